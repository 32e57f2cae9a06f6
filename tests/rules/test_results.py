"""The log of results: each game once, nothing lost, and figures that add up."""

import datetime
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.daily import Day, day_of, text_of
from cyclomind.results import (
    EMPTY,
    HEADER,
    LaterVersionError,
    Result,
    add,
    counting,
    is_known,
    is_ours,
    line_of,
    mark_of,
    merge,
    read,
    reset,
    run_until,
    selected,
    statistics,
    undo_reset,
    write,
)

TODAY = Day(2027, 1, 31)

dates = st.dates(datetime.date(2026, 11, 1), datetime.date(2027, 1, 31)).map(
    lambda date: Day(date.year, date.month, date.day)
)
#: Few games, so that they meet again.
results = st.builds(
    Result,
    room=st.sampled_from(("necklace", "mastermind")),
    size=st.sampled_from(("5/4", "4/6/distinct")),
    link=st.sampled_from(("", "seed=1", "n=5&c=4&s=zgtAhPI", "seed=2", "date=2026-12-01")),
    won=st.booleans(),
    guesses=st.integers(0, 30),
    hints=st.integers(0, 3),
    par=st.sampled_from((0, 5, 100, 173, 434, 1250)),
    day=dates,
)


@st.composite
def logs(draw):
    """Logs as they come about: games and resets in any order."""
    log = EMPTY
    for step in draw(st.lists(results | st.none(), max_size=12)):
        log = reset(log) if step is None else add(log, step)
    return log


def known(log: tuple) -> set:
    return {(result.room, result.link) for stretch in log for result in stretch}


def as_sets(log: tuple) -> list:
    return [set(stretch) for stretch in log]


# A game counts once


@given(logs(), results)
def test_a_game_stands_in_the_log_once_however_it_ends_again(log, result):
    longer = add(log, result)
    assert is_known(longer, result.room, result.link)
    assert add(longer, result) is longer
    other = Result(result.room, "9/9", result.link, not result.won, 99, 9, 0, TODAY)
    assert add(longer, other) is longer
    assert len(known(longer)) == sum(len(stretch) for stretch in longer)


@given(logs())
def test_a_text_knows_its_games_by_their_marks(log):
    text = write(log) + "\n"
    for room in ("necklace", "mastermind"):
        for link in ("", "seed=1", "seed=11", "n=5&c=4&s=zgtAhPI", "seed=2", "date=2026-12-01"):
            assert (mark_of(room, link) + "\n" in text) == is_known(log, room, link)


# Reset


@given(logs())
def test_a_reset_counts_nothing_forgets_nothing_and_can_be_undone(log):
    cleared = reset(log)
    assert counting(cleared) == ()
    assert known(cleared) == known(log)
    if counting(log):
        assert undo_reset(cleared) == log
    else:
        assert cleared == log


@given(logs(), results)
def test_what_was_played_since_a_reset_counts_on_after_its_undo(log, result):
    after = undo_reset(add(reset(log), result))
    if counting(log):
        assert set(counting(after)) >= set(counting(log))
        assert known(after) == known(log) | {(result.room, result.link)}


def test_there_is_nothing_to_undo_in_a_log_without_reset():
    log = add(EMPTY, Result("mastermind", "4/6", "seed=1", True, 4, 0, 434, TODAY))
    assert undo_reset(log) == log


# Merging


@given(logs(), logs())
def test_merging_loses_no_game_and_the_order_does_not_matter(one, other):
    merged = merge(one, other)
    assert known(merged) == known(one) | known(other)
    assert as_sets(merged) == as_sets(merge(other, one))
    assert {(one.room, one.link) for one in counting(merged)} == {
        (result.room, result.link) for log in (one, other) for result in counting(log)
    }
    assert [one.day for one in counting(merged)] == sorted(one.day for one in counting(merged))


@given(logs(), logs())
def test_merging_again_changes_nothing(one, other):
    merged = merge(one, other)
    assert merge(merged, other) == merged
    assert merge(merged, one) == merged
    assert as_sets(merge(one, one)) == as_sets(one)
    assert merge(EMPTY, merged) == merged


def test_of_two_results_of_a_game_the_earlier_stays():
    early = Result("mastermind", "4/6", "seed=1", True, 7, 0, 434, Day(2026, 12, 1))
    late = Result("mastermind", "4/6", "seed=1", True, 3, 0, 434, Day(2026, 12, 2))
    assert merge(((late,),), ((early,),)) == ((early,),)


def test_within_a_day_the_order_of_play_stays():
    played = tuple(
        Result("mastermind", "4/6", f"seed={9 - i}", i % 3 > 0, i, 0, 0, TODAY) for i in range(9)
    )
    assert merge((played,), EMPTY) == (played,)


# Text


@given(logs())
def test_the_text_is_read_as_the_log(log):
    assert read(write(log)) == (log, ())
    assert is_ours(write(log))
    assert read("\ufeff" + write(log).replace("\n", "\r\n") + "\r\n") == (log, ())


@given(st.text(max_size=60) | st.text("won lost 0123-?=/ par.guesshint\n", max_size=120))
def test_of_any_text_what_can_be_read_is_read_and_the_rest_is_told(text):
    try:
        log, spoilt = read(HEADER + "\n" + text)
    except LaterVersionError:
        return
    again = write(log)
    assert read(again) == (log, ())
    for line in spoilt:
        assert line in text


