"""What the commands' output has in common.

Public names: `digits`, `print_json`.
"""

import json
from typing import Any


def digits(beads: tuple[int, ...]) -> str:
    """Return an arrangement as digits."""
    return "".join(map(str, beads))


def print_json(values: dict[str, Any]) -> None:
    """Print one line of JSON, at once."""
    print(json.dumps(values), flush=True)
