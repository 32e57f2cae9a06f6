"""The free palette in the player's hands: choose a position, then any colour for it.

Public names: `open_room`, and `Filling`, the play that it gives to `rooms.ring`.
"""

from app.art.beads import looks_of
from app.art.colors import COLORS
from app.art.pegs import pegs_art
from app.input import keys
from app.rooms.deck import Deck
from app.rooms.ring import RingRoom
from app.views.color_choice import ColorChoice
from app.views.history import Tile
from app.words.sentences import plural, text
from cyclomind.games.filling import next_empty
from cyclomind.games.palette import (
    DEFAULT_COLORS,
    DEFAULT_POSITIONS,
    SOLVED,
    read_puzzle,
    read_size,
    replay,
)

if False:  # names for annotations
    from collections.abc import Callable

    from roles import Ring

    from app.browser.motion import Speed
    from cyclomind.games.palette import PaletteGame, Turn
    from cyclomind.puzzle import Puzzle


def open_room(speed: "Callable[[], Speed]") -> RingRoom:
    """Return the palette room on the page; ``speed()`` returns a motion.Speed."""
    play = Filling()
    deck = Deck("palette", (DEFAULT_POSITIONS, DEFAULT_COLORS), read_puzzle, read_size)
    room = RingRoom(play, deck, speed)
    play.choice = ColorChoice(lambda color: room.when_arranging(lambda: play.put(room, color)))
    return room


class Filling:
    """How the free palette is played."""

    name = "palette"
    first_number = 1

    choice: ColorChoice  # put there by `open_room`

    # MicroPython: functions as class attributes would become methods.

    def replay(self, puzzle: "Puzzle", record: str) -> "PaletteGame":
        """Return the game on a puzzle as far as the record goes."""
        return replay(puzzle, record)

    def opened(self, game: "PaletteGame") -> None:
        """Offer the colours of the puzzle that has been opened."""
        self.choice.draw(game.puzzle.colors, looks_of(game.puzzle))

    def tile(self, number: int, turn: "Turn") -> Tile:
        """Return how a scored guess is shown: by black and white pegs."""
        feedback = turn.feedback
        name = text(
            "palette.tile", number=number, exact=feedback.exact, misplaced=feedback.misplaced
        )
        n = len(turn.shown)
        pegs = pegs_art(feedback.exact, feedback.misplaced, n)
        return Tile(name, str(number), pegs, feedback.exact == n)

    def standing(self, game: "PaletteGame") -> str:
        """Return the sentence that says how the game stands."""
        if game.is_watched:
            return text("turning")
        if game.phase == SOLVED:
            return plural("solved", game.guess_count)
        if not game.turns:
            return text("palette.start")
        feedback = game.turns[-1].feedback
        return plural(
            "palette.scored",
            feedback.rotation,
            number=game.guess_count,
            exact=feedback.exact,
            misplaced=feedback.misplaced,
        )

    def scores(self, game: "PaletteGame") -> tuple[tuple[int, ...], ...]:
        """Return (exact, misplaced) for each guess."""
        return tuple([turn.feedback[:2] for turn in game.turns])

    def hints(self, game: "PaletteGame") -> int:
        """Return 0: the coach does not come here."""
        return 0

    def why_no_guess(self, game: "PaletteGame") -> str:
        """Return the sentence that refuses a guess, else nothing.

        Positions may be empty, or the board be the one that was scored last.
        """
        empty = len(game.empty_positions)
        if empty:
            return plural("palette.incomplete", empty)
        return text("palette.same") if game.is_scored_already else ""

    def pressed(self, room: "Ring") -> int | None:
        """Return the position that the next colour is for."""
        return room.selected if room.game.is_open else None

    def let_go(self) -> None:
        """Do nothing: no bead is ever in hand."""

    def tap(self, room: "Ring", position: int) -> None:
        """Choose the position that the next colour is for."""
        room.select(position)

    def make(self, room: "Ring", move: tuple[str, int]) -> None:
        """Make a move that a key asked for."""
        name, number = move
        if name == keys.NUMBER and number < room.game.puzzle.colors:
            self.put(room, number)
        elif name == keys.ERASE:
            self._clear(room)

    def put(self, room: "Ring", color: int) -> None:
        """Put a colour at the selected position and go on to the next one."""
        game = room.game
        here = room.selected
        game.fill(here, color)
        color_name = text("color." + COLORS[color].name)
        to_fill = next_empty(game.arrangement, here)
        room.selected = (here + 1) % game.puzzle.n if to_fill is None else to_fill
        room.changed()
        room.say(text("palette.filled", position=here + 1, color=color_name))

    def _clear(self, room: "Ring") -> None:
        """Empty the selected position, or where nothing is, the one before it."""
        game = room.game
        if game.arrangement[room.selected] is None:
            room.selected = (room.selected - 1) % game.puzzle.n
        is_cleared = game.clear(room.selected)
        room.changed()
        room.select(room.selected)
        if is_cleared:
            room.say(text("palette.cleared", position=room.selected + 1))

    def undo(self, room: "Ring") -> None:
        """Take back the latest change."""
        self._show_change(room, room.game.undo())

    def redo(self, room: "Ring") -> None:
        """Make the change again that was last taken back."""
        self._show_change(room, room.game.redo())

    def _show_change(self, room: "Ring", position: int) -> None:
        room.selected = position
        room.changed()
        color = room.game.arrangement[position]
        if color is None:
            room.say(text("palette.cleared", position=position + 1))
        else:
            color_name = text("color." + COLORS[color].name)
            room.say(text("palette.filled", position=position + 1, color=color_name))
