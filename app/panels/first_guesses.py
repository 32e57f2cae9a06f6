"""What each kind of first guess leaves, as a table and charts. Public name: `first_guess_elements`.

It stands in the code-breaker's help. It is counted when it is unfolded: a moment for all kinds.
"""

from app.art.pegs import pegs_art
from app.browser.dom import listen, make
from app.panels.tables import table
from app.words.numbers import grouped
from app.words.sentences import text
from cyclomind.first_guesses import answers_to, first_guesses, kind_name, outlook

if False:  # names for annotations
    from js import Element

    from cyclomind.scoring import Pegs

    _Answers = list[tuple[Pegs, int]]


def first_guess_elements(places: int, colors: int) -> "list[Element]":
    """Return what unfolds to the table of the first guesses at codes of this size."""
    box = make("details", "first-guesses")
    box.append(make("summary", "", text("first-guesses")))

    def fill() -> None:
        if box.open and box.children.length == 1:
            box.append(*_content(places, colors))

    listen(box, "toggle", lambda event: fill())
    return [box]


def _content(places: int, colors: int) -> "list[Element]":
    kinds = [(kind_name(kind), answers_to(kind, colors)) for kind in first_guesses(places, colors)]
    codes = colors**places
    note = text("first-guesses.note", codes=grouped(codes), colors=colors)
    return [make("p", "hint", note), _table(kinds, codes)] + [
        _by_answer(name, answers, places) for name, answers in kinds
    ]


def _table(kinds: "list[tuple[str, _Answers]]", codes: int) -> "Element":
    names = ("guess", "answers", "average", "worst")
    rows = []
    for name, answers in kinds:
        found = outlook(answers)
        # A whole number when it is large: decimals would say nothing there.
        average = (2 * found.squares + codes) // (2 * codes)
        rows.append((name, str(found.answers), grouped(average), grouped(found.worst)))
    columns = tuple([text("first-guesses." + name) for name in names])
    return table(text("first-guesses"), columns, rows)


def _by_answer(name: str, answers: "_Answers", places: int) -> "Element":
    """Return what unfolds to a bar for each answer to one kind of guess."""
    box = make("details")
    box.append(make("summary", "", text("first-guesses.by-answer", guess=name)))
    most = max([codes for _, codes in answers])
    chart = make("ol", "chart")
    chart.setAttribute("role", "list")
    for pegs, codes in answers:
        row, label = make("li"), make("span", "chart-label")
        label.innerHTML = pegs_art(pegs.exact, pegs.misplaced, places)  # our own drawing
        label.setAttribute("role", "img")
        label.setAttribute(
            "aria-label", text("first-guesses.pegs", exact=pegs.exact, misplaced=pegs.misplaced)
        )
        bar = make("span", "chart-bar")
        bar.style.width = f"{55 * codes / most:.1f}%"
        row.append(label, " ", bar, make("span", "chart-value", grouped(codes)))
        chart.append(row)
    box.append(chart)
    return box
