"""Sharing a game: its text and link, copied or handed on; a browser that refuses is no dead end."""

import json
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = [3, 1, 3, 0, 2]
NEARLY = [3, 1, 3, 2, 0]

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined});"
CLIPBOARD_DOES = "if (navigator.clipboard) navigator.clipboard.writeText = () => {};"
CLIPBOARD_REFUSES = CLIPBOARD_DOES.replace("{}", "Promise.reject(new Error('no'))")
CLIPBOARD_THROWS = CLIPBOARD_DOES.replace("{}", "{ throw new Error('no'); }")
SYSTEM_SHARES = "navigator.share = (parts) => { window.shared = parts; return Promise.resolve(); };"
SYSTEM_FAILS = (
    "navigator.share = () => Promise.reject(new DOMException('no', window.refusal || 'AbortError'))"
)

NOT_COPIED = "Copying was not allowed here. The text is selected: copy it yourself."

#: What is selected where the focus is.
_SELECTED = """
const box = document.activeElement;
return (box.value || "").slice(box.selectionStart, box.selectionEnd);
"""


def open_share(screen: Screen) -> str:
    """Open the panel from the menu; return its text."""
    screen.button("More").click()
    screen.button("Share").click()
    return shared(screen)


def shared(screen: Screen) -> str:
    screen.find("dialog", "Share")
    return str(screen.find("textbox", "Your text").get_property("value"))


def said(screen: Screen) -> str:
    return str(screen.js("return document.getElementById('tell-sent').textContent"))


def solve(screen: Screen) -> None:
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved in")


def ends_selected(screen: Screen, sentence: str = NOT_COPIED) -> None:
    screen.wait_for(lambda: said(screen) == sentence, "the instruction")
    assert screen.js(_SELECTED) == shared(screen) != ""
    assert screen.focus_name() == "Your text"


@pytest.mark.fault("number")
def test_text_title_link_and_tiles_agree(screen: Screen):
    screen.open(LINK)
    assert open_share(screen) == (
        f"Cyclomind necklace, 5 beads: can you find this necklace?\n{screen.address}{LINK}"
    )
    screen.press("Escape")
    screen.arrange(NEARLY)
    screen.press("Enter")
    screen.wait_for(lambda: len(screen.tiles()) == 2, "a scored guess")
    solve(screen)
    assert screen.status_text() == "Solved in 2 guesses!"
    assert screen.tiles()[1:] == ["Guess 1: 3 exact", "Guess 2: 5 exact"]
    screen.by_id("end-tell-button").click()
    assert_accessible(screen)
    assert shared(screen) == (
        f"Cyclomind necklace, 5 beads: solved in 2; exact 3, 5 of 5\n{screen.address}{LINK}"
    )
    screen.press("Escape")
    assert screen.js("return document.activeElement.id") == "end-tell-button"


@pytest.mark.parametrize(
    ("query", "sentence", "link"),
    [
        (
            "?game=mastermind&seed=4711&lang=de",
            "Mastermind, Code 4711",
            "?game=mastermind&seed=4711",
        ),
        ("?game=codebreaker&size=4&round=2", "code-breaker, 4 places", "?game=codebreaker&size=4"),
        ("?game=walkthrough", "how pegs are counted: see it", "?game=walkthrough"),
        ("?game=daily", "daily 12: can you find", "?game=daily&date=2026-12-12"),
        (f"?game=palette&{LINK[1:]}&embed=1", "free palette", f"?game=palette&{LINK[1:]}"),
    ],
)
def test_every_room_gives_the_link_of_the_puzzle_without_what_is_mine(
    screen: Screen, query: str, sentence: str, link: str
):
    screen.set_clock("2026-12-12T10:00:00")
    screen.open(query)
    screen.js("document.getElementById('tell-button').click()")  # a frame hides the menu
    box = screen.wait_for(lambda: screen.js("return document.getElementById('tell-text')"), "it")
    words, address = str(box.get_property("value")).split("\n")
    assert sentence in words
    assert address == screen.address + link


def test_copy_copies_and_says_so(screen: Screen, server):
    for permission in ("clipboard-write", "clipboard-read"):
        screen.cdp(
            "Browser.setPermission",
            permission={"name": permission},
            setting="granted",
            origin=server.origin,
        )
    screen.open(LINK)
    words = open_share(screen)
    assert screen.focus_name() == "Copy"
    screen.press("Enter")
    screen.wait_for(lambda: said(screen) == "Copied.", "the success")
    read = (
        "navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](String(error)))"
    )
    assert screen.driver.execute_async_script(read) == words


