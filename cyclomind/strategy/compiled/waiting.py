"""Waiting for compiled work that cannot be interrupted itself.

Public names: `wait_for`.

Python hears Ctrl-C between two of its own instructions only, so neither while machine code is
being made nor while it runs. In a thread of its own that work leaves the caller free to hear it.
"""

from collections.abc import Callable
from threading import Thread
from typing import TypeVar

from cyclomind.strategy.long_work import Cancelled, IsCancelled

_Result = TypeVar("_Result")

#: How often the caller is asked whether to stop, in seconds.
_PAUSE = 0.1


def wait_for(work: Callable[[], _Result], is_cancelled: IsCancelled) -> _Result:
    """Return what ``work`` returns, or raise what it raises.

    Raises: Cancelled as soon as that is asked for; the work then comes to its end unheard, or
        ends with the program.
    """
    results: list[_Result] = []
    errors: list[BaseException] = []

    def do() -> None:
        try:
            results.append(work())
        except BaseException as error:
            errors.append(error)

    thread = Thread(target=do, daemon=True)
    thread.start()
    while thread.is_alive():
        if is_cancelled():
            raise Cancelled
        thread.join(_PAUSE)
    if errors:
        raise errors[0]
    return results[0]
