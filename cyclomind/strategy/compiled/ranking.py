"""Lower bounds for every guess at once, compiled, and for every size of the parts they leave.

Public names: `rank`, `repeats`.

The bounds by size are those of `bounds`, but made anew for each set: no guess leaves a larger part
of a subset than of the set, so the largest part of each feedback *among the set* holds for
all sets met below it. That is much tighter than the same bound for all candidates.
"""

import numpy as np
from numba import njit

from cyclomind.strategy.compiled.state import FAR

_WIDTH = 1024


@njit(cache=True)
def repeats(s, start, count):  # type: ignore[no-untyped-def]
    """Return (different necklaces, most rotations of one of them) of the set at ``start``."""
    if s.is_count:
        return count, 1
    different = 0
    most = 1
    if count <= 48:
        for i in range(start, start + count):
            before = 0
            for j in range(start, i):
                before += s.necklace_of[s.members[j]] == s.necklace_of[s.members[i]]
            different += before == 0
            most = max(most, before + 1)
        return different, most
    held = np.zeros(len(s.necklace_of), dtype=np.int64)
    for i in range(start, start + count):
        necklace = s.necklace_of[s.members[i]]
        different += held[necklace] == 0
        held[necklace] += 1
        most = max(most, held[necklace])
    return different, most


@njit(cache=True, nogil=True)  # the caller listens for Ctrl-C meanwhile
def rank(s, start, count, depth):  # type: ignore[no-untyped-def]
    """Fill bounds, totals and depths of this frame; return the least bound.

    bounds: by guess, of the total over the set. totals, depths: by number of different necklaces,
    of the total and the worst case of every subset.
    """
    different, most = repeats(s, start, count)
    if s.is_count:
        floor = _rank_by_sizes(s, start, count, depth)
    else:
        floor = _rank_by_numbers(s, start, count, depth, different, most)
    return floor


@njit(cache=True)
def _rank_by_sizes(s, start, count, depth):  # type: ignore[no-untyped-def]
    """Rank in the count model: few feedbacks, large parts, so their sizes matter."""
    size = s.by_guess.shape[0]
    bounds = s.bounds[depth]
    totals = s.totals[depth]
    narrow = np.zeros(s.codes * size, dtype=np.uint8)
    wide = np.zeros(s.codes * size if count > 255 else 0, dtype=np.uint16)
    for first in range(start, start + count, 255):
        if len(wide):
            narrow[:] = 0
        for i in range(first, min(first + 255, start + count)):
            lane = s.lanes[s.members[i]]
            for j in range(len(lane)):
                narrow[j] += lane[j]
        for j in range(len(wide)):
            wide[j] += narrow[j]
    largest = np.zeros(s.codes, dtype=np.int64)
    for code in range(s.codes):
        if len(wide):
            largest[code] = wide[code * size : (code + 1) * size].max()
        else:
            largest[code] = narrow[code * size : (code + 1) * size].max()
    _fill_totals(totals, largest, count)
    _fill_depths(s.depths[depth], largest, count)
    bounds[:] = count
    for code in range(s.codes):
        if len(wide):
            _add_totals(bounds, totals, wide[code * size : (code + 1) * size])
        else:
            _add_totals(bounds, totals, narrow[code * size : (code + 1) * size])
    return np.int64(bounds.min())


@njit(cache=True)
def _add_totals(bounds, totals, sizes):  # type: ignore[no-untyped-def]
    for guess in range(len(sizes)):
        bounds[guess] += totals[sizes[guess]]