@pytest.mark.fault("B03")
@pytest.mark.every_engine
@pytest.mark.parametrize("script", [NO_CLIPBOARD, CLIPBOARD_REFUSES, CLIPBOARD_THROWS])
def test_where_copying_fails_the_text_is_selected(screen: Screen, script: str):
    screen.before_every_page(script)
    screen.open(LINK)
    open_share(screen)
    for _ in range(2):
        screen.button("Copy").click()
        ends_selected(screen)


@pytest.mark.fault("B03")
def test_in_a_frame_of_another_site_the_text_is_selected(
    screen: Screen, server, serve, tmp_path: Path
):
    page = f'<!doctype html><link rel="icon" href="data:,"><iframe src="{server.address}{LINK}">'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    screen.expect_errors()  # the browser itself tells of the refusal
    screen.driver.get(serve(tmp_path).address)
    screen.driver.switch_to.frame(screen.driver.find_element(By.TAG_NAME, "iframe"))
    screen.wait_ready()
    screen.js("document.getElementById('tell-button').click()")
    shared(screen)
    screen.button("Copy").click()
    ends_selected(screen)
    screen.driver.switch_to.default_content()


def test_the_systems_own_sharing_gets_text_and_link(screen: Screen):
    screen.before_every_page(SYSTEM_SHARES)
    screen.open(LINK)
    words = open_share(screen)
    screen.button("Share …").click()
    screen.wait_for(lambda: said(screen) == "Handed on.", "the outcome")
    parts = screen.js("return window.shared")
    assert parts["title"] == "Cyclomind" and [parts["text"], parts["url"]] == words.split("\n")


def test_thinking_better_of_sharing_is_no_error_and_a_refusal_leaves_the_text(screen: Screen):
    screen.before_every_page(SYSTEM_FAILS)
    screen.open(LINK)
    open_share(screen)
    screen.button("Share …").click()
    assert said(screen) == "" and screen.focus_name() == "Share …"
    screen.js(f"window.refusal = {json.dumps('NotAllowedError')}")
    screen.button("Share …").click()
    ends_selected(screen, NOT_COPIED.replace("Copying", "Sharing"))


_ANSWERS = {  # what a system's own sharing may answer -> whether that is a refusal
    "undefined": False,
    "null": False,
    "true": False,
    "new Promise(() => {})": False,
    "Promise.reject()": True,
    "Promise.reject('no')": True,
    "(() => { throw new TypeError('no') })()": True,
}


@pytest.mark.fault("C38")
def test_a_system_that_answers_nothing_or_nonsense_claims_nothing(screen: Screen):
    screen.before_every_page(
        "navigator.share = () => undefined;"
        "navigator.clipboard.writeText = (words) => { window.copied = words;"
        " return Promise.resolve(); };"
    )
    screen.open(LINK)
    words = open_share(screen)
    for answer, refuses in _ANSWERS.items():
        screen.js(f"navigator.share = () => {answer}; window.copied = ''")
        screen.button("Copy").click()
        screen.wait_for(lambda: said(screen) == "Copied.", "a word about copying")
        screen.button("Share …").click()
        if refuses:
            ends_selected(screen, NOT_COPIED.replace("Copying", "Sharing"))
        else:
            assert said(screen) == "Copied.", "nothing new is said"
        screen.button("Copy").click()
        screen.wait_for(lambda: said(screen) == "Copied.", "copying still works")
        assert screen.js("return window.copied") == words
    screen.js("navigator.clipboard.writeText = () => undefined")
    screen.button("Copy").click()
    ends_selected(screen)
    assert not screen.by_id("notice").is_displayed()


def test_a_browser_without_sharing_offers_only_copy(screen: Screen):
    screen.before_every_page("delete Navigator.prototype.share;")
    screen.open(LINK)
    open_share(screen)
    assert screen.names("button", within=screen.by_id("tell-sending")) == ["Copy"]


# A puzzle of one's own


def make_own(screen: Screen, query: str) -> None:
    screen.open(query)
    open_share(screen)
    screen.button("Make a puzzle of your own").click()
    screen.find("dialog", "A puzzle of your own")


def own(screen: Screen) -> WebElement:
    return screen.find("dialog", "A puzzle of your own")


