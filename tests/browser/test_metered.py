"""A connection on which data is to be saved: nothing large comes unasked."""

import pytest

from tests.browser.screen import Screen
from tests.browser.serving import Server

_SIZE = "20 MB"


def large(server: Server) -> list[str]:
    """Return what was asked for of the thinking worker."""
    return [path for path in server.paths_asked() if "pyodide" in path or "workers/" in path]


@pytest.mark.fault("C55")
def test_the_code_breaker_fetches_its_worker_only_for_sharp(screen: Screen, server: Server):
    screen.saves_data()
    screen.open("?game=codebreaker&size=4")
    screen.button("Play").click()
    screen.wait_for_status("Mark the pegs")
    for number in (2, 3):
        screen.find("button", "Answer square 1: empty").click()
        screen.button("Ready").click()
        screen.find("heading", f"Guess {number}")
    assert large(server) == []
    assert _SIZE not in screen.text()
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", "The computer guesses"), "sharp")
    screen.press("Escape")
    assert _SIZE in screen.by_id("notice").text, "what it costs is said where it is asked for"
    screen.wait_for(lambda: large(server), "the worker, which was asked for")


@pytest.mark.fault("C55")
def test_the_coach_fetches_its_worker_when_it_is_asked(screen: Screen, server: Server):
    screen.saves_data()
    screen.open("?n=5&c=4&s=zgtAhPI")
    screen.button("Coach").click()
    panel = screen.find("dialog", "Coach")
    assert _SIZE in panel.text
    screen.press("Escape")
    screen.arrange((3, 1, 3, 0, 2))
    screen.press("Enter")
    screen.wait_for_status("Solved")
    screen.button("Review").click()
    screen.wait_for(lambda: _SIZE in panel.text, "what it costs")
    assert large(server) == []
    screen.button("How well did I play?").click()
    screen.wait_for(lambda: large(server), "the worker, which was asked for")
