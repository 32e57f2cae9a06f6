"""What the commands' arguments have in common: how they are declared and read.

Public names: `DONE`, `FAILED`, `BAD_ARGUMENTS`, `INTERRUPTED`, `Commands`, `Parser`,
`add_command`, `each_once`, `read_beads`, `read_number`, `read_seconds`, `read_size`,
`whole_number`.

Every number is read here: ASCII digits, within the limits that the command states. Arguments are
all read before a command begins, so that nothing is printed by one that is then refused.
"""

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

from cyclomind.errors import UnreadableError

#: Exit statuses.
DONE, FAILED, BAD_ARGUMENTS, INTERRUPTED = 0, 1, 2, 130

#: What `argparse.ArgumentParser.add_subparsers` returns.
Commands = Any

_Value = TypeVar("_Value")

_MOST_SECONDS = 10**8


class Parser(argparse.ArgumentParser):
    """A parser whose refusals are one line, like those of the commands themselves."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to learn more, and exit."""
        name = self.prog.removeprefix("python -m ")
        self.exit(BAD_ARGUMENTS, f"{name}: {message} (--help shows how to call it)\n")


def add_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], text: str
) -> argparse.ArgumentParser:
    """Add a command and return its parser; ``run`` returns the exit status."""
    added: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
    added.set_defaults(command=run)
    added.add_argument("--json", action="store_true", help="print JSON")
    return added


def read_beads(text: str) -> tuple[int, ...]:
    """Return the arrangement written as digits, such as ``00123``. Raises: UnreadableError."""
    if not re.fullmatch("[0-9]{1,64}", text):
        raise UnreadableError(f"{text!r} is no arrangement: write the beads as digits, like 00123")
    return tuple(map(int, text))


def read_number(text: str, what: str, least: int = 0, most: int = 10**8 - 1) -> int:
    """Return a whole number; ``what`` names it. Raises: UnreadableError."""
    if not re.fullmatch("[0-9]{1,9}", text):
        raise UnreadableError(f"{text!r} is no {what}")
    number = int(text)
    if not least <= number <= most:
        raise UnreadableError(f"{number} is no {what}: {least} to {most}")
    return number


def read_size(text: str) -> tuple[int, int]:
    """Return (positions, colours) from text such as ``5/4``. Raises: UnreadableError."""
    n, slash, colors = text.partition("/")
    if not slash:
        raise UnreadableError(f"{text!r} is no size: write positions/colours, as 5/4")
    return read_number(n, "number of positions"), read_number(colors, "number of colours")


def whole_number(what: str, least: int, most: int) -> Callable[[str], int]:
    """Return a function that reads an argument as a whole number within limits."""

    def read(text: str) -> int:
        try:
            return read_number(text, what, least, most)
        except UnreadableError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return read


def read_seconds(text: str) -> float:
    """Return an argument as a time in seconds, such as ``60`` or ``0.5``."""
    if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) or float(text) > _MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{text!r} is no time in seconds: 0 to {_MOST_SECONDS}")
    return float(text)


def each_once(values: Sequence[_Value] | None, default: Sequence[_Value]) -> tuple[_Value, ...]:
    """Return the given values, or the default. Raises: UnreadableError when one is repeated."""
    for value in values or ():
        if list(values or ()).count(value) > 1:
            raise UnreadableError(f"{value} is given twice")
    return tuple(values or default)
