"""The scored guesses as tiles: a small necklace and its score.

Public names: `Tile`, `History`. Tiles that are there stay; only new ones are made.
"""

from collections import namedtuple

from app.art.beads import ring_art
from app.art.colors import COLORS
from app.browser.dom import make
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Element

#: How a scored guess is shown: its accessible ``name``, its ``label`` (a number or a word), its
#: ``score`` as markup of our own, and whether it is ``solved``.
Tile = namedtuple("Tile", ("name", "label", "score", "solved"))


class History:
    """The tiles in a list element; ``tile_of(number, turn)`` says how a guess is shown.

    first: the number of the first guess.
    """

    def __init__(self, tiles: "Element", tile_of: "Callable[[int, Any], Tile]", first: int):
        self._tiles = tiles
        self._tile_of = tile_of
        self._first = first
        self._drawn: tuple[Any, ...] = ()

    def draw(self, turns: "tuple[Any, ...]") -> None:
        """Show a tile for each turn (``shown`` is a tuple of n colour indices)."""
        if turns[: len(self._drawn)] != self._drawn:
            self._tiles.replaceChildren()
            self._drawn = ()
        for i in range(len(self._drawn), len(turns)):
            tile = self._tile_of(self._first + i, turns[i])
            self._tiles.appendChild(_item(turns[i].shown, tile))
        if len(turns) != len(self._drawn) and len(turns) > 1:
            # The latest tile is the one to compare with: bring it into sight. A first one is, and
            # to ask for a height lays out the page, which a start need not wait for.
            box = self._tiles.parentElement
            box.scrollTop = box.scrollHeight
        self._drawn = turns


def _item(shown: tuple[int, ...], tile: Tile) -> "Element":
    """Return the list item of one scored guess."""
    item = make("li", "tile solved" if tile.solved else "tile")
    # All of this is made of numbers and of our own sentences.
    item.innerHTML = (
        # What its button does comes with the second load (app/views/comparing.py). It lies over the
        # rest, which would otherwise be a part of its name.
        f'<button type="button"><span class="unseen"></span></button>{ring_art(shown)}'
        f'<p aria-hidden="true"><small>{tile.label}</small>{tile.score}</p>'
        '<span class="unseen"></span>'
    )
    item.firstElementChild.lastElementChild.textContent = tile.name
    item.lastElementChild.textContent = ", ".join(
        [text("color." + COLORS[color].name) for color in shown]
    )
    return item
