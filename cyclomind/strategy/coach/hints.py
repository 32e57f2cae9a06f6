"""Three hints for a player of the necklace game, each telling more than the one before.

Public names, in reading order: `CountHint`, `count_hint`, `BoardHint`, `board_hint`, `GuessHint`,
`guess_hint`.

``turns`` is a game's record of `games.necklace.Turn`, Guess 0 first; ``model``, one of
`models.MODELS`, what is shown of a guess.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cyclomind.games.necklace import Turn
from cyclomind.strategy.coach.best_guess import Pool, best_guess
from cyclomind.strategy.coach.guess_values import GuessValue
from cyclomind.strategy.contents import Word
from cyclomind.strategy.knowledge import Contradiction, contradictions, knowledge_of
from cyclomind.strategy.long_work import IsCancelled, Progress, ignore_progress, never_cancelled
from cyclomind.strategy.models import ROTATION


@dataclass(frozen=True)
class CountHint:
    """Hint 1: how many necklaces still fit, and in how many rotations in all."""

    necklaces: int
    candidates: int


def count_hint(turns: Sequence[Turn], model: str = ROTATION) -> CountHint:
    """Return how many necklaces fit all turns."""
    known = knowledge_of(turns, model)
    return CountHint(len(known.necklaces), len(known.candidates))


@dataclass(frozen=True)
class BoardHint:
    """Hint 2: whether the arrangement on the board could be the secret, and if not, why."""

    could_be_secret: bool
    contradictions: tuple[Contradiction, ...]


def board_hint(turns: Sequence[Turn], arrangement: Word, model: str = ROTATION) -> BoardHint:
    """Return whether guessing this arrangement could solve the game."""
    reasons = contradictions(turns, arrangement, model)
    return BoardHint(not reasons, reasons)


@dataclass(frozen=True)
class GuessHint:
    """Hint 3: a guess worth making, and why.

    value: what it leaves. could_be_secret: whether it may solve the game. candidates: how many
    fit now. pool: among how many guesses it is the best.
    """

    value: GuessValue
    could_be_secret: bool
    candidates: int
    pool: Pool


def guess_hint(
    turns: Sequence[Turn],
    progress: Progress = ignore_progress,
    is_cancelled: IsCancelled = never_cancelled,
    model: str = ROTATION,
) -> GuessHint:
    """Return the coach's next guess.

    Raises: Cancelled when ``is_cancelled`` says so; ValueError when no secret fits the turns.
    """
    known = knowledge_of(turns, model)
    if not known.candidates:
        raise ValueError("no secret fits these turns")
    value, pool = best_guess(known, progress, is_cancelled)
    return GuessHint(value, value.solves > 0, len(known.candidates), pool)
