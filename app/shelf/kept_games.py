"""Unfinished and finished games, kept on the device under their room and puzzle.

Public names: `keep`, `resume`, `outcome_of`, `forget`, `changed_elsewhere`, and for other modules
of the shelf `NAME`, `change`, `lines`. One line a game, the latest last:

    necklace?n=5&c=4&s=zgtAhPI|03 14 ! 02|playing 1

the room and what the link says of the puzzle, the game's record, and how the game stands.
"""

from app.browser import storage
from app.shelf.kept_text import record_in, with_game
from cyclomind.errors import UnreadableError

if False:  # names for annotations
    from collections.abc import Callable
    from typing import TypeVar

    from app.shelf.summary import Summary

    Game = TypeVar("Game")

#: Where the games are in app.browser.storage.
NAME = "games"

# Name of the game on this page -> its record as kept when this page last looked.
_seen: dict[str, str] = {}


def keep(summary: "Summary", record: str) -> None:
    """Remember how far a game has come; an empty record forgets it.

    Where it went on in another window in this very moment, that stays: `changed_elsewhere`.
    """
    name = summary.room + "?" + summary.link
    line = f"{name}|{record}|{summary.outcome} {len(summary.scores)}" if record else ""
    change(lambda games: with_game(games, name, line, _seen.get(name)))
    _show(name, record)


def resume(room: str, link: str, replay: "Callable[[str], Game]") -> "Game":
    """Return ``replay(record)`` of the game on a puzzle; of the empty record where none is kept.

    A record that ``replay`` cannot read is set aside; then the game stays as this page knows it.
    """
    name = room + "?" + link
    kept = _record(name)
    for record in (kept, _seen.get(name, ""), ""):
        try:
            game = replay(record)
        except UnreadableError:
            storage.set_aside(NAME, name + "|" + kept)
        else:
            break
    _show(name, kept)
    return game


def outcome_of(room: str, link: str) -> str:
    """Return how the kept game on this puzzle stands, or the empty text where none is kept."""
    name = room + "?" + link + "|"
    for line in lines():
        if line.startswith(name):
            return line.split("|")[-1].split(" ")[0]
    return ""


def forget(room: str, link: str) -> None:
    """Forget the game on this puzzle."""
    name = room + "?" + link
    change(lambda games: with_game(games, name, "", record_in(games, name)))


def changed_elsewhere() -> bool:
    """Tell whether the game on this page has gone on in another one.

    One that is kept no more stays on the board, and the next move keeps it again.
    """
    return any(_record(name) not in ("", record) for name, record in _seen.items())


def change(step: "Callable[[str], str]") -> None:
    """Keep ``step(games)`` of the games that are kept by now, as text."""
    storage.change(NAME, lambda games: step("\n".join(_readable(games))))


def lines() -> list[str]:
    """Return the line of each kept game, the latest last; others are set aside."""
    return _readable(storage.read(NAME))


def _readable(games: str) -> list[str]:
    found = games.split("\n")
    spoilt = "\n".join([line for line in found if line and "|" not in line])
    if spoilt:
        storage.set_aside(NAME, spoilt)
    return [line for line in found if "|" in line]


def _show(name: str, record: str) -> None:
    _seen.clear()
    _seen[name] = record


def _record(name: str) -> str:
    return record_in(storage.read(NAME), name) or ""
