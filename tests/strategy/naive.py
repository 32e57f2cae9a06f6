"""An independent solver for tiny contents: every guess, every set, no bounds, no bit sets."""

from functools import cache
from itertools import permutations

from cyclomind.necklace import canonical
from cyclomind.scoring import score_guess


def solve_naively(content: tuple, model: str) -> tuple[int, int, int]:
    """Return (candidates, least worst case, least total of guesses)."""
    beads = [color for color, count in enumerate(content) for _ in range(count)]
    n = len(beads)
    words = sorted(set(permutations(beads)))
    candidates = sorted({canonical(word) for word in words}) if model == "count" else words

    @cache
    def seen(secret: tuple, guess: tuple):
        feedback = score_guess(secret, guess)
        return feedback.exact if model == "count" else feedback

    @cache
    def best(left: frozenset) -> tuple[int, int]:
        worst, total = 10**6, 10**6
        for guess in words:
            parts: dict = {}
            for secret in left:
                if canonical(secret) != canonical(guess):
                    parts.setdefault(seen(secret, guess), set()).add(secret)
            if any(len(part) == len(left) for part in parts.values()):
                continue
            values = [best(frozenset(part)) for part in parts.values()]
            worst = min(worst, 1 + max((value[0] for value in values), default=0))
            total = min(total, len(left) + sum(value[1] for value in values))
        return worst, total

    assert n <= 5, "too slow"
    return len(candidates), *best(frozenset(candidates))
