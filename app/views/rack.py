"""The player's private rack: places to lay the secret out on, and the colours for it.

Public name: `Rack`. It is folded away until it is wanted.
"""

from app.art.colors import ALL_COLORS
from app.browser.dom import around, by_id, focused, listen, make
from app.views.bead_names import numbered
from app.views.bead_row import bead_picture, choice_name, place_name
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event, Found

    from app.art.beads import Look

    Hearer = Callable[[int], object]


class Rack:
    """The rack after the controls; on_place(place) and on_color(color) hear what was tapped.

    looks: tuple of beads.Look per colour.
    """

    def __init__(self, looks: "tuple[Look, ...]", on_place: "Hearer", on_color: "Hearer"):
        self._looks = looks
        self._box = make("details", "rack")
        self._box.innerHTML = (
            '<summary></summary><p class="rack-note"></p>'
            '<div class="rack-places" role="group"></div>'
            '<div class="rack-colors" role="group"></div>'
        )
        self._find("summary").textContent = text("codebreaker.rack")
        self._find(".rack-note").textContent = text("codebreaker.rack.note")
        self._find(".rack-places").setAttribute("aria-label", text("codebreaker.rack.places"))
        self._find(".rack-colors").setAttribute("aria-label", text("colors"))
        by_id("submit-button").parentElement.after(self._box)
        self._places: list[Element] = []
        self._painted: tuple[tuple[int | None, bool], ...] = ()
        for color in range(len(ALL_COLORS)):
            picture = bead_picture(color, looks)
            self._find(".rack-colors").appendChild(
                _button("rack-color", color, choice_name(color), picture)
            )
        listen(self._box, "click", lambda event: self._on_click(event, on_place, on_color))
        # A colour that was clicked does not take the focus from the places.
        listen(self._find(".rack-colors"), "mousedown", lambda event: event.preventDefault())

    def draw(self, places: tuple[int | None, ...], selected: int) -> None:
        """Show the places (colour indices, None for empty) and which one is selected."""
        group = self._find(".rack-places")
        if len(places) != len(self._places):
            group.replaceChildren()
            self._places = []
            self._painted = ()
            group.style.setProperty("--places", str(len(places)))
        for place, color in enumerate(places):
            paint = (color, place == selected)
            if place < len(self._painted) and self._painted[place] == paint:
                continue
            if place == len(self._places):
                self._places.append(_button("rack-place", place, "", ""))
                group.appendChild(self._places[place])
            self._paint(self._places[place], place, color, place == selected, len(places))
        self._painted = tuple([(color, i == selected) for i, color in enumerate(places)])

    def focus(self, place: int) -> None:
        """Move the keyboard focus to a place."""
        self._places[place].focus()

    def has_focus(self) -> bool:
        """Tell whether the keyboard is on a place or a colour of the rack."""
        return self._box.contains(focused()) and focused().tagName == "BUTTON"

    def _find(self, css: str) -> "Found":
        return self._box.querySelector(css)

    def _paint(
        self, button: "Element", place: int, color: int | None, selected: bool, n: int
    ) -> None:
        button.innerHTML = bead_picture(color, self._looks)
        # The rack shows the numbers whatever the settings say.
        name = numbered(place_name(color, place, n), color, shown=True)
        button.setAttribute("aria-label", name)
        button.setAttribute("aria-pressed", "true" if selected else "false")
        button.setAttribute("tabindex", "0" if selected else "-1")

    def _on_click(self, event: "Event", on_place: "Hearer", on_color: "Hearer") -> None:
        button = around(event, "button")
        if button:
            hear = on_place if button.className == "rack-place" else on_color
            hear(int(button.getAttribute("data-number")))


def _button(css_class: str, number: int, label: str, picture: str) -> "Element":
    button = make("button", css_class)
    button.setAttribute("data-number", str(number))
    button.setAttribute("aria-label", label)
    button.innerHTML = picture
    return button
