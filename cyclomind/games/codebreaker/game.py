"""The game of the code-breaker, and its record replayed.

Public names, in reading order: the phases `READY`, `THINKING`, `ANSWERING`, `DONE`,
`CONTRADICTION`; `Thought`, `CodebreakerGame`, `replay`.

    ready --play--> thinking --conclude--> answering | contradiction
    answering --answer--> thinking | done
    thinking, answering, contradiction --correct--> thinking | done

In the thinking phase the caller finds the next guess from the turns alone (`cyclomind.candidates`
in slices, `strategy.codebreaking` in a worker) and hands it to `conclude`.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.codebreaker.answers import (
    COLORS,
    DEFAULT_SIZE,
    AnswerError,
    Turn,
    check_answer,
    slips,
)
from cyclomind.games.codebreaker.record import Record, Waiting, read, write
from cyclomind.games.codebreaker.squares import clicked, no_squares, pegs_of, squares_of
from cyclomind.games.codebreaker.strategies import BOTH, RANDOM, STRATEGIES
from cyclomind.games.filling import Filling
from cyclomind.games.guessing import PLAYING, WON
from cyclomind.phases import StateMachine
from cyclomind.scoring import Pegs

READY = "ready"
THINKING = "thinking"
ANSWERING = "answering"
DONE = "done"
CONTRADICTION = "contradiction"

#: What the computer has found out: how many codes are ``left``, and the ``guess`` it makes, None
#: when none is left.
Thought = namedtuple("Thought", ("left", "guess"))


class CodebreakerGame:
    """One game of the computer against a secret it never sees; change it by its moves.

    size: 4 or 5 places.
    turns: tuple of Turn, oldest first.
    guess: the guess that waits for an answer, a code, None outside the answering phase.
    squares: tuple of ``size`` squares, the answer that the player is putting together.
    left: how many codes fit all turns; None while the computer is finding out.
    lefts: how many codes fitted after each turn, None where that is not known.
    used: the strategies that have made guesses, in the order of STRATEGIES.
    """

    def __init__(self, size: int = DEFAULT_SIZE):
        self.size = size
        self.turns: tuple = ()
        self.guess: tuple | None = None
        self.squares = no_squares(size)
        self.left: int | None = COLORS**size
        self.lefts: tuple = ()
        self.used: tuple = ()
        self._rack = Filling((None,) * size, COLORS)
        states = {READY: None, THINKING: None, ANSWERING: None, DONE: None, CONTRADICTION: None}
        self._phases = StateMachine(states, READY)

    @property
    def outcome(self) -> str:
        """How the game stands: PLAYING, or WON once the computer has the code."""
        return WON if self.phase == DONE else PLAYING

    @property
    def phase(self) -> str:
        """The current phase: READY, THINKING, ANSWERING, DONE or CONTRADICTION."""
        return self._phases.current

    @property
    def guess_count(self) -> int:
        """How many guesses the computer has made, the one that waits for its answer included."""
        return len(self.turns) + (self.guess is not None)

    @property
    def strategy(self) -> str:
        """The strategy that has made the guesses, RANDOM before the first one; or BOTH."""
        return BOTH if len(self.used) > 1 else self.used[0] if self.used else RANDOM

    # Moves of the computer

    def play(self) -> None:
        """Let the computer begin. Raises: IllegalMoveError outside the ready phase."""
        self._must_be_in(READY)
        self._think()

    def conclude(self, thought: Thought, strategy: str = RANDOM) -> None:
        """Take what the computer found out: its next guess, or that no code is left.

        strategy: how the guess was chosen, one of STRATEGIES.

        Raises: IllegalMoveError outside the thinking phase, for a guess that is no code, and for
        one that has been answered already.
        """
        self._must_be_in(THINKING)
        if thought.left == 0:
            self._count(0)
            self._phases.transition_to(CONTRADICTION)
            return
        colors = range(COLORS)
        if len(thought.guess) != self.size or any(color not in colors for color in thought.guess):
            raise IllegalMoveError("the guess is no code of this game")
        if any(turn.guess == thought.guess for turn in self.turns):
            raise IllegalMoveError("the guess has been answered already")
        self._count(thought.left)
        self.guess = thought.guess
        self.squares = no_squares(self.size)
        self.used = tuple([s for s in STRATEGIES if s == strategy or s in self.used])
        self._phases.transition_to(ANSWERING)

    def note_left(self, number: int, left: int) -> None:
        """Note how many codes fitted after the turn of this number, from 0, in any phase.

        Raises: IllegalMoveError for a turn that does not exist.
        """
        self._check_number(number, len(self.turns), "turn")
        self.lefts = self.lefts[:number] + (left,) + self.lefts[number + 1 :]

    # Moves of the player

    @property
    def marked(self) -> Pegs:
        """The answer that the squares show now."""
        return pegs_of(self.squares)

    @property
    def why_no_answer(self):
        """Why `answer` would be refused now: one of `REASONS` or the phase; None when it is not."""
        if self.phase != ANSWERING:
            return self.phase
        try:
            check_answer(self.marked, self.size)
        except AnswerError as error:
            return error.reason
        return None

    def cycle(self, square: int) -> str:
        """Turn a square (0 to size-1) to its next colour and return that: empty, black, white.

        Raises: IllegalMoveError for a square that does not exist, or outside the answering phase.
        """
        self._must_be_in(ANSWERING)
        self._check_number(square, self.size, "square")
        self.squares = clicked(self.squares, square)
        return self.squares[square]

    def mark(self, pegs: Pegs) -> None:
        """Lay the squares as ``pegs`` say, black ones first.

        Raises: AnswerError when nothing can ever earn them; IllegalMoveError outside the
        answering phase.
        """
        self._must_be_in(ANSWERING)
        check_answer(pegs, self.size)
        self.squares = squares_of(pegs, self.size)

    def mark_all_black(self) -> None:
        """Mark every square black: that's it. Raises: IllegalMoveError outside answering."""
        self.mark(Pegs(self.size, 0))

    def answer(self) -> Turn:
        """Answer the guess with the squares as they are, and return the turn.

        All black ends the game; anything else sets the computer thinking.

        Raises: AnswerError when no guess can earn these pegs, the squares are as they were;
        IllegalMoveError outside the answering phase.
        """
        self._must_be_in(ANSWERING)
        check_answer(self.marked, self.size)
        turn = Turn(self.guess, self.marked)
        self.turns += (turn,)
        self.lefts += (None,)
        self._go_on()
        return turn

    def correct(self, number: int, pegs: Pegs) -> bool:
        """Replace the answer of an earlier turn; tell whether that changed anything.

        number: from 0. All other turns stay, and the computer thinks again from there: a guess
        that waits for its answer is withdrawn, since it was drawn from the wrong codes.

        Raises: AnswerError when nothing can ever earn the pegs; IllegalMoveError for a turn that
        does not exist, and before and after the game.
        """
        if self.phase not in (THINKING, ANSWERING, CONTRADICTION):
            raise IllegalMoveError(f"no corrections while the game is {self.phase}")
        self._check_number(number, len(self.turns), "turn")
        check_answer(pegs, self.size)
        if pegs == self.turns[number].pegs:
            return False
        corrected = (Turn(self.turns[number].guess, pegs),)
        self.turns = self.turns[:number] + corrected + self.turns[number + 1 :]
        self.lefts = self.lefts[:number] + (None,) * (len(self.turns) - number)
        self._go_on()
        return True

    # The private rack

    @property
    def rack(self) -> tuple:
        """The secret as the player has laid it out, None where a place is empty.

        For the player's eyes and for `rack_slips`; it never tells the computer anything.
        """
        return self._rack.places

    @property
    def rack_slips(self) -> tuple:
        """The answers that do not match the secret on the rack, see `slips`; none unless full."""
        return () if self._rack.empty_places else slips(self.turns, self.rack)

    @property
    def marked_slip(self):
        """The pegs that the guess deserves, when the squares show others; None unless rack full."""
        if self.guess is None or self._rack.empty_places:
            return None
        found = slips((Turn(self.guess, self.marked),), self.rack)
        return found[0].pegs if found else None

    def lay(self, place: int, color: int) -> bool:
        """Lay a colour on the rack, in any phase; tell whether that changed it.

        Raises: IllegalMoveError for a place or colour that does not exist.
        """
        return self._rack.put(place, color)

    def lift(self, place: int) -> bool:
        """Empty a place of the rack, in any phase; tell whether it held anything.

        Raises: IllegalMoveError for a place that does not exist.
        """
        return self._rack.clear(place)

    # Keeping

    def record(self) -> str:
        """Return the game so far as text, see the module `record`; `replay` reads it.

        Example: ``"=01-34 !r 01234:20:1215 05264?1215?bw---"``.
        """
        waiting = None if self.guess is None else Waiting(self.guess, self.left, self.squares)
        has_begun = self.phase != READY
        return write(Record(self.rack, has_begun, self.used, self.turns, self.lefts, waiting))

    def _go_on(self) -> None:
        """End the game when a guess was all black and the other answers agree, else think."""
        self.squares = no_squares(self.size)
        self.guess = None
        for turn in self.turns:
            if turn.pegs.exact == self.size and not slips(self.turns, turn.guess):
                self._count(1)
                self._phases.transition_to(DONE)
                return
        self._think()

    def _count(self, left: int) -> None:
        """Take note of how many codes fit all turns."""
        self.left = left
        if self.turns:
            self.note_left(len(self.turns) - 1, left)

    def _think(self) -> None:
        self.left = None
        self._phases.transition_to(THINKING)

    def _must_be_in(self, phase: str) -> None:
        if self.phase != phase:
            raise IllegalMoveError(f"not while the game is {self.phase}")

    def _check_number(self, number: int, limit: int, name: str) -> None:
        if not 0 <= number < limit:
            raise IllegalMoveError(f"there is no {name} {number}")

    def _restore(self, kept: Record) -> None:
        # Not move by move: answers may have been corrected after the guesses that followed.
        for place, color in enumerate(kept.rack):
            if color is not None:
                self.lay(place, color)
        if not kept.has_begun:
            return
        self.play()
        for turn in kept.turns:
            check_answer(turn.pegs, self.size)
        self.turns, self.lefts, self.used = kept.turns, kept.lefts, kept.used
        if self.turns:
            self._go_on()
        if kept.waiting:
            self.conclude(Thought(kept.waiting.left, kept.waiting.guess))
            self.squares, self.used = kept.waiting.squares, kept.used


def replay(size: int, record: str) -> CodebreakerGame:
    """Return the game that `CodebreakerGame.record` wrote down, now or on an older page.

    A game that had come to a contradiction is thinking again, and will find it again.

    Raises: UnreadableError when the text is no record of a game of this size.
    """
    kept = read(size, record)
    game = CodebreakerGame(size)
    try:
        game._restore(kept)
    except IllegalMoveError as error:
        # MicroPython: chaining is not supported; the cause adds nothing here.
        raise UnreadableError(str(error)) from None
    return game
