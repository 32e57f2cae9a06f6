"""The two models of the game, as feedback tables.

Public names, in reading order: `COUNT`, `ROTATION`, `MODELS`, `Seen`, `seen_in`,
`exact_of`, `FeedbackTable`.

    count     the player sees how many beads are in place; candidates are necklaces
    rotation  the player also sees how far the ring turned; candidates are arrangements

In both, any arrangement of the beads may be guessed, whether or not it can still be the secret,
and a guess solves every rotation of itself. In the count model turning a guess changes nothing,
so one guess stands for each necklace, and guesses and candidates are the same list in both.
"""

from collections.abc import Iterator
from typing import Any

from cyclomind.necklace import canonical, period, rotate_clockwise
from cyclomind.scoring import Feedback
from cyclomind.strategy.contents import Content, arrangements
from cyclomind.strategy.long_work import IsCancelled, never_cancelled, stoppable
from cyclomind.strategy.partitions import BitSet, Partitioner

COUNT = "count"
ROTATION = "rotation"
MODELS = (COUNT, ROTATION)


#: Feedback as a model shows it: the exact count alone, or with the rotation.
Seen = int | Feedback


def seen_in(model: str, feedback: Feedback) -> Seen:
    """Return what the player sees of a feedback in this model."""
    return feedback.exact if model == COUNT else feedback


def exact_of(seen: Seen) -> int:
    """Return the exact count that was seen, in either model."""
    return seen.exact if isinstance(seen, Feedback) else seen


#: Bit sets by what was seen: all keys of one kind, as the model has it.
_BySeen = dict[Any, BitSet]


class FeedbackTable:
    """What every guess splits the candidates of one bead content into.

    words: the candidates and, under the same numbers, the guesses; in lexicographic order.
    index: the number of every arrangement; in the count model rotations share one.
    necklace_of: by candidate, a number that rotations of one necklace share.
    feedbacks: every feedback that does not solve and that some guess can get, sorted.
    parts: by guess, the non-empty parts of all candidates that it does not solve, in the order
        of ``feedbacks``; a list of (position in feedbacks, bit set).
    solves: by guess, the bit set of the candidates it solves: the rotations of itself.

    Raises: Cancelled when ``is_cancelled`` returns True while the table is filled.
    """

    def __init__(self, content: Content, model: str, is_cancelled: IsCancelled = never_cancelled):
        self.content = content
        self.model = model
        self.n = sum(content)
        every = arrangements(content)
        necklaces = [beads for beads in every if canonical(beads) == beads]
        number = {
            rotate_clockwise(beads, steps): i
            for i, beads in enumerate(necklaces)
            for steps in range(self.n)
        }
        if model == COUNT:
            self.words = necklaces
            self.index = number
            self.necklace_of = list(range(len(necklaces)))
        else:
            self.words = every
            self.index = {beads: i for i, beads in enumerate(every)}
            self.necklace_of = [number[beads] for beads in every]
        self._necklaces = necklaces
        self._partitioner = Partitioner(self.words)
        self._fill(is_cancelled)

    @property
    def size(self) -> int:
        """How many candidates there are, and guesses."""
        return len(self.words)

    @property
    def everything(self) -> BitSet:
        """The set of all candidates."""
        return (1 << self.size) - 1

    def split(self, candidates: BitSet, guess: int) -> list[BitSet]:
        """Return the non-empty parts of ``candidates`` that ``guess`` does not solve."""
        return [part for _, whole in self.parts[guess] if (part := whole & candidates)]

    def sources(self) -> Iterator[tuple[int, list[tuple[int, BitSet]]]]:
        """Yield, for every candidate, the guesses by the feedback they get from it.

        The same table read the other way, made anew at every call: it is as large. Pairs of
        (candidate, list of (position in feedbacks, bit set of guesses)), in no special order.
        """
        for beads in self._necklaces:
            if self.model == COUNT:
                # The exact count does not care which of the two is the secret.
                yield self.index[beads], self.parts[self.index[beads]]
                continue
            agreement = self._partitioner.agreement(beads)
            for steps in range(period(beads)):
                guesses = agreement.sources(steps)
                self._pop_solved(guesses)
                yield self.index[rotate_clockwise(beads, steps)], self._coded(guesses)

    def _fill(self, is_cancelled: IsCancelled) -> None:
        found: list[_BySeen] = [{} for _ in self.words]
        for beads in stoppable(self._necklaces, is_cancelled):
            if self.model == COUNT:
                found[self.index[beads]] = self._partitioner.by_exact(beads)
                continue
            agreement = self._partitioner.agreement(beads)
            for steps in range(period(beads)):
                turned = self.index[rotate_clockwise(beads, steps)]
                found[turned] = agreement.parts(steps)
        # Exactly the rotations of a word solve it, and are solved by it.
        self.solves: list[BitSet] = [self._pop_solved(parts) for parts in found]
        self.feedbacks: list[Seen] = sorted({feedback for parts in found for feedback in parts})
        self.parts = [self._coded(parts) for parts in found]

    def _pop_solved(self, by_feedback: _BySeen) -> BitSet:
        """Take out what has all beads exact, whatever the rotation, and return it as one set."""
        solved = 0
        for feedback in list(by_feedback):
            if exact_of(feedback) == self.n:
                solved |= by_feedback.pop(feedback)
        return solved

    def _coded(self, by_feedback: _BySeen) -> list[tuple[int, BitSet]]:
        return [(i, by_feedback[f]) for i, f in enumerate(self.feedbacks) if f in by_feedback]
