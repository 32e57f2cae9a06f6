"""The coach of Mastermind: counts, rows in hand, rows worth playing, reviews."""

import itertools
import json
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.workers import mastermind as tasks
from cyclomind.games.codebreaker.answers import Turn, slips
from cyclomind.games.mastermind import CLASSIC, MastermindGame, Puzzle, Rules, secret_of
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs, score_pegs
from cyclomind.strategy.codebreaking.coach import (
    MOST_LISTED,
    Possible,
    coach_of,
    possible,
    reviewing,
    suggesting,
)
from cyclomind.strategy.codebreaking.codes import Codes
from cyclomind.strategy.codebreaking.weighing import value_of

#: Small enough for brute force: with repeats, and without.
SMALL = ((3, 4, True), (3, 5, False))


def _codes(rules: tuple) -> list:
    places, colors, repeats = rules
    every = itertools.product(range(colors), repeat=places)
    return [code for code in every if repeats or len(set(code)) == places]


@st.composite
def games(draw):
    """(rules, secret, turns): rows answered by one secret; no row is the secret but the last."""
    rules = draw(st.sampled_from(SMALL))
    secret = draw(st.sampled_from(_codes(rules)))
    row = st.tuples(*[st.integers(0, rules[1] - 1)] * rules[0])
    rows = draw(st.lists(row.filter(lambda guess: guess != secret), max_size=3))
    if draw(st.booleans()):
        rows.append(secret)
    return rules, secret, tuple(Turn(guess, score_pegs(secret, guess)) for guess in rows)


def _end(work):
    """Run a generator; return what it returns, and what it yielded."""
    told = []
    while True:
        try:
            told.append(next(work))
        except StopIteration as end:
            return end.value, told


def _fitting(rules: tuple, turns: tuple) -> list:
    return [code for code in _codes(rules) if not slips(turns, code)]


def _average(codes: list, guess: tuple) -> Fraction:
    sizes = Counter(score_pegs(code, guess) for code in codes if code != guess)
    return Fraction(sum(size * size for size in sizes.values()), len(codes))


# --- counts, and the row in hand


@given(games(), st.data())
def test_a_row_is_possible_when_a_code_that_fits_has_its_beads(game, data):
    rules, _, turns = game
    guesser = coach_of(*rules)
    color = st.none() | st.integers(0, rules[1] - 1)
    row = data.draw(st.tuples(*[color] * rules[0]))
    found = possible(guesser, turns, row)
    matching = [
        code
        for code in _fitting(rules, turns)
        if all(wanted in (None, bead) for wanted, bead in zip(row, code, strict=True))
    ]
    assert found.codes == len(matching)
    if found.number is not None:
        assert not matching and None not in row
        assert score_pegs(row, turns[found.number].guess) == found.would_be
        assert found.would_be != turns[found.number].pegs
        assert not slips(turns[: found.number], row)


def test_a_row_that_repeats_a_colour_is_impossible_without_an_answer_that_says_so():
    for row in ((1, 1, 2), (1, 1, None)):
        assert possible(coach_of(3, 5, False), (), row) == Possible(0, None, None)


@pytest.mark.parametrize("rules", [(4, 6, True), (5, 8, False), (6, 10, True)])
def test_every_size_is_counted_exactly(rules):
    places, colors, repeats = rules
    everything = coach_of(*rules).fitting(())
    distinct = 1
    for i in range(places):
        distinct *= colors - i
    assert everything.bit_count() == (colors**places if repeats else distinct)
    turn = Turn(tuple(range(places)), Pegs(0, 0))
    left = coach_of(*rules).fitting((turn,)).bit_count()
    others = colors - places
    expected = others**places if repeats else 0
    assert left == expected


def test_codes_made_when_asked_for_are_the_codes():
    codes = Codes.every(3, 4)
    assert list(codes.codes) == list(itertools.product(range(4), repeat=3))
    assert codes.codes[2:5] == [(0, 0, 2), (0, 0, 3), (0, 1, 0)]
    with pytest.raises(IndexError):
        codes.codes[64]
    for place, color in itertools.product(range(3), range(4)):
        members = codes.members(codes.showing(place, color))
        assert members == [code for code in codes.codes if code[place] == color]


# --- a row worth playing


@given(games())
@settings(max_examples=40)
def test_no_row_of_the_codes_leaves_fewer_than_the_one_suggested(game):
    rules, _, turns = game
    left = _fitting(rules, turns)
    found, told = _end(suggesting(coach_of(*rules), turns, Rng(1)))
    assert found.candidates == len(left)
    assert found.is_certain
    assert abs(found.value.average_left - _average(left, found.value.guess)) < 1e-9
    assert found.value.could_be_secret == (found.value.guess in left)
    if turns and len(left) > 2:
        weights = {
            code: _average(left, code) + Fraction(code in left, len(left)) for code in _codes(rules)
        }
        assert weights[found.value.guess] == min(weights.values())
        assert told[-1][0] == told[-1][1]


