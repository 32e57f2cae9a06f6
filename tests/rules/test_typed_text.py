"""A typed arrangement: read generously, refused for one clear reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
        ("1\u0661", "color", {"letter": "\u0661", "colors": 4}),
        ("1 1 1 2 4", "held", {"number": 1, "count": 2, "typed": 3}),
        ("1 2 3 4 3", "held", {"number": 3, "count": 0, "typed": 2}),
        ("1" * 1_000_000, "count", {"n": 5, "count": 200}),
    ],
)
def test_a_refusal_says_why(words: str, reason: str, values: dict):
    with pytest.raises(TypedError) as refused:
        read(words, 5, 4, (0, 0, 1, 3, 3))
    assert (refused.value.reason, refused.value.values) == (reason, values)
