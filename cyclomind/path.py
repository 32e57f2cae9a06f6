"""The path: forty necklaces in eight chapters, from the first steps to the hardest.

Public names, in reading order: `Chapter`, `CHAPTERS`, `LEVELS`, `Level`, `level_of`, `read_level`,
`PathError`; `Stars`, `stars_of`, `is_open`, `first_open`; in the log of results `PATH`,
`as_logged`, `first_times`, `level_in`.

The levels are written down once and never change, since links name them by their numbers. They were
chosen by

    python -m cyclomind path

which cyclomind/strategy/levels.py explains.
"""

from collections import namedtuple

from cyclomind.errors import UnreadableError
from cyclomind.puzzle import puzzle_of
from cyclomind.results import Result, read_line
from cyclomind.results_text import lines_of

if False:  # names for annotations
    from collections.abc import Container, Sequence

#: A chapter. ``name``: in the keys of its sentences; ``is_quiet``: whether its ring stays quiet
#: (games.quiet); ``levels``: (secret, par) of each, the beads as digits and par in hundredths of a
#: guess: what the coach takes from the level's own start on average (strategy.coach.par).
Chapter = namedtuple("Chapter", ("name", "is_quiet", "levels"))

#: All chapters in their order.
CHAPTERS = (
    Chapter(
        "swapping",
        False,
        (("01001", 100), ("0101", 100), ("1102", 150), ("22120", 167), ("02211", 185)),
    ),
    Chapter(
        "fit",
        False,
        (("33012", 150), ("02101", 185), ("21002", 185), ("23140", 230), ("10423", 230)),
    ),
    Chapter(
        "together",
        False,
        (("02112", 188), ("202201", 200), ("203120", 207), ("203113", 215), ("20113", 222)),
    ),
    Chapter(
        "repeated",
        False,
        (("100101", 200), ("112002", 204), ("210212", 212), ("211130", 223), ("312013", 223)),
    ),
    Chapter(
        "beads",
        False,
        (("0021010", 175), ("1000112", 207), ("1002120", 221), ("1332103", 229), ("11202311", 238)),
    ),
    Chapter(
        "few",
        False,
        (
            ("01002220", 217),
            ("11101000", 223),
            ("02210001", 230),
            ("02021102", 231),
            ("00122012", 241),
        ),
    ),
    Chapter(
        "many",
        False,
        (("042431", 236), ("4130202", 262), ("243015", 284), ("3454102", 307), ("43021055", 324)),
    ),
    Chapter(
        "quiet",
        True,
        (("12002", 240), ("011201", 300), ("322130", 314), ("3103102", 383), ("20230011", 432)),
    ),
)

#: How many levels there are; they are numbered from 1.
LEVELS = sum([len(chapter.levels) for chapter in CHAPTERS])

#: One level. ``number``; ``chapter``: its Chapter, the ``chapter_number``-th; ``place``: 0 for the
#: first of its chapter; ``puzzle``: a puzzle.Puzzle; ``par``: in hundredths of a guess.
Level = namedtuple("Level", ("number", "chapter", "chapter_number", "place", "puzzle", "par"))

#: The room of the path in the log of results.
PATH = "path"

#: What the link of a later try has after the level, in the log of results only.
_AGAIN = "&again="


class PathError(UnreadableError):
    """A link names no level; ``reason`` is "level-unreadable"."""

    def __init__(self, message: str):
        super().__init__(message)
        self.reason = "level-unreadable"


def level_of(number: int) -> Level:
    """Return a level by its number, 1 to LEVELS. Raises: PathError for any other."""
    left = number - 1
    for i, chapter in enumerate(CHAPTERS):
        if 0 <= left < len(chapter.levels):
            digits, par = chapter.levels[left]
            secret = tuple([int(digit) for digit in digits])
            return Level(number, chapter, i + 1, left, puzzle_of(secret, max(secret) + 1), par)
        left -= len(chapter.levels)
    raise PathError(f"there is no level {number}")


def read_level(text: str) -> int:
    """Return the number of a level from the text of a link. Raises: PathError, and nothing else."""
    # int() alone would take " 5", "1_0" and the digits of other scripts.
    if not 1 <= len(text) <= 2 or any(letter not in "0123456789" for letter in text):
        raise PathError("not the number of a level")
    number = int(text)
    if not 1 <= number <= LEVELS:
        raise PathError(f"there is no level {number}")
    return number


# Stars

#: What was earned at a level, each a bool: ``solved``, in any number of guesses; ``par``: in no
#: more guesses than par; ``alone``: without a hint.
Stars = namedtuple("Stars", ("solved", "par", "alone"))


def stars_of(level: Level, results: "Sequence[Result]") -> Stars:
    """Return the stars of a level by all results of it; each try may earn what others missed."""
    won = [result for result in results if result.won]
    return Stars(
        bool(won),
        any(100 * result.guesses <= level.par for result in won),
        any(result.hints == 0 for result in won),
    )


def is_open(number: int, solved: "Container[int]") -> bool:
    """Tell whether a level is open to somebody who has solved those: the one before opens it."""
    return number == 1 or number - 1 in solved or number in solved


def first_open(solved: "Container[int]") -> int:
    """Return the number of the first level that is not solved; of the last one when all are."""
    for number in range(1, LEVELS):
        if number not in solved:
            return number
    return LEVELS


# The log of results


def as_logged(log: str, result: Result) -> Result:
    """Return a result as it is to be added to a log, given as text.

    A level may be solved again, for the stars it lacks. The first time stands in the log under the
    level's link, as in every room; a later one that was won otherwise has its guesses and hints
    in its link, so that it is there once, however often it is told.
    """
    if result.room != PATH or not result.won:
        return result
    for line in lines_of(log.split("\n"), PATH, result.link):
        first = read_line(line)
        if first and first.link == result.link:
            if (first.won, first.guesses, first.hints) == (True, result.guesses, result.hints):
                return result
            link = f"{result.link}{_AGAIN}{result.guesses}.{result.hints}"
            return Result(*(result[:2] + (link,) + result[3:]))
    return result


def first_times(lines: list[str]) -> list[str]:
    """Return those lines of a log that are not of a level that was played again."""
    return [line for line in lines if _AGAIN not in line]


def level_in(link: str) -> int:
    """Return the number of the level that a link in the log is of. Raises: PathError."""
    return read_level(link.partition("&")[0].partition("=")[2])
