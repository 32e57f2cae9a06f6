"""The code-breaker's computer: the next guess, and the answers that contradict each other.

Public name: `Guesser`.
"""

from collections.abc import Generator

from cyclomind.games.codebreaker.answers import COLORS, Suspect, Turn, answers_beside, ranked
from cyclomind.games.codebreaker.game import Thought
from cyclomind.rng import Rng
from cyclomind.strategy.codebreaking.codes import Code, Codes
from cyclomind.strategy.long_work import (
    Cancelled,
    IsCancelled,
    Progress,
    ignore_progress,
    never_cancelled,
)
from cyclomind.strategy.partitions import BitSet

#: *Sharp* weighs a guess on at most so many of the codes that fit, ...
_MOST_CODES = 2000
#: ... and weighs at most so many guesses of each kind: those that fit, and any.
_MOST_GUESSES = 1500
#: So many guesses are weighed between two reports of progress: milliseconds, also in a browser.
_STRIDE = 20


class Guesser:
    """The computer's side of code-breaker games of one size: keep one, ask it for every guess.

    size: places in a code.
    """

    def __init__(self, size: int, colors: int = COLORS):
        self.size = size
        self.all = Codes.every(size, colors)
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
        """Find the guess that leaves the fewest codes; return the thought of `SHARP`.

        The fewest on average, over the codes that fit or a fair sample of them; a guess that fits
        is preferred among equals. Not all guesses are weighed, but a fair sample of those that
        fit and of all. The guess need not fit itself. Yields the work done and the work in all.
        """
        left = self.fitting(turns)
        count = left.bit_count()
        if count <= 2:  # nothing beats a guess that fits
            return self.think(turns, rng)
        if turns:
            likely = self.all.sample(left, _MOST_GUESSES, rng)
            others = self.all.sample(self.all.everything & ~left, _MOST_GUESSES, rng)
            codes = Codes(self.all.sample(left, _MOST_CODES, rng), self.all.colors)
        else:  # names of colours mean nothing yet
            likely, others, codes = self._shapes(), [], self.all
        best: tuple[int, Code] | None = None
        guesses = likely + others  # in this order, so that a guess that fits wins a tie
        for done, guess in enumerate(guesses):
            if done % _STRIDE == 0:
                yield done, len(guesses)
            parts = codes.partition(guess, codes.everything).values()
            weight = sum(part.bit_count() ** 2 for part in parts)  # codes left, times all codes
            if best is None or weight < best[0]:
                best = weight, guess
        assert best is not None
        yield len(guesses), len(guesses)
        return Thought(count, best[1] if turns else self._renamed(best[1], rng))

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

    def _shapes(self) -> list[Code]:
        """Return the codes whose colours first appear in the order 0, 1, 2, ..."""
        return [
            code
            for code in self.all.codes
            if all(color <= max(code[:i], default=-1) + 1 for i, color in enumerate(code))
        ]

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
