"""The numbered games of the code-breaker: the one that can go on opens, no number comes again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.shelf.rounds import MOST_ROUNDS, fresh, to_open


def kept(stands: dict[int, str], size: int = 5) -> str:
    lines = [f"codebreaker?size={size}&round={n}|r 9 / 0|{how} 2" for n, how in stands.items()]
    return "\n".join(["necklace?n=5&c=4&s=a|!|playing 1", *lines])


def counted(*numbers: int, size: int = 5) -> str:
    line = "2026-12-01 won 2 guesses 0 hints par - {size}/random codebreaker?size={size}&round={n}"
    lines = [line.format(size=size, n=number) + "&answers=12.50" for number in numbers]
    return "\n".join(["Cyclomind results 1", *lines])


@pytest.mark.fault("C31")
def test_a_removed_game_hides_no_later_one():
    assert to_open(kept({1: "won", 3: "playing"}), "", 5) == 3


def test_an_unfinished_game_opens_before_a_new_one():
    assert to_open(kept({1: "playing", 2: "won"}), "", 5) == 1
    assert to_open(kept({1: "won", 2: "won"}), "", 5) == 3
    assert to_open("", "", 5) == 1


@pytest.mark.fault("C31")
def test_a_number_that_was_counted_is_not_used_again():
    assert to_open("", counted(1, 4), 5) == 5
    assert fresh(kept({1: "won"}), counted(1, 2), 5) == 3
    assert fresh("", counted(1, 2), 5, present=7) == 8


def test_other_sizes_have_their_own_numbers():
    assert to_open(kept({8: "won"}, size=4), counted(9, size=4), 5) == 1


def test_after_the_last_number_gaps_are_filled():
    assert fresh(kept({1: "won", MOST_ROUNDS: "won"}), counted(2), 5) == 3


@given(st.text(alphabet="codebreaker?size=5&round=0123456789|won playing\n"))
def test_whatever_stands_there_a_number_comes(words: str):
    assert 1 <= to_open(words, words, 5) <= MOST_ROUNDS
