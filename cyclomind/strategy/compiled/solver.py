"""Questions asked of the compiled search, and the strategy that its memory holds.

Public names: `compiled_search`.
"""

import time
from contextlib import suppress
from functools import cache
from typing import NamedTuple

import numpy as np

from cyclomind.strategy.compiled.codes import Array, Codes
from cyclomind.strategy.compiled.memory import ANSWER, find, key_of
from cyclomind.strategy.compiled.ranking import rank
from cyclomind.strategy.compiled.search import begin, least_open, run, split
from cyclomind.strategy.compiled.state import FAR, RESULT, SEARCHED, new_state
from cyclomind.strategy.compiled.waiting import wait_for
from cyclomind.strategy.contents import Content
from cyclomind.strategy.long_work import Cancelled, IsCancelled, never_cancelled
from cyclomind.strategy.models import COUNT, ROTATION, Seen
from cyclomind.strategy.solution import Found, SolverProgress, Tell
from cyclomind.strategy.solver import WORST
from cyclomind.strategy.symmetry import orbits, symmetries
from cyclomind.strategy.tree import Step

#: How long the search runs before it is asked whether to stop, in seconds, about.
_SLICE = 0.1
_MOST_STEPS = 1 << 20

#: Sets up to this size are solved, not guessed at, where a good strategy is made; by whether
#: the model is the count model.
_SOLVED_AT_ONCE = {True: 40, False: 60}
#: The guesses tried for a larger set.
_TRIED = 4


class _Plan(NamedTuple):
    """A good strategy for a set: its value and its guess."""

    value: int
    guess: int


def compiled_search(
    content: Content, model: str, objective: str, tell: Tell, is_cancelled: IsCancelled
) -> Found:
    """Return what the compiled search finds; see `solution.Search`. Raises: Cancelled."""
    wait_for(_compile, is_cancelled)
    codes = Codes(content, model, is_cancelled)
    return _Searcher(codes, objective, tell, is_cancelled).found()


@cache
def _compile() -> None:
    """Have everything compiled, which takes a minute at the first use, by solving a small one."""
    codes = Codes((2, 2, 1), ROTATION)
    _Searcher(codes, WORST, lambda progress: None, never_cancelled).found()


