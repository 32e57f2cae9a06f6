"""The daily necklace: the same for everybody, and worth playing."""

import datetime
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.daily import (
    CONTENTS,
    FIRST_DAY,
    GRADED_FROM,
    REASONS,
    DailyError,
    Day,
    daily_puzzle,
    day_of,
    number_of,
    read_day,
    size_of,
    tells_something,
    text_of,
    weekday,
)
from cyclomind.necklace import canonical, content_of, is_degenerate, necklaces
from cyclomind.par import PARS
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
    "bavjJlI",
    "e731MEaI",
    "zgpChvI",
    "3x1QlOEv",
    "M_W5fgzChA",
    "PvqwcgHNjk4",
    "lFQa3K1jJuE",
    "bKjjJVI",
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


def test_each_weekday_has_its_contents_and_all_its_colours():
    for number in range(1, 100):
        day = day_of(number)
        puzzle = daily_puzzle(day)
        assert (puzzle.n, puzzle.colors) == size_of(day)
        assert set(puzzle.secret) == set(range(puzzle.colors))
        assert tells_something(puzzle.secret)
        assert daily_puzzle(day) == puzzle
        if day >= GRADED_FROM:
            assert content_of(puzzle.secret) in CONTENTS[weekday(day)]


def test_the_week_climbs_from_a_par_above_1_7_to_one_above_3():
    easiest = [min(PARS[counts] for counts in day) for day in CONTENTS]
    hardest = [max(PARS[counts] for counts in day) for day in CONTENTS]
    assert easiest[0] >= 170 and easiest[6] >= 300
    for before, after in zip(hardest, easiest[1:]):
        assert after > before


def test_every_content_of_a_weekday_is_dealt():
    dealt: dict[int, set] = {weekday(day_of(number)): set() for number in range(7, 14)}
    for number in range(7, 200):
        day = day_of(number)
        dealt[weekday(day)].add(content_of(daily_puzzle(day).secret))
    assert [dealt[day] for day in range(7)] == [set(contents) for contents in CONTENTS]


def test_a_day_has_its_necklace_for_ever():
    assert [daily_puzzle(day_of(number)).code for number in range(1, 15)] == GOLDEN


def test_days_differ():
    codes = [daily_puzzle(day_of(number)).code for number in range(1, 200)]
    assert max(Counter(codes).values()) < 12  # Mondays have but 18 necklaces


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
