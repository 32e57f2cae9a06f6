"""How many necklaces were left after each guess, as bars. Public name: `left_chart`."""

from app.browser.dom import make

if False:  # names for annotations
    from js import Element


def left_chart(words: str, counts: tuple[int, ...], last: str) -> "Element":
    """Return a chart with a column for each number, the start's first.

    words: all of it for screen readers; last: what stands for the last number, or nothing.
    """
    chart = make("div", "left-chart")
    chart.setAttribute("role", "img")
    chart.setAttribute("aria-label", words)
    most = max(counts)
    for number, count in enumerate(counts):
        is_found = last and number == len(counts) - 1
        column = make("span", "left-found" if is_found else "")
        bar = make("i")
        # A root keeps the small numbers visible beside a large first one.
        bar.style.height = f"{2 * (count / most) ** 0.5:.2f}rem"
        column.append(make("b", "", last if is_found else str(count)), bar)
        column.append(make("small", "", str(number)))
        chart.append(column)
    return chart
