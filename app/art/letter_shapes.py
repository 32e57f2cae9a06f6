"""The walkthrough's six letters as shapes, as SVG text. Pure. Public name: `shape_art`.

The shapes differ by outline, by colour and by the letter on them; each reaches some 20 units
from the origin.
"""

from app.art.beads import point
from app.art.colors import COLORS
from cyclomind.games.walkthrough import LETTERS


def _polygon(corners: int, radius: float, inner: float = 0) -> str:
    """Return the path of a regular polygon with a corner at the top, or of a star."""
    path = []
    count = corners * 2 if inner else corners
    for i in range(count):
        x, y = point(360 * i / count, inner if inner and i % 2 else radius)
        path.append(f"{'L' if i else 'M'}{x:.1f} {y:.1f}")
    return "".join(path) + "Z"


_PATHS = (
    "M0 -18L20 17L-20 17Z",  # triangle
    "M-17 -17H17V17H-17Z",  # square
    "M0 -19A19 19 0 0 1 0 19A19 19 0 0 1 0 -19Z",  # circle
    "M0 -20L20 0L0 20L-20 0Z",  # diamond
    _polygon(5, 21, 10.5),  # star
    _polygon(6, 20),  # hexagon
)
_DROP = (6, 0, 0, 0, 1, 0)  # how far below the middle the letter stands: where the shape is wide


def shape_art(letter: str) -> str:
    """Return the SVG of a letter's shape around the origin, with the letter on it."""
    index = LETTERS.index(letter)
    paint = COLORS[index]
    return (
        f'<path class="shape" fill="{paint.hex}" d="{_PATHS[index]}"/>'
        f'<text class="shape-letter" fill="{paint.ink}" y="{5 + _DROP[index]}">{letter}</text>'
    )
