"""Necklaces: rotation, period, canonical form, enumeration and counting."""

import itertools

import pytest
from hypothesis import given

from cyclomind.necklace import (
    canonical,
    count_necklaces,
    is_degenerate,
    necklaces,
    period,
    rotate_clockwise,
)
from tests.rules.given import rings, steps
from tests.rules.vectors import table

# OEIS A000031, A001867, A001868, A001869, A054625: necklaces of n beads, n = 0, 1, 2 ...
OEIS = {
    2: (1, 2, 3, 4, 6, 8, 14, 20, 36, 60, 108, 188, 352),
    3: (1, 3, 6, 11, 24, 51, 130, 315, 834, 2195, 5934),
    4: (1, 4, 10, 24, 70, 208, 700, 2344, 8230, 29144),
    5: (1, 5, 15, 45, 165, 629, 2635, 11165, 48915),
    6: (1, 6, 21, 76, 336, 1560, 7826, 39996, 210126),
}
SIZES = [(n, c) for n in range(1, 9) for c in range(1, 7) if c**n <= 20_000]


def _rotations(ring: tuple) -> list:
    return [rotate_clockwise(ring, k) for k in range(len(ring))]


def test_rotation_moves_beads_clockwise():
    """The bead at the top goes to the next position, the last one to the top."""
    assert rotate_clockwise((0, 1, 2, 3), 1) == (3, 0, 1, 2)
    assert rotate_clockwise((0, 1, 2, 3), -1) == (1, 2, 3, 0)


@given(rings(1), steps)
def test_rotation_moves_every_bead_by_the_same_steps(ring, k):
    turned = rotate_clockwise(ring, k)
    assert all(turned[(i + k) % len(ring)] == bead for i, bead in enumerate(ring))


@given(rings(), steps, steps)
def test_rotations_compose(ring, a, b):
    assert rotate_clockwise(rotate_clockwise(ring, a), b) == rotate_clockwise(ring, a + b)


@given(rings())
def test_a_full_turn_changes_nothing(ring):
    assert rotate_clockwise(ring, len(ring)) == ring


@given(rings(1))
def test_the_period_divides_n_and_is_the_first_to_change_nothing(ring):
    p = period(ring)
    assert len(ring) % p == 0
    assert next(k for k in range(1, len(ring) + 1) if rotate_clockwise(ring, k) == ring) == p


@given(rings(1))
def test_the_period_counts_the_distinct_rotations(ring):
    assert len(set(_rotations(ring))) == period(ring)


def test_nothing_has_period_nought_and_is_its_own_rotation():
    assert period(()) == 0
    assert canonical(()) == ()
    assert rotate_clockwise((), 3) == ()


@given(rings(), steps)
def test_canonical_ignores_rotation(ring, k):
    assert canonical(rotate_clockwise(ring, k)) == canonical(ring)


@given(rings())
def test_canonical_is_idempotent(ring):
    assert canonical(canonical(ring)) == canonical(ring)


@given(rings(1))
def test_canonical_is_the_least_rotation(ring):
    assert canonical(ring) in _rotations(ring)
    assert all(canonical(ring) <= other for other in _rotations(ring))


@given(rings(2))
def test_degenerate_means_at_most_one_bead_differs(ring):
    commonest = max(ring.count(color) for color in ring)
    assert is_degenerate(ring) == (commonest >= len(ring) - 1)


@given(rings(3), steps)
def test_degeneracy_ignores_rotation(ring, k):
    assert is_degenerate(rotate_clockwise(ring, k)) == is_degenerate(ring)


@pytest.mark.parametrize(
    ("ring", "expected"),
    [
        ((1, 1, 1, 1), True),
        ((1, 1, 2, 1), True),
        ((1, 1, 2, 2), False),
        ((1, 2, 1, 2), False),
        ((0, 1, 1, 2), False),
    ],
)
def test_degenerate_examples(ring, expected):
    assert is_degenerate(ring) is expected


@pytest.mark.parametrize(("n", "colors"), SIZES)
def test_enumeration_equals_brute_force(n, colors):
    """Every necklace once, as its canonical word, in lexicographic order."""
    words = itertools.product(range(colors), repeat=n)
    assert list(necklaces(n, colors)) == sorted({canonical(word) for word in words})


@pytest.mark.parametrize(("n", "colors"), SIZES)
def test_there_are_colors_squared_degenerate_necklaces(n, colors):
    if n >= 3:
        degenerate = [word for word in necklaces(n, colors) if is_degenerate(word)]
        assert len(degenerate) == colors * colors


@pytest.mark.parametrize("colors", OEIS)
def test_counts_equal_the_encyclopedia(colors):
    for n, expected in enumerate(OEIS[colors]):
        if n:
            assert count_necklaces(n, colors) == expected


@pytest.mark.parametrize("row", table("necklaces"), ids=lambda row: f"{row['n']}/{row['c']}")
def test_counts_equal_the_vectors(row):
    n, c = row["n"], row["c"]
    assert count_necklaces(n, c) == row["classes"]
    assert count_necklaces(n, c) - c * c == row["non_degenerate"]


@pytest.mark.parametrize(
    "row",
    [row for row in table("necklaces") if row["classes"] <= 12_000],
    ids=lambda row: f"{row['n']}/{row['c']}",
)
def test_periods_equal_the_vectors(row):
    every: dict = {}
    playable: dict = {}
    for word in necklaces(row["n"], row["c"]):
        p = str(period(word))
        every[p] = every.get(p, 0) + 1
        if not is_degenerate(word):
            playable[p] = playable.get(p, 0) + 1
    assert every == row["classes_by_period"]
    assert playable == row["non_degenerate_by_period"]
