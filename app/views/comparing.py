"""A scored guess on the board, to compare; its tile is the button. Public name: `follow`.

The tile shows it; the same tile, Escape, or any move or tap elsewhere brings back the game's own
beads. In place of *Guess* stands a button that lays the guess out, as moves that can be undone.
"""

from app.browser.dom import around, by_id, find, make, on_click, on_key, on_page, page, show_one
from app.input.laying_out import lay_out
from app.views.board import Picture
from app.views.status import say
from app.words.sentences import text

if False:  # names for annotations
    from js import Event
    from roles import Page, Ring

    from app.input.keys import Key

_BUTTONS = ("again-button", "submit-button", "lay-out-button")


def follow(page: "Page") -> None:
    """Let the tiles of page.room do this, where it is the room of a ring."""
    if hasattr(page.room, "compared"):
        _Comparing(page.room)


class _Comparing:
    """The tiles on the page of a rooms.ring.RingRoom."""

    def __init__(self, room: "Ring"):
        self._room = room
        self._game = room.game
        self._board = by_id("board")
        room.compare = self._show
        self._button = make("button", "main-action", text("compared.lay-out"))
        self._button.id = _BUTTONS[2]
        self._button.hidden = True
        by_id("submit-button").after(self._button)
        on_click(self._button, lambda event: self._lay_out())
        on_page("click", self._on_click)
        on_key(page, self._on_key)
        room.after_draw.append(self._draw)
        self._draw()

    def _show(self, number: int | None) -> None:
        """Lay a scored guess on the board in place of the game's own beads; None: these again."""
        room = self._room
        room.play.let_go()
        room.compared = number
        room.draw()
        if number is None:
            room.say_standing()
        else:
            say(text("compared", guess=self._name()), then=text("compared.back"))

    def _draw(self) -> None:
        room = self._room
        if room.game != self._game:
            self._game = room.game
            room.compared = None
        number, over = room.compared, room.game.is_over
        if number is not None:
            beads = room.game.turns[number].shown
            room.board.finish()
            room.board.draw(Picture(beads, (), room.looks, room.selected, None, True))
        for place, tile in enumerate(by_id("history").children):
            pressed = "true" if place == number else "false"
            tile.firstElementChild.setAttribute("aria-pressed", pressed)
        is_compared = number is not None
        self._board.classList.toggle("compared", is_compared)
        self._board.setAttribute("aria-label", self._name() if is_compared else text("board"))
        show_one(_BUTTONS[0 if over else 2 if is_compared else 1], _BUTTONS)

    def _name(self) -> str:
        """Return the name of the guess that is compared, as its tile has it."""
        number = self._room.compared
        assert number is not None
        tile = by_id("history").children[number]
        return tile.firstElementChild.lastElementChild.textContent

    def _lay_out(self) -> None:
        room = self._room
        if room.compared is None:
            return
        wanted = room.game.turns[room.compared].shown
        name = self._name()
        room.compare(None)
        lay_out(room, wanted)
        room.say(text("compared.laid-out", guess=name))

    def _on_click(self, event: "Event") -> None:
        """Show the guess whose tile is clicked; by a click elsewhere, the board again."""
        room = self._room
        tile = around(event, "#history button")
        if tile is None:
            if room.compared is not None:
                room.compare(None)
            return
        if room.game.is_watched:
            return  # the click ends the spin
        tiles = [one.firstElementChild for one in by_id("history").children]
        number = tiles.index(tile)
        if number == room.compared:
            room.compare(None)
        else:
            room.compare(number)

    def _on_key(self, key: "Key", event: "Event") -> None:
        if key.key == "Escape" and self._room.compared is not None and not find("dialog[open]"):
            event.preventDefault()
            self._room.compare(None)
