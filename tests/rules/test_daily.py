"""The daily necklace: the same for everybody, and worth playing."""

import datetime
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.daily import (
    FIRST_DAY,
    REASONS,
    SIZES,
    DailyError,
    Day,
    daily_puzzle,
    day_of,
    number_of,
    read_day,
    tells_something,
    text_of,
    weekday,
)
from cyclomind.necklace import canonical, is_degenerate, necklaces
from cyclomind.scoring import score_guess

TODAY = Day(2027, 3, 1)
dates = st.dates(min_value=datetime.date(*FIRST_DAY), max_value=datetime.date(2400, 12, 31))

#: The share codes of the first two weeks, never to change.
GOLDEN = [
    "bKvhJlA",
    "zwtBhPM",
    "2x9VkOcp",
    "3BpQluct",
    "MPW9fg_Cgg",
    "lVQb2aljJuE",
    "Ieetaw",
    "b6rhJFE",
    "zwlAhfA",
    "2x1UkeQr",
    "3xlUlOAu",
    "N_a_eg_Bgw",
    "lFMf2q9iI-Y",
    "I-WvaQ",
]


@given(dates)
def test_numbers_and_weekdays_are_those_of_the_calendar(date):
    day = Day(date.year, date.month, date.day)
    assert number_of(day) == date.toordinal() - datetime.date(*FIRST_DAY).toordinal() + 1
    assert weekday(day) == date.weekday()
    assert day_of(number_of(day)) == day
    assert read_day(date.isoformat(), Day(9999, 12, 31)) == day
    assert text_of(day) == date.isoformat()


def test_number_one_is_the_first_of_december_2026_a_tuesday():
    assert number_of(Day(2026, 12, 1)) == 1
    assert weekday(FIRST_DAY) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2026-11-30", "date-too-early"),
        ("0000-01-01", "date-too-early"),
        ("2027-03-02", "date-too-late"),
        ("2027-02-29", "date-unreadable"),
        ("2027-13-01", "date-unreadable"),
        ("2027-00-10", "date-unreadable"),
        ("2027-01-00", "date-unreadable"),
        ("2027-1-01", "date-unreadable"),
        (" 2027-01-01", "date-unreadable"),
        ("+027-01-01", "date-unreadable"),
        ("20270101", "date-unreadable"),
        ("\u0662\u0660\u0662\u0667-01-01", "date-unreadable"),
        ("", "date-unreadable"),
    ],
)
def test_a_date_that_names_no_daily_is_refused_with_its_reason(text, reason):
    with pytest.raises(DailyError) as error:
        read_day(text, TODAY)
    assert error.value.reason == reason and reason in REASONS


@given(st.text(max_size=12))
def test_any_text_is_a_day_or_refused(text):
    try:
        day = read_day(text, TODAY)
    except DailyError:
        return
    assert FIRST_DAY <= day <= TODAY


def test_each_weekday_has_its_size_and_all_its_colours():
    for number in range(1, 60):
        day = day_of(number)
        puzzle = daily_puzzle(day)
        assert (puzzle.n, puzzle.colors) == SIZES[weekday(day)]
        assert set(puzzle.secret) == set(range(puzzle.colors))
        assert tells_something(puzzle.secret)
        assert daily_puzzle(day) == puzzle


def test_a_day_has_its_necklace_for_ever():
    assert [daily_puzzle(day_of(number)).code for number in range(1, 15)] == GOLDEN


def test_days_differ():
    codes = [daily_puzzle(day_of(number)).code for number in range(1, 200)]
    assert max(Counter(codes).values()) < 12  # Mondays have but six necklaces


def _wrong_scores(word: tuple) -> set:
    arrangements = set(permutations(word))
    classes = {canonical(one) for one in arrangements}
    return {score_guess(secret, guess).exact for secret in classes for guess in classes - {secret}}


@pytest.mark.fault("contents")
@pytest.mark.parametrize("n", [5, 6, 7])
def test_silent_contents_are_exactly_those_in_which_every_wrong_guess_scores_the_same(n):
    contents: dict[tuple[int, ...], tuple[int, ...]] = {}
    for word in necklaces(n, 6):
        counts = tuple(sorted(Counter(word).values(), reverse=True))
        if not is_degenerate(word) and (n < 7 or len(counts) <= 3):
            contents.setdefault(counts, word)
    for word in contents.values():
        assert tells_something(word) == (len(_wrong_scores(word)) > 1), word
