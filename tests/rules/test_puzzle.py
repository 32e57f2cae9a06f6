"""Puzzles: what a link gives to everybody who opens it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.errors import ShareError
from cyclomind.necklace import canonical, is_degenerate, rotate_clockwise
from cyclomind.puzzle import (
    DEFAULT_COLORS,
    DEFAULT_POSITIONS,
    Puzzle,
    new_puzzle,
    puzzle_of,
    read_puzzle,
    read_size,
    start_of,
)
from cyclomind.rng import Rng
from cyclomind.share import REASONS
from tests.rules.given import codes, colors, damaged_links, positions, puzzles, seeds
from tests.rules.vectors import table

numbers = st.none() | st.text(max_size=5) | st.integers(-3, 20).map(str)


@given(puzzles)
def test_a_link_gives_the_same_puzzle(puzzle):
    assert read_puzzle(str(puzzle.n), str(puzzle.colors), puzzle.code) == puzzle


@given(puzzles)
def test_a_link_read_generously_gives_the_same_puzzle_and_start(puzzle):
    """Padding and the standard alphabet must not change what anybody is given."""
    written = puzzle.code.replace("-", "+").replace("_", "/")
    written += "=" * (-len(written) % 4)
    read = read_puzzle(str(puzzle.n), str(puzzle.colors), written)
    assert read == puzzle
    assert start_of(read) == start_of(puzzle)


def test_a_link_with_leftover_bits_gives_the_plain_puzzle():
    assert read_puzzle("7", "3", "llAa36pmJR") == read_puzzle("7", "3", "llAa36pmJQ")


@given(puzzles)
def test_the_start_has_the_beads_of_the_secret_in_another_necklace(puzzle):
    start = start_of(puzzle)
    assert sorted(start) == sorted(puzzle.secret)
    assert canonical(start) != canonical(puzzle.secret)


@given(puzzles)
def test_the_start_depends_on_the_puzzle_alone(puzzle):
    assert start_of(puzzle) == start_of(Puzzle(*puzzle))


@pytest.mark.parametrize("row", table("share"), ids=lambda row: row["s"])
def test_every_shared_puzzle_has_a_start(row):
    puzzle = read_puzzle(str(row["n"]), str(row["c"]), row["s"])
    assert canonical(start_of(puzzle)) != canonical(puzzle.secret)


# A link must give the same start for ever: changing one of these breaks every shared game.
STARTS = {
    ("4", "2", "xQNKjA"): "0101",
    ("5", "4", "zQtBh_E"): "12130",
    ("6", "6", "cLb8OkmH"): "405123",
    ("7", "3", "llAa36pmJQ"): "0012102",
    ("8", "2", "3xhQl-IsbK0"): "01011001",
}


@pytest.mark.parametrize("link", STARTS, ids="/".join)
def test_published_links_keep_their_start(link):
    assert "".join(map(str, start_of(read_puzzle(*link)))) == STARTS[link]


@given(st.tuples(numbers, numbers, codes) | damaged_links())
def test_any_link_is_read_or_refused(link):
    try:
        puzzle = read_puzzle(*link)
    except ShareError as refusal:
        assert refusal.reason in REASONS
    else:
        again = read_puzzle(str(puzzle.n), str(puzzle.colors), puzzle.code)
        assert again == puzzle
        assert not is_degenerate(puzzle.secret)


def test_missing_numbers_mean_the_defaults():
    assert read_size(None, None) == (DEFAULT_POSITIONS, DEFAULT_COLORS) == (5, 4)
    assert read_puzzle(None, None, "zQtBh_E") == read_puzzle("5", "4", "zQtBh_E")


@pytest.mark.parametrize(
    "text", ["", " 5", "5 ", "+5", "-5", "5.0", "1_0", "0x5", "\u0665", "\uff15", "\u00b2", "five"]
)
def test_a_number_is_written_in_plain_digits(text):
    with pytest.raises(ShareError) as refusal:
        read_size(text, "4")
    assert refusal.value.reason == "n-out-of-range"
    with pytest.raises(ShareError) as refusal:
        read_size("5", text.replace("5", "4"))
    assert refusal.value.reason == "c-out-of-range"


@given(positions, colors, seeds)
def test_new_puzzles_are_playable_and_repeatable(n, palette, seed):
    puzzle = new_puzzle(n, palette, Rng(seed))
    assert puzzle == new_puzzle(n, palette, Rng(seed))
    assert (puzzle.n, puzzle.colors, len(puzzle.secret)) == (n, palette, n)
    assert puzzle == puzzle_of(puzzle.secret, palette)
    assert not is_degenerate(puzzle.secret)


@given(positions, colors)
def test_new_puzzles_refuse_sizes_that_no_link_can_name(n, palette):
    for wrong in ((n + 5, palette), (n - 5, palette), (n, palette + 5), (n, palette - 5)):
        with pytest.raises(ShareError):
            new_puzzle(*wrong, Rng(0))


@given(puzzles, st.integers(1, 7))
def test_a_turned_secret_is_a_puzzle_of_its_own(puzzle, steps):
    """The same necklace cut elsewhere has another code: the code keeps the arrangement."""
    turned = puzzle_of(rotate_clockwise(puzzle.secret, steps), puzzle.colors)
    assert (turned.code == puzzle.code) == (turned.secret == puzzle.secret)
