"""What the player has chosen for all games on this device.

Public names: `Settings`, `DEFAULTS`, `read_settings`, `keep_settings`, `changed`; for what a
room lets choose `Field`, for the size of its puzzles `read_size`, `keep_size`, and for
app/shelf/choices.py `read_object`.
"""

import json
from collections import namedtuple

from app.browser import storage
from cyclomind.errors import ShareError
from cyclomind.share import check_size

_FIELDS = ("numbers", "speed", "typing")

#: ``numbers``: show colour numbers; ``speed``: a name in motion.SPEEDS; ``typing``: guesses may
#: be typed.
Settings = namedtuple("Settings", _FIELDS)

DEFAULTS = Settings(False, "normal", False)

#: One thing that can be chosen for a game: ``id`` of the control, ``label``: key of its sentence,
#: ``options``: tuple of the values to choose from, ``value``: the present one, and
#: ``choose(value)``. An option is shown as it is, or as the sentence ``<label>.<option>``.
Field = namedtuple("Field", ("id", "label", "options", "value", "choose"))


def read_settings() -> Settings:
    """Return the kept settings; whatever is missing or damaged has its default."""
    kept = read_object("settings")
    speed = kept.get("speed")
    if speed not in ("normal", "fast", "off"):
        speed = DEFAULTS.speed
    return Settings(kept.get("numbers") is True, speed, kept.get("typing") is True)


def keep_settings(settings: Settings) -> None:
    """Remember the settings on this device."""
    storage.write("settings", json.dumps({name: getattr(settings, name) for name in _FIELDS}))


def changed(settings: Settings, **changes) -> Settings:
    """Return the settings with some fields replaced."""
    return Settings(*[changes.get(name, getattr(settings, name)) for name in _FIELDS])


def read_size(room: str, default: tuple) -> tuple:
    """Return the kept (n, colors) of a room's puzzles, or the default."""
    kept = read_object("size." + room)
    n, colors = kept.get("n"), kept.get("colors")
    try:
        check_size(n, colors)
    except (ShareError, TypeError):
        return default
    return int(n), int(colors)


def keep_size(room: str, size: tuple) -> None:
    """Remember the (n, colors) of a room's puzzles."""
    n, colors = size
    storage.write("size." + room, json.dumps({"n": n, "colors": colors}))


def read_object(name: str) -> dict:
    """Return the kept object of this name; an empty one when it is missing.

    What is no object is set aside, and counts as missing.
    """
    words = storage.read(name)
    if not words:
        return {}
    try:
        kept = json.loads(words)
    except ValueError:
        kept = None
    if isinstance(kept, dict):
        return kept
    storage.set_aside(name, words)
    return {}
