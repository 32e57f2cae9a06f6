"""Dates in words, in the page's language. Pure.

Public names: `day_in_words`, `day_of_month`, `weekday_in_words`, `month_in_words`.
"""

from app.words.sentences import text
from cyclomind.daily import weekday

if False:  # names for annotations
    from cyclomind.daily import Day


def day_in_words(day: "Day") -> str:
    """Return a daily.Day as words, such as "Saturday, 12 December 2026"."""
    return text(
        "daily.date",
        weekday=weekday_in_words(day),
        day=day_of_month(day),
        month=month_in_words(day),
    )


def weekday_in_words(day: "Day") -> str:
    """Return the name of a daily.Day's weekday."""
    return text("daily.weekdays").split(" ")[weekday(day)]


def month_in_words(day: "Day") -> str:
    """Return month and year of a daily.Day, such as "December 2026"."""
    month = text("daily.months").split(" ")[day.month - 1]
    return text("daily.month", month=month, year=day.year)


def day_of_month(day: "Day") -> str:
    """Return the number of a daily.Day in its month; French has a word of its own for the first."""
    return text("daily.first-of-month") if day.day == 1 else str(day.day)
