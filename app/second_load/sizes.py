"""Necklaces of four sizes, one tap each, where *New game* is. Public name: `follow`.

On a wide screen they are a row beside the board; elsewhere *New game* opens them, with the size
that is on the board among them.
"""

from app.browser.dom import around, by_id, find, listen, make
from app.shelf.choices import keep_size
from app.shelf.sizes import SIZES, Size
from app.words.sentences import text

if False:  # names for annotations
    from typing import Any

    from js import Element, Event
    from roles import Page, Ring

#: The room whose sizes these are.
_ROOM = "necklace"


def follow(page: "Page") -> None:
    """Offer them in page.room, where its puzzles have these sizes."""
    if page.room.name == _ROOM and hasattr(page.room.deck, "size"):
        _Sizes(page)


class _Sizes:
    """The buttons on the page of a rooms.ring.RingRoom."""

    def __init__(self, page: "Page"):
        self._room: Ring = page.room
        self._deck: Any = page.room.deck
        self._shown: tuple[int, int] | None = None  # the size that is marked
        self._box = make("div", "sizes")
        self._box.id = "sizes"
        self._box.setAttribute("popover", "")
        self._box.setAttribute("role", "group")
        self._box.setAttribute("aria-label", text("sizes"))
        find("main").append(self._box)
        listen(self._box, "click", self._on_click)
        page.on_new = self._ask
        self._room.after_draw.append(self._draw)
        self._draw()

    def _draw(self) -> None:
        """Mark the size of the puzzle on the board; one of its own kind has a button, too."""
        puzzle = self._room.game.puzzle
        size = puzzle.n, puzzle.colors
        if size == self._shown:
            return
        self._shown = size
        sizes: tuple[Size, ...] = SIZES
        if size not in [one[1:] for one in sizes]:
            sizes += (Size("same", puzzle.n, puzzle.colors),)
        self._box.replaceChildren(*[_button(one, one[1:] == size) for one in sizes])

    def _ask(self) -> None:
        """Open the choice, or where it is in sight anyway, a puzzle like the one on the board."""
        if self._box.getClientRects().length:
            self._room.new_game()
            return
        self._box.showPopover()
        self._box.querySelector("[aria-current]").focus()

    def _on_click(self, event: "Event") -> None:
        button = around(event, "button")
        if not button:
            return
        if self._box.matches(":popover-open"):
            by_id("new-button").focus()
            self._box.hidePopover()
        size = int(button.dataset.n), int(button.dataset.colors)
        if size != self._deck.size:
            self._deck.size = size
            keep_size(_ROOM, size)
        self._room.new_game()


def _button(size: Size, is_present: bool) -> "Element":
    button = make("button", "", text("sizes." + size.name) + " ")
    button.type = "button"
    button.title = text("sizes.of", n=size.n, colors=size.colors)
    button.setAttribute("data-n", str(size.n))
    button.setAttribute("data-colors", str(size.colors))
    if is_present:
        button.setAttribute("aria-current", "true")
    button.append(make("b", "", str(size.n)))
    return button
