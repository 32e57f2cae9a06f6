"""A seeded generator that gives the same numbers on every interpreter, for ever.

Public name: `Rng`. The standard `random` module differs between CPython and MicroPython, so
everything that must be equal for everybody (a day's puzzle, the start of a shared link) draws
from here. It is not cryptographic: never use it for secrets that matter.
"""

if False:  # names for annotations
    from collections.abc import Iterable
    from typing import TypeVar

    T = TypeVar("T")

_MASK = 0xFFFFFFFF


class Rng:
    """A stream of random numbers made from ``seed``, an int or a str.

    A seed counts as its text: ``Rng(12)`` and ``Rng("12")`` are the same stream.

    Source: the sfc32 generator of Chris Doty-Humphrey's PractRand (small fast counting,
    32 bits): additions, shifts and exclusive-ors only, 128 bits of state.
    """

    def __init__(self, seed: int | str):
        self._a, self._b, self._c, self._counter = 0x9E3779B9, 0x243F6A88, 0xB7E15162, 1
        for byte in str(seed).encode():
            self._a ^= byte
            self._next()
        for _ in range(12):  # let the last bytes of the seed reach every bit
            self._next()

    def _next(self) -> int:
        """Return 32 random bits."""
        drawn = (self._a + self._b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = (((self._c << 21) | (self._c >> 11)) + drawn) & _MASK
        return drawn

    def below(self, limit: int) -> int:
        """Return an int in 0 .. limit-1, each equally likely. limit: 1 to 2**32.

        Raises: ValueError when limit is out of that range.
        """
        if not 1 <= limit <= _MASK + 1:
            raise ValueError(f"limit {limit} is not in 1 to 2**32")
        # Draws above the last whole multiple of limit would favour the small results.
        bound = (_MASK + 1) // limit * limit
        drawn = self._next()
        while drawn >= bound:
            drawn = self._next()
        return drawn % limit

    def shuffled(self, items: "Iterable[T]") -> "list[T]":
        """Return a new list of the items in random order, each order equally likely.

        Source: Fisher and Yates; Knuth, The Art of Computer Programming, algorithm 3.4.2P.
        """
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            chosen = self.below(last + 1)
            shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
        return shuffled
