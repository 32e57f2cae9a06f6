"""How beads look and where they lie, as numbers and SVG text. Pure: it never touches the page.

Public names: `Layout`, `layout`, `point`, `Look`, `looks_of`, `looks_named`, `outline`,
`bead_art`, `ring_of_spots`, `hole_art`, `pin_art`, `cord_art`, `dial_art`, `ring_art`, `prepare`.

Angles are degrees clockwise from the top; lengths are units of a board that reaches from -100
to 100 in both directions.
"""

import math
from collections import namedtuple

from app.art.colors import ALL_COLORS, COLORS
from cyclomind.rng import Rng

if False:  # names for annotations
    from collections.abc import Callable
    from typing import TypeVar

    from cyclomind.puzzle import Puzzle

    A = TypeVar("A")
    R = TypeVar("R")

#: ``ring``: radius of the circle of bead centres; ``bead``: the largest radius a bead may reach;
#: ``places``: tuple of (x, y) per position.
Layout = namedtuple("Layout", ("ring", "bead", "places"))

#: How one colour of a puzzle is shaped: ``bulges`` of the outline and ``marks`` on it, 3 to 6.
Look = namedtuple("Look", ("bulges", "marks"))

_HALF_BOARD = 97  # leaves room for the edge of an armed bead
_FILL = 0.9  # of the distance at which neighbours would touch
_SHAPES = (3, 4, 5, 6)
_DEPTH = {3: 0.22, 4: 0.23, 5: 0.26, 6: 0.26}  # from crest to trough, as a part of the radius


def _once(compute: "Callable[[A], R]") -> "Callable[[A], R]":
    """Return a function of one argument as one that computes once for each; sines take long."""
    known: dict[A, R] = {}

    def remembered(argument: "A") -> "R":
        if argument not in known:
            known[argument] = compute(argument)
        return known[argument]

    return remembered


def point(angle: float, radius: float) -> tuple[float, float]:
    """Return the (x, y) that lies at this angle and distance from the centre."""
    turn = math.radians(angle)
    return radius * math.sin(turn), -radius * math.cos(turn)


@_once
def layout(n: int) -> Layout:
    """Return where n beads lie: as large as the board allows, never touching."""
    half_gap = math.sin(math.pi / n) * _FILL  # bead radius, as a part of the ring's
    ring = _HALF_BOARD / (1 + half_gap)
    places = tuple([point(360 * position / n, ring) for position in range(n)])
    return Layout(ring, ring * half_gap, places)


def looks_of(puzzle: "Puzzle") -> tuple[Look, ...]:
    """Return a Look per colour, fixed for the necklace puzzle."""
    return looks_named(f"{puzzle.n} {puzzle.colors} {puzzle.code}", puzzle.colors)


