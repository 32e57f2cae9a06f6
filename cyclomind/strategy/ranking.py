"""A lower bound for every guess at once: the order in which a solver tries them.

Public names: `Ranking`, `ranking_for`, `LaneRanking`, `ColumnRanking`.

Everything here bounds the *total*: the guesses needed over all candidates of a set, the solving
guesses included. A guess costs every candidate one, and each part it leaves at least what
`bounds` says for a part of that size. Most of a solver's time is spent here, so each model has
the representation that suits it:

    LaneRanking    the count model: few feedbacks, large parts, so the sizes of the parts matter
    ColumnRanking  the rotation model: many feedbacks, small parts, so their number matters
"""

from abc import ABC, abstractmethod
from array import array

from cyclomind.strategy.bounds import SizeBounds, size_bounds
from cyclomind.strategy.models import COUNT, FeedbackTable
from cyclomind.strategy.partitions import BitSet, members

#: No bound at all: larger than any total.
UNLIMITED = 1 << 40


class Ranking(ABC):
    """Bounds for sets of candidates of one feedback table."""

    def __init__(self, table: FeedbackTable):
        self.table = table
        self.bounds: SizeBounds = size_bounds(table)

    @abstractmethod
    def necklaces(self, candidates: BitSet) -> int:
        """Return how many different necklaces are among the candidates."""

    @abstractmethod
    def size_bound(self, candidates: BitSet) -> int:
        """Return a lower bound for the total from the number of candidates and necklaces."""

    @abstractmethod
    def floor(self, candidates: BitSet) -> int:
        """Return a lower bound for the total: that of the most promising guess."""

    @abstractmethod
    def guesses(self, candidates: BitSet, limit: int) -> tuple[int, list[tuple[int, int]]]:
        """Return (floor, [(bound, guess), ...]): every guess whose bound is at most ``limit``.

        When one guess provably attains the floor, the list may hold that one only.
        """

    @abstractmethod
    def guesses_within(self, candidates: BitSet, depth: int) -> list[int]:
        """Return the guesses that may solve all within ``depth``, the most promising first."""


def ranking_for(table: FeedbackTable) -> Ranking:
    """Return the ranking that suits the table's model."""
    return LaneRanking(table) if table.model == COUNT else ColumnRanking(table)


class LaneRanking(Ranking):
    """Sizes of all parts of all guesses by adding long integers, one byte to a lane.

    Candidate c is an integer with a 1 in lane (f, g) when guess g would get feedback f from it.
    The sum over a set holds every guess's histogram. `bytes.translate` turns sizes into costs,
    and adding the blocks of the feedbacks gives every guess's bound: a few hundred guesses in
    the time of a few dozen additions.
    """

    def __init__(self, table: FeedbackTable):
        super().__init__(table)
        size = table.size
        zero_one = bytes(byte & 1 for byte in range(256))  # the digits "0" and "1" to 0 and 1
        lanes = []
        for c in range(size):
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
        return candidates.bit_count()

    def size_bound(self, candidates: BitSet) -> int:
        return self.bounds.totals[candidates.bit_count()]

    def floor(self, candidates: BitSet) -> int:
        size = candidates.bit_count()
        if not self._fits_lanes(size):
            return min(self._bounds_one_by_one(candidates))
        costs = self._costs(self._histograms(candidates))
        lowest = 0
        while lowest not in costs:
            lowest += 1
        return self._base(size) + lowest

    def guesses(self, candidates: BitSet, limit: int) -> tuple[int, list[tuple[int, int]]]:
        size = candidates.bit_count()
        if self._fits_lanes(size):
            base = self._base(size)
            costs = self._costs(self._histograms(candidates))
            most = limit - base
            ranked = [(base + cost, g) for g, cost in enumerate(costs) if cost <= most]
            return base + min(costs), ranked
        bounds = self._bounds_one_by_one(candidates)
        return min(bounds), [(bound, g) for g, bound in enumerate(bounds) if bound <= limit]

    def guesses_within(self, candidates: BitSet, depth: int) -> list[int]:
        size = candidates.bit_count()
        most = self.bounds.capacities[depth - 1]
        if self._fits_lanes(size):
            histograms = self._histograms(candidates)
            too_large = bytes(k > most for k in range(256))
            unfit = self._sum_blocks(histograms[: -self.table.size].translate(too_large))
            costs = self._costs(histograms)
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


