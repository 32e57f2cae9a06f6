"""The code-guesser's fast thinking: sets of codes, strategies, contradictions, averages."""

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cyclomind.candidates import Candidates, ContradictionSearch, SlipSearch, sharp_opening
from cyclomind.first_guesses import first_guesses, kind_name
from cyclomind.games.codebreaker.answers import COLORS, Turn, check_answer, slips
from cyclomind.games.codebreaker.strategies import RANDOM, SHARP
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs, score_pegs
from cyclomind.strategy.codebreaking.__main__ import main
from cyclomind.strategy.codebreaking.codes import Codes
from cyclomind.strategy.codebreaking.guesser import Guesser
from cyclomind.strategy.codebreaking.simulation import Summary, play, simulate
from cyclomind.strategy.long_work import Cancelled
from tests.rules.chance import assert_evenly_spread
from tests.rules.vectors import beads, table

#: Three places are enough where a law is checked against brute force.
SHORT = Guesser(3)
GUESSERS = {4: Guesser(4), 5: Guesser(5)}

codes = st.tuples(*[st.integers(0, COLORS - 1)] * 3)
answers = st.sampled_from(sorted({score_pegs((0, 1, 2), c) for c in SHORT.all.codes}))
turns = st.lists(st.builds(Turn, codes, answers.map(lambda pegs: Pegs(*pegs))), max_size=5).map(
    tuple
)


def _members(guesser: Guesser, given_turns: tuple) -> list:
    return guesser.all.members(guesser.fitting(given_turns))


# --- sets of codes


@pytest.mark.parametrize("size", [4, 5])
def test_partitions_equal_the_vectors(size):
    """All rows of one guess at once; the parts are disjoint and leave nothing out."""
    everything = GUESSERS[size].all.everything
    rows = [row for row in table("peg_counts") if row["pegs"] == size]
    for guess, parts_told in itertools.groupby(rows, lambda row: row["guess"]):
        parts = GUESSERS[size].all.partition(beads(guess), everything)
        assert sum(parts.values()) == everything
        assert sum(part.bit_count() for part in parts.values()) == COLORS**size
        for row in parts_told:
            assert parts.get(Pegs(row["black"], row["white"]), 0).bit_count() == row["codes"]


@given(codes)
@settings(max_examples=20)
def test_every_code_is_in_the_part_of_its_answer(guess):
    everything = SHORT.all.everything
    parts = SHORT.all.partition(guess, everything)
    assert sum(len(SHORT.all.members(part)) for part in parts.values()) == 1000
    for pegs, part in parts.items():
        check_answer(pegs, 3)
        assert part == SHORT.all.answering(guess, pegs, everything)
        assert all(score_pegs(code, guess) == pegs for code in SHORT.all.members(part))


@given(st.sets(st.integers(0, 999), min_size=1, max_size=40))
def test_members_are_the_codes_of_the_bits(numbers):
    among = sum(1 << number for number in numbers)
    expected = [SHORT.all.codes[number] for number in sorted(numbers)]
    assert SHORT.all.members(among) == expected
    assert [SHORT.all.member(among, i) for i in range(len(numbers))] == expected


@given(st.sets(st.integers(0, 999), min_size=1, max_size=40), st.integers(1, 50))
def test_a_sample_is_of_different_members(numbers, most):
    among = sum(1 << number for number in numbers)
    sample = SHORT.all.sample(among, most, Rng(most))
    assert len(sample) == min(most, len(numbers))
    assert sample == sorted(set(sample))
    assert set(sample) <= set(SHORT.all.members(among))


def test_a_sample_is_fair():
    few = Codes([(i,) for i in range(10)])
    rng = Rng("fair")
    samples = Counter(tuple(few.sample(0b1010110110, 2, rng)) for _ in range(3000))
    pairs = itertools.combinations([(1,), (2,), (4,), (5,), (7,), (9,)], 2)
    assert_evenly_spread([samples[pair] for pair in pairs])


# --- guesses


@given(turns)
def test_it_finds_the_same_codes_as_the_search_in_slices(given_turns):
    search = Candidates(3, given_turns)
    assert search.step(10**6)
    assert [int("".join(map(str, code))) for code in _members(SHORT, given_turns)] == list(
        search.codes
    )


@given(turns, turns)
def test_what_it_remembers_of_earlier_turns_never_misleads_it(one, other):
    for given_turns in (one, other, one + other, one[:1]):
        expected = [code for code in SHORT.all.codes if not slips(given_turns, code)]
        assert _members(SHORT, given_turns) == expected


def test_every_code_that_fits_is_equally_likely_to_be_guessed():
    given_turns = (Turn((0, 0, 1, 1), Pegs(2, 0)), Turn((0, 1, 2, 3), Pegs(1, 1)))
    fitting = _members(GUESSERS[4], given_turns)
    rng = Rng("even")
    thoughts = [GUESSERS[4].think(given_turns, rng) for _ in range(20 * len(fitting))]
    assert {thought.left for thought in thoughts} == {len(fitting)}
    counts = Counter(thought.guess for thought in thoughts)
    assert set(counts) == set(fitting)
    assert_evenly_spread([counts[code] for code in fitting])


def test_the_very_first_guess_is_equally_likely_too():
    rng = Rng("first")
    counts = Counter(GUESSERS[5].think((), rng).guess[:3] for _ in range(10_000))
    assert_evenly_spread([counts[head] for head in itertools.product(range(10), repeat=3)])


def test_nothing_left_is_no_guess():
    impossible = (Turn((1, 1, 1, 1), Pegs(0, 1)),)
    assert GUESSERS[4].think(impossible, Rng(1)) == (0, None)
    assert GUESSERS[4].think_sharp(impossible, Rng(1)) == (0, None)


