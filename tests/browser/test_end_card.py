"""The card of a game that is over: what it shows, where the focus is, what can be done next."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible
from tests.browser.test_address import visit

#: Its secret, and three games of its size that were won under par.
LINK, SECRET = "?n=5&c=4&s=zQpAhvE", (0, 0, 3, 2, 1)
MASTERED = "Cyclomind results 1" + "".join(
    [f"\n2026-11-2{i} won 1 guesses 0 hints par 2.09 5/4 necklace?n=5&c=4&s={i}" for i in range(3)]
)


def figures(screen: Screen) -> dict[str, str]:
    """Return the numbers on the card by what they are, once it is there."""
    card = screen.find("region", "Result")
    rows = screen.js(
        "return [...arguments[0].querySelectorAll('dl > div')].map((row) =>"
        " [...row.children].map((part) => part.textContent))",
        card,
    )
    return dict(rows)


def solve(screen: Screen) -> None:
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.wait_for_status("Solved")


def test_the_card_says_how_it_went_and_what_can_be_done_next(screen: Screen):
    screen.open(LINK)
    screen.js("localStorage.setItem('cyclomind.results', arguments[0])", MASTERED)
    screen.swap()
    screen.button("Guess").click()
    screen.wait_for_status("Guess 1:")
    solve(screen)
    assert figures(screen) == {"guesses": "2", "par": "2.09", "your best": "1"}
    assert screen.focus_name() == "Play again", "whoever pressed Guess is not left nowhere"
    screen.find("image", re.compile("Necklaces left after each guess, from Guess 0 on: .*, found"))
    assert not screen.find_all("button", "Coach") and not screen.find_all("button", "Undo")
    assert_accessible(screen)
    box = screen.find("region", "Result").rect
    board = screen.by_id("board").rect
    assert box["y"] >= board["y"] + board["height"] or box["x"] >= board["x"] + board["width"]

    screen.reload()  # an old game has its card, too
    screen.wait_for_status("You have solved this one")
    assert figures(screen) == {"guesses": "2", "par": "2.09", "your best": "1"}
    screen.button("Share").click()
    screen.find("dialog", "Share")
    screen.press("Escape")
    screen.wait_for(lambda: screen.focus_name() == "Share", "the focus back on the card")
    screen.button("Try 6 beads").click()
    screen.wait_for_status("Guess 0")
    assert len(screen.beads()) == 6 and "n=6&c=4" in screen.query()
    assert not screen.find_all("region", "Result") and screen.button("Coach")


def test_a_palette_has_the_card_without_par_and_review(screen: Screen):
    screen.open("?game=palette&n=4&c=2&s=xQNKjA")
    screen.bead(1).click()
    screen.press("1", "2", "2", "1", "Enter")
    screen.wait_for_status("Solved")
    assert figures(screen) == {"guess": "1", "your best": "1"}
    assert not screen.find_all("button", "Review") and screen.button("Share")


_HOLD_THE_COUNTING = """
navigator.locks.request("cyclomind.results", () => new Promise(() => {}));
"""
_TWO_FRAMES = """
const done = arguments[0];
requestAnimationFrame(() => requestAnimationFrame(() => done()));
"""


@pytest.mark.fault("C25")
def test_a_second_game_that_ends_in_the_field_leaves_the_focus_on_play_again(screen: Screen):
    """The card of the first one hides the field at once, long before it is drawn anew."""
    screen.before_every_page("localStorage.setItem('cyclomind.settings', '{\"typing\": true}')")
    screen.open(LINK)
    solve(screen)
    assert figures(screen)
    visit(screen, "?n=5&c=4&s=zgtAhPI")
    screen.wait_for_status("Guess 0")
    screen.js(_HOLD_THE_COUNTING)
    field = screen.by_id("typed-field")
    field.clear()
    field.send_keys("42413" + Keys.ENTER)
    screen.wait_for_status("Solved")
    screen.driver.execute_async_script(_TWO_FRAMES)
    assert screen.focus_name() == "Play again"
