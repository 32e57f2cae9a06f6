"""The feedback of every guess from every candidate, as a matrix of bytes.

Public names: `Array`, `Codes`.

The compiled search needs no bit sets. It reads feedback codes: those of one guess for many
candidates, or those of one candidate for all guesses, so the matrix is kept both ways round.
"""

from typing import Any

import numpy as np
from numba import njit

from cyclomind.necklace import canonical, rotate_clockwise
from cyclomind.scoring import Feedback
from cyclomind.strategy.contents import Content, Word, arrangements
from cyclomind.strategy.long_work import IsCancelled, never_cancelled, stoppable
from cyclomind.strategy.models import COUNT, Seen

Array = np.ndarray[Any, Any]


class Codes:
    """The candidates of a content in one model, and the code of every feedback.

    words, index: as in `models.FeedbackTable`; guesses have the same numbers.
    necklace_of: by candidate, a number that rotations of one necklace share.
    feedbacks: by code, what is seen; code ``len(feedbacks)`` is that of a guess that solves.
    by_guess: code by guess, then by candidate. by_candidate: the other way round.
    """

    def __init__(self, content: Content, model: str, is_cancelled: IsCancelled = never_cancelled):
        self.content = content
        self.model = model
        self.n = n = sum(content)
        every = arrangements(content)
        necklaces = [beads for beads in every if canonical(beads) == beads]
        number = {
            rotate_clockwise(beads, steps): i
            for i, beads in enumerate(necklaces)
            for steps in range(n)
        }
        self.words: list[Word] = necklaces if model == COUNT else every
        self.index = number if model == COUNT else {beads: i for i, beads in enumerate(every)}
        self.necklace_of = np.array([number[beads] for beads in self.words], dtype=np.int32)
        packed = np.array([_packed(word) for word in self.words], dtype=np.uint64)
        raw = np.empty((len(packed), len(packed)), dtype=np.uint8)
        rows = max(1, 1_000_000 // len(packed))
        for first in stoppable(range(0, len(packed), rows), is_cancelled):
            turned = np.array(
                [
                    [_packed(rotate_clockwise(word, steps)) for steps in range(n)]
                    for word in self.words[first : first + rows]
                ],
                dtype=np.uint64,
            )
            _score(packed, turned, n, model == COUNT, raw[first : first + rows])
        found = [int(code) for code in np.flatnonzero(np.bincount(raw.ravel(), minlength=256))]
        unsolved = [code for code in found if code // n < n]
        self.feedbacks: list[Seen] = [
            code // n if model == COUNT else Feedback(code // n, code % n) for code in unsolved
        ]
        renamed = np.full(256, len(unsolved), dtype=np.uint8)
        renamed[unsolved] = np.arange(len(unsolved))
        self.by_guess: Array = renamed[raw]
        self.by_candidate: Array = np.ascontiguousarray(self.by_guess.T)

    @property
    def size(self) -> int:
        """How many candidates there are, and guesses."""
        return len(self.words)


def _packed(word: Word) -> int:
    """Return an arrangement as one number, a byte for each bead."""
    return int.from_bytes(bytes(word), "little")


@njit(cache=True)
def _score(candidates, guesses, n, is_count, codes):  # type: ignore[no-untyped-def]
    """Fill codes[guess, candidate] with exact * n + rotation, by the rule of `scoring`.

    guesses: by guess, then by rotation, packed.
    """
    ones = np.uint64(0x0101010101010101)
    for guess in range(len(guesses)):
        for candidate in range(len(candidates)):
            best = 0
            for rotation in range(n):
                # A bead is less than 8: adding 127 carries into the top bit where beads differ.
                apart = (candidates[candidate] ^ guesses[guess, rotation]) + ones * np.uint64(127)
                differing = ((apart >> np.uint64(7) & ones) * ones) >> np.uint64(56)
                exact = 8 - np.int64(differing)  # places beyond the n-th agree, too
                best = max(best, exact * 16 + 15 - rotation)
            exact = best // 16 - (8 - n)
            rotation = 0 if is_count else 15 - best % 16
            codes[guess, candidate] = exact * n + rotation
