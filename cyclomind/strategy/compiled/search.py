"""The search for the least value of a set, compiled; it can pause anywhere.

Public names: `begin`, `run`, `split`.

It is the search of `solver`, with the tighter bounds of `compiled.ranking`: guesses in the order
of their bounds; of each, first the bounds of its parts one guess deeper; if those do not rule it
out, it waits until no other guess promises more, and then its parts are solved, small ones first.
"""

import numpy as np
from numba import njit

from cyclomind.strategy.compiled.memory import ANSWER, VALUE, find, keep, key_of
from cyclomind.strategy.compiled.ranking import rank, repeats
from cyclomind.strategy.compiled.state import (
    BEST,
    BEYOND,
    COUNT_OF,
    DEPTH,
    ENTER,
    FAR,
    FROM,
    GUESS,
    LIMIT,
    LISTED,
    LOW,
    NEXT,
    NEXT_LISTED,
    PART,
    PARTS,
    PARTS_OF,
    PHASE,
    RAISE,
    RESULT,
    SEARCHED,
    SEEN_SIZE,
    TOP,
    TOTAL,
    TRIED,
    WAITING,
    WITHIN,
)

#: Sets so small that looking at parts one guess deeper costs more than it saves.
_FEW = 12
#: Sets so small that a candidate is tried before all guesses are ranked.
_QUICK = 40
#: A guess and its bound in one number: the bound times this, plus the guess.
_PACK = 1 << 16


@njit(cache=True)
def begin(s, count, limit):  # type: ignore[no-untyped-def]
    """Ask for the value of the set at the start of ``members``, if it is at most ``limit``."""
    s.used[DEPTH] = 0
    _open(s, 0, 0, count, limit, count)


@njit(cache=True)
def run(s, steps):  # type: ignore[no-untyped-def]
    """Search on for so many steps; return whether the search is over.

    Then used[RESULT] is the value if it is at most the limit, else a lower bound above it.
    """
    depth = s.used[DEPTH]
    for _ in range(steps):
        frame = s.frames[depth]
        result = -1
        if frame[PHASE] == ENTER:
            result = _enter(s, depth)
        elif frame[PHASE] == NEXT:
            result = _next_guess(s, depth)
        else:
            part = _next_part(s, depth)
            if part < 0:
                _close_guess(frame)
            else:
                limit = _limit_of_part(s, depth, part)
                start = s.starts[depth, part]
                count = s.starts[depth, part + 1] - start
                end = s.starts[depth, frame[PARTS_OF]]
                depth += 1
                s.used[DEPTH] = depth
                _open(s, depth, start, count, limit, end)
        if result >= 0:
            if depth == 0:
                s.used[RESULT] = result
                return True
            is_value = result <= frame[LIMIT]
            depth -= 1
            s.used[DEPTH] = depth
            frame = s.frames[depth]
            part = _part_in_turn(s, depth)
            s.exact[depth, part] = is_value
            _add(s, depth, part, result)
            frame[PART] += 1
    return False


@njit(cache=True)
def _next_part(s, depth):  # type: ignore[no-untyped-def]
    """Return the next part to look at, or -1 when the value of the guess is known well enough.

    It goes round: first every bound is raised a little, which is cheap, then by more and more.
    Most guesses are ruled out by many bounds that rise by one, not by one that rises by many.
    """
    frame = s.frames[depth]
    if frame[TOTAL] >= frame[BEST]:
        return -1
    for _ in range(2):
        while frame[PART] < frame[PARTS_OF]:
            part = _part_in_turn(s, depth)
            if not s.exact[depth, part]:
                return part
            frame[PART] += 1
        frame[PART] = 0
        frame[RAISE] = 2 * frame[RAISE] + 1
    return -1


@njit(cache=True)
def _part_in_turn(s, depth):  # type: ignore[no-untyped-def]
    """Return the part whose turn it is: small ones first, since they are solved soon.

    For the worst case it is the largest first: any one that takes too long will do.
    """
    frame = s.frames[depth]
    return frame[PARTS_OF] - 1 - frame[PART] if s.is_worst else frame[PART]


@njit(cache=True)
def _limit_of_part(s, depth, part):  # type: ignore[no-untyped-def]
    frame = s.frames[depth]
    most = frame[BEST] - 1
    if s.is_worst:
        return most - 1
    low = s.lows[depth, part]
    count = s.starts[depth, part + 1] - s.starts[depth, part]
    limit = most - frame[TOTAL] + low
    return limit if count <= _FEW else min(limit, low + frame[RAISE])


