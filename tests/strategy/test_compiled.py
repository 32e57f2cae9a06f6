"""The compiled search gives the answers of the plain one, and holds to its laws."""

from functools import partial
from threading import Event

import pytest

from cyclomind.commands import solving
from cyclomind.commands.main import main
from cyclomind.scoring import score_guess
from cyclomind.strategy.compiled.codes import Codes
from cyclomind.strategy.compiled.solver import Proven, compiled_search
from cyclomind.strategy.compiled.waiting import wait_for
from cyclomind.strategy.contents import content_name, contents
from cyclomind.strategy.long_work import Cancelled
from cyclomind.strategy.models import COUNT, MODELS, ROTATION, seen_in
from cyclomind.strategy.solution import solve
from cyclomind.strategy.solver import OBJECTIVES

SMALL = [
    *contents(4, 6),
    *contents(5, 6),
    *contents(6, 3),
    (4, 2, 1),
    (3, 2, 2),
    (4, 2, 2),
]


@pytest.mark.parametrize("content", SMALL, ids=content_name)
def test_both_searches_find_the_same(content):
    for model in MODELS:
        for objective in OBJECTIVES:
            plain = solve(content, model, objective)
            fast = solve(content, model, objective, search=compiled_search)
            assert fast.is_proven
            assert (fast.lower, fast.upper) == (plain.lower, plain.upper)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("content", [(2, 2), (1, 1, 1, 1), (2, 2, 1), (3, 3)], ids=content_name)
def test_codes_are_what_scoring_says(content, model):
    codes = Codes(content, model)
    for guess, beads in enumerate(codes.words):
        for candidate, secret in enumerate(codes.words):
            feedback = score_guess(secret, beads)
            code = int(codes.by_guess[guess, candidate])
            assert codes.by_candidate[candidate, guess] == code
            if feedback.exact == codes.n:
                assert code == len(codes.feedbacks)
            else:
                assert codes.feedbacks[code] == seen_in(model, feedback)


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("model", MODELS)
def test_bounds_of_a_search_that_was_stopped_enclose_the_value(model, objective):
    content = (3, 2, 1, 1)
    value = solve(content, model, objective, search=compiled_search).upper
    for most in (0, 1, 3, 10, 30):
        calls = iter([False] * most)
        stopped = solve(
            content,
            model,
            objective,
            is_cancelled=partial(next, calls, True),
            search=compiled_search,
        )
        assert stopped.lower <= value <= stopped.upper


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("model", MODELS)
def test_a_proof_in_pieces_ends_as_one_made_at_once(model, objective):
    content = (3, 2, 1, 1)
    value = solve(content, model, objective, search=compiled_search).upper
    proven: Proven = {}
    search = partial(compiled_search, proven=proven)
    for most in (20, 40, 80):
        before = dict(proven)
        calls = iter([False] * most)
        piece = solve(
            content, model, objective, is_cancelled=partial(next, calls, True), search=search
        )
        assert piece.lower <= value <= piece.upper
        assert all(proven[guess] >= bound for guess, bound in before.items())
    assert solve(content, model, objective, search=search).upper == value
    assert all(bound >= value for bound in proven.values()) or not proven


def test_work_that_is_waited_for_gives_what_it_gives():
    assert wait_for(lambda: 7, lambda: False) == 7
    with pytest.raises(ZeroDivisionError):
        wait_for(lambda: 1 // 0, lambda: False)
    go_on = Event()
    with pytest.raises(Cancelled):
        wait_for(go_on.wait, lambda: True)
    go_on.set()


def test_a_search_that_is_stopped_at_once_is_cancelled():
    with pytest.raises(Cancelled):
        compiled_search((2, 2, 1), ROTATION, "worst", lambda progress: None, lambda: True)


def test_the_command_uses_it(capsys):
    assert main(["solve", "2/2/1", "--fast"]) == 0
    assert "2.3667 (71/30)\nproven optimal" in capsys.readouterr().out
    assert main(["tables", "4", "--fast"]) == 0
    assert "| 1/1/1/1 | 6 | 24 | 6 | 3.5000 | 4 | 2.6667 |" in capsys.readouterr().out


def test_without_the_extra_the_command_says_what_to_install(capsys, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "cyclomind.strategy.compiled.solver", None)
    assert main(["solve", "2/2/1", "--fast"]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    assert "pip install cyclomind[fast]" in captured.err


def test_the_plain_search_is_the_default():
    assert solving.search_for(False).__name__ == "plain_search"
    assert solve((2, 2), COUNT, "worst").upper == 2
