"""The walkthrough: the scoring rule on AABC, step by step."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.guessing import LOST, WON
from cyclomind.games.walkthrough import (
    ANSWER,
    ATTEMPTS,
    ENTERING,
    LETTERS,
    MISSING,
    SHAPES,
    UNKNOWN,
    WORKED_GUESSES,
    Leftover,
    LettersError,
    WalkthroughGame,
    Working,
    leftovers,
    read_guess,
    replay,
)
from cyclomind.scoring import Pegs, score_pegs

EMPTY_INPUTS = ("", "", "", "")

guesses = st.text(LETTERS, min_size=4, max_size=4)


def _values(game: WalkthroughGame) -> tuple:
    return game.phase, game.turns, game.inputs, game.attempts_left, game.record()


def _type(game: WalkthroughGame, texts) -> None:
    for place, text in enumerate(texts):
        game.enter(place, text)


def _check(game: WalkthroughGame, texts):
    _type(game, texts)
    return game.check()


# --- the example


def test_the_answer_the_letters_and_their_shapes():
    assert ANSWER == "AABC"
    assert dict(zip(LETTERS, SHAPES)) == {
        "A": "triangle",
        "B": "square",
        "C": "circle",
        "D": "diamond",
        "E": "star",
        "F": "hexagon",
    }
    assert ATTEMPTS == 8


def test_the_worked_guesses():
    totals = [score_pegs(ANSWER, guess) for guess in WORKED_GUESSES]
    assert dict(zip(WORKED_GUESSES, totals)) == {
        "AAAA": (2, 0),
        "ADAA": (1, 1),
        "BCAA": (0, 4),
        "AABC": (4, 0),
    }


# --- the steps of the rule


def test_the_steps_of_one_exact_and_one_misplaced():
    assert leftovers("AABC", "ADAA") == Working(
        (0,),
        (
            Leftover("A", (1,), (2, 3), 1),
            Leftover("B", (2,), (), 0),
            Leftover("C", (3,), (), 0),
            Leftover("D", (), (1,), 0),
        ),
        Pegs(1, 1),
    )


def test_the_steps_of_all_misplaced():
    assert leftovers("AABC", "BCAA") == Working(
        (),
        (
            Leftover("A", (0, 1), (2, 3), 2),
            Leftover("B", (2,), (0,), 1),
            Leftover("C", (3,), (1,), 1),
        ),
        Pegs(0, 4),
    )


def test_nothing_is_left_over_when_all_are_exact():
    assert leftovers("AABC", "AABC") == Working((0, 1, 2, 3), (), Pegs(4, 0))


@given(guesses, guesses)
def test_the_steps_add_up_to_the_score(secret, guess):
    exact, rows, pegs = leftovers(secret, guess)
    assert pegs == score_pegs(secret, guess)
    assert len(exact) == pegs.exact
    assert sum(row.pairs for row in rows) == pegs.misplaced
    assert [row.symbol for row in rows] == sorted({row.symbol for row in rows})
    for side, word in (("in_secret", secret), ("in_guess", guess)):
        places = [place for row in rows for place in getattr(row, side)]
        assert sorted([*places, *exact]) == [0, 1, 2, 3], "each place is used exactly once"
        assert all(word[place] == row.symbol for row in rows for place in getattr(row, side))
    assert all(row.pairs == min(len(row.in_secret), len(row.in_guess)) for row in rows)


# --- reading a guess


@pytest.mark.parametrize("inputs", ["aabc", ("A ", " a", "\tB\n", "c"), ["A", "A", "b", "C"]])
def test_spaces_and_case_do_not_matter(inputs):
    assert read_guess(tuple(inputs)) == "AABC"


@pytest.mark.parametrize(
    ("inputs", "problems"),
    [
        (EMPTY_INPUTS, ((0, MISSING), (1, MISSING), (2, MISSING), (3, MISSING))),
        (("A", " ", "B", "C"), ((1, MISSING),)),
        (("A", "G", "B", ""), ((1, UNKNOWN), (3, MISSING))),
        (("AB", "1", "?", "a b"), ((0, UNKNOWN), (1, UNKNOWN), (2, UNKNOWN), (3, UNKNOWN))),
        (("\u00c4", "\uff21", "\u0391", "\u0410"), tuple((i, UNKNOWN) for i in range(4))),
    ],
)
def test_what_cannot_be_read_says_which_places_and_why(inputs, problems):
    with pytest.raises(LettersError) as caught:
        read_guess(inputs)
    assert caught.value.problems == problems
    assert isinstance(caught.value, UnreadableError)


@given(st.tuples(*[st.text(max_size=3) | st.sampled_from("ABCDEFabcdef")] * 4))
def test_any_inputs_are_a_guess_or_a_letters_error(inputs):
    try:
        guess = read_guess(inputs)
    except LettersError as error:
        assert error.problems
    else:
        assert len(guess) == 4
        assert set(guess) <= set(LETTERS)


# --- the game


def test_it_starts_empty():
    assert _values(WalkthroughGame()) == (ENTERING, (), EMPTY_INPUTS, 8, "")


def test_a_guess_is_scored_and_the_inputs_clear():
    game = WalkthroughGame()
    assert _check(game, "adaa") == ("ADAA", Pegs(1, 1))
    assert _values(game) == (ENTERING, (("ADAA", (1, 1)),), EMPTY_INPUTS, 7, "ADAA")


def test_a_correction_costs_nothing_and_keeps_what_was_typed():
    game = WalkthroughGame()
    _check(game, "AAAA")
    _type(game, ("A", "x", "", " b"))
    before = _values(game)
    with pytest.raises(LettersError):
        game.check()
    assert _values(game) == before
    assert game.attempts_left == 7


def test_history_is_unchanged_by_later_guesses():
    game = WalkthroughGame()
    first = _check(game, "AAAA")
    _check(game, "BCAA")
    assert game.turns[0] is first
    assert [turn.pegs for turn in game.turns] == [(2, 0), (0, 4)]


def test_repeated_guesses_count_and_eight_are_all():
    game = WalkthroughGame()
    for left in range(7, -1, -1):
        assert game.phase == ENTERING
        _check(game, "FFFF")
        assert game.attempts_left == left
    assert game.phase == LOST


def test_four_exact_win_even_on_the_eighth():
    game = WalkthroughGame()
    for _ in range(7):
        _check(game, "CBAA")
    _check(game, "AABC")
    assert (game.phase, game.attempts_left) == (WON, 0)


@pytest.mark.parametrize("last", ["AABC", "FFFF"])
def test_after_the_end_check_does_nothing(last):
    game = WalkthroughGame()
    for _ in range(7):
        _check(game, "DDDD")
    _check(game, last)
    assert game.inputs == tuple(last), "the final guess stays in the inputs"
    before = _values(game)
    assert game.check() is None
    assert _values(game) == before
    _type(game, EMPTY_INPUTS)
    assert game.check() is None, "not even a correction is asked for"


@given(st.lists(guesses, max_size=9), st.tuples(*[st.text(max_size=2)] * 4))
def test_reset_restores_everything(played, typed):
    game = WalkthroughGame()
    for guess in played:
        _check(game, guess)
    _type(game, typed)
    game.reset()
    assert _values(game) == _values(WalkthroughGame())
    assert _check(game, "AABC") == ("AABC", (4, 0))


@pytest.mark.parametrize("place", [-1, 4])
def test_there_are_four_inputs(place):
    game = WalkthroughGame()
    with pytest.raises(IllegalMoveError):
        game.enter(place, "A")
    assert game.inputs == EMPTY_INPUTS


# --- records


@given(st.lists(guesses, max_size=8), st.tuples(*[st.sampled_from(("", *LETTERS))] * 4))
def test_a_game_is_the_same_when_replayed(played, typed):
    game = WalkthroughGame()
    for guess in played:
        _check(game, guess)
        if game.phase != ENTERING:
            break
    if game.phase == ENTERING:
        _type(game, typed)
    assert _values(replay(game.record())) == _values(game)


@pytest.mark.fault("C36")
def test_what_was_typed_comes_back_as_letters():
    game = WalkthroughGame()
    _check(game, "ADAA")
    _type(game, (" b", "", "x", "|"))
    assert game.record() == "ADAA +B---"
    assert replay(game.record()).inputs == ("B", "", "", "")


@given(st.text(max_size=20) | st.lists(guesses | st.text("ABab +-", max_size=5)).map(" ".join))
def test_any_record_is_replayed_or_unreadable(record):
    with contextlib.suppress(UnreadableError):
        assert replay(record).record() == record


@pytest.mark.parametrize(
    "record",
    [
        "aabc",
        "AAB",
        "AABCD",
        "AABG",
        "AAAA ",
        " AAAA",
        "AAAA  AAAA",
        "AAAA\nAAAA",
        "AABC AABC",
        "+----",
        "+A",
        "+A--- AAAA",
        "+AAA- +AAAA",
        "AABC +A---",
        "A---",
    ],
)
def test_unreadable_records(record):
    with pytest.raises(UnreadableError):
        replay(record)
