"""What the device keeps, as text, and how a change joins what is there by then. Pure.

Public names: `MOST`, `MOST_OPEN`, `record_in`, `with_game`; `object_in`. What the first move does
without is in `app.shelf.kept_changes`. Another window may have written since this one last looked,
so a change is never a whole text: it is what becomes of the text that is there (`storage.change`).

Games: a line a game, the latest last, ``name|record|outcome guesses``.
"""

import json

from cyclomind.games.guessing import LOST, WON

if False:  # names for annotations
    from typing import Any

#: Of more games than this, the oldest that are over go. A game that can go on stays ...
MOST = 60
#: ... unless there are so many of them.
MOST_OPEN = 300


def record_in(games: str, name: str) -> str | None:
    """Return the record of the game of this name, or None."""
    for line in games.split("\n"):
        if line.startswith(name + "|"):
            return line.split("|")[1]
    return None


def with_game(games: str, name: str, line: str, known: str | None) -> str:
    """Return the games with this line as the latest one, or without the game if it is empty.

    known: the record that the line's owner has seen here, or None. Where another one stands by now,
    it went on elsewhere: it stays, unless the line only continues it.
    """
    there = record_in(games, name)
    if there not in (None, known) and not (line and line.split("|")[1].startswith(there)):
        return games
    lines = [one for one in games.split("\n") if one and not one.startswith(name + "|")]
    if line:
        lines.append(line)
    excess = len(lines) - MOST
    kept = []
    for one in lines:
        if excess > 0 and one.split("|")[-1].split(" ")[0] in (WON, LOST):
            excess -= 1
        else:
            kept.append(one)
    return "\n".join(kept[-MOST_OPEN:])


def object_in(words: str) -> "dict[str, Any] | None":
    """Return the object that a text of JSON holds, or None."""
    try:
        found = json.loads(words)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
