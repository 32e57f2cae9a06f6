"""The worker's side of app/thinking.py: named tasks, asked and answered as JSON text.

Public names: `TASKS`, `ask`, `cancel`.

A task is a function of one payload (what JSON can say) that returns its result (the same). One
that takes long is a generator instead: it yields ``(done, of)`` now and then, often enough that
the player can cancel, and returns the result at its end. What a task needs is imported when it is
first asked for.
"""

import asyncio
import json
import traceback
from collections.abc import Callable, Generator
from importlib import import_module
from inspect import isgenerator
from time import monotonic
from typing import Any

#: Name of a task -> "module:function".
TASKS = {
    "echo": "app.workers.thinker:echo",
    "count": "app.workers.thinker:count",
}

#: The page hears of progress, and can make itself heard, about so often: seconds.
_BREATH = 0.04

_cancelled: set[int] = set()


class _Cancelled(Exception):
    """The page does not want this answer any longer."""


async def ask(text: str) -> str:
    """Return the answer to one question, both as JSON.

    The question holds the task's name, its payload, a number and the name of the channel for
    progress. The answer holds one of ``result``, ``cancelled`` and ``error``, a traceback.
    """
    question = json.loads(text)
    number = question["number"]
    try:
        work = _task(question["task"])(question["payload"])
        if isgenerator(work):
            work = await _driven(work, number, question["channel"])
        answer = {"result": work}
    except _Cancelled:
        answer = {"cancelled": True}
    except Exception:
        answer = {"error": traceback.format_exc()}
    _cancelled.discard(number)
    return json.dumps(answer)


def cancel(number: str) -> bool:
    """Stop the question of this number at its next step."""
    _cancelled.add(int(number))
    return True


def _task(name: str) -> Callable[[Any], Any]:
    module, _, function = TASKS[name].partition(":")
    return getattr(import_module(module), function)


async def _driven(work: Generator[tuple[int, int], None, Any], number: int, channel: str) -> Any:
    """Run a generator to its end and return its result; give way to the page now and then."""
    from js import BroadcastChannel

    progress = BroadcastChannel.new(channel)
    try:
        breath = monotonic()
        while True:
            try:
                done, of = next(work)
            except StopIteration as end:
                return end.value
            if monotonic() - breath >= _BREATH:
                progress.postMessage(json.dumps({"number": number, "done": done, "of": of}))
                await asyncio.sleep(0)
                if number in _cancelled:
                    work.close()
                    raise _Cancelled
                breath = monotonic()
    finally:
        progress.close()


def echo(payload: Any) -> Any:
    """Return the payload: the shortest proof that a worker thinks at all."""
    return payload


def count(payload: dict[str, int]) -> Generator[tuple[int, int], None, int]:
    """Count to ``to``, with so many ``milliseconds`` between numbers: a long task for tests."""
    for done in range(payload["to"]):
        until = monotonic() + payload["milliseconds"] / 1000
        while monotonic() < until:
            pass
        yield done, payload["to"]
    return payload["to"]
