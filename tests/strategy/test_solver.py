"""Optimal strategies: published values, an independent solver, and laws of the search."""

import json
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from cyclomind.scoring import score_guess
from cyclomind.strategy.bounds import bounds_from, size_bounds
from cyclomind.strategy.bracket import bracket
from cyclomind.strategy.contents import content_name, contents, necklaces_of, parse_content
from cyclomind.strategy.models import COUNT, MODELS, ROTATION, FeedbackTable
from cyclomind.strategy.partitions import members
from cyclomind.strategy.ranking import UNLIMITED, SliceRanking, ranking_for
from cyclomind.strategy.solution import StrategyError, play_out, solve
from cyclomind.strategy.solver import EXPECTED, OBJECTIVES, WORST, ExpectedSolver, solver_for
from cyclomind.strategy.tree import Step
from tests.strategy.naive import solve_naively

VECTORS = json.loads(
    (Path(__file__).parent.parent / "vectors" / "strategy.json").read_text(encoding="utf-8")
)
TINY = [content for n in (4, 5) for content in contents(n, 4) if content != (2, 1, 1, 1)]


@pytest.mark.parametrize("row", VECTORS["count"], ids=lambda row: row["content"])
def test_published_values_of_the_count_model(row):
    content = parse_content(row["content"])
    worst = solve(content, COUNT, WORST)
    assert worst.candidates == row["necklaces"]
    assert worst.is_proven and worst.upper == row["worst"]
    expected = solve(content, COUNT, EXPECTED)
    assert expected.is_proven
    if "expected" in row:
        assert expected.in_guesses(expected.upper) == pytest.approx(row["expected"], abs=5e-5)


@pytest.mark.parametrize("row", VECTORS["rotation"], ids=lambda row: row["content"])
def test_published_values_of_the_rotation_model(row):
    content = parse_content(row["content"])
    worst = solve(content, ROTATION, WORST)
    assert worst.is_proven and worst.upper == row["worst"]
    expected = solve(content, ROTATION, EXPECTED)
    assert expected.is_proven
    assert expected.in_guesses(expected.upper) == pytest.approx(row["expected_2dp"], abs=5.001e-3)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("content", TINY, ids=content_name)
def test_an_independent_solver_finds_the_same(content, model):
    candidates, worst, total = solve_naively(content, model)
    for objective, value in ((WORST, worst), (EXPECTED, total)):
        solution = solve(content, model, objective)
        assert solution.candidates == candidates
        assert (solution.lower, solution.upper) == (value, value)


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("model", MODELS)
def test_bounds_of_a_solve_that_was_stopped_enclose_the_value(model, objective):
    content = (3, 2, 2)
    value = solve(content, model, objective).upper
    for most in (0, 1, 3, 10, 30, 100):
        calls = iter([False] * most)
        stopped = solve(content, model, objective, is_cancelled=partial(next, calls, True))
        assert stopped.lower <= value <= stopped.upper


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("content", [(2, 2), (2, 2, 1), (2, 2, 2), (4, 2, 1)], ids=content_name)
def test_bounds_without_a_table_enclose_the_value(content, model, objective):
    solution = solve(content, model, objective)
    lower, strategy = bracket(content, model, objective)
    table = FeedbackTable(content, model)
    counts = play_out(strategy, table.words, model)
    assert lower <= solution.upper <= (sum(counts) if objective == EXPECTED else max(counts))


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("model", MODELS)
def test_symmetry_saves_work_and_changes_nothing(model, objective):
    for content in [*contents(5, 5), (3, 2, 1), (2, 2, 2), (2, 2, 1, 1)]:
        table = FeedbackTable(content, model)
        plain = solver_for(objective)(table)
        assert plain.value(table.everything, UNLIMITED) == solve(content, model, objective).upper


def test_progress_only_ever_narrows():
    told: list = []
    solution = solve((3, 3, 2), COUNT, EXPECTED, progress=told.append)
    for before, after in pairwise(told):
        assert before.lower <= after.lower <= after.upper <= before.upper
    assert told[-1].lower <= solution.upper <= told[-1].upper


