"""The first lesson: for whom it opens, how it goes, and that it is had once."""

import pytest

from cyclomind.puzzle import FIRST_CODE
from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible, violations

LINK = f"?n=5&c=4&s={FIRST_CODE}"


def be_new(screen: Screen) -> None:
    """Be somebody who has never been here: other tests have had the lesson."""
    screen.js("localStorage.clear()")


def wait_for_prompt(screen: Screen, words: str) -> None:
    screen.wait_for(lambda: words in screen.text(), f"the lesson to say {words!r}")


def kept(screen: Screen, name: str) -> str:
    return str(screen.js("return localStorage.getItem('cyclomind.' + arguments[0]) || ''", name))


@pytest.mark.every_engine
def test_a_first_visit_is_led_to_its_first_solved_necklace(screen: Screen):
    be_new(screen)
    screen.open()
    assert screen.query() == LINK
    wait_for_prompt(screen, "Tap two of them")
    assert len(screen.find_all("button", "Skip")) == 1
    assert violations(screen) == []
    screen.bead(3).click()
    screen.bead(4).click()
    wait_for_prompt(screen, "Now press Guess")
    screen.reload()  # it goes on where it was
    wait_for_prompt(screen, "Now press Guess")
    screen.press("Enter")
    wait_for_prompt(screen, "It turned 2 places: that is where most beads fit. 3 of 5 are now")
    screen.bead(1).click()
    screen.bead(2).click()
    wait_for_prompt(screen, "If more than 3 are right")
    screen.button("Guess").click()
    wait_for_prompt(screen, "Swap positions")
    screen.arrange((1, 2, 0, 1, 3))
    screen.button("Guess").click()
    wait_for_prompt(screen, "The next necklace is yours to find.")
    assert screen.focus_name() == "Play again"
    assert not screen.find_all("button", "Skip")
    assert kept(screen, "results") == "", "who was led has won nothing"
    screen.button("Play again").click()
    screen.wait_for_status("Guess 0")
    assert FIRST_CODE not in screen.query() and "n=5&c=4" in screen.query()
    assert "yours to find" not in screen.text()
    screen.open()
    screen.wait_for(lambda: FIRST_CODE not in screen.query(), "a fresh puzzle")


def test_the_lesson_joins_a_game_that_has_begun_and_can_be_skipped(screen: Screen, server):
    server.stalled("app/second_load*")
    be_new(screen)
    screen.open()
    screen.bead(3).click()
    screen.bead(4).click()
    screen.button("Guess").click()
    screen.wait_for_status("Guess 1")
    server.release()
    wait_for_prompt(screen, "It turned 2 places")
    assert_accessible(screen)
    screen.button("Skip").click()
    screen.wait_for(lambda: FIRST_CODE not in screen.query(), "a puzzle that counts")
    assert not screen.find_all("button", "Skip")
    screen.reload()
    screen.button("How to play").click()
    screen.button("Show me how").click()
    wait_for_prompt(screen, "Tap two of them")
    assert screen.query() == LINK and len(screen.tiles()) == 1
    screen.back()
    screen.wait_for(lambda: not screen.find_all("button", "Skip"), "the lesson to be over")


@pytest.mark.parametrize("query", [LINK, "?n=6", "?game=palette", "?embed=1"])
def test_who_comes_by_a_link_gets_what_it_names(screen: Screen, query: str):
    be_new(screen)
    screen.open(query)
    screen.wait_for(
        lambda: screen.js("return !!document.querySelector('link[href*=panels]')"), "all of it"
    )
    screen.run_python("result = 0")  # PyScript has come, so the second load has begun
    assert "Skip" not in screen.names("button") and kept(screen, "lesson") == ""
