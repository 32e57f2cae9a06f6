"""The picture of a game that is over."""

from xml.etree import ElementTree

import pytest

from app.art.colors import COLORS
from app.art.result_picture import WIDTH, result_picture


@pytest.mark.parametrize("guesses", [1, 3, 4, 5, 13])
def test_a_picture_is_a_drawing_of_its_size_with_a_ring_for_each_guess(guesses: int):
    svg, height = result_picture("A & B", "<told>", 5, (2,) * (guesses - 1) + (5,))
    drawing = ElementTree.fromstring(svg)
    assert (drawing.get("width"), drawing.get("height")) == (str(WIDTH), str(height))
    said = [one.text for one in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert said == ["A & B", "<told>", *["2/5"] * (guesses - 1), "5/5"]


def test_no_colour_of_a_bead_is_in_it():
    svg, _ = result_picture("", "", 8, (1, 8))
    assert not [color for color in COLORS if color.hex in svg]
