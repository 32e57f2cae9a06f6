"""One thing to choose out of a few, as a row of radio buttons. Public name: `Choice`."""

from app.browser.choosing import on_choice
from app.browser.dom import make

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Element


class Choice:
    """Radio buttons in ``parent``; ``chosen(value)`` hears which it was.

    name: of the group, unique on the page; title: what is chosen; options: tuple of
    (value, words).
    """

    def __init__(
        self,
        parent: "Element",
        name: str,
        title: str,
        options: "tuple[tuple[Any, str], ...]",
        chosen: "Callable[[Any], object]",
    ):
        self._values = tuple([value for value, _ in options])
        box = make("fieldset", "choice-row")
        box.append(make("legend", "", title))
        self._inputs: list[Element] = []
        for i, (_, words) in enumerate(options):
            label, radio = make("label"), make("input")
            radio.type = "radio"
            radio.name = name
            radio.value = str(i)
            label.append(radio, make("span", "", words))
            box.appendChild(label)
            self._inputs.append(radio)
        parent.appendChild(box)
        on_choice(box, lambda radio: self._tell(chosen))

    def _tell(self, chosen: "Callable[[Any], object]") -> None:
        for value, radio in zip(self._values, self._inputs):
            if radio.checked:
                chosen(value)

    def draw(self, value: object) -> None:
        """Show which one is chosen."""
        for i, radio in enumerate(self._inputs):
            radio.checked = self._values[i] == value
