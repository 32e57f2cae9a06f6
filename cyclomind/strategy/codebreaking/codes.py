"""Sets of the code-breaker's codes, held as bit sets.

Public names: `Code`, `Codes`.

A set of codes is one Python int, as in `partitions`: bit i stands for code i of a list. The codes
that would answer a guess in a given way are then a few dozen ANDs of such ints, however many codes
there are; for 100,000 codes that takes less than a millisecond on CPython.
"""

from collections.abc import Iterable, Sequence
from itertools import product

from cyclomind.games.codebreaker.answers import COLORS
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs
from cyclomind.strategy.partitions import BitSet

#: Colour indices, one a place.
Code = tuple[int, ...]


class Codes:
    """A fixed list of codes; a set of them is an int, bit i for code i.

    codes: codes of one length, all different, colours below ``colors``.
    """

    def __init__(self, codes: Sequence[Code], colors: int = COLORS):
        self.codes = codes
        self.colors = colors
        self.everything: BitSet = (1 << len(codes)) - 1
        #: By place, then by colour: the codes that show this colour there.
        self._showing: list[list[BitSet]] = []
        for column in zip(*codes):
            # One byte a code, the last code first, turned into binary digits for each colour:
            # setting bit after bit would copy the long int each time.
            shown = bytes(reversed(column))
            self._showing.append([int(shown.translate(_digits(c)), 2) for c in range(colors)])
        #: By colour, then by k: the codes that hold it more than k times.
        self._holding: list[list[BitSet]] = []
        for color in range(colors):
            counted = self._counted([row[color] for row in self._showing], self.everything)
            at_least = [0]
            for exactly in reversed(counted):
                at_least.append(at_least[-1] | exactly)
            self._holding.append(at_least[-2::-1])

    @classmethod
    def every(cls, size: int, colors: int = COLORS) -> "Codes":
        """Return all codes with ``size`` places, in lexicographic order."""
        return cls(list(product(range(colors), repeat=size)), colors)

    def answering(self, guess: Code, pegs: Pegs, among: BitSet) -> BitSet:
        """Return the codes among these that would answer ``guess`` with exactly these pegs."""
        exact = self._counted(self._exact(guess), among)[pegs.exact]
        return self._counted(self._shared(guess), exact)[sum(pegs)]

    def partition(self, guess: Code, among: BitSet) -> dict[Pegs, BitSet]:
        """Return the codes by the answer they would give to ``guess``, empty parts left out."""
        by_shared = self._counted(self._shared(guess), among)
        parts = {}
        for exact, agreeing in enumerate(self._counted(self._exact(guess), among)):
            for shared in range(exact, len(guess) + 1):
                part = agreeing & by_shared[shared]
                if part:
                    parts[Pegs(exact, shared - exact)] = part
        return parts

    def members(self, among: BitSet) -> list[Code]:
        """Return the codes of a set, in order."""
        digits = reversed(f"{among:b}")
        return [code for code, digit in zip(self.codes, digits) if digit == "1"]

    def member(self, among: BitSet, number: int) -> Code:
        """Return the code that `members` would have at this index, counted from 0."""
        width = among.bit_length()
        index = 0
        while width > 1:  # the wanted code is in the lower or in the upper half
            half = width // 2
            lower = among & ((1 << half) - 1)
            count = lower.bit_count()
            if number < count:
                among, width = lower, half
            else:
                among, width = among >> half, width - half
                number -= count
                index += half
        return self.codes[index]

    def draw(self, among: BitSet, rng: Rng) -> Code:
        """Return a code of a set that is not empty, each equally likely."""
        return self.member(among, rng.below(among.bit_count()))

    def sample(self, among: BitSet, most: int, rng: Rng) -> list[Code]:
        """Return the codes of a set, or a fair sample of ``most`` different ones if it is larger.

        Source: Floyd's algorithm; Bentley and Floyd, A sample of brilliance, 1987.
        """
        members = self.members(among)
        if len(members) <= most:
            return members
        chosen: set[int] = set()
        for last in range(len(members) - most, len(members)):
            drawn = rng.below(last + 1)
            chosen.add(last if drawn in chosen else drawn)
        return [members[i] for i in sorted(chosen)]

    def _exact(self, guess: Code) -> list[BitSet]:
        """Return sets of which a code is in as many as it has exact places."""
        return [row[color] for row, color in zip(self._showing, guess)]

    def _shared(self, guess: Code) -> list[BitSet]:
        """Return sets of which a code is in as many as it shares beads with ``guess``."""
        return [self._holding[c][k] for c in set(guess) for k in range(guess.count(c))]

    def _counted(self, sets: Iterable[BitSet], among: BitSet) -> list[BitSet]:
        """Return, by k, the codes among these that are in exactly k of the sets."""
        cells = [among]
        for members in sets:
            cells.append(cells[-1] & members)
            for k in range(len(cells) - 2, 0, -1):
                cells[k] = (cells[k] & ~members) | (cells[k - 1] & members)
            cells[0] &= ~members
        return cells


def _digits(color: int) -> bytes:
    """Return the table that turns this colour's byte into the digit 1, all others into 0."""
    return bytes(ord("1") if byte == color else ord("0") for byte in range(256))
