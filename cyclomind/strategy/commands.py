"""The command line: score, count, share, solve, tables, coach and pars.

Public name: `main`. Results go to standard output, as text or with ``--json`` as JSON; progress
and errors go to standard error. Ctrl-C ends a long command early and keeps what it found.

Exit status: 0 done; 2 the arguments make no sense; 130 stopped early by Ctrl-C.
"""

import argparse
import json
import math
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, NamedTuple

from cyclomind import share
from cyclomind.errors import CyclomindError, UnreadableError
from cyclomind.necklace import count_necklaces, rotate_clockwise
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy import models, solver
from cyclomind.strategy.cancelling import Cancelled
from cyclomind.strategy.coached_games import play_games
from cyclomind.strategy.contents import (
    MAX_BEADS,
    MIN_BEADS,
    Content,
    content_name,
    contents,
    count_arrangements,
    count_necklaces_of,
    parse_content,
)
from cyclomind.strategy.pars import EXACT_BEADS, par_of_content
from cyclomind.strategy.solution import Progress, Solution, solve
from cyclomind.strategy.tree import Step

#: How long a solve may take before it settles for bounds, in seconds, unless told otherwise.
DEFAULT_SECONDS = 600.0

_Command = Callable[[argparse.Namespace], int]

_DONE, _BAD_ARGUMENTS, _INTERRUPTED = 0, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status. arguments: default: those of the process."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        return options.command(options)
    except CyclomindError as error:
        print(f"cyclomind {options.name}: {error}", file=sys.stderr)
        return _BAD_ARGUMENTS
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m cyclomind", description="The arithmetic of the necklace game."
    )
    commands = parser.add_subparsers(dest="name", required=True, metavar="command")

    def command(name: str, run: _Command, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(command=run)
        added.add_argument("--json", action="store_true", help="print JSON")
        return added

    score = command("score", _score, "Score a guess, as the game does.")
    score.add_argument("secret", help="beads clockwise from the top, as digits: 00123")
    score.add_argument("guess", help="the guess, likewise")

    count = command("count", _count, "Count the necklaces of a size, or of one bead content.")
    count.add_argument("size", help="number of beads (8), or a content (2/2/1)")
    count.add_argument("colors", nargs="?", help="at most this many colours (default 4)")

    shared = command("share", _share, "Write a secret as a share code, or read one.")
    shared.add_argument("action", choices=("encode", "decode"))
    shared.add_argument("text", help="the secret as digits, or the share code")
    shared.add_argument("-n", type=int, default=5, help="beads, to decode (default 5)")
    shared.add_argument("-c", "--colors", type=int, default=4, help="colours (default 4)")

    one = command("solve", _solve, "Find and prove the best strategy for one bead content.")
    one.add_argument("content", help="counts of beads by colour (2/2/1), or the beads (00112)")
    one.add_argument("--model", choices=models.MODELS, default=models.ROTATION)
    one.add_argument("--objective", choices=solver.OBJECTIVES, default=solver.EXPECTED)
    one.add_argument("--tree", action="store_true", help="print the whole strategy")
    _add_seconds(one)

    tables = command("tables", _tables, "Solve every bead content of a size.")
    tables.add_argument("size", type=int, help=f"number of beads, {MIN_BEADS} to {MAX_BEADS}")
    tables.add_argument("--colors", type=int, default=6, help="at most this many (default 6)")
    tables.add_argument("--model", choices=models.MODELS, action="append", help="default: both")
    tables.add_argument(
        "--objective", choices=solver.OBJECTIVES, action="append", help="default: both"
    )
    tables.add_argument("--most-necklaces", type=int, help="leave out contents with more")
    tables.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    _add_seconds(tables)

    coached = command("coach", _coach, "Let the coach play random puzzles of each size.")
    coached.add_argument("sizes", nargs="+", help="positions/colours: 5/4 8/6")
    coached.add_argument("--games", type=int, default=100, help="for each size (default 100)")
    coached.add_argument("--seed", type=int, default=1, help="of the puzzles (default 1)")

    pars = command("pars", _pars, "Print par of every bead content of each number of beads.")
    pars.add_argument("sizes", nargs="+", type=int, help=f"{MIN_BEADS} to {MAX_BEADS}")
    pars.add_argument(
        "--sample",
        type=int,
        default=200,
        help=f"starts to play with more than {EXACT_BEADS} beads (default 200)",
    )
    return parser


def _add_seconds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds",
        type=float,
        default=DEFAULT_SECONDS,
        help=f"time for each solve; then print bounds (default {DEFAULT_SECONDS:.0f})",
    )


