"""The settings: sizes, colour numbers, animation speed, and that they are remembered."""

import json
from functools import partial

import pytest
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select

from cyclomind import __version__
from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"

#: The WCAG contrast between each number and the bead under it, as drawn.
_CONTRASTS = """
const light = (color) => color.match(/[\\d.]+/g).slice(0, 3)
  .map((value) => value / 255)
  .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
return [...document.querySelectorAll(arguments[0])].map((number) => {
  const bead = number.parentElement.querySelector("[fill^='#']");
  const pair = [number, bead].map((node) => light(getComputedStyle(node).fill));
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
});
"""
_NUMBERS = """
return [...document.querySelectorAll(arguments[0])]
  .filter((number) => number.getClientRects().length && number.checkVisibility())
  .map((number) => Number(number.dataset.digit));
"""

#: Whether the two parts of the start that can move do.
_MOVING = """
const parts = [document.querySelector(".board"), document.querySelector(".intro svg")];
return parts.every(Boolean) && parts.map((one) => {
  return getComputedStyle(one).animationName !== "none"; });
"""


def _says(panel: WebElement, line: str) -> bool:
    return line in panel.text


def open_settings(screen: Screen) -> None:
    screen.button("Settings").click()
    screen.find("dialog", "Settings")


def close_settings(screen: Screen) -> None:
    screen.find("button", "Close", within=screen.by_id("settings-panel")).click()
    screen.is_gone("dialog", "Settings")


def test_the_sizes_on_offer_and_the_defaults(screen: Screen):
    screen.open()
    assert screen.query().startswith("?n=5&c=4&s=")
    open_settings(screen)
    positions = Select(screen.find("combobox", "Positions"))
    colors = Select(screen.find("combobox", "Colours (at most)"))
    assert [option.text for option in positions.options] == ["4", "5", "6", "7", "8"]
    assert [option.text for option in colors.options] == ["2", "3", "4", "5", "6"]
    assert positions.first_selected_option.text == "5"
    assert colors.first_selected_option.text == "4"


def test_every_size_can_be_played(screen: Screen):
    screen.open()
    open_settings(screen)
    positions, colors = (
        screen.find("combobox", "Positions"),
        screen.find("combobox", "Colours (at most)"),
    )
    for n in (4, 6, 7, 8):
        screen.choose(positions, str(n))
        assert len(screen.beads()) == n
        for c in (2, 6, 3, 5) if n in (4, 8) else (2, 4):
            screen.choose(colors, str(c))
            beads = screen.beads()
            assert len(beads) == n
            assert max(beads) < c
            assert len(set(beads)) > 1
            assert screen.query().startswith(f"?n={n}&c={c}&s=")
    close_settings(screen)
    screen.swap()
    screen.press("Enter")
    assert len(screen.tiles()) == 2


def test_sizes_are_remembered_for_the_next_visit(screen: Screen):
    screen.open()
    open_settings(screen)
    screen.choose(screen.find("combobox", "Positions"), "7")
    screen.choose(screen.find("combobox", "Colours (at most)"), "3")
    screen.open()
    assert screen.query().startswith("?n=7&c=3&s=")
    open_settings(screen)
    assert screen.find("combobox", "Positions").get_property("value") == "7"
    assert screen.find("combobox", "Colours (at most)").get_property("value") == "3"


def test_the_settings_show_the_size_of_the_puzzle_on_the_board(screen: Screen):
    screen.open("?n=8&c=2&s=3hlRl-ItbK0")
    open_settings(screen)
    assert screen.find("combobox", "Positions").get_property("value") == "8"
    assert screen.find("combobox", "Colours (at most)").get_property("value") == "2"


