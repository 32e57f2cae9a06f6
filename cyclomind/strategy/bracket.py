"""Bounds for contents too large for a feedback table: proven, but not tight.

Public names: `bracket`, `first_bracket`.

The lower bound: every first guess, up to symmetry, costs one guess for each candidate and at least
the size bound of each of its parts. The upper bound: the value of a strategy that makes, at every
step, the guess of a sample that has the most parts. No feedback table is needed, which would not
fit in memory.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from cyclomind.necklace import canonical
from cyclomind.strategy.bounds import SizeBounds, bounds_from
from cyclomind.strategy.contents import Content, Word, arrangements, necklaces_of
from cyclomind.strategy.long_work import IsCancelled, never_cancelled, stoppable
from cyclomind.strategy.models import COUNT, Seen, exact_of
from cyclomind.strategy.partitions import BitSet, Partitioner, members
from cyclomind.strategy.solver import EXPECTED
from cyclomind.strategy.symmetry import renamings
from cyclomind.strategy.tree import Step

#: What a guess leaves, by the feedback that leaves it.
_Parts = dict[Seen, list[Word]]

#: Candidates so few that one of them is nearly always the best guess.
_FEW = 6
#: Candidates tried as guesses at each step, and as many others: an even sample.
_TRIED = 200


def bracket(
    content: Content, model: str, objective: str, is_cancelled: IsCancelled = never_cancelled
) -> tuple[int, Step]:
    """Return a proven lower bound and a strategy, whose value is an upper bound.

    The bound is a total over all candidates for EXPECTED, a number of guesses for WORST.
    Raises: Cancelled.
    """
    words = necklaces_of(content) if model == COUNT else arrangements(content)
    first_guesses = _first_guesses(content)
    partitions = [
        _partition(words, guess, model) for guess in stoppable(first_guesses, is_cancelled)
    ]
    largest: dict[Seen, int] = {}
    for parts in partitions:
        for feedback, part in parts.items():
            largest[feedback] = max(largest.get(feedback, 0), len(part))
    bounds = bounds_from(list(largest.values()), len({canonical(word) for word in words}))
    lowest = [
        _bound(parts, len(words), bounds, objective)
        for parts in stoppable(partitions, is_cancelled)
    ]
    first = lowest.index(min(lowest))
    after = {
        feedback: _strategy(part, words, model, is_cancelled)
        for feedback, part in partitions[first].items()
    }
    return lowest[first], Step(first_guesses[first], after)


def first_bracket(content: Content, model: str, objective: str) -> tuple[int, Step]:
    """Return what `bracket` returns, found at once but looser: for when there is no time to search.

    Below: one guess for what the first guess solves, two for all else. Above: the first
    candidate that fits is guessed.
    """
    words = necklaces_of(content) if model == COUNT else arrangements(content)
    at_once = 1 if model == COUNT else sum(content)  # at most: the rotations of one necklace
    if len({canonical(word) for word in words}) == 1:
        lower = len(words) if objective == EXPECTED else 1
    else:
        lower = 2 * len(words) - at_once if objective == EXPECTED else 2
    return lower, _first_fitting(words, model)


def _first_fitting(words: list[Word], model: str) -> Step:
    after = {
        feedback: _first_fitting(part, model)
        for feedback, part in _partition(words, words[0], model).items()
    }
    return Step(words[0], after)


def _first_guesses(content: Content) -> list[Word]:
    """Return one first guess of each kind: all others are turned or renamed ones."""
    seen: set[Word] = set()
    kinds = []
    for word in necklaces_of(content):
        if word not in seen:
            kinds.append(word)
            for renaming in renamings(content):
                seen.add(canonical(tuple([renaming[bead] for bead in word])))
    return kinds


def _partition(words: Sequence[Word], guess: Word, model: str) -> _Parts:
    """Return the words that a guess does not solve, by the feedback it gets from them."""
    partitioner = Partitioner(words)
    found: Mapping[Any, BitSet]
    found = partitioner.by_exact(guess) if model == COUNT else partitioner.by_feedback(guess)
    solved = len(guess)
    return {
        feedback: [words[i] for i in members(part)]
        for feedback, part in found.items()
        if exact_of(feedback) < solved
    }


def _bound(parts: _Parts, size: int, bounds: SizeBounds, objective: str) -> int:
    necklaces = {
        feedback: len({canonical(word) for word in part}) for feedback, part in parts.items()
    }
    if objective == EXPECTED:
        return size + sum(
            bounds.totals[necklaces[feedback]] + len(part) - necklaces[feedback]
            for feedback, part in parts.items()
        )
    return 1 + max(bounds.depth(count) for count in necklaces.values())


def _strategy(words: list[Word], others: list[Word], model: str, is_cancelled: IsCancelled) -> Step:
    """Return a strategy for these candidates; ``others`` are all that may be guessed."""
    if len({canonical(word) for word in words}) == 1:
        return Step(words[0], {})
    partitioner = Partitioner(words)
    split = partitioner.by_exact if model == COUNT else partitioner.by_feedback
    tried = _sample(words)
    if len(words) > _FEW:
        tried += _sample(others)
    # Most parts first; among those, the smallest largest part; among those, a candidate.
    guess = max(stoppable(tried, is_cancelled), key=lambda word: _spread(split(word)))
    return Step(
        guess,
        {
            feedback: _strategy(part, others, model, is_cancelled)
            for feedback, part in _partition(words, guess, model).items()
        },
    )


def _sample(words: list[Word]) -> list[Word]:
    return words[:: -(-len(words) // _TRIED)]


def _spread(parts: Mapping[Any, BitSet]) -> tuple[int, int]:
    return len(parts), -max(part.bit_count() for part in parts.values())
