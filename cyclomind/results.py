"""The log of finished games, from which all statistics are computed.

Public names, in reading order: `Result`, `EMPTY`, `DAILY`; changing a log: `is_known`, `add`,
`reset`, `undo_reset`, `merge`, `earlier`; asking it: `counting`, `selected`, `Statistics`,
`statistics`, `is_of_its_day`, `run_until`; its text: `HEADER`, `RESET`, `LaterVersionError`,
`is_ours`, `is_later`, `read`, `write`, `line_of`, `mark_of`, `read_line`. Pure.

A log is a tuple of stretches, each a tuple of `Result`, oldest first. A stretch ends where the
statistics were reset; only the last one counts. A log has each game (room and link) once. As text:

    Cyclomind results 1
    2026-12-01 won 3 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01
    reset
    2026-12-02 lost 10 guesses 0 hints par - 4/6 mastermind?seed=4711
"""

from collections import namedtuple

from cyclomind.daily import Day, number_of, text_of
from cyclomind.errors import UnreadableError

if False:  # names for annotations
    from typing import Any

    Log = tuple[tuple["Result", ...], ...]

#: A finished game. ``room``: what the address calls the game; ``size``: games of one size are
#: compared, such as ``5/4``; ``link``: what names the puzzle in the room; ``won``: a bool;
#: ``guesses``, ``hints``: how many; ``par``: the guesses of good play, in hundredths, 0 where that
#: is not known; ``day``: the daily.Day on which it was opened or ended.
Result = namedtuple("Result", ("room", "size", "link", "won", "guesses", "hints", "par", "day"))

#: The log without results.
EMPTY: "Log" = ((),)

#: The first line of the text.
HEADER = "Cyclomind results 1"

#: The line between two stretches.
RESET = "reset"

_FAMILY = "Cyclomind results "
_ENDS = ("lost", "won")  # by ``won``
_NO_PAR = "-"
_LONGEST = 300  # letters of a line; int() takes long for the longest digits
_MANY = 10_000  # more guesses, hints or hundredths than anybody takes

#: What editors and mail may put before a text and around its lines. Named, since interpreters
#: differ in what strip() takes away.
_BYTE_ORDER = "\ufeff"
_AROUND = " \t\r"

#: The room whose wins count by days; its links name a date.
DAILY = "daily"


class LaterVersionError(UnreadableError):
    """The text was written by a later version of this program."""


# Changing a log


def is_known(log: "Log", room: str, link: str) -> bool:
    """Tell whether the log has a game, before or after a reset."""
    return any(result.room == room and result.link == link for stretch in log for result in stretch)


def add(log: "Log", result: Result) -> "Log":
    """Return the log with a result at its end; the log itself when the game is known."""
    if is_known(log, result.room, result.link):
        return log
    return log[:-1] + (log[-1] + (result,),)


def reset(log: "Log") -> "Log":
    """Return the log with a new, empty stretch: no result counts, its games stay known."""
    return log + ((),) if log[-1] else log


def undo_reset(log: "Log") -> "Log":
    """Return the log without its latest reset: the results before it count again."""
    return log[:-2] + (log[-2] + log[-1],) if len(log) > 1 else log


def merge(log: "Log", other: "Log") -> "Log":
    """Return a log that knows the games of both.

    A result counts if it counts in either log; one that a reset took out in both does not. Of
    two results of one game the earlier is kept, on the same day the worse. Each stretch is
    sorted by day; results of one day keep their order, those of ``log`` first. ``merge(log,
    log)`` holds what log holds, and exchanging the two changes nothing but the order within a
    day.
    """
    stretches: list[list[Result]] = []
    places: dict[
        tuple[str, str], tuple[int, int]
    ] = {}  # room and link -> (number of the stretch, place in it)
    for back in range(max(len(log), len(other))):
        gathered: list[Result] = []
        for one in (log, other):
            for result in one[-1 - back] if back < len(one) else ():
                name = (result.room, result.link)
                if name not in places:
                    places[name] = (back, len(gathered))
                    gathered.append(result)
                    continue
                there, place = places[name]
                kept = gathered if there == back else stretches[there]
                if kept[place] != result:
                    kept[place] = earlier(kept[place], result)
        stretches.append(gathered)
    past = [_by_day(results) for results in reversed(stretches[1:]) if results]
    return tuple(past) + (_by_day(stretches[0]),)


