"""The code-breaker's computer: the next guess, and the answers that contradict each other.

Public name: `Guesser`.
"""

from collections.abc import Generator

from cyclomind.games.codebreaker.answers import COLORS, Suspect, Turn, answers_beside, ranked
from cyclomind.games.codebreaker.game import Thought
from cyclomind.rng import Rng
from cyclomind.strategy.codebreaking.codes import Code, Codes
from cyclomind.strategy.codebreaking.weighing import weighing
from cyclomind.strategy.long_work import (
    Cancelled,
    IsCancelled,
    Progress,
    ignore_progress,
    never_cancelled,
)
from cyclomind.strategy.partitions import BitSet


class Guesser:
    """The computer's side of games with codes of one size: keep one, ask it for every guess.

    size: places in a code. repeats: whether a colour may appear more than once in it.
    """

    def __init__(self, size: int, colors: int = COLORS, repeats: bool = True):
        self.size = size
        self.all = Codes.every(size, colors) if repeats else Codes.distinct(size, colors)
        self._known: tuple[tuple[Turn, ...], BitSet] = ((), self.all.everything)

    def fitting(self, turns: tuple[Turn, ...]) -> BitSet:
        """Return the codes that fit all turns."""
        known, left = self._known
        if turns[: len(known)] != known:
            known, left = (), self.all.everything
        for turn in turns[len(known) :]:
            left = self.all.answering(turn.guess, turn.pegs, left)
        self._known = turns, left
        return left

    def think(self, turns: tuple[Turn, ...], rng: Rng) -> Thought:
        """Return the thought of the strategy `RANDOM`: any code that fits, each equally likely."""
        left = self.fitting(turns)
        return Thought(left.bit_count(), self.all.draw(left, rng) if left else None)

    def think_sharp(
        self,
        turns: tuple[Turn, ...],
        rng: Rng,
        progress: Progress = ignore_progress,
        is_cancelled: IsCancelled = never_cancelled,
    ) -> Thought:
        """Return the thought of the strategy `SHARP`, see `weighing`.

        Raises: Cancelled as soon as ``is_cancelled`` says so.
        """
        work = self.weighing(turns, rng)
        while True:
            try:
                done, of = next(work)
            except StopIteration as end:
                return end.value
            if is_cancelled():
                raise Cancelled
            progress(done / of)

    def weighing(
        self, turns: tuple[Turn, ...], rng: Rng
    ) -> Generator[tuple[int, int], None, Thought]:
        """Find the guess that leaves the fewest codes, see `weighing.weighing`.

        Returns the thought of `SHARP`; the guess need not fit. Yields the work done and in all.
        """
        left = self.fitting(turns)
        count = left.bit_count()
        if count <= 2:  # nothing beats a guess that fits
            return self.think(turns, rng)
        best = yield from weighing(self.all, left, rng)
        # At the start the names of colours mean nothing.
        return Thought(count, best.guess if turns else self._renamed(best.guess, rng))

    def contradiction(self, turns: tuple[Turn, ...]) -> tuple[int, ...]:
        """Return the numbers of the fewest answers that cannot all be right, rising.

        Empty when some code fits all turns. Among sets of one size, the first in lexicographic
        order: the same that candidates.ContradictionSearch finds.
        """
        if self.fitting(turns):
            return ()
        everything = self.all.everything
        sets = [self.all.answering(turn.guess, turn.pegs, everything) for turn in turns]
        for size in range(1, len(sets) + 1):
            found = _disjoint(sets, size, 0, everything)
            if found:
                return found
        raise AssertionError("all answers together leave no code")

    def suspects(self, turns: tuple[Turn, ...]) -> tuple[Suspect, ...]:
        """Return the answers that may have been the only slip, the likeliest first.

        See answers.ranked; the same that candidates.SlipSearch finds.
        """
        everything = self.all.everything
        sets = [self.all.answering(turn.guess, turn.pegs, everything) for turn in turns]
        found = []
        for number, turn in enumerate(turns):
            others = everything
            for other in sets[:number] + sets[number + 1 :]:
                others &= other
            for pegs in answers_beside(turn.pegs, self.size):
                left = self.all.answering(turn.guess, pegs, others)
                found.append((number, pegs, left.bit_count()))
        return ranked(found)

    def _renamed(self, code: Code, rng: Rng) -> Code:
        names = rng.shuffled(range(self.all.colors))
        return tuple(names[color] for color in rng.shuffled(code))


def _disjoint(sets: list[BitSet], size: int, first: int, left: BitSet) -> tuple[int, ...]:
    """Return the first ``size`` indices from ``first`` on whose sets share nothing of ``left``.

    The empty tuple when there are none.
    """
    for i in range(first, len(sets) - size + 1):
        rest = left & sets[i]
        if not rest and size == 1:
            return (i,)
        if size > 1:
            more = _disjoint(sets, size - 1, i + 1, rest)
            if more:
                return (i, *more)
    return ()
