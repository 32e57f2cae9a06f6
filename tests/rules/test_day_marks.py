"""How a day's necklace was done: the mark of its place in the calendar."""

import pytest

from app.shelf.day_marks import BEGUN, DONE, GIVEN_UP, MARKS, PAR, mark_of
from cyclomind.games.guessing import LOST, PLAYING, WON


@pytest.mark.parametrize(
    ("outcome", "guesses", "par", "mark"),
    [
        (PLAYING, 0, 0, BEGUN),
        (PLAYING, 9, 210, BEGUN),
        (LOST, 1, 210, GIVEN_UP),
        (WON, 2, 210, PAR),
        (WON, 2, 200, PAR),
        (WON, 2, 199, DONE),
        (WON, 1, 0, DONE),
    ],
)
def test_the_mark_of_a_game(outcome: str, guesses: int, par: int, mark: str):
    assert mark_of(outcome, guesses, par) == mark


def test_every_mark_is_another():
    assert len(set(MARKS)) == 5
