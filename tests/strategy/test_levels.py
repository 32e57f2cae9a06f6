"""The levels of the path: the written table is what the command prints."""

import pytest

from cyclomind.commands.main import main
from cyclomind.path import CHAPTERS, LEVELS, level_of
from cyclomind.strategy.levels import PLANS, graded


def _rows() -> list[str]:
    levels = [level_of(number) for number in range(1, LEVELS + 1)]
    return [
        f"{one.number:2}  {one.chapter.name:9} {''.join(map(str, one.puzzle.secret)):8}"
        f"  {one.par / 100:.2f}"
        for one in levels
    ]


def test_chapters_are_planned_in_the_order_of_the_table():
    assert [plan.name for plan in PLANS] == [chapter.name for chapter in CHAPTERS]
    for plan, chapter in zip(PLANS, CHAPTERS, strict=True):
        assert len(plan.contents) == len(chapter.levels)


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]):
    """The first three chapters, of which the first is printed, and the third after the others."""
    assert main(["path", "swapping", "together"]) == 0
    rows = _rows()
    assert capsys.readouterr().out.splitlines() == rows[:5] + rows[10:15]


def test_a_chapter_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["path", "swaping"]) == 2
    assert "swaping" in capsys.readouterr().err


@pytest.mark.parametrize("number", [16, 18, 36, 37])
def test_par_is_that_of_the_start_that_everybody_gets(number: int):
    level = level_of(number)
    plan = PLANS[level.chapter_number - 1]
    assert graded(level.puzzle.secret, plan.model).par == level.par


@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_within_a_chapter_a_guess_tells_less_where_par_is_the_same(chapter: int):
    plan = PLANS[chapter - 1]
    levels = [level_of(number) for number in range(5 * chapter - 4, 5 * chapter + 1)]
    hardness = [graded(level.puzzle.secret, plan.model).hardness for level in levels]
    assert hardness == sorted(hardness)
