"""The settings panel's controls. Public names: `fill`, `chosen`."""

from js import document

from app.dom import by_id
from app.settings import Field
from app.words import text


def fill(settings, fields: tuple) -> None:
    """Show the settings and the room's fields in the controls."""
    box = by_id("room-fields")
    box.replaceChildren()  # a room may offer other options by now
    for field in fields:
        box.appendChild(_labelled_select(field))
    by_id("size-note").hidden = not fields
    for field in fields:
        by_id(field.id).value = str(field.value)
    by_id("show-numbers-checkbox").checked = settings.numbers
    by_id("speed-select").value = settings.speed


def chosen(control, fields: tuple) -> dict:
    """Let the room know what was chosen in its field; return other choices as settings fields."""
    for field in fields:
        if control.id == field.id:
            for option in field.options:
                if str(option) == control.value:
                    field.choose(option)
    if control.id == "show-numbers-checkbox":
        return {"numbers": bool(control.checked)}
    if control.id == "speed-select":
        return {"speed": control.value}
    return {}


def _labelled_select(field: Field):
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
