"""Both scores: the best rotation of a necklace, and Mastermind's pegs."""

import itertools
from collections import Counter

import pytest
from hypothesis import given

from cyclomind.errors import IllegalMoveError
from cyclomind.necklace import rotate_clockwise
from cyclomind.scoring import Feedback, Pegs, score_guess, score_pegs
from tests.rules.given import pairs_of_rings, steps
from tests.rules.vectors import beads, table


def _agreeing(a, b) -> int:
    return sum(x == y for x, y in zip(a, b))


# --- the necklace score


@pytest.mark.parametrize("row", table("score"), ids=lambda row: f"{row['secret']}-{row['guess']}")
def test_scores_equal_the_vectors(row):
    secret, guess = beads(row["secret"]), beads(row["guess"])
    assert score_guess(secret, guess) == (row["exact"], row["rotation"])
    assert rotate_clockwise(guess, row["rotation"]) == beads(row["rotated"])


@pytest.mark.fault("B11")
@pytest.mark.parametrize(
    ("secret", "guess", "exact"),
    [
        ("ABCDEF", "DEFABC", 6),  # only turned: solved
        ("ABCDEF", "ABCDFE", 4),
        ("ABCDEF", "FEDCBA", 2),  # the mirror image is another necklace
        ("AABBCC", "ABCABC", 2),
    ],
)
def test_the_count_is_the_same_however_either_side_is_turned(secret, guess, exact):
    """Where a necklace is cut must never matter; the row drawn must show the count."""
    for i, j in itertools.product(range(6), repeat=2):
        turned_secret = rotate_clockwise(tuple(secret), i)
        turned_guess = rotate_clockwise(tuple(guess), j)
        feedback = score_guess(turned_secret, turned_guess)
        assert feedback.exact == exact
        drawn = rotate_clockwise(turned_guess, feedback.rotation)
        assert _agreeing(drawn, turned_secret) == exact


@pytest.mark.fault("B11")
def test_the_first_of_equally_good_turns_is_shown():
    """AABBCC agrees with ABCABC in two places at every turn, so it is not turned at all."""
    assert score_guess(tuple("AABBCC"), tuple("ABCABC")) == Feedback(2, 0)


@given(pairs_of_rings(), steps, steps)
@pytest.mark.fault("B11")
def test_turning_either_side_never_changes_exact(pair, i, j):
    secret, guess = pair
    turned = score_guess(rotate_clockwise(secret, i), rotate_clockwise(guess, j))
    assert turned.exact == score_guess(secret, guess).exact


@given(pairs_of_rings())
def test_the_rotation_is_the_smallest_that_gives_the_count(pair):
    secret, guess = pair
    counts = [_agreeing(secret, rotate_clockwise(guess, k)) for k in range(len(guess))]
    assert score_guess(secret, guess) == (max(counts), counts.index(max(counts)))


@given(pairs_of_rings())
def test_exact_is_symmetric(pair):
    secret, guess = pair
    assert score_guess(secret, guess).exact == score_guess(guess, secret).exact


@given(pairs_of_rings())
def test_all_exact_means_the_same_necklace(pair):
    secret, guess = pair
    same = any(rotate_clockwise(guess, k) == secret for k in range(len(guess)))
    assert (score_guess(secret, guess).exact == len(secret)) == same


@given(pairs_of_rings())
def test_a_guess_shown_once_is_not_turned_again(pair):
    secret, guess = pair
    feedback = score_guess(secret, guess)
    shown = rotate_clockwise(guess, feedback.rotation)
    assert score_guess(secret, shown) == (feedback.exact, 0)


# --- pegs


@pytest.mark.parametrize(
    "row", table("peg_score"), ids=lambda row: f"{row['secret']}-{row['guess']}"
)
def test_pegs_equal_the_vectors(row):
    assert score_pegs(row["secret"], row["guess"]) == (row["black"], row["white"])


@pytest.mark.parametrize(
    ("guess", "exact", "misplaced"),
    [("AAAA", 2, 0), ("ADAA", 1, 1), ("BCAA", 0, 4), ("AABC", 4, 0)],
)
def test_the_walkthrough_examples(guess, exact, misplaced):
    assert score_pegs("AABC", guess) == Pegs(exact, misplaced)
    assert score_pegs(tuple("AABC"), tuple(guess)) == Pegs(exact, misplaced)


def _peg_counts(guess: str, colors: int) -> Counter:
    codes = itertools.product("0123456789"[:colors], repeat=len(guess))
    return Counter(score_pegs(code, tuple(guess)) for code in codes)


@pytest.mark.parametrize(
    "guess", sorted({row["guess"] for row in table("peg_counts") if row["pegs"] == 4})
)
def test_peg_counts_of_four_places_equal_the_vectors(guess):
    """Every one of the 10,000 codes is scored."""
    counts = _peg_counts(guess, 10)
    for row in table("peg_counts"):
        if row["guess"] == guess:
            assert counts[row["black"], row["white"]] == row["codes"], row


@pytest.mark.parametrize(
    "guess", sorted({row["guess"] for row in table("peg_counts") if row["pegs"] == 5})
)
def test_peg_counts_of_five_places_equal_the_vectors(guess):
    """The colours that the guess lacks all score alike: one stands for all, with its weight."""
    used = sorted(set(guess))
    symbols = [*used, "x"]
    weight = {**dict.fromkeys(used, 1), "x": 10 - len(used)}
    counts: Counter = Counter()
    for code in itertools.product(symbols, repeat=5):
        codes = 1
        for symbol in code:
            codes *= weight[symbol]
        counts[score_pegs(code, tuple(guess))] += codes
    assert counts.total() == 10**5
    for row in table("peg_counts"):
        if row["guess"] == guess:
            assert counts[row["black"], row["white"]] == row["codes"], row


@given(pairs_of_rings())
def test_pegs_are_symmetric_and_fit_the_row(pair):
    secret, guess = pair
    pegs = score_pegs(secret, guess)
    assert pegs == score_pegs(guess, secret)
    assert min(pegs) >= 0
    assert pegs.exact + pegs.misplaced <= len(secret)
    assert pegs != (len(secret) - 1, 1)


@given(pairs_of_rings())
def test_pegs_pair_off_places_one_by_one(pair):
    """The same result by another road: strike out what is matched, on both sides."""
    secret, guess = list(pair[0]), list(pair[1])
    exact = _agreeing(secret, guess)
    left = [(s, g) for s, g in zip(secret, guess) if s != g]
    secrets_left = [s for s, _ in left]
    misplaced = 0
    for _, symbol in left:
        if symbol in secrets_left:
            secrets_left.remove(symbol)
            misplaced += 1
    assert score_pegs(*pair) == (exact, misplaced)


# --- both


@pytest.mark.parametrize("score", [score_guess, score_pegs])
def test_a_guess_of_another_length_is_refused(score):
    with pytest.raises(IllegalMoveError):
        score((0, 1, 2, 3), (0, 1, 2))
