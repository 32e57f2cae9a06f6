"""What the player has chosen for one room, beside the size of its puzzles.

Public names: `read_choices`, `keep_choices`.
"""

import json

from app.browser import storage
from app.shelf.settings import read_object


def read_choices(room: str) -> dict:
    """Return what was kept of a room's choices, unchecked; an empty dict when nothing was."""
    return read_object("choices." + room)


def keep_choices(room: str, choices: dict) -> None:
    """Remember a room's choices: texts under their names."""
    storage.write("choices." + room, json.dumps(choices))
