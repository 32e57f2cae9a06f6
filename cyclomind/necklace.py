"""Necklaces of a size, one after another, and how many there are; and all of `cyclomind.ring`.

Public names: `necklaces`, `count_necklaces`. Whoever works with necklaces finds the functions of a
single one here, too; a page that plays takes them from `cyclomind.ring` and needs no more.
"""

from cyclomind.ring import canonical as canonical
from cyclomind.ring import content_of as content_of
from cyclomind.ring import is_degenerate as is_degenerate
from cyclomind.ring import period as period
from cyclomind.ring import random_necklace as random_necklace
from cyclomind.ring import rotate_clockwise as rotate_clockwise

if False:  # names for annotations
    from collections.abc import Iterator


def necklaces(n: int, colors: int) -> "Iterator[tuple[int, ...]]":
    """Yield every necklace of n beads with at most ``colors`` colours, degenerate ones included.

    n >= 1; each necklace comes as its canonical tuple, in lexicographic order, each once.

    Source: Fredricksen, Kessler and Maiorana's algorithm, as in Knuth, The Art of Computer
    Programming, volume 4A, section 7.2.1.1, algorithm F: walk the prenecklaces; those whose
    last Lyndon prefix has a length that divides n are the necklaces.
    """
    word = [0] * n
    yield tuple(word)
    i = _last_raisable(word, colors)
    while i >= 0:
        word[i] += 1
        prefix = i + 1
        for j in range(prefix, n):
            word[j] = word[j - prefix]
        if n % prefix == 0:
            yield tuple(word)
        i = _last_raisable(word, colors)


def _last_raisable(word: list[int], colors: int) -> int:
    """Return the last index whose colour can still grow, or -1."""
    i = len(word) - 1
    while i >= 0 and word[i] == colors - 1:
        i -= 1
    return i


def count_necklaces(n: int, colors: int) -> int:
    """Return how many necklaces of n beads there are with at most ``colors`` colours.

    Degenerate necklaces count too (there are ``colors * colors`` of them when n >= 3).

    Source: Burnside's lemma; OEIS A075195. Example: ``count_necklaces(4, 5) == 165``.
    """
    fixed = 0
    for steps in range(n):
        fixed += colors ** _greatest_common_divisor(n, steps)
    return fixed // n


def _greatest_common_divisor(a: int, b: int) -> int:
    # MicroPython: math.gcd is missing.
    while b:
        a, b = b, a % b
    return a