# --- the short commands -------------------------------------------------------------------------


def _score(options: argparse.Namespace) -> int:
    secret, guess = _read_beads(options.secret), _read_beads(options.guess)
    feedback = score_guess(secret, guess)
    shown = _digits(rotate_clockwise(guess, feedback.rotation))
    if options.json:
        _print_json({"exact": feedback.exact, "rotation": feedback.rotation, "shown": shown})
    else:
        steps = "step" if feedback.rotation == 1 else "steps"
        print(f"{feedback.exact} exact, turned clockwise by {feedback.rotation} {steps}: {shown}")
    return _DONE


def _count(options: argparse.Namespace) -> int:
    if options.colors is None and not (options.size.isdecimal() and len(options.size) < 3):
        content = parse_content(options.size)
        found = {
            "content": content_name(content),
            "necklaces": count_necklaces_of(content),
            "arrangements": count_arrangements(content),
        }
    else:
        n = _read_number(options.size, "number of beads")
        colors = _read_number(options.colors or "4", "number of colours")
        if not (1 <= n <= 99 and 1 <= colors <= 99):
            raise UnreadableError(f"{n} beads in {colors} colours: 1 to 99 of each")
        necklaces = count_necklaces(n, colors)
        # All beads alike: one for each colour; all but one alike: one for each pair. With one
        # or two beads these overlap, and every necklace is degenerate.
        degenerate = colors * colors if n > 2 else necklaces
        found = {
            "beads": n,
            "colors": colors,
            "necklaces": necklaces,
            "playable": necklaces - degenerate,
            "arrangements": colors**n,
        }
    if options.json:
        _print_json(found)
    else:
        for name, value in found.items():
            print(f"{name:12} {value}")
    return _DONE


def _share(options: argparse.Namespace) -> int:
    if options.action == "encode":
        secret = _read_beads(options.text)
        code = share.encode_secret(secret, options.colors)
    else:
        code = options.text
        secret = share.decode_secret(code, options.n, options.colors)
        code = share.encode_secret(secret, options.colors)  # its plain form
    if options.json:
        found = {"n": len(secret), "c": options.colors, "secret": _digits(secret), "s": code}
        _print_json(found)
    else:
        print(code if options.action == "encode" else _digits(secret))
    return _DONE


# --- solving ------------------------------------------------------------------------------------


def _solve(options: argparse.Namespace) -> int:
    content = parse_content(options.content)
    start = time.monotonic()
    with _interruptible() as interrupt:
        teller = _ProgressTeller(f"{content_name(content)} {options.model} {options.objective}")
        solution = solve(
            content,
            options.model,
            options.objective,
            progress=teller.tell,
            is_cancelled=lambda: interrupt.asked or time.monotonic() - start > options.seconds,
        )
        teller.finish()
    if options.json:
        found = solution.report() | {"seconds": round(time.monotonic() - start, 3)}
        if options.tree:
            found["tree"] = _tree_values(solution.strategy)
        _print_json(found)
    else:
        necklaces = "necklaces" if options.model == models.COUNT else "arrangements"
        print(f"{content_name(content)}: {solution.candidates} {necklaces}, {options.model} model")
        print(f"{options.objective}: {_value_text(solution)}{_fraction_text(solution)}")
        print("proven optimal" if solution.is_proven else "not proven optimal: bounds only")
        print(f"first guess: {_digits(solution.strategy.guess)}")
        if options.tree:
            _print_tree(solution.strategy, "")
    return _INTERRUPTED if interrupt.asked else _DONE


class _Task(NamedTuple):
    content: Content
    model: str
    objective: str
    seconds: float


class _Result(NamedTuple):
    task: _Task
    solution: Solution
    seconds: float


