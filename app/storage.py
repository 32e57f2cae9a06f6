"""The device's memory: short texts under a name, kept between visits when the browser allows it.

Public names: `read`, `write`. Blocked or full storage is no error: what could not be written
is remembered until the page is closed.
"""

from js import attempt

_PREFIX = "cyclomind."
_unwritten = {}


def read(name: str) -> str:
    """Return the text kept under this name, or the empty text."""
    if name in _unwritten:
        return _unwritten[name]
    # Even naming localStorage throws where the browser blocks it.
    answer = attempt("localStorage", "getItem", _PREFIX + name)
    kept = answer[0] if answer.length else None
    return kept if isinstance(kept, str) else ""


def write(name: str, value: str) -> None:
    """Keep a text under this name."""
    if attempt("localStorage", "setItem", _PREFIX + name, value).length:
        _unwritten.pop(name, None)
    else:
        _unwritten[name] = value
