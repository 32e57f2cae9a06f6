"""The two scores: the best rotation of a necklace, and Mastermind's pegs.

Public names: `Feedback`, `score_guess`, `Pegs`, `score_pegs`.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError
from cyclomind.ring import rotate_clockwise

if False:  # names for annotations
    from collections.abc import Sequence
    from typing import Any

#: What a necklace guess reveals: ``exact`` beads in place after turning the guess clockwise by
#: ``rotation`` steps (0 to n-1).
Feedback = namedtuple("Feedback", ("exact", "rotation"))

#: What a peg guess reveals: ``exact`` (black pegs) and ``misplaced`` (white pegs).
Pegs = namedtuple("Pegs", ("exact", "misplaced"))


def score_guess(secret: tuple[object, ...], guess: tuple[object, ...]) -> Feedback:
    """Return the score of a necklace guess: the most beads in place over all its rotations.

    secret, guess: tuples of n colour indices. The rotation is the smallest that reaches the
    score, so turning the guess clockwise by it shows exactly that many beads in place. Turning
    either side never changes ``exact``, only the rotation.

    Raises: IllegalMoveError when the lengths differ.

    Example: ``score_guess((0, 1, 2, 3), (1, 2, 3, 0)) == Feedback(4, 1)``.
    """
    _check_lengths(secret, guess)
    best = Feedback(0, 0)
    for rotation in range(len(guess)):
        exact = _equal_places(secret, rotate_clockwise(guess, rotation))
        if exact > best.exact:
            best = Feedback(exact, rotation)
    return best


def score_pegs(secret: "Any", guess: "Any") -> Pegs:
    """Return Mastermind's score: equal places, then symbols shared by what is left over.

    secret, guess: sequences of n symbols (tuples of ints, or strings). Every place counts at
    most once on either side; ``misplaced`` sums, over the symbols, the smaller of the counts
    left over.

    Raises: IllegalMoveError when the lengths differ.
    Source: Knuth, The computer as Master Mind, 1976.

    Example: ``score_pegs("AABC", "ADAA") == Pegs(1, 1)``.
    """
    _check_lengths(secret, guess)
    exact = _equal_places(secret, guess)
    shared = sum(min(secret.count(symbol), guess.count(symbol)) for symbol in set(guess))
    return Pegs(exact, shared - exact)


def _equal_places(a: "Sequence[Any]", b: "Sequence[Any]") -> int:
    return sum(1 for x, y in zip(a, b) if x == y)


def _check_lengths(secret: "Sequence[Any]", guess: "Sequence[Any]") -> None:
    if len(secret) != len(guess):
        raise IllegalMoveError(f"a guess of {len(guess)} for a secret of {len(secret)}")
