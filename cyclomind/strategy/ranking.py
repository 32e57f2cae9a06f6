"""A lower bound for every guess at once: the order in which a solver tries them.

Public names: `UNLIMITED`, `Ranking`, `ranking_for`, `LaneRanking`, `SliceRanking`.

Everything here bounds the *total*: the guesses needed over all candidates of a set, the solving
guesses included. A guess costs every candidate one, and each part it leaves at least what
`bounds` says for a part of that size. Most of a solver's time is spent here, so each model has
the representation that suits it:

    LaneRanking   the count model: few feedbacks, large parts, so the sizes of the parts matter
    SliceRanking  the rotation model: many feedbacks, small parts, so their number matters
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import zip_longest

from cyclomind.strategy.bounds import SizeBounds, size_bounds
from cyclomind.strategy.long_work import IsCancelled, never_cancelled, stoppable
from cyclomind.strategy.models import COUNT, FeedbackTable
from cyclomind.strategy.partitions import BitSet, members

#: No bound at all: larger than any total.
UNLIMITED = 1 << 40


class Ranking(ABC):
    """Bounds for sets of candidates of one feedback table."""

    def __init__(self, table: FeedbackTable):
        self.table = table
        self.bounds: SizeBounds = size_bounds(table)

    def weight(self, candidates: BitSet) -> int:
        """Return how often the candidates count together: here once each."""
        return candidates.bit_count()

    @abstractmethod
    def necklaces(self, candidates: BitSet) -> int:
        """Return how many different necklaces are among the candidates."""

    @abstractmethod
    def size_bound(self, candidates: BitSet) -> int:
        """Return a lower bound for the total from the number of candidates and necklaces."""

    @abstractmethod
    def part_bound(self, candidates: BitSet) -> int:
        """Return what `guesses` counts for a part at least: no more than its size bound."""

    @abstractmethod
    def floor(self, candidates: BitSet) -> int:
        """Return a lower bound for the total: that of the most promising guess."""

    @abstractmethod
    def guesses(self, candidates: BitSet, limit: int) -> tuple[int, Iterator[tuple[int, int]]]:
        """Return (floor, the guesses as (bound, guess)) up to this bound, the least first.

        They are listed as they are asked for: most solves need a few of them.
        """

    @abstractmethod
    def guesses_within(self, candidates: BitSet, depth: int) -> list[int]:
        """Return the guesses that may solve all within ``depth``, the most promising first."""


def ranking_for(table: FeedbackTable, is_cancelled: IsCancelled = never_cancelled) -> Ranking:
    """Return the ranking that suits the table's model. Raises: Cancelled."""
    kind = LaneRanking if table.model == COUNT else SliceRanking
    return kind(table, is_cancelled)


