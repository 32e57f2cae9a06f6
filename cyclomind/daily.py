"""The daily necklace: one a day for everybody, numbered, harder through the week.

Public names: `Day`, `FIRST_DAY`, `GRADED_FROM`, `CONTENTS`, `DailyError`, `REASONS`, `read_day`,
`text_of`, `number_of`, `day_of`, `weekday`, `size_of`, `daily_puzzle`, `tells_something`.

A day is a date of the player's own calendar; no clock is read here. All dates are in the
Gregorian calendar, from `FIRST_DAY` on.
"""

from collections import namedtuple

from cyclomind.errors import UnreadableError
from cyclomind.puzzle import Puzzle, puzzle_of
from cyclomind.ring import content_of, random_necklace
from cyclomind.rng import Rng

#: A date; it compares and sorts by time.
Day = namedtuple("Day", ("year", "month", "day"))

#: The day of necklace number 1.
FIRST_DAY = Day(2026, 12, 1)

#: The Monday from which a day's necklace is chosen by par. The days before keep the necklaces that
#: they were given by size.
GRADED_FROM = Day(2026, 12, 7)

#: From Monday to Sunday: of how many beads of each colour a necklace may be made, largest number
#: first. By `par.PARS` the easiest of a day is harder than the hardest of the day before.
CONTENTS = (
    ((2, 2, 1),),
    ((2, 2, 2), (3, 2, 1)),
    ((3, 1, 1, 1), (2, 2, 1, 1), (2, 1, 1, 1)),
    ((1, 1, 1, 1, 1), (2, 1, 1, 1, 1), (2, 2, 2, 1)),
    ((3, 1, 1, 1, 1), (3, 2, 2, 1), (2, 2, 1, 1, 1)),
    ((1, 1, 1, 1, 1, 1), (3, 2, 1, 1, 1), (2, 1, 1, 1, 1, 1)),
    ((3, 1, 1, 1, 1, 1), (2, 2, 1, 1, 1, 1)),
)

#: (positions, colours) from Monday to Sunday before `GRADED_FROM`; every colour occurs.
_SIZES = ((4, 4), (5, 3), (5, 4), (6, 4), (6, 5), (7, 5), (8, 6))

#: Bead counts, largest first, with which every wrong guess has the same number in place, so that
#: the score tells nothing. With four beads that is always so: there only the rotation tells
#: something, and only if all beads differ.
_SILENT = (
    ((3, 2), (3, 1, 1))
    + ((4, 2), (4, 1, 1), (3, 3))
    + ((5, 2), (5, 1, 1), (4, 3))
    + ((6, 2), (6, 1, 1), (5, 3))
)

#: Every value of `DailyError.reason`.
REASONS = ("date-unreadable", "date-too-early", "date-too-late")


class DailyError(UnreadableError):
    """A date names no daily necklace; ``reason`` is one of `REASONS`."""

    def __init__(self, reason: str, message: str):
        super().__init__(message)
        self.reason = reason


def read_day(text: str, today: Day) -> Day:
    """Return the day that a link names as ``YYYY-MM-DD``, from FIRST_DAY to today.

    Raises: DailyError, and nothing else, for anything else.
    """
    parts = text.split("-")
    lengths = [len(part) for part in parts]
    digits = all(letter in "0123456789-" for letter in text)
    if lengths != [4, 2, 2] or not digits:
        raise DailyError("date-unreadable", "not of the form YYYY-MM-DD")
    day = Day(int(parts[0]), int(parts[1]), int(parts[2]))
    if not 1 <= day.month <= 12 or not 1 <= day.day <= _length_of_month(day.year, day.month):
        raise DailyError("date-unreadable", "no such day")
    if day < FIRST_DAY:
        raise DailyError("date-too-early", "before the first daily necklace")
    if day > today:
        raise DailyError("date-too-late", "this day has not come")
    return day


def text_of(day: Day) -> str:
    """Return a day as `read_day` reads it."""
    return f"{day.year:04d}-{day.month:02d}-{day.day:02d}"


def number_of(day: Day) -> int:
    """Return the number of a day's necklace: 1 on FIRST_DAY, one more each day."""
    return _days_before(day) - _days_before(FIRST_DAY) + 1


def day_of(number: int) -> Day:
    """Return the day of a necklace's number; it inverts `number_of` from 1 on."""
    year, month, day = FIRST_DAY
    day += number - 1
    while day > _length_of_month(year, month):
        day -= _length_of_month(year, month)
        month += 1
        if month > 12:
            year, month = year + 1, 1
    return Day(year, month, day)


def weekday(day: Day) -> int:
    """Return 0 for a Monday to 6 for a Sunday."""
    # FIRST_DAY is a Tuesday.
    return number_of(day) % 7


def size_of(day: Day) -> tuple[int, int]:
    """Return (positions, colours) of a day's necklace."""
    if day < GRADED_FROM:
        return _SIZES[weekday(day)]
    counts = _content(day, _rng_of(day))
    return sum(counts), len(counts)


def daily_puzzle(day: Day) -> Puzzle:
    """Return the puzzle of a day, the same for everybody and for ever.

    One of the weekday's `CONTENTS`, each equally likely, then one of its necklaces, uniformly.
    Before `GRADED_FROM`: uniform over the necklaces of the weekday's size in which every colour
    occurs and whose scores tell something.
    """
    rng = _rng_of(day)
    if day < GRADED_FROM:
        n, colors = size_of(day)
        while True:
            secret = random_necklace(n, colors, rng)
            if len(set(secret)) == colors and tells_something(secret):
                return puzzle_of(secret, colors)
    counts = _content(day, rng)
    while True:
        secret = random_necklace(sum(counts), len(counts), rng)
        if content_of(secret) == counts:
            return puzzle_of(secret, len(counts))


def _rng_of(day: Day) -> Rng:
    return Rng(f"daily {number_of(day)}")


def _content(day: Day, rng: Rng) -> tuple[int, ...]:
    contents = CONTENTS[weekday(day)]
    return contents[rng.below(len(contents))]


def tells_something(secret: tuple[int, ...]) -> bool:
    """Tell whether two wrong guesses at this secret's beads can differ in what they show.

    With four beads the count of beads in place never differs; only the rotation can, and that
    takes four different beads.
    """
    counts = content_of(secret)
    if len(secret) == 4:
        return counts == (1, 1, 1, 1)
    return counts not in _SILENT


def _days_before(day: Day) -> int:
    """Return how many days lie between 1 January of the year 1 and this one."""
    past: int = day.year - 1
    days: int = past * 365 + past // 4 - past // 100 + past // 400 + day.day
    for month in range(1, day.month):
        days += _length_of_month(day.year, month)
    return days - 1


def _length_of_month(year: int, month: int) -> int:
    if month == 2:
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return 29 if leap else 28
    return 30 if month in (4, 6, 9, 11) else 31
