"""Choosing: for all games, the size of a ring, and what else a room lets choose.

Public names: `keep_settings`, `is_chosen`, `keep_size`; `Field`, `read_choices`, `keep_choices`.
What the first move needs is read in `app.shelf.settings`.
"""

from collections import namedtuple

from app.browser import storage
from app.shelf.kept_changes import with_values
from app.shelf.settings import Settings, read_object, read_settings

if False:  # names for annotations
    from typing import Any

#: One thing that can be chosen for a game: ``id`` of the control, ``label``: key of its sentence,
#: ``options``: tuple of the values to choose from, ``value``: the current one, and
#: ``choose(value)``. An option is shown as it is, or as the sentence ``<label>.<option>``.
Field = namedtuple("Field", ("id", "label", "options", "value", "choose"))


def keep_settings(**values: "Any") -> Settings:
    """Remember settings that were chosen now; return all as they are kept on this device.

    What another window has chosen in between stays.
    """
    _keep("settings", values)
    return read_settings()


def is_chosen(name: str) -> bool:
    """Tell whether a setting that is off at first has been chosen."""
    return read_object("settings").get(name) is True


def keep_size(room: str, size: tuple[int, int]) -> None:
    """Remember the (n, colors) of a room's puzzles."""
    n, colors = size
    _keep("size." + room, {"n": n, "colors": colors})


def read_choices(room: str) -> "dict[str, Any]":
    """Return what was kept of a room's other choices, unchecked; an empty dict when nothing was."""
    return read_object("choices." + room)


def keep_choices(room: str, **values: "Any") -> None:
    """Remember choices of a room that were made now: texts under their names."""
    _keep("choices." + room, values)


def _keep(name: str, values: "dict[str, Any]") -> None:
    read_object(name)  # what cannot be read is set aside first
    storage.change(name, lambda words: with_values(words, values))
