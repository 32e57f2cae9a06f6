"""What hands do without meaning it: second clicks and held keys. Pure.

Public names: `DoubleClicks`, `goes_on`, `is_held`. The one guard of the page is that of
`app.browser.dom`.
"""

if False:  # names for annotations
    from collections.abc import Callable

#: So long after a change, in milliseconds, a click can be the second half of a double click, when
#: the browser counts it as a second one or cannot count, since it was a tap ...
_DOUBLE_CLICK_MS = 500
#: ... and when the browser counts it as a first one, or a key or a program made it.
_TOO_SOON_MS = 100


class DoubleClicks:
    """Tells the second half of a double click from a click that is meant.

    It is one when what the click would do has just changed: a guess was made, or another button
    took the place of the one that was clicked. now_ms: a clock, a function without arguments.
    """

    def __init__(self, now_ms: "Callable[[], float]"):
        self._now_ms = now_ms
        self._changed_at: float | None = (
            None  # of the latest change, unless the player went on since
        )

    def changed(self) -> None:
        """Remember that what a click does has just changed."""
        self._changed_at = self._now_ms()

    def went_on(self) -> None:
        """Take the next click as meant: the player has done something else since the change."""
        self._changed_at = None

    def is_second(self, count: int, by_touch: bool) -> bool:
        """Tell whether a click is a second half. count: the event's own, of clicks in a row."""
        if self._changed_at is None:
            return False
        limit = _DOUBLE_CLICK_MS if count > 1 or by_touch else _TOO_SOON_MS
        return self._now_ms() - self._changed_at < limit


def goes_on(key: str) -> bool:
    """Tell whether who presses this key has gone on, since it is none that presses a button."""
    return key not in ("Enter", " ", "Shift", "Control", "Alt", "Meta")


def is_held(key: str, repeated: bool, in_lines: bool) -> bool:
    """Tell whether a key press is only the repetition of an Enter that is held down.

    On a button it would press again and again, in a field send again and again. in_lines: the
    focus is in a field of several lines, where a held Enter is meant.
    """
    return repeated and key == "Enter" and not in_lines
