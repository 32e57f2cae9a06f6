"""Par for a bead content: how many guesses the coach takes, whatever the start.

Public names: `ContentPar`, `EXACT_BEADS`, `par_of_content`.

`par` is that of one start. This is its mean over all starts that a game can give, by their chances
(`strategy.starts`).
"""

import math
from dataclasses import dataclass
from functools import cache

from cyclomind.games.necklace import Turn
from cyclomind.scoring import Feedback
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.contents import Content, Word
from cyclomind.strategy.long_work import Cancelled, IsCancelled, never_cancelled
from cyclomind.strategy.models import ROTATION
from cyclomind.strategy.starts import drawn_starts, starts

#: Up to so many beads every start is played out; beyond, a sample of them.
EXACT_BEADS = 6


@dataclass(frozen=True)
class ContentPar:
    """Par of a content.

    expected: the mean over the starts. error: its standard error, 0 when every start was played.
    starts: how many different ones were.
    """

    content: Content
    expected: float
    error: float
    starts: int


def par_of_content(
    content: Content,
    sample: int,
    is_cancelled: IsCancelled = never_cancelled,
    model: str = ROTATION,
) -> ContentPar:
    """Return par of a content; with more than EXACT_BEADS beads, from a sample of so many starts.

    model: what is shown of a guess, one of models.MODELS. The same content and sample give the same
    result. Raises: Cancelled when ``is_cancelled`` says so.
    """

    @cache
    def expected(shown: Word, exact: int) -> float:
        if is_cancelled():
            raise Cancelled
        # How far the ring turned is hidden: 0 stands for anything.
        return par_of_start(Turn(shown, Feedback(exact, 0)), model=model).expected

    if sum(content) <= EXACT_BEADS:
        total = sum(
            float(chance) * expected(shown, exact)
            for (shown, exact), chance in starts(content, model=model).items()
        )
        return ContentPar(content, total, 0.0, expected.cache_info().currsize)
    drawn = [expected(*start) for start in drawn_starts(content, sample, model)]
    mean = sum(drawn) / sample
    variance = sum((one - mean) ** 2 for one in drawn) / (sample - 1)
    error = math.sqrt(variance / sample)
    return ContentPar(content, mean, error, expected.cache_info().currsize)
