"""Questions asked of the compiled search, and the strategy that its memory holds.

Public names: `Proven`, `compiled_search`.
"""

import time
from contextlib import suppress
from functools import cache
from heapq import heapify, heapreplace
from typing import NamedTuple

import numpy as np

from cyclomind.strategy.compiled.codes import Array, Codes
from cyclomind.strategy.compiled.memory import ANSWER, find, key_of
from cyclomind.strategy.compiled.ranking import rank
from cyclomind.strategy.compiled.search import begin, run, split
from cyclomind.strategy.compiled.state import FAR, RESULT, SEARCHED, new_state
from cyclomind.strategy.compiled.waiting import wait_for
from cyclomind.strategy.contents import Content, Word
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


#: By first guess, what the objective counts when it is made: at least this.
Proven = dict[Word, int]


class _Plan(NamedTuple):
    """A good strategy for a set: its value and its guess."""

    value: int
    guess: int


def compiled_search(
    content: Content,
    model: str,
    objective: str,
    tell: Tell,
    is_cancelled: IsCancelled,
    proven: Proven | None = None,
) -> Found:
    """Return what the compiled search finds; see `solution.Search`. Raises: Cancelled.

    proven: lower bounds of an earlier search of this question, by first guess. What is proven of
        a first guess now is entered there, so that a long proof can go on where it was stopped.
    """
    wait_for(_compile, is_cancelled)
    codes = Codes(content, model, is_cancelled)
    return _Searcher(codes, objective, tell, is_cancelled, {} if proven is None else proven).found()


@cache
def _compile() -> None:
    """Have everything compiled, which takes a minute at the first use, by solving a small one."""
    codes = Codes((2, 2, 1), ROTATION)
    _Searcher(codes, WORST, lambda progress: None, never_cancelled, {}).found()


class _Searcher:
    """Asks about the sets of one content."""

    def __init__(
        self,
        codes: Codes,
        objective: str,
        tell: Tell,
        is_cancelled: IsCancelled,
        proven: Proven,
    ):
        self._codes = codes
        self._is_worst = objective == WORST
        self._tell = tell
        self._is_cancelled = is_cancelled
        self._proven = proven
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
        """Rank the guesses of the whole; return a lower bound, and keep those by size.

        Raises: Cancelled; the state must not be used then, since the ranking goes on.
        """
        self._load(self._whole)
        wait_for(lambda: rank(self._state, 0, len(self._whole), 0), self._is_cancelled)
        self._ranks: list[int] = self._state.bounds[0].tolist()
        self._state.least[:] = self._state.totals[0]
        different = len(set(self._codes.necklace_of.tolist()))
        return int(self._state.depths[0, different]) if self._is_worst else min(self._ranks)

    def _narrow(self) -> None:
        """Raise the lower bound and better the strategy until they meet. Raises: Cancelled.

        It is always the first guess with the least bound that is looked at next, so that none is
        searched further than the proof needs.
        """
        open_guesses = self._first_guesses()
        heapify(open_guesses)
        while self._lower < self._upper:
            bound, rank_bound, guess = open_guesses[0]
            self._lower = min(bound, self._upper)
            if bound >= self._upper:
                break
            limit = bound if self._is_worst else bound + (self._upper - bound) // 8
            value = self._value_of_guess(guess, min(limit, self._upper - 1))
            self._note(guess, value)
            heapreplace(open_guesses, (max(value, bound), rank_bound, guess))
            if value <= limit:
                self._upper = value
                self._plans[self._whole.tobytes()] = _Plan(value, guess)

    def _first_guesses(self) -> list[tuple[int, int, int]]:
        """Return one guess of each kind as (what is proven of it, its rank, guess)."""
        found = []
        for guess, _ in orbits(self._codes, range(self._codes.size), symmetries(self._codes)):
            bound = self._lower if self._is_worst else self._ranks[guess]
            bound = max(bound, self._proven.get(self._codes.words[guess], 0))
            found.append((bound, self._ranks[guess], guess))
        return found

    def _value_of_guess(self, guess: int, limit: int) -> int:
        """Return the value of the whole after a first guess if it is at most ``limit``.

        Otherwise a lower bound above. Raises: Cancelled.
        """
        parts = self._parts(self._whole, guess)
        if self._is_worst:
            value = 1
            for part in reversed(parts):  # the largest is the likeliest to take too long
                value = max(value, 1 + self._value(part, limit - 1))
                if value > limit:
                    break
            return value
        lows = [self._value(part, 0) for part in parts]
        total = len(self._whole) + sum(lows)
        still_open = list(range(len(parts)))
        rise = 0  # as in `solver`: first all bounds rise a little, then by more and more
        while still_open and total <= limit:
            in_turn, still_open = still_open, []
            for i in in_turn:
                asked = min(lows[i] + rise, limit - total + lows[i])
                value = self._value(parts[i], asked)
                total += value - lows[i]
                lows[i] = value
                self._note(guess, total)
                if total > limit:
                    return total
                if value > asked:
                    still_open.append(i)
            rise = 2 * rise + 1
        return total

    def _load(self, members: Array) -> None:
        self._state.members[: len(members)] = members

    def _note(self, guess: int, bound: int) -> None:
        """Keep what is proven of a first guess."""
        word = self._codes.words[guess]
        self._proven[word] = max(bound, self._proven.get(word, 0))

    def _value(self, members: Array, limit: int) -> int:
        """Return the value if it is at most ``limit``, else a bound above. Raises: Cancelled."""
        self._load(members)
        begin(self._state, len(members), limit)
        while not self._go_on():
            pass
        return int(self._state.used[RESULT])

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
        if len(members) == len(self._whole):
            return [self._ranks.index(min(self._ranks))]
        self._load(members)
        rank(self._state, 0, len(members), 0)
        return [int(g) for g in np.argsort(self._state.bounds[0], kind="stable")[:_TRIED]]

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
