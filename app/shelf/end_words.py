"""What is said of a game that is over, on its card and aloud. Pure.

Public names: `Counted`, `figures_of`, `sentence_of`, `spoken`, `left_spoken`, `bigger`.

summary: a summary.Summary of a game that is over; counted: its `Counted`.
"""

from collections import namedtuple

from app.shelf.sizes import SIZES
from app.words.numbers import two_decimals
from app.words.sentences import plural, text
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from app.shelf.summary import Summary

#: What follows from a result. ``par``: of the game, in hundredths of a guess, 0 where that is not
#: known; ``best``: the fewest guesses in a game of this size, ``under_par``: how many of them were
#: won under par; ``days``: the run of days that a daily continued, or that it ended; 0 for others.
Counted = namedtuple("Counted", ("par", "best", "under_par", "days"))

#: A size has been mastered when it was won under par so often.
_OFTEN = 3


def figures_of(summary: "Summary", counted: Counted) -> tuple[tuple[str, str], ...]:
    """Return (number, what it is) for each number on the card; only what is known."""
    guesses = len(summary.scores)
    figures = [(str(guesses), plural("end.guesses", guesses))]
    if counted.par:
        figures.append((two_decimals(counted.par), text("end.par")))
    if counted.best:
        figures.append((str(counted.best), text("end.best")))
    if counted.days and summary.outcome == WON:
        figures.append((str(counted.days), plural("end.days", counted.days)))
    return tuple(figures)


def sentence_of(summary: "Summary", counted: Counted) -> str:
    """Return what the card says beside its numbers: something kind where the game was lost."""
    if summary.outcome == WON:
        return ""
    ended = plural("run.ended", counted.days) + " " if counted.days else ""
    return ended + text("end.given-up")


def spoken(summary: "Summary", counted: Counted) -> str:
    """Return what is announced as soon as it is known: what became of a run of days."""
    if not counted.days:
        return ""
    if summary.outcome != WON:
        return plural("run.ended", counted.days)
    return text("run.days", count=counted.days) if counted.days > 1 else ""


def left_spoken(counts: tuple[int, ...], outcome: str) -> str:
    """Return the chart of the necklaces left in words. counts: those left after each guess."""
    told = [str(count) for count in counts]
    if outcome == WON:
        told[-1] = text("end.found")
    return text("end.left-told", counts=", ".join(told))


def bigger(summary: "Summary", counted: Counted) -> tuple[int, int] | None:
    """Return (n, colors) of the next size up, once this one was often won under par; else None."""
    n = int(summary.size.split("/")[0])
    if summary.outcome != WON or counted.under_par < _OFTEN:
        return None
    for size in SIZES:
        if size.n > n:
            return size.n, size.colors
    return None
