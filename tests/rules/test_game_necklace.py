"""The necklace game, played at random beside a list model, and its edges one by one."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.guessing import HINT_LEVELS, Hint
from cyclomind.games.necklace import (
    ARRANGING,
    GIVEN_UP,
    SOLVED,
    SPINNING,
    NecklaceGame,
    Turn,
    replay,
)
from cyclomind.necklace import rotate_clockwise
from cyclomind.puzzle import puzzle_of, start_of
from cyclomind.scoring import score_guess
from tests.rules.given import puzzles

PUZZLE = puzzle_of((0, 1, 2, 0, 3), 4)


def _values(game: NecklaceGame) -> tuple:
    """Everything that can be read of a game."""
    return (
        game.puzzle,
        game.phase,
        game.turns,
        game.shown_turns,
        game.guess_count,
        game.arrangement,
        game.can_undo,
        game.can_redo,
        game.hints,
        game.record(),
    )


def _assert_refused(game: NecklaceGame, move, *arguments) -> None:
    before = _values(game)
    with pytest.raises(IllegalMoveError):
        move(*arguments)
    assert _values(game) == before


def _swaps_to(game: NecklaceGame, wanted: tuple) -> list:
    """Return the swaps that turn the arrangement into wanted."""
    beads = list(game.arrangement)
    swaps = []
    for i, bead in enumerate(wanted):
        if beads[i] != bead:
            j = beads.index(bead, i + 1)
            beads[i], beads[j] = beads[j], beads[i]
            swaps.append((i, j))
    return swaps


def _solve(game: NecklaceGame) -> None:
    for i, j in _swaps_to(game, game.puzzle.secret):
        game.swap(i, j)
    game.submit()
    game.show_score()


class GamePlayedAtRandom(RuleBasedStateMachine):
    """Any moves in any order, beside a model that keeps whole arrangements in lists."""

    @initialize(puzzle=puzzles)
    def open_a_puzzle(self, puzzle):
        self.game = NecklaceGame(puzzle)
        self.n = puzzle.n
        feedback = score_guess(puzzle.secret, start_of(puzzle))
        self.shown = [rotate_clockwise(start_of(puzzle), feedback.rotation)]
        self.past: list = []  # arrangements that undo goes back to, oldest first
        self.future: list = []  # arrangements that redo goes on to, next one last
        self.board = self.shown[0]
        self.phase = ARRANGING

    @precondition(lambda self: self.phase == ARRANGING)
    @rule(i=st.integers(0, 7), j=st.integers(0, 7))
    def swap(self, i, j):
        i, j = i % self.n, j % self.n
        changed = self.board[i] != self.board[j]
        assert self.game.swap(i, j) is changed
        if changed:
            self.past.append(self.board)
            self.future = []
            beads = list(self.board)
            beads[i], beads[j] = beads[j], beads[i]
            self.board = tuple(beads)

    @precondition(lambda self: self.phase == ARRANGING and self.past)
    @rule()
    def undo(self):
        self.game.undo()
        self.future.append(self.board)
        self.board = self.past.pop()

    @precondition(lambda self: self.phase == ARRANGING and self.future)
    @rule()
    def redo(self):
        self.game.redo()
        self.past.append(self.board)
        self.board = self.future.pop()

    @precondition(lambda self: self.phase == ARRANGING)
    @rule()
    def submit(self):
        turn = self.game.submit()
        feedback = score_guess(self.game.puzzle.secret, self.board)
        assert turn.feedback == feedback
        self.board = rotate_clockwise(self.board, feedback.rotation)
        self.shown.append(self.board)
        self.past, self.future = [], []
        self.phase = SPINNING

    @precondition(lambda self: self.phase == SPINNING)
    @rule()
    def show_score(self):
        self.game.show_score()
        self.phase = SOLVED if self.board == self.game.puzzle.secret else ARRANGING

    @precondition(lambda self: self.phase == ARRANGING)
    @rule()
    def arrange_the_secret(self):
        for i, j in _swaps_to(self.game, self.game.puzzle.secret):
            self.swap(i, j)

    @precondition(lambda self: self.phase != SPINNING)
    @rule()
    def close_and_open_again(self):
        """What a reload does: swaps that had been taken back are forgotten."""
        game = replay(self.game.puzzle, self.game.record())
        self.future = []
        assert game.record() == self.game.record()
        self.game = game

    @rule(where=st.sampled_from([-1, 8, 99]))
    def moves_that_are_not_allowed_change_nothing(self, where):
        game = self.game
        if self.phase != ARRANGING:
            _assert_refused(game, game.swap, 0, 1)
            _assert_refused(game, game.submit)
        if self.phase != SPINNING:
            _assert_refused(game, game.show_score)
        if self.phase != ARRANGING or not self.past:
            _assert_refused(game, game.undo)
        if self.phase != ARRANGING or not self.future:
            _assert_refused(game, game.redo)
        _assert_refused(game, game.swap, where, 0)
        _assert_refused(game, game.swap, 0, where)

    @invariant()
    def the_game_equals_the_model(self):
        game = self.game
        assert game.arrangement == self.board
        assert game.phase == self.phase
        assert [turn.shown for turn in game.turns] == self.shown
        assert game.guess_count == len(self.shown) - 1
        assert game.can_undo == (self.phase == ARRANGING and bool(self.past))
        assert game.can_redo == (self.phase == ARRANGING and bool(self.future))
        assert sorted(game.arrangement) == sorted(game.puzzle.secret)

    @invariant()
    def every_turn_shows_the_score_that_it_tells(self):
        secret = self.game.puzzle.secret
        for turn in self.game.turns:
            assert sum(a == b for a, b in zip(turn.shown, secret)) == turn.feedback.exact
            assert score_guess(secret, turn.shown) == (turn.feedback.exact, 0)

    @invariant()
    def the_score_of_a_spinning_guess_is_not_told_yet(self):
        told = self.shown[:-1] if self.phase == SPINNING else self.shown
        assert [turn.shown for turn in self.game.shown_turns] == told


TestGamePlayedAtRandom = GamePlayedAtRandom.TestCase
TestGamePlayedAtRandom.settings = settings(max_examples=80, stateful_step_count=30)


@given(puzzles)
def test_the_start_is_scored_turned_and_no_guess(puzzle):
    game = NecklaceGame(puzzle)
    feedback = score_guess(puzzle.secret, start_of(puzzle))
    assert game.turns == (Turn(game.arrangement, feedback),)
    assert game.arrangement == rotate_clockwise(start_of(puzzle), feedback.rotation)
    assert game.turns[0].feedback.exact < puzzle.n
    assert (game.guess_count, game.phase, game.record()) == (0, ARRANGING, "")


@given(puzzles)
def test_arranging_the_secret_solves(puzzle):
    game = NecklaceGame(puzzle)
    _solve(game)
    assert game.phase == SOLVED
    assert game.arrangement == puzzle.secret
    assert game.guess_count == 1


@given(puzzles, st.integers(1, 7))
def test_a_rotation_of_the_secret_solves(puzzle, steps):
    """Where the necklace is cut does not matter; the board turns it home."""
    game = NecklaceGame(puzzle)
    for i, j in _swaps_to(game, rotate_clockwise(puzzle.secret, steps)):
        game.swap(i, j)
    assert game.submit().shown == puzzle.secret
    game.show_score()
    assert game.phase == SOLVED


def test_a_solved_game_is_locked():
    game = NecklaceGame(PUZZLE)
    _solve(game)
    for move in (game.submit, game.undo, game.redo, game.show_score):
        _assert_refused(game, move)
    _assert_refused(game, game.swap, 0, 1)


def test_a_guess_is_not_told_as_solved_while_it_spins():
    game = NecklaceGame(PUZZLE)
    for i, j in _swaps_to(game, PUZZLE.secret):
        game.swap(i, j)
    game.submit()
    assert game.phase == SPINNING
    assert [turn.feedback.exact for turn in game.shown_turns] == [game.turns[0].feedback.exact]


def test_undo_stops_at_the_last_guess():
    game = NecklaceGame(PUZZLE)
    game.swap(*_first_swap(game))
    game.submit()
    game.show_score()
    assert not game.can_undo
    _assert_refused(game, game.undo)
    swap = _first_swap(game)
    guessed = game.arrangement
    game.swap(*swap)
    assert game.undo() == swap
    assert game.arrangement == guessed
    _assert_refused(game, game.undo)
    assert game.redo() == swap


def _first_swap(game: NecklaceGame) -> tuple:
    """Return two positions whose beads differ, and whose exchange does not solve the game."""
    n = game.puzzle.n
    for i in range(n):
        for j in range(i + 1, n):
            beads = list(game.arrangement)
            beads[i], beads[j] = beads[j], beads[i]
            solves = score_guess(game.puzzle.secret, tuple(beads)).exact == n
            if tuple(beads) != game.arrangement and not solves:
                return i, j
    raise AssertionError("every swap solves this game")


def test_a_new_swap_forgets_what_could_be_redone():
    game = NecklaceGame(PUZZLE)
    swap = _first_swap(game)
    game.swap(*swap)
    game.undo()
    game.swap(*swap)
    _assert_refused(game, game.redo)


def test_exchanging_beads_of_one_colour_keeps_what_can_be_redone():
    game = NecklaceGame(PUZZLE)
    game.swap(*_first_swap(game))
    game.undo()
    same = [i for i, bead in enumerate(game.arrangement) if bead == 0]
    assert game.swap(*same) is False
    assert not game.can_undo
    assert game.can_redo


def test_a_position_off_the_board_is_refused_before_anything_moves():
    game = NecklaceGame(PUZZLE)
    for i, j in ((-1, 0), (0, -1), (5, 0), (0, 5)):
        _assert_refused(game, game.swap, i, j)


def test_a_board_that_was_scored_last_is_told_from_others():
    game = NecklaceGame(PUZZLE)
    assert game.is_scored_already, "the start is"
    swap = _first_swap(game)
    game.swap(*swap)
    assert not game.is_scored_already
    game.swap(*swap)
    assert game.is_scored_already, "by whatever way"
    game.swap(*swap)
    game.submit()
    game.show_score()
    assert game.is_scored_already


def test_a_record_with_the_same_guess_again_is_replayed_as_it_was_made():
    """Earlier pages counted such guesses; a page of today refuses them (app/rooms/necklace.py)."""
    game = replay(PUZZLE, "! ! !")
    assert game.guess_count == 3
    assert game.record() == "! ! !"
    assert len({turn.feedback.exact for turn in game.turns}) == 1


def test_a_record_is_short_plain_text():
    game = NecklaceGame(PUZZLE)
    i, j = _first_swap(game)
    game.swap(i, j)
    game.submit()
    assert game.record() == f"{i}{j} !"


def test_a_record_ends_the_last_spin():
    game = NecklaceGame(PUZZLE)
    game.submit()
    assert game.phase == SPINNING
    assert replay(PUZZLE, game.record()).phase == ARRANGING


def test_a_solved_game_is_solved_when_replayed():
    game = NecklaceGame(PUZZLE)
    _solve(game)
    assert _values(replay(PUZZLE, game.record())) == _values(game)


records = st.text(max_size=20) | st.lists(
    st.sampled_from(["!", "!!", "0", "01", "04", "05", "12", "34", "012", "-1", "1 ", "", "\u0661"])
    | st.text("01234567!", min_size=1, max_size=3),
    max_size=8,
).map(" ".join)


@given(puzzles, records)
def test_any_record_is_replayed_or_unreadable(puzzle, record):
    """What is read is a game like any other, and its own record is a fixed point."""
    with contextlib.suppress(UnreadableError):
        game = replay(puzzle, record)
        again = replay(puzzle, game.record())
        assert _values(again) == _values(game)


@pytest.mark.parametrize(
    "record",
    [
        "05",
        "50",
        "0",
        "012",
        "?",
        "x1",
        "! !!",
        "01! ",
        " 01",
        "01  12",
        "01\t12",
        "01\u200312",
        "-1",
        "\u0661\u0660",
        "\u00b2\u00b3",
        "!\n",
        "0\U0001f600",
        "\ud800\ud800",
        "\0\0",
    ],
)
def test_unreadable_records(record):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, record)


def test_giving_up_shows_the_secret_and_ends_the_game():
    game = NecklaceGame(PUZZLE)
    game.swap(*_first_swap(game))
    game.submit()
    _assert_refused(game, game.give_up)
    game.show_score()
    game.give_up()
    assert (game.phase, game.arrangement) == (GIVEN_UP, PUZZLE.secret)
    assert game.guess_count == 1 and not game.can_undo
    for move in (game.submit, game.undo, game.redo, game.give_up):
        _assert_refused(game, move)
    assert _values(replay(PUZZLE, game.record())) == _values(game)
    with pytest.raises(UnreadableError):
        replay(PUZZLE, game.record() + " 01")


def test_a_record_cannot_go_on_after_the_end():
    game = NecklaceGame(PUZZLE)
    _solve(game)
    for more in (" !", " 01", " 00"):
        with pytest.raises(UnreadableError):
            replay(PUZZLE, game.record() + more)


def test_a_hint_counts_once_between_two_guesses():
    game = NecklaceGame(PUZZLE)
    game.take_hint(1)
    game.take_hint(1)
    game.take_hint(3)
    game.submit()
    game.show_score()
    game.take_hint(1)
    assert game.hints == (Hint(0, 1), Hint(0, 3), Hint(1, 1))
    assert game.guess_count == 1 and game.turns[0].shown == NecklaceGame(PUZZLE).turns[0].shown


def test_hints_come_back_with_the_record_and_leave_undo_alone():
    game = NecklaceGame(PUZZLE)
    i, j = _swaps_to(game, PUZZLE.secret)[0]
    game.swap(i, j)
    for level in HINT_LEVELS:
        game.take_hint(level)
    again = replay(PUZZLE, game.record())
    assert _values(again) == _values(game) and again.can_undo


def test_no_hint_of_unknown_level_nor_after_the_end():
    game = NecklaceGame(PUZZLE)
    _assert_refused(game, game.take_hint, 0)
    _assert_refused(game, game.take_hint, 4)
    _solve(game)
    _assert_refused(game, game.take_hint, 1)


@pytest.mark.parametrize("word", ["?", "?0", "?1.1", "?0.4", "?00.1", "?a.b", "?0.1.2", "?-0.1"])
def test_a_record_with_a_hint_that_was_never_given_is_refused(word):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, word)
