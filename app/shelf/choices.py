"""Choosing: for all games, the size of a ring, and what else a room lets choose.

Public names: `changed`, `keep_settings`, `keep_size`; `Field`, `read_choices`, `keep_choices`. What
the first move needs is read in `app.shelf.settings`.
"""

import json
from collections import namedtuple

from app.browser import storage
from app.shelf.settings import FIELDS, Settings, read_object

#: One thing that can be chosen for a game: ``id`` of the control, ``label``: key of its sentence,
#: ``options``: tuple of the values to choose from, ``value``: the present one, and
#: ``choose(value)``. An option is shown as it is, or as the sentence ``<label>.<option>``.
Field = namedtuple("Field", ("id", "label", "options", "value", "choose"))


def keep_settings(settings: Settings) -> None:
    """Remember the settings on this device."""
    storage.write("settings", json.dumps({name: getattr(settings, name) for name in FIELDS}))


def changed(settings: Settings, **changes) -> Settings:
    """Return the settings with some fields replaced."""
    return Settings(*[changes.get(name, getattr(settings, name)) for name in FIELDS])


def keep_size(room: str, size: tuple) -> None:
    """Remember the (n, colors) of a room's puzzles."""
    n, colors = size
    storage.write("size." + room, json.dumps({"n": n, "colors": colors}))


def read_choices(room: str) -> dict:
    """Return what was kept of a room's other choices, unchecked; an empty dict when nothing was."""
    return read_object("choices." + room)


def keep_choices(room: str, choices: dict) -> None:
    """Remember a room's other choices: texts under their names."""
    storage.write("choices." + room, json.dumps(choices))
