"""Games told in words, for the list of kept games and for other people. Pure.

Public names: `pairs_of`, `name_of`, `full_name_of`, `standing`, `shared_text`.
Nothing told gives a secret away.
"""

from app.games import COMPUTER, game_of
from app.words.numbers import two_decimals
from app.words.sentences import plural, text
from cyclomind.daily import Day, number_of
from cyclomind.games.guessing import LOST, PLAYING, WON

if False:  # names for annotations
    from typing import Any

    from app.shelf.summary import Summary

#: What a link says of a size beside what is in the name, and the key of its words.
_DETAILS = {"c": "colors", "colors": "colors", "places": "places", "repeats": "distinct"}


def pairs_of(link: str) -> tuple[tuple[str, str], ...]:
    """Return the (name, value) pairs of a link's text, such as ``n=5&c=4``, in their order."""
    pairs = [part.partition("=") for part in link.split("&") if part]
    return tuple([(name, value) for name, _, value in pairs])


def name_of(room: str, link: str) -> str:
    """Return what a puzzle is called, such as "necklace, 5 beads"; of an odd link the game only."""
    said: dict[str, Any] = dict(pairs_of(link))
    try:
        if "date" in said:
            day = Day(*[int(part) for part in said["date"].split("-")])
            said["number"] = number_of(day)
        return text("told." + room, **said)
    except (KeyError, ValueError, TypeError):
        return text("game." + room)


def full_name_of(room: str, link: str) -> str:
    """Return what a puzzle is called, with all that its link says of its size."""
    name = name_of(room, link)
    for part, value in pairs_of(link):
        if part in _DETAILS:
            name += text("told.detail." + _DETAILS[part], value=value)
    return name


def standing(room: str, outcome: str, guesses: int) -> str:
    """Return how a game stands, such as "solved in 3". outcome: as in summary.Summary."""
    game = game_of(room)
    if game.par == COMPUTER:
        return plural("told.found" if outcome == WON else "told.finding", guesses)
    if outcome == LOST and game.can_run_out:
        return text("told.missed", count=guesses)
    return plural("told." + outcome, guesses)


def shared_text(summary: "Summary", par: int = 0) -> str:
    """Return one line about a game, to be read aloud; before any guess, an invitation.

    par: what is told beside the guesses, in hundredths of one; 0 for none.

    Example: "Cyclomind daily 12: solved in 3, with 1 hint; exact 2, 3, 5 of 5".
    """
    if summary.outcome == PLAYING and not summary.scores:
        told = text("told.invitation." + summary.room)
    else:
        told = standing(summary.room, summary.outcome, len(summary.scores))
        if par:
            told += text("told.par", par=two_decimals(par))
        if summary.hints:
            told += plural("told.hints", summary.hints)
        if summary.scores:
            told += _scores(summary)
    return text("told", name=name_of(summary.room, summary.link), told=told)


def _scores(summary: "Summary") -> str:
    told = game_of(summary.room).scores
    if told == "exact":
        exact = ", ".join([str(score[0]) for score in summary.scores])
        return text("told.exact", exact=exact, n=summary.size.split("/")[0])
    if not told:
        return ""
    pairs = [text("told.pair", first=first, second=second) for first, second in summary.scores]
    return text("told." + told, pairs=", ".join(pairs))
