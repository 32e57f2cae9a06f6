"""Unfinished and finished games, kept on the device under their room and puzzle.

Public names: `keep`, `resume`, `is_kept`, `forget`, `changed_elsewhere`, and for kept_list.py
`lines`, `write_lines`. One line a game, the latest last:

    necklace?n=5&c=4&s=zgtAhPI|03 14 ! 02|playing 1

the room and what the link says of the puzzle, the game's record, and how the game stands. Each
change reads what is there first, so that two open pages do not erase each other's games.
"""

from app.browser import storage
from cyclomind.errors import UnreadableError

_MOST = 60

_seen: dict = {}  # name of the game on this page -> its record, as this page knows it


def keep(summary, record: str) -> None:
    """Remember how far a game has come; an empty record forgets it."""
    name = summary.room + "?" + summary.link
    _show(name, record)
    line = f"{name}|{record}|{summary.outcome} {len(summary.scores)}"
    write_lines([old for old in lines() if not _is_of(old, name)] + ([line] if record else []))


def resume(room: str, link: str, replay):
    """Return ``replay(record)`` of the game on a puzzle; of the empty record where none is kept.

    A record that ``replay`` cannot read is set aside, and the game begins anew.
    """
    name = room + "?" + link
    record = _record(name)
    try:
        game = replay(record)
    except UnreadableError:
        storage.set_aside("games", name + "|" + record)
        record, game = "", replay("")
    _show(name, record)
    return game


def is_kept(room: str, link: str) -> bool:
    """Tell whether something was played on this puzzle."""
    return bool(_record(room + "?" + link))


def forget(room: str, link: str) -> None:
    """Forget the game on this puzzle."""
    write_lines([line for line in lines() if not _is_of(line, room + "?" + link)])


def changed_elsewhere() -> bool:
    """Tell whether the game on this page has gone on in another one.

    One that is kept no more stays on the board, and the next move keeps it again.
    """
    return any(_record(name) not in ("", record) for name, record in _seen.items())


def _show(name: str, record: str) -> None:
    _seen.clear()
    _seen[name] = record


def _record(name: str) -> str:
    for line in lines():
        if _is_of(line, name):
            return line.split("|")[1]
    return ""


def _is_of(line: str, name: str) -> bool:
    return line.startswith(name + "|")


def lines() -> list:
    """Return the line of each kept game, the latest last; others are set aside."""
    found = storage.read("games").split("\n")
    spoilt = "\n".join([line for line in found if line and "|" not in line])
    if spoilt:
        storage.set_aside("games", spoilt)
    return [line for line in found if "|" in line]


def write_lines(kept_lines: list) -> None:
    """Keep these lines, and no others; of too many, the latest."""
    storage.write("games", "\n".join(kept_lines[-_MOST:]))
