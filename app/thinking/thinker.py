"""Thinking that takes long: Pyodide in a worker, started when it is first wanted.

Public names: `Thinker`, the stages `ASLEEP`, `FETCHING`, `STARTING`, `READY`, `FAILED`, and the
errors `ThinkingFailed`, `ThinkingBlocked`, `ThinkingCancelled`.

    thinker = Thinker(on_stage)
    thinker.start()                                      now, so that it is there when asked
    result = await thinker.ask("task", payload, on_progress)
    thinker.cancel()                                     whoever waits gets a ThinkingCancelled

Tasks are named in app/workers/thinker.py. Payload and result are what JSON can say (MicroPython
keeps no order in dicts, and numbers beyond 31 bits must travel as text). A page that never starts
a thinker requests nothing of Pyodide. It needs no SharedArrayBuffer, so any static host will do.

    asleep --start--> fetching -> starting -> ready
    fetching, starting --any failure--> failed --start--> fetching
    ready --cancelled and not stopping, or silent for too long--> asleep
"""

import asyncio
import json

from app.browser import chance, channels, console, timers, workers
from app.browser.dom import find
from app.browser.reading import text_at
from app.thinking.patience import Patience

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Channel, Unsettled

    Progress = Callable[[int, int], object]

#: How far a thinker is.
ASLEEP = "asleep"
FETCHING = "fetching"
STARTING = "starting"
READY = "ready"
FAILED = "failed"

#: What the worker is made of, where the page does not say otherwise: the loose tree's.
_PARTS = "app/workers/thinker.json"

#: How long the worker may be silent before it counts as lost, in milliseconds during which the page
#: itself is awake: while it is on its way through a slow network, and while it thinks.
_PATIENCE_TO_START_MS = 120000
_PATIENCE_TO_THINK_MS = 60000

#: A cancelled task that has not stopped after this time is stopped with its worker.
_GRACE_MS = 500

_CANCELLED = '{"cancelled": true}'
_LOST = '{"lost": true}'
_BLOCKED = '{"blocked": true}'

#: The worker that was waited for is gone; there may be another one.
_ANOTHER = "another"


class ThinkingCancelled(Exception):
    """The question was cancelled before it was answered."""


class ThinkingFailed(Exception):
    """No answer will come: the worker cannot start, has fallen silent, or the task failed."""


class ThinkingBlocked(ThinkingFailed):
    """The browser refuses what a worker is spoken with, as long as it blocks what a site keeps."""


