"""The colours to choose from, as a row of beads. Public name: `ColorChoice`."""

from app.browser.dom import around, by_id, listen, make
from app.views.bead_row import bead_picture, choice_name
from app.views.long_press import LongPress
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event

    from app.art.beads import Look


class ColorChoice:
    """A row of buttons above the others; ``on_choice(color)`` hears which colour was taken.

    on_cross(color), where there is one, hears which was pressed for long.
    """

    def __init__(
        self,
        on_choice: "Callable[[int], object]",
        on_cross: "Callable[[int], object] | None" = None,
    ):
        self._row = make("div", "choices")
        self._row.setAttribute("role", "group")
        self._row.setAttribute("aria-label", text("colors"))
        self._drawn: tuple[int, tuple[Look, ...]] | None = None
        self._chosen = on_choice
        self._crossed: tuple[object, ...] = ()  # as last marked
        self._long_press: LongPress | None = None
        if on_cross is not None:
            self._long_press = LongPress(self._row, lambda button: on_cross(_color_of(button)))
        by_id("submit-button").parentElement.prepend(self._row)
        listen(self._row, "click", self._on_click)
        # A colour that was clicked does not take the focus, or Enter would choose it once more.
        listen(self._row, "mousedown", lambda event: event.preventDefault())

    def draw(self, colors: int, looks: "tuple[Look, ...]") -> None:
        """Show so many colours, each with its beads.Look."""
        if self._drawn == (colors, looks):
            return
        self._drawn = (colors, looks)
        self._row.replaceChildren()
        # How many fit a line is for the style sheet to say.
        self._row.style.setProperty("--colors", str(colors))
        self._row.style.setProperty("--half", str((colors + 1) // 2))
        self._row.classList.toggle("many", colors > 6)
        for color in range(colors):
            button = make("button", "choice")
            button.setAttribute("data-color", str(color))
            button.setAttribute("aria-label", choice_name(color))
            button.innerHTML = bead_picture(color, looks)
            self._row.appendChild(button)

    def mark(self, crossed: tuple[int, ...], place: int) -> None:
        """Show which colours are crossed off for a place."""
        if self._crossed == (crossed, place, self._drawn):
            return
        self._crossed = (crossed, place, self._drawn)
        for button in self._row.children:
            color = _color_of(button)
            is_off = color in crossed
            button.classList.toggle("crossed", is_off)
            name = choice_name(color)
            if is_off:
                name = text("mastermind.choice-crossed", name=name, position=place + 1)
            button.setAttribute("aria-label", name)

    def show(self, shown: bool) -> None:
        """Offer the colours, or take them away."""
        self._row.hidden = not shown

    def _on_click(self, event: "Event") -> None:
        button = around(event, "button")
        if button and not (self._long_press and self._long_press.takes(event)):
            self._chosen(_color_of(button))


def _color_of(button: "Element") -> int:
    return int(button.getAttribute("data-color"))
