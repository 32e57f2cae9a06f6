"""The kept games as a list, one of them taken off it, and put back where it was.

Public names: `Kept`, `kept`, `take_off`, `put_back`.
"""

from collections import namedtuple

from app.games import GAMES
from app.shelf.kept_games import lines, write_lines
from cyclomind.games.guessing import LOST, PLAYING, WON

#: A kept game without its moves: ``room``, ``link`` and ``outcome`` as in summary.Summary, and the
#: number of ``guesses``.
Kept = namedtuple("Kept", ("room", "link", "outcome", "guesses"))


def kept() -> list:
    """Return all kept games of which something can be told, as `Kept` values, the latest first.

    Another version may have kept games that this one does not know: they are left as they are.
    """
    rooms = [game.name for game in GAMES]
    found = []
    for line in reversed(lines()):
        name, _, rest = line.partition("|")
        room, _, link = name.partition("?")
        outcome, _, guesses = rest.partition("|")[2].partition(" ")
        if guesses.isdigit() and outcome in (PLAYING, WON, LOST) and room in rooms:
            found.append(Kept(room, link, outcome, int(guesses)))
    return found


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