def own_text(screen: Screen) -> str:
    """Return the text on offer, or "" where there is none."""
    box = screen.find_all("textbox", "Your text", within=own(screen))
    return str(box[0].get_property("value")) if box else ""


def own_beads(screen: Screen) -> list[str]:
    board = screen.find("group", "Your necklace")
    return [name.split(" bead")[0] for name in screen.names("button", board)]


def choose_size(screen: Screen, positions: int, colors: int) -> None:
    for name, value in (("Positions", positions), ("Colours", colors)):
        screen.choose(screen.find("combobox", name, within=own(screen)), str(value))


def verdict(screen: Screen) -> str:
    return str(screen.js("return document.getElementById('challenge-status').textContent"))


def put(screen: Screen, *names: str) -> None:
    """Put colours clockwise from the selected position on."""
    colours = screen.find("group", "Colours", within=own(screen))
    for name in names:
        screen.find("button", name, within=colours).click()


def test_ones_own_puzzle_is_found_by_somebody_else(screen: Screen):
    make_own(screen, LINK)
    choose_size(screen, 6, 5)
    put(screen, "Purple", "Blue", "Orange", "Blue", "Teal", "Yellow")
    assert own_beads(screen) == ["Purple", "Blue", "Orange", "Blue", "Teal", "Yellow"]
    assert verdict(screen) == "Yellow bead at position 6. "
    words, link = own_text(screen).split("\n")
    assert words == "Cyclomind necklace, 6 beads: I made this one for you. Can you find it?"
    assert link.startswith(f"{screen.address}?n=6&c=5&s=") and "401023" not in link
    screen.press("Escape", "Escape")
    assert screen.query() == LINK and len(screen.beads()) == 5, "the maker's own game goes on"
    screen.open(link.removeprefix(screen.address))
    assert len(screen.tiles()) == 1
    screen.arrange([4, 0, 1, 0, 2, 3])
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")


@pytest.mark.every_engine
def test_ones_own_puzzle_by_keys_alone_in_the_free_palette(screen: Screen):
    make_own(screen, f"?game=palette&{LINK[1:]}")
    assert screen.focus_name() == "Positions"
    screen.press("Tab", "Tab")
    assert "position 1 of 5" in screen.focus_name()
    screen.press(*"11232", "ArrowLeft")
    assert own_beads(screen) == ["Blue", "Blue", "Orange", "Teal", "Orange"]
    assert "position 5 of 5" in screen.focus_name()
    screen.press("3")
    assert own_beads(screen)[-1] == "Teal"
    words, link = own_text(screen).split("\n")
    assert words.startswith("Cyclomind free palette, 5 beads: ")
    screen.open(link.removeprefix(screen.address))
    screen.press(*"11233", "Enter")
    screen.wait_for_status("Solved in 1 guess!")


def test_what_tells_nothing_is_refused_and_what_tells_little_is_said(screen: Screen):
    make_own(screen, LINK)
    put(screen, "Blue", "Blue", "Blue", "Blue", "Teal")
    assert "nothing to find here" in verdict(screen)
    assert own_text(screen) == ""
    assert not screen.find_all("button", "Copy", within=own(screen))
    assert_accessible(screen)
    put(screen, "Teal")
    assert "almost nothing" in verdict(screen)
    assert own_text(screen)
    put(screen, "Yellow")
    assert "nothing" not in verdict(screen)
    assert own_text(screen)


def test_another_size_keeps_the_beads_that_fit(screen: Screen):
    make_own(screen, LINK)
    put(screen, "Yellow", "Blue", "Teal", "Orange", "Yellow")
    choose_size(screen, 4, 4)
    assert own_beads(screen) == ["Yellow", "Blue", "Teal", "Orange"]
    choose_size(screen, 8, 2)
    assert own_beads(screen)[:4] == ["Orange", "Blue", "Blue", "Orange"]
    assert set(own_beads(screen)) == {"Blue", "Orange"} and len(own_beads(screen)) == 8


@pytest.mark.parametrize("query", ["?game=mastermind", "?game=walkthrough"])
def test_other_rooms_offer_no_puzzle_of_ones_own(screen: Screen, query: str):
    screen.open(query)
    open_share(screen)
    assert screen.names("button", screen.find("dialog", "Share"))[-1] == "Copy"
    assert not screen.find_all("button", "Make a puzzle of your own")
