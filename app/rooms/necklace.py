"""The necklace game in the player's hands: arm a bead, tap another, and they change places.

Public names: `open_room`, and `Swapping`, the play that it gives to `rooms.ring`.
"""

from app.input import keys
from app.rooms import standing
from app.rooms.deck import Deck
from app.rooms.ring import RingRoom
from app.second_load.loader import notify
from app.views.history import Tile
from app.words.sentences import text
from cyclomind.games.necklace import replay
from cyclomind.puzzle import DEFAULT_COLORS, DEFAULT_POSITIONS, read_puzzle, read_size

if False:  # names for annotations
    from collections.abc import Callable

    from roles import Ring

    from app.browser.motion import Speed
    from cyclomind.games.necklace import NecklaceGame, Turn
    from cyclomind.puzzle import Puzzle


def open_room(speed: "Callable[[], Speed]") -> RingRoom:
    """Return the necklace room on the page; ``speed()`` returns a motion.Speed."""
    deck = Deck("necklace", (DEFAULT_POSITIONS, DEFAULT_COLORS), read_puzzle, read_size)
    return RingRoom(Swapping(), deck, speed)


class Swapping:
    """How the necklace is played; ``armed`` is the position of the bead in hand, or None."""

    name = "necklace"
    first_number = 0

    def __init__(self) -> None:
        self.armed: int | None = None

    # MicroPython: functions as class attributes would become methods.

    def replay(self, puzzle: "Puzzle", record: str) -> "NecklaceGame":
        """Return the game on a puzzle as far as the record goes."""
        return replay(puzzle, record)

    def opened(self, game: "NecklaceGame") -> None:
        """Do nothing: all beads are on the board."""

    def tile(self, number: int, turn: "Turn") -> Tile:
        """Return how a scored guess is shown: by how many beads were in place."""
        exact, n = turn.feedback.exact, len(turn.shown)
        name, label = text("tile", number=number, exact=exact), str(number)
        if number == 0:  # nobody's guess, but what the puzzle begins with
            label = text("tile.start")
            name = label + ". " + name
        return Tile(name, label, f"<b>{exact}</b>/{n}", exact == n)

    def standing(self, game: "NecklaceGame") -> str:
        """Return the sentence that says how the game stands."""
        return standing.of_necklace(game)

    def scores(self, game: "NecklaceGame") -> tuple[tuple[int, ...], ...]:
        """Return (exact,) for each guess of the player."""
        return tuple([(turn.feedback.exact,) for turn in game.turns[1:]])

    def hints(self, game: "NecklaceGame") -> int:
        """Return how many hints were taken."""
        return len(game.hints)

    def why_no_guess(self, game: "NecklaceGame") -> str:
        """Return the sentence that refuses to score the same board again, else nothing."""
        return text("same") if game.is_scored_already else ""

    def pressed(self, room: "Ring") -> int | None:
        """Return the position of the bead in hand."""
        return self.armed

    def let_go(self) -> None:
        """Forget the bead in hand."""
        self.armed = None

    def tap(self, room: "Ring", position: int) -> None:
        """Arm the bead at this position, release it, or exchange it with the armed one."""
        armed = self.armed
        if position in room.game.pinned:
            self._say_pinned(room)
        elif armed is None:
            self.armed = position
            room.draw()
            room.say(text("armed", position=position + 1))
        elif armed == position:
            self.armed = None
            room.draw()
            room.say_standing()
        else:
            self.exchange(room, armed, position)

    def make(self, room: "Ring", move: tuple[str, int]) -> None:
        """Make a move that a key asked for."""
        name, number = move
        if name == keys.TAP:
            self.tap(room, room.selected)
        elif name == keys.ERASE:
            room.undo()
        elif name == keys.NUMBER and number < room.game.puzzle.n:
            here = room.selected
            room.selected = (here + 1) % room.game.puzzle.n
            self.exchange(room, here, number)
            room.select(room.selected)

    def undo(self, room: "Ring") -> None:
        """Take back the latest swap or pin."""
        self._show_exchange(room, room.game.undo(), "undone")

    def redo(self, room: "Ring") -> None:
        """Make the swap or pin again that was last taken back."""
        self._show_exchange(room, room.game.redo(), "swapped")

    def exchange(self, room: "Ring", i: int, j: int) -> None:
        """Let two beads change places, unless one is pinned."""
        if i in room.game.pinned or j in room.game.pinned:
            self._say_pinned(room)
        elif room.game.swap(i, j):
            self._show_exchange(room, (i, j), "swapped")
        else:
            room.changed()
            room.say(text("unchanged"))

    # Who pins has the second load, but a game with pins may have been opened before it came.

    def _say_pinned(self, room: "Ring") -> None:
        notify("pinned.stays", room.say)

    def _show_exchange(self, room: "Ring", positions: tuple[int, int], key: str) -> None:
        i, j = positions
        room.changed()
        if i == j:
            notify("pinned.on" if i in room.game.pinned else "pinned.off", room.say)
        else:
            room.slide(i, j)
            room.say(text(key, first=i + 1, second=j + 1))
