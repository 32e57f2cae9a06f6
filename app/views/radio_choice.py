"""One thing to choose out of a few, as a row of radio buttons. Public name: `Choice`."""

from js import document

from app.browser.dom import listen


class Choice:
    """Radio buttons in ``parent``; ``on_choice(value)`` hears which was chosen.

    name: of the group, unique on the page; title: what is chosen; options: tuple of
    (value, words).
    """

    def __init__(self, parent, name: str, title: str, options: tuple, on_choice):
        self._values = tuple([value for value, _ in options])
        box = document.createElement("fieldset")
        box.className = "choice-row"
        legend = document.createElement("legend")
        legend.textContent = title
        box.appendChild(legend)
        self._inputs = []
        for i, (_, words) in enumerate(options):
            label = document.createElement("label")
            radio = document.createElement("input")
            radio.type = "radio"
            radio.name = name
            radio.value = str(i)
            said = document.createElement("span")
            said.textContent = words
            label.append(radio, said)
            box.appendChild(label)
            self._inputs.append(radio)
        parent.appendChild(box)
        listen(box, "change", lambda event: on_choice(self._values[int(event.target.value)]))

    def draw(self, value) -> None:
        """Show which one is chosen."""
        for i, radio in enumerate(self._inputs):
            radio.checked = self._values[i] == value
