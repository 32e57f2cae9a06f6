"""The free palette: any colour for every position, by keys, by touch, kept like every game."""

import re

from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible

#: The secret behind it is 1 0 2 0 1 0.
LINK = "?game=palette&n=6&c=4&s=2hxXkucp"
SECRET = "213121"  # as keys: colours counted from 1


def fill(screen: Screen, keys: str) -> None:
    screen.press(*keys)


def test_a_game_by_keys_alone(screen: Screen):
    screen.open(LINK)
    screen.wait_for_status("Fill every position with any colour, then guess. Next: guess 1")
    fill(screen, "111111")
    screen.press("Enter")
    screen.wait_for_status("Guess 1: 3 exact, 0 misplaced")
    screen.press("Enter")
    screen.wait_for_status("This board is scored already. Change a bead first. Next: guess 2")
    assert screen.names("button", screen.by_id("history")) == ["Guess 1: 3 exact, 0 misplaced"]
    fill(screen, SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved in 2 guesses!")
    screen.button("Play again").click()
    screen.wait_for_status("Fill every position")
    assert screen.query().startswith("?game=palette&n=6&c=4&s=")


def test_a_game_by_touch(screen: Screen):
    screen.touch()
    screen.open(LINK)
    names = ["Blue", "Orange", "Teal", "Yellow"]
    for key in SECRET:
        screen.tap(screen.button(re.compile(rf"^{names[int(key) - 1]} bead, key")))
    screen.tap(screen.button("Guess"))
    screen.wait_for_status("Solved in 1 guess!")
    assert_accessible(screen)


def test_a_guess_waits_until_every_position_is_filled(screen: Screen):
    screen.open(LINK)
    fill(screen, "12")
    screen.press("Enter")
    screen.wait_for_status("4 positions are still empty.")
    assert not screen.tiles()


def test_positions_are_chosen_cleared_and_taken_back(screen: Screen):
    screen.open(LINK)
    fill(screen, "123412")
    screen.bead(3).click()
    screen.press("Delete")
    screen.wait_for_status("Position 3 is empty.")
    assert screen.find("button", "Empty, position 3 of 6")
    screen.press("4")
    screen.wait_for_status("Yellow bead at position 3.")
    screen.button("Undo").click()
    screen.wait_for_status("Position 3 is empty.")
    screen.button("Undo").click()
    screen.wait_for_status("Teal bead at position 3.")
    screen.button("Redo").click()
    screen.wait_for_status("Position 3 is empty.")


def test_backspace_empties_the_position_before_and_never_leaves_the_page(screen: Screen):
    screen.open(LINK)
    fill(screen, "12")
    screen.press("Backspace")
    screen.wait_for_status("Position 2 is empty.")
    assert screen.query() == LINK


def test_an_unfinished_guess_survives_reload_and_back(screen: Screen):
    screen.open(LINK)
    fill(screen, "111111")
    screen.press("Enter")
    screen.wait_for_status("Guess 1")
    fill(screen, "23")
    screen.reload()
    assert len(screen.tiles()) == 1 and screen.beads()[:2] == [1, 2]
    screen.button("New game").click()
    screen.wait_for(lambda: not screen.tiles(), "a fresh puzzle")
    screen.back()
    screen.wait_for(lambda: len(screen.tiles()) == 1, "the earlier puzzle")
    assert screen.beads()[:2] == [1, 2]


def test_axe_finds_nothing_from_the_empty_ring_to_a_scored_guess(screen: Screen):
    screen.open(LINK)
    assert_accessible(screen)
    fill(screen, "123")
    assert_accessible(screen)
    fill(screen, "123")
    screen.press("Enter")
    screen.wait_for_status("Guess 1")
    assert_accessible(screen)


def test_a_broken_link_is_said_and_a_fresh_puzzle_opened(screen: Screen):
    screen.open("?game=palette&n=9&c=4&s=2hxXkucp")
    assert "outside 4 to 8" in screen.find("alert").text
    assert "&n=6&c=4&" in screen.query()


def test_the_pieces_fit_a_small_phone(screen: Screen):
    screen.resize(320, 568)
    screen.open(LINK)
    for name in ("Guess", re.compile("^Blue bead, key"), re.compile("^Yellow bead, key")):
        box = screen.button(name).rect
        assert box["y"] >= 0 and box["y"] + box["height"] <= 568
        assert box["width"] >= 44 and box["height"] >= 44


def test_there_is_no_coach_here(screen: Screen):
    screen.open(LINK)
    assert not screen.find_all("button", "Coach")
