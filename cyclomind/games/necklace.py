"""The necklace game: find the secret by swapping the beads you already hold.

Public names: `NecklaceGame`, `Turn`, the phases `ARRANGING`, `SPINNING`, `SOLVED`, `GIVEN_UP`,
`replay`.

    arranging --submit--> spinning --update, or show_score--> arranging | solved
    arranging --give_up--> given-up

A submitted guess is scored, and the board turned, at once; *spinning* is the time in which the
player watches it turn.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError
from cyclomind.games.guessing import HINT, LOST, PLAYING, WON, GuessingGame, replay_words
from cyclomind.puzzle import Puzzle, start_of
from cyclomind.ring import rotate_clockwise
from cyclomind.scoring import score_guess

if False:  # names for annotations
    from collections.abc import Callable

ARRANGING = "arranging"
SPINNING = "spinning"
SOLVED = "solved"
GIVEN_UP = "given-up"

#: One scored guess: ``shown`` is the arrangement after turning it clockwise by
#: ``feedback.rotation`` steps, as it stays on the board; ``feedback`` is a scoring.Feedback.
Turn = namedtuple("Turn", ("shown", "feedback"))

#: How a guess, and giving up, are written in a game's record; a swap is written as its two
#: positions, a pin that is set or taken away as its position twice, and hints
#: (`guessing.hint_words`) come after all moves.
_GUESS = "!"
_GIVE_UP = "#"


class NecklaceGame(GuessingGame):
    """One game on one puzzle; read its values, change it by its moves.

    puzzle: a puzzle.Puzzle.
    turns: tuple of Turn, oldest first; number 0 is the start that everybody gets.
    arrangement: tuple of n colour indices, the beads as they lie on the board now.
    pinned: tuple of the positions, in rising order, whose beads the player is sure of.
    are_turns_seen: whether a guess shows how far the ring turned.
    """

    are_turns_seen = True

    def __init__(self, puzzle: Puzzle):
        super().__init__(ARRANGING, SPINNING, {WON: SOLVED, LOST: GIVEN_UP})
        self.puzzle = puzzle
        self.arrangement = start_of(puzzle)
        self.pinned: tuple[int, ...] = ()
        # Words of the record: every move that counts, oldest first, which is guesses, swaps and
        # pins not undone. As words, since the record of a long game is wanted after each move.
        self._moves: list[str] = []
        self._undone: list[str] = []  # swaps and pins taken back, the latest last
        self._score_arrangement()

    @property
    def outcome(self) -> str:
        """How the game stands, by all guesses: PLAYING, WON, or LOST when it was given up."""
        if self.phase == GIVEN_UP:
            return LOST
        return WON if self.turns[-1].feedback.exact == self.puzzle.n else PLAYING

    @property
    def guess_count(self) -> int:
        """How many guesses the player has made; the given start does not count."""
        return len(self.turns) - 1

    @property
    def is_scored_already(self) -> bool:
        """Whether the board is the very one that was scored last: a guess would tell nothing."""
        return self.arrangement == self.turns[-1].shown

    @property
    def can_undo(self) -> bool:
        """Whether a swap or a pin has been made since the last guess."""
        return self.is_open and bool(self._moves) and self._moves[-1] != _GUESS

    @property
    def can_redo(self) -> bool:
        """Whether a swap or a pin has been taken back and nothing else done since."""
        return self.is_open and bool(self._undone)

    def swap(self, i: int, j: int) -> bool:
        """Exchange the beads at positions i and j (0 to n-1); tell whether anything changed.

        Exchanging two beads of one colour is allowed, changes nothing and is not kept for undo.

        Raises: IllegalMoveError for a position off the board or pinned, or outside the arranging
        phase.
        """
        self._must_be_on_board((i, j))
        if i in self.pinned or j in self.pinned:
            raise IllegalMoveError("it is pinned")
        if self.arrangement[i] == self.arrangement[j]:
            return False
        self._move(i, j)
        return True

    def pin(self, position: int) -> None:
        """Pin the bead at a position (0 to n-1), so that no swap moves it; or let it go again.

        A pin turns with the ring.

        Raises: IllegalMoveError for a position off the board, or outside the arranging phase.
        """
        self._must_be_on_board((position,))
        self._move(position, position)

    def undo(self) -> tuple[int, int]:
        """Take back the latest swap and return its two positions; a scored guess stays.

        The two are the same where it is a pin that was set or taken away.

        Raises: IllegalMoveError when there is nothing to take back.
        """
        if not self.can_undo:
            raise IllegalMoveError("nothing to take back")
        swap = self._moves.pop()
        self._undone.append(swap)
        return self._exchange(*_positions(swap))

    def redo(self) -> tuple[int, int]:
        """Make again the swap or pin last taken back and return its two positions.

        Raises: IllegalMoveError when there is none.
        """
        if not self.can_redo:
            raise IllegalMoveError("nothing was taken back")
        swap = self._undone.pop()
        self._moves.append(swap)
        return self._exchange(*_positions(swap))

    def submit(self, seconds_per_step: float = 0) -> Turn:
        """Guess the arrangement on the board: score it, turn it, start the spin; return the turn.

        seconds_per_step: how long the spin takes for each step of the rotation.

        Raises: IllegalMoveError outside the arranging phase.
        """
        self._must_be_open()
        self._score_arrangement()
        self._moves.append(_GUESS)
        self._undone = []
        turn = self.turns[-1]
        turned = [(i + turn.feedback.rotation) % self.puzzle.n for i in self.pinned]
        self.pinned = tuple(sorted(turned))
        self._watch(turn.feedback.rotation * seconds_per_step)
        return turn

    def give_up(self) -> None:
        """End the game: the secret lies on the board.

        Raises: IllegalMoveError outside the arranging phase.
        """
        self._must_be_open()
        self.arrangement = self.puzzle.secret
        self.pinned = ()
        self._moves.append(_GIVE_UP)
        self._undone = []
        self._phases.transition_to(GIVEN_UP)

    def record(self) -> str:
        """Return the game so far as text, such as ``"03 14 ! 02 ?0.1"``; `replay` reads it."""
        return " ".join(self._moves + self.hint_words())

    def _score_arrangement(self) -> None:
        feedback = score_guess(self.puzzle.secret, self.arrangement)
        self.arrangement = rotate_clockwise(self.arrangement, feedback.rotation)
        self.turns += (Turn(self.arrangement, feedback),)

    def _must_be_on_board(self, positions: tuple[int, ...]) -> None:
        self._must_be_open()
        for position in positions:
            if not 0 <= position < self.puzzle.n:
                raise IllegalMoveError(f"there is no position {position}")

    def _move(self, i: int, j: int) -> None:
        self._exchange(i, j)
        self._moves.append(f"{i}{j}")
        self._undone = []

    def _exchange(self, i: int, j: int) -> tuple[int, int]:
        """Exchange two beads; a position with itself is a pin, set or taken away."""
        if i == j:
            self.pinned = tuple(sorted(set(self.pinned) ^ {i}))
        beads = list(self.arrangement)
        beads[i], beads[j] = beads[j], beads[i]
        self.arrangement = tuple(beads)
        return i, j


def replay(
    puzzle: Puzzle, record: str, begin: "Callable[[Puzzle], NecklaceGame]" = NecklaceGame
) -> NecklaceGame:
    """Return the game on ``puzzle`` that `NecklaceGame.record` wrote down, its last spin over.

    Every move goes through the game's own rules. Swaps that had been taken back are forgotten.
    begin: what makes the game; another class for a game with other rules.

    Raises: UnreadableError when the text is no record of a game on this puzzle.
    """
    game = begin(puzzle)

    def make(word: str) -> None:
        if word.startswith(HINT):
            game.read_hint(word)
        elif word == _GUESS:
            game.submit()
            game.show_score()
        elif word == _GIVE_UP:
            game.give_up()
        else:
            i, j = _positions(word)
            if i == j:
                game.pin(i)
            else:
                game.swap(i, j)

    replay_words(record, make)
    return game


def _positions(swap: str) -> tuple[int, int]:
    """Return the two positions of a word of a record. Raises: ValueError when it has none."""
    i, j = tuple(swap)  # exactly two characters
    return "01234567".index(i), "01234567".index(j)