class LaneRanking(Ranking):
    """Sizes of all parts of all guesses by adding long integers, one byte to a lane.

    Candidate c is an integer with a 1 in lane (f, g) when guess g would get feedback f from it.
    The sum over a set holds every guess's histogram. `bytes.translate` turns sizes into costs,
    and adding the blocks of the feedbacks gives every guess's bound: a few hundred guesses in
    the time of a few dozen additions.
    """

    def __init__(self, table: FeedbackTable, is_cancelled: IsCancelled = never_cancelled):
        super().__init__(table)
        size = table.size
        zero_one = bytes(byte & 1 for byte in range(256))  # the digits "0" and "1" to 0 and 1
        lanes = []
        for c in stoppable(range(size), is_cancelled):
            # Exact counts are symmetric: candidate c's column of the table is guess c's row.
            row = dict(table.parts[c])
            row[len(table.feedbacks)] = table.solves[c]
            digits = "".join(
                f"{row.get(code, 0):0{size}b}"[::-1] for code in range(len(table.feedbacks) + 1)
            )
            lanes.append(int.from_bytes(digits.encode().translate(zero_one), "little"))
        self._lanes = lanes
        # What a part of k costs above 2k - 1, the least a part can: small, so it fits a byte.
        # `_base` holds the rest, as if no part were empty; an empty one puts back the 1.
        totals = self.bounds.totals
        self._excess = [1] + [totals[k] - 2 * k + 1 for k in range(1, size + 1)]
        padded = self._excess[:256] + [255] * 256
        self._cost_of_part = bytes(min(255, cost) for cost in padded[:256])
        self._cost_of_solved = bytes([2] + [0] * 255)

    def necklaces(self, candidates: BitSet) -> int:
        """Return the number of candidates: each is a necklace."""
        return candidates.bit_count()

    def size_bound(self, candidates: BitSet) -> int:
        """Return the size bound, by the number of candidates."""
        return self.bounds.totals[candidates.bit_count()]

    part_bound = size_bound

    def floor(self, candidates: BitSet) -> int:
        """Return the least bound over all guesses."""
        size = candidates.bit_count()
        if not self._fits_lanes(size):
            return min(self._bounds_one_by_one(candidates))
        costs = self._costs(self._histograms(candidates))
        lowest = 0
        while lowest not in costs:
            lowest += 1
        return self._base(size) + lowest

    def guesses(self, candidates: BitSet, limit: int) -> tuple[int, Iterator[tuple[int, int]]]:
        """Return the guesses by the sizes of all their parts."""
        size = candidates.bit_count()
        if self._fits_lanes(size):
            base = self._base(size)
            costs = self._costs(self._histograms(candidates))
            return base + min(costs), _rising(costs, base, limit)
        bounds = self._bounds_one_by_one(candidates)
        ranked = sorted((bound, g) for g, bound in enumerate(bounds) if bound <= limit)
        return min(bounds), iter(ranked)

    def guesses_within(self, candidates: BitSet, depth: int) -> list[int]:
        """Return the guesses that leave no part too large for the depth left."""
        size = candidates.bit_count()
        most = self.bounds.capacity(depth - 1)
        if self._fits_lanes(size):
            histograms = self._histograms(candidates)
            too_large = bytes(k > most for k in range(256))
            unfit = self._sum_blocks(histograms[: -self.table.size].translate(too_large))
            costs: Sequence[int] = self._costs(histograms)
            fit = [g for g, count in enumerate(unfit) if not count]
        else:
            costs = self._bounds_one_by_one(candidates)
            fit = [
                g
                for g in range(self.table.size)
                if all(part.bit_count() <= most for part in self.table.split(candidates, g))
            ]
        return sorted(fit, key=costs.__getitem__)

    def _fits_lanes(self, size: int) -> bool:
        """Tell whether neither a histogram nor a bound can outgrow its byte.

        Excess is convex, so over the parts of any guess it sums to no more than for the whole.
        """
        return size < 256 and self._excess[size] + len(self.table.feedbacks) + 2 < 256

    def _base(self, size: int) -> int:
        """Return what the lanes leave out: one guess for all, 2k - 1 for each part left.

        That is with one candidate solved at once; a guess that solves none puts back the 2.
        """
        return 3 * size - 2 - len(self.table.feedbacks)

    def _histograms(self, candidates: BitSet) -> bytes:
        lanes = self._lanes
        total = 0
        while candidates:  # members(), written out: this is the innermost loop
            lowest = candidates & -candidates
            total += lanes[lowest.bit_length() - 1]
            candidates ^= lowest
        return total.to_bytes(self.table.size * (len(self.table.feedbacks) + 1), "little")

    def _costs(self, histograms: bytes) -> bytes:
        solved = len(histograms) - self.table.size
        return self._sum_blocks(
            histograms[:solved].translate(self._cost_of_part)
            + histograms[solved:].translate(self._cost_of_solved)
        )

    def _sum_blocks(self, lanes: bytes) -> bytes:
        size = self.table.size
        total = 0
        for start in range(0, len(lanes), size):
            total += int.from_bytes(lanes[start : start + size], "little")
        return total.to_bytes(size, "little")

    def _bounds_one_by_one(self, candidates: BitSet) -> list[int]:
        totals = self.bounds.totals
        size = candidates.bit_count()
        return [
            size + sum(totals[(whole & candidates).bit_count()] for _, whole in parts)
            for parts in self.table.parts
        ]


