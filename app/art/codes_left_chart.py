"""How the number of codes falls, as SVG text. Pure. Public name: `left_chart_art`.

The heights are logarithms: each line of the grid is a tenth of the one above.
"""

import math

_WIDTH, _HEIGHT = 240, 72  # stretched to any width: only lines and dots of a fixed size on it
_TOP, _BOTTOM, _SIDE = 6, 60, 5
_MOST_STEPS = 8  # so many answers fill the width; more of them share it


def left_chart_art(counts: tuple[int | None, ...]) -> str:
    """Return the chart of the codes left: before the first answer, and after each.

    counts: tuple of ints, None where the number is not known yet; the first is the number of all
    codes. None left is drawn on the ground, below one left.
    """
    decades = len(str(counts[0])) - 1
    steps = max(_MOST_STEPS, len(counts) - 1)
    points = []
    for i, count in enumerate(counts):
        if count is not None:
            x = _SIDE + (_WIDTH - 2 * _SIDE) * i / steps
            points.append((x, _y(count, decades), count == 0))
    parts = []
    for decade in range(decades + 1):
        y = _y(10**decade, decades)
        parts.append(f'<path class="chart-grid" d="M0 {y:.1f}H{_WIDTH}"/>')
    line = "L".join([f"{x:.1f} {y:.1f}" for x, y, _ in points])
    first, last = points[0][0], points[-1][0]
    parts.append(
        f'<path class="chart-area" d="M{first:.1f} {_HEIGHT}L{line}L{last:.1f} {_HEIGHT}Z"/>'
        f'<path class="chart-line" d="M{line}"/>'
    )
    for i, (x, y, is_none) in enumerate(points):
        name = "chart-end" if i == len(points) - 1 else "chart-dot"
        if is_none:
            name = "chart-none"
        # A line of no length with a round end: it stays round however wide the chart is.
        parts.append(f'<path class="{name}" d="M{x:.1f} {y:.1f}h0"/>')
    return (
        f'<svg class="left-chart" viewBox="0 0 {_WIDTH} {_HEIGHT}" preserveAspectRatio="none" '
        f'aria-hidden="true">{"".join(parts)}</svg>'
    )


def _y(count: int, decades: int) -> float:
    if count == 0:
        return _HEIGHT - 4
    return _BOTTOM - (_BOTTOM - _TOP) * math.log(count) / math.log(10) / decades
