"""What the code-breaker's room shows and says of a game, computed without a page."""

import pytest

from app.locales.en import home, rooms
from app.rooms.codebreaker.picture import picture_of
from app.rooms.codebreaker.standing import listed, par_of, standing
from app.rooms.codebreaker.state import Edit, Thoughts
from app.words import sentences
from cyclomind.games.codebreaker.answers import NO_DOUBTS, Doubts, Suspect
from cyclomind.games.codebreaker.game import CodebreakerGame, Thought, replay
from cyclomind.games.codebreaker.squares import BLACK, EMPTY, WHITE
from cyclomind.scoring import Pegs

QUIET = Thoughts(False, None, NO_DOUBTS)


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(sentences, "_words", {**home.WORDS, **rooms.WORDS})


def test_before_the_game_there_is_a_choice_and_nothing_to_answer():
    picture = picture_of(CodebreakerGame(4), None, QUIET)
    assert picture.choices and not picture.locked and not picture.rows
    assert (picture.title, picture.guess, picture.squares) == ("", (None,) * 4, ())
    assert (picture.counts, picture.most, picture.left) == (
        (10_000,),
        "10,000",
        "10,000 codes left.",
    )


def test_a_guess_that_waits_is_shown_with_its_squares_and_what_is_left():
    picture = picture_of(replay(4, "!r 1123:10:2345 4156?2345?b-w-"), None, QUIET)
    assert (picture.title, picture.guess) == ("Guess 2", (4, 1, 5, 6))
    assert picture.squares == (BLACK, EMPTY, WHITE, EMPTY)
    assert picture.counts == (10_000, 2345)
    assert picture.left == "2,345 codes left."
    (row,) = picture.rows
    assert (row.guess, row.pegs, row.left) == ((1, 1, 2, 3), Pegs(1, 0), "2,345")
    assert row.can_edit and not row.is_doubted and not row.is_edited


def test_what_was_answered_stays_until_the_thinking_takes_long():
    game = replay(4, "!r 1123:11")
    brief = picture_of(game, None, QUIET)
    assert (brief.title, brief.squares) == ("Guess 1", (BLACK, WHITE, EMPTY, EMPTY))
    assert brief.locked and not brief.is_long
    long = picture_of(game, None, Thoughts(True, (3, 9), NO_DOUBTS))
    assert (long.title, long.guess, long.squares) == ("Guess 2", (None,) * 4, (EMPTY,) * 4)
    assert long.is_long and long.progress == (3, 9)
    assert long.chart.endswith(": 10,000, ?")


def test_an_answer_that_is_corrected_takes_the_place_of_the_guess():
    game = replay(4, "!r 1123:10:2345 4156?2345?----")
    picture = picture_of(game, Edit(0, (WHITE,) + (EMPTY,) * 3), QUIET)
    assert (picture.title, picture.guess) == ("Correct answer 1", (1, 1, 2, 3))
    assert picture.squares[0] == WHITE and picture.rows[0].is_edited


def test_answers_that_cannot_be_right_are_pointed_at():
    game = replay(4, "=9999 !r 1123:10:5 4156:30 9876?5?----")
    picture = picture_of(game, None, Thoughts(False, None, Doubts((), (0,))))
    assert [row.is_doubted for row in picture.rows] == [True, True]
    assert "0 black, 0 white" in picture.rows[1].note


def test_a_solved_game_shows_the_code_and_is_compared_with_the_average():
    game = replay(4, "!r 1123:10:2345 4156:40")
    picture = picture_of(game, None, QUIET)
    assert (picture.title, picture.guess, picture.squares) == ("Your code", (4, 1, 5, 6), ())
    assert [row.is_solved for row in picture.rows] == [False, True]
    assert standing(game, NO_DOUBTS)[0].startswith("Cracked in 2 guesses!")
    assert "6.18" in standing(game, NO_DOUBTS)[0] and par_of(game) == 618


def test_a_game_of_both_strategies_is_compared_with_both_averages():
    game = replay(5, "!rs 11234:50")
    assert "6.57" in standing(game, NO_DOUBTS)[0] and "6.14" in standing(game, NO_DOUBTS)[0]
    assert par_of(game) == 0


def test_a_guess_that_cannot_be_right_itself_is_said_to_be_a_probe():
    game = replay(4, "!s 1123:10")
    game.conclude(Thought(7, (5, 5, 6, 6)), "sharp")
    sentence, also = standing(game, NO_DOUBTS)
    assert sentence.startswith("7 codes left. ") and also.startswith("Guess 2: ")


def test_the_likeliest_slip_is_named_and_marked_first():
    game = replay(4, "!r 1123:10:5 4156:30 9876:01:0")
    game.conclude(Thought(0, None))
    suspects = (Suspect(1, Pegs(2, 0), 7), Suspect(2, Pegs(0, 0), 3), Suspect(0, Pegs(1, 1), 1))
    doubts = Doubts(suspects, ())
    picture = picture_of(game, None, Thoughts(False, None, doubts))
    assert [row.is_doubted for row in picture.rows] == [False, True, False]
    said, _ = standing(game, doubts)
    assert "answer 2 was a slip: with 2 black, 0 white" in said
    assert said.endswith("Or it was one of 1 and 3.")
    assert standing(game, Doubts(suspects[:2], ()))[0].endswith("Or it was answer 3.")
    assert "answers 1 and 3 cannot" in standing(game, Doubts((), (0, 2)))[0]
    assert "Looking for" in standing(game, NO_DOUBTS)[0]


def test_turns_are_listed_as_they_stand_in_a_sentence():
    assert [listed((2,)), listed((0, 2)), listed((0, 1, 3))] == ["3", "1 and 3", "1, 2 and 4"]
