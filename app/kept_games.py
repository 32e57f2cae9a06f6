"""Unfinished and finished games, kept on the device under their puzzle.

Public names: `keep`, `recall`. One line a game, the latest last: the puzzle's name, a bar, the
game's record. Each change reads what is there first, so that two open pages do not erase each
other's games.
"""

from app import storage

_MOST = 60


def keep(puzzle, record: str) -> None:
    """Remember how far the game on this puzzle has come; an empty record forgets it."""
    name = _name(puzzle)
    lines = [line for line in _lines() if not line.startswith(name + "|")]
    if record:
        lines.append(f"{name}|{record}")
    storage.write("games", "\n".join(lines[-_MOST:]))


def recall(puzzle) -> str:
    """Return the record of the game on this puzzle, or the empty text."""
    name = _name(puzzle)
    for line in _lines():
        if line.startswith(name + "|"):
            return line[len(name) + 1 :]
    return ""


def _lines() -> list:
    return [line for line in storage.read("games").split("\n") if "|" in line]


def _name(puzzle) -> str:
    return f"{puzzle.n} {puzzle.colors} {puzzle.code}"
