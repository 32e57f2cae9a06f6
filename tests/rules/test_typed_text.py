"""A typed arrangement: read generously, refused for one clear reason."""

import sys
from unicodedata import category, decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.input.digits import digit_of
from app.input.typed_text import TypedError, read, written

BEADS = st.lists(st.integers(0, 5), min_size=4, max_size=8).map(tuple)


@given(BEADS, st.randoms(use_true_random=False), st.sampled_from(["", " ", ", ", ";"]))
def test_what_is_written_is_read_however_it_is_spaced(beads: tuple, rng, between: str):
    held = list(beads)
    rng.shuffle(held)
    words = written(beads).replace(" ", between)
    assert read(words, len(beads), 6, tuple(held)) == beads
    assert read(f" {words} ", len(beads), 6, None) == beads


@given(st.text(), st.integers(4, 8), st.integers(2, 6), st.none() | BEADS)
def test_any_text_is_an_arrangement_or_one_reason(words: str, n: int, colors: int, held):
    try:
        beads = read(words, n, colors, held)
    except TypedError as error:
        assert error.reason in ("count", "color", "held")
    else:
        assert len(beads) == n and all(0 <= bead < colors for bead in beads)
        assert held is None or all(beads.count(bead) <= held.count(bead) for bead in beads)


@pytest.mark.parametrize(
    ("words", "reason", "values"),
    [
        ("", "count", {"n": 5, "count": 0}),
        ("3 1 - - 2", "count", {"n": 5, "count": 3}),
        ("123412", "count", {"n": 5, "count": 6}),
        ("1 2 3 4 5", "color", {"letter": "5", "colors": 4}),
        ("1 2 0 3 4", "color", {"letter": "0", "colors": 4}),
        ("red", "color", {"letter": "r", "colors": 4}),
        ("1\u0667", "color", {"letter": "\u0667", "colors": 4}),
        ("1\u0661", "count", {"n": 5, "count": 2}),
        ("1\u00b2", "color", {"letter": "\u00b2", "colors": 4}),  # a superscript counts nothing
        ("1 1 1 2 4", "held", {"number": 1, "count": 2, "typed": 3}),
        ("1 2 3 4 3", "held", {"number": 3, "count": 0, "typed": 2}),
        ("1" * 1_000_000, "count", {"n": 5, "count": 200}),
    ],
)
def test_a_refusal_says_why(words: str, reason: str, values: dict):
    with pytest.raises(TypedError) as refused:
        read(words, 5, 4, (0, 0, 1, 3, 3))
    assert (refused.value.reason, refused.value.values) == (reason, values)


@pytest.mark.fault("C23")
@pytest.mark.parametrize(
    "words",
    [
        "\uff11\uff12\uff13\uff14\uff15",  # full width, as a Japanese or Chinese keyboard types
        "1\u30002 3 4 5",  # an ideographic space
        "\uff11\u3001\uff12\u3001\uff13\uff0c\uff14\u30fb\uff15",
        "\u0661\u060c \u0662\u061b\u0663 \u0664 \u0665\u200f",  # Arabic, with a mark of direction
        "\u06f1\u06f2\u06f3\u06f4\u06f5",  # Persian
        "\u0967 \u0968 \u0969 \u096a \u096b",  # Devanagari
        "\U0001d7cf\U0001d7d0\U0001d7db\U0001d7f0\U0001d7fb",  # of four mathematical alphabets
        "1\ufe0f\u20e32\ufe0f\u20e33\u202f4\u20145",  # keycaps, a narrow space, a dash
    ],
)
def test_digits_and_separators_of_other_scripts_are_read(words: str):
    assert read(words, 5, 6, None) == (0, 1, 2, 3, 4)


@pytest.mark.fault("C23")
def test_the_digits_are_those_of_unicode():
    digits = [code for code in range(sys.maxunicode + 1) if category(chr(code)) == "Nd"]
    beside = [code + step for code in digits for step in (-1, 1)]
    for code in digits + beside:
        letter = chr(code)
        digit = digit_of(letter)
        if category(letter) == "Nd":
            assert digit == decimal(letter)
        else:  # this Python may not know the latest digits yet
            assert digit == -1 or category(letter) == "Cn"