class Thinker:
    """A worker to ask; ``on_stage(stage)`` hears of every change of ``stage``."""

    def __init__(self, on_stage: "Callable[[str], object] | None" = None):
        self.stage = ASLEEP
        self._on_stage = on_stage
        self._name = ""  # of the present worker; a lost one's must never be used again
        self._worker: Any = None
        self._channel: Channel | None = None
        # Resolves when the worker is READY for a question, or _ANOTHER is needed.
        self._free: Unsettled = None  # type: ignore[assignment]  # until `start`
        self._asked = 0
        self._waiting: dict[
            int, tuple[Unsettled, Progress | None]
        ] = {}  # number of a question -> (resolvers, on_progress)
        self._patience = Patience(timers.after, timers.cancel)

    def start(self) -> None:
        """Begin to fetch and start the worker, unless that is done or under way."""
        if self.stage not in (ASLEEP, FAILED):
            return
        self._name = "thinker-" + chance.fresh_seed().replace(" ", "-")
        self._free = workers.unsettled()
        try:
            self._channel = channels.open_channel(self._name, self._on_message)
        except OSError as error:
            console.warn(f"No thinking worker: {error}")
            self._end(FAILED, _BLOCKED)
            return
        self._change_stage(FETCHING)
        self._expect_a_sign(_PATIENCE_TO_START_MS)
        asyncio.create_task(self._open(self._name))

    async def ask(self, task: str, payload: object, on_progress: "Progress | None" = None) -> "Any":
        """Return the result of a task; ``on_progress(done, of)`` hears how far it is.

        Raises: ThinkingCancelled; ThinkingFailed, of which ThinkingBlocked is one.
        """
        self._asked += 1
        number = self._asked
        stopped = workers.unsettled()
        self._waiting[number] = (stopped, on_progress)
        try:
            answer = _ANOTHER
            while answer == _ANOTHER:
                self.start()
                answer = await workers.first_of([self._free.promise, stopped.promise])
            if answer == READY:
                question = {
                    "number": number,
                    "task": task,
                    "payload": payload,
                    "channel": self._name,
                }
                self._expect_a_sign(_PATIENCE_TO_THINK_MS)
                thought = self._worker.ask(json.dumps(question))
                answer = await workers.first_of([thought, stopped.promise])
        finally:
            self._waiting.pop(number, None)
            if not self._waiting and self.stage == READY:
                self._expect_no_sign()
        return _result_of(json.loads(answer))

    def cancel(self) -> None:
        """Give up every question that waits; the worker stays for the next one if it listens."""
        numbers = sorted(self._waiting)
        self._answer_all(_CANCELLED)
        if numbers and self.stage == READY:
            self._expect_no_sign()
            self._free = workers.unsettled()  # not before it has stopped
            asyncio.create_task(self._quieten(self._worker, numbers))

    def stop(self) -> None:
        """End the worker, if there is one; whoever waits gets a ThinkingCancelled."""
        self._end(ASLEEP, _CANCELLED)

    async def _open(self, name: str) -> None:
        try:
            program, config = await _parts(name)
            if name == self._name:
                worker = await workers.open_worker(name, program, config)
                if name == self._name:
                    self._worker = worker
                    self._expect_no_sign()
                    self._change_stage(READY)
                    self._free.resolve(READY)
        except Exception as error:
            if name == self._name:
                self._lose(str(error))

    async def _quieten(self, worker: "Any", numbers: list[int]) -> None:
        """Let the worker stop these questions, or stop the worker.

        It may have been ended for another reason by then, and another one be there.
        """
        free = self._free

        def replace_it() -> None:
            if worker is self._worker:
                self._discard()
                self._change_stage(ASLEEP)
            free.resolve(_ANOTHER)

        deadline = timers.after(_GRACE_MS, replace_it)
        for number in numbers:
            await worker.cancel(str(number))
        timers.cancel(deadline)
        free.resolve(READY if worker is self._worker else _ANOTHER)

    def _on_message(self, words: str) -> None:
        said = json.loads(words)
        if self.stage in (FETCHING, STARTING):
            self._expect_a_sign(_PATIENCE_TO_START_MS)
        elif self._waiting:
            self._expect_a_sign(_PATIENCE_TO_THINK_MS)
        if said.get("stage") == STARTING and self.stage == FETCHING:
            self._change_stage(STARTING)
        elif said.get("number") in self._waiting:
            on_progress = self._waiting[said["number"]][1]
            if on_progress:
                on_progress(said["done"], said["of"])

    def _expect_a_sign(self, milliseconds: int) -> None:
        self._patience.start(milliseconds, lambda: self._lose("no sign of life"))

    def _expect_no_sign(self) -> None:
        self._patience.stop()

    def _lose(self, why: str) -> None:
        console.warn("The thinking worker is lost: " + why)
        self._end(FAILED, _LOST)

    def _end(self, stage: str, answer: str) -> None:
        """Do away with the worker and tell everybody who waits."""
        self._discard()
        self._answer_all(answer)
        if self.stage != stage:
            self._change_stage(stage)

    def _discard(self) -> None:
        self._expect_no_sign()
        if self._channel is not None:
            self._channel.close()
            self._channel = None
        if self._name:
            workers.end_worker(self._name)
        self._name = ""
        self._worker = None

    def _answer_all(self, answer: str) -> None:
        for number in sorted(self._waiting):
            self._waiting.pop(number)[0].resolve(answer)

    def _change_stage(self, stage: str) -> None:
        self.stage = stage
        if self._on_stage:
            self._on_stage(stage)


async def _parts(name: str) -> "tuple[str, dict[str, Any]]":
    """Return (program, config) for a worker, once its small parts are known to be there.

    Parts that a worker misses are missed in silence, so they are asked for here first; the
    browser keeps them.
    """
    python = find("script[data-thinker]")
    listed = python.dataset.thinker if python else _PARTS
    parts = json.loads(await text_at(listed))
    interpreter = workers.address_of(parts["interpreter"], listed)
    program = workers.address_of(parts["program"], listed)
    files = {}
    for source in parts["files"]:
        files[workers.address_of(source, listed)] = parts["files"][source]
    await asyncio.gather(text_at(interpreter), text_at(program))
    config = {
        # The fragment tells app/workers/interpreter.mjs on which channel we listen.
        "interpreter": interpreter + "#" + name,
        "files": files,
        "sync_main_only": True,
    }
    return program, config


def _result_of(answer: "dict[str, Any]") -> "Any":
    if "cancelled" in answer:
        raise ThinkingCancelled
    if "blocked" in answer:
        raise ThinkingBlocked("the browser refuses channels")
    if "lost" in answer:
        raise ThinkingFailed("there is no worker")
    if "error" in answer:
        console.complain(answer["error"])
        raise ThinkingFailed("the task failed")
    return answer["result"]
