"""Sharing a game: its text and link, copied or handed on; a browser that refuses is no dead end."""

import json
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By

from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = [3, 1, 3, 0, 2]
NEARLY = [3, 1, 3, 2, 0]

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined});"
CLIPBOARD_REFUSES = "Clipboard.prototype.writeText = () => Promise.reject(new Error('no'));"
CLIPBOARD_THROWS = "Clipboard.prototype.writeText = () => { throw new Error('no'); };"
SYSTEM_SHARES = "navigator.share = (parts) => { window.shared = parts; return Promise.resolve(); };"
SYSTEM_FAILS = (
    "navigator.share = () => Promise.reject(new DOMException('no', window.failure || 'AbortError'))"
)

NOT_COPIED = "Copying was not allowed here. The text is selected: copy it yourself."

#: What is selected where the focus is.
_SELECTED = """
const box = document.activeElement;
return (box.value || "").slice(box.selectionStart, box.selectionEnd);
"""


def open_share(screen: Screen) -> str:
    """Open the panel from the menu; return its text."""
    screen.button("Games").click()
    screen.button("Share").click()
    return shared(screen)


def shared(screen: Screen) -> str:
    screen.find("dialog", "Share")
    return str(screen.find("textbox", "Your text").get_property("value"))


def said(screen: Screen) -> str:
    return str(screen.js("return document.getElementById('share-sent').textContent"))


def solve(screen: Screen) -> None:
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved in")


def ends_selected(screen: Screen, sentence: str = NOT_COPIED) -> None:
    screen.wait_for(lambda: said(screen) == sentence, "the instruction")
    assert screen.js(_SELECTED) == shared(screen) != ""
    assert screen.focus_name() == "Your text"


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
    screen.by_id("result-button").click()
    assert shared(screen) == (
        f"Cyclomind necklace, 5 beads: solved in 2; exact 3, 5 of 5\n{screen.address}{LINK}"
    )
    screen.press("Escape")
    assert screen.js("return document.activeElement.id") == "result-button"


@pytest.mark.parametrize(
    ("query", "sentence", "link"),
    [
        (
            "?game=mastermind&seed=4711&lang=de",
            "Mastermind, Code 4711",
            "?game=mastermind&seed=4711",
        ),
        ("?game=codebreaker&size=4&round=2", "code-breaker, 4 places", "?game=codebreaker&size=4"),
        ("?game=walkthrough", "walkthrough: see how", "?game=walkthrough"),
        (f"?game=palette&{LINK[1:]}&embed=1", "free palette", f"?game=palette&{LINK[1:]}"),
    ],
)
def test_every_room_gives_the_link_of_the_puzzle_without_what_is_mine(
    screen: Screen, query: str, sentence: str, link: str
):
    screen.open(query)
    screen.js("document.getElementById('share-button').click()")  # a frame hides the menu
    box = screen.wait_for(lambda: screen.js("return document.getElementById('share-text')"), "it")
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


@pytest.mark.parametrize("script", [NO_CLIPBOARD, CLIPBOARD_REFUSES, CLIPBOARD_THROWS])
def test_where_copying_fails_the_text_is_selected(screen: Screen, script: str):
    screen.before_every_page(script)
    screen.open(LINK)
    open_share(screen)
    for _ in range(2):
        screen.button("Copy").click()
        ends_selected(screen)


def test_in_a_frame_of_another_site_the_text_is_selected(
    screen: Screen, server, serve, tmp_path: Path
):
    page = f'<!doctype html><link rel="icon" href="data:,"><iframe src="{server.address}{LINK}">'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    screen.expect_errors()  # the browser itself tells of the refusal
    screen.driver.get(serve(tmp_path).address)
    screen.driver.switch_to.frame(screen.driver.find_element(By.TAG_NAME, "iframe"))
    screen.wait_ready()
    screen.js("document.getElementById('share-button').click()")
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
    screen.js(f"window.failure = {json.dumps('NotAllowedError')}")
    screen.button("Share …").click()
    ends_selected(screen, NOT_COPIED.replace("Copying", "Sharing"))


def test_a_browser_without_sharing_offers_only_copy(screen: Screen):
    screen.before_every_page("delete Navigator.prototype.share;")
    screen.open(LINK)
    open_share(screen)
    assert screen.names("button", within=screen.by_id("share-sending")) == ["Copy"]