def test_another_size_starts_a_new_puzzle_and_back_returns_to_this_one(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    before, tiles = screen.beads(), screen.tiles()
    open_settings(screen)
    screen.choose(screen.find("combobox", "Positions"), "6")
    close_settings(screen)
    assert len(screen.beads()) == 6
    screen.back()
    screen.wait_for(lambda: len(screen.beads()) == 5, "the first puzzle")
    assert screen.beads() == before
    assert screen.tiles() == tiles


@pytest.mark.every_engine
def test_colour_numbers_come_and_go_at_once_and_start_no_new_game(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    before, tiles = screen.beads(), screen.tiles()
    assert screen.js(_NUMBERS, "#board .number, #history .number") == []
    open_settings(screen)
    box = screen.find("checkbox", "Show colour numbers")
    box.click()
    assert screen.js(_NUMBERS, "#board .number") == [color + 1 for color in screen.beads()]
    close_settings(screen)
    assert len(screen.js(_NUMBERS, "#history .number")) == 10
    assert (screen.beads(), screen.tiles(), screen.query()) == (before, tiles, LINK)
    screen.press("1", "Enter")
    assert len(screen.js(_NUMBERS, "#history .number")) == 15, "also on what is drawn later"
    screen.bead(1).click()
    assert screen.armed() == [1], "a number is not in the way of its bead"
    open_settings(screen)
    assert box.is_selected()
    box.click()
    assert screen.js(_NUMBERS, "#board .number, #history .number") == []


def test_colour_numbers_are_remembered(screen: Screen):
    screen.open(LINK)
    open_settings(screen)
    screen.find("checkbox", "Show colour numbers").click()
    screen.open()
    assert screen.js(_NUMBERS, "#board .number") == [color + 1 for color in screen.beads()]
    open_settings(screen)
    assert screen.find("checkbox", "Show colour numbers").is_selected()


def test_colour_numbers_can_be_read_on_every_bead(screen: Screen):
    screen.resize(320, 568)
    screen.open("?n=8&c=6&s=k1Mf2a9mJuI")
    assert len(set(screen.beads())) == 6
    open_settings(screen)
    screen.find("checkbox", "Show colour numbers").click()
    close_settings(screen)
    contrasts = screen.js(_CONTRASTS, "#board .number, #history .number")
    assert len(contrasts) == 16
    assert min(contrasts) >= 4.5
    boxes = screen.js(
        "return [...document.querySelectorAll('#board .number')].map((number) =>"
        " [number.getBoundingClientRect(),"
        "  number.closest('[data-position]').querySelector('circle').getBoundingClientRect()]"
        " .map((box) => [box.left, box.top, box.right, box.bottom]))"
    )
    for number, bead in boxes:
        assert number[3] - number[1] >= 12, "too small to read"
        assert number[0] >= bead[0]
        assert number[1] >= bead[1]
        assert number[2] <= bead[2]
        assert number[3] <= bead[3]


def test_the_instructions_are_a_few_pictured_lines_and_the_rest_on_demand(screen: Screen):
    screen.open()
    screen.button("How to play").click()
    panel = screen.find("dialog", "How to play")
    rules = screen.wait_for(lambda: screen.find_all("listitem", None, within=panel), "the rules")
    assert len(rules) == len(panel.find_elements("css selector", "li > svg")) == 5
    assert "Swap two beads" in [bold.text for bold in panel.find_elements("tag name", "b")]
    panel.find_element("tag name", "summary").click()
    said = panel.text
    for word in ("secret necklace", "Swap two beads", "Guess 0", "repeat", "mirror", "Undo"):
        assert word.lower() in said.lower()
    assert "**" not in said
    assert "[" not in said
    screen.button("Close").click()
    screen.is_gone("dialog", "How to play")


def test_instructions_that_do_not_come_are_said_and_asked_for_again(screen: Screen, server):
    server.missing("app/locales/en/how-to-play/necklace.md")
    screen.expect_errors()
    screen.open()
    screen.button("How to play").click()
    panel = screen.find("dialog", "How to play")
    status = screen.find("status", within=panel)
    screen.wait_for(lambda: "could not be loaded" in status.text, "a word about it")
    screen.press("Escape")
    server.healthy()
    screen.button("How to play").click()
    screen.wait_for(lambda: screen.find_all("listitem", None, within=panel), "the rules")
    assert "could not" not in screen.text()


def test_about_names_the_version_and_what_the_page_is_made_of(screen: Screen, server):
    parts = json.loads((server.folder / "runtime/versions.json").read_text(encoding="utf-8"))
    assert parts
    screen.open()
    screen.button("How to play").click()
    screen.button("About Cyclomind").click()
    panel = screen.find("dialog", "About")
    for part in parts:
        line = f"{part['name']} {part['version']}, licence {part['license']}"
        screen.wait_for(partial(_says, panel, line), line)
    assert f"Cyclomind {__version__}, licence MIT" in panel.text


@pytest.mark.fault("C22")
@pytest.mark.parametrize("leave", ["Enter", "Tab", "Escape", "Close", "another"])
def test_stepping_through_a_closed_list_begins_one_game(screen: Screen, leave: str):
    screen.open("?n=5&c=4&s=zgtAhPI")
    entries = screen.js("return history.length")
    open_settings(screen)
    positions = screen.find("combobox", "Positions")
    screen.js("arguments[0].focus()", positions)
    screen.press("ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown")
    assert positions.get_property("value") == "7"
    assert screen.query() == LINK
    if leave == "Close":
        close_settings(screen)
    elif leave == "another":
        screen.find("checkbox", "Show colour numbers").click()
    else:
        screen.press(leave)
    screen.wait_for(lambda: len(screen.beads()) == 7, "a necklace of the size that was chosen")
    assert screen.js("return history.length") == entries + 1


@pytest.mark.fault("C22")
def test_stepping_through_a_row_of_options_begins_one_game(screen: Screen):
    screen.open("?game=codebreaker&size=4")
    entries = screen.js("return history.length")
    screen.js("arguments[0].focus()", screen.find("radio", "4"))
    screen.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert "size=4" in screen.query()
    screen.press("Tab")
    screen.wait_for(lambda: "size=4" not in screen.query(), "another size")
    assert screen.js("return history.length") == entries + 1


@pytest.mark.fault("C39")
@pytest.mark.parametrize(
    ("reduced", "chosen", "moves"), [(True, "normal", True), (False, "off", False)]
)
def test_a_speed_chosen_by_hand_goes_before_the_systems_wish(
    screen: Screen, server, reduced: bool, chosen: str, moves: bool
):
    screen.prefers(reduced_motion=reduced)
    screen.open("?n=5&c=4&s=zgtAhPI")
    open_settings(screen)
    speed = screen.find("combobox", "Animation")
    assert speed.get_property("value") == ("off" if reduced else "normal"), "what holds is shown"
    screen.choose(speed, chosen)
    close_settings(screen)
    screen.forget_cache()
    server.stalled("app/picture.*.bin")
    screen.open("?n=5&c=4&s=zgtAhPI&intro=1&embed=1", wait=False)
    shown = screen.wait_for(lambda: screen.js(_MOVING), "the page before Python")
    assert shown == [moves, moves]
    server.healthy()
    screen.open(LINK)
    open_settings(screen)
    assert screen.find("combobox", "Animation").get_property("value") == chosen


@pytest.mark.fault("C39")
def test_what_an_earlier_version_kept_unasked_is_no_choice(screen: Screen):
    kept = '{"numbers": true, "speed": "normal", "typing": false}'
    screen.before_every_page(f"localStorage.setItem('cyclomind.settings', '{kept}')")
    screen.open()
    assert screen.js(_MOVING) == [False, False]
    assert screen.js("return document.documentElement.dataset.numbers") == "on"


#: The theme of the page's own ground, and which colour the browser paints around it.
_THEME = """
const ground = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number);
const around = [...document.querySelectorAll("meta[name=theme-color]")]
  .filter((meta) => matchMedia(meta.media).matches).map((meta) => meta.content);
return [ground[0] < 128 ? "dark" : "light", around];
"""
_DARK, _LIGHT = ["dark", ["#181b20"]], ["light", ["#f3eee6"]]


@pytest.mark.every_engine
def test_a_theme_chosen_by_hand_holds_from_the_first_paint_on(screen: Screen, server):
    screen.open(LINK)
    assert screen.js(_THEME) == _LIGHT
    open_settings(screen)
    theme = screen.find("combobox", "Theme")
    assert theme.get_property("value") == ""
    screen.choose(theme, "dark")
    assert screen.js(_THEME) == _DARK
    screen.choose(theme, "")
    assert screen.js(_THEME) == _LIGHT
    screen.choose(theme, "dark")
    screen.forget_cache()
    server.stalled("app/picture.*.bin")
    screen.open(LINK, wait=False)
    assert screen.wait_for(lambda: screen.js(_THEME), "the page before Python")[0] == "dark"
    server.healthy()
    screen.open(LINK)
    screen.wait_for(lambda: screen.js(_THEME) == _DARK, "the browser's own colours")
    open_settings(screen)
    assert screen.find("combobox", "Theme").get_property("value") == "dark"
