"""The code-breaker's search in slices: the codes that fit, contradictions, averages."""

import itertools
import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cyclomind.candidates import Candidates, ContradictionSearch, SlipSearch, sharp_opening
from cyclomind.games.codebreaker.answers import (
    COLORS,
    SIZES,
    Suspect,
    Turn,
    answers_beside,
    ranked,
    slips,
)
from cyclomind.games.codebreaker.strategies import AVERAGES, RANDOM, SHARP, STRATEGIES
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs, score_pegs
from cyclomind.strategy.codebreaking.guesser import Guesser
from cyclomind.strategy.codebreaking.simulation import simulate
from tests.rules.chance import assert_evenly_spread
from tests.rules.code_turns import honest_turns, searched, sizes, turns
from tests.rules.vectors import beads, table
from tools.sources import ROOT

#: Three places are enough where a law is checked against brute force, and ten times faster.
SHORT_CODES = list(itertools.product(range(COLORS), repeat=3))


def _fitting(given_turns: tuple) -> list:
    """The codes with three places that fit, by the definition."""
    return [code for code in SHORT_CODES if not slips(given_turns, code)]


def _numbers(given_codes) -> list:
    return [int("".join(map(str, code))) for code in given_codes]


# --- the codes that fit


@pytest.mark.parametrize(
    "row",
    [row for row in table("peg_counts") if row["pegs"] == 4 or row["codes"] < 1000],
    ids=lambda row: f"{row['guess']}-{row['black']}{row['white']}",
)
def test_as_many_codes_fit_the_first_answer_as_the_vectors_say(row):
    turn = Turn(beads(row["guess"]), Pegs(row["black"], row["white"]))
    assert len(searched(row["pegs"], (turn,)).codes) == row["codes"]


@given(turns(3, 3) | honest_turns(3).map(lambda game: game[1]))
def test_candidates_are_the_codes_that_fit_in_order(given_turns):
    assert list(searched(3, given_turns).codes) == _numbers(_fitting(given_turns))


def test_without_turns_every_code_fits():
    candidates = Candidates(5, ())
    assert candidates.step(0)
    assert len(candidates.codes) == 100_000
    assert candidates.choose(Rng(1)) != candidates.choose(Rng(2))


@given(honest_turns(5).filter(lambda game: game[1]), st.integers(1, 500))
@settings(max_examples=10)
def test_slices_of_any_size_find_the_same(game, budget):
    secret, given_turns = game
    found = searched(5, given_turns, budget).codes
    assert found == searched(5, given_turns).codes
    assert int("".join(map(str, secret))) in found


def test_a_slice_opens_no_more_branches_than_it_may():
    """So that the page's longest pause depends on the budget alone."""
    candidates = Candidates(5, (Turn((0, 1, 2, 3, 4), Pegs(0, 2)),))
    slices = 0
    while not candidates.step(100):
        slices += 1
        assert slices <= 120
    assert slices > 10
    assert len(candidates.codes) == 25130


def test_every_code_that_fits_is_equally_likely_to_be_guessed():
    given_turns = (Turn((0, 0, 1), Pegs(1, 0)), Turn((1, 2, 3), Pegs(0, 1)))
    candidates = searched(3, given_turns)
    rng = Rng("even")
    counts = Counter(candidates.choose(rng) for _ in range(20 * len(candidates.codes)))
    fitting = _fitting(given_turns)
    assert set(counts) == set(fitting)
    assert_evenly_spread([counts[code] for code in fitting])


def test_the_very_first_guess_is_equally_likely_too():
    candidates = Candidates(4, ())
    rng = Rng("first")
    counts = Counter(candidates.choose(rng)[:3] for _ in range(10_000))
    assert_evenly_spread([counts[head] for head in itertools.product(range(10), repeat=3)])


def test_a_thought_is_a_guess_or_that_nothing_is_left():
    assert searched(4, (Turn((1, 2, 3, 4), Pegs(4, 0)),)).thought(Rng(1)) == (1, (1, 2, 3, 4))
    assert searched(4, (Turn((1, 1, 1, 1), Pegs(0, 1)),)).thought(Rng(1)) == (0, None)


# --- contradictions


def _smallest_contradiction(given_turns: tuple) -> tuple:
    """By brute force: the fitting codes of every subset, small subsets first."""
    fits = [
        {code for code in SHORT_CODES if score_pegs(code, turn.guess) == turn.pegs}
        for turn in given_turns
    ]
    for size in range(1, len(fits) + 1):
        for numbers in itertools.combinations(range(len(fits)), size):
            if not set.intersection(*[fits[i] for i in numbers]):
                return numbers
    return ()


