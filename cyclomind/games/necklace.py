"""The necklace game: find the secret by swapping the beads you already hold.

Public names: `NecklaceGame`, `Turn`, `Hint`, `HINT_LEVELS`, the phases `ARRANGING`, `SPINNING`,
`SOLVED`, `GIVEN_UP`, `replay`.

    arranging --submit--> spinning --finish_spin--> arranging | solved
    arranging --give_up--> given-up

A submitted guess is scored, and the board turned, at once; *spinning* is the time in which the
player watches it turn. Whoever draws the game decides how long that takes.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.necklace import rotate_clockwise
from cyclomind.phases import StateMachine
from cyclomind.puzzle import Puzzle, start_of
from cyclomind.scoring import score_guess

ARRANGING = "arranging"
SPINNING = "spinning"
SOLVED = "solved"
GIVEN_UP = "given-up"

#: One scored guess: ``shown`` is the arrangement after turning it clockwise by
#: ``feedback.rotation`` steps, as it stays on the board; ``feedback`` is a scoring.Feedback.
Turn = namedtuple("Turn", ("shown", "feedback"))

#: One hint that was taken: ``guess_count`` guesses had been made, ``level`` is in HINT_LEVELS.
Hint = namedtuple("Hint", ("guess_count", "level"))

#: The levels of hints: how many necklaces fit; whether the board could be the secret; a guess.
HINT_LEVELS = (1, 2, 3)

#: How a guess, and giving up, are written in a game's record; a swap is written as its two
#: positions, and hints as a question mark, the guess count and the level, after all moves.
_GUESS = "!"
_GIVE_UP = "#"
_HINT = "?"


class NecklaceGame:
    """One game on one puzzle; read its values, change it by its moves.

    puzzle: a puzzle.Puzzle.
    turns: tuple of Turn, oldest first; number 0 is the start that everybody gets.
    arrangement: tuple of n colour indices, the beads as they lie on the board now.
    hints: tuple of Hint, in the order in which they were taken.
    """

    def __init__(self, puzzle: Puzzle):
        self.puzzle = puzzle
        self.turns: tuple = ()
        self.arrangement = start_of(puzzle)
        self.hints: tuple = ()
        self._moves: list = []  # every move that counts, oldest first: guesses and swaps not undone
        self._undone: list = []  # swaps taken back, the latest last
        phases = {ARRANGING: None, SPINNING: None, SOLVED: None, GIVEN_UP: None}
        self._phases = StateMachine(phases, ARRANGING)
        self._score_arrangement()

    @property
    def phase(self) -> str:
        """The current phase: ARRANGING, SPINNING, SOLVED or GIVEN_UP."""
        return self._phases.current

    @property
    def guess_count(self) -> int:
        """How many guesses the player has made; the given start does not count."""
        return len(self.turns) - 1

    @property
    def shown_turns(self) -> tuple:
        """The turns whose score may be seen: while the ring still spins, all but the last."""
        return self.turns[:-1] if self.phase == SPINNING else self.turns

    @property
    def can_undo(self) -> bool:
        """Whether a swap has been made since the last guess."""
        return self.phase == ARRANGING and bool(self._moves) and self._moves[-1] != _GUESS

    @property
    def can_redo(self) -> bool:
        """Whether a swap has been taken back and nothing else done since."""
        return self.phase == ARRANGING and bool(self._undone)

    def swap(self, i: int, j: int) -> bool:
        """Exchange the beads at positions i and j (0 to n-1); tell whether anything changed.

        Exchanging two beads of one colour is allowed, changes nothing and is not kept for undo.

        Raises: IllegalMoveError for a position off the board, or outside the arranging phase.
        """
        self._must_be_arranging()
        for position in (i, j):
            if not 0 <= position < self.puzzle.n:
                raise IllegalMoveError(f"there is no position {position}")
        if self.arrangement[i] == self.arrangement[j]:
            return False
        self._exchange(i, j)
        self._moves.append((i, j))
        self._undone = []
        return True

    def undo(self) -> tuple:
        """Take back the latest swap and return its two positions; a scored guess stays.

        Raises: IllegalMoveError when there is nothing to take back.
        """
        self._must_be_arranging()
        if not self.can_undo:
            raise IllegalMoveError("no swap since the last guess")
        i, j = self._moves.pop()
        self._exchange(i, j)
        self._undone.append((i, j))
        return i, j

    def redo(self) -> tuple:
        """Make again the swap last taken back and return its two positions.

        Raises: IllegalMoveError when there is none.
        """
        self._must_be_arranging()
        if not self.can_redo:
            raise IllegalMoveError("no swap was taken back")
        i, j = self._undone.pop()
        self._exchange(i, j)
        self._moves.append((i, j))
        return i, j

    def submit(self) -> Turn:
        """Guess the arrangement on the board: score it, turn it, start the spin; return the turn.

        Raises: IllegalMoveError outside the arranging phase.
        """
        self._must_be_arranging()
        self._score_arrangement()
        self._moves.append(_GUESS)
        self._undone = []
        self._phases.transition_to(SPINNING)
        return self.turns[-1]

    def finish_spin(self) -> None:
        """End the spin: the game is solved when every bead was in place, else goes on.

        Raises: IllegalMoveError outside the spinning phase.
        """
        if self.phase != SPINNING:
            raise IllegalMoveError("nothing is spinning")
        solved = self.turns[-1].feedback.exact == self.puzzle.n
        self._phases.transition_to(SOLVED if solved else ARRANGING)

    def give_up(self) -> None:
        """End the game: the secret lies on the board.

        Raises: IllegalMoveError outside the arranging phase.
        """
        self._must_be_arranging()
        self.arrangement = self.puzzle.secret
        self._moves.append(_GIVE_UP)
        self._undone = []
        self._phases.transition_to(GIVEN_UP)

    def take_hint(self, level: int) -> None:
        """Count a hint of this level; the same one counts once between two guesses.

        Raises: IllegalMoveError for an unknown level, or outside the arranging phase.
        """
        self._must_be_arranging()
        if level not in HINT_LEVELS:
            raise IllegalMoveError(f"there is no hint of level {level}")
        hint = Hint(self.guess_count, level)
        if hint not in self.hints:
            self.hints += (hint,)

    def record(self) -> str:
        """Return the game so far as text, such as ``"03 14 ! 02 ?0.1"``; `replay` reads it."""
        words = [
            move if move in (_GUESS, _GIVE_UP) else f"{move[0]}{move[1]}" for move in self._moves
        ]
        return " ".join(words + [f"{_HINT}{hint.guess_count}.{hint.level}" for hint in self.hints])

    def _score_arrangement(self) -> None:
        feedback = score_guess(self.puzzle.secret, self.arrangement)
        self.arrangement = rotate_clockwise(self.arrangement, feedback.rotation)
        self.turns += (Turn(self.arrangement, feedback),)

    def _exchange(self, i: int, j: int) -> None:
        beads = list(self.arrangement)
        beads[i], beads[j] = beads[j], beads[i]
        self.arrangement = tuple(beads)

    def _must_be_arranging(self) -> None:
        if self.phase != ARRANGING:
            raise IllegalMoveError(f"no moves while the game is {self.phase}")


def replay(puzzle: Puzzle, record: str) -> NecklaceGame:
    """Return the game on ``puzzle`` that `NecklaceGame.record` wrote down, its last spin over.

    Every move goes through the game's own rules. Swaps that had been taken back are forgotten.

    Raises: UnreadableError when the text is no record of a game on this puzzle.
    """
    game = NecklaceGame(puzzle)
    # MicroPython: split() without its argument knows fewer kinds of space.
    for word in record.split(" ") if record else ():
        try:
            if word.startswith(_HINT):
                game.hints += (_read_hint(word, game.guess_count),)
            elif word == _GUESS:
                game.submit()
                game.finish_spin()
            elif word == _GIVE_UP:
                game.give_up()
            else:
                i, j = tuple(word)  # exactly two characters
                game.swap("01234567".index(i), "01234567".index(j))
        except ValueError:
            # MicroPython: chaining is not supported; the cause adds nothing here.
            raise UnreadableError(f"not a move here: {word[:20]}") from None
    return game


def _read_hint(word: str, guess_count: int) -> Hint:
    """Return the hint of a word of a record. Raises: ValueError when it is none of this game."""
    guesses, level = word[1:].split(".")
    hint = Hint(int(guesses), int(level))
    if word != f"{_HINT}{hint.guess_count}.{hint.level}" or hint.level not in HINT_LEVELS:
        raise ValueError
    if not 0 <= hint.guess_count <= guess_count:
        raise ValueError
    return hint
