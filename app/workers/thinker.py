"""The worker's side of app/thinking/thinker.py: named tasks, asked and answered as JSON text.

Public names: `TASKS`, `ask`, `cancel`.

A task is a function of one payload that returns its result; both are values that JSON can hold. Its
module is imported when it is first asked for. A task that takes long reports its progress:

    def task(payload)               a generator, if possible: it yields ``(done, of)`` every few
                                    milliseconds and returns the result; a cancel stops it there
    def task(payload, progress)     calls ``progress(done, of)``; the worker hears nothing until
                                    it returns, so a cancel ends the worker, and the next
                                    question waits for a new one
"""

import asyncio
import json
import traceback
from collections.abc import Callable, Generator
from importlib import import_module
from inspect import isgenerator, signature
from time import monotonic
from typing import Any

#: Name of a task -> "module:function".
TASKS = {
    "coach_count": "app.workers.coach:count",
    "coach_fits": "app.workers.coach:fits",
    "coach_review": "app.workers.coach:review",
    "coach_suggest": "app.workers.coach:suggest",
    "mastermind_count": "app.workers.mastermind:count",
    "mastermind_fits": "app.workers.mastermind:fits",
    "mastermind_review": "app.workers.mastermind:review",
    "mastermind_suggest": "app.workers.mastermind:suggest",
    "codebreaker.prepare": "app.workers.codebreaking:prepare",
    "codebreaker.think": "app.workers.codebreaking:think",
    "codebreaker.think-sharp": "app.workers.codebreaking:think_sharp",
    "codebreaker.contradiction": "app.workers.codebreaking:contradiction",
}

#: Seconds between two reports of progress; between them a generator hears of cancels, too.
_BREATH = 0.04

_cancelled: set[int] = set()


class _Cancelled(Exception):
    """The page has cancelled the question."""


async def ask(text: str) -> str:
    """Return the answer to one question, both as JSON.

    The question holds the task's name, its payload, a number and the name of the channel for
    progress. The answer holds one of ``result``, ``cancelled`` and ``error``, a traceback.
    """
    question = json.loads(text)
    number = question["number"]
    progress = _Progress(number, question["channel"])
    try:
        task = _task(question["task"])
        is_deaf = len(signature(task).parameters) == 2
        work = task(question["payload"], progress) if is_deaf else task(question["payload"])
        if isgenerator(work):
            work = await _driven(work, number, progress)
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


def _task(name: str) -> Callable[..., Any]:
    module, _, function = TASKS[name].partition(":")
    task: Callable[..., Any] = getattr(import_module(module), function)
    return task


class _Progress:
    """Tells the page how far the work on a question is."""

    def __init__(self, number: int, channel: str):
        self._number = number
        self._channel = channel
        self._told = monotonic()

    def __call__(self, done: float, of: float) -> bool:
        """Report progress unless that was done a moment ago; return whether it was reported."""
        if monotonic() - self._told < _BREATH:
            return False
        from js import BroadcastChannel

        channel = BroadcastChannel.new(self._channel)
        channel.postMessage(json.dumps({"number": self._number, "done": done, "of": of}))
        channel.close()
        self._told = monotonic()
        return True


async def _driven(work: Generator[Any, Any, Any], number: int, progress: _Progress) -> Any:
    """Run a generator to its end and return its result; give way to the page now and then."""
    while True:
        try:
            done, of = next(work)
        except StopIteration as end:
            return end.value
        if progress(done, of):
            await asyncio.sleep(0)
            if number in _cancelled:
                work.close()
                raise _Cancelled
