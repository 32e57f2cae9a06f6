"""The moves on the row in hand. Public name: `Entering`."""

from app.views.bead_row import note_in_words, place_in_words
from app.views.status import say
from cyclomind.games.filling import next_empty

if False:  # names for annotations
    from collections.abc import Callable

    from app.browser.motion import Speed
    from app.views.mastermind_rows import Rows
    from cyclomind.games.mastermind import MastermindGame


class Entering:
    """The row in the player's hands; on_select() hears that another place is selected, on_change()
    that the row has changed.

    rows: a mastermind_rows.Rows; speed: a function that returns a motion.Speed. selected: the place
    that the next colour is for.
    """

    def __init__(
        self,
        rows: "Rows",
        speed: "Callable[[], Speed]",
        on_select: "Callable[[], object]",
        on_change: "Callable[[], object]",
    ):
        self.selected = 0
        self._game: MastermindGame = None  # type: ignore[assignment]  # until one is opened
        self._rows = rows
        self._speed = speed
        self._on_select = on_select
        self._on_change = on_change

    def open(self, game: "MastermindGame") -> None:
        """Take up another game, at its first empty place."""
        self._game = game
        self.selected = next_empty(game.row, -1) or 0

    def put(self, color: int) -> None:
        """Put a colour at the selected place and select the next empty one, if there is one."""
        here = self.selected
        self._game.place(color, here)
        to_fill = next_empty(self._game.row, here)
        self.selected = here if to_fill is None else to_fill
        self._on_change()
        self._rows.drop(here, self._speed().slide_ms // 2)
        self._say(here)

    def lay_out(self, code: tuple[int, ...]) -> None:
        """Fill the row with a code."""
        for place, color in enumerate(code):
            self._game.place(color, place)
        self.selected = 0
        self._on_change()

    def tap(self, place: int) -> None:
        """Select the tapped place; the selected one, tapped again, is emptied."""
        if place == self.selected and self._game.row[place] is not None:
            self._clear(place)
        else:
            self.selected = place
            self._on_select()

    def erase(self) -> None:
        """Empty the selected place, or where nothing is, the one before it."""
        place = self.selected
        if self._game.row[place] is None and place > 0:
            place -= 1
        if self._game.row[place] is None:
            self.select(place)
        else:
            self._clear(place)

    def cross(self, color: int) -> None:
        """Cross a colour off for the selected place, or no more."""
        crossed = self._game.crossed
        self._game.cross(color, self.selected)
        self._show_change(self.selected, crossed)

    def undo(self) -> None:
        """Take back the latest change to the row or the notes, if there is one."""
        if self._game.can_undo:
            crossed = self._game.crossed
            self._show_change(self._game.undo(), crossed)

    def redo(self) -> None:
        """Make the change again that was last taken back."""
        if self._game.can_redo:
            crossed = self._game.crossed
            self._show_change(self._game.redo(), crossed)

    def select(self, place: int) -> None:
        """Put the keyboard on a place, counted on from the last to the first."""
        self.selected = place % len(self._game.row)
        self._rows.focus(self.selected)
        self._on_select()

    def _clear(self, place: int) -> None:
        crossed = self._game.crossed
        self._game.clear(place)
        self._show_change(place, crossed)

    def _show_change(self, place: int, crossed: tuple[tuple[int, int], ...]) -> None:
        """Show and say what has changed at a place. crossed: the notes as they were before."""
        self.selected = place
        self._on_change()
        notes = set(crossed) ^ set(self._game.crossed)
        if not notes:
            self._say(place)
        for note in notes:
            say(note_in_words(note, note in self._game.crossed))

    def _say(self, place: int) -> None:
        say(place_in_words(self._game.row[place], place))
