"""Random necklaces: each one equally likely, and turned by an equally likely rotation."""

import pytest

from cyclomind.necklace import canonical, is_degenerate, necklaces, period, random_necklace
from cyclomind.rng import Rng
from tests.rules.chance import assert_evenly_spread

SIZES = [(4, 2), (5, 2), (5, 3), (6, 2), (6, 3), (8, 2), (4, 6), (5, 4), (6, 4)]
DRAWS_PER_NECKLACE = 12


def _playable(n: int, colors: int) -> list:
    return [word for word in necklaces(n, colors) if not is_degenerate(word)]


def _drawn(n: int, colors: int, count: int) -> dict:
    rng = Rng(f"sampling {n} {colors}")
    seen: dict = {}
    for _ in range(count):
        beads = random_necklace(n, colors, rng)
        seen[beads] = seen.get(beads, 0) + 1
    return seen


@pytest.mark.parametrize(("n", "colors"), SIZES)
def test_every_playable_necklace_is_equally_likely(n, colors):
    """Also the ones of a short period, which have fewer arrangements."""
    playable = _playable(n, colors)
    counts = dict.fromkeys(playable, 0)
    for beads, count in _drawn(n, colors, max(500, DRAWS_PER_NECKLACE * len(playable))).items():
        counts[canonical(beads)] += count
    if len(playable) > 1:
        assert_evenly_spread(list(counts.values()))


@pytest.mark.parametrize(("n", "colors"), [(4, 2), (5, 2), (6, 2), (8, 2), (4, 4)])
def test_every_rotation_of_a_necklace_is_equally_likely(n, colors):
    """An arrangement of a necklace of period p is 1/p as likely as its necklace."""
    playable = _playable(n, colors)
    seen = _drawn(n, colors, 80 * len(playable))
    weights = {beads: 840 // period(beads) for beads in seen}
    assert len(seen) == sum(period(word) for word in playable)
    assert_evenly_spread(list(seen.values()), list(weights.values()))


def test_degenerate_necklaces_never_come():
    rng = Rng("degenerate")
    drawn = [random_necklace(n, 2, rng) for n in (4, 5, 6, 7, 8) for _ in range(200)]
    assert not any(is_degenerate(beads) for beads in drawn)


def test_the_same_seed_gives_the_same_necklace():
    assert random_necklace(8, 6, Rng("same")) == random_necklace(8, 6, Rng("same"))
