"""Typed guesses: switched on, a whole game without the board, and errors in words."""

from itertools import pairwise

import pytest

from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible
from tests.browser.test_languages import english_left

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)
PALETTE = "?game=palette&n=5&c=4&s=zgtAhPI"


def value(screen: Screen) -> str:
    return str(screen.find("textbox", "Type a guess").get_property("value"))


def error(screen: Screen) -> str:
    return str(screen.js("return document.getElementById('typed-error').textContent"))


def type_in(screen: Screen, words: str) -> None:
    """Put the keyboard into the field, and type in place of what stands there."""
    screen.find("textbox", "Type a guess").click()
    screen.press("Ctrl+a", *words)


def typed(screen: Screen, query: str = LINK) -> None:
    """Open a game whose guesses may be typed."""
    screen.open(query)
    screen.js("localStorage.setItem('cyclomind.settings', '{\"typing\": true}')")
    screen.reload()
    screen.by_id("typed-field")


def test_the_setting_shows_the_field_and_the_numbers_and_is_remembered(screen: Screen):
    screen.open(LINK)
    screen.button("Settings").click()
    screen.find("checkbox", "Type guesses").click()
    assert screen.find("checkbox", "Show colour numbers").is_selected()
    screen.press("Escape")
    numbers = [str(color + 1) for color in screen.beads()]
    assert value(screen) == " ".join(numbers)
    screen.reload()
    assert value(screen) == " ".join(numbers)
    assert screen.js("return document.documentElement.dataset.numbers") == "on"
    screen.button("Settings").click()
    screen.find("checkbox", "Type guesses").click()
    screen.press("Escape")
    assert screen.is_gone("textbox", "Type a guess")
    screen.press("4")
    screen.button("Guess").click()
    screen.wait_for_status("Guess 1: ")


@pytest.mark.every_engine
def test_a_whole_game_by_typing_alone(screen: Screen):
    typed(screen)
    while screen.focus_name() != "Type a guess":
        screen.press("Tab")
    screen.press("Ctrl+a", *"4 2 4 3 1", "Enter")
    screen.wait_for_status("Guess 1: ")
    assert value(screen) == " ".join([str(color + 1) for color in screen.beads()])
    screen.press(*"42413", "Enter")  # in place of the last guess, which is selected
    screen.wait_for_status("Solved in 2 guesses!")
    assert tuple(screen.beads()) == SECRET
    assert screen.tiles()[-1] == "Guess 2: 5 exact"
    screen.wait_for(lambda: screen.focus_name() == "Play again", "the focus on what comes next")


def test_guess_takes_what_has_been_typed(screen: Screen):
    """A phone's digits may come without Enter."""
    typed(screen)
    type_in(screen, "42")
    screen.button("Guess").click()
    assert error(screen) == "5 colour numbers are needed, not 2." and len(screen.tiles()) == 1
    type_in(screen, "42413")
    screen.button("Guess").click()
    screen.wait_for_status("Solved in 1 guess!")


def test_any_colours_make_a_guess_of_the_free_palette(screen: Screen):
    typed(screen, PALETTE)
    assert value(screen) == "- - - - -"
    type_in(screen, "1,1,1,1,1")
    screen.press("Enter")
    screen.wait_for_status("Guess 1: 1 exact, 0 misplaced")
    assert value(screen) == "1 1 1 1 1"
    screen.press(*"42413", "Enter")
    screen.wait_for_status("Solved in 2 guesses!")


@pytest.mark.fault("B13")
def test_the_field_follows_the_board_and_its_keys_are_no_moves(screen: Screen):
    typed(screen)
    before = screen.beads()
    type_in(screen, "12 ")
    screen.press("Backspace", "ArrowLeft", "Delete")
    assert screen.beads() == before and value(screen) == "1"
    screen.bead(5).click()
    screen.bead(4).click()
    assert value(screen) == " ".join([str(color + 1) for color in screen.beads()])
    assert screen.beads() != before
    screen.button("New game").click()
    screen.wait_for(lambda: screen.query() != LINK, "another puzzle")
    assert value(screen) == " ".join([str(color + 1) for color in screen.beads()])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("4 2", "5 colour numbers are needed, not 2."),
        ("4 2 4 1 7", "“7” is no colour here: they are 1 to 4."),
        ("<b>", "“<” is no colour here: they are 1 to 4."),
        ("4 4 4 1 3", "You hold 2 beads of colour 4, not 3."),
    ],
)
def test_an_error_is_said_and_belongs_to_the_field(screen: Screen, words: str, sentence: str):
    typed(screen)
    before = screen.beads()
    type_in(screen, words)
    screen.press("Enter")
    field = screen.find("textbox", "Type a guess")
    assert error(screen) == sentence
    assert field.get_attribute("aria-invalid") == "true"
    assert "typed-error" in str(field.get_attribute("aria-describedby"))
    assert screen.find_all("alert")[-1].text == sentence
    assert screen.beads() == before and len(screen.tiles()) == 1
    type_in(screen, "42413")
    assert error(screen) == "" and field.get_attribute("aria-invalid") == "false"
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")


@pytest.mark.fault("B15")
def test_a_held_enter_guesses_once(screen: Screen):
    typed(screen)
    type_in(screen, "4 2 4 3 1")
    screen.hold("Enter")
    screen.wait_for_status("Guess 1: ")
    assert len(screen.tiles()) == 2


