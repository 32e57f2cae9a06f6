"""What the commands' arguments have in common: how they are declared and read.

Public names: `DONE`, `BAD_ARGUMENTS`, `INTERRUPTED`, `Commands`, `add_command`, `read_beads`,
`read_number`, `read_size`.
"""

import argparse
from collections.abc import Callable
from typing import Any

from cyclomind.errors import UnreadableError

#: Exit statuses.
DONE, BAD_ARGUMENTS, INTERRUPTED = 0, 2, 130

#: What `argparse.ArgumentParser.add_subparsers` returns.
Commands = Any


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
    if not 1 <= len(text) <= 64 or any(letter not in "0123456789" for letter in text):
        raise UnreadableError(f"{text!r} is no arrangement: write the beads as digits, like 00123")
    return tuple(map(int, text))


def read_number(text: str, what: str) -> int:
    """Return a whole number of at most 8 digits; ``what`` names it. Raises: UnreadableError."""
    if not (text.isascii() and text.isdigit() and len(text) <= 8):
        raise UnreadableError(f"{text!r} is no {what}")
    return int(text)


def read_size(text: str) -> tuple[int, int]:
    """Return (positions, colours) from text such as ``5/4``. Raises: UnreadableError."""
    n, slash, colors = text.partition("/")
    if not slash:
        raise UnreadableError(f"{text!r} is no size: write positions/colours, as 5/4")
    return read_number(n, "number of positions"), read_number(colors, "number of colours")
