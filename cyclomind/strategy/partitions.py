"""Partitions of many candidates at once, by arithmetic on bit sets.

Public names: `BitSet`, `members`, `Partitioner`, `Agreement`, `CountPartitioner`,
`CountAgreement`.

A set of candidates is one Python int: bit i stands for candidate i. Scoring a guess against
every candidate is then a few hundred ANDs and ORs, whatever their number: for each rotation of
the guess, the candidates that agree with it in at least e places, for every e; the score rule
(most places win, ties go to the smallest rotation) is set algebra on those.
"""

from collections.abc import Iterator, Sequence

from cyclomind.necklace import rotate_clockwise
from cyclomind.scoring import Feedback

#: A set of candidates: bit i is candidate i.
BitSet = int


def members(candidates: BitSet) -> Iterator[int]:
    """Yield the indices of a bit set, smallest first."""
    while candidates:
        lowest = candidates & -candidates
        yield lowest.bit_length() - 1
        candidates ^= lowest


class Partitioner:
    """Splits a fixed list of candidates by the feedback that a guess would get from each.

    words: the candidates, arrangements of n beads each; candidate i is bit i of every result.
    """

    def __init__(self, words: Sequence[tuple[int, ...]]):
        self.n = len(words[0])
        self.everything: BitSet = (1 << len(words)) - 1
        # _showing[position][color]: the candidates with that bead there. Written as binary
        # digits and read at once: setting bit after bit would copy the long int each time.
        colors = range(1 + max(map(max, words)))
        self._showing = [
            [
                int("".join("1" if word[i] == color else "0" for word in reversed(words)), 2)
                for color in colors
            ]
            for i in range(self.n)
        ]

    def agreement(self, guess: tuple[int, ...]) -> "Agreement":
        """Return how the candidates agree with every rotation of the guess."""
        n = self.n
        at_least = []
        for rotation in range(n):
            counts = [self.everything] + [0] * n
            turned = rotate_clockwise(guess, rotation)
            for i in range(n):
                agreeing = self._showing[i][turned[i]]
                for e in range(i + 1, 0, -1):
                    counts[e] |= counts[e - 1] & agreeing
            at_least.append(counts)
        return Agreement(at_least)

    def by_exact(self, guess: tuple[int, ...]) -> dict[int, BitSet]:
        """Return the parts by exact count, empty ones left out: {exact: candidates}."""
        return dict(self.agreement(guess).best)

    def by_feedback(self, guess: tuple[int, ...]) -> dict[Feedback, BitSet]:
        """Return the parts by feedback, empty ones left out: {Feedback: candidates}."""
        return self.agreement(guess).parts(0)


class Agreement:
    """The candidates' agreement with a guess, in every rotation of it.

    at_least: by rotation, then by e from 0 to n: the candidates that agree with the guess,
        turned clockwise by the rotation, in at least e places.
    best: the candidates by their exact count, as pairs (e, non-empty set), e rising.
    """

    def __init__(self, at_least: list[list[BitSet]]):
        self.at_least = at_least
        reach = [0] * (len(at_least) + 2)  # by e: who agrees with some rotation in e places
        for counts in at_least:
            for e, agreeing in enumerate(counts):
                reach[e] |= agreeing
        exactly = ((e, reach[e] & ~reach[e + 1]) for e in range(len(at_least) + 1))
        self.best = [(e, those) for e, those in exactly if those]

    def parts(self, steps: int) -> dict[Feedback, BitSet]:
        """Return the parts by feedback of the guess turned clockwise by ``steps`` (0 to n-1).

        A turned guess only renames rotations, so one agreement serves n guesses.
        """
        return _by_feedback(self.best, self._turned(steps))

    def sources(self, steps: int) -> dict[Feedback, BitSet]:
        """Return, for a *secret* turned clockwise by ``steps``, which words get which feedback.

        The roles are exchanged: the agreement is that of the secret, the words are guesses.
        Turning a guess by r towards the secret is turning the secret by -r towards it.
        """
        n = len(self.at_least)
        return _by_feedback(
            self.best, [self.at_least[(steps - rotation) % n] for rotation in range(n)]
        )

    @property
    def solved(self) -> BitSet:
        """The candidates that the guess solves: rotations of itself."""
        e, those = self.best[-1]
        return those if e == len(self.at_least) else 0

    def unsolved_parts(self, steps: int) -> Iterator[BitSet]:
        """Yield the non-empty parts that the turned guess does not solve.

        Lowest counts first: they have the largest parts.
        """
        n = len(self.at_least)
        at_least = self._turned(steps)
        for e, left in self.best:
            if e == n:
                return
            for counts in at_least:
                part = left & counts[e]
                if part:
                    yield part
                    left ^= part
                    if not left:
                        break

    def _turned(self, steps: int) -> list[list[BitSet]]:
        return self.at_least[steps:] + self.at_least[:steps]


class CountPartitioner(Partitioner):
    """Splits candidates by the exact count alone: how far the ring would turn is not shown."""

    def agreement(self, guess: tuple[int, ...]) -> "CountAgreement":
        """Return how the candidates agree with every rotation of the guess."""
        return CountAgreement(super().agreement(guess).at_least)


class CountAgreement(Agreement):
    """The candidates' agreement with a guess of which only the exact count is shown.

    A turned guess gets the same count, so ``steps`` changes nothing. As feedback each count has
    the rotation 0.
    """

    def parts(self, steps: int) -> dict[Feedback, BitSet]:
        """Return the parts by feedback."""
        return {Feedback(e, 0): those for e, those in self.best}

    def unsolved_parts(self, steps: int) -> Iterator[BitSet]:
        """Yield the parts that the guess does not solve, lowest counts first."""
        for e, those in self.best:
            if e < len(self.at_least):
                yield those


def _by_feedback(
    best: list[tuple[int, BitSet]], at_least: list[list[BitSet]]
) -> dict[Feedback, BitSet]:
    parts = {}
    for e, left in best:
        rotation = 0
        while left:  # the smallest rotation that reaches e takes a candidate away
            part = left & at_least[rotation][e]
            if part:
                parts[Feedback(e, rotation)] = part
                left ^= part
            rotation += 1
    return parts
