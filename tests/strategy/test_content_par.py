"""Par of a bead content: the table agrees with the play of the coach."""

import json
from collections.abc import Callable
from functools import cache

import pytest

from cyclomind.commands.main import main
from cyclomind.games.necklace import Turn
from cyclomind.necklace import canonical, content_of, rotate_clockwise
from cyclomind.par import EXACT_BEADS as STATED_AS_EXACT
from cyclomind.par import PARS
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.coach.content_par import EXACT_BEADS, par_of_content
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.contents import arrangements, contents
from cyclomind.strategy.knowledge import knowledge_of
from cyclomind.strategy.long_work import Cancelled
from cyclomind.strategy.optimum import StartSolver, optimum_of_content
from cyclomind.strategy.starts import starts

SMALL = [(2, 2), (2, 1, 1), (1, 1, 1, 1), (3, 2), (3, 1, 1), (2, 2, 1), (4, 2), (3, 3)]


def test_the_table_has_every_content_of_every_size():
    every = {content for n in range(4, 9) for content in contents(n, 6)}
    assert set(PARS) == every
    assert EXACT_BEADS == STATED_AS_EXACT


@pytest.mark.parametrize("content", [*SMALL, (2, 1, 1, 1), (3, 2, 1)])
def test_the_table_says_what_playing_out_every_start_gives(content):
    found = par_of_content(content, sample=2)
    assert found.error == 0
    assert PARS[content] == int(found.expected * 100 + 0.5)


@pytest.mark.parametrize("content", [(5, 2), (4, 3), (6, 2)])
def test_an_estimate_is_near_to_what_another_sample_gives(content):
    found = par_of_content(content, sample=30)
    assert abs(PARS[content] / 100 - found.expected) < 5 * found.error + 0.01


def _mean(content: tuple, value: Callable[[tuple, int], float]) -> float:
    """Return the mean of a value of starts: each necklace, and each of its starts, alike."""
    words = arrangements(content)
    by_necklace: dict[tuple, list[float]] = {}
    for secret in words:
        for start in words:
            if canonical(start) != canonical(secret):
                feedback = score_guess(secret, start)
                shown = rotate_clockwise(start, feedback.rotation)
                of_this = by_necklace.setdefault(canonical(secret), [])
                of_this.append(value(shown, feedback.exact))
    means = [sum(values) / len(values) for values in by_necklace.values()]
    return sum(means) / len(means)


@pytest.mark.parametrize("content", [(2, 2), (2, 1, 1), (3, 1, 1)])
def test_it_is_the_mean_of_what_a_review_states(content):
    stated = cache(lambda shown, exact: par_of_start(Turn(shown, Feedback(exact, 0))).expected)
    assert par_of_content(content, 2).expected == pytest.approx(_mean(content, stated))


@cache
def _least(shown: tuple, exact: int) -> float:
    """Return the least average of guesses after a start, by trying everything."""
    words = arrangements(content_of(shown))
    known = knowledge_of([Turn(shown, Feedback(exact, 0))])
    weights = dict(zip(known.candidates, known.weights, strict=True))

    @cache
    def best(left: frozenset) -> int:
        total = sum(weights[secret] for secret in left)
        if len({canonical(secret) for secret in left}) == 1:
            return total
        least = 10**9
        for guess in words:
            parts: dict = {}
            for secret in left:
                feedback = score_guess(secret, guess)
                if feedback.exact < len(guess):
                    parts.setdefault(feedback, set()).add(secret)
            if all(len(part) < len(left) for part in parts.values()):
                more = sum(best(frozenset(part)) for part in parts.values())
                least = min(least, total + more)
        return least

    return best(frozenset(weights)) / known.total


@pytest.mark.parametrize(
    ("content", "least"),
    [((2, 2), 1), ((2, 1, 1), 1.5), ((1, 1, 1, 1), 2.2), ((3, 1, 1), 5 / 3), ((2, 2, 1), 1.81333)],
)
def test_no_play_is_better_than_the_best_one_and_the_coach_finds_it(content, least):
    assert _mean(content, _least) == pytest.approx(least, abs=1e-5)
    assert float(optimum_of_content(content).expected) == pytest.approx(least, abs=1e-5)
    assert PARS[content] == int(100 * least + 0.5)


@pytest.mark.parametrize("content", [(2, 1, 1, 1), (1, 1, 1, 1, 1), (4, 2), (3, 3), (2, 2, 2)])
def test_no_play_of_the_coach_beats_the_best_play(content):
    found = optimum_of_content(content)
    above = PARS[content] / 100 - float(found.expected)
    assert -0.005 <= above < 0.05
    assert found.content == content and found.kinds > 0


def test_every_kind_of_start_stands_for_all_that_are_alike():
    content = (2, 2, 1)
    solver = StartSolver(content)
    every: dict = {}
    for (shown, exact), chance in starts(content).items():
        kind = solver.kind[shown], exact
        every[kind] = every.get(kind, 0) + chance
        assert solver.least(shown, exact) == solver.least(*kind)
    assert sum(every.values()) == 1
    assert sum(starts(content, solver.kinds).values()) == 1
    assert len(every) == optimum_of_content(content).kinds


def test_playing_can_be_stopped():
    with pytest.raises(Cancelled):
        par_of_content((2, 2, 1), 2, is_cancelled=lambda: True)
    with pytest.raises(Cancelled):
        optimum_of_content((2, 2, 1), is_cancelled=lambda: True)


def test_the_command_prints_a_row_for_each_content(capsys):
    assert main(["pars", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["content", "2/2", "2/1/1", "1/1/1/1"]
    assert main(["pars", "4", "--json"]) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert first["content"] == [2, 2] and first["expected"] == 1


def test_the_command_prints_the_best_play_beside_par(capsys):
    assert main(["pars", "--optimal", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| 2/2 | 2 | 1.0000 | 1.00 | 0.00 |")
    assert main(["pars", "--optimal", "4", "--json"]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (last["content"], last["fraction"], last["par"]) == ("1/1/1/1", "11/5", 2.2)
