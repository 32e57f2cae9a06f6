"""What the guessing games share: outcomes, the time in which a score is watched, replaying."""

import pytest

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.guessing import LOST, PLAYING, WON, replay_words
from cyclomind.games.mastermind import CHECKING, CLASSIC, ENTERING, MastermindGame, secret_of
from cyclomind.games.mastermind import Puzzle as CodePuzzle
from cyclomind.games.necklace import ARRANGING, GIVEN_UP, SOLVED, SPINNING, NecklaceGame
from cyclomind.games.walkthrough import ANSWER, ATTEMPTS, WalkthroughGame
from cyclomind.necklace import rotate_clockwise
from cyclomind.puzzle import puzzle_of

PUZZLE = puzzle_of((0, 1, 2, 0, 3), 4)
CODE = CodePuzzle(4711, CLASSIC)


def turned(steps: int) -> NecklaceGame:
    """Return a game whose board is the secret, turned by so many steps the other way."""
    game = NecklaceGame(PUZZLE)
    wanted = rotate_clockwise(PUZZLE.secret, -steps)
    for i in range(5):
        if game.arrangement[i] != wanted[i]:
            game.swap(i, game.arrangement.index(wanted[i], i + 1))
    return game


def checked(code: tuple, seconds_per_peg: float) -> MastermindGame:
    game = MastermindGame(CODE)
    for color in code:
        game.place(color)
    game.check(seconds_per_peg)
    return game


def test_a_spin_takes_its_rotation_times_the_step():
    game = turned(3)
    game.submit(0.5)
    assert game.watch_seconds == 1.5
    game.update(1)
    assert (game.phase, len(game.shown_turns)) == (SPINNING, 1)
    game.update(0.5)
    assert (game.phase, len(game.shown_turns)) == (SOLVED, 2)


def test_time_that_is_told_all_at_once_ends_the_spin_too():
    game = turned(2)
    game.submit(0.5)
    game.update(3600)
    assert game.phase == SOLVED


def test_the_outcome_is_true_before_its_score_is_seen():
    game = turned(1)
    assert game.outcome == PLAYING
    game.submit(1)
    assert (game.outcome, game.is_over, game.is_watched) == (WON, False, True)


def test_who_gives_up_has_lost():
    game = NecklaceGame(PUZZLE)
    game.give_up()
    assert (game.outcome, game.phase, game.is_over) == (LOST, GIVEN_UP, True)


def test_a_guess_without_a_turn_is_over_at_the_first_update_in_one_transition():
    game = NecklaceGame(PUZZLE)
    game.submit(1)
    heard: list = []
    game.on_phase(lambda source, target: heard.append((source, target)))
    game.update(0)
    game.update(0)
    assert heard == [(SPINNING, ARRANGING)]


def test_after_a_score_was_shown_early_the_next_one_takes_its_whole_time():
    game = turned(2)
    game.swap(0, 1)
    game.submit(1)
    game.update(0.5)
    game.show_score()
    game.update(100)
    game.submit(1)
    assert game.phase == SPINNING
    assert game.seconds_in_phase == 0


def test_pegs_appear_one_after_another():
    game = checked(secret_of(CODE), 0.0625)
    seen = []
    for _ in range(4):
        assert game.phase == CHECKING
        seen.append(game.appeared)
        game.update(0.0625)
    assert seen == [1, 2, 3, 4]
    assert (game.phase, game.outcome) == (WON, WON)


def test_many_pegs_hurry_to_appear_within_half_a_second():
    assert checked(secret_of(CODE), 1).watch_seconds == 0.5


def test_a_row_without_pegs_is_watched_for_the_time_of_one():
    code = next((c,) * 4 for c in range(6) if c not in secret_of(CODE))
    game = checked(code, 0.25)
    assert (game.watch_seconds, game.appeared) == (0.25, 0)
    game.update(0.25)
    assert game.phase == ENTERING


def test_the_walkthrough_says_its_outcome():
    game = WalkthroughGame()
    for _ in range(ATTEMPTS):
        assert game.outcome == PLAYING
        for place in range(4):
            game.enter(place, "D")
        game.check()
    assert game.outcome == LOST
    game.reset()
    for place, letter in enumerate(ANSWER):
        game.enter(place, letter)
    game.check()
    assert game.outcome == WON


@pytest.mark.parametrize("error", [ValueError, IllegalMoveError, UnreadableError])
def test_a_refused_word_makes_the_record_unreadable(error: type):
    def refuse(word: str) -> None:
        if word == "b":
            raise error("no")

    with pytest.raises(UnreadableError, match="not a move here: b"):
        replay_words("a b", refuse)


def test_an_empty_record_has_no_words():
    replay_words("", lambda word: pytest.fail(word))
