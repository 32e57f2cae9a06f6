"""A game that is over, watched move by move: one's own, and one that came by a link."""

import pytest

from cyclomind.replays import encode
from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible, violations

#: A puzzle, its secret, and a game on it: a swap, a guess, a swap, a guess that solves it.
LINK, SECRET, RECORD = "?n=5&c=4&s=zAhDhfM", (1, 2, 0, 1, 3), "23 ! 02 !"


def said(screen: Screen) -> str:
    return str(screen.by_id("replay-said").text)


def shown(screen: Screen) -> list[int]:
    return screen.js(
        "return [...document.querySelectorAll('#replay-board [data-position]')]"
        ".map((bead) => Number(bead.dataset.color))"
    )


def wait_until_said(screen: Screen, words: str) -> None:
    screen.wait_for(lambda: words in said(screen), f"the replay to say {words!r}")


def everything_kept(screen: Screen) -> str:
    return str(screen.js("return JSON.stringify(localStorage)"))


def test_a_replay_that_came_by_a_link_is_offered_watched_and_left(screen: Screen):
    screen.open(f"{LINK}&r={encode(RECORD)}.")
    assert screen.query() == LINK and len(screen.tiles()) == 1, "nothing is given away"
    watch = screen.button("Watch")
    assert "A replay of 2 guesses. Watch it, or play the puzzle first." in screen.text()
    before = everything_kept(screen)
    watch.click()
    wait_until_said(screen, "The start: 2 of 5 in place. 2 necklaces were left.")
    assert violations(screen) == []
    assert screen.focus_name() == "Next move"
    screen.press("ArrowRight")
    wait_until_said(screen, "Positions 3 and 4 swapped.")
    screen.button("Next move").click()
    wait_until_said(screen, "Guess 1: 3 of 5 in place, turned 2 steps. 1 necklace was left.")
    screen.press("End")
    wait_until_said(screen, "Guess 2: 5 of 5 in place, not turned.")
    assert shown(screen) == list(SECRET)
    screen.press("ArrowLeft", "Home")
    wait_until_said(screen, "The start")
    assert "&r=" in screen.query(), "its address can be passed on"
    screen.back()
    screen.wait_for(lambda: not screen.find_all("dialog", "Replay"), "Back to leave it")
    assert screen.query() == LINK
    screen.button("Watch").click()
    wait_until_said(screen, "The start")
    screen.button("Play this puzzle").click()
    screen.wait_for(lambda: screen.query() == LINK, "the address of the puzzle")
    assert everything_kept(screen) == before, "watching is not playing"
    assert len(screen.tiles()) == 1
    screen.bead(3).click()
    screen.bead(4).click()
    screen.button("Guess").click()
    screen.wait_for_status("Guess 1")


def test_ones_own_game_is_watched_and_its_link_passed_on(screen: Screen):
    screen.open(LINK)
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.wait_for_status("Solved")
    screen.button("Share").click()
    text = screen.by_id("tell-text")
    assert "&r=" not in str(text.get_property("value"))
    screen.find("checkbox", "Link to a replay").click()
    assert f"{LINK}&r=" in str(text.get_property("value"))
    screen.press("Escape")
    before = everything_kept(screen)
    screen.button("Replay").click()
    wait_until_said(screen, "The start")
    screen.press("End")
    wait_until_said(screen, "Guess 1: 5 of 5")
    assert_accessible(screen)
    screen.press("Escape")
    screen.wait_for(lambda: screen.focus_name() == "Replay", "the focus back on the card")
    assert screen.query() == LINK and everything_kept(screen) == before


@pytest.mark.parametrize("words", ["nonsense", "!", encode("23 !"), encode("23 ! 02 ! 01")])
def test_a_replay_that_does_not_fit_is_refused_and_the_puzzle_opens(screen: Screen, words: str):
    screen.open(f"{LINK}&r={words}")
    screen.wait_for(lambda: "does not fit its puzzle" in screen.text(), "the refusal")
    assert screen.query() == LINK and not screen.find_all("button", "Watch")
