"""Swapping beads, guessing, solving: what the mouse and the buttons do."""

import random

import pytest
from selenium.webdriver.remote.webelement import WebElement

from cyclomind.games.necklace import ARRANGING, NecklaceGame
from cyclomind.puzzle import read_puzzle, start_of
from cyclomind.scoring import score_guess
from tests.browser.screen import Screen
from tests.browser.test_comparing import wait_for_the_later_part

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)
PUZZLE = read_puzzle("5", "4", "zgtAhPI")
#: What everybody who opens the link sees: no two neighbours alike, so that swaps show.
START = NecklaceGame(PUZZLE).arrangement


def swapped(beads: tuple | list, i: int, j: int) -> list:
    """Return the beads with those at positions i and j, counted from 1, exchanged."""
    beads = list(beads)
    beads[i - 1], beads[j - 1] = beads[j - 1], beads[i - 1]
    return beads


def unlike_pair(beads: tuple | list) -> tuple:
    """Return the last two neighbouring positions, counted from 1, whose beads differ."""
    return next((i, i + 1) for i in range(len(beads) - 1, 0, -1) if beads[i - 1] != beads[i])


def double_click(screen: Screen, button: WebElement) -> None:
    screen.pointer().move_to_element(button).double_click().perform()


def double_tap(screen: Screen, name: str) -> None:
    box = screen.button(name).rect
    for _ in range(2):
        screen.tab.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_link_shows_its_start_already_scored_and_turned(screen: Screen):
    screen.open(LINK)
    feedback = score_guess(SECRET, start_of(PUZZLE))
    assert screen.beads() == list(START)
    assert screen.tiles() == [f"Start. Guess 0: {feedback.exact} exact"]
    screen.wait_for_status(f"Guess 0: {feedback.exact} of 5 in place. Swap beads. Next: guess 1")


def test_the_board_names_itself_and_every_bead(screen: Screen):
    screen.open(LINK)
    board = screen.find("group", "Necklace of beads")
    names = ("Blue", "Orange", "Teal", "Yellow", "Purple", "Wine")
    assert screen.names("button", within=board) == [
        f"{names[color]} bead, position {place} of 5" for place, color in enumerate(START, 1)
    ]


@pytest.mark.every_engine
def test_two_taps_exchange_two_beads_and_leave_none_armed(screen: Screen):
    screen.open(LINK)
    i, j = unlike_pair(START)
    screen.bead(i).click()
    assert screen.armed() == [i]
    assert screen.beads() == list(START), "arming alone moves nothing"
    assert screen.status_text() == f"Position {i} is in hand: tap another bead. Next: guess 1"
    screen.bead(j).click()
    assert screen.beads() == swapped(START, i, j)
    assert screen.armed() == []
    assert screen.status_text() == f"Positions {i} and {j} swapped. Next: guess 1"


def test_a_second_tap_on_the_armed_bead_releases_it(screen: Screen):
    screen.open(LINK)
    screen.bead(2).click()
    screen.bead(2).click()
    assert screen.armed() == []
    screen.bead(4).click()
    assert screen.armed() == [4], "the released bead plays no part in the next swap"
    assert screen.beads() == list(START)


def test_two_beads_of_one_colour_may_be_exchanged_but_there_is_nothing_to_undo(screen: Screen):
    screen.open(LINK)
    twins = [place for place, color in enumerate(START, 1) if color == 3]
    for place in twins:
        screen.bead(place).click()
    assert screen.armed() == []
    assert screen.beads() == list(START)
    said = "Nothing has changed: the colour is the same."
    assert screen.status_text() == f"{said} Next: guess 1"
    assert screen.button("Undo").get_attribute("aria-disabled") == "true"


