"""What the compiled search holds: arrays, made once for each question.

Public names: `FAR`, `MOST_DEPTH`, `PHASE`, `FROM`, `COUNT_OF`, `TOP`, `LIMIT`, `LOW`, `BEST`,
`GUESS`, `BEYOND`, `LISTED`, `NEXT_LISTED`, `WAITING`, `TRIED`, `PARTS_OF`, `PART`, `TOTAL`,
`SEEN_SIZE`, `WITHIN`, `RAISE`, `COLUMNS`, `ENTER`, `NEXT`, `PARTS`, `ENTRIES`, `POOLED`, `EMPTIED`,
`SEARCHED`, `DEPTH`, `RESULT`, `State`, `new_state`.

Compiled functions cannot hold Python objects, so everything is an array of whole numbers. A *set*
is a run of candidate numbers in ``members``, in rising order. The search is written without
recursion: a *frame* is what a recursive call would keep, so it can pause anywhere.
"""

from collections import namedtuple
from typing import Any

import numpy as np

from cyclomind.strategy.compiled.codes import Codes
from cyclomind.strategy.models import COUNT
from cyclomind.strategy.solver import WORST

#: Larger than any value, and than any bound of one.
FAR = 1 << 30

#: No strategy that is searched is deeper.
MOST_DEPTH = 64

#: The columns of a frame.
#: PHASE: what happens next, one of ENTER, NEXT, PARTS.
#: FROM, COUNT_OF: where the set is in ``members``. TOP: where its parts are written.
#: LIMIT: what was asked. LOW: a lower bound. BEST, GUESS: the least value so far, and its guess.
#: BEYOND: the least bound of those guesses that were given up.
#: LISTED, NEXT_LISTED: the guesses in ``order``. WAITING: how many are in ``waiting``.
#: TRIED, PARTS_OF, PART, TOTAL: the guess looked at, its parts, the next one, its value so far.
#: RAISE: how far the bounds of its parts may rise in this round.
#: WITHIN: for the worst case, the number of guesses that is tried.
#: SEEN_SIZE: how much of the table ``seen`` is used.
PHASE, FROM, COUNT_OF, TOP, LIMIT, LOW, BEST, GUESS, BEYOND = range(9)
LISTED, NEXT_LISTED, WAITING, TRIED, PARTS_OF, PART, TOTAL, SEEN_SIZE, WITHIN, RAISE = range(9, 19)
COLUMNS = 19

ENTER, NEXT, PARTS = range(3)

#: Entries of ``used``: sets in memory, members they have, times the memory was emptied, sets
#: searched, the frame at work, the result.
ENTRIES, POOLED, EMPTIED, SEARCHED, DEPTH, RESULT = range(6)

State = namedtuple(
    "State",
    (
        "by_guess",
        "by_candidate",
        "necklace_of",
        "lanes",
        "is_count",
        "is_worst",
        "codes",
        "members",
        "bounds",
        "order",
        "waiting",
        "seen",
        "totals",
        "depths",
        "least",
        "frames",
        "starts",
        "lows",
        "exact",
        "masks",
        "random",
        "keys",
        "stored",
        "pool",
        "used",
    ),
)


def new_state(codes: Codes, objective: str, entries: int = 1 << 24, pool: int = 1 << 28) -> Any:
    """Return an empty state for one content, model and objective.

    entries, pool: how many sets the memory holds, a power of two, and how many members of sets.
    """
    size, count = codes.size, len(codes.feedbacks)
    is_count = codes.model == COUNT
    lanes = np.zeros((size, count * size) if is_count else (1, 1), dtype=np.uint8)
    if is_count:
        for code in range(count):
            lanes[:, code * size : (code + 1) * size] = codes.by_candidate == code
    rng = np.random.default_rng(1)
    return State(
        by_guess=codes.by_guess,
        by_candidate=codes.by_candidate,
        necklace_of=codes.necklace_of,
        lanes=lanes,
        is_count=np.int64(is_count),
        is_worst=np.int64(objective == WORST),
        codes=np.int64(count),
        members=np.zeros(16 * size + 4096, dtype=np.int64),
        bounds=np.zeros((MOST_DEPTH, size), dtype=np.int32),
        order=np.zeros((MOST_DEPTH, size), dtype=np.int64),
        waiting=np.zeros((MOST_DEPTH, size + 1), dtype=np.int64),
        seen=np.zeros((MOST_DEPTH, 4096), dtype=np.int64),
        totals=np.zeros((MOST_DEPTH, size + 1), dtype=np.int32),
        depths=np.zeros((MOST_DEPTH, size + 1), dtype=np.int64),
        least=np.zeros(size + 1, dtype=np.int64),
        frames=np.zeros((MOST_DEPTH, COLUMNS), dtype=np.int64),
        starts=np.zeros((MOST_DEPTH, count + 2), dtype=np.int64),
        lows=np.zeros((MOST_DEPTH, count + 2), dtype=np.int64),
        exact=np.zeros((MOST_DEPTH, count + 2), dtype=np.int64),
        masks=np.zeros((16, 1024), dtype=np.uint64),
        random=rng.integers(1, 1 << 62, size=size, dtype=np.int64),
        keys=np.zeros(entries, dtype=np.int64),
        stored=np.zeros((entries, 4), dtype=np.int32),
        pool=np.zeros(pool, dtype=np.uint16),
        used=np.zeros(8, dtype=np.int64),
    )
