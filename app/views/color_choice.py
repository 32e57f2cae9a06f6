"""The colours to choose from, as a row of beads. Public name: `ColorChoice`."""

from app.browser.dom import around, by_id, listen, make
from app.views.bead_row import bead_picture, choice_name
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event

    from app.art.beads import Look


class ColorChoice:
    """A row of buttons above the others; ``on_choice(color)`` hears which colour was taken."""

    def __init__(self, on_choice: "Callable[[int], object]"):
        self._row = make("div", "choices")
        self._row.setAttribute("role", "group")
        self._row.setAttribute("aria-label", text("colors"))
        self._drawn: tuple[int, tuple[Look, ...]] | None = None
        self._chosen = on_choice
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

    def show(self, shown: bool) -> None:
        """Offer the colours, or take them away."""
        self._row.hidden = not shown

    def _on_click(self, event: "Event") -> None:
        button = around(event, "button")
        if button:
            self._chosen(int(button.getAttribute("data-color")))
