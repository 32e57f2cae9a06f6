"""Beads under a finger or a mouse: carried onto another they are swapped, held they are pinned."""

import pytest
from selenium.webdriver.remote.webelement import WebElement

from cyclomind.games.necklace import NecklaceGame
from cyclomind.puzzle import read_puzzle
from tests.browser.screen import Screen
from tests.browser.test_comparing import wait_for_the_later_part

LINK = "?n=5&c=4&s=zgtAhPI"
START = list(NecklaceGame(read_puzzle("5", "4", "zgtAhPI")).arrangement)
CARRIED = "return document.querySelectorAll('.carried, .taken, .target').length"


def carry(screen: Screen, bead: WebElement, to: WebElement) -> None:
    """Take a bead up with the mouse and hold it over something."""
    chain = screen.pointer(20)
    chain.move_to_element(bead).click_and_hold().move_to_element(to).perform()


def release(screen: Screen) -> None:
    screen.pointer().release().perform()


def test_a_bead_is_carried_onto_another_and_dropped_elsewhere_it_stays(screen: Screen):
    screen.open(LINK)
    wait_for_the_later_part(screen)
    carry(screen, screen.bead(1), screen.bead(4))
    assert screen.js(CARRIED) == 3, "its picture follows, and the bead under it is marked"
    assert screen.beads() == START
    release(screen)
    assert screen.beads() == [0, 3, 3, 1, 2]
    assert screen.status_text() == "Positions 1 and 4 swapped. Next: guess 1"
    assert (screen.armed(), screen.js(CARRIED)) == ([], 0)
    for target in (screen.button("Guess"), screen.by_id("status"), screen.bead(2)):
        carry(screen, screen.bead(2), screen.bead(4))
        carry_on = screen.pointer(20).move_to_element(target)
        carry_on.release().perform()
        assert screen.beads() == [0, 3, 3, 1, 2]
        assert (screen.armed(), len(screen.tiles()), screen.js(CARRIED)) == ([], 1, 0)
    carry(screen, screen.bead(1), screen.bead(4))
    screen.press("Escape")
    assert screen.js(CARRIED) == 0
    release(screen)
    assert screen.beads() == [0, 3, 3, 1, 2]
    screen.bead(2).click()
    assert screen.armed() == [2], "a short press is a tap"


def finger(screen: Screen, kind: str, at: WebElement | None = None) -> None:
    box = at.rect if at is not None else {}
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
    screen.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=points)


def test_a_finger_carries_beads_and_what_the_system_breaks_off_changes_nothing(screen: Screen):
    screen.touch()
    screen.open(LINK)
    wait_for_the_later_part(screen)
    finger(screen, "touchStart", screen.bead(1))
    finger(screen, "touchMove", screen.bead(3))
    finger(screen, "touchMove", screen.bead(4))
    finger(screen, "touchEnd")
    screen.wait_for(lambda: screen.beads() == [0, 3, 3, 1, 2], "the swap")
    finger(screen, "touchStart", screen.bead(1))
    finger(screen, "touchMove", screen.bead(4))
    screen.wait_for(lambda: screen.js(CARRIED) == 3, "the bead on its way")
    finger(screen, "touchCancel")
    screen.wait_for(lambda: screen.js(CARRIED) == 0, "the bead to be let go")
    assert screen.beads() == [0, 3, 3, 1, 2]
    screen.tap(screen.bead(1))
    screen.tap(screen.bead(4))
    assert screen.beads() == START, "taps go on as ever"
    screen.let_a_second_pass()
    finger(screen, "touchStart", screen.bead(2))
    screen.wait_for_status("The bead is pinned.")
    finger(screen, "touchEnd")
    assert screen.armed() == []


@pytest.mark.every_engine
def test_a_pinned_bead_stays_turns_with_the_ring_and_is_kept(screen: Screen):
    screen.open(LINK)
    wait_for_the_later_part(screen)
    screen.pointer().context_click(screen.bead(3)).perform()
    assert screen.bead(3).accessible_name == "Yellow bead, position 3 of 5, pinned"
    assert screen.status_text() == "The bead is pinned. Next: guess 1"
    board = screen.beads()
    stays = "A pinned bead stays. Hold it, or press P, to free it."
    screen.bead(3).click()
    screen.wait_for_status(stays)
    screen.press("ArrowLeft", "3")
    screen.wait_for_status(stays)
    carry(screen, screen.bead(3), screen.bead(4))
    release(screen)
    assert (screen.beads(), screen.armed()) == (board, [])
    screen.bead(4).click()
    screen.bead(1).click()
    screen.button("Guess").click()  # turns by three steps
    pinned = "return [...document.querySelectorAll('.spot')].findIndex((one) =>"
    pinned += " one.getAttribute('aria-label').endsWith('pinned'))"
    assert screen.js(pinned) == 0
    screen.reload()
    assert screen.js(pinned) == 0
    wait_for_the_later_part(screen)
    screen.press("ArrowRight", "ArrowLeft", "p")
    screen.wait_for_status("The bead is free again.")
    assert screen.js(pinned) == -1
    screen.button("Undo").click()
    screen.wait_for_status("The bead is pinned.")
    assert screen.js(pinned) == 0
