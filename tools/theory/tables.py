"""The tables of docs/strategy.md, written from the data file.

Public names: `PAGE`, `MOST_NECKLACES`, `page_with_tables`, `value_text`.
"""

import math
from collections.abc import Iterable
from typing import Any

from cyclomind.strategy.contents import (
    Content,
    content_name,
    contents,
    count_arrangements,
    count_necklaces_of,
)
from cyclomind.strategy.models import MODELS
from cyclomind.strategy.solver import EXPECTED, OBJECTIVES
from tools.sources import ROOT
from tools.theory.answers import Answers, bounds_of, every_question

PAGE = ROOT / "docs" / "strategy.md"

#: The contents of 8 beads with more necklaces have a table of their own.
MOST_NECKLACES = 318


def page_with_tables(page: str, answers: Answers) -> str:
    """Return the page with its tables and its counts as the answers have them."""
    eight = list(contents(8, 6))
    small = [content for content in eight if count_necklaces_of(content) <= MOST_NECKLACES]
    made = {
        f"{beads} beads": _headed(f"{beads} beads", f"tables {beads}", contents(beads, 6), answers)
        for beads in (4, 5, 6, 7)
    }
    made["8 beads"] = _headed(
        f"8 beads, up to {MOST_NECKLACES} necklaces",
        f"tables 8 --most-necklaces {MOST_NECKLACES}",
        small,
        answers,
    )
    made["the largest"] = _table_of_the_largest(
        [content for content in eight if count_necklaces_of(content) > MOST_NECKLACES], answers
    )
    made["proven"] = _proven(answers)
    for name, text in made.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, found, rest = page.partition(begin)
        _, found_end, after = rest.partition(end)
        if not (found and found_end):
            raise ValueError(f"docs/strategy.md has no place for: {name}")
        page = f"{before}{begin}\n{text}\n{end}{after}"
    return page


def value_text(answer: dict[str, Any]) -> str:
    """Return a value, or its bounds, rounded outwards."""
    lower, upper = bounds_of(answer)
    digits = 4 if answer["objective"] == EXPECTED else 0
    if answer["lower"] == answer["upper"]:
        return f"{upper:.{digits}f}"
    scale = 10**digits
    lower, upper = math.floor(lower * scale) / scale, math.ceil(upper * scale) / scale
    return f"{lower:.{digits}f} to {upper:.{digits}f}"


def _row(content: Content, answers: Answers) -> list[dict[str, Any]]:
    name = content_name(content)
    return [answers[name, model, objective] for model in MODELS for objective in OBJECTIVES]


def _lines(rows: Iterable[list[str]], names: list[str]) -> str:
    head = [["content", "necklaces", "arrangements", *names]]
    rule = [["---"] + ["---:"] * (2 + len(names))]
    return "\n".join("| " + " | ".join(row) + " |" for row in [*head, *rule, *rows])


def _columns() -> list[str]:
    return [f"{model} {objective}" for model in MODELS for objective in OBJECTIVES]


def _sizes(content: Content) -> list[str]:
    return [
        content_name(content),
        str(count_necklaces_of(content)),
        str(count_arrangements(content)),
    ]


def _headed(name: str, command: str, chosen: Iterable[Content], answers: Answers) -> str:
    """Return a table under a line that says how to print it and how long that takes."""
    rows = []
    total = 0.0
    for content in chosen:
        answered = _row(content, answers)
        seconds = sum(answer["seconds"] for answer in answered)
        total += seconds
        rows.append([*_sizes(content), *map(value_text, answered), f"{seconds:.2f}"])
    head = f"**{name}**: `python -m cyclomind {command}` ({total:.2f} s)"
    return f"{head}\n\n{_lines(rows, [*_columns(), 'seconds'])}"


def _table_of_the_largest(chosen: list[Content], answers: Answers) -> str:
    rows = (
        [
            *_sizes(content),
            *map(value_text, row),
            ", ".join(f"{answer['seconds']:.0f}" for answer in row),
        ]
        for content in chosen
        for row in [_row(content, answers)]
    )
    return _lines(rows, [*_columns(), "seconds of each"])


def _proven(answers: Answers) -> str:
    every = [
        answers[content_name(content), model, objective]
        for content, model, objective in every_question()
    ]
    proven = sum(answer["lower"] == answer["upper"] for answer in every)
    return f"**{proven} of {len(every)} questions have a proven answer**, and the others bounds."
