"""A necklace puzzle: what a link names and everybody who opens it gets.

Public names: `Puzzle`, `DEFAULT_POSITIONS`, `DEFAULT_COLORS`, `FIRST_CODE`, `puzzle_of`,
`new_puzzle`, `read_puzzle`, `read_size`, `start_of`.
"""

from collections import namedtuple

from cyclomind.errors import ShareError
from cyclomind.ring import canonical, random_necklace
from cyclomind.rng import Rng
from cyclomind.share import check_size, decode_secret, encode_secret

DEFAULT_POSITIONS = 5
DEFAULT_COLORS = 4

#: The share code of the puzzle, of the default size, that is everybody's first (cyclomind.lesson).
FIRST_CODE = "zAhDhfM"

#: ``n`` positions, at most ``colors`` colours, ``secret``: a tuple of n colour indices, and
#: ``code``: the share code that names the secret in a link.
Puzzle = namedtuple("Puzzle", ("n", "colors", "secret", "code"))


def puzzle_of(secret: tuple[int, ...], colors: int) -> Puzzle:
    """Return the puzzle with this secret. Raises: ShareError when it is not playable."""
    return Puzzle(len(secret), colors, secret, encode_secret(secret, colors))


def new_puzzle(n: int, colors: int, rng: Rng) -> Puzzle:
    """Return a random puzzle, every playable necklace of this size equally likely.

    Raises: ShareError when there are no puzzles of this size.
    """
    check_size(n, colors)
    return puzzle_of(random_necklace(n, colors, rng), colors)


def read_puzzle(n_text: str | None, colors_text: str | None, code: str) -> Puzzle:
    """Return the puzzle that the three parts of a link name.

    n_text, colors_text: text of a whole number, or None for the default. The secret is the one
    the code holds; the puzzle's own code is always the plain base64url form.

    Raises: ShareError, and nothing else, for anything that cannot be read.
    """
    n, colors = read_size(n_text, colors_text)
    return puzzle_of(decode_secret(code, n, colors), colors)


def read_size(n_text: str | None, colors_text: str | None) -> tuple[int, int]:
    """Return (n, colors) from the texts of a link; None means the default. Raises: ShareError."""
    n = DEFAULT_POSITIONS if n_text is None else _read_number(n_text, "n-out-of-range")
    colors = DEFAULT_COLORS if colors_text is None else _read_number(colors_text, "c-out-of-range")
    check_size(n, colors)
    return n, colors


def _read_number(text: str, reason: str) -> int:
    # int() alone would take " 5", "1_0" and the digits of other scripts.
    if not 1 <= len(text) <= 3 or any(letter not in "0123456789" for letter in text):
        raise ShareError(reason, "not a whole number of a plausible size")
    return int(text)


def start_of(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the arrangement of Guess 0, before it is turned: the secret's beads, shuffled.

    Never a rotation of the secret. It depends on the puzzle alone, so that one link gives
    everybody the same start.
    """
    rng = Rng(f"start {puzzle.n} {puzzle.colors} {puzzle.code}")
    start = tuple(rng.shuffled(puzzle.secret))
    while canonical(start) == canonical(puzzle.secret):
        start = tuple(rng.shuffled(puzzle.secret))
    return start
