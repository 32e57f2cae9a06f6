"""What property tests are given: Hypothesis strategies named after the things of the game."""

from hypothesis import strategies as st

from cyclomind.necklace import is_degenerate
from cyclomind.puzzle import puzzle_of

positions = st.integers(4, 8)
colors = st.integers(2, 6)
seeds = st.integers(0, 2**64) | st.text(max_size=12)
steps = st.integers(-20, 20)


def rings(smallest: int = 0, largest: int = 8, palette: int = 6):
    """Tuples of bead colours of any length in the range, degenerate ones included."""
    return st.lists(st.integers(0, palette - 1), min_size=smallest, max_size=largest).map(tuple)


def pairs_of_rings(smallest: int = 1, largest: int = 8, palette: int = 4):
    """Two rings of the same length; few colours, so that they have something in common."""

    def pair(n):
        ring = rings(n, n, palette)
        return st.tuples(ring, ring)

    return st.integers(smallest, largest).flatmap(pair)


@st.composite
def secrets(draw):
    """(secret, colors): a playable secret and the number of colours of its puzzle."""
    n, palette = draw(positions), draw(colors)
    secret = draw(rings(n, n, palette).filter(lambda ring: not is_degenerate(ring)))
    return secret, palette


puzzles = secrets().map(lambda drawn: puzzle_of(*drawn))


@st.composite
def damaged_links(draw):
    """The three texts of a good link, with one character of the code replaced, lost or added."""
    puzzle = draw(puzzles)
    at = draw(st.integers(0, len(puzzle.code)))
    middle = draw(st.sampled_from("ABYZabyz0189-_+/= .!") | st.just(""))
    code = puzzle.code[:at] + middle + puzzle.code[at + draw(st.integers(0, 1)) :]
    return str(puzzle.n), str(puzzle.colors), code


#: Any text at all, and text that looks more like the real thing.
codes = (
    st.text(max_size=16)
    | st.text("ABCDEFabcdef0123456789-_+/= ", max_size=14)
    | st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", max_size=12)
)
