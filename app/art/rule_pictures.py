"""Small pictures for the instructions, made of what the boards are made of. Pure.

Public names: `PICTURES`, `picture`.
"""

from app.art.beads import layout, ring_art
from app.art.colors import COLORS
from app.art.pegs import pegs_art

#: A necklace that shows well, with two like beads.
_NECKLACE = (0, 1, 2, 1, 3, 2)

#: Two beads of it that change places.
_SWAPPED = (1, 4)

#: A row of places, and what its code is answered with.
_ROW_X = (-72, -24, 24, 72)

_CHECK = '<path d="M-22 2l16 16 30-34"/>'
_CIRCLING = '<path d="M17-15A23 23 0 1 0 22 8M19-33v19H0"/>'


def _words(words: str, y: int = 12) -> str:
    return f'<text y="{y}">{words}</text>'


def _ring(signs: str) -> str:
    """Return the necklace with signs in its middle."""
    return _with_signs(ring_art(_NECKLACE), signs)


def _hidden_ring() -> str:
    """Return a necklace of which only the places are known."""
    shape = layout(len(_NECKLACE))
    return _drawing(_holes(shape.places, shape.bead) + _signs(_words("?", 18)))


def _swap() -> str:
    shape = layout(len(_NECKLACE))
    marked = "".join(
        [
            f'<circle class="rule-marked" cx="{x:.1f}" cy="{y:.1f}" r="{shape.bead + 5:.1f}"/>'
            for x, y in [shape.places[position] for position in _SWAPPED]
        ]
    )
    arrow = '<path d="M-24 0H24M-13-12L-25 0l12 12M13-12L25 0 13 12"/>'
    return _with_signs(ring_art(_NECKLACE), arrow, marked)


def _place() -> str:
    """Return a necklace with one place that a bead is put into."""
    shape = layout(len(_NECKLACE))
    beads = "".join(
        [
            f'<circle class="ring-bead" fill="{COLORS[color].hex}" cx="{x:.1f}" cy="{y:.1f}"'
            f' r="{shape.bead:.1f}"/>'
            for color, (x, y) in list(zip(_NECKLACE, shape.places))[1:]
        ]
    )
    hole = _holes(shape.places[:1], shape.bead)
    return _drawing(beads + hole + _signs('<path d="M0 12v-40M-14-14L0-28l14 14"/>'))


def _row(colors: tuple[int, ...]) -> str:
    """Return the places of a code, the first of them filled."""
    beads = "".join(
        [
            f'<circle class="ring-bead" fill="{COLORS[color].hex}" cx="{x}" r="21"/>'
            for color, x in zip(colors, _ROW_X)
        ]
    )
    return beads + _holes([(x, 0) for x in _ROW_X[len(colors) :]], 21)


def _code() -> str:
    marks = "".join([f'<text x="{x}" y="13">?</text>' for x in _ROW_X])
    return _drawing(_holes([(x, 0) for x in _ROW_X], 21) + _signs(marks))


def _day() -> str:
    return _drawing(
        _signs('<path d="M-58-42H58V58H-58zM-58-12H58M-28-62v32M28-62v32"/>' + _words("1", 38))
    )


def _star() -> str:
    return _drawing(
        '<path class="rule-star" d="M0-66l19 41 45 5-33 31 9 45-40-22-40 22 9-45-33-31 45-5z"/>'
    )


def _holes(places: "list[tuple[float, float]] | tuple[tuple[float, float], ...]", r: float) -> str:
    return "".join(
        [f'<circle class="rule-hole" cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>' for x, y in places]
    )


def _signs(signs: str) -> str:
    return f'<g class="rule-signs">{signs}</g>'


def _drawing(parts: str) -> str:
    return f'<svg viewBox="-100 -100 200 200" aria-hidden="true">{parts}</svg>'


def _with_signs(art: str, signs: str, below: str = "") -> str:
    return art.replace("</svg>", below + _signs(signs) + "</svg>")


#: How each picture is drawn.
PICTURES = {
    "secret": _hidden_ring,
    "swap": _swap,
    "turn": lambda: _ring(_CIRCLING),
    "quiet": lambda: _ring(_words("?", 18)),
    "score": lambda: _ring(_words("4/6")),
    "solved": lambda: _ring(_CHECK),
    "place": _place,
    "pegs": lambda: pegs_art(3, 1, 6),
    "code": _code,
    "row": lambda: _drawing(_row((0, 2))),
    "check": lambda: pegs_art(2, 1, 4),
    "day": _day,
    "level": lambda: _ring('<path d="M-14-18L8 0l-22 18"/>'),
    "star": _star,
}


def picture(name: str) -> str:
    """Return the SVG of a picture in `PICTURES`; "" for a name that none has."""
    return PICTURES[name]() if name in PICTURES else ""
