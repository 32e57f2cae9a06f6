"""Optimal strategies, proven: fewest guesses in the worst case, or on average.

Public names, in reading order: `WORST`, `EXPECTED`, `OBJECTIVES`, `Solver`,
`ExpectedSolver`, `WorstSolver`, `solver_for`.

Both solvers search sets of candidates (bit sets) by depth first with memory, and ask one
question again and again: *can this set be solved within this limit?* A "no" is kept as a lower
bound, a "yes" as the exact value with the guess that attains it. Three things make them fast:

- guesses are tried in the order of a proven lower bound for each (`ranking`), and the search
  stops at the first whose bound exceeds the limit;
- small parts first: they are cheap to solve exactly, and what they cost above their bounds
  often ends the question before the large parts are touched;
- near the root, one guess of each class of equivalent ones (`symmetry`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from heapq import heappop, heappush

from cyclomind.strategy.long_work import IsCancelled, never_cancelled, stoppable
from cyclomind.strategy.models import FeedbackTable
from cyclomind.strategy.partitions import BitSet, members
from cyclomind.strategy.ranking import UNLIMITED, Ranking, ranking_for
from cyclomind.strategy.symmetry import Symmetry, orbits, symmetries

WORST = "worst"
EXPECTED = "expected"
OBJECTIVES = (WORST, EXPECTED)


#: Sets so small that they are solved at once, not bounded first.
_FEW = 12

#: Lower bounds kept at a time: some 300 MB of them.
_MOST_REMEMBERED = 1_000_000


class Solver(ABC):
    """Solves the sets of candidates of one feedback table for one objective.

    A *value* is what the objective counts, over a set of candidates: the number of guesses that
    the worst of them takes, or the total that they take together.

    is_cancelled: asked while the solver is made, which may take seconds and then raises Cancelled.
    tick: called with the solver again and again; it may raise `Cancelled`, which passes through
        and leaves the memory and the two bounds below in a correct state.
    whole: the candidates to solve; default: all of the table.
    lower, upper: what is proven of the value of the whole so far.
    searched: how many sets have been searched.
    """

    objective: str

    def __init__(
        self,
        table: FeedbackTable,
        ranking: Ranking | None = None,
        tick: Callable[["Solver"], None] = lambda solver: None,
        is_cancelled: IsCancelled = never_cancelled,
        whole: BitSet | None = None,
    ):
        self.table = table
        self.whole = table.everything if whole is None else whole
        self.ranking = ranking or ranking_for(table, is_cancelled)
        self.searched = 0
        self._tick = tick
        #: Sets solved: the value and a guess that attains it.
        self._solved: dict[BitSet, tuple[int, int]] = {}
        #: Sets not solved yet: the value is at least this.
        self._at_least: dict[BitSet, int] = {}
        self._planned: dict[BitSet, int] = {}
        self._part_bounds: dict[BitSet, int] = {}
        self.lower = self.bound(self.whole)
        self.upper = self._plan(self.whole, is_cancelled)

    def solve(self, group: list[Symmetry] | None = None) -> int:
        """Return the value of the whole, proven; afterwards lower == upper.

        group: symmetries that leave the whole in place; default: all those of the table.
        """
        if group is None:
            group = symmetries(self.table)
        while self.lower < self.upper:
            value = self.value(self.whole, self._next_limit(), group)
            self.lower = max(self.lower, value)
            if self.whole in self._solved:
                self.upper = value
        return self.upper

    def bound(self, candidates: BitSet) -> int:
        """Return the best lower bound known for a set: its value if it is solved."""
        known = self._known_bound(candidates)
        return self._size_bound(candidates) if known is None else known

    def _known_bound(self, candidates: BitSet) -> int | None:
        solved = self._solved.get(candidates)
        return solved[0] if solved else self._at_least.get(candidates)

    def best_guess(self, candidates: BitSet) -> int:
        """Return the guess that attains the upper bound of a set met on the way there."""
        if candidates in self._solved:
            return self._solved[candidates][1]
        if candidates in self._planned:
            return self._planned[candidates]
        return (candidates & -candidates).bit_length() - 1  # one or two candidates: the first

    @abstractmethod
    def value(self, candidates: BitSet, limit: int, group: list[Symmetry] | None = None) -> int:
        """Return the value of a set if it is at most ``limit``, else a lower bound above it.

        group: symmetries of the table that leave the set in place, if it is worth knowing.
        """

    @abstractmethod
    def _size_bound(self, candidates: BitSet) -> int:
        """Return a lower bound from the size of a set."""

    @abstractmethod
    def _next_limit(self) -> int:
        """Return the limit for the next question about the whole."""

    @abstractmethod
    def _combined(self, candidates: BitSet, values: list[int]) -> int:
        """Return the value of a guess from the values of the parts that it leaves."""

    def _plan(self, candidates: BitSet, is_cancelled: IsCancelled) -> int:
        """Return the value of a good strategy, found without search, and keep it.

        It takes the guess with the least bound at every step. Raises: Cancelled.
        """
        if self.ranking.necklaces(candidates) == 1:
            return self._combined(candidates, [])
        _, ranked = self.ranking.guesses(candidates, UNLIMITED)
        for _, guess in ranked:
            parts = self.table.split(candidates, guess)
            if parts != [candidates]:  # it tells something; a candidate always does
                break
        self._planned[candidates] = guess
        values = [self._plan(part, is_cancelled) for part in stoppable(parts, is_cancelled)]
        return self._combined(candidates, values)

    def _remember(self, candidates: BitSet, bound: int) -> None:
        """Keep a lower bound; forget all of them before they fill the memory."""
        if len(self._at_least) >= _MOST_REMEMBERED:
            self._at_least.clear()
        self._at_least[candidates] = bound

    def _enter(self) -> None:
        self.searched += 1
        self._tick(self)


class ExpectedSolver(Solver):
    """Least total number of guesses; divided by the number of candidates, the expected one."""

    objective = EXPECTED

    def value(self, candidates: BitSet, limit: int, group: list[Symmetry] | None = None) -> int:
        """Return what `Solver.value` says, here for this objective."""
        bound = self.bound(candidates)
        if bound > limit or candidates in self._solved or candidates.bit_count() <= 2:
            return bound  # of one or two candidates the size tells all
        if self._is_solved_by_one(candidates):
            return self._solved[candidates][0]
        self._enter()
        floor, ranked = self.ranking.guesses(candidates, limit)
        bound = max(bound, floor)
        after: dict[int, list[Symmetry]] = {}
        if group and len(group) > 1:
            every = list(ranked)
            after = dict(orbits(self.table, (guess for _, guess in every), group))
            ranked = iter([(low, guess) for low, guess in every if guess in after])

        best, best_guess = limit + 1, None
        closely: list[tuple[int, int]] = []  # a heap of (bound, guess): of those looked at closely
        seen = set()
        is_whole = candidates == self.whole
        following = next(ranked, None)
        while following or closely:
            is_close = not following or (bool(closely) and closely[0][0] < following[0])
            if is_close or not following:
                low, guess = heappop(closely)
            else:
                low, guess = following
                following = next(ranked, None)
            if low >= best:
                break
            if is_whole:
                self.lower = max(self.lower, low)  # no guess left can do with less
            parts = self.table.split(candidates, guess)
            if not is_close:
                alike = (candidates & self.table.solves[guess], *sorted(parts))
                if alike in seen or parts[:1] == [candidates]:
                    continue  # another guess does the same, or this one tells nothing
                seen.add(alike)
                closer = self._closer_bound(low, parts, best)
                if closer > low:
                    heappush(closely, (closer, guess))
                    continue
            value = self._value_of_guess(candidates, parts, best - 1, after.get(guess))
            if value < best:
                best, best_guess = value, guess
                if is_whole:
                    self.upper, self._planned[candidates] = value, guess
        if best_guess is None:
            bound = max(bound, limit + 1)
            self._remember(candidates, bound)
            return bound
        self._solved[candidates] = best, best_guess
        return best

    def _closer_bound(self, low: int, parts: list[BitSet], enough: int) -> int:
        """Return a guess's bound from the floors of its parts; stop when it is ``enough``.

        low: its bound from the ranking, which holds a size bound for each part already.
        """
        self._tick(self)
        total = low
        unknown = []
        for part in parts:
            size = part.bit_count()
            if size > 2:  # of one or two candidates the size tells all
                bound = self._known_bound(part)
                if bound is None:
                    unknown.append((size, part))
                else:
                    total += bound - self._ranked(part)
        unknown.sort(reverse=True)  # the largest have most to add
        for _, part in unknown:
            if total >= enough:
                break
            if not self._is_solved_by_one(part):
                self._remember(part, max(self._size_bound(part), self.ranking.floor(part)))
            total += self.bound(part) - self._ranked(part)
        return total

    def _is_solved_by_one(self, candidates: BitSet) -> bool:
        """Tell whether one of a few candidates, when guessed, attains the bound; keep that value.

        Then it leaves single ones and pairs. That is so for most small sets, and found out much
        sooner than the bounds of all guesses.
        """
        if candidates.bit_count() > _FEW:
            return False
        least = self._ranked(candidates)
        for guess in members(candidates):
            total = self.ranking.weight(candidates)
            for part in self.table.split(candidates, guess):
                if total > least or part.bit_count() > 2:
                    break
                total += self._size_bound(part)
            else:
                if total == least:
                    self._solved[candidates] = total, guess
                    return True
        return False

    def _ranked(self, part: BitSet) -> int:
        """Return `Ranking.part_bound` of a part that is met again and again."""
        bound = self._part_bounds.get(part)
        if bound is None:
            if len(self._part_bounds) >= _MOST_REMEMBERED:
                self._part_bounds.clear()
            bound = self._part_bounds[part] = self.ranking.part_bound(part)
        return bound

    def _value_of_guess(
        self, candidates: BitSet, parts: list[BitSet], limit: int, group: list[Symmetry] | None
    ) -> int:
        """Return the total when this guess is made, or a lower bound above ``limit``.

        It goes round: first the bounds of all parts are raised a little, which is cheap, then by
        more and more. Most guesses are ruled out by many bounds that rise by one.
        """
        bounds = sorted((part.bit_count(), part, self.bound(part)) for part in parts)
        total = self.ranking.weight(candidates) + sum(bound for _, _, bound in bounds)
        rise = 0
        while bounds and total <= limit:
            still_open = []
            for size, part, bound in bounds:
                most = limit - total + bound
                asked = most if size <= _FEW else min(most, bound + rise)
                value = self.value(part, asked, group)
                total += value - bound
                if total > limit:
                    break
                if value > asked:
                    still_open.append((size, part, value))
            bounds = still_open
            rise = 2 * rise + 1
        return total

    def _size_bound(self, candidates: BitSet) -> int:
        return self.ranking.size_bound(candidates)

    def _next_limit(self) -> int:
        return self.upper

    def _combined(self, candidates: BitSet, values: list[int]) -> int:
        return self.ranking.weight(candidates) + sum(values)


class WorstSolver(Solver):
    """Least number of guesses that solves every candidate of a set."""

    objective = WORST

    def value(self, candidates: BitSet, limit: int, group: list[Symmetry] | None = None) -> int:
        """Return what `Solver.value` says, here for this objective."""
        bound = self.bound(candidates)
        if bound > limit or candidates in self._solved:
            return bound
        if bound == 1:
            return 1  # rotations of one necklace, whichever is guessed
        while bound <= limit:
            guess = self._guess_within(candidates, bound, group)
            if guess is not None:
                self._solved[candidates] = bound, guess
                return bound
            bound += 1
            self._remember(candidates, bound)
        return bound

    def _guess_within(
        self, candidates: BitSet, depth: int, group: list[Symmetry] | None
    ) -> int | None:
        """Return a guess that solves the set within ``depth`` guesses, or None if none does."""
        self._enter()
        guesses = self.ranking.guesses_within(candidates, depth)
        after: dict[int, list[Symmetry]] = {}
        if group and len(group) > 1:
            after = dict(orbits(self.table, guesses, group))
            guesses = list(after)
        seen = set()
        for guess in guesses:
            parts = self.table.split(candidates, guess)
            parts.sort(key=int.bit_count, reverse=True)  # the largest is the likeliest to fail
            if any(self.bound(part) >= depth for part in parts):
                continue
            alike = tuple(parts)
            if alike in seen:
                continue
            seen.add(alike)
            if all(self.value(part, depth - 1, after.get(guess)) < depth for part in parts):
                return guess
        return None

    def _size_bound(self, candidates: BitSet) -> int:
        if candidates & (candidates - 1) == 0:
            return 1
        return self.ranking.bounds.depth(self.ranking.necklaces(candidates))

    def _next_limit(self) -> int:
        return self.lower

    def _combined(self, candidates: BitSet, values: list[int]) -> int:
        return 1 + max(values, default=0)


def solver_for(objective: str) -> type[Solver]:
    """Return the solver class of an objective."""
    return {EXPECTED: ExpectedSolver, WORST: WorstSolver}[objective]
