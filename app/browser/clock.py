"""The calendar and the clock of this device, in its time zone.

Public names: `today`, `minutes_to_midnight`, `each_minute`.
"""

from js import Date, document, window

from app.browser import timers
from app.browser.dom import listen
from cyclomind.daily import Day

if False:  # names for annotations
    from collections.abc import Callable

    from js import Moment


def today() -> Day:
    """Return the date on the device's calendar."""
    now = Date.new()
    return Day(now.getFullYear(), now.getMonth() + 1, now.getDate())


def minutes_to_midnight() -> int:
    """Return how many minutes will have begun before the date changes, at least 1.

    On a day when the clocks are changed, and where a day begins at one o'clock, that is not what
    the clock alone says.
    """
    # Moments are counted in numbers that MicroPython would cut; minutes and offsets are small.
    now = Date.new()
    change = Date.new(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    clock = 24 * 60 + _minute_of_day(change) - _minute_of_day(now)
    return clock + change.getTimezoneOffset() - now.getTimezoneOffset()


def each_minute(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` at every full minute, and when the page comes back into sight.

    While the page is hidden nobody asks for the time.
    """
    waiting: list[object] = []  # the one timer that runs

    def wait() -> None:
        while waiting:
            timers.cancel(waiting.pop())
        if not document.hidden:
            now = Date.new()
            left_ms = 60_000 - now.getSeconds() * 1000 - now.getMilliseconds()
            waiting.append(timers.after(left_ms, on_time))

    def on_time(*_: object) -> None:
        wait()
        if not document.hidden:
            listener()

    for target, kind in ((document, "visibilitychange"), (window, "focus"), (window, "pageshow")):
        listen(target, kind, on_time)
    wait()


def _minute_of_day(moment: "Moment") -> int:
    return moment.getHours() * 60 + moment.getMinutes()
