"""Replays: a record as the text of a link, and a game looked at move by move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.errors import UnreadableError
from cyclomind.games.necklace import NecklaceGame, replay
from cyclomind.puzzle import new_puzzle, read_puzzle
from cyclomind.replays import LONGEST, Replay, decode, encode
from cyclomind.rng import Rng

PUZZLE = read_puzzle(None, None, "zAhDhfM")

moves = st.lists(
    st.sampled_from(("!", "#", *[f"{i}{j}" for i in range(8) for j in range(i)])), min_size=1
)


@given(moves)
def test_a_record_comes_back_as_the_same_moves(words):
    record = " ".join(words)
    text = encode(record)
    assert text.isalnum() and text.isascii() and len(text) == len(words)
    again = decode(text).split(" ")
    assert [set(word) for word in again] == [set(word) for word in words]
    assert encode(decode(text)) == text


def test_hints_and_pins_are_left_out():
    assert encode("03 ! 11 14 ! ?0.1 ?1.3") == encode("03 ! 14 !") == "CgJg"


@pytest.mark.parametrize("text", ["", "c", "A g", "Ag!", "\u0661", "A" * (LONGEST + 1), "-", "é"])
def test_any_other_text_is_refused(text):
    with pytest.raises(UnreadableError):
        decode(text)


@pytest.mark.parametrize("record", ["9", "08", "0", "012", "! x", " ".join(["01"] * 301)])
def test_no_text_is_made_of_what_is_no_record(record):
    with pytest.raises(UnreadableError):
        encode(record)


def test_a_game_is_looked_at_after_each_move():
    watched = Replay(PUZZLE, "23 ! ?1.1 02 !")
    assert (watched.place, watched.length) == (0, 4)
    assert watched.whole.guess_count == 2
    seen = []
    for place in range(watched.length + 1):
        watched.go(place)
        seen.append((watched.swapped, watched.is_scored, watched.game.guess_count))
    assert seen == [
        *[((), False, 0), ((2, 3), False, 0), ((), True, 1)],
        *[((0, 2), False, 1), ((), True, 2)],
    ]
    watched.go(99)
    assert watched.place == 4 and watched.game.is_over
    watched.go(-1)
    assert watched.game.arrangement == NecklaceGame(PUZZLE).arrangement


@pytest.mark.parametrize("record", ["", "23", "23 !", "23 ! 02 ! 01", "56 !", "23 ! 02 ! !", "x"])
def test_a_record_that_does_not_end_with_the_game_fits_no_puzzle(record):
    with pytest.raises(UnreadableError):
        Replay(PUZZLE, record)


@given(st.integers(0, 10**6))
def test_every_game_that_is_over_can_be_sent_and_watched(seed):
    rng = Rng(f"watch {seed}")
    game = NecklaceGame(new_puzzle(4 + rng.below(5), 2 + rng.below(5), rng))
    n = game.puzzle.n
    for _ in range(rng.below(6)):
        if game.is_open:
            game.swap(rng.below(n), rng.below(n))
            game.submit()
            game.show_score()
    if game.is_open:
        game.give_up()
    watched = Replay(game.puzzle, decode(encode(game.record())))
    assert watched.whole.turns == game.turns
    assert watched.whole.arrangement == game.arrangement
    assert replay(game.puzzle, decode(encode(game.record()))).outcome == game.outcome