class _Searcher:
    """Asks about the sets of one content."""

    def __init__(self, codes: Codes, objective: str, tell: Tell, is_cancelled: IsCancelled):
        self._codes = codes
        self._is_worst = objective == WORST
        self._tell = tell
        self._is_cancelled = is_cancelled
        self._state = new_state(codes, objective)
        self._plans: dict[bytes, _Plan] = {}
        self._whole = np.arange(codes.size, dtype=np.int64)
        self._lower = self._floor()
        size = codes.size
        # What guessing one candidate after another takes, until there is a strategy.
        self._upper = size if self._is_worst else size * (size + 1) // 2
        self._steps = 1  # that take about _SLICE

    def found(self) -> Found:
        """Return bounds for the value of the whole, and the strategy that attains the upper one."""
        self._upper = self._plan(self._whole).value
        with suppress(Cancelled):
            self._narrow()
        searched = int(self._state.used[SEARCHED])
        return Found(self._lower, self._upper, self._tree(self._whole), searched)

    def _floor(self) -> int:
        """Rank the guesses of the whole; return a lower bound, and keep those by size."""
        floor = self._rank(self._whole)
        self._state.least[:] = self._state.totals[0]
        different = len(set(self._codes.necklace_of.tolist()))
        return int(self._state.depths[0, different]) if self._is_worst else floor

    def _narrow(self) -> None:
        """Raise the lower bound and better the strategy until they meet. Raises: Cancelled."""
        kinds = orbits(self._codes, range(self._codes.size), symmetries(self._codes))
        self._state.allowed[:] = 0
        self._state.allowed[[guess for guess, _ in kinds]] = 1
        while self._lower < self._upper:
            # Limits well above what is proven: few questions, and none far beyond the value.
            limit = self._lower + (0 if self._is_worst else (self._upper - self._lower) // 8)
            limit = min(limit, self._upper - 1)
            value = self._value(self._whole, limit, is_whole=True)
            self._lower = max(self._lower, value)
            if value <= limit:
                self._upper = value
                self._plans[self._whole.tobytes()] = _Plan(value, self._answer(self._whole))

    def _load(self, members: Array) -> None:
        self._state.members[: len(members)] = members

    def _rank(self, members: Array) -> int:
        """Rank the guesses of a set; return a lower bound of its total. Raises: Cancelled."""
        self._load(members)
        return int(wait_for(lambda: rank(self._state, 0, len(members), 0), self._is_cancelled))

    def _value(self, members: Array, limit: int, is_whole: bool = False) -> int:
        """Return the value if it is at most ``limit``, else a bound above. Raises: Cancelled."""
        state = self._state
        if not is_whole:
            kinds = state.allowed.copy()
            state.allowed[:] = 1
        self._load(members)
        begin(state, len(members), limit)
        try:
            while not self._go_on():
                if is_whole:
                    self._lower = max(self._lower, int(least_open(state)))
        finally:
            if not is_whole:
                state.allowed[:] = kinds
        return int(state.used[RESULT])

    def _go_on(self) -> bool:
        """Search on for a moment; return whether the search is over. Raises: Cancelled."""
        start = time.monotonic()
        is_over = bool(run(self._state, self._steps))
        taken = time.monotonic() - start
        if taken > _SLICE:
            self._steps = max(1, int(self._steps * _SLICE / taken))
        elif self._steps < _MOST_STEPS:
            self._steps *= 2
        if not is_over:
            if self._is_cancelled():
                raise Cancelled
            self._tell(SolverProgress(int(self._state.used[SEARCHED]), self._lower, self._upper))
        return is_over

    def _answer(self, members: Array) -> int:
        """Return the guess that attains the value of a set in memory, or -1."""
        self._load(members)
        slot = find(self._state, 0, len(members), key_of(self._state, 0, len(members)))
        return -1 if slot < 0 else int(self._state.stored[slot, ANSWER])

    def _parts(self, members: Array, guess: int) -> list[Array]:
        """Return what a guess leaves of a set, the small parts first."""
        self._load(members)
        starts = np.zeros(len(self._codes.feedbacks) + 2, dtype=np.int64)
        count = split(self._state, 0, len(members), guess, len(members), starts)
        return [self._state.members[starts[i] : starts[i + 1]].copy() for i in range(count)]

    def _is_one_necklace(self, members: Array) -> bool:
        return len(set(self._codes.necklace_of[members].tolist())) == 1

    def _plan(self, members: Array) -> _Plan:
        """Return a good strategy for a set: the best of a few guesses. Raises: Cancelled."""
        size = len(members)
        if self._is_one_necklace(members):
            return _Plan(1 if self._is_worst else size, int(members[0]))
        known = self._plans.get(members.tobytes())
        if known:
            return known
        if size <= _SOLVED_AT_ONCE[self._codes.model == COUNT]:
            value = self._value(members, FAR)
            plan = _Plan(value, int(members[0]) if size <= 2 else self._answer(members))
        else:
            plan = min(self._planned(members, guess) for guess in self._promising(members))
        self._plans[members.tobytes()] = plan
        return plan

    def _planned(self, members: Array, guess: int) -> _Plan:
        values = [self._plan(part).value for part in self._parts(members, guess)]
        if self._is_worst:
            return _Plan(1 + max(values, default=0), guess)
        return _Plan(len(members) + sum(values), guess)

    def _promising(self, members: Array) -> list[int]:
        """Return a few guesses with the least bounds; one if the set is the whole."""
        self._rank(members)
        order = np.argsort(self._state.bounds[0], kind="stable")
        return [int(guess) for guess in order[: 1 if len(members) == len(self._whole) else _TRIED]]

    def _tree(self, members: Array) -> Step:
        """Return the strategy that attains the upper bound of a set."""
        codes = self._codes
        guess = int(members[0])
        if len(members) > 2 and not self._is_one_necklace(members):
            guess = self._best_guess(members)
        after: dict[Seen, Step] = {}
        for part in self._parts(members, guess):
            code = int(codes.by_guess[guess, part[0]])
            after[codes.feedbacks[code]] = self._tree(part)
        return Step(codes.words[guess], after)

    def _best_guess(self, members: Array) -> int:
        planned = self._plans.get(members.tobytes())
        answer = self._answer(members)
        if answer >= 0:
            return answer
        if planned:
            return planned.guess
        # The memory was emptied since: the set was solved once, and is solved again.
        self._is_cancelled = lambda: False
        self._value(members, FAR)
        return self._answer(members)
