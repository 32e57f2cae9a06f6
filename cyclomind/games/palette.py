"""The free palette: find the secret necklace by filling an empty one with any colours.

Public names: `PaletteGame`, `Turn`, `PaletteFeedback`, `score_palette`, the phases `ARRANGING`,
`SPINNING`, `SOLVED`, `replay`, and for links `DEFAULT_POSITIONS`, `DEFAULT_COLORS`,
`read_puzzle`, `read_size`.

    arranging --submit--> spinning --finish_spin--> arranging | solved

The older variant of the necklace game. Nothing is given, and the beads of a guess need not be
the beads of the secret, so the score says two things: how many beads are in place after the
best turn, and how many more are only in the wrong place. The next guess starts from the board
as it was left, turned.
"""

from collections import namedtuple

from cyclomind import puzzle as necklace_puzzle
from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.filling import Filling, read_fill
from cyclomind.necklace import rotate_clockwise
from cyclomind.phases import StateMachine
from cyclomind.puzzle import Puzzle
from cyclomind.scoring import score_guess, score_pegs

ARRANGING = "arranging"
SPINNING = "spinning"
SOLVED = "solved"

#: The size that a link means when it says none.
DEFAULT_POSITIONS = 6
DEFAULT_COLORS = 4

#: What a guess reveals: ``exact`` beads in place after turning the guess clockwise by
#: ``rotation`` steps (0 to n-1), and ``misplaced`` beads that the secret has elsewhere.
PaletteFeedback = namedtuple("PaletteFeedback", ("exact", "misplaced", "rotation"))

#: One scored guess: ``shown`` is the arrangement after turning it clockwise by
#: ``feedback.rotation`` steps, as it stays on the board; ``feedback`` is a PaletteFeedback.
Turn = namedtuple("Turn", ("shown", "feedback"))

#: How a guess is written in a game's record; the changes between are filling.Filling's words.
_GUESS = "!"


def score_palette(secret: tuple, guess: tuple) -> PaletteFeedback:
    """Return the score of a guess of any colours: its best rotation and what is misplaced.

    secret, guess: tuples of n colour indices. ``exact`` and ``rotation`` are those of
    scoring.score_guess; ``misplaced`` is the beads that secret and guess share, colour by
    colour, less the exact ones.

    Raises: IllegalMoveError when the lengths differ.

    Example: ``score_palette((0, 0, 1, 2), (2, 1, 3, 3)) == PaletteFeedback(1, 1, 1)``.
    """
    exact, rotation = score_guess(secret, guess)
    shared = sum(score_pegs(secret, guess))
    return PaletteFeedback(exact, shared - exact, rotation)


