"""Black and white pegs as SVG text. Pure. Public name: `pegs_art`."""


def pegs_art(exact: int, misplaced: int, places: int) -> str:
    """Return a small grid of pegs: filled squares on the point for exact, open rings for misplaced.

    They differ by shape as well as by colour; a place that earned neither is a small dot.
    """
    columns = (places + 1) // 2
    parts = []
    for i in range(places):
        x, y = 12 * (i % columns) + 6, 12 * (i // columns) + 6
        if i < exact:
            shape = f'<rect class="peg-exact" x="{x - 4}" y="{y - 4}" width="8" height="8"/>'
        elif i < exact + misplaced:
            shape = f'<circle class="peg-misplaced" cx="{x}" cy="{y}" r="3.6"/>'
        else:
            shape = f'<circle class="peg-none" cx="{x}" cy="{y}" r="1.2"/>'
        parts.append(shape)
    return f'<svg class="pegs" viewBox="0 0 {12 * columns} 24">{"".join(parts)}</svg>'