def _tables(options: argparse.Namespace) -> int:
    if not MIN_BEADS <= options.size <= MAX_BEADS:
        raise UnreadableError(f"{options.size} beads: {MIN_BEADS} to {MAX_BEADS}")
    if not 2 <= options.colors <= share.MAX_COLORS:
        raise UnreadableError(f"{options.colors} colours: 2 to {share.MAX_COLORS}")
    if options.jobs < 1:
        raise UnreadableError(f"{options.jobs} processes: at least 1")
    columns = [
        (model, objective)
        for model in options.model or models.MODELS
        for objective in options.objective or solver.OBJECTIVES
    ]
    chosen = [
        content
        for content in contents(options.size, options.colors)
        if not options.most_necklaces or count_necklaces_of(content) <= options.most_necklaces
    ]
    tasks = [_Task(content, *column, options.seconds) for content in chosen for column in columns]
    table = _Table(columns, options.json)
    with _interruptible() as interrupt:
        run = _run_here(tasks, interrupt) if options.jobs == 1 else _run_apart(tasks, options.jobs)
        try:
            for result in run:
                table.add(result)
        except KeyboardInterrupt:
            interrupt.asked = True
        table.finish()
    return _INTERRUPTED if interrupt.asked else _DONE


def _run_here(tasks: Iterable[_Task], interrupt: "_Interrupt") -> Iterator[_Result]:
    for task in tasks:
        yield _run(task, interrupt)
        if interrupt.asked:
            return


def _run_apart(tasks: list[_Task], jobs: int) -> Iterator[_Result]:
    # Ctrl-C reaches the whole process group: the workers leave it to this process, which ends
    # them by leaving the pool.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap_unordered(_run, tasks)


def _run(task: _Task, interrupt: "_Interrupt | None" = None) -> _Result:
    start = time.monotonic()
    teller = _ProgressTeller(f"{content_name(task.content)} {task.model} {task.objective}")
    solution = solve(
        task.content,
        task.model,
        task.objective,
        progress=teller.tell,
        is_cancelled=lambda: (
            (interrupt is not None and interrupt.asked) or time.monotonic() - start > task.seconds
        ),
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
            self._print_row(["content", "necklaces", "arrangements", *names, "seconds"])
            self._print_row(["---"] + ["---:"] * (len(columns) + 3))

    def add(self, result: _Result) -> None:
        """Take in one result: a JSON line at once, or part of a row of text."""
        if self._as_json:
            _print_json(result.solution.report() | {"seconds": round(result.seconds, 3)})
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
            _value_text(row[column].solution) if column in row else "" for column in self._columns
        ]
        seconds = sum(result.seconds for result in row.values())
        sizes = [str(count_necklaces_of(content)), str(count_arrangements(content))]
        self._print_row([content_name(content), *sizes, *cells, f"{seconds:.2f}"])

    def _print_row(self, cells: list[str]) -> None:
        print("| " + " | ".join(cells) + " |", flush=True)


# --- small things -------------------------------------------------------------------------------


class _Interrupt:
    """Whether Ctrl-C was pressed."""

    asked = False


@contextmanager
def _interruptible() -> Iterator[_Interrupt]:
    """Turn the first Ctrl-C into a wish to stop; the second one stops at once."""
    interrupt = _Interrupt()

    def ask(number: int, frame: object) -> None:
        interrupt.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)


