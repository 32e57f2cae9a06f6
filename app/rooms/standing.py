"""How a game on a ring stands, in words. Pure. Public names: `of_necklace`, `coming`."""

from app.words.sentences import plural, text
from cyclomind.games.necklace import GIVEN_UP, SOLVED

if False:  # names for annotations
    from typing import Any

    from cyclomind.games.necklace import NecklaceGame


def of_necklace(game: "NecklaceGame") -> str:
    """Return the sentence that says how a game of the necklace stands."""
    if game.is_watched:
        return text("turning")
    if game.phase == SOLVED:
        return plural("solved", game.guess_count)
    if game.phase == GIVEN_UP:
        return text("given-up")
    feedback = game.turns[-1].feedback
    if game.guess_count == 0:
        return text("start", exact=feedback.exact, n=game.puzzle.n)
    return plural(
        "scored",
        feedback.rotation,
        number=game.guess_count,
        exact=feedback.exact,
        n=game.puzzle.n,
    )


def coming(game: "Any") -> str:
    """Return the sentence that says which guess of a game comes next; "" unless one is awaited."""
    return text("coming", number=game.guess_count + 1) if game.is_open else ""
