"""What a guess of the necklace game is worth before its feedback is known.

Public names: `GuessValue`, `Measure`, `Scale`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cyclomind.necklace import canonical, period, rotate_clockwise
from cyclomind.strategy.contents import Word
from cyclomind.strategy.knowledge import Knowledge
from cyclomind.strategy.models import COUNT
from cyclomind.strategy.partitions import BitSet, CountPartitioner, Partitioner


@dataclass(frozen=True)
class GuessValue:
    """What a guess is worth before its feedback is known.

    average_left: candidates that still fit after it, on average; a solving guess leaves none.
    worst_left: the most it can leave.
    solves: the probability that it is right.
    """

    guess: Word
    average_left: float
    worst_left: int
    solves: float


@dataclass(frozen=True)
class Measure:
    """A guess's value in whole numbers, so that equal is equal.

    cost: average_left times the total weight; solved: the weight of what it solves.
    more: looking two guesses ahead, the guesses that are to be made after this one, times the
        weight: one for all that it does not solve, another for what the next does not solve,
        either. 0 when nobody looked.
    """

    cost: int
    solved: int
    worst: int
    more: int = 0

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """A key that sorts guesses, the best first; equally good ones have equal keys."""
        return self.more, self.cost, -self.solved, self.worst


class Scale:
    """Measures guesses against one state of knowledge.

    known: that knowledge, with at least one candidate. total: the sum of its weights.
    partitioner: of its candidates.
    """

    def __init__(self, known: Knowledge):
        self.known = known
        self.total = known.total
        partitioner = CountPartitioner if known.model == COUNT else Partitioner
        self.partitioner = partitioner(known.candidates)
        # The weights as binary digits: digit i says which candidates have 2**i in their weight.
        digits = max(known.weights).bit_length()
        by_necklace: dict[Word, BitSet] = {}
        for i, word in enumerate(known.candidates):
            necklace = canonical(word)
            by_necklace[necklace] = by_necklace.get(necklace, 0) | 1 << i
        self._rotations = [those for those in by_necklace.values() if those & (those - 1)]
        self._digits = [
            sum(1 << i for i, weight in enumerate(known.weights) if weight >> digit & 1)
            for digit in range(digits)
        ]

    def weight(self, part: BitSet) -> int:
        """Return the weight of a set of candidates."""
        total = 0
        for i, having in enumerate(self._digits):
            total += (part & having).bit_count() << i
        return total

    def heaviest(self, part: BitSet) -> int:
        """Return the weight of the likeliest necklace in a set: what one guess can solve."""
        most = 0
        left = part
        for digit in range(len(self._digits) - 1, -1, -1):
            if left & self._digits[digit]:
                left &= self._digits[digit]
                most |= 1 << digit
        for those in self._rotations:
            most = max(most, self.weight(part & those))
        return most

    def measure(self, guess: Word, ahead: bool = False) -> Measure:
        """Return the value of one guess."""
        return next(self.measures(guess, ahead=ahead))[1]

    def measures(
        self, beads: Word, limit: int | None = None, ahead: bool = False
    ) -> Iterator[tuple[Word, Measure]]:
        """Yield a guess and its other rotations with their values; in the count model, where
        turning changes nothing, the guess alone.

        limit: leave out those whose cost exceeds it. ahead: look two guesses ahead.
        """
        agreement = self.partitioner.agreement(beads)
        solved = self.weight(agreement.solved)
        for steps in range(1 if self.known.model == COUNT else period(beads)):
            cost = worst = 0
            more = self.total - solved if ahead else 0
            for part in agreement.unsolved_parts(steps):
                size = part.bit_count()
                weight = self.weight(part)
                cost += weight * size
                if limit is not None and cost > limit:
                    break
                if size > worst:
                    worst = size
                if ahead and size > 1:
                    more += weight - self.heaviest(part)
            else:
                yield rotate_clockwise(beads, steps), Measure(cost, solved, worst, more)

    def value(self, guess: Word, measure: Measure) -> GuessValue:
        """Return a measure as averages and probabilities."""
        return GuessValue(
            guess=guess,
            average_left=measure.cost / self.total,
            worst_left=measure.worst,
            solves=measure.solved / self.total,
        )
