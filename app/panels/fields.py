"""What can be chosen, as controls in a panel. Public name: `labelled_select`."""

from app.browser.dom import make
from app.shelf.choices import Field
from app.words.sentences import text

if False:  # names for annotations
    from js import Element


def labelled_select(field: Field) -> "Element":
    """Return a label with a select of the field's options; its value is left to choose."""
    label = make("label", "field")
    select = make("select")
    select.id = field.id
    for option in field.options:
        named = isinstance(option, str)
        entry = make("option", "", text(field.label + "." + option) if named else str(option))
        entry.value = str(option)
        select.append(entry)
    label.append(make("span", "", text(field.label)), select)
    return label