def test_worst_is_at_least_expected_and_seeing_more_never_hurts():
    for content in contents(6, 4):
        worst = {model: solve(content, model, WORST) for model in MODELS}
        expected = {model: solve(content, model, EXPECTED) for model in MODELS}
        for model in MODELS:
            mean = expected[model].in_guesses(expected[model].upper)
            assert worst[model].upper >= mean
        assert worst[ROTATION].upper <= worst[COUNT].upper


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("content", [(2, 2, 1), (3, 3), (2, 2, 2)], ids=content_name)
def test_rankings_bound_every_guess_from_below(content, model):
    """A guess's bound never exceeds what its parts cost at their own size bounds, or more."""
    table = FeedbackTable(content, model)
    ranking = ranking_for(table)
    totals = size_bounds(table).totals
    for pattern in (table.everything, table.everything // 3, 0b1011011, 0b111):
        candidates = pattern & table.everything
        chosen = list(members(candidates))
        floor, rising = ranking.guesses(candidates, UNLIMITED)
        ranked = list(rising)
        assert ranked == sorted(ranked)
        assert floor == min(bound for bound, _ in ranked) <= ranking.floor(candidates)
        assert sorted(guess for _, guess in ranked) == list(range(table.size))
        for bound, guess in ranked:
            parts: dict = {}
            for c in chosen:
                if not table.solves[guess] >> c & 1:
                    feedback = score_guess(table.words[c], table.words[guess])
                    seen = feedback if model == ROTATION else feedback.exact
                    parts.setdefault(seen, []).append(table.necklace_of[c])
            costs = []
            for part in parts.values():
                at_once = max(map(part.count, part))  # one necklace, if it is guessed
                by_size = totals[len(set(part))] + len(part) - len(set(part))
                costs.append(max(by_size, 2 * len(part) - at_once))
            assert bound <= len(chosen) + sum(costs)


@pytest.mark.parametrize("content", [(2, 2, 1), (3, 3)], ids=content_name)
def test_a_weighted_ranking_bounds_every_guess_from_below(content):
    """Where no part has several rotations of two necklaces, it is exact: one more guess, or two."""
    table = FeedbackTable(content, ROTATION)
    weights = [1 + i * 7 % 5 for i in range(table.size)]
    ranking = SliceRanking(table).weighted(weights)
    for pattern in (table.everything, table.everything // 3, 0b1011011, 0b111):
        candidates = pattern & table.everything
        floor, ranked = ranking.guesses(candidates, UNLIMITED)
        by_guess = {guess: bound for bound, guess in ranked}
        assert floor == ranking.floor(candidates) == min(by_guess.values())
        for guess in range(table.size):
            cost = sum(weights[c] for c in members(candidates))
            is_exact = True
            for part in table.split(candidates, guess):
                by_necklace: dict = {}
                for c in members(part):
                    by_necklace.setdefault(table.necklace_of[c], []).append(weights[c])
                total = sum(map(sum, by_necklace.values()))
                cost += 2 * total - max(map(sum, by_necklace.values()))
                is_exact = is_exact and sum(len(of) > 1 for of in by_necklace.values()) == 0
                assert ranking.size_bound(part) <= ExpectedSolver(table, ranking, whole=part).upper
            assert by_guess[guess] == cost if is_exact else by_guess[guess] <= cost


@pytest.mark.parametrize("content", [(4, 2, 2), (3, 3, 1, 1), (2, 2, 2, 2)], ids=content_name)
def test_lanes_hold_the_sizes_of_all_parts(content):
    """Exactly, up to the size where a byte would be too small, and beyond."""
    table = FeedbackTable(content, COUNT)
    ranking = ranking_for(table)
    totals = ranking.bounds.totals
    for size in (2, 5, 40, 120, 150, 255, 256, 318):
        candidates = table.everything >> max(0, table.size - size)
        expected = [
            candidates.bit_count()
            + sum(totals[part.bit_count()] for part in table.split(candidates, guess))
            for guess in range(table.size)
        ]
        floor, ranked = ranking.guesses(candidates, UNLIMITED)
        assert sorted(ranked, key=lambda pair: pair[1]) == [
            (bound, guess) for guess, bound in enumerate(expected)
        ]
        assert floor == ranking.floor(candidates) == min(expected)
        most = sorted(expected)[len(expected) // 2]
        assert max(ranking.guesses(candidates, most)[1])[0] == most


def test_size_bounds_by_hand():
    """Two feedbacks that do not solve, the second with room for one candidate."""
    bounds = bounds_from([9, 1], 6)
    assert bounds.totals == (0, 1, 3, 5, 8, 11, 15)
    assert bounds.capacities == (0, 1, 3, 5, 7)
    assert [bounds.depth(k) for k in (0, 1, 2, 3, 4, 6)] == [0, 1, 2, 2, 3, 4]


def test_a_strategy_without_an_answer_is_found_out():
    with pytest.raises(StrategyError):
        play_out(Step((0, 0, 1, 1), {}), necklaces_of((2, 2)), COUNT)
