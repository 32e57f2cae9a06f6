"""A kept game taken off the list, and put back where it was.

Public names: `take_off`, `put_back`.
"""

from app.kept_games import lines, write_lines


def take_off(room: str, link: str) -> tuple:
    """Forget the game on a puzzle; return what `put_back` takes."""
    kept_lines = lines()
    for place, line in enumerate(kept_lines):
        if line.startswith(f"{room}?{link}|"):
            write_lines(kept_lines[:place] + kept_lines[place + 1 :])
            return line, kept_lines[place + 1 : place + 2]
    return "", []


def put_back(taken: tuple) -> None:
    """Keep a game again that was taken off, unless its puzzle has been played anew since."""
    line, follower = taken
    kept_lines = lines()
    name = line.split("|")[0] + "|"
    if line and not any(kept.startswith(name) for kept in kept_lines):
        found = follower and follower[0] in kept_lines
        place = kept_lines.index(follower[0]) if found else len(kept_lines)
        write_lines(kept_lines[:place] + [line] + kept_lines[place:])
