"""How the commands write: results to standard output, all else to standard error.

Public names: `digits`, `print_json`, `print_row`, `tell`, `safe_int`.

Results must reach their reader, or the command fails. Messages may be lost, for example when nobody
reads standard error any more; that never costs a result.
"""

import json
import sys
from contextlib import suppress
from typing import Any

#: Beyond this, a JavaScript reader of JSON takes a whole number for another one.
_MOST_EXACT = 2**53


def digits(beads: tuple[int, ...]) -> str:
    """Return an arrangement as digits."""
    return "".join(map(str, beads))


def print_json(values: dict[str, Any]) -> None:
    """Print one line of JSON, at once."""
    print(json.dumps(values), flush=True)


def print_row(cells: list[str]) -> None:
    """Print one row of a table in Markdown, at once."""
    print("| " + " | ".join(cells) + " |", flush=True)


def safe_int(number: int) -> int | str:
    """Return a whole number for JSON: as text where some readers would change it."""
    return number if abs(number) <= _MOST_EXACT else str(number)


def tell(text: str, end: str = "\n") -> None:
    """Write to standard error, if anybody can read it."""
    # Without a standard error Python has None there, and print would take standard output.
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            print(text, end=end, file=sys.stderr, flush=True)
