"""Tiles as buttons: an earlier guess on the board to compare, and laid out; and the warning."""

from cyclomind.games.necklace import NecklaceGame
from cyclomind.puzzle import read_puzzle
from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible

LINK = "?n=5&c=4&s=zgtAhPI"
START = list(NecklaceGame(read_puzzle("5", "4", "zgtAhPI")).arrangement)


def wait_for_the_later_part(screen: Screen) -> None:
    screen.wait_for(
        lambda: screen.js("return document.getElementById('lay-out-button')"), "the later part"
    )


def pressed(screen: Screen) -> list[bool]:
    """Return for each tile whether its guess is on the board."""
    return screen.js(
        "return [...document.querySelectorAll('#history button')]"
        ".map((tile) => tile.getAttribute('aria-pressed') === 'true')"
    )


def test_a_tile_shows_its_guess_and_the_board_comes_back(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    wait_for_the_later_part(screen)
    board, kept = screen.beads(), screen.js("return localStorage['cyclomind.games']")
    tile = screen.button("Start. Guess 0: 3 exact")
    ways_back = (
        lambda: tile.click(),
        lambda: screen.press("Escape"),
        lambda: screen.press("2"),
        lambda: screen.bead(2).click(),
        lambda: screen.by_id("board").click(),
        lambda: screen.button("Undo").click(),
    )
    for way_back in ways_back:
        tile.click()
        assert (screen.beads(), pressed(screen)) == (START, [True, False])
        assert (
            screen.status_text() == "Start. Guess 0: 3 exact, to compare. Tap the board to go back."
        )
        assert screen.bead(1).get_attribute("aria-disabled") == "true"
        assert screen.find("group", "Start. Guess 0: 3 exact"), "the board says what it is"
        assert not screen.find_all("button", "Guess")
        way_back()
        assert (screen.beads(), pressed(screen)) == (board, [False, False])
        assert screen.armed() == []
        screen.wait_for_status("Next: guess 2")
        assert screen.button("Guess")
    assert screen.js("return localStorage['cyclomind.games']") == kept, "nothing was played"
    tile.click()
    assert_accessible(screen)
    screen.button("New game").click()
    assert screen.beads() != START or screen.query() != LINK
    assert pressed(screen) == [False]
    assert screen.button("Guess")


def test_a_guess_is_laid_out_by_keys_as_swaps_that_can_be_undone(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter")
    wait_for_the_later_part(screen)
    board = screen.beads()
    screen.js("arguments[0].focus()", screen.button("Start. Guess 0: 3 exact"))
    screen.press("Enter")
    assert screen.beads() == START
    while screen.focus_name() != "Lay this out":
        screen.press("Shift+Tab")
    screen.press("Enter")
    assert screen.beads() == START
    assert screen.status_text() == "Start. Guess 0: 3 exact, on the board again. Next: guess 2"
    assert screen.focus_name() == "Guess", "the focus stays in its place"
    assert len(screen.tiles()) == 2
    assert screen.bead(1).get_attribute("aria-disabled") is None
    while screen.button("Undo").get_attribute("aria-disabled") == "false":
        screen.button("Undo").click()
    assert screen.beads() == board


def test_after_the_end_a_guess_is_compared_but_not_laid_out(screen: Screen):
    screen.open(LINK)
    screen.arrange((3, 1, 3, 0, 2))
    screen.press("Enter")
    wait_for_the_later_part(screen)
    screen.button("Start. Guess 0: 3 exact").click()
    assert screen.beads() == START
    assert screen.button("Play again") and not screen.find_all("button", "Lay this out")
    screen.press("Escape")
    assert screen.beads() == [3, 1, 3, 0, 2]


def test_in_the_palette_tiles_do_the_same(screen: Screen):
    screen.open("?game=palette&n=5&c=4&s=zgtAhPI")
    screen.press(*"11111", "Enter", *"22")
    wait_for_the_later_part(screen)
    screen.button("Guess 1: 1 exact, 0 misplaced").click()
    assert screen.beads() == [0] * 5
    screen.button("Lay this out").click()
    assert screen.beads() == [0] * 5
    screen.button("Undo").click()
    assert screen.beads() != [0] * 5


def test_a_board_that_was_ruled_out_is_pointed_out_once_to_those_who_want_it(screen: Screen):
    screen.open(LINK)
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", "Warn of guesses that cannot be right"), "on")
    screen.press("Escape")
    screen.reload()
    wait_for_the_later_part(screen)
    board = START[1:] + START[:1]
    screen.arrange(board)  # the start, turned: as necklaces they are one
    said = "Guess 0 rules this board out. Press Guess again to send it anyway. Next: guess 1"
    screen.press("Enter")
    assert screen.status_text() == said
    assert len(screen.tiles()) == 1
    screen.press("Enter")
    screen.wait_for_status("Guess 1: 3 of 5")
    screen.open("?game=mastermind&seed=4711")
    screen.button("Settings").click()
    chosen = screen.find("combobox", "Warn of guesses that cannot be right")
    assert chosen.get_attribute("value") == "on", "one choice for all rooms"
