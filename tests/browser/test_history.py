"""The scored guesses beside the board."""

import re

from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"


def bead_colors(screen: Screen) -> list[str]:
    """Return the colours on the board as their names say them."""
    return [screen.bead(place).accessible_name.split(" bead")[0] for place in range(1, 6)]


def test_each_guess_adds_one_tile_that_equals_the_board(screen: Screen):
    screen.open(LINK)
    history = screen.find("list", re.compile(""), within=screen.find("region", "Guesses"))
    boards = [bead_colors(screen)]
    for swap in ("4", "5", "2"):
        screen.press(swap, "Enter")
        boards.append(bead_colors(screen))
    # Words for those who do not see the small rings.
    words = screen.js("return [...arguments[0].children].map((item) => item.textContent)", history)
    assert len(words) == len(boards)
    for number, (said, board) in enumerate(zip(words, boards, strict=True)):
        assert said.endswith(", ".join(board)), f"tile {number} says {said}"
    named = [name.split(":")[0] for name in screen.tiles()]
    assert named == ["Start. Guess 0", "Guess 1", "Guess 2", "Guess 3"]


def test_a_tiles_picture_shows_the_beads_as_they_lay(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter")
    drawn = screen.js(
        "return [...document.querySelectorAll('#history > li:last-child circle[fill]')]"
        ".map((bead) => bead.getAttribute('fill'))"
    )
    board = screen.js(
        "return [...document.querySelectorAll('#board [data-position]')].map((bead) =>"
        " bead.querySelector('path[fill^=\"#\"]').getAttribute('fill'))"
    )
    assert drawn == board
    assert len(set(drawn)) == 4


def test_every_shown_score_can_be_read_as_text(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter")
    for number, name in enumerate(screen.tiles()):
        item = screen.find_all("listitem")[number]
        label, score = item.find_element("css selector", "p").text.split()
        assert label == (str(number) if number else "Start")
        exact, beads = score.split("/")
        assert name.endswith(f"Guess {number}: {exact} exact")
        assert beads == "5"


def test_tiles_stay_when_new_ones_come(screen: Screen):
    screen.open(LINK)
    first = screen.find_all("listitem")[0]
    screen.press("4", "Enter", "5", "Enter")
    assert screen.find_all("listitem")[0] == first


def test_the_latest_tile_comes_into_sight_and_older_ones_can_be_reached_by_keys(screen: Screen):
    screen.resize(390, 844)
    screen.open(LINK)
    screen.was_played(12)
    assert len(screen.tiles()) == 13
    in_sight = (
        "const tile = arguments[0].getBoundingClientRect();"
        "const box = arguments[0].closest('[role=group]').getBoundingClientRect();"
        "return tile.top >= box.top && tile.bottom <= box.bottom"
    )
    tiles = screen.find_all("listitem")
    assert screen.js(in_sight, tiles[-1])
    assert not screen.js(in_sight, tiles[0])
    while screen.focus_name() != "Guesses":
        screen.press("Tab")
    before = screen.beads()
    screen.press("Home")
    screen.wait_for(lambda: screen.js(in_sight, tiles[0]), "the first tile")
    screen.press("ArrowDown", "ArrowUp")
    assert screen.beads() == before


def test_another_puzzle_has_a_history_of_its_own(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter", "5", "Enter")
    screen.button("New game").click()
    assert len(screen.tiles()) == 1
    screen.arrange(screen.beads()[1:] + screen.beads()[:1])
    screen.button("Guess").click()
    assert len(screen.tiles()) == 2


def test_fifty_guesses_are_all_there(screen: Screen):
    screen.open(LINK)
    screen.was_played(50)
    assert screen.js("return document.getElementById('history').children.length") == 51
    screen.wait_for_status("Guess 50: 3 of 5 in place, not turned. Next: guess 51")
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 51: ")
    screen.reload()
    assert screen.js("return document.getElementById('history').children.length") == 52
