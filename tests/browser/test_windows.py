"""Two windows on one game: the second follows the first; neither erases what the other keeps."""

import pytest

from tests.browser.screen import Screen

#: A room's link, and the keys of a move in it.
ROOMS = {
    "necklace": ("?n=5&c=4&s=zgtAhPI", ("4", "Enter")),
    "palette": ("?game=palette&n=5&c=4&s=zgtAhPI", ("1", "2", "3", "4", "1", "Enter")),
    "mastermind": ("?game=mastermind&seed=4711", ("1", "1", "2", "2", "Enter")),
}

KEPT = "return localStorage.getItem('cyclomind.games')"


def wait_until_it_listens(screen: Screen) -> None:
    """Other windows are heard once the later part of the page has arrived."""
    code = "import sys; result = 'app.second_load.begin' in sys.modules"
    screen.wait_for(lambda: screen.run_python(code), "the later part")


def wait_until_at(screen: Screen, query: str) -> None:
    screen.wait_for(lambda: screen.query() == query, query)
    screen.wait_ready()


def in_other_window(screen: Screen, query: str, *keys: str) -> None:
    """Play a move in a second window and come back to the first."""
    first = screen.driver.current_window_handle
    screen.driver.switch_to.new_window("tab")
    screen.open(query)
    screen.press(*keys)
    screen.wait_for_status("1")
    screen.driver.close()
    screen.driver.switch_to.window(first)


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_goes_on_where_another_window_left_it(screen: Screen, room: str):
    query, keys = ROOMS[room]
    screen.open(query)
    wait_until_it_listens(screen)
    in_other_window(screen, query, *keys)
    alert = screen.find("alert")
    assert "went on in another window" in alert.text
    screen.wait_for_status("1")
    assert "1" in screen.js("return localStorage.getItem('cyclomind.games')").rpartition(" ")[2]
    screen.press(*keys)
    assert screen.js("return localStorage.getItem('cyclomind.games')").endswith(" 2")


@pytest.mark.every_engine
@pytest.mark.fault("B02")
def test_back_to_a_page_that_the_browser_has_kept_finds_what_was_played_since(screen: Screen):
    query = ROOMS["necklace"][0]
    screen.open(query)
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 1")
    wait_until_it_listens(screen)
    for other in ("?game=walkthrough", query):
        screen.js("location.href = arguments[0]", other)
        wait_until_at(screen, other)
    screen.press("5", "Enter")
    screen.wait_for_status("Guess 2")
    for other in ("?game=walkthrough", query):
        screen.back()
        wait_until_at(screen, other)
    screen.wait_for_status("Guess 2")
    assert screen.find_all("alert") == []
    screen.press("3")
    assert screen.js(KEPT).endswith("|playing 2"), "nothing played is lost"


def test_a_game_that_is_kept_no_more_stays_on_the_board(screen: Screen):
    screen.open(ROOMS["necklace"][0])
    screen.press("4", "Enter")
    wait_until_it_listens(screen)
    first = screen.driver.current_window_handle
    screen.driver.switch_to.new_window("tab")
    screen.open("?game=walkthrough")
    screen.js("localStorage.clear()")
    screen.driver.close()
    screen.driver.switch_to.window(first)
    screen.press("5", "Enter")
    assert len(screen.tiles()) == 3
    assert screen.find_all("alert") == []
    assert screen.js(KEPT).endswith("|playing 2")


def test_another_puzzle_in_another_window_leaves_this_one_alone(screen: Screen):
    screen.open(ROOMS["necklace"][0])
    screen.press("4", "Enter")
    wait_until_it_listens(screen)
    in_other_window(screen, "?n=4&c=2&s=xQNKjA", "Enter")
    screen.press("5", "Enter")
    assert screen.find_all("alert") == []
    kept = screen.js("return localStorage.getItem('cyclomind.games')").split("\n")
    assert sorted(line.partition("|")[0] for line in kept) == [
        "necklace?n=4&c=2&s=xQNKjA",
        "necklace?n=5&c=4&s=zgtAhPI",
    ]
