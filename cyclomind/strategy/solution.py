"""A solved content: the value, how far it is proven, and a strategy that was played out.

Public names, in reading order: `MAX_TABLE`, `StrategyError`, `play_out`, `SolverProgress`,
`Solution`, `Found`, `Tell`, `Search`, `plain_search`, `solve`.

A strategy is a tree of `tree.Step`. Whatever a solver claims, `play_out` plays its tree against
every candidate by the rules themselves (`scoring.score_guess`, not the solver's tables), and only
that result counts.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cyclomind.scoring import score_guess
from cyclomind.strategy.bracket import bracket, first_bracket
from cyclomind.strategy.contents import (
    Content,
    arrangements,
    content_name,
    count_arrangements,
    count_necklaces_of,
    necklaces_of,
)
from cyclomind.strategy.long_work import Cancelled, IsCancelled, never_cancelled
from cyclomind.strategy.models import COUNT, FeedbackTable, Seen, seen_in
from cyclomind.strategy.partitions import BitSet
from cyclomind.strategy.solver import EXPECTED, Solver, solver_for
from cyclomind.strategy.tree import Step

#: The largest feedback table built: candidates, in either model. One of 5,040 takes 290 MB.
MAX_TABLE = 5100


class StrategyError(AssertionError):
    """The play of a strategy differs from what its solver claimed: a defect of this package."""


def play_out(strategy: Step, secrets: Sequence[tuple[int, ...]], model: str) -> list[int]:
    """Return the number of guesses that a strategy takes for each secret, by the rules.

    Raises: StrategyError when it has no answer to some feedback.
    """
    counts = []
    for secret in secrets:
        step, count = strategy, 1
        while (feedback := score_guess(secret, step.guess)).exact < len(secret):
            following = step.after.get(seen_in(model, feedback))
            if following is None or count > len(secrets):
                raise StrategyError(f"lost for {secret} after {step.guess}: {feedback}")
            step, count = following, count + 1
        counts.append(count)
    return counts


@dataclass(frozen=True)
class SolverProgress:
    """How far a solver is: sets searched so far, and what is proven of the value."""

    searched: int
    lower: int
    upper: int


@dataclass(frozen=True)
class Solution:
    """What is proven about one content in one model for one objective.

    lower, upper: the value lies between them; for the expected number of guesses it is the
        total over all candidates (divide by ``candidates``), else the worst case.
    is_proven: lower == upper, so that the value is known.
    strategy: one that attains ``upper``, played out against every candidate.
    searched: how many sets of candidates were searched.
    """

    content: Content
    model: str
    objective: str
    candidates: int
    necklaces: int
    lower: int
    upper: int
    searched: int
    strategy: Step = field(repr=False)

    @property
    def is_proven(self) -> bool:
        """Whether the value is known, not only bounded."""
        return self.lower == self.upper

    def in_guesses(self, value: int) -> float:
        """Return a value of this solution as a number of guesses."""
        return value / self.candidates if self.objective == EXPECTED else value

    def as_json(self) -> dict[str, Any]:
        """Return the solution as JSON-able values; of the strategy, the first guess."""
        values: dict[str, Any] = {
            "content": content_name(self.content),
            "model": self.model,
            "objective": self.objective,
            "candidates": self.candidates,
            "necklaces": self.necklaces,
            "is_proven": self.is_proven,
            "lower": self.in_guesses(self.lower),
            "upper": self.in_guesses(self.upper),
            "first_guess": "".join(map(str, self.strategy.guess)),
            "searched": self.searched,
        }
        if self.objective == EXPECTED:
            values |= {"lower_total": self.lower, "upper_total": self.upper}
        return values


class Found(NamedTuple):
    """What a search found out: bounds of the value, and a strategy that attains the upper one.

    claimed: the upper bound, or None when only playing the strategy will tell.
    searched: how many sets of candidates were searched.
    """

    lower: int
    claimed: int | None
    strategy: Step
    searched: int


#: Told again and again how far a search is.
Tell = Callable[[SolverProgress], None]

#: Finds the value of a content in a model for an objective, or bounds for it when it is stopped.
#: Raises: Cancelled when it is stopped before it has found any.
Search = Callable[[Content, str, str, Tell, IsCancelled], Found]


def plain_search(
    content: Content, model: str, objective: str, tell: Tell, is_cancelled: IsCancelled
) -> Found:
    """Return what `solver` finds, or, for a content that is too large for it, `bracket`."""
    if _candidate_count(content, model) > MAX_TABLE:
        lower, strategy = bracket(content, model, objective, is_cancelled)
        return Found(lower, None, strategy, 0)

    def tick(solver: Solver) -> None:
        if is_cancelled():
            raise Cancelled
        tell(SolverProgress(solver.searched, solver.lower, solver.upper))

    table = FeedbackTable(content, model, is_cancelled)
    solver = solver_for(objective)(table, tick=tick, is_cancelled=is_cancelled)
    with suppress(Cancelled):  # what is proven by then counts
        solver.solve()
    strategy = _tree(solver, table, table.everything)
    return Found(solver.lower, solver.upper, strategy, solver.searched)


def solve(
    content: Content,
    model: str,
    objective: str,
    progress: Tell = lambda progress: None,
    is_cancelled: IsCancelled = never_cancelled,
    search: Search = plain_search,
) -> Solution:
    """Return the optimal value of a content, or, when stopped or too large, bounds for it.

    model: one of `models.MODELS`; objective: one of `solver.OBJECTIVES`. ``progress`` and
    ``is_cancelled`` are called again and again, at least a few times a second; once
    ``is_cancelled`` returns True, the bounds proven by then are returned.
    """
    try:
        found = search(content, model, objective, progress, is_cancelled)
    except Cancelled:  # before anything was found
        lower, strategy = first_bracket(content, model, objective)
        found = Found(lower, None, strategy, 0)
    return _checked(content, model, objective, found)


def _candidate_count(content: Content, model: str) -> int:
    return count_necklaces_of(content) if model == COUNT else count_arrangements(content)


def _tree(solver: Solver, table: FeedbackTable, candidates: BitSet) -> Step:
    guess = solver.best_guess(candidates)
    after: dict[Seen, Step] = {}
    for code, whole in table.parts[guess]:
        if part := whole & candidates:
            after[table.feedbacks[code]] = _tree(solver, table, part)
    return Step(table.words[guess], after)


def _checked(content: Content, model: str, objective: str, found: Found) -> Solution:
    """Return the solution with the upper bound as played out.

    Raises: StrategyError when the strategy does worse than claimed, or better than possible.
    """
    secrets = necklaces_of(content) if model == COUNT else arrangements(content)
    counts = play_out(found.strategy, secrets, model)
    upper = sum(counts) if objective == EXPECTED else max(counts)
    lower, claimed = found.lower, found.claimed
    if upper < lower or (claimed is not None and upper > claimed):
        raise StrategyError(f"{content_name(content)}: {lower} to {claimed} claimed, {upper} found")
    return Solution(
        content=content,
        model=model,
        objective=objective,
        candidates=len(secrets),
        necklaces=count_necklaces_of(content),
        lower=lower,
        upper=upper,
        searched=found.searched,
        strategy=found.strategy,
    )
