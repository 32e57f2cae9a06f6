"""The bead colours can be told apart, by anybody, on either ground; their numbers can be read."""

import itertools

import pytest
from coloraide import Color

from app.art.colors import ALL_COLORS, COLORS

PAPER, SLATE = Color("#f3eee6"), Color("#181b20")
DEFICIENCIES = ("protan", "deutan", "tritan")
SIMULATIONS = ("brettel", "machado", "vienot")  # all that coloraide offers; brettel is its default
PREFIXES = range(2, 7)


def _smallest_difference(colors: list) -> float:
    return min(a.delta_e(b, method="2000") for a, b in itertools.combinations(colors, 2))


def _beads() -> list:
    return [Color(paint.hex) for paint in COLORS]


def test_there_are_six_distinct_names():
    """Locales look the names up, so they are plain words, each used once."""
    names = [paint.name for paint in COLORS]
    assert len(set(names)) == 6
    assert all(name.isidentifier() and name == name.lower() for name in names)


@pytest.mark.parametrize("count", PREFIXES)
def test_every_prefix_is_apart_for_normal_sight(count):
    """However many colours a puzzle has, no two of them look alike."""
    assert _smallest_difference(_beads()[:count]) >= 25


@pytest.mark.parametrize("simulation", SIMULATIONS)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("count", PREFIXES)
def test_every_prefix_is_apart_for_colour_blind_sight(count, deficiency, simulation):
    """Complete protanopia, deuteranopia and tritanopia, by each published simulation."""
    seen = [bead.filter(deficiency, 1, method=simulation) for bead in _beads()[:count]]
    assert _smallest_difference(seen) >= 20
    # A simulation may leave the colours that a screen can show.
    seen = [color.clip("srgb") for color in seen]
    assert _smallest_difference(seen) >= 20


@pytest.mark.parametrize("paint", COLORS, ids=lambda paint: paint.name)
def test_beads_stand_out_from_both_grounds(paint):
    """Light and dark page alike; the outline does the rest."""
    assert Color(paint.hex).contrast(PAPER) >= 1.6
    assert Color(paint.hex).contrast(SLATE) >= 1.6


@pytest.mark.parametrize("paint", COLORS, ids=lambda paint: paint.name)
def test_numbers_on_beads_are_readable(paint):
    """Text contrast of level AA."""
    assert Color(paint.hex).contrast(Color(paint.ink)) >= 4.5


# The four that longer codes go on with. Ten colours cannot all be as far apart as six.


def test_ten_colours_begin_with_the_six_and_have_names_of_their_own():
    """More colours never change those that were there."""
    assert ALL_COLORS[:6] == COLORS
    assert len({paint.name for paint in ALL_COLORS}) == 10


@pytest.mark.parametrize(("count", "normal", "deficient"), [(8, 25, 11), (10, 23, 8)])
def test_more_than_six_are_apart_as_far_as_they_can_be(count, normal, deficient):
    """Eight are what the larger board takes; shapes, marks and numbers do the rest."""
    beads = [Color(paint.hex) for paint in ALL_COLORS[:count]]
    assert _smallest_difference(beads) >= normal
    for deficiency in DEFICIENCIES:
        for simulation in SIMULATIONS:
            seen = [bead.filter(deficiency, 1, method=simulation) for bead in beads]
            assert _smallest_difference([color.clip("srgb") for color in seen]) >= deficient


@pytest.mark.parametrize("paint", ALL_COLORS[6:], ids=lambda paint: paint.name)
def test_the_other_four_stand_out_and_carry_readable_numbers(paint):
    """Outlined beads, on the light page and on the dark one."""
    bead = Color(paint.hex)
    assert bead.contrast(PAPER) >= 1.4 and bead.contrast(SLATE) >= 1.4
    assert bead.contrast(Color(paint.ink)) >= 4.5
