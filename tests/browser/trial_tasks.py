"""Tasks by which tests try the worker: they are served at the end of its program, in tests alone.

Public names: `echo`, `count`, `count_deaf`. The page asks for them as it does for all others. They
stand at the end of app/workers/main.py as text, so this module imports what every worker has.
"""

from collections.abc import Callable, Generator
from time import monotonic
from typing import Any

from app.workers.thinker import TASKS


def echo(payload: Any) -> Any:
    """Return the payload: the shortest task."""
    return payload


def count(payload: dict[str, int]) -> Generator[tuple[int, int], None, int]:
    """Count to ``to``, with so many ``milliseconds`` between numbers: a long task."""
    for done in range(payload["to"]):
        _spend(payload["milliseconds"])
        yield done, payload["to"]
    return payload["to"]


def count_deaf(payload: dict[str, int], progress: Callable[[int, int], Any]) -> int:
    """Count as `count` does, but without yielding, so that no cancel is heard."""
    for done in range(payload["to"]):
        _spend(payload["milliseconds"])
        progress(done, payload["to"])
    return payload["to"]


def _spend(milliseconds: int) -> None:
    until = monotonic() + milliseconds / 1000
    while monotonic() < until:
        pass


# The worker runs its program as the main module.
TASKS.update(echo="__main__:echo", count="__main__:count")
TASKS["count-deaf"] = "__main__:count_deaf"
