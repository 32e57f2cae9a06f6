"""Games that are over, remembered on the device: the log of cyclomind.results.

Public names: `count`, `ended`, `log`, `change`. Each change reads what is there first, so that two
open pages do not erase each other's results.
"""

from app.browser import storage
from app.browser.clock import today
from app.games import BEADS, game_of
from app.words.sentences import plural, text
from cyclomind.daily import number_of
from cyclomind.games.guessing import WON
from cyclomind.par import PARS
from cyclomind.results import (
    DAILY,
    HEADER,
    RESET,
    Result,
    counting,
    is_later,
    is_of_its_day,
    line_of,
    mark_of,
    read,
    run_until,
    write,
)

_NAME = "results"


def count(summary, par: int = 0) -> str:
    """Remember how a game ended, unless it is remembered; return what is to be said of it.

    summary: a summary.Summary that is not PLAYING; par: what the room holds the game against, in
    hundredths of a guess, 0 where it does not know. A log of a later version stays as it is.
    """
    result = _result_of(summary, par)
    kept = storage.change(_NAME, lambda kept: _with(kept or HEADER, result))
    if is_later(kept):
        return ""
    return _of_the_run(result, kept) if is_of_its_day(result) else ""


def ended(room: str) -> dict:
    """Return the results of a room by their links, those before a reset, too.

    None of a log of a later version.
    """
    kept = storage.read(_NAME)
    if is_later(kept):
        return {}
    return {result.link: result for stretch in _log_of(room, kept) for result in stretch}


def log() -> tuple:
    """Return the log; lines that cannot be read are set aside. Raises: LaterVersionError."""
    found, spoilt = read(storage.read(_NAME))
    if spoilt:
        storage.set_aside(_NAME, "\n".join(spoilt))
        storage.change(_NAME, lambda kept: write(read(kept)[0]))
    return found


def change(step) -> tuple:
    """Remember the log that ``step(log)`` returns, and return it. Raises: LaterVersionError."""
    changed = step(log())
    storage.change(_NAME, lambda kept: write(changed))
    return changed


def _with(kept: str, result: Result) -> str:
    # Looked for in the text: to read a long log would take its time at the end of every game.
    if is_later(kept) or mark_of(result.room, result.link) + "\n" in kept + "\n":
        return kept
    return kept + "\n" + line_of(result)


def _result_of(summary, par: int) -> Result:
    link = summary.link
    game = game_of(summary.room)
    if game.par == BEADS:
        par = PARS.get(summary.content, 0)
    elif game.is_numbered:
        answers = ["".join([str(number) for number in score]) for score in summary.scores]
        link += "&answers=" + ".".join(answers)
    guesses = len(summary.scores)
    day = summary.day or today()
    won = summary.outcome == WON
    return Result(summary.room, summary.size, link, won, guesses, summary.hints, par, day)


def _of_the_run(result: Result, kept: str) -> str:
    """Return the sentence about the run of days that a daily continued or ended."""
    results = counting(_log_of(DAILY, kept))
    number = number_of(result.day)
    if result.won:
        days = run_until(results, number)
        return text("run.days", count=days) if days > 1 else ""
    days = run_until(results, number - 1)
    return plural("run.ended", days) if days else ""


def _log_of(room: str, kept: str) -> tuple:
    """Return the log of one room: a long text is soon searched, and takes its time to be read."""
    lines = [line for line in kept.split("\n") if f" {room}?" in line or line == RESET]
    return read("\n".join(lines))[0]
