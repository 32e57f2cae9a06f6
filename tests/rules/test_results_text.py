"""Logs as text: the same answers as by values, and no step that grows with the log."""

from hypothesis import given
from hypothesis import strategies as st

from cyclomind.daily import day_of, text_of
from cyclomind.results import (
    DAILY,
    HEADER,
    Result,
    add,
    counting,
    merge,
    read,
    reset,
    run_until,
    selected,
    undo_reset,
    write,
)
from cyclomind.results_text import (
    added,
    counting_lines,
    joining,
    lines_in,
    lines_of,
    reading,
    run_until_in,
    sizing,
    tidy,
    with_reset,
    without_reset,
)
from tests.rules.test_results import logs, results


def finished(steps):
    """Run a generator and return its result; what it tells on the way must make sense."""
    before = 0
    while True:
        try:
            done, of = next(steps)
        except StopIteration as end:
            return end.value
        assert before <= done + 1 and 0 <= done <= of
        before = done


def dailies():
    """Results of days, most on their own day."""
    return st.builds(
        lambda number, late, won: Result(
            DAILY,
            "5/3",
            "date=" + text_of(day_of(number)),
            won,
            3,
            0,
            0,
            day_of(number + late),
        ),
        st.integers(1, 12),
        st.sampled_from((0, 0, 0, 3)),
        st.booleans(),
    )


@st.composite
def daily_logs(draw):
    log: tuple = ((),)
    for step in draw(st.lists(dailies() | results | st.none(), max_size=20)):
        log = reset(log) if step is None else add(log, step)
    return log


@given(logs(), logs())
def test_joining_texts_is_merging_logs(log, other):
    joined, spoilt = finished(joining(write(log), write(other)))
    assert joined == write(merge(log, other))
    assert spoilt == 0


@given(logs(), st.lists(st.sampled_from(("spoilt", "2026-12-01 won", "\ufeff")), max_size=3))
def test_what_cannot_be_read_joins_nothing_and_is_counted(log, lines):
    text = "\r\n".join([*write(log).split("\n"), *lines])
    joined, spoilt = finished(joining(HEADER, text))
    assert joined == write(merge(read("")[0], log))
    assert spoilt == len(lines)


@given(logs(), results)
def test_adding_and_resets_do_the_same_to_both(log, result):
    text = write(log)
    assert added(text, result) == write(add(log, result))
    assert with_reset(text) == write(reset(log))
    assert without_reset(text) == write(undo_reset(log))


@given(logs())
def test_one_game_of_what_counts_is_read_from_its_lines(log):
    lines = counting_lines(write(log))
    assert len(lines) == len(counting(log))
    for room in ("necklace", "mastermind"):
        assert lines_in(write(log), room, "") == lines_of(write(log).split("\n"), room)
        found, spoilt = finished(reading(lines_of(lines, room)))
        assert found == selected(counting(log), room)
        assert spoilt == ()


@given(daily_logs(), st.integers(0, 15))
def test_a_run_of_days_is_found_in_the_text(log, number):
    assert run_until_in(write(log), number) == run_until(counting(log), number)


@given(logs(), st.lists(st.sampled_from(("spoilt", "2026-12-01 won", "")), max_size=3))
def test_tidying_takes_out_what_has_not_the_shape_of_a_line(log, lines):
    text = write(log)
    assert tidy("\n".join([*lines, text])) == (text, tuple(line for line in lines if line))


@given(logs())
def test_how_a_size_went_is_found_in_the_text(log):
    for room, size in {(one.room, one.size) for one in counting(log)} | {("necklace", "9/9")}:
        won = [one for one in selected(counting(log), room, size) if one.won]
        found = finished(sizing(write(log), room, size))
        assert found.best == min([one.guesses for one in won], default=0)
        under = [one for one in won if one.par and 100 * one.guesses < one.par]
        assert found.under_par == len(under)
