"""The first lesson: what a player is told in the first game, and when.

Public names: `Lesson`, its phases `SWAP`, `GUESS`, `TURNED`, `AGAIN`, `SOLVED`, `OVER`.

    swap <--> guess --a guess--> turned <--> again --a guess--> turned | solved

The lesson is an ordinary necklace game on the puzzle `puzzle.FIRST_CODE`. Each phase waits for a
move, never for a clock, and which one holds is read from the game: so the lesson can begin, and go
on, with a game that has been played already.
"""

from cyclomind.games.necklace import SOLVED as GAME_SOLVED
from cyclomind.phases import StateMachine
from cyclomind.scoring import score_guess

if False:  # names for annotations
    from collections.abc import Callable

    from cyclomind.games.necklace import NecklaceGame

#: Nothing has been swapped before the first guess; something has.
SWAP, GUESS = "swap", "guess"
#: After a guess: the ring has turned to its best fit; and something has been swapped since.
TURNED, AGAIN = "turned", "again"
#: The game is solved; the lesson has ended without that.
SOLVED, OVER = "solved", "over"


class _Phase:
    """A phase that ends as soon as the game has come to another one."""

    def update(self, lesson: "Lesson", seconds: float) -> str | None:
        following = _phase_of(lesson.game, lesson.phase)
        return None if following == lesson.phase else following


class Lesson:
    """The lesson on a game; `follow` it after each move.

    game: the NecklaceGame.
    """

    def __init__(self, game: "NecklaceGame"):
        self.game = game
        states: dict[str, _Phase | None] = {SOLVED: None, OVER: None}
        for name in (SWAP, GUESS, TURNED, AGAIN):
            states[name] = _Phase()
        self._machine = StateMachine(states, _phase_of(game, SWAP), self)

    @property
    def phase(self) -> str:
        """The name of the current phase."""
        return self._machine.current

    @property
    def needs_help(self) -> bool:
        """Whether a second guess has not solved it: then `helpful_swap` is worth telling."""
        return self.phase == TURNED and self.game.guess_count > 1

    def follow(self, game: "NecklaceGame") -> None:
        """Go on to the phase of the game as it is now; with another puzzle the lesson is over."""
        if game.puzzle != self.game.puzzle:
            self.end()
        self.game = game
        self._machine.update(0)

    def end(self) -> None:
        """End the lesson, wherever it is."""
        if self.phase != OVER:
            self._machine.transition_to(OVER)

    def on_phase(self, listener: "Callable[[str, str], object]") -> "Callable[[], None]":
        """Call ``listener(source, target)`` after each change of phase; return how to stop that."""
        return self._machine.on_transition(listener)

    def helpful_swap(self) -> tuple[int, int]:
        """Return the two positions whose exchange brings most beads in place; the first of equals.

        A solved board has no helpful swap: then (0, 1).
        """
        beads, secret = self.game.arrangement, self.game.puzzle.secret
        best, found = score_guess(secret, beads).exact, (0, 1)
        for i in range(len(beads)):
            for j in range(i + 1, len(beads)):
                other = list(beads)
                other[i], other[j] = other[j], other[i]
                exact = score_guess(secret, tuple(other)).exact
                if exact > best:
                    best, found = exact, (i, j)
        return found


def _phase_of(game: "NecklaceGame", present: str) -> str:
    """Return the phase that a game has come to; while the ring turns, the present one goes on."""
    if game.is_watched:
        return present
    if game.is_over:
        return SOLVED if game.phase == GAME_SOLVED else OVER
    if game.guess_count:
        return AGAIN if game.can_undo else TURNED
    return GUESS if game.can_undo else SWAP
