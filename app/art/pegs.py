"""Black and white pegs as SVG text. Pure. Public names: `pegs_art`, `peg_art`."""


def pegs_art(exact: int, misplaced: int, places: int) -> str:
    """Return a small grid of pegs: filled squares on the point for exact, open rings for misplaced.

    They differ by shape as well as by colour; a place that earned neither is a small dot.
    """
    columns = (places + 1) // 2
    parts = []
    for i in range(places):
        x, y = 12 * (i % columns) + 6, 12 * (i // columns) + 6
        if i < exact:
            shape = _black(x, y)
        elif i < exact + misplaced:
            shape = _white(x, y)
        else:
            shape = f'<circle class="peg-none" cx="{x}" cy="{y}" r="1.2"/>'
        parts.append(shape)
    return f'<svg class="pegs" viewBox="0 0 {12 * columns} 24">{"".join(parts)}</svg>'


def peg_art(is_exact: bool) -> str:
    """Return one peg, black for exact or white for misplaced."""
    peg = _black(6, 6) if is_exact else _white(6, 6)
    return f'<svg class="peg" viewBox="0 0 12 12">{peg}</svg>'


def _black(x: int, y: int) -> str:
    return f'<rect class="peg-exact" x="{x - 4}" y="{y - 4}" width="8" height="8"/>'


def _white(x: int, y: int) -> str:
    return f'<circle class="peg-misplaced" cx="{x}" cy="{y}" r="3.6"/>'
