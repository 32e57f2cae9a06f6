"""The starts that games with some beads can have, and how likely each is.

Public names: `starts`, `drawn_starts`.

The secret's necklace and its phase are drawn evenly, the start evenly from the shuffles of its
beads that are no rotation of it. A player sees it turned: a start is (arrangement shown, exact). In
the count model the start is not turned, and its rotations are one start: the canonical one stands
for them.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from cyclomind.necklace import canonical, period, rotate_clockwise
from cyclomind.rng import Rng
from cyclomind.scoring import score_guess
from cyclomind.strategy.contents import Content, Word, arrangements, content_name
from cyclomind.strategy.models import COUNT, ROTATION


def starts(
    content: Content, secrets: Mapping[Word, int] | None = None, model: str = ROTATION
) -> dict[tuple[Word, int], Fraction]:
    """Return the chance of each start of a content, as (arrangement shown, exact).

    secrets: those to look at, with how many arrangements each stands for; default: all, each for
    itself.
    """
    words = arrangements(content)
    necklaces = sum(canonical(word) == word for word in words)
    chances: dict[tuple[Word, int], Fraction] = {}
    for secret, count in (secrets or dict.fromkeys(words, 1)).items():
        shared = Fraction(count, necklaces * period(secret) * (len(words) - period(secret)))
        for start in words:
            if canonical(start) != canonical(secret):
                seen = _shown(secret, start, model)
                chances[seen] = chances.get(seen, Fraction(0)) + shared
    return chances


def drawn_starts(content: Content, count: int, model: str = ROTATION) -> Iterator[tuple[Word, int]]:
    """Yield so many starts at random, always the same ones, each by its chance."""
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
        yield _shown(secret, start, model)


def _shown(secret: Word, start: Word, model: str) -> tuple[Word, int]:
    feedback = score_guess(secret, start)
    if model == COUNT:
        return canonical(start), feedback.exact
    return rotate_clockwise(start, feedback.rotation), feedback.exact
