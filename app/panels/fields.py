"""What can be chosen, as controls in a panel. Public name: `labelled_select`."""

from js import document

from app.shelf.settings import Field
from app.words.sentences import text


def labelled_select(field: Field):
    """Return a label with a select of the field's options; its value is left to choose."""
    label = document.createElement("label")
    label.className = "field"
    words = document.createElement("span")
    words.textContent = text(field.label)
    select = document.createElement("select")
    select.id = field.id
    for option in field.options:
        entry = document.createElement("option")
        entry.value = str(option)
        named = isinstance(option, str)
        entry.textContent = text(field.label + "." + option) if named else str(option)
        select.appendChild(entry)
    label.append(words, select)
    return label
