"""A finished game looked back at: chart, table, sentences. Public names: `review_elements`,
`left_bars`, `guesses_table`.
"""

from app.browser.dom import make
from app.panels.tables import table
from app.words.numbers import one_decimal, two_decimals
from app.words.sentences import plural, text

if False:  # names for annotations
    from typing import Any

    from js import Element

    from cyclomind.games.necklace import NecklaceGame


def review_elements(answer: "dict[str, Any]", game: "NecklaceGame", par: int) -> "list[Element]":
    """Return the elements of a review, as the worker's coach gives it, for the panel.

    par: of the game, in hundredths of a guess; 0 where it is not known.
    """
    guesses = answer["guesses"]
    elements = [
        make("p", "", text("review.skill." + answer["rating"])),
        make("p", "", text("review.luck." + answer["fortune"])),
    ]
    if par:
        elements.insert(0, make("p", "verdict", _against_par(game.guess_count, par)))
    if game.hints:
        elements.append(make("p", "", plural("review.hints", len(game.hints))))
    names = [text("review.after", number=number) for number in range(len(guesses) + 1)]
    elements.append(left_bars(guesses, names, text("review.chart")))
    elements.append(guesses_table(guesses, text("review.table")))
    return elements


def _against_par(guesses: int, par: int) -> str:
    """Return the sentence that holds a number of guesses against par."""
    taken = 100 * guesses
    key = "review.under" if taken < par else "review.over" if taken > par else "review.par"
    return text(key, par=two_decimals(par))


def left_bars(guesses: "list[dict[str, Any]]", names: list[str], title: str) -> "Element":
    """Return a bar for the candidates at first and after each guess, each named beside it."""
    left = [guesses[0]["before"]] + [guess["after"] for guess in guesses]
    chart = make("ol", "chart")
    chart.setAttribute("role", "list")
    chart.setAttribute("aria-label", title)
    most = max(left)
    for number, count in enumerate(left):
        row = make("li")
        label = make("span", "chart-label", names[number])
        bar = make("span", "chart-bar")
        # A root keeps the small numbers visible beside a large first one.
        bar.style.width = f"{60 * (count / most) ** 0.5:.1f}%"
        row.append(label, bar, make("span", "chart-value", str(count)))
        chart.append(row)
    return chart


def guesses_table(guesses: "list[dict[str, Any]]", caption: str) -> "Element":
    """Return a row for each guess: before, expected, the best, left, and how good it was."""
    names = ("guess", "before", "expected", "best", "after", "rating")
    rows = []
    for guess in guesses:
        rating = text("review.rating." + guess["rating"])
        if not guess["could_be_secret"]:
            rating = text("review.impossible", rating=rating)
        rows.append(
            (
                str(guess["number"]),
                str(guess["before"]),
                one_decimal(guess["value"]["average_left"]),
                one_decimal(guess["best"]["average_left"]),
                str(guess["after"]),
                rating,
            )
        )
    return table(caption, tuple([text("review.column." + name) for name in names]), rows)
