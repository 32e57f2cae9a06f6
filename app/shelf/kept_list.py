"""The kept games as a list, one of them taken off it, and put back where it was.

Public names: `Kept`, `kept`, `take_off`, `put_back`.
"""

from collections import namedtuple

from app.games import GAMES, VARIANTS
from app.shelf import kept_changes
from app.shelf.kept_games import change, lines
from cyclomind.games.guessing import LOST, PLAYING, WON

#: A kept game without its moves: ``room``, ``link`` and ``outcome`` as in summary.Summary, and the
#: number of ``guesses``.
Kept = namedtuple("Kept", ("room", "link", "outcome", "guesses"))


def kept() -> list[Kept]:
    """Return all kept games of which something can be told, as `Kept` values, the latest first.

    Another version may have kept games that this one does not know: they are left as they are.
    """
    rooms = [game.name for game in GAMES + VARIANTS]
    found = []
    for line in reversed(lines()):
        name, _, rest = line.partition("|")
        room, _, link = name.partition("?")
        outcome, _, guesses = rest.partition("|")[2].partition(" ")
        if guesses.isdigit() and outcome in (PLAYING, WON, LOST) and room in rooms:
            found.append(Kept(room, link, outcome, int(guesses)))
    return found


def take_off(room: str, link: str) -> tuple[str, str]:
    """Forget the game on a puzzle; return what `put_back` takes."""
    kept_lines = lines()
    name = room + "?" + link
    for place, line in enumerate(kept_lines):
        if line.startswith(name + "|"):
            change(lambda games: kept_changes.without_game(games, name))
            return line, "".join(kept_lines[place + 1 : place + 2])
    return "", ""


def put_back(taken: tuple[str, str]) -> None:
    """Keep a game again that was taken off, unless its puzzle has been played anew since."""
    line, follower = taken
    if line:
        change(lambda games: kept_changes.put_back(games, line, follower))
