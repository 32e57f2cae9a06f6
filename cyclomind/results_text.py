"""The log of cyclomind.results as text, for logs of thousands of games.

Public names: `tidy`, `added`, `with_reset`, `without_reset`, `counting_lines`, `lines_of`,
`lines_in`, `run_until_in`, `AtSize`, and the long work `sizing`, `reading`, `joining`. Pure.

Finding and joining lines is much faster than making a value of each. What must look into every
line is a generator: it yields (done, of) on the way and returns its result, so that a page can do
it in slices.
"""

from collections import namedtuple

from cyclomind.daily import day_of, text_of
from cyclomind.results import (
    DAILY,
    HEADER,
    RESET,
    Result,
    earlier,
    is_later,
    line_of,
    mark_of,
    read_line,
)

if False:  # names for annotations
    from collections.abc import Generator

_SPACES = 9  # in the line of a result
_WORDS_OF_A_WAY = 7  # in what such a line says between the day and the size

#: How the games of one size went. ``best``: the fewest guesses in a won one, 0 where none was won;
#: ``under_par``: how many were won in fewer guesses than par.
AtSize = namedtuple("AtSize", ("best", "under_par"))


def tidy(text: str) -> tuple[str, tuple[str, ...]]:
    """Return (text, spoilt): the log without what is no line of one, and those lines.

    A quick look: what has the shape of a result may still say nonsense, as `reading` will find.
    """
    lines, spoilt = [HEADER], []
    for line in text.split("\n"):
        if line.count(" ") == _SPACES or line == RESET:
            lines.append(line)
        elif line and line != HEADER:
            spoilt.append(line)
    return "\n".join(lines), tuple(spoilt)


def added(text: str, result: Result) -> str:
    """Return the log with a result at its end; the log itself when the game is known, or a later
    version has written it.
    """
    if is_later(text) or mark_of(result.room, result.link) + "\n" in text + "\n":
        return text
    return (text or HEADER) + "\n" + line_of(result)


def with_reset(text: str) -> str:
    """Return the log with a reset at its end: no result counts, its games stay known."""
    return text + "\n" + RESET if counting_lines(text) else text


def without_reset(text: str) -> str:
    """Return the log without its latest reset: the results before it count again."""
    before, found, after = text.rpartition("\n" + RESET + "\n")
    if text.endswith("\n" + RESET):
        return text[: -len(RESET) - 1]
    return before + "\n" + after if found else text


def counting_lines(text: str) -> list[str]:
    """Return the lines of the results that count: those after the last reset."""
    counting = ("\n" + text).split("\n" + RESET + "\n")[-1]
    if text.endswith("\n" + RESET):
        return []
    return [line for line in counting.split("\n") if line and line != HEADER]


def lines_of(lines: list[str], room: str, link: str = "") -> list[str]:
    """Return those lines that are of a room, and of links that begin so."""
    mark = mark_of(room, link)
    return [line for line in lines if mark in line]


def lines_in(text: str, room: str, link: str) -> list[str]:
    """Return those lines of a log that are of a room and of links that begin so.

    As `lines_of`; where they are few, that is quicker than looking at each line.
    """
    mark = mark_of(room, link)
    parts = text.split(mark)
    return [
        before.rpartition("\n")[2] + mark + after.partition("\n")[0]
        for before, after in zip(parts, parts[1:])  # noqa: RUF007  # MicroPython has no pairwise
    ]


def sizing(text: str, room: str, size: str) -> "Generator[tuple[int, int], None, AtSize]":
    """Return how the games of a room's size went, of the results of the log that count."""
    # Most games went as others did: each way is read once, in the words of results.line_of.
    ways: dict[str, int] = {}
    mark = f" {size}{mark_of(room, '')}"
    lines = counting_lines(text)
    for done, line in enumerate(lines):
        before, found, link = line.partition(mark)
        if found and " " not in link and "&again=" not in link:
            way = before.partition(" ")[2]
            ways[way] = ways.get(way, 0) + 1
        yield done, len(lines)
    best = under_par = 0
    for way, games in ways.items():
        words = way.split(" ")
        if len(words) == _WORDS_OF_A_WAY and words[0] == "won" and words[1].isdigit():
            guesses = int(words[1])
            best = min(best or guesses, guesses)
            par = words[6].replace(".", "", 1)
            if par.isdigit() and 100 * guesses < int(par):
                under_par += games
    return AtSize(best, under_par)


def run_until_in(text: str, number: int) -> int:
    """Return what results.run_until says of the results of the log that count."""
    counting = "\n" + "\n".join(lines_of(counting_lines(text), DAILY)) + "\n"
    run = 0
    end = len(counting)
    while True:
        day = text_of(day_of(number - run))
        mark = mark_of(DAILY, "date=" + day) + "\n"
        # Days stand in their order, mostly: the one before is found just above.
        place = counting.rfind(mark, 0, end)
        if place < 0:
            place = counting.rfind(mark)
        start = counting.rfind("\n", 0, place) + 1
        if place < 0 or not counting.startswith(day + " won ", start):
            return run
        run += 1
        end = start


def reading(
    lines: list[str],
) -> "Generator[tuple[int, int], None, tuple[tuple[Result, ...], tuple[str, ...]]]":
    """Return (results, spoilt): a tuple of Result, and of the lines that cannot be read."""
    results, spoilt = [], []
    for done, line in enumerate(lines):
        result = read_line(line)
        if result is None:
            spoilt.append(line)
        else:
            results.append(result)
        yield done, len(lines)
    return tuple(results), tuple(spoilt)


def joining(text: str, other: str) -> "Generator[tuple[int, int], None, tuple[str, int]]":
    """Return (text, spoilt): what results.merge makes of two logs, and how many lines of the second
    cannot be read.

    In a log that has a game twice, the same rule chooses between the two.
    """
    logs = [_stretches(text), _stretches(other)]
    done, of = 0, sum([len(stretch) for log in logs for stretch in log])
    gathered: list[list[str]] = []  # a stretch each, the latest first
    places: dict[str, tuple[int, int]] = {}  # room and link -> (number of the stretch, place in it)
    spoilt = [0, 0]
    for back in range(max([len(log) for log in logs])):
        gathered.append([])
        for which, log in enumerate(logs):
            for line in log[-1 - back] if back < len(log) else ():
                done += 1
                yield done, of
                result = read_line(line)
                if result is None:
                    spoilt[which] += 1
                    continue
                name = line.rpartition(" ")[2]
                if name not in places:
                    places[name] = (back, len(gathered[back]))
                    gathered[back].append(line)
                    continue
                there, place = places[name]
                known = read_line(gathered[there][place])
                if known is not None and known != result:
                    gathered[there][place] = line_of(earlier(known, result))
    joined = [HEADER]
    for back in range(len(gathered) - 1, -1, -1):
        lines = gathered[back]
        # MicroPython: sorting is not stable, and slow where most is sorted already.
        for start, end in ((8, 10), (5, 7), (0, 4)):
            sorted_out: dict[str, list[str]] = {}
            for line in lines:
                sorted_out.setdefault(line[start:end], []).append(line)
                yield of, of
            lines = [line for key in sorted(sorted_out) for line in sorted_out[key]]
        joined += lines
        if back and lines:
            joined.append(RESET)
    return "\n".join(joined), spoilt[1]


def _stretches(text: str) -> list[list[str]]:
    stretches: list[list[str]] = [[]]
    for line in text.lstrip("\ufeff").split("\n"):
        line = line.strip(" \t\r")
        if line == RESET:
            stretches.append([])
        elif line and line != HEADER:
            stretches[-1].append(line)
    return stretches
