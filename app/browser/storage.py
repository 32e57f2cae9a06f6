"""The device's memory: short texts under a name, kept between visits when the browser allows it.

Public names: `read`, `lacks`, `change`, `set_aside`, `on_trouble`, `PREFIX`, and the troubles
`NOT_KEPT`, `DAMAGED`.
Blocked or full storage is no error: what could not be written is remembered until the page is
closed, and the trouble is told once.
"""

from js import attempt

if False:  # names for annotations
    from collections.abc import Callable

#: The troubles that a listener hears of: the browser lets nothing be kept; something that was
#: kept cannot be read.
NOT_KEPT, DAMAGED = "storage", "damaged"

#: What our names begin with among those of the origin.
PREFIX = "cyclomind."

_unwritten: dict[str, str] = {}
_listeners: "list[Callable[[str], object]]" = []


def on_trouble(listener: "Callable[[str], object]") -> None:
    """Call ``listener(trouble)`` with NOT_KEPT or DAMAGED when the player should know of it."""
    _listeners.append(listener)


def read(name: str) -> str:
    """Return the text kept under this name, or the empty text."""
    if name in _unwritten:
        return _unwritten[name]
    # Even naming localStorage throws where the browser blocks it.
    answer = attempt("localStorage", "getItem", PREFIX + name)
    kept: object = answer[0] if answer.length else None
    # MicroPython: what it gives to JavaScript ends at the first zero.
    return kept.replace("\0", "?") if isinstance(kept, str) else ""


def lacks(name: str) -> bool:
    """Tell whether nothing is kept under this name, in a browser that keeps something."""
    answer = attempt("localStorage", "getItem", PREFIX + name)
    return answer.length and answer[0] is None  # type: ignore[return-value]  # a truth will do


def change(name: str, step: "Callable[[str], str]") -> str:
    """Keep ``step(text)`` of the text that is there under this name, and return it.

    Other windows write here, too. They cannot between the reading and the writing, and a step is
    what should become of whatever is there: so nobody's change is lost.
    """
    before = read(name)
    after = step(before)
    if after != before:
        _write(name, after)
    return after


def _write(name: str, value: str) -> None:
    if attempt("localStorage", "setItem", PREFIX + name, value).length:
        _unwritten.pop(name, None)
        return
    if not _unwritten:
        _tell(NOT_KEPT)
    _unwritten[name] = value


def set_aside(name: str, damaged: str) -> None:
    """Keep what cannot be read, found under this name, where it will not be overwritten."""
    kept = read(name + ".damaged")
    if damaged not in kept:
        change(name + ".damaged", lambda kept: (kept + "\n" + damaged).strip())
        _tell(DAMAGED)


def _tell(trouble: str) -> None:
    for listener in _listeners:
        listener(trouble)
