"""Partitions of many candidates at once, by arithmetic on bit sets.

Public names: `BitSet`, `members`, `Partitioner`.

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

#: By rotation, then by e: the candidates that agree with the turned guess in at least e places.
_Agreement = list[list[BitSet]]


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

    def agreement(self, guess: tuple[int, ...]) -> _Agreement:
        """Return ``at_least[rotation][e]``, e from 0 to n + 1 (nobody agrees in n + 1 places)."""
        n = self.n
        at_least = []
        for rotation in range(n):
            counts = [self.everything] + [0] * (n + 1)
            turned = rotate_clockwise(guess, rotation)
            for i in range(n):
                agreeing = self._showing[i][turned[i]]
                for e in range(i + 1, 0, -1):
                    counts[e] |= counts[e - 1] & agreeing
            at_least.append(counts)
        return at_least

    def by_exact(self, guess: tuple[int, ...]) -> dict[int, BitSet]:
        """Return the parts by exact count, empty ones left out: {exact: candidates}."""
        best = _best(self.agreement(guess))
        parts = {e: best[e] & ~best[e + 1] for e in range(self.n, -1, -1)}
        return {e: part for e, part in parts.items() if part}

    def by_feedback(self, guess: tuple[int, ...]) -> dict[Feedback, BitSet]:
        """Return the parts by feedback, empty ones left out: {Feedback: candidates}."""
        return self.turned_parts(self.agreement(guess), 0)

    def turned_parts(self, at_least: _Agreement, steps: int) -> dict[Feedback, BitSet]:
        """Return the parts by feedback of the guess turned clockwise by ``steps``.

        at_least: the agreement of the guess as it was; a turned guess only renames rotations.
        """
        n = self.n
        return self._parts([at_least[(rotation + steps) % n] for rotation in range(n)])

    def turned_sources(self, at_least: _Agreement, steps: int) -> dict[Feedback, BitSet]:
        """Return, for a secret turned clockwise by ``steps``, which words get which feedback.

        The roles are exchanged: the words are guesses. at_least: the agreement of the secret as
        it was. Turning a guess by r towards the secret is turning the secret by -r towards it.
        """
        n = self.n
        return self._parts([at_least[(steps - rotation) % n] for rotation in range(n)])

    def _parts(self, at_least: _Agreement) -> dict[Feedback, BitSet]:
        best = _best(at_least)
        parts = {}
        for e in range(self.n, -1, -1):
            left = best[e] & ~best[e + 1]
            rotation = 0
            while left:  # the smallest rotation that reaches e takes a candidate away
                part = left & at_least[rotation][e]
                if part:
                    parts[Feedback(e, rotation)] = part
                    left ^= part
                rotation += 1
        return parts


def _best(at_least: _Agreement) -> list[BitSet]:
    """Return, by e, the candidates that some rotation agrees with in at least e places."""
    best = list(at_least[0])
    for counts in at_least[1:]:
        for e, agreeing in enumerate(counts):
            best[e] |= agreeing
    return best
