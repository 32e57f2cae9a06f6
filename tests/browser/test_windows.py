"""Two windows on one game: the second follows the first; neither erases what the other keeps."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def other_window(screen: Screen, query: str) -> Iterator[None]:
    """Look at a link in a second window inside, and be back in the first afterwards."""
    first = screen.driver.current_window_handle
    screen.driver.switch_to.new_window("tab")
    screen.open(query)
    yield
    screen.driver.close()
    screen.driver.switch_to.window(first)


def in_other_window(screen: Screen, query: str, *keys: str) -> None:
    """Play a move in a second window and come back to the first."""
    with other_window(screen, query):
        screen.press(*keys)
        screen.wait_for_status("1")


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
    screen.press("3", "Enter")
    screen.wait_for_status("Guess 2: ")
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
    in_other_window(screen, "?n=4&c=2&s=xQNKjA", "2", "Enter")
    screen.press("5", "Enter")
    assert screen.find_all("alert") == []
    kept = screen.js("return localStorage.getItem('cyclomind.games')").split("\n")
    assert sorted(line.partition("|")[0] for line in kept) == [
        "necklace?n=4&c=2&s=xQNKjA",
        "necklace?n=5&c=4&s=zgtAhPI",
    ]


@pytest.mark.every_engine
@pytest.mark.fault("C30")
def test_a_move_in_a_window_that_has_not_listened_is_made_on_the_game_as_it_stands(
    screen: Screen, server
):
    server.stalled("app/second_load.*")
    screen.open(ROOMS["necklace"][0])
    with other_window(screen, ROOMS["necklace"][0]):
        screen.press("4", "Enter", "x", "5", "Enter", "x")  # here the ring turns: x ends that
        screen.wait_for_status("Guess 2: ")
    screen.press("3", "Enter")
    assert len(screen.tiles()) == 4
    assert screen.js(KEPT).endswith("|playing 3")
    server.release()
    assert "went on in another window" in screen.find("alert").text


@pytest.mark.fault("C30")
def test_what_is_chosen_in_two_windows_is_kept_of_both(screen: Screen):
    query = ROOMS["mastermind"][0]
    screen.open(query)
    screen.button("Settings").click()
    with other_window(screen, query):
        screen.button("Settings").click()
        screen.find("checkbox", "Show colour numbers").click()
        screen.choose(screen.by_id("rules-select"), "larger")
    screen.choose(screen.find("combobox", "Animation"), "fast")
    screen.choose(screen.by_id("warn-select"), "on")
    kept = screen.js("return {...localStorage}")
    assert '"numbers": true' in kept["cyclomind.settings"]
    assert '"animation": "fast"' in kept["cyclomind.settings"]
    assert '"rules": "larger"' in kept["cyclomind.choices.mastermind"]
    assert '"warn": true' in kept["cyclomind.settings"]


@pytest.mark.fault("C30")
def test_a_game_that_is_removed_and_put_back_elsewhere_is_followed(screen: Screen):
    query = ROOMS["necklace"][0]
    screen.open(query)
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 1")
    wait_until_it_listens(screen)
    first = screen.driver.current_window_handle
    with other_window(screen, "?game=walkthrough"):
        second = screen.driver.current_window_handle
        screen.button("More").click()
        screen.button("Kept games").click()
        screen.button("Remove: Necklace, 5 beads, 4 colours").click()
        screen.driver.switch_to.window(first)
        screen.wait_for_status("Guess 0")
        assert len(screen.tiles()) == 1
        screen.driver.switch_to.window(second)
        screen.button("Undo: keep Necklace, 5 beads, 4 colours").click()
    screen.wait_for_status("Guess 1")
    assert len(screen.tiles()) == 2
    assert screen.js(KEPT).endswith("|playing 1")


@pytest.mark.fault("C33")
def test_a_damaged_record_is_said_once_and_holds_no_other_game_up(screen: Screen):
    screen.open("?game=walkthrough")
    query = ROOMS["necklace"][0]
    screen.js(f"localStorage.setItem('cyclomind.games', 'necklace{query}|77 x|playing 1')")
    screen.open(query)
    assert "could not be read" in screen.find("alert").text
    screen.button("Close").click()
    screen.bead(1).click()
    assert screen.armed() == [1]
    wait_until_it_listens(screen)
    in_other_window(screen, "?n=4&c=2&s=xQNKjA", "2", "Enter")
    screen.press("ArrowRight")
    assert screen.armed() == [1], "the bead is still in hand"
    assert screen.find_all("alert") == []
    screen.press("Space", "Enter")
    assert screen.js(KEPT).endswith("|01 !|won 1")
    assert screen.find_all("alert") == []
    with other_window(screen, "?game=walkthrough"):
        screen.js("localStorage.setItem('cyclomind.games', 'necklace?n=5&c=4&s=zgtAhPI|?|won 1')")
    assert "could not be read" in screen.find("alert").text
    assert len(screen.tiles()) == 2, "what lies on the board stays"


@pytest.mark.fault("C37")
def test_two_copies_under_one_origin_share_what_is_kept_and_damage_none_of_it(
    screen: Screen, serve, site_folder: Path, tmp_path: Path
):
    for copy in ("a", "b"):
        (tmp_path / copy).symlink_to(site_folder)
    screen.address = serve(tmp_path).address
    query = ROOMS["necklace"][0]
    screen.open("a/" + query)
    later = {
        "cyclomind.settings": '{"speed": "off", "sound": "bells"}',
        "cyclomind.games": "tower?floors=3|a b|resting 2",
        "cyclomind.results": "Cyclomind results 2\nwhatever",
    }
    screen.js("for (const name in arguments[0]) localStorage[name] = arguments[0][name]", later)
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 1")
    screen.button("Settings").click()
    screen.find("checkbox", "Show colour numbers").click()
    screen.open("b/" + query)
    assert len(screen.tiles()) == 2
    assert screen.js("return document.documentElement.dataset.numbers") == "on"
    screen.arrange((3, 1, 3, 0, 2))
    screen.press("Enter")
    screen.wait_for_status("Solved")
    wait_until_it_listens(screen)
    kept = screen.js("return {...localStorage}")
    assert '"sound": "bells"' in kept["cyclomind.settings"]
    assert kept["cyclomind.games"].startswith(later["cyclomind.games"] + "\n")
    assert kept["cyclomind.results"] == later["cyclomind.results"]
