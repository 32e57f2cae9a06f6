"""A plain address deals a fresh puzzle: one tap leads back to the one that was left."""

import pytest

from tests.browser.screen import Screen
from tests.browser.test_windows import wait_until_it_listens

#: The plain address of a room, a puzzle of it, and keys that begin one.
ROOMS = {
    # Beads of one colour that are exchanged are no move.
    "necklace": ("", "?n=5&c=4&s=zgtAhPI", ("2", "3", "4", "5")),
    "palette": ("?game=palette", "?game=palette&n=5&c=4&s=zgtAhPI", ("1", "2")),
    "mastermind": ("?game=mastermind", "?game=mastermind&seed=4711", ("1", "2")),
}
WORDS = "Go on with the puzzle you left"

BOXES = "return ['board', 'submit-button', 'history'].map((name) => { const box = " + (
    "document.getElementById(name).getBoundingClientRect(); return [box.x, box.y, box.width] })"
)


@pytest.mark.fault("C32")
@pytest.mark.parametrize("room", ROOMS)
def test_one_tap_leads_back_to_the_puzzle_that_was_left(screen: Screen, server, room: str):
    plain, left, keys = ROOMS[room]
    screen.open(left)
    assert screen.find_all("link", WORDS) == []
    screen.press(*keys)
    kept = screen.js("return localStorage.getItem('cyclomind.games')")
    screen.resize(360, 640)
    server.stalled("app/second_load.*")
    screen.open(plain)
    assert screen.query() != left
    before = screen.js(BOXES)
    server.release()
    way = screen.link(WORDS)
    assert screen.js(BOXES) == before, "nothing moves"
    assert screen.js(
        "const box = arguments[0].getBoundingClientRect();"
        "const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
        "return hit === arguments[0] && box.right <= innerWidth && box.bottom <= innerHeight",
        way,
    )
    way.click()
    screen.wait_for(lambda: screen.query() == left, "the puzzle that was left")
    screen.wait_ready()
    assert screen.js("return localStorage.getItem('cyclomind.games')") == kept
    screen.open(plain)
    assert screen.link(WORDS)
    screen.press(*keys)
    assert screen.is_gone("link", WORDS)
    wait_until_it_listens(screen)


def test_a_link_and_a_first_visit_offer_no_other_puzzle(screen: Screen):
    screen.open()
    wait_until_it_listens(screen)
    assert screen.find_all("link", WORDS) == []
    screen.press("2", "3", "4")
    screen.open("?n=5&c=4&s=zgtAhPI")
    wait_until_it_listens(screen)
    assert screen.find_all("link", WORDS) == []
