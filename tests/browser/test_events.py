"""Events that lack what their kind should have, as autofill and extensions send them."""

import pytest

from tests.browser.screen import Screen

_ROOMS = (
    "?n=5&c=4&s=zgtAhPI",
    "?game=palette&n=5&c=4&s=zgtAhPI",
    "?game=mastermind&seed=7",
    "?game=codebreaker",
    "?game=walkthrough",
    "?game=daily",
)

_PANELS = ("Settings", "How to play", "Kept games", "Statistics", "Share")

#: Every kind, at every element and above all of them; a click would be a click on a button.
_SEND = """
const kinds = ["keydown", "keyup", "beforeinput", "input", "pointerdown", "mousedown", "change",
  "focusin", "focusout", "compositionend"];
const send = (target, kind) => target.dispatchEvent(new Event(kind, {bubbles: true}));
const everything = [window, document, document.body,
  ...document.querySelectorAll("main *, dialog[open] *")];
for (const target of everything) for (const kind of kinds) send(target, kind);
for (const kind of ["popstate", "storage", "pageshow", "visibilitychange", "message", "click"]) {
  for (const target of [window, document, document.body]) send(target, kind);
}
"""

_BOARD = "return [location.href, history.length, document.querySelector('main').innerText]"


@pytest.mark.fault("C20")
@pytest.mark.parametrize("query", _ROOMS)
def test_an_event_that_says_nothing_does_nothing(screen: Screen, query: str):
    kept = "localStorage.setItem('cyclomind.settings', '{\"typing\": true}')"
    screen.before_every_page(kept)
    screen.open(query)
    for panel in _PANELS:
        opener = {"Kept games": "kept", "Statistics": "statistics", "Share": "tell"}.get(panel)
        if opener:
            screen.js(f"document.getElementById('{opener}-button').click()")
        else:
            screen.button(panel).click()
        screen.find("dialog")
        before = screen.js(_BOARD)
        screen.js(_SEND)
        assert screen.js(_BOARD) == before
        assert not screen.by_id("notice").is_displayed()
        screen.js("document.querySelector('dialog[open]').close()")
    assert screen.console_errors() == []