@njit(cache=True)
def _rank_by_numbers(s, start, count, depth, different, most):  # type: ignore[no-untyped-def]
    """Rank in the rotation model: many feedbacks, small parts, so the number of parts matters.

    As in `ranking.SliceRanking`: a guess gains the sum, over its parts, of the most rotations of
    one necklace there. Layer k has the parts in which some necklace has k + 1 candidates.
    """
    size = s.by_guess.shape[0]
    chosen = np.empty(count, dtype=np.int64)
    for i in range(count):
        c = s.members[start + i]
        chosen[i] = c if most == 1 else (np.int64(s.necklace_of[c]) << 16) + c
    if most > 1:
        chosen.sort()  # the rotations of a necklace one after another
    most_parts = 0
    for first in range(0, size, _WIDTH):
        width = min(_WIDTH, size - first)
        for layer in range(most):
            s.masks[layer, :width] = np.uint64(0)
        i = 0
        while i < count:
            necklace = s.necklace_of[chosen[i] & 0xFFFF]
            end = i + 1
            while most > 1 and end < count and s.necklace_of[chosen[end] & 0xFFFF] == necklace:
                end += 1
            if end - i == 1:
                codes = s.by_candidate[chosen[i] & 0xFFFF, first : first + width]
                _enter_one(s.masks[0, :width], codes)
            else:
                for j in range(i, end):
                    s.masks[8 + j - i, :width] = np.uint64(0)
                    codes = s.by_candidate[chosen[j] & 0xFFFF, first : first + width]
                    _enter_layers(s.masks, codes, j - i + 1)
            i = end
        gains = s.bounds[depth, first : first + width]
        gains[:] = 0
        for layer in range(most):
            _count_parts(s.masks[layer, :width], gains)
        most_parts = max(most_parts, np.int64(gains.max()))
        for layer in range(most):
            _count_solved(s.masks[layer, :width], s.codes, gains)
        gains[:] = 3 * count - gains
    largest = np.full(most_parts, count, dtype=np.int64)
    _fill_totals(s.totals[depth], largest, different)
    _fill_depths(s.depths[depth], largest, different)
    return np.int64(s.bounds[depth].min())


@njit(cache=True)
def _enter_one(layer, codes):  # type: ignore[no-untyped-def]
    for guess in range(len(codes)):
        layer[guess] |= np.uint64(1) << np.uint64(codes[guess])


@njit(cache=True)
def _enter_layers(masks, codes, rotations):  # type: ignore[no-untyped-def]
    """Enter one of several rotations of a necklace; masks[8:] are the layers of that necklace."""
    for guess in range(len(codes)):
        bit = np.uint64(1) << np.uint64(codes[guess])
        for layer in range(rotations):
            filled = masks[8 + layer, guess]
            masks[layer, guess] |= bit
            masks[8 + layer, guess] = filled | bit
            bit &= filled


@njit(cache=True)
def _count_parts(layer, gains):  # type: ignore[no-untyped-def]
    """Add the number of bits, what is solved among them: the parts, by guess."""
    pairs = np.uint64(0x3333333333333333)
    for guess in range(len(layer)):
        bits = layer[guess]
        bits = bits - ((bits >> np.uint64(1)) & np.uint64(0x5555555555555555))
        bits = (bits & pairs) + ((bits >> np.uint64(2)) & pairs)
        bits = (bits + (bits >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
        gains[guess] += np.int32((bits * np.uint64(0x0101010101010101)) >> np.uint64(56))


@njit(cache=True)
def _count_solved(layer, code, gains):  # type: ignore[no-untyped-def]
    """Add one more for what is solved at once."""
    for guess in range(len(layer)):
        gains[guess] += np.int32((layer[guess] >> np.uint64(code)) & np.uint64(1))


@njit(cache=True)
def _fill_totals(totals, largest, most):  # type: ignore[no-untyped-def]
    """Fill totals[0..most] as `bounds.bounds_from` does. largest: the largest part by feedback."""
    steps = np.zeros(most + 1, dtype=np.int64)
    held = np.zeros(len(largest), dtype=np.int64)
    totals[0] = 0
    steps[0] = 1
    for k in range(most):
        if k:
            least = FAR
            chosen = 0
            for code in range(len(largest)):
                if held[code] < largest[code] and steps[held[code]] < least:
                    least = steps[held[code]]
                    chosen = code
                    if least == 1:
                        break
            held[chosen] += 1
            steps[k] = least + 1
        totals[k + 1] = totals[k] + steps[k]


@njit(cache=True)
def _fill_depths(depths, largest, most):  # type: ignore[no-untyped-def]
    """Fill depths[0..most]: guesses that the worst of so many necklaces takes, at least."""
    depths[0] = 0
    depth = 1
    capacity = 1
    for k in range(1, most + 1):
        if k > capacity:
            room = 1
            for code in range(len(largest)):
                room += min(largest[code], capacity)
            capacity = room
            depth += 1
        depths[k] = depth
