"""What the device keeps, as text, and how a change joins what is there by then. Pure.

Public names: `MOST`, `record_in`, `with_game`, `without_game`, `put_back`; `object_in`,
`with_values`. Another window may have written since this one last looked, so a change is never a
whole text: it is what becomes of the text that is there (`storage.change`).

Games: a line a game, the latest last, ``name|record|outcome guesses``.
"""

import json

from cyclomind.games.guessing import LOST, WON

#: Of more games than this, the oldest that are over go. A game that can go on always stays.
MOST = 60


def record_in(games: str, name: str):
    """Return the record of the game of this name, or None."""
    line = _line_in(games, name)
    return line and line.split("|")[1]


def with_game(games: str, name: str, line: str, known) -> str:
    """Return the games with this line as the latest one, or without the game if it is empty.

    known: the record that the line's owner has seen here, or None. Where another one stands by now,
    it went on elsewhere: it stays, unless the line only continues it.
    """
    there = record_in(games, name)
    if there in (None, known) or (line and line.split("|")[1].startswith(there)):
        return _bounded(without_game(games, name) + "\n" + line)
    return games


def without_game(games: str, name: str) -> str:
    """Return the games without that of this name."""
    return "\n".join([line for line in games.split("\n") if not line.startswith(name + "|")])


def put_back(games: str, line: str, follower: str) -> str:
    """Return the games with a line that was taken out, before its ``follower`` if that is there.

    Nothing changes when the game has been begun anew since.
    """
    if record_in(games, line.split("|")[0]) is not None:
        return games
    lines = [line for line in games.split("\n") if line]
    lines.insert(lines.index(follower) if follower in lines else len(lines), line)
    return _bounded("\n".join(lines))


def _line_in(games: str, name: str):
    for line in games.split("\n"):
        if line.startswith(name + "|"):
            return line
    return None


def _bounded(games: str) -> str:
    lines = [line for line in games.split("\n") if line]
    excess = len(lines) - MOST
    kept = []
    for line in lines:
        if excess > 0 and line.split("|")[-1].split(" ")[0] in (WON, LOST):
            excess -= 1
        else:
            kept.append(line)
    return "\n".join(kept)


def object_in(words: str):
    """Return the object that a text of JSON holds, or None."""
    try:
        found = json.loads(words)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def with_values(words: str, values: dict) -> str:
    """Return an object as JSON with some values replaced; a new one where there is none."""
    found = object_in(words) or {}
    found.update(values)
    return json.dumps(found)
