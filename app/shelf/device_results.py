"""Games that are over, remembered on the device: the log of cyclomind.results, as text.

Public names: `count`, `following`, `ended`, `run_until`, `log`, `change`, `spoil`.
"""

from app.browser import storage
from app.browser.clock import today
from app.games import game_of
from app.shelf.end_words import Counted
from app.shelf.pars import par_of
from cyclomind.daily import number_of
from cyclomind.games.guessing import WON
from cyclomind.path import as_logged
from cyclomind.results import LaterVersionError, Result, is_later, is_of_its_day, read_line
from cyclomind.results_text import added, lines_in, run_until_in, sizing, tidy

if False:  # names for annotations
    from collections.abc import Callable, Generator

    from app.shelf.summary import Summary

_NAME = "results"


def count(summary: "Summary", par: int = 0) -> tuple[Result, str]:
    """Remember how a game ended, unless it is remembered; return its result, and the log.

    summary: a summary.Summary that is not PLAYING; par: what the room holds the game against, in
    hundredths of a guess, 0 where it does not know. A log of a later version stays as it is.
    """
    result = _result_of(summary, par)
    return result, storage.change(_NAME, lambda kept: added(kept, as_logged(kept, result)))


def following(result: Result, kept: str) -> "Generator[tuple[int, int], None, Counted]":
    """Return what follows from a result and the log that it is in; long work.

    Nothing follows from a log of a later version.
    """
    if is_later(kept):
        return Counted(result.par, 0, 0, 0)
    best, under_par = yield from sizing(kept, result.room, result.size)
    days = _run_of(result, kept) if is_of_its_day(result) else 0
    return Counted(result.par, best, under_par, days)


def ended(room: str, link: str) -> dict[str, Result]:
    """Return the results of a room by their links, of those links that begin so.

    Those before a reset, too; none of a log of a later version.
    """
    kept = storage.read(_NAME)
    if is_later(kept):
        return {}
    found = [read_line(line) for line in lines_in(kept, room, link)]
    return {result.link: result for result in found if result}


def run_until(number: int) -> int:
    """Return how many dailies in a row were won on their days, the last of them this one.

    0 where that one was not, and for a log of a later version.
    """
    kept = storage.read(_NAME)
    return 0 if is_later(kept) or number < 1 else run_until_in(kept, number)


def log() -> str:
    """Return the log; what has not the shape of a line is set aside. Raises: LaterVersionError."""
    kept = storage.read(_NAME)
    if is_later(kept):
        raise LaterVersionError(_NAME)
    tidied, spoilt = tidy(kept)
    spoil(spoilt)
    return tidied


def spoil(lines: tuple[str, ...]) -> None:
    """Set lines of the log aside that cannot be read."""
    if lines:
        storage.set_aside(_NAME, "\n".join(lines))
        gone = set(lines)
        storage.change(
            _NAME,
            lambda kept: tidy("\n".join([one for one in kept.split("\n") if one not in gone]))[0],
        )


def change(step: "Callable[[str], str]") -> str:
    """Remember what ``step(log)`` makes of the log, and return that. Raises: LaterVersionError."""
    log()
    return storage.change(_NAME, lambda kept: step(tidy(kept)[0]))


def _result_of(summary: "Summary", par: int) -> Result:
    link = summary.link
    game = game_of(summary.room)
    par = par or par_of(summary)
    if game.is_numbered:
        answers = ["".join([str(number) for number in score]) for score in summary.scores]
        link += "&answers=" + ".".join(answers)
    guesses = len(summary.scores)
    day = summary.day or today()
    won = summary.outcome == WON
    return Result(summary.room, summary.size, link, won, guesses, summary.hints, par, day)


def _run_of(result: Result, kept: str) -> int:
    """Return how many days in a row there are with a daily that was won, or were before a loss."""
    return run_until_in(kept, number_of(result.day) - (0 if result.won else 1))
