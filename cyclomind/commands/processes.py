"""Several processes that share a list of tasks; a task that is lost is always reported.

Public names: `Died`, `run_in_processes`.

Each process has one task at a time. One that dies costs its task only and is replaced; processes
end with the process that started them, however that ends. A task is the argument of a function
that can be imported, so that every way of starting processes will do.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from typing import Generic, NamedTuple, TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

#: How long a process may take to end once it is told to, in seconds.
_GRACE = 1.0


class Died(NamedTuple, Generic[_Task]):
    """What stands in place of a result: the process with this task died, with this exit code."""

    task: _Task
    exit_code: int | None


class _Worker(NamedTuple):
    process: multiprocessing.Process
    connection: Connection


def run_in_processes(
    function: Callable[[_Task], _Result],
    tasks: Sequence[_Task],
    processes: int,
    context: BaseContext | None = None,
) -> Iterator[_Result | Died[_Task]]:
    """Yield the result of ``function(task)`` for every task once it is ready, or a `Died`.

    context: a way of starting processes, as `multiprocessing.get_context` returns it; default:
    the system's. Leaving the loop early ends all processes. What the function raises counts as
    the death of its process.
    """
    chosen = context or multiprocessing.get_context()
    left = list(reversed(tasks))
    busy: dict[Connection, tuple[_Worker, _Task]] = {}
    try:
        while left or busy:
            while left and len(busy) < processes:
                worker = _started(chosen, function)
                _give(worker, left.pop(), busy)
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker, task = busy.pop(connection)
                try:
                    result = connection.recv()
                except (EOFError, OSError):
                    worker.process.join(_GRACE)
                    yield Died(task, worker.process.exitcode)
                    continue
                if left:
                    _give(worker, left.pop(), busy)
                else:
                    connection.close()
                yield result
    finally:
        for worker, _ in busy.values():
            worker.process.kill()
            worker.process.join(_GRACE)


def _started(context: BaseContext, function: Callable[[_Task], _Result]) -> _Worker:
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, function), daemon=True)  # type: ignore[attr-defined]
    process.start()
    theirs.close()
    return _Worker(process, ours)


def _give(worker: _Worker, task: _Task, busy: dict[Connection, tuple[_Worker, _Task]]) -> None:
    busy[worker.connection] = worker, task
    with suppress(OSError):  # it has died already: the next look at its connection tells
        worker.connection.send(task)


def _work(connection: Connection, function: Callable[[_Task], _Result]) -> None:
    """Do one task after another until there are no more."""
    # Ctrl-C reaches the whole group of processes: the one that started this one decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        connection.send(function(task))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(0)
