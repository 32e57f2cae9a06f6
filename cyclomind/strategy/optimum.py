"""The best play from a player's start, on average: what par is measured against.

Public names: `ContentOptimum`, `optimum_of_content`, `StartSolver`.

After Guess 0 the candidates are those of `knowledge`, each with its weight, and from then on the
player sees what the rotation model shows. So the least expected number of guesses is that of the
rotation model, from this set and with these weights; `solver` finds and proves it.
"""

from dataclasses import dataclass
from fractions import Fraction

from cyclomind.games.necklace import Turn
from cyclomind.scoring import Feedback
from cyclomind.strategy.contents import Content, Word
from cyclomind.strategy.knowledge import Knowledge, knowledge_of
from cyclomind.strategy.long_work import Cancelled, IsCancelled, never_cancelled
from cyclomind.strategy.models import ROTATION, FeedbackTable
from cyclomind.strategy.ranking import SliceRanking
from cyclomind.strategy.solver import ExpectedSolver, Solver
from cyclomind.strategy.starts import starts
from cyclomind.strategy.symmetry import Symmetry, orbits, symmetries


@dataclass(frozen=True)
class ContentOptimum:
    """The least expected number of guesses of a content, Guess 0 not counted.

    expected: the mean over the starts by their chances, exactly. kinds: how many starts were
    solved; all others are these, turned or with colours renamed.
    """

    content: Content
    expected: Fraction
    kinds: int


class StartSolver:
    """Solves the starts of one content.

    Turning or renaming secret and start together makes another start that takes as many guesses
    and is as likely; so one of each kind is enough.

    Raises: Cancelled when ``is_cancelled`` says so, as `least` does.
    """

    def __init__(self, content: Content, is_cancelled: IsCancelled = never_cancelled):
        self._is_cancelled = is_cancelled
        self._table = FeedbackTable(content, ROTATION, is_cancelled)
        self._ranking = SliceRanking(self._table, is_cancelled)
        self._group = symmetries(self._table)
        #: By arrangement, the one that stands for all that are this one turned or renamed.
        self.kind: dict[Word, Word] = {}
        #: Of those that stand for others, for how many.
        self.kinds: dict[Word, int] = {}
        for guess, stabilizer in orbits(self._table, range(self._table.size), self._group):
            word = self._table.words[guess]
            self.kinds[word] = len(self._group) // len(stabilizer)
            self.kind.update((symmetry.image(word), word) for symmetry in self._group)

    def least(self, shown: Word, exact: int) -> Fraction:
        """Return the least expected number of guesses from a start, proven."""
        # How far Guess 0 turned is hidden: 0 stands for anything.
        known = knowledge_of([Turn(shown, Feedback(exact, 0))])
        table = self._table
        weights = [0] * table.size
        for word, weight in zip(known.candidates, known.weights, strict=True):
            weights[table.index[word]] = weight
        solver = ExpectedSolver(
            table,
            self._ranking.weighted(weights),
            self._tick,
            self._is_cancelled,
            whole=self._set_of(known),
        )
        return Fraction(solver.solve(self._symmetries_of(shown)), known.total)

    def _set_of(self, known: Knowledge) -> int:
        return sum(1 << self._table.index[word] for word in known.candidates)

    def _symmetries_of(self, shown: Word) -> list[Symmetry]:
        """Return the symmetries that leave Guess 0 in place, and so what is known after it."""
        return next(orbits(self._table, [self._table.index[shown]], self._group))[1]

    def _tick(self, solver: Solver) -> None:
        if self._is_cancelled():
            raise Cancelled


def optimum_of_content(
    content: Content, is_cancelled: IsCancelled = never_cancelled
) -> ContentOptimum:
    """Return the optimum of a content, over all its starts. Raises: Cancelled."""
    solver = StartSolver(content, is_cancelled)
    chances: dict[tuple[Word, int], Fraction] = {}
    for (shown, exact), chance in starts(content, solver.kinds).items():
        kind = solver.kind[shown], exact
        chances[kind] = chances.get(kind, Fraction(0)) + chance
    expected = sum(
        (chance * solver.least(*start) for start, chance in chances.items()), Fraction(0)
    )
    return ContentOptimum(content, expected, len(chances))
