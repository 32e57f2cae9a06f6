"""The command tables: optimal strategies for every bead content of a size.

Public name: `add_commands`.
"""

import argparse
import signal
import time
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cyclomind import share
from cyclomind.commands.arguments import (
    DONE,
    FAILED,
    INTERRUPTED,
    Commands,
    add_command,
    each_once,
    whole_number,
)
from cyclomind.commands.printing import print_json, print_row, tell
from cyclomind.commands.processes import Died, run_in_processes
from cyclomind.commands.solving import add_fast, add_seconds, search_for, value_text
from cyclomind.commands.stopping import Interrupt, ProgressTeller, interruptible
from cyclomind.strategy import models, solver
from cyclomind.strategy.contents import (
    MAX_BEADS,
    MIN_BEADS,
    Content,
    content_name,
    contents,
    count_arrangements,
    count_necklaces_of,
)
from cyclomind.strategy.solution import Solution, solve

#: More processes than any machine here has cores would only fight for memory.
_MOST_JOBS = 64


def add_commands(commands: Commands) -> None:
    """Add the command tables."""
    tables = add_command(commands, "tables", _tables, "Solve every bead content of a size.")
    beads = whole_number("number of beads", MIN_BEADS, MAX_BEADS)
    tables.add_argument("size", type=beads, help=f"number of beads, {MIN_BEADS} to {MAX_BEADS}")
    colors = whole_number("number of colours", 2, share.MAX_COLORS)
    tables.add_argument("--colors", type=colors, default=6, help="at most this many (default 6)")
    tables.add_argument("--model", choices=models.MODELS, action="append", help="default: both")
    tables.add_argument(
        "--objective", choices=solver.OBJECTIVES, action="append", help="default: both"
    )
    necklaces = whole_number("number of necklaces", 1, 10**8)
    tables.add_argument("--most-necklaces", type=necklaces, help="leave out contents with more")
    jobs = whole_number("number of processes", 1, _MOST_JOBS)
    tables.add_argument("--jobs", type=jobs, default=1, help="processes (default 1)")
    add_seconds(tables)
    add_fast(tables)


class _Task(NamedTuple):
    content: Content
    model: str
    objective: str
    seconds: float
    is_fast: bool


class _Result(NamedTuple):
    task: _Task
    solution: Solution
    seconds: float


def _tables(options: argparse.Namespace) -> int:
    columns = [
        (model, objective)
        for model in each_once(options.model, models.MODELS)
        for objective in each_once(options.objective, solver.OBJECTIVES)
    ]
    chosen = [
        content
        for content in contents(options.size, options.colors)
        if not options.most_necklaces or count_necklaces_of(content) <= options.most_necklaces
    ]
    search_for(options.fast)  # refuses now what could not be done later
    tasks = [
        _Task(content, *column, options.seconds, options.fast)
        for content in chosen
        for column in columns
    ]
    table = _Table(columns, options.json)
    with interruptible() as interrupt:
        run = _run_here(tasks, interrupt) if options.jobs == 1 else _run_apart(tasks, options.jobs)
        missing = 0
        try:
            for result in run:
                if isinstance(result, Died):
                    missing += 1
                    tell(f"cyclomind tables: {_name_of(result.task)} is missing: its process died")
                else:
                    table.add(result)
        except KeyboardInterrupt:
            interrupt.asked = True
        table.finish()
    return INTERRUPTED if interrupt.asked else FAILED if missing else DONE


def _run_here(tasks: Iterable[_Task], interrupt: "Interrupt") -> Iterator[_Result]:
    for task in tasks:
        yield _run(task, interrupt)
        if interrupt.asked:
            return


def _run_apart(tasks: list[_Task], jobs: int) -> Iterator[_Result | Died[_Task]]:
    # The solves are in other processes, where Ctrl-C is not heard: here it ends the wait for them.
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    yield from run_in_processes(_run, tasks, jobs)


def _name_of(task: _Task) -> str:
    return f"{content_name(task.content)} {task.model} {task.objective}"


def _run(task: _Task, interrupt: "Interrupt | None" = None) -> _Result:
    start = time.monotonic()
    teller = ProgressTeller(_name_of(task))
    solution = solve(
        task.content,
        task.model,
        task.objective,
        progress=teller.tell,
        is_cancelled=lambda: (
            (interrupt is not None and interrupt.asked) or time.monotonic() - start > task.seconds
        ),
        search=search_for(task.is_fast),
    )
    teller.finish()
    return _Result(task, solution, time.monotonic() - start)


class _Table:
    """Prints one row for each content, as soon as all its columns are there."""

    def __init__(self, columns: list[tuple[str, str]], as_json: bool):
        self._columns = columns
        self._as_json = as_json
        self._open: dict[Content, dict[tuple[str, str], _Result]] = {}
        if not as_json:
            names = [f"{model} {objective}" for model, objective in columns]
            print_row(["content", "necklaces", "arrangements", *names, "seconds"])
            print_row(["---"] + ["---:"] * (len(columns) + 3))

    def add(self, result: _Result) -> None:
        """Take in one result: a JSON line at once, or part of a row of text."""
        if self._as_json:
            print_json(result.solution.as_json() | {"seconds": round(result.seconds, 3)})
            return
        content = result.task.content
        row = self._open.setdefault(content, {})
        row[result.task.model, result.task.objective] = result
        if len(row) == len(self._columns):
            self._print_content(content)

    def finish(self) -> None:
        """Print the rows that stayed incomplete."""
        for content in list(self._open):
            self._print_content(content)

    def _print_content(self, content: Content) -> None:
        row = self._open.pop(content)
        cells = [
            value_text(row[column].solution) if column in row else "" for column in self._columns
        ]
        seconds = sum(result.seconds for result in row.values())
        sizes = [str(count_necklaces_of(content)), str(count_arrangements(content))]
        print_row([content_name(content), *sizes, *cells, f"{seconds:.2f}"])