@njit(cache=True)
def _open(s, depth, start, count, limit, top):  # type: ignore[no-untyped-def]
    frame = s.frames[depth]
    frame[PHASE] = ENTER
    frame[FROM] = start
    frame[COUNT_OF] = count
    frame[LIMIT] = limit
    frame[TOP] = top
    frame[LOW] = 0


@njit(cache=True)
def _enter(s, depth):  # type: ignore[no-untyped-def]
    """Return the value, or a bound above the limit, if that is known at once; else list guesses."""
    frame = s.frames[depth]
    start, count, limit = frame[FROM], frame[COUNT_OF], frame[LIMIT]
    low, is_value = _bound_deeper(s, start, count, depth, True)
    frame[LOW] = low
    if is_value or low > limit:
        return low
    s.used[SEARCHED] += 1
    low = max(low, _ranked_floor(s, start, count, depth))
    frame[LOW] = low
    if low > limit:
        keep(s, start, count, key_of(s, start, count), low, -1)
        return low
    frame[WITHIN] = low if s.is_worst else limit
    _list_guesses(s, depth)
    return -1


@njit(cache=True)
def _ranked_floor(s, start, count, depth):  # type: ignore[no-untyped-def]
    """Rank the guesses of a set; return a lower bound of its value."""
    floor = rank(s, start, count, depth)
    if not s.is_worst:
        return floor
    different, _ = repeats(s, start, count)
    # Within d guesses each, the total is d * count at most.
    return max(s.depths[depth, different], -(-floor // count))


@njit(cache=True)
def _list_guesses(s, depth):  # type: ignore[no-untyped-def]
    """Sort the guesses whose bound may do: a counting sort."""
    frame = s.frames[depth]
    bounds, order = s.bounds[depth], s.order[depth]
    count = frame[COUNT_OF]
    most = frame[WITHIN] * count if s.is_worst else frame[WITHIN]
    floor = np.int64(bounds.min())
    size = len(bounds)
    span = min(most, np.int64(bounds.max())) - floor + 1
    heads = np.zeros(max(span, 0) + 1, dtype=np.int64)
    frame[BEYOND] = FAR
    for guess in range(size):
        above = np.int64(bounds[guess]) - floor
        if above < span:
            heads[above + 1] += 1
        elif not s.is_worst:
            frame[BEYOND] = min(frame[BEYOND], np.int64(bounds[guess]))
    for i in range(span):
        heads[i + 1] += heads[i]
    frame[LISTED] = heads[-1]
    for guess in range(size):
        above = np.int64(bounds[guess]) - floor
        if above < span:
            order[heads[above]] = guess
            heads[above] += 1
    frame[NEXT_LISTED] = 0
    frame[WAITING] = 0
    frame[BEST] = frame[WITHIN] + 1
    frame[GUESS] = -1
    width = 64
    while width < 2 * frame[LISTED] and width < s.seen.shape[1]:
        width *= 2
    frame[SEEN_SIZE] = width
    s.seen[depth, :width] = -1
    frame[PHASE] = NEXT


@njit(cache=True)
def _next_guess(s, depth):  # type: ignore[no-untyped-def]
    """Take the most promising guess and bound its parts; return a result if none is left."""
    frame = s.frames[depth]
    start, count = frame[FROM], frame[COUNT_OF]
    bounds, order, waiting = s.bounds[depth], s.order[depth], s.waiting[depth]
    best = frame[BEST]
    is_first_look = frame[NEXT_LISTED] < frame[LISTED]
    if frame[WAITING] and is_first_look:
        listed = np.int64(bounds[order[frame[NEXT_LISTED]]])
        is_first_look = s.is_worst or listed <= waiting[1] // _PACK
    if is_first_look:
        guess = order[frame[NEXT_LISTED]]
        low = frame[LOW] if s.is_worst else np.int64(bounds[guess])
        frame[NEXT_LISTED] += 1
    elif frame[WAITING]:
        low = waiting[1] // _PACK
        guess = waiting[1] % _PACK
        frame[WAITING] = _pop(waiting, frame[WAITING])
    else:
        return _finish(s, depth)
    if low >= best:  # so have all others
        if not s.is_worst:
            frame[BEYOND] = min(frame[BEYOND], low)
        return _finish(s, depth)

    parts = split(s, start, count, guess, frame[TOP], s.starts[depth])
    end = s.starts[depth, parts]
    if parts == 1 and end - frame[TOP] == count:
        return -1  # it tells nothing
    frame[TRIED] = guess
    frame[PARTS_OF] = parts
    frame[PART] = 0
    frame[TOTAL] = 1 if s.is_worst else count
    for part in range(parts - 1, -1, -1):
        at = s.starts[depth, part]
        size = s.starts[depth, part + 1] - at
        bound, is_value = _bound(s, at, size, depth)
        s.lows[depth, part] = 0
        s.exact[depth, part] = is_value
        _add(s, depth, part, bound)
        if s.is_worst and frame[TOTAL] >= best:
            return -1
    if frame[TOTAL] >= best:
        frame[BEYOND] = min(frame[BEYOND], frame[TOTAL])
        return -1
    if is_first_look and _is_known(s, depth, guess):
        return -1
    if is_first_look and count > _FEW and not s.is_worst:
        for part in range(parts - 1, -1, -1):  # the largest have most to add
            if not s.exact[depth, part]:
                at = s.starts[depth, part]
                size = s.starts[depth, part + 1] - at
                bound, is_value = _bound_deeper(s, at, size, depth + 1, False)
                s.exact[depth, part] = is_value
                _add(s, depth, part, bound)
                if frame[TOTAL] >= best:
                    frame[BEYOND] = min(frame[BEYOND], frame[TOTAL])
                    return -1
        if frame[TOTAL] > low:
            frame[WAITING] = _push(waiting, frame[WAITING], frame[TOTAL] * _PACK + guess)
            return -1
    frame[PHASE] = PARTS
    frame[RAISE] = 0
    return -1


@njit(cache=True)
def _add(s, depth, part, bound):  # type: ignore[no-untyped-def]
    """Take a better bound of a part into the value of the guess that is looked at."""
    frame = s.frames[depth]
    if bound > s.lows[depth, part]:
        if s.is_worst:
            frame[TOTAL] = max(frame[TOTAL], 1 + bound)
        else:
            frame[TOTAL] += bound - s.lows[depth, part]
        s.lows[depth, part] = bound


@njit(cache=True)
def _close_guess(frame):  # type: ignore[no-untyped-def]
    if frame[TOTAL] < frame[BEST]:
        frame[BEST] = frame[TOTAL]
        frame[GUESS] = frame[TRIED]
    else:
        frame[BEYOND] = min(frame[BEYOND], frame[TOTAL])
    frame[PHASE] = NEXT


@njit(cache=True)
def _finish(s, depth):  # type: ignore[no-untyped-def]
    """Keep and return the result of a set; or, for the worst case, look one guess further."""
    frame = s.frames[depth]
    start, count = frame[FROM], frame[COUNT_OF]
    key = key_of(s, start, count)
    if frame[GUESS] >= 0:
        keep(s, start, count, key, frame[BEST], frame[GUESS])
        return frame[BEST]
    low = max(frame[LOW], frame[WITHIN] + 1)
    if not s.is_worst and frame[BEYOND] < FAR:
        low = max(low, frame[BEYOND])
    frame[LOW] = low
    keep(s, start, count, key, low, -1)
    if s.is_worst and low <= frame[LIMIT]:
        frame[WITHIN] = low
        _list_guesses(s, depth)
        return -1
    return low


@njit(cache=True)
def _bound(s, start, count, depth):  # type: ignore[no-untyped-def]
    """Return (a lower bound of a part of this frame's set, whether it is the value)."""
    if count == 1:
        return 1, 1
    if count == 2:
        first, second = s.members[start], s.members[start + 1]
        if s.necklace_of[first] == s.necklace_of[second]:
            return (1 if s.is_worst else 2), 1
        return (2 if s.is_worst else 3), 1
    known = 0
    slot = find(s, start, count, key_of(s, start, count))
    if slot >= 0:
        known = np.int64(s.stored[slot, VALUE])
        if s.stored[slot, ANSWER] >= 0:
            return known, 1
    different, most = repeats(s, start, count)
    if different == 1:
        return (1 if s.is_worst else count), 1
    if s.is_worst:
        return max(known, s.depths[depth, different]), 0
    low = max(known, np.int64(s.totals[depth, different]) + count - different)
    return max(low, 2 * count - most), 0


@njit(cache=True)
def _bound_deeper(s, start, count, depth, is_to_rank):  # type: ignore[no-untyped-def]
    """Return (a lower bound of a set, whether it is the value), found without search.

    is_to_rank: the caller ranks the guesses anyway if nothing else helps.
    """
    if count <= 2:
        return _bound(s, start, count, depth)
    key = key_of(s, start, count)
    slot = find(s, start, count, key)
    if slot >= 0:
        return np.int64(s.stored[slot, VALUE]), np.int64(s.stored[slot, ANSWER] >= 0)
    different, most = repeats(s, start, count)
    if different == 1:
        return (1 if s.is_worst else count), 1
    least = s.least[count] if s.is_count else 2 * count - most
    if count <= _QUICK and most == 1:
        wanted = 2 * count - 1 if s.is_worst else least
        guess = _candidate_within(s, start, count, wanted)
        if guess >= 0:
            value = 2 if s.is_worst else least
            keep(s, start, count, key, value, guess)
            return value, 1
    if s.is_worst:
        least = 2
    if is_to_rank:
        return least, 0
    floor = max(least, _ranked_floor(s, start, count, depth))
    keep(s, start, count, key, floor, -1)
    return floor, 0


@njit(cache=True)
def _candidate_within(s, start, count, least):  # type: ignore[no-untyped-def]
    """Return a candidate that leaves single ones and pairs, with this total, or -1."""
    tally = np.zeros(s.codes + 1, dtype=np.int64)
    for i in range(start, start + count):
        guess = s.members[i]
        codes = s.by_guess[guess]
        tally[:] = 0
        total = count
        for j in range(start, start + count):
            code = codes[s.members[j]]
            if j != i:
                tally[code] += 1
                total += tally[code]  # 1 for a single one, 3 for two
                if tally[code] > 2 or total > least:
                    total = FAR
                    break
        if total <= least:
            return guess
    return -1


@njit(cache=True)
def split(s, start, count, guess, top, starts):  # type: ignore[no-untyped-def]
    """Write the parts that a guess does not solve at ``top``, the smallest first.

    starts: filled with where each part begins, and where the last one ends. Returns their number.
    """
    codes = s.by_guess[guess]
    tally = np.zeros(s.codes + 1, dtype=np.int64)
    for i in range(start, start + count):
        tally[codes[s.members[i]]] += 1
    parts = 0
    for code in range(s.codes):
        if tally[code]:
            i = parts
            while i > 0 and tally[starts[i - 1]] > tally[code]:
                starts[i] = starts[i - 1]
                i -= 1
            starts[i] = code
            parts += 1
    place = top
    at = np.zeros(s.codes + 1, dtype=np.int64)
    for i in range(parts):
        code = starts[i]
        starts[i] = at[code] = place
        place += tally[code]
    starts[parts] = place
    for i in range(start, start + count):
        code = codes[s.members[i]]
        if code != s.codes:
            s.members[at[code]] = s.members[i]
            at[code] += 1
    return parts


@njit(cache=True)
def _is_known(s, depth, guess):  # type: ignore[no-untyped-def]
    """Tell whether a guess seen before splits the set alike; note this one."""
    frame = s.frames[depth]
    seen = s.seen[depth]
    last = frame[SEEN_SIZE] - 1
    mark = 0
    for part in range(frame[PARTS_OF]):
        at = s.starts[depth, part]
        key = key_of(s, at, s.starts[depth, part + 1] - at)
        mark += key * (key >> 17)
    place = (mark ^ mark >> 23) & last
    for _ in range(8):
        if seen[place] < 0:
            seen[place] = guess
            return False
        if _split_alike(s, frame[FROM], frame[COUNT_OF], guess, seen[place]):
            return True
        place = (place + 1) & last
    return False


@njit(cache=True)
def _split_alike(s, start, count, guess, other):  # type: ignore[no-untyped-def]
    ours, theirs = s.by_guess[guess], s.by_guess[other]
    to_theirs = np.full(s.codes + 1, -1, dtype=np.int64)
    to_ours = np.full(s.codes + 1, -1, dtype=np.int64)
    to_theirs[s.codes] = to_ours[s.codes] = s.codes
    for i in range(start, start + count):
        our, their = ours[s.members[i]], theirs[s.members[i]]
        if to_theirs[our] == -1 and to_ours[their] == -1:
            to_theirs[our] = their
            to_ours[their] = our
        elif to_theirs[our] != their or to_ours[their] != our:
            return False
    return True


@njit(cache=True)
def _push(heap, count, item):  # type: ignore[no-untyped-def]
    """Add to a heap of ``count`` items, the least at 1; return the new count."""
    count += 1
    i = count
    while i > 1 and heap[i >> 1] > item:
        heap[i] = heap[i >> 1]
        i >>= 1
    heap[i] = item
    return count


@njit(cache=True)
def _pop(heap, count):  # type: ignore[no-untyped-def]
    """Take the least away; return the new count."""
    last = heap[count]
    count -= 1
    i = 1
    while 2 * i <= count:
        child = 2 * i
        if child < count and heap[child + 1] < heap[child]:
            child += 1
        if heap[child] >= last:
            break
        heap[i] = heap[child]
        i = child
    heap[i] = last
    return count
