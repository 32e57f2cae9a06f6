"""Unfinished and finished games, kept on the device under their room and puzzle.

Public names: `keep`, `recall`. One line a game, the latest last: room and puzzle, a bar, the
game's record. Each change reads what is there first, so that two open pages do not erase each
other's games.
"""

from app import storage

_MOST = 60


def keep(room: str, puzzle: str, record: str) -> None:
    """Remember how far the game on this puzzle has come; an empty record forgets it."""
    start = f"{room} {puzzle}|"
    lines = [line for line in _lines() if not line.startswith(start)]
    if record:
        lines.append(start + record)
    storage.write("games", "\n".join(lines[-_MOST:]))


def recall(room: str, puzzle: str) -> str:
    """Return the record of the game on this puzzle, or the empty text."""
    start = f"{room} {puzzle}|"
    for line in _lines():
        if line.startswith(start):
            return line[len(start) :]
    return ""


def _lines() -> list:
    return [line for line in storage.read("games").split("\n") if "|" in line]
