"""The time that passes, told to a game before every frame. Public name: `Ticker`."""

from js import window

from app.browser.dom import guarded

if False:  # names for annotations
    from collections.abc import Callable


class Ticker:
    """Tells how much time has passed, before every frame, from `start` to `stop`.

    A hidden page has no frames: when it is seen again, all the time that has passed is told.
    """

    def __init__(self) -> None:
        self._update: Callable[[float], object] | None = None  # what is told now
        self._told_ms = 0.0  # the moment of the latest frame, 0 before the first one
        self._frame = 0  # number of the frame that is asked for
        self._on_frame = guarded(self._tell)

    def start(self, update: "Callable[[float], object]") -> None:
        """Call ``update(seconds)`` with 0 now, and before every frame with what has passed."""
        self.stop()
        self._update = update
        self._told_ms = 0.0
        update(0)
        self._wait()

    def stop(self) -> None:
        """Tell no more."""
        self._update = None
        window.cancelAnimationFrame(self._frame)

    def _wait(self) -> None:
        if self._update:
            self._frame = window.requestAnimationFrame(self._on_frame)

    def _tell(self, now_ms: float) -> None:
        assert self._update  # `stop` takes back what waits
        # From the first frame on, as the animations that lead up to the same moment.
        passed_ms = now_ms - (self._told_ms or now_ms)
        self._told_ms = now_ms
        self._update(passed_ms / 1000)
        self._wait()