def earlier(one: Result, other: Result) -> Result:
    """Return which of two results of one game is kept: the earlier, on the same day the worse."""
    return min(one, other, key=_earliness)


def _earliness(result: Result) -> tuple[object, ...]:
    return (result.day, result.won, -result.guesses, -result.hints, result.par, result.size)


def _by_day(results: list[Result]) -> tuple[Result, ...]:
    # MicroPython: sorting is not stable, and slow where most is sorted already.
    days: dict[Day, list[Result]] = {}
    for result in results:
        days.setdefault(result.day, []).append(result)
    return tuple([result for day in sorted(days) for result in days[day]])


# Asking it


def counting(log: "Log") -> tuple[Result, ...]:
    """Return the results that count: those after the last reset."""
    return log[-1]


def selected(results: tuple[Result, ...], room: str, size: str = "") -> tuple[Result, ...]:
    """Return the results of a room, and of one of its sizes unless ``size`` is empty."""
    return tuple([one for one in results if one.room == room and size in ("", one.size)])


#: The statistics of some results. ``games``, ``wins``, ``losses``, ``hints``: how many;
#: ``spread``: tuple of (guesses, games won in so many), by guesses; ``average``: guesses in a won
#: game, in hundredths, None without one; ``par_games``: won games that have a par; ``par``: its
#: average over them, ``against_par``: how many guesses more than par they took, both in hundredths,
#: None without one; ``run``: wins in a row up to now, ``best_run``: at most; ``latest``: the Result
#: of the latest game, or None.
Statistics = namedtuple(
    "Statistics",
    (
        "games",
        "wins",
        "losses",
        "hints",
        "spread",
        "average",
        "par_games",
        "par",
        "against_par",
        "run",
        "best_run",
        "latest",
    ),
)


def statistics(results: tuple[Result, ...], today: Day) -> Statistics:
    """Return the Statistics of one room's results.

    In the daily room a run counts days: those whose necklace was solved on that very day. The
    run up to now ends today or, while today's necklace is open, yesterday.
    """
    # Most games went as others did: each way is looked at once.
    ways: dict[Any, int] = {}
    for result in results:
        way = result[3:7]  # won, guesses, hints, par
        ways[way] = ways.get(way, 0) + 1
    counts: dict[int, int] = {}
    wins = hints = sum_taken = with_par = sum_par = sum_against = 0
    for (won, guesses, taken, par), games in ways.items():
        hints += games * taken
        if not won:
            continue
        wins += games
        sum_taken += games * guesses
        counts[guesses] = counts.get(guesses, 0) + games
        if par:
            with_par += games
            sum_par += games * par
            sum_against += games * (100 * guesses - par)
    is_daily = bool(results) and results[0].room == DAILY
    run, best_run = _runs_of_days(results, today) if is_daily else _runs(results)
    return Statistics(
        len(results),
        wins,
        len(results) - wins,
        hints,
        tuple(sorted(counts.items())),
        _mean(100 * sum_taken, wins),
        with_par,
        _mean(sum_par, with_par),
        _mean(sum_against, with_par),
        run,
        best_run,
        results[-1] if results else None,
    )


def is_of_its_day(result: Result) -> bool:
    """Tell whether a result is of a daily necklace that was opened on its own day."""
    return result.room == DAILY and "date=" + text_of(result.day) in result.link.split("&")


def run_until(results: tuple[Result, ...], number: int) -> int:
    """Return how many days in a row, up to one day, the daily was solved on that very day.

    number: the number of the last day's necklace.
    """
    return _run_until(_days(results), number)


def _runs(results: tuple[Result, ...]) -> tuple[int, int]:
    run = best = 0
    for result in results:
        run = run + 1 if result.won else 0
        best = max(best, run)
    return run, best


