"""Symmetries of a content: guesses that are the same guess, seen differently.

Public names: `Numbered`, `Symmetry`, `symmetries`, `renamings`, `orbits`.

Renaming colours that have equally many beads, in secret and guess alike, changes no feedback.
Turning both together changes none either: agreement depends on how they lie to each other.
Mirroring both keeps the exact count but runs the rotation backwards, and then "the smallest
rotation wins a tie" picks another: so mirror images count as the same in the count model only.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations, product
from typing import NamedTuple, Protocol

from cyclomind.necklace import rotate_clockwise
from cyclomind.strategy.contents import Content, Word
from cyclomind.strategy.models import COUNT


class Numbered(Protocol):
    """What is asked of a table here: the guesses by number and by word, as `FeedbackTable` has."""

    content: Content
    model: str
    n: int
    words: list[Word]
    index: dict[Word, int]


class Symmetry(NamedTuple):
    """A map of arrangements: rename the colours, mirror if said so, then turn clockwise."""

    renaming: tuple[int, ...]
    mirrored: bool
    steps: int

    def image(self, beads: tuple[int, ...]) -> tuple[int, ...]:
        """Return where the map takes an arrangement."""
        renamed = tuple([self.renaming[bead] for bead in beads])
        return rotate_clockwise(renamed[::-1] if self.mirrored else renamed, self.steps)


def symmetries(table: Numbered) -> list[Symmetry]:
    """Return all maps that change no feedback of the table, each different as a map."""
    if table.model == COUNT:
        ways = [(mirrored, 0) for mirrored in (False, True)]
    else:
        ways = [(False, steps) for steps in range(table.n)]
    return [Symmetry(renaming, *way) for renaming in renamings(table.content) for way in ways]


def renamings(content: Content) -> Iterator[tuple[int, ...]]:
    """Yield every renaming of colours with equally many beads: by colour, its new name."""
    colors_with: dict[int, list[int]] = {}
    for color, count in enumerate(content):
        colors_with.setdefault(count, []).append(color)
    alike = list(colors_with.values())
    for choice in product(*(permutations(colors) for colors in alike)):
        renaming = list(range(len(content)))
        for colors, images in zip(alike, choice, strict=True):
            for color, image in zip(colors, images, strict=True):
                renaming[color] = image
        yield tuple(renaming)


def orbits(
    table: Numbered, guesses: Iterable[int], group: list[Symmetry]
) -> Iterator[tuple[int, list[Symmetry]]]:
    """Yield the first guess of each orbit, with the symmetries that leave it in place.

    Those symmetries leave each of the guess's parts in place too: after the guess, they are
    the group.
    """
    seen: set[int] = set()
    for guess in guesses:
        if guess in seen:
            continue
        beads = table.words[guess]
        stabilizer = []
        for symmetry in group:
            image = table.index[symmetry.image(beads)]
            seen.add(image)
            if image == guess:
                stabilizer.append(symmetry)
        yield guess, stabilizer
