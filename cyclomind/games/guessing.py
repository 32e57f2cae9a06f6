"""What games share in which a guess is scored at once and its score then takes time to appear.

Public names: the outcomes `PLAYING`, `WON`, `LOST`; `Hint`, `HINT_LEVELS`, `HINT`;
`GuessingGame`, `replay_words`.

    open --a guess--> watched --update, or show_score--> open | an end

A guess is scored, and whatever follows from it is true, at once. The *watched* phase is only the
time in which the player sees the score appear: a ring turns, pegs come one by one.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.phases import StateMachine

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    Listener = Callable[[str, str], object]

#: How a game stands, or how it has ended.
PLAYING, WON, LOST = "playing", "won", "lost"

#: One hint that was taken: ``guess_count`` guesses had been made, ``level`` is in HINT_LEVELS.
Hint = namedtuple("Hint", ("guess_count", "level"))

#: The levels of hints: how many secrets fit; whether the board could be the secret; a guess.
HINT_LEVELS = (1, 2, 3)

#: What a hint's word in a record begins with; the guess count and the level follow.
HINT = "?"


class _Watched:
    """The phase in which a score appears; it ends after ``game.watch_seconds``."""

    def update(self, game: "GuessingGame", seconds: float) -> str | None:
        return game.phase_to_come if game.seconds_in_phase >= game.watch_seconds else None


class GuessingGame:
    """Turns, phases and the passing of time; a game adds its moves and its `outcome`.

    open_phase, watched_phase: names of the phases in which moves are made, and a score watched;
    ends: dict from an outcome to the name of the phase in which the game is over.

    turns: tuple of scored guesses, oldest first.
    watch_seconds: how long the latest score takes to appear.
    hints: tuple of Hint, in the order in which they were taken.
    """

    def __init__(self, open_phase: str, watched_phase: str, ends: dict[str, str]):
        self.turns: tuple[Any, ...] = ()
        self.watch_seconds: float = 0
        self.hints: tuple[Hint, ...] = ()
        self._open = open_phase
        self._watched = watched_phase
        self._ends = ends
        states: dict[str, _Watched | None] = dict.fromkeys(ends.values())
        states[open_phase] = None
        states[watched_phase] = _Watched()
        self._phases = StateMachine(states, open_phase, self)

    if False:  # each game has its own

        @property
        def outcome(self) -> str:
            """How the game stands: PLAYING, WON or LOST."""
            return PLAYING

        @property
        def guess_count(self) -> int:
            """How many guesses the player has made."""
            return 0

    @property
    def phase(self) -> str:
        """The name of the current phase."""
        return self._phases.current

    @property
    def seconds_in_phase(self) -> float:
        """How long the current phase has lasted, as far as `update` was told."""
        return self._phases.seconds_in_state

    @property
    def is_open(self) -> bool:
        """Whether moves can be made."""
        return self.phase == self._open

    @property
    def is_watched(self) -> bool:
        """Whether the score of the latest guess is still appearing."""
        return self.phase == self._watched

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and its last score has been shown."""
        return not (self.is_open or self.is_watched)

    @property
    def phase_to_come(self) -> str:
        """The phase that follows once the latest score has been shown."""
        return self._ends.get(self.outcome, self._open)

    @property
    def shown_turns(self) -> "tuple[Any, ...]":
        """The turns whose score is shown: all but the latest one while that appears."""
        return self.turns[:-1] if self.is_watched else self.turns

    def update(self, seconds: float) -> None:
        """Let time pass: a score that has been watched for long enough is shown."""
        self._phases.update(seconds)

    def show_score(self) -> None:
        """Show the score at once: the game goes on, or is over.

        Raises: IllegalMoveError when no score is appearing.
        """
        if not self.is_watched:
            raise IllegalMoveError("no score is to come")
        self._phases.transition_to(self.phase_to_come)

    def on_phase(self, listener: "Listener") -> "Callable[[], None]":
        """Call ``listener(source, target)`` after each change of phase; return how to stop that."""
        return self._phases.on_transition(listener)

    def take_hint(self, level: int) -> None:
        """Count a hint of this level; the same one counts once between two guesses.

        Raises: IllegalMoveError for an unknown level, or while no moves can be made.
        """
        self._must_be_open()
        if level not in HINT_LEVELS:
            raise IllegalMoveError(f"there is no hint of level {level}")
        hint = Hint(self.guess_count, level)
        if hint not in self.hints:
            self.hints += (hint,)

    def hint_words(self) -> list[str]:
        """Return the hints as words of a record, such as ``"?0.1"``; `read_hint` reads one."""
        return [f"{HINT}{hint.guess_count}.{hint.level}" for hint in self.hints]

    def read_hint(self, word: str) -> None:
        """Take the hint of a word of a record. Raises: ValueError when it is none of this game."""
        guesses, level = word[1:].split(".")
        hint = Hint(int(guesses), int(level))
        if word != f"{HINT}{hint.guess_count}.{hint.level}" or hint.level not in HINT_LEVELS:
            raise ValueError
        if not 0 <= hint.guess_count <= self.guess_count:
            raise ValueError
        self.hints += (hint,)

    def _watch(self, seconds: float) -> None:
        self.watch_seconds = seconds
        self._phases.transition_to(self._watched)

    def _must_be_open(self) -> None:
        if not self.is_open:
            raise IllegalMoveError(f"no moves while the game is {self.phase}")


def replay_words(record: str, make_move: "Callable[[str], object]") -> None:
    """Call ``make_move(word)`` for each word of a game's record.

    Every move goes through the game's own rules. Raises: UnreadableError when one is refused.
    """
    # MicroPython: split() without its argument knows fewer kinds of space.
    for word in record.split(" ") if record else ():
        try:
            make_move(word)
        except ValueError:
            # MicroPython: chaining is not supported; the cause adds nothing here.
            raise UnreadableError(f"not a move here: {word[:20]}") from None
