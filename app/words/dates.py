"""Dates in words, in the page's language. Pure.

Public names: `day_in_words`, `day_of_month`, `weekday_in_words`, `weekdays_in_words`,
`month_in_words`.
"""

from app.words.sentences import text
from cyclomind.daily import weekday

if False:  # names for annotations
    from cyclomind.daily import Day


def day_in_words(day: "Day", with_year: bool = True) -> str:
    """Return a daily.Day as words, such as "Saturday, 12 December 2026", or without the year."""
    return text(
        "daily.date",
        weekday=weekday_in_words(day),
        day=day_of_month(day),
        month=month_in_words(day) if with_year else _month_alone(day),
    )


def weekdays_in_words() -> list[str]:
    """Return the names of the days of the week, Monday first."""
    return text("daily.weekdays").split(" ")


def weekday_in_words(day: "Day") -> str:
    """Return the name of a daily.Day's weekday."""
    return weekdays_in_words()[weekday(day)]


def month_in_words(day: "Day") -> str:
    """Return month and year of a daily.Day, such as "December 2026"."""
    return text("daily.month", month=_month_alone(day), year=day.year)


def day_of_month(day: "Day") -> str:
    """Return the number of a daily.Day in its month; French has a word of its own for the first."""
    return text("daily.first-of-month") if day.day == 1 else str(day.day)


def _month_alone(day: "Day") -> str:
    names = text("daily.months").split(" ")
    return names[int(day.month) - 1]
