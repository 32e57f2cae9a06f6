"""A strategy written down: what to guess, and what next after each feedback.

Public name: `Step`.
"""

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """One guess of a strategy.

    guess: the arrangement to guess.
    after: the step that follows each feedback (an exact count, or a Feedback) that can come and
        does not solve.
    """

    guess: tuple[int, ...]
    after: dict[Hashable, "Step"]
