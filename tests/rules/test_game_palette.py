"""The free palette: an empty necklace, any colours, exact and misplaced."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cyclomind.errors import IllegalMoveError, ShareError, UnreadableError
from cyclomind.games import palette as palette_game
from cyclomind.games.palette import (
    ARRANGING,
    SOLVED,
    SPINNING,
    PaletteFeedback,
    PaletteGame,
    replay,
    score_palette,
)
from cyclomind.necklace import rotate_clockwise
from cyclomind.puzzle import Puzzle, puzzle_of
from cyclomind.scoring import score_guess
from cyclomind.share import encode_secret
from tests.rules.given import pairs_of_rings, puzzles, steps

PUZZLE = puzzle_of((0, 1, 2, 0, 3, 3), 4)


def _values(game: PaletteGame) -> tuple:
    """Everything that can be read of a game."""
    return (
        game.puzzle,
        game.phase,
        game.turns,
        game.shown_turns,
        game.guess_count,
        game.arrangement,
        game.empty_positions,
        game.can_undo,
        game.can_redo,
        game.record(),
    )


def _assert_refused(game: PaletteGame, move, *arguments) -> None:
    before = _values(game)
    with pytest.raises(IllegalMoveError):
        move(*arguments)
    assert _values(game) == before


def _fill(game: PaletteGame, beads: tuple) -> None:
    for position, color in enumerate(beads):
        game.fill(position, color)


def _guess(game: PaletteGame, beads: tuple) -> None:
    _fill(game, beads)
    game.submit()
    game.show_score()


# --- the score


@pytest.mark.parametrize(
    ("secret", "guess", "feedback"),
    [
        ((0, 0, 1, 2), (2, 1, 3, 3), (1, 1, 1)),
        ((0, 1, 2, 3), (1, 2, 3, 0), (4, 0, 1)),  # only turned: solved
        ((0, 1, 2, 3), (3, 2, 1, 0), (2, 2, 1)),  # the mirror image: all there, not in place
        ((0, 0, 1, 1), (2, 2, 2, 2), (0, 0, 0)),
        ((0, 0, 1, 1), (0, 0, 0, 0), (2, 0, 0)),  # a bead counts once
    ],
)
def test_worked_scores(secret, guess, feedback):
    assert score_palette(secret, guess) == PaletteFeedback(*feedback)


@given(pairs_of_rings())
def test_exact_is_the_best_rotation_and_misplaced_is_the_rest_of_what_is_shared(pair):
    secret, guess = pair
    exact, misplaced, rotation = score_palette(secret, guess)
    assert (exact, rotation) == score_guess(secret, guess)
    left = list(secret)
    for color in guess:
        if color in left:
            left.remove(color)
    assert exact + misplaced == len(secret) - len(left)
    assert misplaced >= 0


@given(pairs_of_rings(), steps, steps)
def test_turning_either_side_changes_neither_count(pair, i, j):
    secret, guess = pair
    turned = score_palette(rotate_clockwise(secret, i), rotate_clockwise(guess, j))
    assert turned[:2] == score_palette(secret, guess)[:2]


# --- the game


class GamePlayedAtRandom(RuleBasedStateMachine):
    """Any moves in any order, beside a model that keeps whole boards in lists."""

    @initialize(puzzle=puzzles)
    def open_a_puzzle(self, puzzle):
        self.game = PaletteGame(puzzle)
        self.board: tuple = (None,) * puzzle.n
        self.shown: list = []
        self.past: list = []  # boards that undo goes back to, oldest first
        self.future: list = []  # boards that redo goes on to, next one last
        self.phase = ARRANGING

    def _lay(self, position, color):
        changed = self.board[position] != color
        if changed:
            self.past.append(self.board)
            self.future = []
            self.board = (*self.board[:position], color, *self.board[position + 1 :])
        return changed

    @precondition(lambda self: self.phase == ARRANGING)
    @rule(position=st.integers(0, 7), color=st.integers(0, 5))
    def fill(self, position, color):
        position, color = position % self.game.puzzle.n, color % self.game.puzzle.colors
        assert self.game.fill(position, color) is self._lay(position, color)

    @precondition(lambda self: self.phase == ARRANGING)
    @rule(position=st.integers(0, 7))
    def clear(self, position):
        position %= self.game.puzzle.n
        assert self.game.clear(position) is self._lay(position, None)

    @precondition(lambda self: self.phase == ARRANGING and self.past)
    @rule()
    def undo(self):
        position = self.game.undo()
        self.future.append(self.board)
        self.board = self.past.pop()
        assert self.board[position] != self.future[-1][position]

    @precondition(lambda self: self.phase == ARRANGING and self.future)
    @rule()
    def redo(self):
        position = self.game.redo()
        self.past.append(self.board)
        self.board = self.future.pop()
        assert self.board[position] != self.past[-1][position]

    @precondition(lambda self: self.phase == ARRANGING)
    @rule(solve=st.integers(0, 3))
    def fill_the_rest_and_submit(self, solve):
        for position, color in enumerate(self.game.puzzle.secret):
            if not solve or self.board[position] is None:
                self.fill(position, color if not solve else 0)
        turn = self.game.submit()
        assert turn.feedback == score_palette(self.game.puzzle.secret, self.board)
        self.board = rotate_clockwise(self.board, turn.feedback.rotation)
        self.shown.append(self.board)
        self.past, self.future = [], []
        self.phase = SPINNING

    @precondition(lambda self: self.phase == ARRANGING)
    @rule()
    def guess_and_watch(self):
        self.fill_the_rest_and_submit(1)
        self.show_score()

    @precondition(lambda self: self.phase == SPINNING)
    @rule()
    def show_score(self):
        self.game.show_score()
        self.phase = SOLVED if self.board == self.game.puzzle.secret else ARRANGING

    @precondition(lambda self: self.phase != SPINNING)
    @rule()
    def close_and_open_again(self):
        """What a reload does: changes that had been taken back are forgotten."""
        game = replay(self.game.puzzle, self.game.record())
        self.future = []
        assert game.record() == self.game.record()
        self.game = game

    @rule(where=st.sampled_from([-1, 8, 99]))
    def moves_that_are_not_allowed_change_nothing(self, where):
        game = self.game
        if self.phase != ARRANGING:
            _assert_refused(game, game.fill, 0, 1)
            _assert_refused(game, game.clear, 0)
        if self.phase != ARRANGING or None in self.board:
            _assert_refused(game, game.submit)
        if self.phase != SPINNING:
            _assert_refused(game, game.show_score)
        if self.phase != ARRANGING or not self.past:
            _assert_refused(game, game.undo)
        if self.phase != ARRANGING or not self.future:
            _assert_refused(game, game.redo)
        _assert_refused(game, game.fill, where, 0)
        _assert_refused(game, game.fill, 0, where)
        _assert_refused(game, game.clear, where)

    @invariant()
    def the_game_equals_the_model(self):
        game = self.game
        arranging = self.phase == ARRANGING
        assert game.arrangement == self.board
        assert game.empty_positions == tuple(i for i, c in enumerate(self.board) if c is None)
        assert game.phase == self.phase
        assert [turn.shown for turn in game.turns] == self.shown
        assert game.guess_count == len(self.shown)
        assert game.can_undo == (arranging and bool(self.past))
        assert game.can_redo == (arranging and bool(self.future))

    @invariant()
    def every_turn_shows_the_score_that_it_tells(self):
        secret = self.game.puzzle.secret
        for turn in self.game.turns:
            assert sum(a == b for a, b in zip(turn.shown, secret)) == turn.feedback.exact

    @invariant()
    def the_score_of_a_spinning_guess_is_not_told_yet(self):
        told = self.shown[:-1] if self.phase == SPINNING else self.shown
        assert [turn.shown for turn in self.game.shown_turns] == told


TestGamePlayedAtRandom = GamePlayedAtRandom.TestCase
TestGamePlayedAtRandom.settings = settings(max_examples=80, stateful_step_count=40)


def test_it_starts_with_an_empty_necklace_and_nothing_is_given():
    game = PaletteGame(PUZZLE)
    assert game.arrangement == (None,) * 6
    assert (game.turns, game.guess_count, game.phase, game.record()) == ((), 0, ARRANGING, "")


def test_a_guess_needs_every_position_filled():
    game = PaletteGame(PUZZLE)
    _fill(game, (0, 0, 0, 0, 0))
    assert game.empty_positions == (5,)
    _assert_refused(game, game.submit)
    game.fill(5, 0)
    game.submit()


def test_the_next_guess_starts_from_the_board_as_it_was_turned():
    game = PaletteGame(PUZZLE)
    guess = rotate_clockwise((0, 1, 2, 0, 3, 1), -2)
    _fill(game, guess)
    turn = game.submit()
    assert turn.feedback == PaletteFeedback(5, 0, 2)
    assert game.arrangement == turn.shown == (0, 1, 2, 0, 3, 1)
    game.show_score()
    game.fill(5, 3)
    assert game.submit().feedback == PaletteFeedback(6, 0, 0)
    game.show_score()
    assert game.phase == SOLVED
    assert game.guess_count == 2


def test_undo_stops_at_the_last_scored_board():
    game = PaletteGame(PUZZLE)
    _guess(game, (0, 1, 2, 1, 1, 1))
    scored = game.arrangement
    assert not game.can_undo
    game.clear(2)
    game.fill(2, 3)
    assert (game.undo(), game.undo()) == (2, 2)
    assert game.arrangement == scored
    _assert_refused(game, game.undo)
    assert game.redo() == 2
    assert game.arrangement[2] is None


@given(puzzles, st.integers(0, 7))
def test_any_rotation_of_the_secret_solves(puzzle, k):
    game = PaletteGame(puzzle)
    _guess(game, rotate_clockwise(puzzle.secret, k))
    assert game.phase == SOLVED
    assert game.arrangement == puzzle.secret


# --- records


def test_a_record_says_fills_and_guesses():
    game = PaletteGame(PUZZLE)
    _guess(game, (0, 1, 2, 0, 3, 1))
    game.clear(4)
    game.fill(5, 0)
    assert game.record() == "00 11 22 30 43 51 ! 4- 50"


def test_a_spin_is_over_when_replayed():
    game = PaletteGame(PUZZLE)
    _fill(game, (0, 1, 2, 0, 3, 1))
    game.submit()
    assert replay(PUZZLE, game.record()).phase == ARRANGING


records = st.text(max_size=20) | st.lists(
    st.sampled_from(["!", "00", "11", "22", "30", "41", "53", "5-", "00 10 20 30 40 50 !"])
    | st.text("0123456789-!", min_size=1, max_size=3),
    max_size=8,
).map(" ".join)


@given(puzzles, records)
def test_any_record_is_replayed_or_unreadable(puzzle, record):
    with contextlib.suppress(UnreadableError):
        game = replay(puzzle, record)
        assert _values(replay(puzzle, game.record())) == _values(game)


@pytest.mark.parametrize("word", ["!", "04", "60", "0", "000", "-0", "0!", "x1", "--", "+1", "0\0"])
def test_words_that_are_no_move_are_unreadable(word):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, word)


@pytest.mark.parametrize("word", ["\u0661\u0660", "\u00b2\u00b3", "0\u2003", "\ud800\ud800"])
def test_digits_of_other_scripts_are_unreadable(word):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, word)


@pytest.mark.parametrize("record", [" 00", "00  10", "00 ", "00\t10", "00\n", "00\u300010"])
def test_only_single_spaces_stand_between_moves(record):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, record)


def test_a_record_cannot_go_on_after_the_end():
    game = PaletteGame(PUZZLE)
    _guess(game, PUZZLE.secret)
    for more in (" !", " 00", " 0-"):
        with pytest.raises(UnreadableError):
            replay(PUZZLE, game.record() + more)


# --- links


def test_a_link_has_the_form_of_the_swap_game_with_its_own_default_size():
    code = encode_secret((0, 1, 2, 0, 3, 3), 4)
    assert palette_game.read_puzzle(None, None, code) == Puzzle(6, 4, (0, 1, 2, 0, 3, 3), code)
    assert palette_game.read_puzzle("6", "4", code).code == code
    assert palette_game.read_size(None, None) == (6, 4)
    assert palette_game.read_size("5", "3") == (5, 3)


@pytest.mark.parametrize("n", ["", "3", "9", "six"])
def test_a_link_that_cannot_be_read_is_a_share_error(n):
    with pytest.raises(ShareError):
        palette_game.read_size(n, None)
    with pytest.raises(ShareError):
        palette_game.read_puzzle(n, None, "xQNKjA")
