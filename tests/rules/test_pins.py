"""Pins of the necklace game: what is pinned stays, turns with the ring, and is undone and kept."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.input.laying_out import lay_out
from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.necklace import NecklaceGame, replay
from cyclomind.puzzle import read_puzzle
from tests.rules.given import puzzles

PUZZLE = read_puzzle("5", "4", "zgtAhPI")  # 1 3 3 0 2 on the board at the start


def test_a_pinned_bead_is_not_swapped_until_it_is_free_again():
    game = NecklaceGame(PUZZLE)
    game.pin(3)
    assert game.pinned == (3,)
    for i, j in ((3, 0), (0, 3), (3, 3)):
        with pytest.raises(IllegalMoveError):
            game.swap(i, j)
    assert game.swap(0, 1)
    game.pin(3)
    assert not game.pinned
    assert game.swap(0, 3)


def test_pins_are_taken_back_and_made_again_as_swaps_are():
    game = NecklaceGame(PUZZLE)
    game.swap(0, 1)
    game.pin(2)
    assert game.undo() == (2, 2)
    assert (game.pinned, game.can_undo) == ((), True)
    assert game.redo() == (2, 2)
    assert game.pinned == (2,)
    game.undo()
    assert game.undo() == (0, 1)
    assert not game.can_undo


@given(puzzles, st.sets(st.integers(0, 7)), st.integers(0, 7), st.integers(0, 7))
def test_a_pin_turns_with_its_bead(puzzle, pins, i, j):
    n = puzzle.n
    game = NecklaceGame(puzzle)
    game.swap(i % n, j % n)
    for position in sorted({pin % n for pin in pins}):
        game.pin(position)
    before = [game.arrangement[position] for position in game.pinned]
    shift = game.submit().feedback.rotation
    assert list(game.pinned) == sorted(game.pinned)
    assert len(game.pinned) == len({pin % n for pin in pins})
    after = {position: game.arrangement[position] for position in game.pinned}
    back = sorted((position - shift) % n for position in after)
    assert [after[(position + shift) % n] for position in back] == before


@given(puzzles, st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=20))
def test_a_game_with_pins_comes_back_from_its_record(puzzle, moves):
    game = NecklaceGame(puzzle)
    for i, j in moves:
        if not game.is_open:
            break
        if i == j:
            game.pin(i % puzzle.n)
        elif i == 7 or not {i % puzzle.n, j % puzzle.n}.isdisjoint(game.pinned):
            game.submit()
            game.show_score()
        else:
            game.swap(i % puzzle.n, j % puzzle.n)
    again = replay(puzzle, game.record())
    assert again.record() == game.record()
    assert (again.arrangement, again.turns) == (game.arrangement, game.turns)
    assert again.pinned == game.pinned


def test_a_pin_is_written_as_what_earlier_pages_take_for_a_swap_that_changes_nothing():
    game = replay(PUZZLE, "33 01")
    assert game.record() == "33 01"
    assert game.pinned == (3,)
    with pytest.raises(UnreadableError):
        replay(PUZZLE, "33 03")


def test_giving_up_leaves_no_pin():
    game = NecklaceGame(PUZZLE)
    game.pin(0)
    game.give_up()
    assert game.pinned == ()


class Room:
    """As much of a room as laying out needs."""

    def __init__(self, game):
        self.game = game

    def when_arranging(self, move):
        move()

    def changed(self):
        pass


def test_laying_out_takes_away_the_pins_in_its_way_and_no_others():
    game = NecklaceGame(PUZZLE)
    assert game.arrangement == (1, 3, 3, 0, 2)
    for position in (0, 1, 4):
        game.pin(position)
    room: Any = Room(game)
    lay_out(room, (0, 3, 3, 1, 2))
    assert game.arrangement == (0, 3, 3, 1, 2)
    assert game.pinned == (1, 4)
    for _ in range(2):
        game.undo()
    assert game.arrangement == (1, 3, 3, 0, 2)
    assert list(game.pinned) == [0, 1, 4]
