"""The device's memory: short texts under a name, kept between visits when the browser allows it.

Public names: `read`, `write`. Blocked or full storage is no error: what could not be written
is remembered until the page is closed.
"""

from js import window

_PREFIX = "cyclomind."
_unwritten = {}


def read(name: str) -> str:
    """Return the text kept under this name, or the empty text."""
    if name in _unwritten:
        return _unwritten[name]
    try:
        # Even naming localStorage raises where the browser blocks it.
        kept = window.localStorage.getItem(_PREFIX + name)
    except Exception:
        return ""
    return kept if isinstance(kept, str) else ""


def write(name: str, value: str) -> None:
    """Keep a text under this name."""
    try:
        window.localStorage.setItem(_PREFIX + name, value)
        _unwritten.pop(name, None)
    except Exception:
        _unwritten[name] = value
