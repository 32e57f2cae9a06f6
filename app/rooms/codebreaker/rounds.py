"""The code-breaker's games of one size, counted on this device so that Back can return to each.

Public names: `link_of`, `kept_as`, `read_round`, `resume`, `latest_round`, `unused_round`,
`summary_of`.
"""

from app.shelf import device_rounds, kept_games
from app.shelf.summary import Summary
from cyclomind.errors import UnreadableError
from cyclomind.games.codebreaker.game import replay

if False:  # names for annotations
    from cyclomind.games.codebreaker.game import CodebreakerGame

_ROOM = "codebreaker"


def link_of(size: int, number: int) -> tuple[tuple[str, str], ...]:
    """Return the (name, text) pairs of a game's link. number: from 1."""
    return (("size", str(size)), ("round", str(number)))


def kept_as(size: int, number: int) -> str:
    """Return a game's link as text, under which it is kept."""
    return "&".join([name + "=" + value for name, value in link_of(size, number)])


def read_round(words: str) -> int:
    """Return the number of a game from a link. Raises: UnreadableError."""
    if not 1 <= len(words) <= 4 or any(letter not in "0123456789" for letter in words):
        raise UnreadableError("not the number of a game")
    number = int(words)
    if number < 1:
        raise UnreadableError("games are counted from 1")
    return number


def resume(size: int, number: int) -> "CodebreakerGame":
    """Return the game of this number as it is kept, or a new one."""
    kept = kept_games.resume(_ROOM, kept_as(size, number), lambda record: replay(size, record))
    game: CodebreakerGame = kept
    return game


def latest_round(size: int) -> int:
    """Return the number of the latest game of a size that can go on, or of a new one."""
    return device_rounds.to_open(size)


def unused_round(size: int, number: int) -> int:
    """Return a number that no game of this size has had. number: of the game on the page."""
    return device_rounds.fresh(size, number)


def summary_of(game: "CodebreakerGame", number: int) -> Summary:
    """Return how the game of this number stands."""
    size = f"{game.size}/{game.strategy}"
    scores = tuple([turn.pegs[:] for turn in game.turns])
    link = kept_as(game.size, number)
    return Summary(_ROOM, link, size, game.outcome, scores, 0, (), None)
