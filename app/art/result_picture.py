"""A game that is over as a picture to pass on: rings without their colours, scores, a few words.

Pure. Public names: `WIDTH`, `result_picture`. It stands alone, so that its colours are its own.
"""

from app.art.beads import layout

#: The width in units, of which a picture file has as many pixels.
WIDTH = 720

_COLUMNS = 4
_CELL = 160
_TOP = 150
_PAPER, _INK, _MUTED, _CORD, _BEAD, _FULL = (
    "#f3eee6",
    "#2a251d",
    "#665d4f",
    "#c9a566",
    "#b9ae9b",
    "#3f8a3a",
)


def result_picture(title: str, told: str, n: int, exact: tuple[int, ...]) -> tuple[str, int]:
    """Return (SVG, height): a title, a line of words, and a ring of n beads for each guess.

    exact: how many beads were in place at each guess. Which they were, nothing tells.
    """
    rows = -(-len(exact) // _COLUMNS)
    height = _TOP + rows * (_CELL + 10) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif"'
        f' text-anchor="middle" fill="{_INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="{_PAPER}"/>',
        f'<text x="{WIDTH / 2}" y="70" font-size="36" font-weight="750">{_escaped(title)}</text>',
        f'<text x="{WIDTH / 2}" y="114" font-size="26" fill="{_MUTED}">{_escaped(told)}</text>',
    ]
    for number, score in enumerate(exact):
        in_row = min(_COLUMNS, len(exact) - number // _COLUMNS * _COLUMNS)
        x = WIDTH / 2 + (number % _COLUMNS - (in_row - 1) / 2) * _CELL
        y = _TOP + number // _COLUMNS * (_CELL + 10) + _CELL / 2
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{_ring(n, score)}</g>')
    return "".join(parts) + "</svg>", height


def _ring(n: int, score: int) -> str:
    """Return a ring of plain beads with its score in the middle."""
    shape = layout(n)
    paint = _FULL if score == n else _BEAD
    beads = "".join(
        [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{shape.bead * 0.8:.1f}" fill="{paint}"/>'
            for x, y in shape.places
        ]
    )
    return (
        f'<g transform="scale(.72)"><circle r="{shape.ring:.1f}" fill="none" stroke="{_CORD}"'
        f' stroke-width="4"/>{beads}<text y="14" font-size="38" font-weight="750">{score}/{n}'
        "</text></g>"
    )


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")
