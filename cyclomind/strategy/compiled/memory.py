"""The memory of the compiled search: what is proven of the sets met so far.

Public names: `PLACE`, `SIZE`, `VALUE`, `ANSWER`, `key_of`, `find`, `keep`.

An open hash table. A set's members are kept whole and compared, so that no two sets are ever
taken for each other, however their keys fall. When it is full it is emptied.
"""

from numba import njit

from cyclomind.strategy.compiled.state import EMPTIED, ENTRIES, POOLED

#: Columns of ``stored``: where the members are in the pool, how many there are, the value or a
#: lower bound of it, and the guess that attains the value, or -1 when it is only a bound.
PLACE, SIZE, VALUE, ANSWER = range(4)


@njit(cache=True)
def key_of(s, start, count):  # type: ignore[no-untyped-def]
    """Return the key of the set at ``start``: never 0, which stands for an empty slot."""
    key = 0
    for i in range(start, start + count):
        key ^= s.random[s.members[i]]
    key ^= key >> 29
    return key | 1


@njit(cache=True)
def find(s, start, count, key):  # type: ignore[no-untyped-def]
    """Return the slot of the set at ``start``, or -1."""
    last = len(s.keys) - 1
    slot = (key >> 1) & last
    while s.keys[slot] != 0:
        if s.keys[slot] == key and s.stored[slot, SIZE] == count:
            place = s.stored[slot, PLACE]
            i = 0
            while i < count and s.pool[place + i] == s.members[start + i]:
                i += 1
            if i == count:
                return slot
        slot = (slot + 1) & last
    return -1


@njit(cache=True)
def keep(s, start, count, key, value, guess):  # type: ignore[no-untyped-def]
    """Keep a value with the guess that attains it, or, with guess -1, a lower bound."""
    slot = find(s, start, count, key)
    if slot < 0:
        if s.used[ENTRIES] * 3 > len(s.keys) * 2 or s.used[POOLED] + count > len(s.pool):
            s.keys[:] = 0
            s.used[ENTRIES] = 0
            s.used[POOLED] = 0
            s.used[EMPTIED] += 1
        last = len(s.keys) - 1
        slot = (key >> 1) & last
        while s.keys[slot] != 0:
            slot = (slot + 1) & last
        place = s.used[POOLED]
        for i in range(count):
            s.pool[place + i] = s.members[start + i]
        s.keys[slot] = key
        s.stored[slot, PLACE] = place
        s.stored[slot, SIZE] = count
        s.used[ENTRIES] += 1
        s.used[POOLED] += count
    s.stored[slot, VALUE] = value
    s.stored[slot, ANSWER] = guess