def _contradiction(size: int, given_turns: tuple, budget: int = 10**6) -> tuple:
    search = ContradictionSearch(size, given_turns)
    while not search.step(budget):
        pass
    return search.numbers


@given(turns(3, 5, colors=4), st.integers(1, 50))
@settings(max_examples=40)
def test_the_smallest_contradiction_is_that_of_brute_force(given_turns, budget):
    assert _contradiction(3, given_turns, budget) == _smallest_contradiction(given_turns)


@given(honest_turns(5, 3))
@settings(max_examples=10)
def test_honest_answers_contradict_nothing(game):
    assert _contradiction(5, game[1]) == ()


def test_a_contradiction_of_three_that_agree_in_pairs():
    given_turns = (
        Turn((0, 0, 0, 0), Pegs(2, 0)),
        Turn((9, 8, 7, 6), Pegs(0, 0)),
        Turn((1, 1, 1, 1), Pegs(2, 0)),
        Turn((2, 2, 2, 2), Pegs(1, 0)),
    )
    assert _contradiction(4, given_turns) == (0, 2, 3)
    assert _contradiction(4, given_turns[1:]) == ()


# --- slips


def _suspects(size: int, given_turns: tuple, budget: int = 10**6) -> tuple:
    search = SlipSearch(size, given_turns)
    while not search.step(budget):
        pass
    return search.suspects


def _with_answer(given_turns: tuple, number: int, pegs: Pegs) -> tuple:
    changed = Turn(given_turns[number].guess, pegs)
    return (*given_turns[:number], changed, *given_turns[number + 1 :])


@given(turns(3, 3, colors=4), st.integers(1, 50))
@settings(max_examples=15)
def test_suspects_are_those_of_brute_force(given_turns, budget):
    found = []
    for number, turn in enumerate(given_turns):
        for pegs in answers_beside(turn.pegs, 3):
            changed = _with_answer(given_turns, number, pegs)
            found.append((number, pegs, len(_fitting(changed))))
    assert _suspects(3, given_turns, budget) == ranked(found)


@given(honest_turns(4, 6).filter(lambda game: game[1]), st.data())
@settings(max_examples=20)
def test_a_slip_of_one_square_is_always_among_the_suspects(game, data):
    _, honest = game
    number = data.draw(st.integers(0, len(honest) - 1))
    slip = data.draw(st.sampled_from(answers_beside(honest[number].pegs, 4)))
    given_turns = _with_answer(honest, number, slip)
    assert number in [suspect.number for suspect in _suspects(4, given_turns)]


def test_the_likeliest_slip_leaves_the_most_codes():
    one, other = Pegs(1, 0), Pegs(0, 1)
    found = [(0, one, 2), (1, one, 0), (2, other, 3), (2, one, 4), (3, one, 7), (0, other, 5)]
    assert ranked(found) == (
        Suspect(0, other, 7),
        Suspect(2, one, 7),
        Suspect(3, one, 7),
    )


def test_answers_beside_one_differ_by_one_square():
    assert sorted(answers_beside(Pegs(3, 0), 4)) == [(2, 0), (2, 1), (4, 0)]
    assert sorted(answers_beside(Pegs(0, 0), 4)) == [(0, 1), (1, 0)]
    assert sorted(answers_beside(Pegs(1, 1), 4)) == [
        *[(0, 1), (0, 2), (1, 0)],
        *[(1, 2), (2, 0), (2, 1)],
    ]


# --- the first guess


@given(sizes, st.integers(0, 99))
def test_the_sharp_opening_has_all_colours_different(size, seed):
    opening = sharp_opening(size, Rng(seed))
    assert len(opening) == len(set(opening)) == size
    assert set(opening) <= set(range(COLORS))


# --- averages


def test_the_averages_are_those_of_the_documentation():
    written = (ROOT / "docs/codebreaker.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| (\w+) \| (\d\.\d+) ", written, re.MULTILINE)
    in_documentation = {(int(size), name): round(float(mean) * 100) for size, name, mean in rows}
    assert in_documentation == AVERAGES
    assert set(AVERAGES) == set(itertools.product(SIZES, STRATEGIES))


@pytest.mark.parametrize(("strategy", "games"), [(RANDOM, 300), (SHARP, 6)])
def test_the_averages_are_those_of_games_played(strategy, games):
    """A sample smaller than that of the documentation comes as near as its size allows."""
    played = simulate(Guesser(4), strategy, games, seed=5)
    assert abs(played.mean - AVERAGES[4, strategy] / 100) < 2 * played.margin