def _runs_of_days(results: tuple[Result, ...], today: Day) -> tuple[int, int]:
    days = _days(results)
    now = number_of(today)
    best = run = 0
    before = None
    for number in sorted(days):
        goes_on = days[number] and run and number - 1 == before
        run = run + 1 if goes_on else 1 if days[number] else 0
        best = max(best, run)
        before = number
    return _run_until(days, now if now in days else now - 1), best


def _run_until(days: dict[int, bool], number: int) -> int:
    run = 0
    while days.get(number - run):
        run += 1
    return run


def _days(results: tuple[Result, ...]) -> dict[int, bool]:
    """Return by the number of its day whether the daily was solved, if played on that day."""
    return {number_of(one.day): one.won for one in results if is_of_its_day(one)}


def _mean(total: int, count: int) -> int | None:
    """Return total / count to the nearest whole number, halves upwards; None without any."""
    return (2 * total + count) // (2 * count) if count else None


# Its text


def is_ours(text: str) -> bool:
    """Tell whether a text says in its first line that it is a log, of whatever version."""
    return _first_line(text).startswith(_FAMILY)


def is_later(text: str) -> bool:
    """Tell whether a text says in its first line that it is a log of a later version."""
    return is_ours(text) and _first_line(text) != HEADER


def read(text: str) -> "tuple[Log, tuple[str, ...]]":
    """Return (log, spoilt): the log, and a tuple of the lines that cannot be read.

    Of two lines about one game the first counts. It inverts `write`; the empty text is the
    empty log.

    Raises: LaterVersionError when a later version has written it.
    """
    if is_later(text):
        raise LaterVersionError(_first_line(text))
    stretches: list[list[Result]] = [[]]
    spoilt = []
    seen = set()
    for line in text.lstrip(_BYTE_ORDER).split("\n"):
        line = line.strip(_AROUND)
        if line == RESET:
            stretches.append([])
        elif line and line != HEADER:
            result = read_line(line)
            if result is None:
                spoilt.append(line)
            elif (result.room, result.link) not in seen:
                seen.add((result.room, result.link))
                stretches[-1].append(result)
    return tuple([tuple(stretch) for stretch in stretches]), tuple(spoilt)


def write(log: "Log") -> str:
    """Return the log as text, without an end of line at its end."""
    lines = [HEADER]
    for number, stretch in enumerate(log):
        if number:
            lines.append(RESET)
        lines.extend([line_of(result) for result in stretch])
    return "\n".join(lines)


def line_of(result: Result) -> str:
    """Return the line of a result. Its size, room and link must hold no spaces."""
    par = f"{result.par // 100}.{result.par % 100:02d}" if result.par else _NO_PAR
    return (
        f"{text_of(result.day)} {_ENDS[result.won]} {result.guesses} guesses "
        f"{result.hints} hints par {par} {result.size}{mark_of(result.room, result.link)}"
    )


def mark_of(room: str, link: str) -> str:
    """Return the end of a game's line: a log's text that contains it has the game."""
    return f" {room}?{link}"


def _first_line(text: str) -> str:
    return text.lstrip(_BYTE_ORDER).split("\n", 1)[0].strip(_AROUND)


def read_line(line: str) -> Result | None:
    """Return the Result of a line that `line_of` writes, or None for any other."""
    words = line.split(" ")
    # MicroPython: a zero would end the text on its way to the device's memory.
    if len(words) != 10 or len(line) > _LONGEST or "\0" in line:
        return None
    room, _, link = words[9].partition("?")
    try:
        year, month, day = [int(part) for part in words[0].split("-")]
        par = 0 if words[7] == _NO_PAR else int(words[7].replace(".", "", 1))
        guesses, hints = int(words[2]), int(words[4])
    except ValueError:
        return None
    won = words[1] == _ENDS[True]
    result = Result(room, words[8], link, won, guesses, hints, par, Day(year, month, day))
    counts = (guesses, hints, par)
    is_date = 1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= 31
    is_sensible = room and is_date and min(counts) >= 0
    # Whatever else int() takes, such as "1_0" or other scripts, is not what we write.
    return result if is_sensible and max(counts) < _MANY and line_of(result) == line else None
