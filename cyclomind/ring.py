"""Necklaces: tuples of colour indices, read clockwise from the top, seen up to rotation.

Public names, in reading order: `rotate_clockwise`, `period`, `canonical`, `is_degenerate`,
`random_necklace`, `content_of`.

``beads`` is always a tuple of n ints, one colour index per position: position 0 is at the top,
positions run clockwise. A *necklace* is a class of such tuples under rotation, held as its
`canonical` member. Pure functions: no clock, no global randomness, no screen.
"""

if False:  # names for annotations
    from typing import TypeVar

    from cyclomind.rng import Rng

    T = TypeVar("T")


def rotate_clockwise(beads: "tuple[T, ...]", steps: int) -> "tuple[T, ...]":
    """Return ``beads`` turned clockwise: the bead at position i moves to (i + steps) mod n.

    steps: any int, negative turns the other way. The empty tuple is its own rotation.

    Example: ``rotate_clockwise((0, 1, 2), 1) == (2, 0, 1)``.
    """
    if not beads:
        return beads
    cut = -steps % len(beads)
    return beads[cut:] + beads[:cut]


def period(beads: tuple[object, ...]) -> int:
    """Return the smallest p > 0 for which turning ``beads`` by p steps changes nothing.

    The period divides n. A necklace of period p has exactly p distinct rotations. The empty
    tuple has period 0.

    Example: ``period((0, 1, 0, 1)) == 2``, ``period((0, 1, 1, 1)) == 4``.
    """
    for steps in range(1, len(beads)):
        if len(beads) % steps == 0 and rotate_clockwise(beads, steps) == beads:
            return steps
    return len(beads)


def canonical(beads: tuple[int, ...]) -> tuple[int, ...]:
    """Return the least rotation of ``beads``: equal for exactly the rotations of one necklace.

    Example: ``canonical((1, 2, 0)) == (0, 1, 2)``.
    """
    if not beads:
        return beads
    return min(rotate_clockwise(beads, steps) for steps in range(len(beads)))


def is_degenerate(beads: tuple[int, ...]) -> bool:
    """Tell whether all beads, or all but one, have the same colour.

    Such a necklace has no second arrangement up to rotation, so there is nothing to find.
    """
    return any(beads.count(color) >= len(beads) - 1 for color in set(beads))


def random_necklace(n: int, colors: int, rng: "Rng") -> tuple[int, ...]:
    """Return a random arrangement of a random necklace, every non-degenerate one equally likely.

    n: at least 4; colors: at least 2; rng: an `rng.Rng`. The necklace is uniform, and so is its
    rotation given the necklace.

    Why it is uniform: a necklace of period p is hit by p of the equally likely strings, and
    accepted with probability 1/p each time.
    """
    while True:
        beads = tuple([rng.below(colors) for _ in range(n)])
        if rng.below(period(beads)) == 0 and not is_degenerate(beads):
            return beads


def content_of(beads: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many beads there are of each colour that occurs, largest number first."""
    return tuple(sorted([beads.count(color) for color in set(beads)], reverse=True))
