"""Fingers, pens and mice on the page. Public names: `Pointer`, `on_pointer`, `element_at`."""

from collections import namedtuple

from js import document

from app.browser.dom import on_page

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event, Found

#: What a pointer does now. ``x``, ``y``: pixels in the window; ``is_mouse``; ``is_main``: the first
#: finger, and of a mouse the main button; ``is_down``: a button is held, or the finger is there.
Pointer = namedtuple("Pointer", ("x", "y", "is_mouse", "is_main", "is_down"))


def on_pointer(kind: str, handler: "Callable[[Pointer, Event], object]") -> None:
    """Call ``handler(pointer, event)`` for every pointer event of this kind."""
    on_page(kind, lambda event: handler(_pointer_of(event), event))


def element_at(x: float, y: float) -> "Found":
    """Return the topmost element at a place in the window, or None."""
    return document.elementFromPoint(x, y)


def _pointer_of(event: "Event") -> Pointer:
    # Events that programs make may lack any of these.
    x, y = getattr(event, "clientX", None), getattr(event, "clientY", None)
    return Pointer(
        float(x or 0),
        float(y or 0),
        getattr(event, "pointerType", "") == "mouse",
        bool(getattr(event, "isPrimary", False)) and getattr(event, "button", 0) in (0, -1),
        bool(getattr(event, "buttons", 0)),
    )
