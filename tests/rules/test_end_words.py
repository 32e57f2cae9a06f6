"""What the card of a game that is over shows, and what of it is announced."""

from collections.abc import Iterator

import pytest

from app.shelf.end_words import Counted, bigger, figures_of, left_spoken, sentence_of, spoken
from app.shelf.summary import Summary
from app.words import sentences as words
from cyclomind.games.guessing import LOST, WON


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    words.learn("en", "home")
    words.learn("en", "panels")
    yield
    words._words.clear()


def over(outcome: str = WON, guesses: int = 3, size: str = "5/4", room: str = "necklace"):
    return Summary(room, "n=5&c=4&s=zgtAhPI", size, outcome, ((5,),) * guesses, 0, (2, 2, 1), None)


def test_the_card_shows_what_is_known_and_nothing_else():
    assert figures_of(over(), Counted(181, 2, 0, 0)) == (
        ("3", "guesses"),
        ("1.81", "par"),
        ("2", "your best"),
    )
    assert figures_of(over(guesses=1, room="palette"), Counted(0, 1, 0, 0)) == (
        ("1", "guess"),
        ("1", "your best"),
    )
    daily = figures_of(over(room="daily"), Counted(181, 3, 0, 5))
    assert daily[-1] == ("5", "days in a row")
    # A game that was given up is no best, and its run of days is over.
    lost = over(LOST, 2, room="daily")
    assert figures_of(lost, Counted(181, 0, 0, 4)) == (("2", "guesses"), ("1.81", "par"))


def test_a_game_that_was_given_up_is_answered_kindly():
    kind = "That one was hard to find. Another one is ready when you are."
    assert sentence_of(over(LOST), Counted(181, 0, 0, 0)) == kind
    ended = sentence_of(over(LOST, room="daily"), Counted(181, 0, 0, 4))
    assert ended == "Your run of 4 days has ended. " + kind
    assert sentence_of(over(), Counted(181, 3, 0, 4)) == ""


@pytest.mark.parametrize(
    ("outcome", "days", "expected"),
    [
        (WON, 0, ""),
        (WON, 1, ""),
        (WON, 3, "3 days in a row."),
        (LOST, 1, "Your run of 1 day has ended."),
        (LOST, 0, ""),
    ],
)
def test_what_became_of_a_run_of_days_is_announced(outcome, days, expected):
    assert spoken(over(outcome), Counted(181, 3, 0, days)) == expected


def test_the_chart_is_told_in_words():
    assert left_spoken((9, 6, 3, 1), WON).endswith("from Guess 0 on: 9, 6, 3, found")
    assert left_spoken((9, 6), LOST).endswith(": 9, 6")


def test_the_next_size_up_is_offered_once_this_one_was_often_won_under_par():
    assert bigger(over(), Counted(181, 1, 2, 0)) is None
    assert bigger(over(), Counted(181, 1, 3, 0)) == (6, 4)
    assert bigger(over(LOST), Counted(181, 1, 3, 0)) is None
    assert bigger(over(size="7/6"), Counted(181, 1, 3, 0)) == (8, 6)
    assert bigger(over(size="8/6"), Counted(181, 1, 9, 0)) is None
