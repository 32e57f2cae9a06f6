"""The data file of the best play: one answer for each content, model and objective.

Public names: `DATA`, `Question`, `Answers`, `every_question`, `load`, `save`, `keep`,
`answer_of`, `bounds_of`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cyclomind.strategy.contents import MAX_BEADS, MIN_BEADS, Content, content_name, contents
from cyclomind.strategy.models import MODELS
from cyclomind.strategy.solution import Solution
from cyclomind.strategy.solver import EXPECTED, OBJECTIVES
from cyclomind.strategy.tree import Step
from tools.sources import ROOT

DATA = ROOT / "docs" / "strategy.json"

#: The colours that the game has.
_COLORS = 6

#: By (content, model, objective): the answer as it stands in the file.
Question = tuple[str, str, str]
Answers = dict[Question, dict[str, Any]]

_ABOUT = {
    "content": "beads by colour, most first",
    "model": "count: the player sees how many beads are exact; rotation: the rotation as well",
    "objective": "worst: guesses that always suffice; expected: their total over all candidates",
    "candidates": "secrets, all equally likely: necklaces in count, arrangements in rotation",
    "lower, upper": "the value lies between them, both included; proven when they are equal",
    "first_guess": "the first guess of the strategy that attains upper",
    "steps": "the size of that strategy: its guesses, counted once for each way to come there",
    "searched": "sets of candidates that were searched for it",
    "seconds": "processor time of the solve that found the strategy, with its play against all "
    "candidates; the lower bound may be of another solve",
    "search": "plain: Python alone; compiled: the extra fast",
}


def every_question() -> Iterator[tuple[Content, str, str]]:
    """Yield all questions: contents of 4 to 8 beads, in both models, for both objectives."""
    for beads in range(MIN_BEADS, MAX_BEADS + 1):
        for content in contents(beads, _COLORS):
            for model in MODELS:
                for objective in OBJECTIVES:
                    yield content, model, objective


def load(path: Path = DATA) -> Answers:
    """Return the answers of the file."""
    answers = json.loads(path.read_text(encoding="utf-8"))["answers"] if path.exists() else []
    return {(row["content"], row["model"], row["objective"]): row for row in answers}


def save(answers: Answers, path: Path = DATA) -> None:
    """Write the answers, one a line, in the order of the questions."""
    order = [(content_name(content), *rest) for content, *rest in every_question()]
    rows = [json.dumps(answers[question]) for question in order if question in answers]
    lines = ",\n".join(rows)
    text = f'{{"about": {json.dumps(_ABOUT, indent=1)},\n"answers": [\n{lines}\n]}}\n'
    path.write_text(text, encoding="utf-8")


def answer_of(solution: Solution, seconds: float, search: str) -> dict[str, Any]:
    """Return a solution as the file has it."""
    return {
        "content": content_name(solution.content),
        "model": solution.model,
        "objective": solution.objective,
        "candidates": solution.candidates,
        "lower": solution.lower,
        "upper": solution.upper,
        "first_guess": "".join(map(str, solution.strategy.guess)),
        "steps": _steps(solution.strategy),
        "searched": solution.searched,
        "seconds": round(seconds, 2),
        "search": search,
    }


def keep(answers: Answers, answer: dict[str, Any]) -> None:
    """Take in what an answer adds: a larger lower bound, or a strategy with a smaller upper one.

    Raises: ValueError when it cannot be true together with what is known.
    """
    question = answer["content"], answer["model"], answer["objective"]
    known = answers.get(question)
    if known is not None:
        if max(known["lower"], answer["lower"]) > min(known["upper"], answer["upper"]):
            raise ValueError(f"{question}: {known} and {answer} cannot both be true")
        better = answer if answer["upper"] <= known["upper"] else known
        answer = {**better, "lower": max(known["lower"], answer["lower"])}
    answers[question] = answer


def bounds_of(answer: dict[str, Any]) -> tuple[float, float]:
    """Return the bounds of an answer as numbers of guesses."""
    scale = answer["candidates"] if answer["objective"] == EXPECTED else 1
    return answer["lower"] / scale, answer["upper"] / scale


def _steps(step: Step) -> int:
    return 1 + sum(map(_steps, step.after.values()))
