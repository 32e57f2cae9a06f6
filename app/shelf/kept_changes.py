"""Changes to what is kept that no first move needs. Pure.

Public names: `without_game`, `put_back`, `with_values`.

As in `app.shelf.kept_text`.
"""

import json

from app.shelf.kept_text import object_in, record_in

if False:  # names for annotations
    from typing import Any


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
    return "\n".join(lines)


def with_values(words: str, values: "dict[str, Any]") -> str:
    """Return an object as JSON with some values replaced; a new one where there is none."""
    found = object_in(words) or {}
    found.update(values)
    return json.dumps(found)
