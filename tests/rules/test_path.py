"""The path: its table, what opens a level, its stars, and its levels in the log of results."""

import pytest

from app.shelf.pars import par_of
from app.shelf.summary import Summary
from cyclomind.daily import Day
from cyclomind.games.guessing import WON
from cyclomind.necklace import canonical
from cyclomind.path import (
    CHAPTERS,
    LEVELS,
    PathError,
    as_logged,
    first_open,
    first_times,
    is_open,
    level_of,
    read_level,
    stars_of,
)
from cyclomind.results import HEADER, Result
from cyclomind.results_text import added

#: Of all share codes and pars, in their order.
CHECKSUM = 9305625

ALL = [level_of(number) for number in range(1, LEVELS + 1)]


def result(won: bool, guesses: int, hints: int = 0, number: int = 7) -> Result:
    return Result("path", "5/3", f"level={number}", won, guesses, hints, 185, Day(2026, 12, 2))


def test_forty_levels_in_eight_chapters_each_another_necklace():
    assert (LEVELS, len(CHAPTERS)) == (40, 8)
    assert [level.number for level in ALL] == list(range(1, 41))
    assert len({canonical(level.puzzle.secret) for level in ALL}) == LEVELS
    assert len({level.puzzle.code for level in ALL}) == LEVELS
    for level in ALL:
        assert set(level.puzzle.secret) == set(range(level.puzzle.colors))


def test_levels_rise_by_par_within_a_chapter_and_chapters_on_average():
    pars = [[par for _, par in chapter.levels] for chapter in CHAPTERS]
    assert all(chapter == sorted(chapter) for chapter in pars)
    means = [sum(chapter) / len(chapter) for chapter in pars]
    assert means == sorted(set(means))


def test_only_the_last_chapter_is_quiet():
    assert [chapter.is_quiet for chapter in CHAPTERS] == [False] * 7 + [True]


def test_the_table_is_the_one_that_was_first_published():
    codes = " ".join([f"{level.puzzle.code}{level.par}" for level in ALL])
    assert sum(i * ord(letter) for i, letter in enumerate(codes, 1)) == CHECKSUM, (
        "links would change"
    )


@pytest.mark.parametrize(
    "text", ["", "0", "41", "007", " 7", "7 ", "-1", "1_0", "\u0667", "x" * 999]
)
def test_what_names_no_level_is_refused(text: str):
    with pytest.raises(PathError) as refused:
        read_level(text)
    assert refused.value.reason == "level-unreadable"


def test_a_level_is_opened_by_the_one_before():
    assert [number for number in range(1, 8) if is_open(number, {1, 2, 5})] == [1, 2, 3, 5, 6]
    assert first_open(set()) == 1
    assert first_open({1, 2, 5}) == 3
    assert first_open(set(range(1, 41))) == 40


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ([], (False, False, False)),
        ([result(False, 1)], (False, False, False)),
        ([result(True, 2)], (True, False, True)),
        ([result(True, 1, hints=1)], (True, True, False)),
        ([result(True, 9), result(True, 1, hints=3)], (True, True, True)),
    ],
)
def test_each_star_may_come_from_another_try(results: list[Result], expected: tuple):
    assert stars_of(level_of(7), results) == expected


def test_par_is_reached_by_the_guesses_that_it_allows():
    level = next(level for level in ALL if level.par == 200)
    assert stars_of(level, [result(True, 2)]).par
    assert not stars_of(level, [result(True, 3)]).par


def test_a_level_that_is_won_again_is_logged_once_more_and_only_once():
    log = HEADER
    for one in (
        result(False, 2),
        result(True, 3, 1),
        result(True, 3, 1),
        result(False, 1),
        result(True, 2),
        result(True, 2, number=17),
    ):
        log = added(log, as_logged(log, one))
    links = [line.split(" ")[-1] for line in log.split("\n")[1:]]
    assert links == [
        "path?level=7",
        "path?level=7&again=3.1",
        "path?level=7&again=2.0",
        "path?level=17",
    ]
    assert [line.split("?")[1] for line in first_times(log.split("\n")[1:])] == [
        "level=7",
        "level=17",
    ]


def test_other_rooms_are_logged_as_ever():
    one = result(True, 2)._replace(room="daily", link="date=2026-12-02")
    log = added(HEADER, one)
    assert as_logged(log, one._replace(guesses=5)) == one._replace(guesses=5)


def test_par_is_that_of_the_level_or_of_the_beads():
    def par(room: str, link: str) -> int:
        return par_of(Summary(room, link, "5/3", WON, ((5,),), 0, (2, 2, 1), None))

    assert par("path", "level=7") == level_of(7).par
    assert par("path", "level=99") == 0
    assert (par("necklace", "n=5"), par("quiet", "n=5&turn=off"), par("palette", "")) == (
        181,
        233,
        0,
    )