class ColumnRanking(Ranking):
    """Numbers of parts of all guesses: one byte string per candidate, read column by column.

    Row c holds the feedback of every guess from candidate c. A guess's column over the set
    lists what it gets; the number of different entries is its number of parts.

    A part of m candidates of q different necklaces costs at least m + q - 1: at best one
    necklace is solved at once and every other with the second guess. So a guess that solves s
    and leaves P parts, with Q different pairs of part and necklace, costs at least
    2m - s + Q - P over all; solved candidates counting as one part and pair, if any.
    """

    def __init__(self, table: FeedbackTable):
        super().__init__(table)
        size = table.size
        zero_one = bytes(byte & 1 for byte in range(256))
        solved_code = len(table.feedbacks)
        columns = []
        for parts, solved in zip(table.parts, table.solves, strict=True):
            # The feedback codes of all candidates, bit by bit of the code.
            planes = [0] * solved_code.bit_length()
            for code, part in (*parts, (solved_code, solved)):
                for bit in range(len(planes)):
                    if code >> bit & 1:
                        planes[bit] |= part
            column = 0
            for bit, plane in enumerate(planes):
                digits = f"{plane:0{size}b}"[::-1].encode().translate(zero_one)
                column += int.from_bytes(digits, "little") << bit
            columns.append(column.to_bytes(size, "little"))
        grid = b"".join(columns)
        self._rows = [grid[c::size] for c in range(size)]
        self._codes = solved_code + 1
        self._tagged: dict[int, array] = {}

    def necklaces(self, candidates: BitSet) -> int:
        necklace_of = self.table.necklace_of
        return len({necklace_of[c] for c in members(candidates)})

    def size_bound(self, candidates: BitSet) -> int:
        size = candidates.bit_count()
        if size == 1:
            return 1
        necklaces = self.necklaces(candidates)
        # Drop all but one rotation of each necklace: what is left costs its bound, what was
        # dropped at least one guess each.
        return self.bounds.totals[necklaces] + size - necklaces

    def floor(self, candidates: BitSet) -> int:
        return max(self.size_bound(candidates), self.guesses(candidates, -1)[0])

    def guesses(self, candidates: BitSet, limit: int) -> tuple[int, list[tuple[int, int]]]:
        chosen = list(members(candidates))
        necklaces = [self.table.necklace_of[c] for c in chosen]
        repeats = len(set(necklaces)) < len(chosen)
        solved = {necklace: necklaces.count(necklace) for necklace in necklaces}
        most_solved = max(solved.values())
        twice = 2 * len(chosen)
        # First the candidates: one that solves as many as any can and tells all other
        # necklaces apart is best, and most small sets have one.
        rows = [self._rows[c] for c in chosen]
        if len(chosen) <= _FEW:
            for c, necklace in zip(chosen, necklaces, strict=True):
                if solved[necklace] == most_solved:
                    column = [row[c] for row in rows]
                    parts = len(set(column))
                    pairs = (
                        len(set(zip(column, necklaces, strict=True))) if repeats else len(chosen)
                    )
                    if parts == pairs:
                        return twice - most_solved, [(twice - most_solved, c)]
        parts = map(len, map(set, zip(*rows, strict=True)))
        if repeats:
            tagged = [self._tagged_row(c) for c in chosen]
            pairs = map(len, map(set, zip(*tagged, strict=True)))
            bounds = [twice + q - p for p, q in zip(parts, pairs, strict=True)]
        else:
            alone = twice + len(chosen)
            bounds = [alone - p for p in parts]
        for guess in members(self._rotations(candidates)):
            bounds[guess] -= solved[self.table.necklace_of[guess]]
        return min(bounds), [(bound, g) for g, bound in enumerate(bounds) if bound <= limit]

    def guesses_within(self, candidates: BitSet, depth: int) -> list[int]:
        ranked = self.guesses(candidates, UNLIMITED)[1]
        ranked.sort()
        return [guess for _, guess in ranked]

    def _rotations(self, candidates: BitSet) -> BitSet:
        """Return every guess that solves some of the candidates."""
        every = 0
        for c in members(candidates):
            every |= self.table.solves[c]
        return every

    def _tagged_row(self, c: int) -> array:
        """Return row c with the necklace's number worked into each feedback."""
        row = self._tagged.get(c)
        if row is None:
            tag = self.table.necklace_of[c] * self._codes
            row = self._tagged[c] = array("I", [tag + code for code in self._rows[c]])
        return row


#: Sets so small that looking at their own members first pays.
_FEW = 40
