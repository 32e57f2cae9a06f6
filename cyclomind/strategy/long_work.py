"""Work that takes long: how it tells its progress and how it is cancelled.

Public names: `Cancelled`, `IsCancelled`, `never_cancelled`, `stoppable`, `Progress`,
`ignore_progress`.

A function that takes long has two arguments for it. It calls ``progress`` with the share of the
work that is done, and asks ``is_cancelled`` every few milliseconds; once that returns True, it
raises `Cancelled`.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

_Item = TypeVar("_Item")


class Cancelled(Exception):
    """The caller asked to stop, or the time it gave is over."""


#: Whether the work should stop now.
IsCancelled = Callable[[], bool]


def never_cancelled() -> bool:
    """Return False: work that runs to its end."""
    return False


def stoppable(items: Iterable[_Item], is_cancelled: IsCancelled) -> Iterator[_Item]:
    """Yield the items as long as nobody asks to stop. Raises: Cancelled before the next one."""
    for item in items:
        if is_cancelled():
            raise Cancelled
        yield item


#: Called now and then with the share of the work that is done, 0 to 1, rising.
Progress = Callable[[float], None]


def ignore_progress(share: float) -> None:
    """Do nothing: for callers that wait without looking."""
