"""The necklace on the screen: draws a picture it is given, moves beads, reports taps.

Public names: `Picture`, `Board`. It knows no rules. What was painted last is kept only to paint
less the next time; nothing is ever read back from the page.

    svg#board                        stands in the page with its two empty groups
      g.cord                         the twisted cord, and the numbers of the positions
      g.ring                         turns as one while spinning
        g.spot[role=button]          one per position, always at that position
          circle.spot-focus
          g.piece                    the bead lying there; slides and counter-turns
"""

from collections import namedtuple

from app.art.beads import (
    bead_art,
    cord_art,
    dial_art,
    hole_art,
    layout,
    pin_art,
    ring_of_spots,
)
from app.art.colors import COLORS
from app.browser import motion
from app.browser.dom import around, listen
from app.views.bead_names import are_numbers_shown, numbered
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event

    from app.art.beads import Layout, Look

#: Everything the board shows. ``arrangement``: tuple of n colour indices, None where
#: a position is empty; ``pinned``: positions whose beads have a pin; ``looks``: tuple of
#: beads.Look per colour; ``selected``: position that the keyboard is on; ``armed``: position or
#: None; ``locked``: the game is over.
Picture = namedtuple("Picture", ("arrangement", "pinned", "looks", "selected", "armed", "locked"))

#: What was last painted at one position.
_Paint = namedtuple("_Paint", ("color", "numbered", "pinned", "selected", "armed", "locked"))


class Board:
    """The board in an ``svg`` element; ``on_tap(position)`` hears which bead was tapped."""

    def __init__(self, svg: "Element", on_tap: "Callable[[int], object]"):
        self._svg = svg
        self._ring = svg.querySelector(".ring")
        self._shape: Layout | None = None  # the layout painted
        self._looks: tuple[Look, ...] | None = None  # the looks painted
        self._art: dict[int | None, str] = {}  # colour -> SVG text, for this layout and these looks
        self._spots: list[Element] = []
        self._pieces: list[Element] = []
        self._painted: list[_Paint | None] = []
        self._motion = motion.Animations()
        self._tapped = on_tap
        listen(svg, "click", self._on_click)

    def draw(self, picture: Picture) -> None:
        """Show this picture; only what differs from the last one is touched."""
        had_focus = False
        if self._shape is None or len(picture.arrangement) != len(self._spots):
            had_focus = self._svg.querySelector(":focus") is not None
            self._lay_out(len(picture.arrangement))
        if picture.looks != self._looks:
            self._looks = picture.looks
            self._art = {}
            self._painted = [None] * len(self._spots)
        has_numbers = are_numbers_shown()
        for position, color in enumerate(picture.arrangement):
            paint = _Paint(
                color,
                has_numbers,
                position in picture.pinned,
                position == picture.selected,
                position == picture.armed,
                picture.locked,
            )
            if paint != self._painted[position]:
                self._paint_spot(position, paint, self._painted[position])
                self._painted[position] = paint
        if had_focus:  # the bead that had it is gone
            self.focus(picture.selected)

    def focus(self, position: int) -> None:
        """Move the keyboard focus to the bead at this position."""
        self._spots[position].focus()

    def slide(self, i: int, j: int, milliseconds: int) -> None:
        """Let the beads at positions i and j, already exchanged, arrive from each other's place."""
        self.finish()
        if milliseconds:
            assert self._shape
            for here, there in ((i, j), (j, i)):
                x, y = self._shape.places[here]
                from_x, from_y = self._shape.places[there]
                frames = motion.arc(from_x - x, from_y - y, 0.22)
                self._motion.play(self._pieces[here], frames, milliseconds, "ease-in-out")

    def spin(self, steps: int, milliseconds_per_step: int) -> None:
        """Turn the ring clockwise by so many steps into its present place, its beads upright."""
        self.finish()
        duration = steps * milliseconds_per_step
        if duration:
            degrees = 360 * steps / len(self._spots)
            for piece in self._pieces:
                self._motion.play(piece, _turn(degrees), duration)
            self._motion.play(self._ring, _turn(-degrees), duration)

    def finish(self) -> None:
        """End all motion now; every bead is where it belongs."""
        self._motion.finish()

    def _on_click(self, event: "Event") -> None:
        spot = around(event, ".spot")
        if spot:
            self._tapped(int(spot.getAttribute("data-position")))

    def _lay_out(self, n: int) -> None:
        """Build the ring anew for n positions."""
        self.finish()
        self._shape = layout(n)
        self._looks = None
        self._svg.querySelector(".cord").innerHTML = cord_art(self._shape.ring) + dial_art(
            self._shape
        )
        # One text for all: each call into the browser would cost as much as a bead.
        self._ring.innerHTML = ring_of_spots(self._shape)
        self._spots = list(self._ring.children)
        self._pieces = [spot.lastElementChild for spot in self._spots]

    def _paint_spot(self, position: int, paint: _Paint, before: _Paint | None) -> None:
        spot = self._spots[position]
        if before is None or before[:3] != paint[:3]:
            assert self._shape
            pin = pin_art(self._shape.bead) if paint.pinned else ""
            self._pieces[position].innerHTML = self._art_of(paint.color) + pin
            spot.setAttribute("data-color", "" if paint.color is None else str(paint.color))
            label = self._label(position, paint.color)
            if paint.pinned:
                label += ", " + text("pinned")
            spot.setAttribute("aria-label", numbered(label, paint.color, paint.numbered))
        spot.setAttribute("tabindex", "0" if paint.selected else "-1")
        if paint.locked:
            spot.setAttribute("aria-disabled", "true")
            spot.removeAttribute("aria-pressed")
        else:
            spot.removeAttribute("aria-disabled")
            spot.setAttribute("aria-pressed", "true" if paint.armed else "false")

    def _label(self, position: int, color: int | None) -> str:
        place = {"position": position + 1, "n": len(self._spots)}
        if color is None:
            return text("empty", **place)
        return text("bead", color=text("color." + COLORS[color].name), **place)

    def _art_of(self, color: int | None) -> str:
        if color not in self._art:
            assert self._shape and self._looks
            radius = self._shape.bead
            self._art[color] = (
                hole_art(radius) if color is None else bead_art(color, self._looks[color], radius)
            )
        return self._art[color]


def _turn(degrees: float) -> "motion.Frames":
    return [{"transform": f"rotate({degrees:.3f}deg)"}, {"transform": "rotate(0deg)"}]