def looks_named(name: str, colors: int) -> tuple[Look, ...]:
    """Return a Look per colour, up to ten of them, always the same for the same name.

    No two colours share both outline and marks, and no two of the first four share either, so
    that the beads can be told apart without seeing colour. More colours leave the looks of the
    first ones as they are.
    """
    rng = Rng(f"looks {name}")
    bulges, marks = rng.shuffled(_SHAPES), rng.shuffled(_SHAPES)
    return tuple([Look(bulges[i % 4], marks[(i + i // 4) % 4]) for i in range(colors)])


@_once
def outline(bulges: int) -> str:
    """Return the path of a wavy outline of radius at most 1 with a crest at the top.

    Crests and troughs alternate, joined by cubic arcs that leave both at right angles to the
    radius; the handle length is that of a circular arc of the same angle.
    """
    half = 180 / bulges
    handle = 4 / 3 * math.tan(math.radians(half) / 4)
    radii = (1, 1 - _DEPTH[bulges])
    path = [f"M0 -1C{handle:.3f} -1 "]
    for i in range(2 * bulges):
        x, y = point(half * (i + 1), radii[(i + 1) % 2])
        # A quarter turn clockwise of (x, y) is (-y, x): the direction of travel. The handle that
        # leaves a point mirrors the one that reaches it, which S does.
        path.append(f"{x + y * handle:.3f} {y - x * handle:.3f} {x:.3f} {y:.3f}S")
    return "".join(path)[:-1] + "Z"


@_once
def _marks(count: int) -> str:
    """Return the path of short spokes, evenly spread from the top, on a bead of radius 1."""
    spokes = []
    for i in range(count):
        x, y = point(360 * i / count, 0.22)
        spokes.append(f"M{2.1 * x:.3f} {2.1 * y:.3f}l{x:.3f} {y:.3f}")
    return "".join(spokes)


def bead_art(color: int, look: Look, radius: float) -> str:
    """Return the SVG of one bead around the origin: body, light, marks and the colour's number."""
    path = outline(look.bulges)
    paint = ALL_COLORS[color]
    return (
        f'<g transform="scale({radius:.2f})">'
        f'<path class="bead-shadow" d="{path}"/>'
        f'<path class="bead-body" fill="{paint.hex}" d="{path}"/>'
        f'<path class="bead-light" fill="url(#bead-light)" d="{path}"/>'
        f'<path class="bead-marks" stroke="{paint.ink}" d="{_marks(look.marks)}"/>'
        '<ellipse class="bead-gleam" rx=".27" ry=".14"/>'
        f"{_number_art(color, '.25')}</g>"
    )


def _number_art(color: int, y: str) -> str:
    """Return the SVG of a colour's number, whose middle is ``y`` above its foot.

    The digits stand in the page (index.html) and are only pointed at: the number is a picture of
    the colour, and the colour is in the bead's name already.
    """
    ink, digit = ALL_COLORS[color].ink, color + 1
    return f'<use class="number" href="#digit-{digit}" data-digit="{digit}" fill="{ink}" y="{y}"/>'


def ring_of_spots(shape: Layout) -> str:
    """Return the SVG of a ring of buttons, one per position, each still without its bead."""
    reach = f"{shape.bead + 1.4:.2f}"
    return "".join(
        [
            f'<g class="spot" role="button" data-position="{position}"'
            f' transform="translate({x:.2f} {y:.2f})"><circle class="spot-focus" r="{reach}"/>'
            '<g class="piece"/></g>'
            for position, (x, y) in enumerate(shape.places)
        ]
    )


def hole_art(radius: float) -> str:
    """Return the SVG of a position where no bead lies yet."""
    return f'<circle class="hole" r="{radius * 0.8:.2f}"/>'


def pin_art(radius: float) -> str:
    """Return the SVG of the mark of a pinned bead: a closed lock at its foot."""
    return (
        f'<path class="pin" transform="translate(0 {radius * 0.74:.2f})"'
        ' d="M-4-1h8v6h-8zM-2.5-1v-2a2.5 2.5 0 0 1 5 0v2"/>'
    )


@_once
def cord_art(ring: float) -> str:
    """Return the SVG of a twisted cord along a circle: a dark core and slanted strands on it."""
    strands = []
    count = 54
    for i in range(count):
        x1, y1 = point(360 * i / count, ring - 2)
        x2, y2 = point(360 * (i + 0.9) / count, ring + 2)
        strands.append(f"M{x1:.1f} {y1:.1f}l{x2 - x1:.1f} {y2 - y1:.1f}")
    return (
        f'<circle class="cord-core" r="{ring:.2f}"/>'
        f'<path class="cord-strands" d="{"".join(strands)}"/>'
    )


def dial_art(shape: Layout) -> str:
    """Return the SVG of the numbers of positions, inside the ring: they stay while it turns."""
    near = 1 - (shape.bead + 8) / shape.ring
    return "".join(
        [
            f'<text x="{x * near:.1f}" y="{y * near + 2.6:.1f}">{position + 1}</text>'
            for position, (x, y) in enumerate(shape.places)
        ]
    )


def ring_art(arrangement: tuple[int, ...]) -> str:
    """Return a picture of a small necklace of plain round beads, as in a tile of the history."""
    shape = layout(len(arrangement))
    parts = [f'<circle class="ring-cord" r="{shape.ring:.1f}"/>']
    for color, (x, y) in zip(arrangement, shape.places):
        paint = COLORS[color]
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f})">'
            f'<circle class="ring-bead" fill="{paint.hex}" r="{shape.bead:.1f}"/>'
            f"{_number_art(color, '15')}</g>"
        )
    return f'<svg viewBox="-100 -100 200 200" aria-hidden="true">{"".join(parts)}</svg>'


def prepare(n: int) -> None:
    """Compute ahead what a board of n beads is drawn with, whatever its puzzle."""
    cord_art(layout(n).ring)
    for shape in _SHAPES:
        outline(shape)
        _marks(shape)