class SliceRanking(Ranking):
    """Numbers of parts of all guesses by set algebra, one bit to a guess.

    Candidate c is an integer with a 1 in bit (f, g) when guess g gets feedback f from it. The
    union over a set says which parts of which guesses are not empty; they are counted in
    *slices*: slice i holds bit i of every guess's count.

    Of a part of weight w, a guess solves at once one necklace at most, and every other takes two
    guesses or more: the part costs at least 2w - x, where x is the weight of its heaviest
    necklace. So a guess that solves the weight s of a set of weight w costs at least
    w + 2(w - s) - X, with X the sum of x over the parts it leaves. In other words, it *gains*
    s + X on 3w, when what it solves counts as a part, too.

    Layer k holds the parts in which some necklace has k candidates. When they come by falling
    weight, the first to enter a part in layer k is the heaviest that can; so x is at most, and
    with equal weights exactly, the sum of those entries over the layers.

    Every candidate counts once, unless the ranking is `weighted`.
    """

    def __init__(
        self,
        table: FeedbackTable,
        is_cancelled: IsCancelled = never_cancelled,
    ):
        super().__init__(table)
        self._block = (table.size + 7) // 8  # bytes of a set of guesses
        self._blocks = len(table.feedbacks) + 1
        self._halves = []  # the widths at which to fold blocks onto each other
        folded = self._blocks
        while folded > 1:
            folded = (folded + 1) // 2
            width = folded * self._block * 8
            self._halves.append((width, (1 << width) - 1))
        self._presence = [0] * table.size
        for c, sources in stoppable(table.sources(), is_cancelled):
            blocks = [0] * self._blocks
            for code, guesses in sources:
                blocks[code] = guesses
            blocks[-1] = table.solves[c]
            packed = b"".join(guesses.to_bytes(self._block, "little") for guesses in blocks)
            self._presence[c] = int.from_bytes(packed, "little")
        self._weights: tuple[int, ...] | None = None

    def weighted(self, weights: Sequence[int]) -> "SliceRanking":
        """Return the ranking of the same table in which candidates count so often, by candidate."""
        other = copy(self)
        other._weights = tuple(weights)
        return other

    def weight(self, candidates: BitSet) -> int:
        """Return how often the candidates count together."""
        if self._weights is None:
            return candidates.bit_count()
        return sum([self._weights[c] for c in members(candidates)])

    def necklaces(self, candidates: BitSet) -> int:
        """Return the number of different necklaces among the candidates."""
        necklace_of = self.table.necklace_of
        return len({necklace_of[c] for c in members(candidates)})

    def size_bound(self, candidates: BitSet) -> int:
        """Return the size bound, by the numbers of candidates and of necklaces."""
        if self._weights is not None:
            return self._weighted_bound(candidates, self._weights)
        size = candidates.bit_count()
        if size == 1:
            return 1
        if size == 2:  # most sets are this small
            return 2 if candidates & ~self.table.solves[candidates.bit_length() - 1] == 0 else 3
        rotations = self._rotations(candidates)
        # One necklace is solved at once, the rest later. Or: drop all but one rotation of each;
        # what is left costs its bound, what was dropped at least one guess each.
        at_once = 2 * size - max(rotations.values())
        return max(at_once, self.bounds.totals[len(rotations)] + size - len(rotations))

    def part_bound(self, candidates: BitSet) -> int:
        """Return the bound of a part when one necklace is solved at once and the rest later."""
        return 2 * self.weight(candidates) - max(self._rotations(candidates).values())

    def _rotations(self, candidates: BitSet) -> dict[int, int]:
        """Return what the candidates of each necklace weigh together."""
        necklace_of, weights = self.table.necklace_of, self._weights
        found: dict[int, int] = {}
        for c in members(candidates):
            necklace = necklace_of[c]
            found[necklace] = found.get(necklace, 0) + (1 if weights is None else weights[c])
        return found

    def floor(self, candidates: BitSet) -> int:
        """Return the least bound over all guesses."""
        return 3 * self.weight(candidates) - _largest(self._gains(candidates))

    def guesses(self, candidates: BitSet, limit: int) -> tuple[int, Iterator[tuple[int, int]]]:
        """Return the guesses by what they gain."""
        slices = self._gains(candidates)
        most = 3 * self.weight(candidates)
        largest = _largest(slices)
        ranked = (
            (most - gain, guess)
            for gain in range(largest, max(0, most - limit - 1), -1)
            for guess in members(self._guesses_with(slices, gain))
        )
        return most - largest, ranked

    def guesses_within(self, candidates: BitSet, depth: int) -> list[int]:
        """Return the guesses in order; for depth 2, exactly those that will do."""
        if depth > 2:
            return [guess for _, guess in self.guesses(candidates, UNLIMITED)[1]]
        # With two guesses every part must be rotations of one necklace: then what the parts
        # hold of their largest necklace adds up to the set.
        slices = self._gains(candidates, count_solved=False)
        return list(members(self._guesses_with(slices, candidates.bit_count())))

    def _weighted_bound(self, candidates: BitSet, weights: Sequence[int]) -> int:
        total = 0
        by_necklace: dict[int, int] = {}
        heaviest: dict[int, int] = {}
        for c in members(candidates):
            necklace, weight = self.table.necklace_of[c], weights[c]
            by_necklace[necklace] = by_necklace.get(necklace, 0) + weight
            heaviest[necklace] = max(heaviest.get(necklace, 0), weight)
            total += weight
        at_once = 2 * total - max(by_necklace.values())
        if len(heaviest) <= self.bounds.capacity(2):
            return at_once
        # As without weights, of each necklace one candidate is kept, here the heaviest; at best,
        # the heavier ones are solved earlier.
        kept, depth = total, 0
        for i, weight in enumerate(sorted(heaviest.values(), reverse=True)):
            while i >= self.bounds.capacity(depth + 1):
                depth += 1
            kept += depth * weight
        return max(at_once, kept)

    def _gains(self, candidates: BitSet, count_solved: bool = True) -> list[BitSet]:
        """Return the slices of X, and of s too if said so; see the class."""
        if self._weights is not None:
            return self._weighted_gains(candidates, self._weights)
        presence = self._presence
        filled = [0]  # by layer: the parts entered so far
        solved: list[BitSet] = []  # by layer: the guesses that solve so many
        layers_of: dict[int, list[int]] = {}  # by necklace: the same of its own candidates
        while candidates:  # members(), written out: this is the innermost loop
            lowest = candidates & -candidates
            candidates ^= lowest
            c = lowest.bit_length() - 1
            row = presence[c]
            layers = layers_of.setdefault(self.table.necklace_of[c], [])
            for layer, before in enumerate(layers):
                filled[layer] |= row
                layers[layer] = before | row
                row &= before
                if not row:
                    break
            else:
                layers.append(row)
                if len(layers) > len(filled):
                    filled.append(0)
                filled[len(layers) - 1] |= row
        if count_solved:
            # What a guess solves is in its last block, by layer, and counts once more.
            shift = self._block * (self._blocks - 1) * 8
            solved = [entered >> shift for entered in filled]
        slices: list[BitSet] = []
        for addend in (*filled, *solved):
            slices = _sum(slices, [addend])
        for width, mask in self._halves:
            slices = _sum([row & mask for row in slices], [row >> width for row in slices])
        return slices

    def _weighted_gains(self, candidates: BitSet, weights: Sequence[int]) -> list[BitSet]:
        slices: list[BitSet] = []
        filled: list[int] = []
        layers_of: dict[int, list[int]] = {}
        for c in sorted(members(candidates), key=weights.__getitem__, reverse=True):
            row = self._presence[c]
            layers = layers_of.setdefault(self.table.necklace_of[c], [])
            layers.append(0)
            if len(layers) > len(filled):
                filled.append(0)
            for layer, before in enumerate(layers):
                _count(slices, self._any_block(row & ~filled[layer]), weights[c])
                filled[layer] |= row
                layers[layer] = before | row
                row &= before
                if not row:
                    break
            _count(slices, self.table.solves[c], weights[c])
        return slices

    def _any_block(self, rows: int) -> BitSet:
        """Return the guesses whose bit is set in any block."""
        for width, mask in self._halves:
            rows = rows >> width | rows & mask
        return rows

    def _guesses_with(self, slices: list[BitSet], count: int) -> BitSet:
        """Return the guesses whose count is exactly this."""
        found = self.table.everything
        for i, counted in enumerate(slices):
            found &= counted if count >> i & 1 else ~counted
        return found if count >> len(slices) == 0 else 0


