"""The game by keyboard: what each key does, where it does nothing, and where the focus is."""

import pytest

from cyclomind.games.necklace import NecklaceGame
from cyclomind.puzzle import read_puzzle
from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)
START = list(NecklaceGame(read_puzzle("5", "4", "zgtAhPI")).arrangement)


def exchanged(beads: list, i: int, j: int) -> list:
    """Return the beads with those at positions i and j, counted from 1, exchanged."""
    beads = list(beads)
    beads[i - 1], beads[j - 1] = beads[j - 1], beads[i - 1]
    return beads


def focused_position(screen: Screen) -> int:
    """Return the position, counted from 1, of the bead that has the focus; 0 when none has."""
    name = screen.focus_name()
    return int(name.split("position ")[1].split()[0]) if "position" in name else 0


def tab_to_board(screen: Screen) -> None:
    """Press Tab until a bead has the focus."""
    for _ in range(20):
        screen.press("Tab")
        if focused_position(screen):
            return
    raise AssertionError("Tab never reaches the board")


def focus(screen: Screen, button: str) -> None:
    """Put the focus on a button without pressing it, as Tab does."""
    screen.js("arguments[0].focus({focusVisible: true})", screen.button(button))


def unlike(beads: list, place: int) -> int:
    """Return a position, counted from 1, whose bead differs from the one at ``place``."""
    return next(j for j, color in enumerate(beads, 1) if color != beads[place - 1])


def test_tab_reaches_the_board_once_and_then_each_button(screen: Screen):
    screen.resize(390, 844)
    screen.open(LINK)
    screen.button("More")
    stops = []
    for _ in range(14):
        screen.press("Tab")
        stops.append(screen.focus_name())
    first = "Orange bead, position 1 of 5"
    assert stops == [
        "Settings", "New game", "How to play", first, "Undo", "Guess", "Redo",
        "Coach", "Guesses", "Start. Guess 0: 3 exact", "Necklace", "Daily (not played yet)", "Path",
        "More",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "steps"),
    [
        ("ArrowRight", (2, 3, 4, 5, 1)),
        ("ArrowDown", (2, 3)),
        ("ArrowLeft", (5, 4, 3, 2, 1)),
        ("ArrowUp", (5, 4)),
    ],
)
def test_arrow_keys_walk_around_the_necklace(screen: Screen, key: str, steps: tuple):
    screen.open(LINK)
    walked = []
    for _ in steps:
        screen.press(key)
        walked.append(focused_position(screen))
    assert tuple(walked) == steps
    assert screen.beads() == START
    assert screen.armed() == []


def test_a_number_swaps_the_selected_bead_there_and_steps_on(screen: Screen):
    screen.open(LINK)
    beads = START
    for selected, number in ((1, 4), (2, 5), (3, 3), (4, 1), (5, 2), (1, 5)):
        screen.press(str(number))
        beads = exchanged(beads, selected, number)
        assert screen.beads() == beads
        assert focused_position(screen) == selected % 5 + 1
        assert screen.armed() == []