@pytest.mark.parametrize(
    "line",
    [
        "2026-12-01 won 3 guesses 0 hints par 1.73 5/3",
        "2026-12-01 won 3 guesses 0 hints par 1.73 5/3 daily",
        "2026-12-01 won 3 guesses 0 hints par 1.73 5/3 ?date=2026-12-01",
        "2026-12-01 won 3 guesses 0 hints par 1.7 5/3 daily?date=2026-12-01",
        "2026-12-01 drawn 3 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "2026-13-01 won 3 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "2026-12-00 won 3 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "26-12-01 won 3 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "2026-12-01 won -3 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "2026-12-01 won \u0663 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "2026-12-01 won 12345 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "2026-12-01  won 3 guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "2026-12-01 won 3 guesses 0 hints par 1.73 5/3 daily?date=2026-12\0-01",
        "2026-12-01 won 3 guesses 0 hints par 1.73 5/3 daily?" + "9" * 300,
        f"2026-12-01 won {'9' * 100_000} guesses 0 hints par 1.73 5/3 daily?date=2026-12-01",
        "Reset",
        "<script>",
    ],
)
def test_a_spoilt_line_is_told_and_the_others_are_kept(line):
    good = Result("daily", "5/3", "date=2026-12-01", True, 3, 0, 173, Day(2026, 12, 1))
    text = f"{HEADER}\n{line}\n{line_of(good)}"
    assert read(text) == (((good,),), (line,))


def test_a_line_can_be_read_by_a_person():
    result = Result("daily", "5/3", "date=2026-12-01", True, 3, 1, 205, Day(2026, 12, 1))
    assert line_of(result) == (
        "2026-12-01 won 3 guesses 1 hints par 2.05 5/3 daily?date=2026-12-01"
    )


def test_a_later_version_is_refused_and_a_foreign_text_is_not_ours():
    with pytest.raises(LaterVersionError):
        read("Cyclomind results 2\nanything")
    assert is_ours("Cyclomind results 2\nanything")
    assert not is_ours("")
    assert not is_ours("PNG" + "\x00" * 1000)
    assert read("") == (EMPTY, ())
    # A first line that was damaged costs nothing but itself.
    log = (EMPTY[0], (Result("walkthrough", "4", "", False, 8, 0, 0, TODAY),))
    assert read("Cyclo" + write(log)[9:]) == (log, ("Cyclo results 1",))


# Figures


@given(st.lists(results, max_size=20).map(tuple))
def test_figures_add_up(played):
    found = statistics(played, TODAY)
    won = [result for result in played if result.won]
    assert found.games == len(played) == found.wins + found.losses
    assert found.spread == tuple(sorted(Counter(result.guesses for result in won).items()))
    assert sum(number for _, number in found.spread) == found.wins
    assert found.hints == sum(result.hints for result in played)
    assert found.latest == (played[-1] if played else None)
    assert 0 <= found.run <= found.best_run <= found.wins
    if won:
        exact = 100 * sum(result.guesses for result in won) / len(won)
        assert abs(found.average - exact) <= 0.5
    else:
        assert found.average is None
    par = [result for result in won if result.par]
    assert found.par_games == len(par)
    if par:
        difference = sum(100 * result.guesses - result.par for result in par) / len(par)
        assert abs(found.against_par - difference) <= 0.5
    else:
        assert found.against_par is found.par is None


@given(st.lists(results, max_size=20).map(tuple))
def test_rooms_and_sizes_divide_the_results(played):
    rooms = [selected(played, room) for room in ("necklace", "mastermind")]
    assert sum(map(len, rooms)) == len(played)
    sizes = [selected(rooms[0], "necklace", size) for size in ("5/4", "4/6/distinct")]
    assert sum(map(len, sizes)) == len(rooms[0])


def test_elsewhere_a_run_is_one_of_wins():
    ends = (True, True, True, False, True, True)
    played = tuple(
        Result("mastermind", "4/6", f"seed={i}", won, 5, 0, 434, TODAY)
        for i, won in enumerate(ends)
    )
    found = statistics(played, TODAY)
    assert (found.run, found.best_run) == (2, 3)


def daily(number: int, won: bool = True, on: int | None = None) -> Result:
    """The result of a daily, played on its day or another one; days by their numbers."""
    opened = day_of(number if on is None else on)
    return Result("daily", "5/4", "date=" + text_of(day_of(number)), won, 3, 0, 0, opened)


def runs(played: list, today: int) -> tuple:
    found = statistics(tuple(played), day_of(today))
    return found.run, found.best_run


def test_a_run_of_days_grows_waits_a_day_breaks_and_ends():
    played = [daily(1), daily(2), daily(3)]
    assert runs(played, 3) == (3, 3)
    assert runs(played, 4) == (3, 3), "day 4 is still open"
    assert runs(played, 5) == (0, 3), "day 4 was missed"
    played.append(daily(5))
    assert runs(played, 5) == (1, 3)
    played.append(daily(6, won=False))
    assert runs(played, 6) == (0, 3)
    assert run_until(tuple(played), 5) == 1, "the run that day 6 ended"
    assert run_until(tuple(played), 3) == 3


def test_a_daily_caught_up_with_later_is_no_day_of_a_run():
    played = [daily(1), daily(2, on=3), daily(3)]
    assert runs(played, 3) == (1, 1)
    assert runs([daily(1), daily(2, won=False, on=3)], 2) == (1, 1)


@given(st.dictionaries(st.integers(1, 12), st.booleans()), st.integers(1, 12))
def test_runs_of_days_are_what_counting_day_by_day_gives(days, today):
    days = {number: won for number, won in days.items() if number <= today}
    run = best = 0
    for number in range(1, today + 1):
        if number != today or number in days:
            run = run + 1 if days.get(number) else 0
        best = max(best, run)
    played = [daily(number, won) for number, won in days.items()]
    assert runs(played, today) == (run, best)