def _rising(costs: bytes, base: int, limit: int) -> Iterator[tuple[int, int]]:
    """Yield (bound, guess) by rising bound; costs: by guess, what its bound is above the base."""
    for cost in range(min(costs), min(max(costs), limit - base) + 1):
        guess = costs.find(cost)
        while guess >= 0:
            yield base + cost, guess
            guess = costs.find(cost, guess + 1)


def _sum(some: list[BitSet], others: list[BitSet]) -> list[BitSet]:
    """Return the sums of two lists of slices: an adder, for all guesses at once."""
    total = []
    carry = 0
    for one, other in zip_longest(some, others, fillvalue=0):
        either = one ^ other
        total.append(either ^ carry)
        carry = one & other | carry & either
    if carry:
        total.append(carry)
    return total


def _count(slices: list[BitSet], guesses: BitSet, weight: int) -> None:
    """Add a weight to the counts of these guesses."""
    digit = 0
    while weight:
        if weight & 1:
            carry, i = guesses, digit
            while carry:
                while i >= len(slices):
                    slices.append(0)
                slices[i], carry = slices[i] ^ carry, slices[i] & carry
                i += 1
        weight >>= 1
        digit += 1


def _largest(slices: list[BitSet]) -> int:
    """Return the largest count."""
    largest = 0
    leaders = -1
    for i in range(len(slices) - 1, -1, -1):
        if leaders & slices[i]:
            leaders &= slices[i]
            largest |= 1 << i
    return largest