def test_numbers_beyond_the_necklace_do_nothing(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight", "6", "7", "8", "9", "0")
    assert screen.beads() == START
    assert focused_position(screen) == 2


def test_space_arms_and_swaps_and_releases(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight", "Space")
    assert screen.armed() == [2]
    screen.press("ArrowRight", "ArrowRight")
    assert screen.armed() == [2], "the selection moves on; what is armed stays"
    screen.press("Space")
    assert screen.beads() == exchanged(START, 2, 4)
    assert screen.armed() == []
    screen.press("Space", "Space")
    assert screen.armed() == []
    assert screen.beads() == exchanged(START, 2, 4)


def test_an_armed_bead_is_let_go_by_a_number(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight", "Space", "ArrowRight", "5")
    assert screen.armed() == []
    assert screen.beads() == exchanged(START, 3, 5)


def test_enter_guesses_on_a_bead_and_with_nothing_focused(screen: Screen):
    screen.open(LINK)
    assert screen.focus_name() == ""
    screen.press("4")
    screen.js("document.activeElement.blur()")
    screen.press("Enter")
    assert len(screen.tiles()) == 2
    screen.press("5", "ArrowRight", "Enter")
    assert len(screen.tiles()) == 3
    assert screen.armed() == []


@pytest.mark.every_engine
@pytest.mark.fault("B02")
def test_backspace_takes_a_swap_back_and_never_leaves_the_page(screen: Screen):
    screen.open(LINK)
    length = screen.js("return history.length")
    screen.press("4", "5", "Backspace")
    assert screen.beads() == exchanged(START, 1, 4)
    screen.press("Backspace", "Backspace", "Backspace")
    screen.js("document.activeElement.blur()")
    screen.press("Backspace", "Backspace")
    assert screen.beads() == START
    assert screen.query() == LINK
    assert screen.js("return history.length") == length


@pytest.mark.every_engine
@pytest.mark.fault("B14")
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_on_a_button_does_what_the_button_does_once(screen: Screen, key: str):
    screen.open(LINK)
    screen.press("4", "5")
    twice = screen.beads()

    focus(screen, "Undo")
    screen.press(key)
    assert screen.beads() == exchanged(START, 1, 4)
    focus(screen, "Redo")
    screen.press(key)
    assert screen.beads() == twice
    assert len(screen.tiles()) == 1, "and it is no guess"

    focus(screen, "Guess")
    screen.press(key)
    assert len(screen.tiles()) == 2

    focus(screen, "Settings")
    screen.press(key)
    screen.find("dialog", "Settings")
    screen.press("Escape")
    focus(screen, "How to play")
    screen.press(key)
    screen.find("dialog", "How to play")
    screen.press("Escape")
    assert len(screen.tiles()) == 2

    length, query = screen.js("return history.length"), screen.query()
    focus(screen, "New game")
    screen.press(key)
    screen.wait_for(lambda: screen.query() != query, "another puzzle")
    assert screen.js("return history.length") == length + 1
    assert len(screen.tiles()) == 1


@pytest.mark.every_engine
@pytest.mark.fault("B14")
def test_enter_after_a_click_on_a_bead_is_one_guess(screen: Screen):
    """Mouse and keys mixed: the key does not repeat what the mouse did last."""
    screen.open(LINK)
    screen.bead(1).click()
    screen.bead(unlike(START, 1)).click()
    screen.press("Enter")
    assert len(screen.tiles()) == 2
    assert screen.armed() == []


def test_enter_after_a_click_on_guess_is_one_more_guess(screen: Screen):
    screen.open(LINK)
    screen.press("4")
    screen.button("Guess").click()
    screen.press("5", "Enter")
    assert len(screen.tiles()) == 3


@pytest.mark.every_engine
@pytest.mark.fault("B16")
@pytest.mark.parametrize(
    ("key", "code"),
    [("4", "Digit4"), ("4", "Numpad4"), ("'", "Digit4"), ("4", "")],
    ids=["top row", "number pad", "French layout", "key without a place"],
)
def test_a_digit_counts_wherever_it_is_on_the_keyboard(screen: Screen, key: str, code: str):
    screen.open(LINK)
    screen.hold(key, code, times=0)
    assert screen.beads() == exchanged(START, 1, 4)


@pytest.mark.every_engine
@pytest.mark.fault("B16")
def test_the_first_key_of_a_french_top_row_means_position_1(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight", "ArrowRight")
    screen.hold("&", "Digit1", times=0)
    assert screen.beads() == exchanged(START, 3, 1)
    assert focused_position(screen) == 4


@pytest.mark.every_engine
@pytest.mark.fault("B16")
def test_the_number_pads_enter_guesses(screen: Screen):
    screen.open(LINK)
    screen.press("4")
    screen.hold("Enter", "NumpadEnter", times=0)
    assert len(screen.tiles()) == 2


@pytest.mark.every_engine
@pytest.mark.fault("B15")
@pytest.mark.parametrize("place", ["nothing", "bead", "Guess"])
def test_a_held_down_enter_is_one_guess(screen: Screen, place: str):
    screen.open(LINK)
    screen.press("4")
    if place == "nothing":
        screen.js("document.activeElement.blur()")
    elif place == "Guess":
        focus(screen, "Guess")
    screen.hold("Enter", times=20)
    assert len(screen.tiles()) == 2
    assert "Guess 1: " in screen.status_text(), "the repetitions are not heard at all"


def test_a_held_down_space_arms_once(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight")
    screen.hold("Space", times=7)
    assert screen.armed() == [2]


def test_a_held_down_number_swaps_once(screen: Screen):
    screen.open(LINK)
    screen.hold("4", "Digit4", times=7)
    assert screen.beads() == exchanged(START, 1, 4)


@pytest.mark.every_engine
@pytest.mark.fault("B13")
@pytest.mark.parametrize("modifier", ["Ctrl", "Alt", "Meta"])
def test_keys_with_a_modifier_are_never_moves(screen: Screen, modifier: str):
    screen.open(LINK)
    screen.press("ArrowRight")
    for key in ("1", "4", "ArrowUp", "Backspace", "c", "Enter"):
        screen.press(f"{modifier}+{key}")
    assert screen.beads() == START
    assert len(screen.tiles()) == 1
    assert screen.armed() == []
    assert focused_position(screen) == 2


@pytest.mark.every_engine
@pytest.mark.fault("B13")
def test_keys_in_a_field_change_only_the_field(screen: Screen):
    """There is no field beside the board today; whoever adds one is safe."""
    screen.open(LINK)
    screen.js(
        "const field = document.createElement('input'); field.setAttribute('aria-label', 'Seed');"
        "document.querySelector('main').append(field); field.focus()"
    )
    screen.press("r", "n", "u", "1", "4", "Enter", "ArrowLeft", "Backspace")
    assert screen.find("textbox", "Seed").get_property("value") == "rnu4"
    assert screen.beads() == START
    assert len(screen.tiles()) == 1


@pytest.mark.every_engine
@pytest.mark.fault("B39")
@pytest.mark.parametrize("panel", ["Settings", "How to play"])
def test_keys_in_a_panel_change_nothing_on_the_board(screen: Screen, panel: str):
    screen.open(LINK)
    screen.press("4")
    before = screen.beads()
    focus(screen, panel)
    screen.press("Enter")
    screen.find("dialog", panel)
    screen.press("Shift+Tab")  # to the last control: in the first, an arrow chooses a size
    screen.press("1", "2", "3", "Backspace", "ArrowUp", "x")
    screen.press("Escape")
    screen.is_gone("dialog", panel)
    assert screen.beads() == before
    assert len(screen.tiles()) == 1
    assert screen.query() == LINK


@pytest.mark.every_engine
@pytest.mark.fault("scroll")
def test_keys_of_the_board_do_not_scroll_the_page(screen: Screen):
    screen.resize(320, 256)
    screen.open(LINK)
    tab_to_board(screen)
    assert focused_position(screen) == 1
    assert screen.js(
        "const page = document.documentElement; return page.scrollHeight > page.clientHeight"
    )
    screen.js("scrollTo(0, 40)")
    screen.press("Space", "Space")
    screen.hold("Space", times=3)
    screen.hold("Enter", times=3)
    assert screen.js("return scrollY") == 40
    # An arrow leads to another bead, which may be scrolled into sight, but never a page away.
    screen.press("ArrowLeft", "ArrowRight")
    bead = screen.js("return document.activeElement.getBoundingClientRect().toJSON()")
    assert bead["top"] >= 0
    assert bead["bottom"] <= 256


@pytest.mark.every_engine
@pytest.mark.fault("B21")
def test_the_focus_is_never_lost(screen: Screen):
    """By keys only, through all that redraws the board: something visible always has the focus."""
    screen.open(LINK)
    screen.press("ArrowRight")
    steps = ("4", "Enter", "5", "Backspace", "Space", "ArrowLeft", "Space", "Enter")
    for step in steps:
        screen.press(step)
        assert focused_position(screen), f"the focus is lost after {step}"
    screen.press("Shift+Tab", "Enter")
    screen.find("dialog", "How to play")
    assert screen.focus_name()
    screen.press("Escape")
    screen.is_gone("dialog", "How to play")
    for step in ("Tab", "Tab", "Enter", "Tab", "Enter", "Tab", "Enter"):  # Undo, Guess, Redo
        assert screen.focus_name(), f"the focus is lost before {step}"
        screen.press(step)
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved")
    assert focused_position(screen), "the bead that had the focus keeps it"


def test_the_focus_stays_on_the_board_when_going_back_to_another_size(screen: Screen):
    screen.open(LINK)
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", "Positions"), "7")
    screen.press("Escape")
    tab_to_board(screen)
    screen.press("ArrowLeft")
    assert focused_position(screen) == 7
    screen.back()
    screen.wait_for(lambda: len(screen.beads()) == 5, "the first puzzle")
    assert focused_position(screen), f"the focus is on {screen.focus_name() or 'nothing'}"
    screen.forward()
    screen.wait_for(lambda: len(screen.beads()) == 7, "the second puzzle")
    assert focused_position(screen)


def test_the_selection_and_the_armed_bead_look_different(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight", "Space", "ArrowRight", "ArrowRight")
    looks = screen.js(
        "return [2, 4, 3].map((place) => document.querySelector("
        "  `#board [data-position='${place - 1}']`))"
        ".map((bead) => [...bead.querySelectorAll('circle, .bead-shadow')].map((ring) => {"
        "  const style = getComputedStyle(ring);"
        "  return style.stroke === 'none' ? '' : style.stroke + style.strokeDasharray; }).join())"
    )
    assert len(set(looks)) == 3, f"armed, selected and plain look alike: {looks}"


def test_a_whole_game_by_keys_alone(screen: Screen):
    """From the first Tab to Play again, by what is on the screen and never by the mouse."""
    screen.open(LINK)
    tab_to_board(screen)
    screen.press("Space", "ArrowLeft", "Space", "Enter")
    screen.wait_for_status("Guess 1")
    screen.press("3", "Enter")
    screen.wait_for_status("Guess 2")
    for place in range(5):
        beads = screen.beads()
        while focused_position(screen) != place + 1:
            screen.press("ArrowRight")
        source = next(at for at in range(place, 5) if beads[at] == SECRET[place])
        screen.press(str(source + 1))
    screen.press("Enter")
    screen.wait_for_status("Solved in 3 guesses!")
    while screen.focus_name() != "Play again":
        screen.press("Tab")
    screen.press("Enter")
    screen.wait_for_status("Guess 0")
    assert screen.focus_name() == "Guess"
    assert len(screen.tiles()) == 1


@pytest.mark.fault("C25")
def test_closing_a_notice_by_a_key_leads_on_to_the_board(screen: Screen):
    screen.open("?n=5&c=4&s=nonsense!")
    screen.wait_for(screen.by_id("notice").is_displayed, "the notice")
    screen.js(
        "arguments[0].focus({focusVisible: true})",
        screen.find("button", "Close", screen.by_id("notice")),
    )
    screen.press("Enter")
    assert focused_position(screen) == 1
