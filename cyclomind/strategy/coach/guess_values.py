"""What a guess of the necklace game is worth before its feedback is known.

Public names: `GuessValue`, `Measure`, `Scale`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cyclomind.necklace import period, rotate_clockwise
from cyclomind.strategy.contents import Word
from cyclomind.strategy.knowledge import Knowledge
from cyclomind.strategy.partitions import BitSet, Partitioner


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
    """

    cost: int
    solved: int
    worst: int

    def order(self, guess: Word) -> tuple[int, int, int, Word]:
        """Return a key that sorts guesses, the best first."""
        return self.cost, -self.solved, self.worst, guess


class Scale:
    """Measures guesses against one state of knowledge.

    known: that knowledge, with at least one candidate. total: the sum of its weights.
    partitioner: of its candidates.
    """

    def __init__(self, known: Knowledge):
        self.known = known
        self.total = known.total
        self.partitioner = Partitioner(known.candidates)
        # The weights as binary digits: digit i says which candidates have 2**i in their weight.
        digits = max(known.weights).bit_length()
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

    def measure(self, guess: Word) -> Measure:
        """Return the value of one guess."""
        return next(self.measures(guess))[1]

    def measures(self, beads: Word, limit: int | None = None) -> Iterator[tuple[Word, Measure]]:
        """Yield a guess and its other rotations with their values.

        Those whose cost exceeds ``limit`` are left out.
        """
        agreement = self.partitioner.agreement(beads)
        solved = self.weight(agreement.solved)
        for steps in range(period(beads)):
            cost = worst = 0
            for part in agreement.unsolved_parts(steps):
                size = part.bit_count()
                cost += self.weight(part) * size
                if limit is not None and cost > limit:
                    break
                if size > worst:
                    worst = size
            else:
                yield rotate_clockwise(beads, steps), Measure(cost, solved, worst)

    def value(self, guess: Word, measure: Measure) -> GuessValue:
        """Return a measure as averages and probabilities."""
        return GuessValue(
            guess=guess,
            average_left=measure.cost / self.total,
            worst_left=measure.worst,
            solves=measure.solved / self.total,
        )