def test_a_huge_paste_is_a_wrong_count(screen: Screen):
    typed(screen)
    type_in(screen, "1")
    screen.js("document.execCommand('insertText', false, '1'.repeat(1000000))")
    screen.press("Enter")
    assert error(screen) == "5 colour numbers are needed, not 80."
    screen.js("document.getElementById('typed-field').value = 'x'.repeat(1000000)")
    screen.press("Enter")
    assert error(screen) == "“x” is no colour here: they are 1 to 4."


def test_a_narrow_phone_shows_the_field_its_error_and_the_whole_board(screen: Screen):
    screen.resize(320, 568)
    typed(screen, LINK + "&lang=de")
    screen.find("textbox", "Versuch eintippen").click()
    screen.press("Ctrl+a", *"41112", "Enter")
    assert error(screen) == "Du hast 1 Perle der Farbe 1, nicht 3."
    assert english_left(screen) == []
    assert_accessible(screen)
    boxes = [
        screen.js("return arguments[0].getBoundingClientRect().toJSON()", screen.by_id(name))
        for name in ("board", "submit-button", "typed-field", "typed-error")
    ]
    for upper, lower in pairwise(boxes):
        assert upper["bottom"] <= lower["bottom"] <= 568
        assert lower["left"] >= 0 and lower["right"] <= 320
    assert boxes[2]["height"] >= 44


@pytest.mark.parametrize("size", [(320, 568), (667, 375)])
def test_a_small_screen_shows_all_that_is_typed_and_the_latest_guess(screen: Screen, size):
    screen.resize(*size)
    screen.set_clock("2026-12-13T10:00:00")
    typed(screen, "?game=daily&lang=de")  # eight beads, and a line above them
    field = screen.find("textbox", "Versuch eintippen")
    assert screen.js("return arguments[0].scrollWidth <= arguments[0].clientWidth", field)
    screen.press("4", "5")  # of two swaps one changes something
    field.click()
    screen.press("Enter")
    screen.wait_for_status("Versuch 1: ")
    tile = screen.find_all("button", None, screen.by_id("history"))[-1]
    box = "return arguments[0].closest(arguments[1]).getBoundingClientRect().toJSON()"
    shown, around = screen.js(box, tile, "li"), screen.js(box, tile, ".tiles-box")
    assert around["top"] <= shown["top"] and shown["bottom"] <= around["bottom"]
    assert screen.js("return document.documentElement.scrollWidth") == size[0]
    status = screen.by_id("status")
    assert screen.js("return arguments[0].scrollHeight <= arguments[0].clientHeight", status)


def test_rooms_without_a_ring_do_not_offer_it(screen: Screen):
    screen.open("?game=walkthrough")
    screen.button("Settings").click()
    screen.find("checkbox", "Show colour numbers")
    assert not screen.find_all("checkbox", "Type guesses")


#: The part of an element's height that can be seen.
_SHOWN = """
return arguments[0].map((css) => {
  const {top, bottom, height} = document.querySelector(css).getBoundingClientRect();
  return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height; });
"""


@pytest.mark.every_engine
@pytest.mark.fault("C26")
@pytest.mark.parametrize("query", [LINK, PALETTE, "?game=daily&lang=de"])
def test_what_typing_needs_is_in_sight_above_a_phones_keyboard(screen: Screen, query: str):
    screen.resize(360, 640)
    typed(screen, query)
    field = screen.by_id("typed-field")
    field.click()
    screen.resize(360, 320)
    screen.press("Ctrl+a", *"9 9", "Enter")
    screen.wait_for(lambda: error(screen), "what is wrong")
    needed = ["#typed-field", "#typed-error", "#status", "#board", "#submit-button"]
    screen.wait_for(lambda: min(screen.js(_SHOWN, needed)) >= 1, "all that is needed in sight")
    board = screen.js("return document.querySelector('#board').getBoundingClientRect().toJSON()")
    assert board["height"] >= 120
    assert field.accessible_name
    screen.resize(360, 640)
    screen.wait_for(screen.by_id("settings-button").is_displayed, "the whole page")
    assert screen.js("return document.activeElement.id") == "typed-field"


@pytest.mark.fault("C26")
def test_the_walkthroughs_letters_are_in_sight_above_a_phones_keyboard(screen: Screen):
    screen.resize(360, 640)
    screen.open("?game=walkthrough")
    screen.find("textbox", "Place 2").click()
    screen.resize(360, 320)
    screen.press("x", "Enter")
    screen.wait_for_status("No attempt was used")
    needed = ["#status", "#letter-1", "#letter-4"]
    screen.wait_for(lambda: min(screen.js(_SHOWN, needed)) >= 1, "all that is needed in sight")


@pytest.mark.fault("C23")
def test_the_enter_that_ends_a_composition_is_no_guess(screen: Screen):
    typed(screen)
    before = screen.beads()
    field = screen.find("textbox", "Type a guess")
    assert field.get_attribute("inputmode") == "numeric"
    type_in(screen, "")
    screen.cdp("Input.imeSetComposition", text="\uff14", selectionStart=1, selectionEnd=1)
    screen.js(
        "for (const told of [{isComposing: true}, {keyCode: 229}]) {"
        "  const press = new KeyboardEvent('keydown',"
        "    {key: 'Enter', bubbles: true, cancelable: true, ...told});"
        "  if (arguments[0].dispatchEvent(press)) arguments[0].form.requestSubmit(); }",
        field,
    )
    assert screen.beads() == before and len(screen.tiles()) == 1 and error(screen) == ""
    screen.cdp("Input.insertText", text="\uff14\uff12\u3000\uff14\u3001\u0661\u0969")
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")
