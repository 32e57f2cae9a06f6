"""What Mastermind's room shows and says of a game, computed without a page."""

import pytest

from app.locales.en import home, rooms
from app.rooms.mastermind.picture import picture_of
from app.rooms.mastermind.standing import par_of, refusal, size_of, standing, title_of
from app.views.bead_row import note_in_words, place_in_words
from app.words import sentences
from cyclomind.games.mastermind import (
    CLASSIC,
    LARGER,
    Puzzle,
    Rules,
    replay,
    secret_of,
    without_repeats,
)

PUZZLE = Puzzle(7, Rules(4, 6, 4, True))
SECRET = "".join([str(color) for color in secret_of(PUZZLE)])
WRONG = ["".join([str((color + step) % 6) for color in secret_of(PUZZLE)]) for step in (1, 2, 3, 4)]


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(sentences, "_words", {**home.WORDS, **rooms.WORDS})


def test_a_row_in_hand_is_shown_below_the_scored_ones():
    game = replay(PUZZLE, WRONG[0] + " 03 12")
    picture = picture_of(game, 2, False)
    assert (picture.rows, picture.places, picture.row) == (4, 4, (3, 2, None, None))
    assert [turn.guess for turn in picture.turns] == [tuple(map(int, WRONG[0]))]
    assert (picture.pending, picture.selected, picture.code) == (None, 2, None)
    assert not picture.won and picture.doubted == ()


def test_a_checked_row_keeps_its_place_until_all_its_pegs_have_appeared():
    game = replay(PUZZLE, " ".join([f"{i}{color}" for i, color in enumerate(SECRET)]))
    game.check(0.1)
    picture = picture_of(game, 0, False)
    assert (picture.turns, picture.pending, picture.row) == ((), game.turns[0], (None,) * 4)
    assert (picture.appeared, picture.fade_ms, picture.won) == (1, 100, False)
    game.update(0.25)
    assert picture_of(game, 0, False).appeared == 3
    game.update(0.25)
    assert picture_of(game, 0, False).won


def test_the_turns_that_a_warning_speaks_of_are_pointed_at():
    row = " ".join([f"{i}{color}" for i, color in enumerate(WRONG[0])])
    game = replay(PUZZLE, f"{WRONG[0]} {WRONG[1]} {row}")
    assert picture_of(game, 0, True).doubted == game.broken_turns != ()
    assert picture_of(game, 0, False).doubted == ()


def test_a_row_that_must_fit_is_refused_with_the_answer_that_it_contradicts():
    row = " ".join([f"{i}{color}" for i, color in enumerate(WRONG[0])])
    game = replay(PUZZLE, f"{WRONG[0]} {row}")
    assert game.broken_turns == (0,)
    exact, misplaced = game.turns[0].pegs
    assert refusal(game) == (
        f"Row 1 rules this out: it earned {exact} black, {misplaced} white, not 4 black, 0 white."
    )


def test_a_note_is_said_when_it_is_made_and_when_it_is_taken_back():
    assert note_in_words((1, 0), True) == "Blue is crossed off at place 2."
    assert note_in_words((1, 0), False) == "Blue is no longer crossed off at place 2."


def test_the_code_is_shown_at_the_end_and_no_row_is_in_hand():
    won = replay(PUZZLE, f"{WRONG[0]} {SECRET}")
    picture = picture_of(won, 0, False)
    assert picture.won and picture.row is None and picture.code == secret_of(PUZZLE)
    lost = replay(PUZZLE, " ".join(WRONG))
    picture = picture_of(lost, 0, False)
    assert not picture.won and picture.row is None and picture.code == secret_of(PUZZLE)


def test_how_a_game_stands():
    assert standing(replay(PUZZLE, "")) == rooms.WORDS["mastermind.start"]
    assert " 3 left." in standing(replay(PUZZLE, WRONG[0]))
    assert "in 2 tries" in standing(replay(PUZZLE, f"{WRONG[0]} {SECRET}"))
    assert standing(replay(PUZZLE, " ".join(WRONG))) != standing(replay(PUZZLE, SECRET))


def test_what_lies_at_a_place():
    assert place_in_words(0, 1) == "Blue bead at place 2."
    assert place_in_words(None, 0) == "Place 1 is empty."


def test_games_are_compared_with_games_of_their_size():
    assert [size_of(CLASSIC), size_of(without_repeats(LARGER))] == ["4/6", "5/8/distinct"]
    assert [par_of(CLASSIC), par_of(LARGER), par_of(without_repeats(CLASSIC))] == [434, 0, 0]
    assert title_of(Puzzle(7, CLASSIC)) != title_of(Puzzle(7, without_repeats(CLASSIC)))
