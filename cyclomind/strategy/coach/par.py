"""Par: the guesses that the coach takes from one start of the necklace game.

Public names: `Par`, `par_of_start`.
"""

from dataclasses import dataclass

from cyclomind.games.necklace import Turn
from cyclomind.strategy.coach.best_guess import EFFORT, PAR_EFFORT, GuessSearch
from cyclomind.strategy.coach.guess_values import Scale
from cyclomind.strategy.knowledge import Knowledge, knowledge_of
from cyclomind.strategy.long_work import IsCancelled, Progress, ignore_progress, never_cancelled
from cyclomind.strategy.models import ROTATION


@dataclass(frozen=True)
class Par:
    """The number of guesses that the coach takes from a start.

    expected: on average over the secrets that fit the start, by their weights; Guess 0 is not
        counted. worst: at most. is_complete: whether every guess was considered in every
        position; if not, the coach may have missed better ones, but the average is that of its
        play all the same.
    """

    expected: float
    worst: int
    is_complete: bool


def par_of_start(
    start: Turn,
    progress: Progress = ignore_progress,
    is_cancelled: IsCancelled = never_cancelled,
    model: str = ROTATION,
) -> Par:
    """Return par for a start: every secret that fits it is played to the end by the coach.

    model: what is shown of a guess, one of models.MODELS.

    Raises: Cancelled when ``is_cancelled`` says so.
    """
    known = knowledge_of((start,), model)
    search = GuessSearch(start.shown, progress, is_cancelled, model)
    total, worst, is_complete = _play(search, known, EFFORT, (0.0, 1.0))
    progress(1.0)
    return Par(total / known.total, worst, is_complete)


def _play(
    search: GuessSearch, known: Knowledge, effort: int, shares: tuple[float, float]
) -> tuple[int, int, bool]:
    """Return the coach's guesses in total by weight, at most, and whether its pool was complete."""
    start, end = shares
    searched = start + (end - start) / 3  # a rough share, to keep progress rising
    scale = Scale(known)
    guess, _, pool = search.best(scale, effort, (start, searched))
    n = len(guess)
    total, worst, is_complete = known.total, 1, pool.is_complete
    done = 0
    for feedback, part in scale.partitioner.by_feedback(guess).items():
        size = part.bit_count()
        from_to = [
            searched + (end - searched) * count / len(known.candidates)
            for count in (done, done + size)
        ]
        done += size
        if feedback.exact == n:
            continue
        left = known.part(part)
        if size == 1:
            more, deepest, complete = left.total, 1, True
        else:
            more, deepest, complete = _play(search, left, PAR_EFFORT, (from_to[0], from_to[1]))
        total += more
        worst = max(worst, 1 + deepest)
        is_complete = is_complete and complete
    return total, worst, is_complete
