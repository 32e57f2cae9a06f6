"""What the player has chosen for all games on this device.

Public names: `Settings`, `DEFAULTS`, `read_settings`, `keep_settings`, `changed`.
"""

import json
from collections import namedtuple

from app import storage
from cyclomind.errors import ShareError
from cyclomind.puzzle import DEFAULT_COLORS, DEFAULT_POSITIONS
from cyclomind.share import check_size

_FIELDS = ("n", "colors", "numbers", "speed")

#: ``n`` positions and ``colors`` colours of the next puzzle; ``numbers``: show colour numbers;
#: ``speed``: a name in motion.SPEEDS.
Settings = namedtuple("Settings", _FIELDS)

DEFAULTS = Settings(DEFAULT_POSITIONS, DEFAULT_COLORS, False, "normal")


def read_settings() -> Settings:
    """Return the kept settings; whatever is missing or damaged has its default."""
    try:
        kept = json.loads(storage.read("settings"))
    except ValueError:
        kept = None
    if not isinstance(kept, dict):
        return DEFAULTS
    n, colors = kept.get("n"), kept.get("colors")
    try:
        check_size(n, colors)
    except (ShareError, TypeError):
        n, colors = DEFAULTS.n, DEFAULTS.colors
    speed = kept.get("speed")
    if speed not in ("normal", "fast", "off"):
        speed = DEFAULTS.speed
    return Settings(int(n), int(colors), kept.get("numbers") is True, speed)


def keep_settings(settings: Settings) -> None:
    """Remember the settings on this device."""
    storage.write("settings", json.dumps({name: getattr(settings, name) for name in _FIELDS}))


def changed(settings: Settings, **changes) -> Settings:
    """Return the settings with some fields replaced."""
    return Settings(*[changes.get(name, getattr(settings, name)) for name in _FIELDS])
