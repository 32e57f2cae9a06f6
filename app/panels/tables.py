"""Tables that are cards where they have no room. Public name: `table`.

On a phone each row is a card, and each value stands beside the name of its column (panels.css).
"""

from app.browser.dom import make

if False:  # names for annotations
    from collections.abc import Iterable

    from js import Element


def table(caption: str, columns: tuple[str, ...], rows: "Iterable[tuple[str, ...]]") -> "Element":
    """Return a table: its columns by name, and rows, each headed by its first cell."""
    head = make("tr")
    head.append(*[_cell("th", name, "columnheader", "col") for name in columns])
    body = make("tbody")
    for values in rows:
        row = make("tr")
        row.append(_cell("th", values[0], "rowheader", "row"))
        row.append(*[_cell("td", value, "cell") for value in values[1:]])
        for cell, name in zip(row.children, columns):
            cell.setAttribute("data-column", name)
        body.append(row)
    top, found = make("thead"), make("table", "review-table")
    top.append(head)
    found.append(make("caption", "unseen", caption), top, body)
    # Said by hand: what a style sheet makes cards of is no table to some browsers.
    found.setAttribute("role", "table")
    for part in (top, body):
        part.setAttribute("role", "rowgroup")
    for row in found.querySelectorAll("tr"):
        row.setAttribute("role", "row")
    return found


def _cell(tag: str, words: str, role: str, scope: str = "") -> "Element":
    cell = make(tag, "", words)
    cell.setAttribute("role", role)
    if scope:
        cell.scope = scope
    return cell
