"""Sets of codes, held as bit sets.

Public names: `Code`, `Codes`.

A set of codes is one Python int, as in `partitions`: bit i stands for code i of a list. The codes
that would answer a guess in a given way are then a few dozen ANDs of such ints, however many codes
there are; for 100,000 codes that takes less than a millisecond on CPython, for the 1,000,000 of
six places and ten colours a few.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import overload

from cyclomind.games.codebreaker.answers import COLORS
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs
from cyclomind.strategy.partitions import BitSet

#: Colour indices, one a place.
Code = tuple[int, ...]


class Codes:
    """A fixed list of codes; a set of them is an int, bit i for code i.

    codes: codes of one length, all different, colours below ``colors``. columns: the same place by
        place, a byte a code, where they are at hand.
    """

    def __init__(
        self,
        codes: Sequence[Code],
        colors: int = COLORS,
        columns: Iterable[Iterable[int]] | None = None,
    ):
        self.codes = codes
        self.colors = colors
        self.everything: BitSet = (1 << len(codes)) - 1
        #: By place, then by colour: the codes that show this colour there.
        self._showing: list[list[BitSet]] = []
        for column in columns or zip(*codes, strict=True):
            # One byte a code, the last code first, turned into binary digits for each colour:
            # setting bit after bit would copy the long int each time.
            shown = bytes(column)[::-1]
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
        codes = _EveryCode(size, colors)
        return cls(codes, colors, codes.columns())

    @classmethod
    def distinct(cls, size: int, colors: int) -> "Codes":
        """Return all codes with ``size`` places and no colour twice, in lexicographic order."""
        return cls(list(permutations(range(colors), size)), colors)

    def showing(self, place: int, color: int) -> BitSet:
        """Return the codes that have this colour at this place."""
        return self._showing[place][color]

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
        return [self.codes[number] for number in _numbers(among)]

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
        numbers = _numbers(among)
        if len(numbers) <= most:
            return [self.codes[number] for number in numbers]
        chosen: set[int] = set()
        for last in range(len(numbers) - most, len(numbers)):
            drawn = rng.below(last + 1)
            chosen.add(last if drawn in chosen else drawn)
        return [self.codes[numbers[i]] for i in sorted(chosen)]

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


class _EveryCode(Sequence[Code]):
    """All codes of a size in lexicographic order, made when they are asked for.

    A list of a million tuples would take 100 MB.
    """

    def __init__(self, size: int, colors: int):
        self._size = size
        self._colors = colors

    def __len__(self) -> int:
        return self._colors**self._size

    @overload
    def __getitem__(self, number: int) -> Code: ...
    @overload
    def __getitem__(self, number: slice) -> list[Code]: ...
    def __getitem__(self, number: int | slice) -> Code | list[Code]:
        if isinstance(number, slice):
            return [self[i] for i in range(*number.indices(len(self)))]
        if not 0 <= number < len(self):
            raise IndexError(number)
        colors = []
        for _ in range(self._size):
            number, color = divmod(number, self._colors)
            colors.append(color)
        return tuple(reversed(colors))

    def columns(self) -> list[bytes]:
        """Return the colours of all codes at each place."""
        found = []
        for place in range(self._size):
            beyond = self._colors ** (self._size - place - 1)
            once = b"".join(bytes([color]) * beyond for color in range(self._colors))
            found.append(once * self._colors**place)
        return found


def _numbers(among: BitSet) -> list[int]:
    """Return the numbers of the codes of a set, rising."""
    return [match.start() for match in re.finditer("1", f"{among:b}"[::-1])]


def _digits(color: int) -> bytes:
    """Return the table that turns this colour's byte into the digit 1, all others into 0."""
    return bytes(ord("1") if byte == color else ord("0") for byte in range(256))