class PaletteGame:
    """One game on one puzzle; read its values, change it by its moves.

    puzzle: a puzzle.Puzzle.
    turns: tuple of Turn, oldest first; nothing is given, so every one is the player's.
    """

    def __init__(self, puzzle: Puzzle):
        self.puzzle = puzzle
        self.turns: tuple = ()
        self._filling = Filling((None,) * puzzle.n, puzzle.colors)
        self._past: list = []  # the words of the record up to the latest guess
        self._phases = StateMachine({ARRANGING: None, SPINNING: None, SOLVED: None}, ARRANGING)

    @property
    def phase(self) -> str:
        """The current phase: ARRANGING, SPINNING or SOLVED."""
        return self._phases.current

    @property
    def arrangement(self) -> tuple:
        """The board as it is now: n colour indices, None where a position is empty."""
        return self._filling.places

    @property
    def empty_positions(self) -> tuple:
        """The positions that a guess still waits for, clockwise from the top."""
        return self._filling.empty_places

    @property
    def guess_count(self) -> int:
        """How many guesses the player has made."""
        return len(self.turns)

    @property
    def shown_turns(self) -> tuple:
        """The turns whose score may be seen: while the ring still spins, all but the last."""
        return self.turns[:-1] if self.phase == SPINNING else self.turns

    @property
    def can_submit(self) -> bool:
        """Whether the board is a guess: every position filled, and nothing spinning."""
        return self.phase == ARRANGING and not self.empty_positions

    @property
    def can_undo(self) -> bool:
        """Whether a position has been changed since the last guess."""
        return self.phase == ARRANGING and self._filling.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change has been taken back and nothing else done since."""
        return self.phase == ARRANGING and self._filling.can_redo

    def fill(self, position: int, color: int) -> bool:
        """Put a bead of this colour at a position, in place of any there; tell if that changed it.

        Raises: IllegalMoveError for a position or colour that does not exist, or outside the
        arranging phase.
        """
        self._must_be_arranging()
        return self._filling.put(position, color)

    def clear(self, position: int) -> bool:
        """Take the bead at a position away; tell whether there was one.

        Raises: IllegalMoveError for a position that does not exist, or outside the arranging
        phase.
        """
        self._must_be_arranging()
        return self._filling.clear(position)

    def undo(self) -> int:
        """Take back the latest change and return its position; a scored guess stays.

        Raises: IllegalMoveError when there is nothing to take back.
        """
        self._must_be_arranging()
        return self._filling.undo()

    def redo(self) -> int:
        """Make the change again that was last taken back, and return its position.

        Raises: IllegalMoveError when there is none.
        """
        self._must_be_arranging()
        return self._filling.redo()

    def submit(self) -> Turn:
        """Guess the arrangement on the board: score it, turn it, start the spin; return the turn.

        Raises: IllegalMoveError while a position is empty, or outside the arranging phase.
        """
        self._must_be_arranging()
        if self.empty_positions:
            raise IllegalMoveError(f"{len(self.empty_positions)} positions are empty")
        feedback = score_palette(self.puzzle.secret, self.arrangement)
        turn = Turn(rotate_clockwise(self.arrangement, feedback.rotation), feedback)
        self.turns += (turn,)
        self._past += self._filling.record() + [_GUESS]
        self._filling = Filling(turn.shown, self.puzzle.colors)
        self._phases.transition_to(SPINNING)
        return turn

    def finish_spin(self) -> None:
        """End the spin: the game is solved when every bead was in place, else goes on.

        Raises: IllegalMoveError outside the spinning phase.
        """
        if self.phase != SPINNING:
            raise IllegalMoveError("nothing is spinning")
        solved = self.turns[-1].feedback.exact == self.puzzle.n
        self._phases.transition_to(SOLVED if solved else ARRANGING)

    def record(self) -> str:
        """Return the game so far as text, such as ``"00 11 21 30 ! 2-"``; `replay` reads it."""
        return " ".join(self._past + self._filling.record())

    def _must_be_arranging(self) -> None:
        if self.phase != ARRANGING:
            raise IllegalMoveError(f"no moves while the game is {self.phase}")


def replay(puzzle: Puzzle, record: str) -> PaletteGame:
    """Return the game on ``puzzle`` that `PaletteGame.record` wrote down, its last spin over.

    Every move goes through the game's own rules. Changes that had been taken back are forgotten.

    Raises: UnreadableError when the text is no record of a game on this puzzle.
    """
    game = PaletteGame(puzzle)
    # MicroPython: split() without its argument knows fewer kinds of space.
    for word in record.split(" ") if record else ():
        try:
            if word == _GUESS:
                game.submit()
                game.finish_spin()
            else:
                position, color = read_fill(word)
                if color is None:
                    game.clear(position)
                else:
                    game.fill(position, color)
        except IllegalMoveError:
            # MicroPython: chaining is not supported; the cause adds nothing here.
            raise UnreadableError(f"not a move here: {word[:20]}") from None
    return game


def read_puzzle(n_text, colors_text, code: str) -> Puzzle:
    """Return the puzzle of a link, as puzzle.read_puzzle does, with this game's default size.

    Raises: ShareError, and nothing else, for anything that cannot be read.
    """
    n_text, colors_text = _with_defaults(n_text, colors_text)
    return necklace_puzzle.read_puzzle(n_text, colors_text, code)


def read_size(n_text, colors_text) -> tuple:
    """Return (n, colors) from the texts of a link; None means the default. Raises: ShareError."""
    return necklace_puzzle.read_size(*_with_defaults(n_text, colors_text))


def _with_defaults(n_text, colors_text) -> tuple:
    return (
        str(DEFAULT_POSITIONS) if n_text is None else n_text,
        str(DEFAULT_COLORS) if colors_text is None else colors_text,
    )
