"""Waiting for a sign of life, no longer than is reasonable. Pure. Public name: `Patience`."""

if False:  # names for annotations
    from collections.abc import Callable

    Action = Callable[[], object]

#: A wait is counted in steps of so many milliseconds. One during which the computer slept, or in
#: which the page was hidden and its timers slow, counts no more than another.
_STEP_MS = 1000


class Patience:
    """A wait that ends when its time is up, unless it is stopped before.

    after, cancel: the timers, as app/browser/timers.py has them.
    """

    def __init__(
        self, after: "Callable[[int, Action], object]", cancel: "Callable[[object], object]"
    ):
        self._after = after
        self._cancel = cancel
        self._timer: object = None

    def start(self, milliseconds: int, on_end: "Action") -> None:
        """Wait anew: call ``on_end()`` after so much time during which the page was awake."""
        self.stop()
        if milliseconds <= 0:
            on_end()
            return
        step = min(milliseconds, _STEP_MS)
        self._timer = self._after(step, lambda: self.start(milliseconds - step, on_end))

    def stop(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._cancel(self._timer)
            self._timer = None
