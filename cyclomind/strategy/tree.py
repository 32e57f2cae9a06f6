"""A strategy written down: what to guess, and what next after each feedback.

Public name: `Step`.
"""

from dataclasses import dataclass

from cyclomind.strategy.models import Seen


@dataclass(frozen=True)
class Step:
    """One guess of a strategy.

    guess: the arrangement to guess.
    after: the step that follows each feedback that can come and does not solve.
    """

    guess: tuple[int, ...]
    after: dict[Seen, "Step"]