def test_undo_and_redo_go_back_to_the_start_and_on_again(screen: Screen):
    screen.open(LINK)
    stages = [list(START)]
    for i, j in ((1, 4), (2, 5), (1, 3)):
        screen.bead(i).click()
        screen.bead(j).click()
        stages.append(swapped(stages[-1], i, j))
        assert screen.beads() == stages[-1]
    stages = [stage for k, stage in enumerate(stages) if k == 0 or stage != stages[k - 1]]
    undo, redo = screen.button("Undo"), screen.button("Redo")
    for stage in reversed(stages[:-1]):
        assert undo.get_attribute("aria-disabled") == "false"
        undo.click()
        assert screen.beads() == stage
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click()
    assert screen.beads() == list(START)
    for stage in stages[1:]:
        assert redo.get_attribute("aria-disabled") == "false"
        redo.click()
        assert screen.beads() == stage
    assert redo.get_attribute("aria-disabled") == "true"


def test_a_new_swap_forgets_what_was_undone(screen: Screen):
    screen.open(LINK)
    i, j = unlike_pair(START)
    for place in (i, j):
        screen.bead(place).click()
    screen.button("Undo").click()
    for place in (1, 4):
        screen.bead(place).click()
    changed = screen.beads()
    assert changed != list(START)
    screen.button("Redo").click()
    assert screen.beads() == changed
    assert screen.button("Redo").get_attribute("aria-disabled") == "true"


def test_undo_never_takes_back_a_scored_guess(screen: Screen):
    screen.open(LINK)
    for place in unlike_pair(START):
        screen.bead(place).click()
    screen.button("Guess").click()
    scored = screen.beads()
    undo = screen.button("Undo")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click()
    screen.hold("Backspace")
    assert screen.beads() == scored
    assert len(screen.tiles()) == 2
    assert screen.button("Guess"), "the game goes on"


@pytest.mark.every_engine
@pytest.mark.fault("B15")
def test_a_held_undo_stops_at_the_last_guess(screen: Screen):
    screen.open(LINK)
    screen.arrange(swapped(START, 1, 5))
    screen.button("Guess").click()
    scored = screen.beads()
    for place in (1, 2, 4, 5, *unlike_pair(scored)):
        screen.bead(place).click()
    screen.hold("Backspace", times=30)
    assert screen.beads() == scored
    assert len(screen.tiles()) == 2


def test_a_guess_is_scored_turned_and_added_to_the_history(screen: Screen):
    screen.open(LINK)
    game = NecklaceGame(PUZZLE)
    for i, j in ((1, 4), (2, 5)):
        screen.bead(i).click()
        screen.bead(j).click()
        game.swap(i - 1, j - 1)
        screen.button("Guess").click()
        turn = game.submit()
        game.show_score()
        number, exact = game.guess_count, turn.feedback.exact
        assert screen.beads() == list(turn.shown)
        assert screen.tiles()[-1] == f"Guess {number}: {exact} exact"
        screen.wait_for_status(f"Guess {number}: {exact} of 5 in place")
    assert len(screen.tiles()) == 3


def test_a_guess_releases_the_armed_bead(screen: Screen):
    screen.open(LINK)
    screen.press("4")
    screen.bead(2).click()
    screen.button("Guess").click()
    assert len(screen.tiles()) == 2
    assert screen.armed() == []


@pytest.mark.every_engine
@pytest.mark.fault("B15")
def test_a_double_click_on_guess_is_one_guess(screen: Screen):
    screen.open(LINK)
    screen.press("4")
    double_click(screen, screen.button("Guess"))
    assert len(screen.tiles()) == 2
    assert "Guess 1: " in screen.status_text(), "the second click is not heard at all"


