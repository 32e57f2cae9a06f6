"""How many guesses won games took, as bars. Public names: `spread_chart`, `rows_of`."""

from app.browser.dom import make
from app.words.sentences import plural, text

if False:  # names for annotations
    from js import Element

    from cyclomind.results import Statistics

#: So many rows at most; games that took more share the last one.
_MOST_ROWS = 12


def rows_of(spread: tuple[tuple[int, int], ...]) -> list[list[int]]:
    """Return [guesses, games] for each row, from the fewest guesses on without a gap.

    spread: as in cyclomind.results.Statistics. The last row may stand for more guesses, too.
    """
    if not spread:
        return []
    first, last = spread[0][0], spread[-1][0]
    rows = [[guesses, 0] for guesses in range(first, min(last, first + _MOST_ROWS - 1) + 1)]
    for guesses, games in spread:
        rows[min(guesses - first, _MOST_ROWS - 1)][1] += games
    return rows


def spread_chart(found: "Statistics") -> "Element":
    """Return the chart of a cyclomind.results.Statistics: a list, its bars beside their numbers.

    The row of the latest game is marked, in words, too.
    """
    chart = make("ol", "chart")
    chart.setAttribute("role", "list")
    chart.setAttribute("aria-label", text("statistics.chart"))
    rows = rows_of(found.spread)
    last = found.spread[-1][0] if rows else 0
    latest = found.latest
    most = max([found.losses] + [games for _, games in rows])
    for guesses, games in rows:
        is_open = guesses == rows[-1][0] and last > guesses
        name = plural("statistics.or-more" if is_open else "statistics.guesses", guesses)
        here = latest.won and (latest.guesses == guesses or (is_open and latest.guesses > guesses))
        chart.append(_row(name, games, most, here, "chart-bar"))
    if found.losses:
        name = text("statistics.not-solved")
        chart.append(_row(name, found.losses, most, not latest.won, "chart-bar lost"))
    return chart


def _row(name: str, games: int, most: int, is_latest: bool, css_class: str) -> "Element":
    row = make("li")
    bar = make("span", css_class, "")
    bar.style.width = f"{55 * games / most:.1f}%"
    # Spaces: not seen, but what is read aloud would run together without.
    row.append(make("span", "chart-label", name), " ", bar)
    row.append(make("span", "chart-value", str(games)))
    if is_latest:
        row.className = "latest"
        row.append(" ", make("span", "chart-latest", text("statistics.latest")))
    return row
