"""Par for a bead content: how many guesses the coach takes, whatever the start.

Public names: `ContentPar`, `EXACT_BEADS`, `par_of_content`.

`par` is that of one start. This is its mean over all starts that a game can give: the secret's
necklace and its phase drawn evenly, the start evenly from the shuffles of its beads that are no
rotation of it.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from cyclomind.games.necklace import Turn
from cyclomind.necklace import canonical, period, rotate_clockwise
from cyclomind.rng import Rng
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.contents import Content, Word, arrangements, content_name
from cyclomind.strategy.long_work import Cancelled, IsCancelled, never_cancelled

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
    content: Content, sample: int, is_cancelled: IsCancelled = never_cancelled
) -> ContentPar:
    """Return par of a content; with more than EXACT_BEADS beads, from a sample of so many starts.

    The same content and sample give the same result. Raises: Cancelled when ``is_cancelled`` says
    so.
    """

    @cache
    def expected(shown: Word, exact: int) -> float:
        if is_cancelled():
            raise Cancelled
        # How far the ring turned is hidden: 0 stands for anything.
        return par_of_start(Turn(shown, Feedback(exact, 0))).expected

    if sum(content) <= EXACT_BEADS:
        total = sum(
            float(chance) * expected(shown, exact)
            for (shown, exact), chance in _starts(content).items()
        )
        return ContentPar(content, total, 0.0, expected.cache_info().currsize)
    drawn = [expected(*start) for start in _drawn_starts(content, sample)]
    mean = sum(drawn) / sample
    variance = sum((one - mean) ** 2 for one in drawn) / (sample - 1)
    error = math.sqrt(variance / sample)
    return ContentPar(content, mean, error, expected.cache_info().currsize)


def _starts(content: Content) -> dict[tuple[Word, int], Fraction]:
    """Return the chance of each start, as (arrangement shown, exact)."""
    words = arrangements(content)
    necklaces = sum(canonical(word) == word for word in words)
    chances: dict[tuple[Word, int], Fraction] = {}
    for secret in words:
        shared = Fraction(1, necklaces * period(secret) * (len(words) - period(secret)))
        for start in words:
            if canonical(start) != canonical(secret):
                seen = _shown(secret, start)
                chances[seen] = chances.get(seen, Fraction(0)) + shared
    return chances


def _drawn_starts(content: Content, count: int) -> Iterator[tuple[Word, int]]:
    rng = Rng(f"par {content_name(content)}")
    beads = [color for color, number in enumerate(content) for _ in range(number)]
    n = len(beads)
    for _ in range(count):
        secret = tuple(rng.shuffled(beads))
        while rng.below(n) % period(secret):  # every necklace equally likely: 1 in its period
            secret = tuple(rng.shuffled(beads))
        start = tuple(rng.shuffled(beads))
        while canonical(start) == canonical(secret):
            start = tuple(rng.shuffled(beads))
        yield _shown(secret, start)


def _shown(secret: Word, start: Word) -> tuple[Word, int]:
    feedback = score_guess(secret, start)
    return rotate_clockwise(start, feedback.rotation), feedback.exact
