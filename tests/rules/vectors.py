"""The public reference vectors of the rules, made elsewhere: tests/vectors/rules.json.

The file's own ``about`` says what each table holds.
"""

import json
from pathlib import Path

_FILE = Path(__file__).parent.parent / "vectors" / "rules.json"
_TABLES = json.loads(_FILE.read_text(encoding="utf-8"))


def table(name: str) -> list:
    """Return one table of the file, a list of dicts."""
    return list(_TABLES[name])


def beads(digits: str) -> tuple:
    """Return the tuple of colour indices that a vector writes as digits."""
    return tuple(int(digit) for digit in digits)
