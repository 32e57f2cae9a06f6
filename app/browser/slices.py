"""Long work in slices, so that the page can answer in between.

Public names: `in_slices`, `finished`.
"""

import asyncio

from app.browser import timers
from app.browser.dom import now_ms

if False:  # names for annotations
    from collections.abc import Callable, Generator
    from typing import Any

#: How long a slice takes, in milliseconds, and how many steps are made between two looks at the
#: clock: a look costs as much as a short step.
_SLICE_MS, _STEPS = 12, 20


def in_slices(
    work: "Generator[tuple[int, int], None, Any]",
    on_done: "Callable[[Any], object]",
    on_progress: "Callable[[int, int], object] | None" = None,
) -> "Callable[[], None]":
    """Run a generator to its end, and call ``on_done`` with what it returns.

    Short work is over when this returns. Otherwise ``on_progress(done, of)`` is called between two
    slices with what was yielded last. Return a function that ends the work: nothing more is called.
    """
    waiting: list[Any] = []  # the one timer that runs

    def go_on() -> None:
        waiting.clear()
        end = now_ms() + _SLICE_MS
        step = (0, 1)
        try:
            while now_ms() < end:
                for _ in range(_STEPS):
                    step = next(work)
        except StopIteration as over:
            on_done(over.value)
            return
        waiting.append(timers.after(0, go_on))
        if on_progress:
            on_progress(*step)

    def stop() -> None:
        while waiting:
            timers.cancel(waiting.pop())

    go_on()
    return stop


async def finished(work: "Generator[tuple[int, int], None, Any]") -> "Any":
    """Return what a generator returns, which is run to its end in slices."""
    outcome: list[Any] = []
    is_over = asyncio.Event()

    def on_done(found: "Any") -> None:
        outcome.append(found)
        is_over.set()

    in_slices(work, on_done)
    await is_over.wait()
    return outcome[0]
