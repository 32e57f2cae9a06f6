"""The game's icon as PNG files, drawn from the circles of its logo.

Public name: `icon`. The same numbers stand in index.html, where the logo is an SVG of 32 units.
"""

import math
import struct
import zlib
from functools import cache
from typing import NamedTuple

#: The paper of the page in daylight (app/styles/page.css).
PAPER = (0xF3, 0xEE, 0xE6)

_Color = tuple[int, int, int]


class _Ring(NamedTuple):
    """A disc, or a ring where ``inner`` is not 0: centre and radii in the logo's units."""

    x: float
    y: float
    outer: float
    inner: float
    color: _Color


_LOGO = (
    _Ring(16, 16, 11, 9, (0xA8, 0x83, 0x4A)),
    _Ring(16, 6, 5, 0, (0x1F, 0x4F, 0x8B)),
    _Ring(24.7, 21, 5, 0, (0xE0, 0x70, 0x3A)),
    _Ring(7.3, 21, 5, 0, (0x2A, 0x9D, 0x8F)),
)
#: Where the logo looks centred, and how far from there anything reaches.
_MIDDLE = (16.0, 15.0)
_REACH = 15.6

#: How much of the icon's half the logo may fill: a maskable icon may be cut to a circle of 0.8.
_FILLED = 0.92
_FILLED_MASKABLE = 0.76
_CORNER = 0.22


@cache
def icon(size: int, maskable: bool) -> bytes:
    """Return a square PNG of the logo on paper, size pixels wide.

    maskable: paper to the edge and the logo well inside, for systems that cut their own shape;
    otherwise the paper has round corners.
    """
    scale = size / 2 * (_FILLED_MASKABLE if maskable else _FILLED) / _REACH
    rings = [
        _Ring(
            size / 2 + (ring.x - _MIDDLE[0]) * scale,
            size / 2 + (ring.y - _MIDDLE[1]) * scale,
            ring.outer * scale,
            ring.inner * scale,
            ring.color,
        )
        for ring in _LOGO
    ]
    corner = 0.0 if maskable else size * _CORNER
    return _png(size, [_row(y, size, rings, corner) for y in range(size)])


def _row(y: int, size: int, rings: list[_Ring], corner: float) -> bytes:
    """Return the RGBA pixels of a row."""
    pixels = [bytes((*PAPER, 255))] * size
    for ring in rings:
        if abs(y + 0.5 - ring.y) > ring.outer + 1:
            continue
        first = max(0, math.floor(ring.x - ring.outer - 1))
        for x in range(first, min(size, math.ceil(ring.x + ring.outer + 1))):
            away = math.hypot(x + 0.5 - ring.x, y + 0.5 - ring.y)
            share = _inside(ring.outer - away) * (_inside(away - ring.inner) if ring.inner else 1)
            if share:
                pixels[x] = _mixed(pixels[x], ring.color, share)
    if min(y, size - y) <= corner:
        for x in (x for x in range(size) if min(x, size - x) <= corner):
            pixels[x] = pixels[x][:3] + bytes([round(255 * _paper_at(x, y, size, corner))])
    return b"".join(pixels)


def _mixed(below: bytes, color: _Color, share: float) -> bytes:
    parts = (round(old + (new - old) * share) for old, new in zip(below, color, strict=False))
    return bytes((*parts, 255))


def _inside(depth: float) -> float:
    """Return how much of a pixel is inside an edge. depth: how far inside its middle is."""
    return min(1.0, max(0.0, depth + 0.5))


def _paper_at(x: int, y: int, size: int, corner: float) -> float:
    """Return how much of a pixel is on the paper, whose corners are round."""
    across = max(corner - (x + 0.5), x + 0.5 - (size - corner))
    down = max(corner - (y + 0.5), y + 0.5 - (size - corner))
    if across <= 0 or down <= 0:
        return 1.0
    return _inside(corner - math.hypot(across, down))


def _png(size: int, rows: list[bytes]) -> bytes:
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)  # 8 bits a channel, RGBA
    # Each row says that it is not written as a difference from another.
    content = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    chunks = ((b"IHDR", header), (b"IDAT", content), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
