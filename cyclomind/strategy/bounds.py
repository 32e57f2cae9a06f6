"""What no strategy can beat, whatever the candidates: bounds by their number alone.

Public names: `SizeBounds`, `size_bounds`, `bounds_from`.

A guess solves at most one necklace and deals the others out to at most as many parts as there
are feedbacks, a part never larger than that feedback's largest part over all guesses. How few
guesses that takes in the best case follows by induction over the number of necklaces.
"""

from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from cyclomind.strategy.models import FeedbackTable


@dataclass(frozen=True)
class SizeBounds:
    """Bounds for sets of k different necklaces.

    totals: by k, guesses that any strategy needs in total over the k secrets, at least.
    capacities: by d, how many necklaces any strategy can solve within d guesses each, at most;
        the last entry holds them all.
    """

    totals: tuple[int, ...]
    capacities: tuple[int, ...]

    def capacity(self, depth: int) -> int:
        """Return how many necklaces can be solved within ``depth`` guesses each, at most."""
        return self.capacities[min(depth, len(self.capacities) - 1)]

    def depth(self, necklaces: int) -> int:
        """Return the number of guesses that the worst of this many necklaces takes, at least."""
        return next(d for d, most in enumerate(self.capacities) if most >= necklaces)


def size_bounds(table: FeedbackTable) -> SizeBounds:
    """Return the bounds for one content and model."""
    largest = [0] * len(table.feedbacks)
    for parts in table.parts:
        for code, part in parts:
            largest[code] = max(largest[code], part.bit_count())
    return bounds_from(largest, len(set(table.necklace_of)))


def bounds_from(largest: list[int], necklaces: int) -> SizeBounds:
    """Return the bounds from the largest part of each feedback that does not solve.

    necklaces: how many there are in all; the bounds reach so far.
    """
    # With k necklaces: one solved at once, k - 1 dealt out, everybody pays one guess. The
    # least totals are convex in k, so dealing one by one to the part where one more costs
    # least is best, and these steps are all that need be kept. steps[k]: totals[k + 1] -
    # totals[k], never falling.
    steps = [1]
    open_parts = [(1, code) for code, most in enumerate(largest) if most]
    heapify(open_parts)
    held = [0] * len(largest)
    while len(steps) < necklaces:
        step, code = heappop(open_parts)
        steps.append(step + 1)
        held[code] += 1
        if held[code] < largest[code]:
            heappush(open_parts, (steps[held[code]], code))
    totals = [0]
    for step in steps:
        totals.append(totals[-1] + step)

    capacities = [0, 1]
    while capacities[-1] < necklaces:
        capacities.append(1 + sum(min(most, capacities[-1]) for most in largest))
    return SizeBounds(tuple(totals), tuple(capacities))
