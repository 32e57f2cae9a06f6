"""The free palette: find the secret necklace by filling an empty one with any colours.

Public names: `PaletteGame`, `Turn`, `PaletteFeedback`, `score_palette`, the phases `ARRANGING`,
`SPINNING`, `SOLVED`, `replay`, and for links `DEFAULT_POSITIONS`, `DEFAULT_COLORS`,
`read_puzzle`, `read_size`.

    arranging --submit--> spinning --update, or show_score--> arranging | solved

The older variant of the necklace game. Nothing is given, and the beads of a guess need not be
the beads of the secret, so the score says two things: how many beads are in place after the
best turn, and how many more are only in the wrong place. The next guess starts from the board
as it was left, turned.
"""

from collections import namedtuple

from cyclomind import puzzle as necklace_puzzle
from cyclomind.errors import IllegalMoveError
from cyclomind.games.filling import Filling, FillingGame
from cyclomind.games.guessing import PLAYING, WON, replay_words
from cyclomind.puzzle import Puzzle
from cyclomind.ring import rotate_clockwise
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


def score_palette(secret: tuple[object, ...], guess: tuple[object, ...]) -> PaletteFeedback:
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


class PaletteGame(FillingGame):
    """One game on one puzzle; read its values, change it by its moves.

    puzzle: a puzzle.Puzzle.
    turns: tuple of Turn, oldest first; nothing is given, so every one is the player's.
    are_turns_seen: a guess shows how far the ring turned.
    """

    are_turns_seen = True

    def __init__(self, puzzle: Puzzle):
        super().__init__(ARRANGING, SPINNING, {WON: SOLVED})
        self.puzzle = puzzle
        self._filling = Filling((None,) * puzzle.n, puzzle.colors)
        self._past: list[str] = []  # the words of the record up to the latest guess

    @property
    def outcome(self) -> str:
        """How the game stands, by all guesses: PLAYING or WON."""
        won = bool(self.turns) and self.turns[-1].feedback.exact == self.puzzle.n
        return WON if won else PLAYING

    @property
    def arrangement(self) -> tuple[int | None, ...]:
        """The board as it is now: n colour indices, None where a position is empty."""
        return self._filling.places

    @property
    def empty_positions(self) -> tuple[int, ...]:
        """The positions that a guess still waits for, clockwise from the top."""
        return self._filling.empty_places

    @property
    def guess_count(self) -> int:
        """How many guesses the player has made."""
        return len(self.turns)

    @property
    def is_scored_already(self) -> bool:
        """Whether the board is the very one that was scored last: a guess would tell nothing."""
        return bool(self.turns) and self.arrangement == self.turns[-1].shown

    @staticmethod
    def score(secret: "tuple[object, ...]", guess: "tuple[object, ...]") -> PaletteFeedback:
        """Return how a guess is scored here: see `score_palette`."""
        return score_palette(secret, guess)

    def fill(self, position: int, color: int) -> bool:
        """Put a bead of this colour at a position, in place of any there; tell if that changed it.

        Raises: IllegalMoveError for a position or colour that does not exist, or outside the
        arranging phase.
        """
        self._must_be_open()
        return self._filling.put(position, color)

    def submit(self, seconds_per_step: float = 0) -> Turn:
        """Guess the arrangement on the board: score it, turn it, start the spin; return the turn.

        seconds_per_step: how long the spin takes for each step of the rotation.

        Raises: IllegalMoveError while a position is empty, or outside the arranging phase.
        """
        self._must_be_open()
        if self.empty_positions:
            raise IllegalMoveError(f"{len(self.empty_positions)} positions are empty")
        feedback = score_palette(self.puzzle.secret, self.arrangement)
        turn = Turn(rotate_clockwise(self.arrangement, feedback.rotation), feedback)
        self.turns += (turn,)
        self._past += self._filling.record() + [_GUESS]
        self._filling = Filling(turn.shown, self.puzzle.colors)
        self._watch(feedback.rotation * seconds_per_step)
        return turn

    def record(self) -> str:
        """Return the game so far as text, such as ``"00 11 21 30 ! 2-"``; `replay` reads it."""
        return " ".join(self._past + self._filling.record())


def replay(puzzle: Puzzle, record: str) -> PaletteGame:
    """Return the game on ``puzzle`` that `PaletteGame.record` wrote down, its last spin over.

    Every move goes through the game's own rules. Changes that had been taken back are forgotten.

    Raises: UnreadableError when the text is no record of a game on this puzzle.
    """
    game = PaletteGame(puzzle)

    def make(word: str) -> None:
        if word == _GUESS:
            game.submit()
            game.show_score()
        else:
            game.change(word)

    replay_words(record, make)
    return game


def read_puzzle(n_text: str | None, colors_text: str | None, code: str) -> Puzzle:
    """Return the puzzle of a link, as puzzle.read_puzzle does, with this game's default size.

    Raises: ShareError, and nothing else, for anything that cannot be read.
    """
    n_text, colors_text = _with_defaults(n_text, colors_text)
    return necklace_puzzle.read_puzzle(n_text, colors_text, code)


def read_size(n_text: str | None, colors_text: str | None) -> tuple[int, int]:
    """Return (n, colors) from the texts of a link; None means the default. Raises: ShareError."""
    return necklace_puzzle.read_size(*_with_defaults(n_text, colors_text))


def _with_defaults(n_text: str | None, colors_text: str | None) -> tuple[str, str]:
    return (
        str(DEFAULT_POSITIONS) if n_text is None else n_text,
        str(DEFAULT_COLORS) if colors_text is None else colors_text,
    )
