"""Guesses at a code, weighed: how many codes each can be expected to leave.

Public names, in reading order: `MOST_CODES`, `MOST_GUESSES`, `Best`, `weighing`; `GuessValue`,
`value_of`.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from cyclomind.first_guesses import first_guesses
from cyclomind.rng import Rng
from cyclomind.strategy.codebreaking.codes import Code, Codes
from cyclomind.strategy.partitions import BitSet

#: A guess is weighed on at most so many of the codes that fit, ...
MOST_CODES = 2000
#: ... and at most so many guesses of each kind are weighed: those that fit, and any.
MOST_GUESSES = 1500
#: So many guesses are weighed between two reports of progress: milliseconds, also in a browser.
_STRIDE = 20


@dataclass(frozen=True)
class Best:
    """The best guess found: that which leaves the fewest codes on average.

    is_certain: whether all guesses that the codes allow were weighed, on all codes that fit; if
        not, fair samples of both were.
    """

    guess: Code
    is_certain: bool


def weighing(
    codes: Codes, left: BitSet, rng: Rng, extra: Sequence[Code] = ()
) -> Generator[tuple[int, int], None, Best]:
    """Find the guess that leaves the fewest codes on average.

    codes: all codes; guesses are sought among them. left: those that fit, not empty. extra:
        guesses to be weighed in any case.

    The average is taken over the codes that fit or a fair sample of them. Not all guesses are
    weighed, but a fair sample of those that fit and of the others; of equally good ones one that
    fits is preferred. At the start, where every code fits, one guess of each kind stands for all
    of that kind (`first_guesses`). Yields the work done and the work in all.
    """
    everything = codes.everything
    if left == everything:
        guesses, among, is_certain = _first(codes), codes, True
    else:
        likely = codes.sample(left, MOST_GUESSES, rng)
        others = codes.sample(everything & ~left, MOST_GUESSES, rng)
        among = Codes(codes.sample(left, MOST_CODES, rng), codes.colors)
        guesses = likely + others  # in this order, so that a guess that fits wins a tie
        is_certain = len(guesses) == len(codes.codes) and len(among.codes) == left.bit_count()
    best: tuple[int, Code] | None = None
    guesses = [*guesses, *extra]
    for done, guess in enumerate(guesses):
        if done % _STRIDE == 0:
            yield done, len(guesses)
        parts = among.partition(guess, among.everything).values()
        weight = sum(part.bit_count() ** 2 for part in parts)  # codes left, times all codes
        if best is None or weight < best[0]:
            best = weight, guess
    assert best is not None
    yield len(guesses), len(guesses)
    return Best(best[1], is_certain)


def _first(codes: Codes) -> list[Code]:
    """Return a guess of each kind, in lexicographic order."""
    kinds = first_guesses(len(codes.codes[0]), codes.colors)
    return sorted(
        tuple(color for color, count in enumerate(kind) for _ in range(count)) for kind in kinds
    )


@dataclass(frozen=True)
class GuessValue:
    """What a guess leaves of the codes that fit; exact, whatever their number.

    average_left: codes left after it on average, and worst_left at most; none once it is right.
    could_be_secret: whether it fits.
    """

    guess: Code
    average_left: float
    worst_left: int
    could_be_secret: bool


def value_of(codes: Codes, left: BitSet, guess: Code) -> GuessValue:
    """Return what a guess leaves of the codes in ``left``, which is not empty."""
    sizes = {pegs: part.bit_count() for pegs, part in codes.partition(guess, left).items()}
    solved = [size for pegs, size in sizes.items() if pegs.exact == len(guess)]
    rest = [size for pegs, size in sizes.items() if pegs.exact < len(guess)]
    average = sum(size * size for size in rest) / left.bit_count()
    return GuessValue(guess, average, max(rest, default=0), bool(solved))
