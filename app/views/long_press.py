"""A long press, or a click with the other mouse button, on one of several buttons.

Public name: `LongPress`.

    up --pointerdown--> down --half a second, or contextmenu--> long --pointerdown--> down
    down --pointerup, or the finger moves away--> up

Some browsers send a click after a long press, some a contextmenu, in either order, some both.
"""

from app.browser import timers
from app.browser.dom import around, listen, said

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event

_LONG_MS = 500

_UP, _DOWN, _LONG = "up", "down", "long"


class LongPress:
    """Hears of long presses on the buttons in ``area``; on_press(button) once for each."""

    def __init__(self, area: "Element", on_press: "Callable[[Element], object]"):
        self._on_press = on_press
        self._state = _UP
        self._timer: object = None
        listen(area, "pointerdown", self._down)
        for kind in ("pointerup", "pointercancel", "pointerleave"):
            listen(area, kind, lambda event: self._up())
        listen(area, "contextmenu", self._menu)

    def takes(self, event: "Event") -> bool:
        """Tell whether a click is only the end of a long press; one by a key never is."""
        return self._state == _LONG and said(event, "detail", 0) != 0

    def _down(self, event: "Event") -> None:
        self._up()
        self._state = _UP
        button = around(event, "button")
        # An event that a program made names no finger, and none ends it.
        if button and said(event, "isPrimary", False) and said(event, "button", 0) == 0:
            self._state = _DOWN
            self._timer = timers.after(_LONG_MS, lambda: self._press(button))

    def _up(self) -> None:
        if self._state == _DOWN:
            self._state = _UP
            timers.cancel(self._timer)

    def _menu(self, event: "Event") -> None:
        button = around(event, "button")
        if button:
            event.preventDefault()
            if self._state != _LONG:
                self._up()
                self._press(button)

    def _press(self, button: "Element") -> None:
        self._state = _LONG
        self._on_press(button)