def test_the_first_row_of_the_classic_game_leaves_185_on_average():
    """1123 does, as Irving found; Source: Towards an optimum Mastermind strategy, 1978."""
    found, _ = _end(suggesting(coach_of(4, 6, True), (), Rng(1)))
    assert (found.value.guess, found.value.worst_left) == ((0, 0, 1, 2), 276)
    assert abs(found.value.average_left - 185.27) < 0.01
    assert found.candidates == 1296 and found.is_certain


def test_a_large_size_is_weighed_on_samples_and_says_so():
    rules = (6, 10, True)
    turns = (Turn((0, 0, 1, 1, 2, 3), Pegs(1, 2)),)
    work = suggesting(coach_of(*rules), turns, Rng(1))
    done, of = next(work)
    assert (done, of) == (0, 3000)
    found, told = _end(work)
    assert not found.is_certain
    assert found.candidates == coach_of(*rules).fitting(turns).bit_count() > 10_000
    assert [done for done, _ in told] == sorted(done for done, _ in told)


# --- a review


@given(games().filter(lambda game: game[2]))
@settings(max_examples=40)
def test_a_review_counts_and_judges_by_what_was_known(game):
    rules, secret, turns = game
    guesser = coach_of(*rules)
    found, told = _end(reviewing(guesser, turns, Rng(1)))
    assert all(0 <= done <= of for done, of in told)
    for number, judged in enumerate(found.guesses):
        before, after = _fitting(rules, turns[:number]), _fitting(rules, turns[: number + 1])
        guess = turns[number].guess
        assert judged.number == number + 1
        assert judged.before == len(before)
        assert judged.after == (0 if guess == secret else len(after))
        assert abs(judged.value.average_left - _average(before, guess)) < 1e-9
        assert judged.best.average_left <= judged.value.average_left + 1e-9
        assert 0 <= judged.skill <= 1
        assert 0 <= judged.luck <= 1
        if guess == secret:
            assert judged.codes == ()
        else:
            assert list(judged.codes) == (after if len(after) <= MOST_LISTED else [])


def test_luck_is_half_when_only_one_answer_was_possible():
    (judged,) = _end(reviewing(coach_of(3, 4, True), (Turn((0, 0, 0), Pegs(0, 0)),), Rng(1)))[
        0
    ].guesses
    sizes = Counter(score_pegs(code, (0, 0, 0)) for code in _codes((3, 4, True)))
    most = sizes[Pegs(0, 0)]  # of 64 codes 27 have no 0, and 27 one: a tie
    assert judged.luck == pytest.approx((most + sizes[Pegs(1, 0)]) / 2 / 64)
    certain = (Turn((0, 1, 2), Pegs(3, 0)),)
    again = _end(reviewing(coach_of(3, 4, True), certain * 2, Rng(1)))[0]
    assert again.guesses[1].luck == 0.5


def test_nothing_is_nothing_to_judge():
    with pytest.raises(ValueError, match="nothing"):
        _end(reviewing(coach_of(3, 4, True), (), Rng(1)))


def test_the_values_are_exact_also_for_a_million_codes():
    guesser = coach_of(6, 10, True)
    found = value_of(guesser.all, guesser.all.everything, (0, 1, 2, 3, 4, 5))
    assert found.could_be_secret
    assert found.worst_left < 250_000


# --- the worker's tasks


def test_the_tasks_answer_what_the_page_asks():
    game = MastermindGame(Puzzle(4711, CLASSIC))
    for row in ((0, 1, 2, 3), (4, 4, 0, 1)):
        for place, color in enumerate(row):
            game.place(color, place)
        game.check()
        game.show_score()
    payload = {
        "rules": [4, 6, True],
        "turns": [[list(turn.guess), *turn.pegs] for turn in game.turns],
        "row": [secret_of(game.puzzle)[0], None, None, None],
    }
    left = tasks.count(payload)["codes"]
    assert 0 < tasks.fits(payload)["codes"] <= left
    suggested, _ = _end(tasks.suggest(payload))
    assert suggested["candidates"] == left
    judged, _ = _end(tasks.review(payload))
    assert judged["guesses"][1]["after"] == left
    assert json.loads(json.dumps([suggested, judged]))
    assert _end(tasks.suggest(payload))[0] == suggested


def test_rules_without_repeats_have_codes_of_their_own():
    rules = Rules(4, 6, 10, False)
    payload = {"rules": [*rules[:2], False], "turns": [], "row": [None] * 4}
    assert tasks.count(payload)["codes"] == 360
