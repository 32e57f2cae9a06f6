"""What the player has chosen for all games on this device.

Public names: `Settings`, `read_settings`; for the size of a room's puzzles `read_size`;
`read_object`.
"""

from collections import namedtuple

from app.browser import motion, storage
from app.shelf.kept_text import object_in
from cyclomind.errors import ShareError
from cyclomind.share import check_size

if False:  # names for annotations
    from typing import Any

#: ``numbers``: show colour numbers; ``animation``: a name in motion.SPEEDS, "" where none was
#: chosen; ``typing``: guesses may be typed.
Settings = namedtuple("Settings", ("numbers", "animation", "typing"))


def read_settings() -> Settings:
    """Return the kept settings; whatever is missing or damaged has its default."""
    kept = read_object("settings")
    return Settings(kept.get("numbers") is True, motion.chosen(), kept.get("typing") is True)


def read_size(room: str, default: tuple[int, int]) -> tuple[int, int]:
    """Return the kept (n, colors) of a room's puzzles, or the default."""
    kept: Any = read_object("size." + room)
    n, colors = kept.get("n"), kept.get("colors")
    try:
        check_size(n, colors)
    except (ShareError, TypeError):
        return default
    return int(n), int(colors)


def read_object(name: str) -> "dict[str, Any]":
    """Return the kept object of this name; an empty one when it is missing.

    What is no object is set aside, and counts as missing.
    """
    words = storage.read(name)
    found = object_in(words)
    if found is None and words:
        storage.set_aside(name, words)
    return found or {}
