"""The lesson: each phase waits for its move, and it begins wherever the game is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.games.necklace import NecklaceGame, replay
from cyclomind.lesson import AGAIN, GUESS, OVER, SOLVED, SWAP, TURNED, Lesson
from cyclomind.puzzle import FIRST_CODE, new_puzzle, read_puzzle
from cyclomind.rng import Rng
from cyclomind.scoring import score_guess

PUZZLE = read_puzzle(None, None, FIRST_CODE)


def test_the_first_puzzle_shows_what_a_turn_is_and_can_then_be_reasoned_out():
    game = NecklaceGame(PUZZLE)
    assert game.turns[0].feedback.exact == 2
    game.swap(2, 3)
    turn = game.submit(1)
    assert turn.feedback == (3, 2)
    game.show_score()
    lesson = Lesson(game)
    game.swap(*lesson.helpful_swap())
    game.submit()
    game.show_score()
    lesson.follow(game)
    assert lesson.phase == SOLVED and game.guess_count == 2


def test_each_phase_waits_for_its_move():
    game = NecklaceGame(PUZZLE)
    lesson = Lesson(game)
    heard: list = []
    stop = lesson.on_phase(lambda source, target: heard.append((source, target)))

    def after(move) -> str:
        move()
        lesson.follow(game)
        return lesson.phase

    assert lesson.phase == SWAP
    assert after(lambda: game.swap(0, 1)) == SWAP, "two beads alike change nothing"
    assert after(lambda: game.swap(2, 3)) == GUESS
    assert after(game.undo) == SWAP
    assert after(game.redo) == GUESS
    assert after(lambda: game.submit(1)) == GUESS, "as long as the ring turns"
    assert after(game.show_score) == TURNED and not lesson.needs_help
    assert after(lambda: game.swap(3, 4)) == AGAIN
    assert after(game.submit) == AGAIN
    assert after(game.show_score) == TURNED and lesson.needs_help
    stop()
    assert after(game.give_up) == OVER
    assert heard[0] == (SWAP, GUESS) and heard[-1] == (AGAIN, TURNED)


@pytest.mark.parametrize(
    ("record", "phase"),
    [
        *[("", SWAP), ("23", GUESS), ("!", TURNED), ("23 !", TURNED), ("23 ! 02", AGAIN)],
        *[("23 ! 02 !", SOLVED), ("#", OVER)],
    ],
)
def test_it_begins_in_the_phase_of_a_game_that_was_played_before(record, phase):
    assert Lesson(replay(PUZZLE, record)).phase == phase


def test_another_puzzle_or_the_wish_to_skip_ends_it():
    lesson = Lesson(NecklaceGame(PUZZLE))
    lesson.follow(NecklaceGame(new_puzzle(5, 4, Rng("another"))))
    assert lesson.phase == OVER
    skipped = Lesson(NecklaceGame(PUZZLE))
    skipped.end()
    skipped.end()
    skipped.follow(replay(PUZZLE, "23"))
    assert skipped.phase == OVER


@given(st.integers(0, 10**6))
def test_the_helpful_swaps_solve_every_board(seed):
    """One after another, each guessed, from wherever the player has brought the beads."""
    rng = Rng(f"lesson {seed}")
    game = NecklaceGame(PUZZLE)
    for _ in range(rng.below(4)):
        game.swap(rng.below(5), rng.below(5))
    lesson = Lesson(game)
    for _ in range(5):
        before = score_guess(PUZZLE.secret, game.arrangement).exact
        game.swap(*lesson.helpful_swap())
        assert score_guess(PUZZLE.secret, game.arrangement).exact > before or before == 5
        game.submit()
        game.show_score()
        if game.is_over:
            return
    raise AssertionError(f"not solved by {game.record()}")
