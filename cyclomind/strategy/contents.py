"""Bead contents: how many beads of each colour a necklace has.

Public names, in reading order: `Content`, `Word`, `MIN_BEADS`, `MAX_BEADS`, `parse_content`,
`content_name`, `contents`, `arrangements`, `count_arrangements`, `necklaces_of`,
`count_necklaces_of`.

A guess is made by swapping beads, so the content never changes during a game: it is all there is
to say about a puzzle before the first guess. ``content`` is a tuple of counts by colour, most
beads first: ``(2, 2, 1)`` is two beads of colour 0, two of colour 1, one of colour 2. Renaming
the colours changes no count of guesses, so the sorted content stands for all of them.
"""

from collections.abc import Iterator
from math import factorial, gcd

from cyclomind.errors import UnreadableError
from cyclomind.necklace import canonical

#: Beads by colour, most beads first; no zero.
Content = tuple[int, ...]

#: An arrangement: colour indices clockwise from the top.
Word = tuple[int, ...]

#: The fewest and the most beads that the game has, and that the solver takes.
MIN_BEADS, MAX_BEADS = 4, 8


def parse_content(text: str) -> Content:
    """Return the content that ``text`` writes: counts as ``2/2/1``, or the beads as ``00112``.

    The counts are sorted, most beads first. `content_name` inverts it for a sorted content.

    Raises: UnreadableError when the text is neither, the size is outside 4 to 8 beads, or the
    content is degenerate (all beads alike, or all but one: there is nothing to find).
    """
    parts = text.split("/")
    if not all(part.isascii() and part.isdigit() and len(part) <= 8 for part in parts):
        raise UnreadableError(f"{text!r} is no bead content: write it as 2/2/1 or as 00112")
    counts = [text.count(color) for color in set(text)] if len(parts) == 1 else map(int, parts)
    content = tuple(sorted((count for count in counts if count), reverse=True))
    if not MIN_BEADS <= sum(content) <= MAX_BEADS:
        raise UnreadableError(f"{text!r} has {sum(content)} beads: {MIN_BEADS} to {MAX_BEADS}")
    if content[0] >= sum(content) - 1:
        raise UnreadableError(f"{text!r} is degenerate: all beads alike, or all but one")
    return content


def content_name(content: Content) -> str:
    """Return the content as text, such as ``"2/2/1"``."""
    return "/".join(map(str, content))


def contents(n: int, colors: int) -> Iterator[Content]:
    """Yield every content of n beads in 2 to ``colors`` colours that is not degenerate.

    In falling lexicographic order, so few colours tend to come first.

    Example: ``list(contents(4, 4)) == [(2, 2), (2, 1, 1), (1, 1, 1, 1)]``.
    """
    for content in _partitions(n, n, colors):
        if content[0] < n - 1:
            yield content


def _partitions(total: int, largest: int, parts: int) -> Iterator[Content]:
    """Yield the ways to write total as at most this many parts, none above largest."""
    if total == 0:
        yield ()
    elif parts:
        for first in range(min(total, largest), 0, -1):
            for rest in _partitions(total - first, first, parts - 1):
                yield (first, *rest)


def arrangements(content: Content) -> list[Word]:
    """Return every arrangement of the beads, each once, in lexicographic order."""
    left = list(content)
    beads = [0] * sum(content)
    found: list[Word] = []

    def place(i: int) -> None:
        if i == len(beads):
            found.append(tuple(beads))
            return
        for color, count in enumerate(left):
            if count:
                left[color] -= 1
                beads[i] = color
                place(i + 1)
                left[color] += 1

    place(0)
    return found


def count_arrangements(content: Content) -> int:
    """Return how many arrangements the beads have: a multinomial coefficient."""
    count = factorial(sum(content))
    for beads in content:
        count //= factorial(beads)
    return count


def necklaces_of(content: Content) -> list[Word]:
    """Return every necklace of the beads as its canonical arrangement, in lexicographic order."""
    return [beads for beads in arrangements(content) if canonical(beads) == beads]


def count_necklaces_of(content: Content) -> int:
    """Return how many necklaces the beads have.

    Source: Burnside's lemma: a rotation into cycles of length q fixes the arrangements that are
    q copies of one of a q-th of the beads.
    """
    n = sum(content)
    fixed = 0
    for steps in range(n):
        cycle = n // gcd(n, steps)
        if all(beads % cycle == 0 for beads in content):
            fixed += count_arrangements(tuple(beads // cycle for beads in content))
    return fixed // n
