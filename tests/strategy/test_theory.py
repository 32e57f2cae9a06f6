"""docs/strategy.json and what docs/strategy.md shows of it: complete, and true when solved anew."""

import random

import pytest

from cyclomind.strategy.contents import (
    content_name,
    count_arrangements,
    count_necklaces_of,
    parse_content,
)
from cyclomind.strategy.models import COUNT
from cyclomind.strategy.solution import solve
from cyclomind.strategy.solver import EXPECTED
from tools.sources import ROOT
from tools.theory import answers, pictures, proofs, tables

ANSWERS = answers.load()
QUICK = [
    question
    for question, answer in ANSWERS.items()
    if answer["seconds"] < 0.05 and answer["lower"] == answer["upper"]
]


def test_every_question_has_an_answer():
    every = [(content_name(content), *rest) for content, *rest in answers.every_question()]
    assert list(ANSWERS) == every
    assert len(every) == 188
    for (name, model, objective), answer in ANSWERS.items():
        content = parse_content(name)
        count = count_necklaces_of(content) if model == COUNT else count_arrangements(content)
        assert answer["candidates"] == count
        least = 2 * count - sum(content) if objective == EXPECTED else 2
        assert least <= answer["lower"] <= answer["upper"] <= count * (count + 1) // 2
        assert parse_content(answer["first_guess"]) == content
        assert answer["steps"] >= 2


@pytest.mark.parametrize("question", random.Random(8).sample(QUICK, 12), ids="-".join)
def test_a_fresh_solve_says_the_same(question):
    name, model, objective = question
    answer = ANSWERS[question]
    solution = solve(parse_content(name), model, objective)
    assert (solution.lower, solution.upper) == (answer["lower"], answer["upper"])


def test_the_page_shows_what_the_file_says():
    page = tables.PAGE.read_text(encoding="utf-8")
    assert tables.page_with_tables(page, ANSWERS) == page
    folder = ROOT / "docs" / pictures.FIGURES
    for name, text in pictures.figures(ANSWERS).items():
        assert (folder / name).read_text(encoding="utf-8") == text
        assert f"{pictures.FIGURES}/{name}" in page


def test_answers_that_cannot_both_be_true_are_refused():
    known = {("2/2", COUNT, "worst"): ANSWERS["2/2", COUNT, "worst"]}
    with pytest.raises(ValueError, match="cannot both be true"):
        answers.keep(known, ANSWERS["2/2", COUNT, "worst"] | {"lower": 3, "upper": 3})
    looser = ANSWERS["2/2", COUNT, "worst"] | {"lower": 1}
    answers.keep(known, looser)
    assert known["2/2", COUNT, "worst"]["lower"] == 2


def test_two_solves_of_a_question_each_add_their_better_bound():
    question = "2/2", COUNT, "worst"
    known = {question: ANSWERS[question] | {"lower": 1, "upper": 6, "first_guess": "0011"}}
    answers.keep(known, ANSWERS[question] | {"lower": 0, "upper": 4, "first_guess": "0101"})
    answers.keep(known, ANSWERS[question] | {"lower": 2, "upper": 5, "first_guess": "0110"})
    found = known[question]
    assert (found["lower"], found["upper"], found["first_guess"]) == (2, 4, "0101")


def test_proofs_are_kept_for_open_questions_alone(tmp_path):
    for question, proven in proofs.load_proofs().items():
        answer = ANSWERS[question]
        assert answer["lower"] < answer["upper"] and proven
    made: proofs.Proofs = {
        ("2/2", COUNT, EXPECTED): {(0, 0, 1, 1): 3},
        ("3/2", COUNT, EXPECTED): {},
    }
    proofs.save_proofs(made, tmp_path / "proofs.json")
    del made["3/2", COUNT, EXPECTED]
    assert proofs.load_proofs(tmp_path / "proofs.json") == made
    assert proofs.load_proofs(tmp_path / "none.json") == {}
