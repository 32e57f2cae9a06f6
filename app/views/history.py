"""The scored guesses as tiles: a small necklace and how many beads were in place.

Public name: `History`. Tiles that are there stay; only new ones are made.
"""

from js import document

from app.beads import ring_art
from app.palette import COLORS
from app.words import text


class History:
    """The tiles in a list element."""

    def __init__(self, tiles):
        self._tiles = tiles
        self._drawn = ()

    def draw(self, turns: tuple) -> None:
        """Show a tile for each turn (``shown``, a tuple of n colour indices, and ``feedback``)."""
        if turns[: len(self._drawn)] != self._drawn:
            self._tiles.replaceChildren()
            self._drawn = ()
        for number in range(len(self._drawn), len(turns)):
            self._tiles.appendChild(_tile(number, turns[number]))
        if len(turns) != len(self._drawn):
            # The latest tile is the one to compare with: bring it into sight.
            box = self._tiles.parentElement
            box.scrollTop = box.scrollHeight
        self._drawn = turns


def _tile(number: int, turn):
    """Return the list item of one scored guess."""
    exact = turn.feedback.exact
    tile = document.createElement("li")
    tile.className = "tile solved" if exact == len(turn.shown) else "tile"
    beads = ", ".join([text("color." + COLORS[color].name) for color in turn.shown])
    # Every part below is made of numbers and of our own sentences.
    tile.innerHTML = (
        '<div role="img"><span class="tile-number" aria-hidden="true"></span>'
        '<svg viewBox="-100 -100 200 200" aria-hidden="true"></svg>'
        '<b class="tile-exact" aria-hidden="true"></b></div><span class="unseen"></span>'
    )
    picture = tile.firstElementChild
    picture.setAttribute("aria-label", text("tile", number=number, exact=exact))
    picture.children[0].textContent = str(number)
    picture.children[1].innerHTML = ring_art(turn.shown)
    picture.children[2].textContent = str(exact)
    tile.lastElementChild.textContent = beads
    return tile