def test_a_double_click_on_guess_is_one_guess_with_motion_on(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.arrange(swapped(START, 1, 4))
    double_click(screen, screen.button("Guess"))
    screen.wait_for(lambda: len(screen.tiles()) == 2, "the tile of the guess")
    screen.wait_for(lambda: not screen.js("return document.getAnimations().length"), "rest")
    assert len(screen.tiles()) == 2


def test_a_board_that_has_just_been_scored_is_not_scored_again(screen: Screen):
    """Neither the start nor a guess; the ring shakes, and a sentence says why."""
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    wait_for_the_later_part(screen)
    screen.js(
        "const animate = Element.prototype.animate; window.animated = 0;"
        "Element.prototype.animate = function (...all) {"
        "  window.animated += 1; return animate.apply(this, all); };"
    )
    said = "This board is scored already. Swap beads first. Next: guess "
    screen.button("Guess").click()
    assert screen.status_text() == said + "1"
    assert screen.js("return animated") == 1, "the ring shakes"
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 1: ")
    screen.let_a_second_pass()
    screen.prefers(reduced_motion=True)
    screen.js("animated = 0")
    screen.button("Guess").click()
    assert screen.status_text() == said + "2"
    assert screen.js("return animated") == 0
    assert len(screen.tiles()) == 2
    assert screen.js("return localStorage['cyclomind.games']").endswith("|03 !|playing 1")


def test_solving_in_one_guess_is_said_in_the_singular(screen: Screen):
    screen.open(LINK)
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.wait_for_status("Solved in 1 guess!")
    assert screen.tiles()[-1] == "Guess 1: 5 exact"


def test_any_turn_of_the_secret_solves_it(screen: Screen):
    screen.open(LINK)
    screen.arrange(SECRET[2:] + SECRET[:2])
    screen.button("Guess").click()
    screen.wait_for_status("Solved in 1 guess!")
    assert screen.beads() == list(SECRET), "and it is shown the way the secret lies"


def test_solved_the_board_locks_and_play_again_takes_the_place_of_guess(screen: Screen):
    screen.open(LINK)
    screen.press("4")
    screen.button("Guess").click()
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.wait_for_status("Solved in 2 guesses!")
    assert screen.focus_name() == "Play again", "whoever pressed Guess is not left nowhere"
    assert screen.is_gone("button", "Guess")
    history = screen.js("return history.length")

    screen.bead(1).click()
    screen.bead(2).click()
    screen.press("1", "2", "Backspace")
    assert screen.is_gone("button", "Undo")
    screen.bead(3).click()
    screen.press("Enter", "Space")
    assert screen.beads() == list(SECRET)
    assert screen.armed() == []
    assert len(screen.tiles()) == 3
    assert screen.js("return history.length") == history
    assert all(screen.bead(place).get_attribute("aria-disabled") == "true" for place in range(1, 6))


def test_the_solving_tile_is_green(screen: Screen):
    screen.open(LINK)
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.wait_for_status("Solved")
    for dark in (False, True):
        screen.prefers(dark=dark)
        paints = screen.js(
            "return [...document.querySelectorAll('#history > li')].map((tile) =>"
            " getComputedStyle(tile).backgroundColor.match(/\\d+/g).map(Number))"
        )
        red, green, blue = paints[-1]
        assert green > red and green > blue, "the solving tile"
        red, green, blue = paints[-2]
        assert not (green > red and green > blue), "the tile before it"


@pytest.mark.every_engine
@pytest.mark.fault("B15")
def test_a_double_click_on_the_guess_that_solves_does_not_leave_the_game(screen: Screen):
    screen.open(LINK)
    screen.arrange(SECRET)
    double_click(screen, screen.button("Guess"))
    screen.wait_for_status("Solved in 1 guess!")
    assert screen.query() == LINK
    screen.let_a_second_pass()
    double_click(screen, screen.button("Play again"))
    screen.wait_for_status("Guess 0")
    assert len(screen.tiles()) == 1, "the second click guesses nothing"
    screen.back()
    screen.wait_for_status("solved this one")


@pytest.mark.fault("B15")
def test_a_double_tap_is_for_the_button_it_began_on(screen: Screen):
    screen.touch()
    screen.open(LINK)
    screen.arrange(SECRET)
    double_tap(screen, "Guess")
    screen.wait_for_status("Solved in 1 guess!")
    assert screen.query() == LINK
    screen.let_a_second_pass()
    double_tap(screen, "Play again")
    screen.wait_for_status("Guess 0")
    assert len(screen.tiles()) == 1


def test_play_again_opens_a_fresh_puzzle(screen: Screen):
    screen.open(LINK)
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.button("Play again").click()
    screen.wait_for_status("Guess 0")
    assert screen.query() != LINK
    assert len(screen.tiles()) == 1
    assert screen.focus_name() == "Guess"
    assert screen.bead(1).get_attribute("aria-disabled") is None
    screen.bead(1).click()
    assert screen.armed() == [1]


def test_new_game_opens_a_fresh_puzzle_of_the_same_size(screen: Screen):
    screen.open("?n=7&c=3&s=llAY3qpkJQ")
    screen.bead(1).click()
    seen = {screen.query()}
    for _ in range(3):
        screen.button("New game").click()
        seen.add(screen.query())
        assert screen.query().startswith("?n=7&c=3&s=")
        assert len(screen.beads()) == 7
        assert len(screen.tiles()) == 1
        assert screen.armed() == []
    assert len(seen) == 4


def test_a_new_game_is_never_one_that_was_played(screen: Screen):
    """Four positions in two colours make only six puzzles, which all come round.

    When every one was played, one that is not over goes on.
    """
    screen.open("?n=4&c=2&s=xQNKjA")
    seen = [screen.query()]
    for _ in range(9):
        for place in unlike_pair(screen.beads()):
            screen.bead(place).click()
        screen.press("Enter")  # a guess at least; some are solved by it
        screen.js("arguments[0].click()", screen.button("New game"))
        assert screen.query() != seen[-1]
        assert len(screen.tiles()) == 1 or screen.query() in seen
        seen.append(screen.query())
        assert screen.button("Guess")
    assert len(set(seen[:5])) == 5, "while there are others, none comes twice"


def test_a_long_random_game_goes_as_the_rules_say(screen: Screen):
    """Keys and taps at random, the same moves through the rules, compared after each."""
    screen.open("?n=6&c=6&s=dbL_PU6A")
    game = NecklaceGame(read_puzzle("6", "6", "dbL_PU6A"))
    chance = random.Random(20)
    selected, armed = 0, None

    def take(place: int) -> None:
        nonlocal selected, armed
        if armed is not None and armed != place:
            game.swap(armed, place)
        armed = place if armed is None else None
        selected = place

    for step in range(60):
        move = chance.choice(("tap", "number", "number", "Space", "Arrow", "Backspace", "Enter"))
        place = chance.randrange(6)
        if move == "tap":
            screen.bead(place + 1).click()
            take(place)
        elif move == "number":
            screen.press(str(place + 1))
            game.swap(selected, place)
            selected, armed = (selected + 1) % 6, None
        elif move == "Space" and screen.focus_name().endswith(f"position {selected + 1} of 6"):
            screen.press("Space")
            take(selected)
        elif move == "Arrow":
            screen.press("ArrowRight" if place < 3 else "ArrowUp")
            selected = (selected + (1 if place < 3 else -1)) % 6
        elif move == "Backspace":
            screen.press("Backspace")
            if game.can_undo:
                game.undo()
                armed = None
        elif move == "Enter":
            screen.press("Enter")
            if not game.is_scored_already:
                game.submit()
                game.show_score()
                armed = None
        where = f"after step {step}, {move} {place}"
        assert screen.beads() == list(game.arrangement), where
        assert screen.armed() == ([] if armed is None else [armed + 1]), where
        if game.phase != ARRANGING:
            break
    assert screen.tiles() == [
        f"{'' if number else 'Start. '}Guess {number}: {turn.feedback.exact} exact"
        for number, turn in enumerate(game.turns)
    ]
    assert len(game.turns) > 4