class _ProgressTeller:
    """Says on standard error how a long solve is getting on; silent for the first seconds."""

    def __init__(self, what: str):
        self._what = what
        self._start = self._told = time.monotonic()
        self._is_terminal = sys.stderr.isatty()
        self._has_told = False

    def tell(self, progress: Progress) -> None:
        """Say how far the solve is, unless that was said a moment ago."""
        now = time.monotonic()
        if now - self._told < (1 if self._is_terminal else 15):
            return
        self._told = now
        self._has_told = True
        line = (
            f"{self._what}: {now - self._start:.0f} s, {progress.searched} sets searched, "
            f"between {progress.lower} and {progress.upper}"
        )
        print(f"\r{line}\033[K" if self._is_terminal else line, end="", file=sys.stderr)
        print(end="" if self._is_terminal else "\n", file=sys.stderr, flush=True)

    def finish(self) -> None:
        """Wipe the line of a terminal."""
        if self._has_told and self._is_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _coach(options: argparse.Namespace) -> int:
    sizes = [_read_size(text) for text in options.sizes]
    if options.games < 1:
        raise UnreadableError("at least one game")
    if not options.json:
        print("size   games  average  par    most  stated worst  beyond it")
    with _interruptible() as interrupt:
        for n, colors in sizes:
            try:
                found = play_games(n, colors, options.games, options.seed, lambda: interrupt.asked)
            except Cancelled:
                return _INTERRUPTED
            if options.json:
                _print_json(asdict(found))
            else:
                print(
                    f"{n}/{colors:<4} {found.games:5}  {found.average:7.2f}  {found.par:5.2f}"
                    f"  {found.most:4}  {found.worst_stated:12}  {found.beyond:9}",
                    flush=True,
                )
    return _DONE


def _pars(options: argparse.Namespace) -> int:
    if any(not MIN_BEADS <= size <= MAX_BEADS for size in options.sizes):
        raise UnreadableError(f"{MIN_BEADS} to {MAX_BEADS} beads")
    if options.sample < 2:
        raise UnreadableError("a sample of at least two starts")
    if not options.json:
        print("content      starts     par   error")
    chosen = [one for size in options.sizes for one in contents(size, share.MAX_COLORS)]
    with _interruptible() as interrupt:
        for content in chosen:
            try:
                found = par_of_content(content, options.sample, lambda: interrupt.asked)
            except Cancelled:
                return _INTERRUPTED
            if options.json:
                _print_json(asdict(found))
            else:
                print(
                    f"{content_name(content):12} {found.starts:6}  {found.expected:6.3f}"
                    f"  {found.error:6.3f}",
                    flush=True,
                )
    return _DONE


def _read_size(text: str) -> tuple[int, int]:
    n, slash, colors = text.partition("/")
    if not slash:
        raise UnreadableError(f"{text!r} is no size: write positions/colours, as 5/4")
    return _read_number(n, "number of positions"), _read_number(colors, "number of colours")


def _read_beads(text: str) -> tuple[int, ...]:
    if not 1 <= len(text) <= 64 or any(letter not in "0123456789" for letter in text):
        raise UnreadableError(f"{text!r} is no arrangement: write the beads as digits, like 00123")
    return tuple(map(int, text))


def _read_number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 8):
        raise UnreadableError(f"{text!r} is no {what}")
    return int(text)


def _digits(beads: tuple[int, ...]) -> str:
    return "".join(map(str, beads))


def _value_text(solution: Solution) -> str:
    digits = 4 if solution.objective == solver.EXPECTED else 0
    lower, upper = (solution.in_guesses(value) for value in (solution.lower, solution.upper))
    if solution.is_proven:
        return f"{upper:.{digits}f}"
    # Bounds are rounded outwards: what is printed is proven too.
    scale = 10**digits
    lower, upper = math.floor(lower * scale) / scale, math.ceil(upper * scale) / scale
    return f"{lower:.{digits}f} to {upper:.{digits}f}"


def _fraction_text(solution: Solution) -> str:
    if solution.objective != solver.EXPECTED or not solution.is_proven:
        return ""
    return f" ({solution.upper}/{solution.candidates})"


def _seen_text(seen: models.Seen) -> str:
    if isinstance(seen, Feedback):
        return f"{seen.exact} exact, turned {seen.rotation}"
    return f"{seen} exact"


def _print_tree(step: Step, indent: str) -> None:
    print(f"{indent}{_digits(step.guess)}")
    for seen, following in step.after.items():
        print(f"{indent}  {_seen_text(seen)}:")
        _print_tree(following, indent + "    ")


def _tree_values(step: Step) -> dict[str, Any]:
    return {
        "guess": _digits(step.guess),
        "after": [
            {
                "exact": models.exact_of(seen),
                "rotation": seen.rotation if isinstance(seen, Feedback) else None,
                "step": _tree_values(following),
            }
            for seen, following in step.after.items()
        ],
    }


def _print_json(values: dict[str, Any]) -> None:
    print(json.dumps(values), flush=True)