# --- the sharper strategy


def test_sharp_leaves_the_fewest_codes_on_average():
    """Against brute force: with three places, few codes left, every guess is weighed."""
    given_turns = (Turn((0, 1, 2), Pegs(0, 1)), Turn((3, 0, 4), Pegs(1, 0)))
    fitting = _members(SHORT, given_turns)

    def weight(guess):
        parts = Counter(score_pegs(code, guess) for code in fitting)
        return sum(part**2 for part in parts.values())

    thought = SHORT.think_sharp(given_turns, Rng(1))
    assert thought.left == len(fitting)
    best = min(map(weight, SHORT.all.codes))
    assert weight(thought.guess) == best
    if any(weight(code) == best for code in fitting):
        assert thought.guess in fitting


def test_sharp_begins_with_the_best_shape_in_any_colours():
    guesses = {GUESSERS[4].think_sharp((), Rng(seed)).guess for seed in range(5)}
    assert len(guesses) > 1
    parts_of_all_different = GUESSERS[4].all.partition((0, 1, 2, 3), GUESSERS[4].all.everything)
    best = sorted(part.bit_count() for part in parts_of_all_different.values())
    for guess in guesses:
        parts = GUESSERS[4].all.partition(guess, GUESSERS[4].all.everything)
        assert sum(part.bit_count() ** 2 for part in parts.values()) <= sum(n**2 for n in best)


@pytest.mark.parametrize("size", [4, 5])
def test_no_shape_opens_better_than_all_colours_different(size):
    every = Codes.every(size)

    def weight(guess):
        parts = every.partition(guess, every.everything).values()
        return sum(part.bit_count() ** 2 for part in parts)

    shapes = [beads(kind_name(kind)) for kind in first_guesses(size, COLORS - 1)]
    assert min(map(weight, shapes)) == weight(sharp_opening(size, Rng("any")))


def test_sharp_tells_its_progress_and_can_be_cancelled():
    told: list = []
    given_turns = (Turn((0, 1, 2, 3), Pegs(0, 2)),)
    GUESSERS[4].think_sharp(given_turns, Rng(1), progress=told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 1)
    with pytest.raises(Cancelled):
        GUESSERS[4].think_sharp(given_turns, Rng(1), is_cancelled=lambda: True)


def test_the_same_seed_thinks_the_same():
    given_turns = (Turn((0, 1, 2, 3, 4), Pegs(0, 2)),)
    one, other = (GUESSERS[5].think_sharp(given_turns, Rng(7)) for _ in range(2))
    assert one == other


# --- contradictions


@given(turns)
def test_the_smallest_contradiction_is_that_of_brute_force(given_turns):
    def holds(numbers):
        chosen = tuple(given_turns[i] for i in numbers)
        return any(not slips(chosen, code) for code in SHORT.all.codes)

    found = SHORT.contradiction(given_turns)
    expected: tuple = ()
    for size in range(1, len(given_turns) + 1):
        for numbers in itertools.combinations(range(len(given_turns)), size):
            if not expected and not holds(numbers):
                expected = numbers
    assert found == expected


@given(turns)
def test_both_searches_name_the_same_contradiction(given_turns):
    search = ContradictionSearch(3, given_turns)
    assert search.step(10**6)
    assert search.numbers == SHORT.contradiction(given_turns)


@given(turns)
@settings(max_examples=40)
def test_both_searches_suspect_the_same_slips(given_turns):
    search = SlipSearch(3, given_turns)
    assert search.step(10**7)
    assert search.suspects == SHORT.suspects(given_turns)


# --- averages


def test_first_consistent_play_takes_the_published_numbers_of_guesses():
    """Classic Mastermind, always the first code that fits, over all 1,296 codes.

    Source: the histogram in guess.c of Simon Tatham's Portable Puzzle Collection.
    """
    guesser = Guesser(4, 6)
    counts: Counter = Counter()
    for secret in guesser.all.codes:
        given_turns: tuple = ()
        while not given_turns or given_turns[-1].guess != secret:
            guess = guesser.all.member(guesser.fitting(given_turns), 0)
            given_turns += (Turn(guess, score_pegs(secret, guess)),)
        counts[len(given_turns)] += 1
    assert [counts[guesses] for guesses in range(1, 10)] == [1, 4, 25, 108, 305, 602, 196, 49, 6]


@pytest.mark.parametrize("strategy", [RANDOM, SHARP])
def test_a_game_ends_with_the_secret(strategy):
    secret = (3, 1, 4, 1)
    played = play(GUESSERS[4], secret, strategy, Rng("pi"))
    assert played[-1] == (secret, (4, 0))
    assert not slips(played, secret)
    assert len({turn.guess for turn in played}) == len(played)


def test_a_simulation_is_reproducible_and_adds_up():
    summary = simulate(GUESSERS[4], RANDOM, 40, 1)
    assert summary == simulate(GUESSERS[4], RANDOM, 40, 1)
    assert summary != simulate(GUESSERS[4], RANDOM, 40, 2)
    assert summary.games == 40
    assert 4.5 < summary.mean < 7


def test_a_summary_knows_mean_spread_and_margin():
    summary = Summary({2: 1, 4: 2, 6: 1})
    assert (summary.games, summary.mean) == (4, 4)
    assert summary.spread == pytest.approx((8 / 3) ** 0.5)
    assert summary.margin == pytest.approx(1.96 * summary.spread / 2)


def test_the_command_prints_averages_with_their_sample(capsys):
    main(["--places", "4", "--games", "20", "--seed", "3"])
    printed = capsys.readouterr().out
    assert "4 places, random:" in printed
    assert "95 % interval" in printed
    assert "20 games" in printed


def test_the_command_explains_itself(capsys):
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    assert "--places" in capsys.readouterr().out
