"""Choices in lists and rows of options. Public name: `on_choice`.

In a closed list, and in a row of radio buttons, an arrow key or a letter changes the value at once,
and so does the next one. These are steps; the choice is made when the player leaves the control or
presses Enter.
"""

from app.browser.dom import around, listen, on_key

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event

    from app.input.keys import Key

    Handler = Callable[[Element], object]

#: What keys can step through, and the keys that do, beside letters.
_WALKED = "select, input[type=radio]"
_STEPS = ("Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown")


def on_choice(box: "Element", handler: "Handler") -> None:
    """Call ``handler(control)`` when the player has chosen a value in a control inside ``box``."""
    walk = _Walk(handler)
    on_key(box, walk.on_key)
    listen(box, "keyup", lambda event: walk.on_key_up())
    listen(box, "change", walk.on_change)
    listen(box, "focusout", walk.on_leave)


class _Walk:
    """Tells steps from choices. A control waits while its latest value is but a step."""

    def __init__(self, handler: "Handler"):
        self._choose = handler
        self._steps = False  # the key that is down changes the value by a step
        self._waiting: Element | None = None  # the control

    def on_key(self, key: "Key", event: "Event") -> None:
        name = key.key
        is_letter = len(name) == 1 and name != " "
        is_step = is_letter or name.replace("Arrow", "") in _STEPS
        self._steps = is_step and not key.modified and around(event, _WALKED) is not None
        if name in ("Enter", "Escape"):
            self._end()

    def on_key_up(self) -> None:
        self._steps = False

    def on_change(self, event: "Event") -> None:
        control = around(event, "select, input")
        if not control:
            return
        if self._waiting and not _same(self._waiting, control):
            self._end()
        self._waiting = control
        if not self._steps:
            self._end()

    def on_leave(self, event: "Event") -> None:
        # From one radio button to the next of its group is no leaving.
        left, onto = around(event, _WALKED), getattr(event, "relatedTarget", None)
        if not (left and onto and _same(left, onto)):
            self._steps = False
            self._end()

    def _end(self) -> None:
        control, self._waiting = self._waiting, None
        if control:
            self._choose(control)


def _same(one: "Element", other: "Element") -> bool:
    """Tell whether two controls are one, or radio buttons of one group."""
    name = getattr(one, "name", "")
    return one == other or (name != "" and name == getattr(other, "name", ""))
