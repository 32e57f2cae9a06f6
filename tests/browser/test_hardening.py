"""The page against the world: hostile links and storage, a long day, a hidden tab."""

import http.server
import itertools
import json
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from app.locales.en.panels import WORDS
from tests.browser.engines.chromium import Chromium
from tests.browser.filter_names import SELECTORS, STYLE
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tests.browser.test_coach import ask, open_coach
from tools.languages import languages
from tools.sources import ROOT

ROOMS = ("necklace", "daily", "path", "palette", "mastermind", "codebreaker", "walkthrough")
LINK = "?n=5&c=4&s=zgtAhPI"

_SCRIPT = "<img src=x onerror=alert(1)><script>alert(2)</script>"
_NAMES = ("n", "c", "s", "seed", "places", "colors", "rows", "repeats", "size", "round", "date")

#: Nothing but our own page: no picture, no frame, no script that we did not bring, no dialog.
_INTRUDERS = """
return [...document.querySelectorAll("img, iframe, object, embed, [onerror], [onload]"),
  ...[...document.scripts].filter((one) => one.src && !one.src.startsWith(location.origin)),
].map((one) => one.outerHTML);
"""


# The policy, and the network


@pytest.fixture
def listening_proxy() -> Iterator[list[str]]:
    """A proxy of its own that answers nothing and remembers what was asked of it."""
    asked: list[str] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(503)

        def do_CONNECT(self) -> None:
            self.do_GET()

        def log_message(self, format: str, *args: object) -> None:
            pass

    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=proxy.serve_forever, args=(0.02,), daemon=True).start()
    asked.append(f"127.0.0.1:{proxy.server_port}")
    yield asked
    proxy.shutdown()
    proxy.server_close()


#: What Chromium itself asks its makers for, whatever it shows.
_BROWSERS_OWN = re.compile(
    r"(clients\d?|accounts|www)\.google\.com|(update|safebrowsing|content-autofill"
    r"|optimizationguide-pa|edgedl|dl)\.(googleapis|gvt1|google)\.com"
)


def test_nobody_else_is_asked_for_anything(listening_proxy: list[str], server: Server):
    """Every request that does not go to the site goes through a proxy, and the proxy hears none."""

    def heard() -> list[str]:
        return [path for path in listening_proxy if not _BROWSERS_OWN.search(path)]

    chromium = Chromium(f"--proxy-server=http://{listening_proxy.pop()}")
    with ExitStack() as ending:
        ending.callback(chromium.stop)
        tab = ending.enter_context(chromium.tab(server))
        screen = Screen(tab, server.address)
        for room in ROOMS:
            screen.open(f"?game={room}&lang=de" if room != "necklace" else "?lang=de")
        screen.open(LINK)
        for button in ("Settings", "How to play"):
            screen.button(button).click()
            screen.find("dialog", button)
            screen.press("Escape")
        open_coach(screen)
        ask(screen, "How many necklaces still fit?", answered=r"necklaces? fits? everything")
        assert heard() == []
        screen.driver.get("data:text/html,<img src='http://example.org/seen.png'>")
        screen.wait_for(heard, "a page that does ask, so that the proxy is known to hear")


def test_the_policy_stops_foreign_and_inline_code(screen: Screen):
    screen.expect_errors()
    screen.open(LINK)
    screen.js(
        "window.broken = [];"
        "addEventListener('securitypolicyviolation', (event) =>"
        "  broken.push(event.effectiveDirective));"
        "const inline = document.createElement('script');"
        "inline.textContent = 'window.intruder = 1';"
        "const foreign = document.createElement('script');"
        "foreign.src = 'https://example.org/x.js';"
        "const picture = new Image(); picture.src = 'https://example.org/x.png';"
        "const frame = document.createElement('iframe'); frame.src = 'https://example.org/';"
        "document.body.append(inline, foreign, picture, frame);"
        "fetch('https://example.org/').catch(() => {});"
    )
    refused = {"script-src-elem", "img-src", "frame-src", "connect-src"}
    screen.wait_for(lambda: refused <= set(screen.js("return broken")), "five refusals")
    assert screen.js("return window.intruder === undefined")


# Lists of what is to be hidden


def opened_and_closed(screen: Screen, opener: str) -> None:
    """Click a button, see the panel that opens, and close it."""
    screen.js("document.getElementById(arguments[0]).click()", opener)
    box = "const one = document.querySelector('dialog[open]'); return one && one.offsetHeight"
    screen.wait_for(lambda: (screen.js(box) or 0) > 60, f"the panel of {opener}")
    assert screen.js(_OURS, ", ".join(SELECTORS)) == [], opener
    screen.js("document.querySelector('dialog[open] .close-button').click()")


#: Whatever of the page fits the selectors.
_OURS = """
return [...document.querySelectorAll(arguments[0])].map((one) => one.outerHTML.slice(0, 90));
"""


@pytest.mark.fault("C01")
@pytest.mark.parametrize(
    ("room", "language"), list(zip(ROOMS, itertools.cycle(languages(ROOT)), strict=False))
)
def test_nothing_of_the_page_has_a_name_that_filter_lists_hide(
    screen: Screen, room: str, language: str
):
    """Names are the same in all languages: each room is looked at in one, each language in one."""
    screen.set_clock("2026-12-12T10:00:00")
    screen.open(f"?game={room}&lang={language}")
    openers = screen.js(
        "return ['settings', 'info', 'coach', 'kept', 'statistics', 'tell', 'archive']"
        ".map((name) => document.getElementById(`${name}-button`))"
        ".filter((one) => one && getComputedStyle(one).display !== 'none').map(({id}) => id)"
    )
    assert len(openers) >= 5
    for opener in openers:
        opened_and_closed(screen, opener)
    if room in ("necklace", "palette"):
        screen.js("document.getElementById('tell-button').click()")
        screen.wait_for(lambda: screen.js("return !!document.querySelector('dialog[open]')"), "it")
        screen.js("document.getElementById('challenge-button').click()")
        panel = "return !!document.querySelector('#challenge-panel[open]')"
        screen.wait_for(lambda: screen.js(panel), "the panel of one's own puzzle")
        assert screen.js(_OURS, ", ".join(SELECTORS)) == []


@pytest.mark.every_engine
@pytest.mark.fault("C01")
def test_with_a_blockers_style_sheet_a_game_is_played_and_told(screen: Screen, server):
    server.replaced("app/*.css", lambda body: body + STYLE.encode())
    screen.open(LINK)
    screen.arrange((3, 1, 3, 0, 2))
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")
    screen.find("region", "Result")  # the card, whose button takes the place of an earlier one
    screen.button("Share").click()
    dialog = screen.find("dialog", "Share")
    assert screen.find("textbox", "Your text").is_displayed()
    assert "Close" in screen.names("button", dialog)


@pytest.mark.every_engine
@pytest.mark.fault("C01")
@pytest.mark.parametrize("hidden", ["#settings-panel", ".panel", ".panel-content"])
def test_a_panel_that_something_hides_closes_again_and_says_so(screen: Screen, server, hidden: str):
    rule = f"{hidden} {{ display: none !important; }}"
    server.replaced("app/panels*.css", lambda body: body + rule.encode())
    screen.open(LINK)
    screen.button("Settings").click()
    assert screen.find("alert").text.strip() == WORDS["panel.hidden"]
    assert not screen.js("return document.querySelector('dialog[open]')")
    screen.bead(1).click()
    assert screen.armed() == [1]


# Links and storage from hell


def hostile_queries(room: str) -> list[str]:
    game = "" if room == "necklace" else f"game={room}&"
    values = (_SCRIPT, "-1", "1e9", "NaN", "\u0000", "\u202e\ud7ff", "9" * 400, "__proto__", "0x10")
    queries = [game + "&".join(f"{name}={{}}" for name in _NAMES)] * len(values)
    return [
        "?" + query.format(*[value] * len(_NAMES))
        for query, value in zip(queries, values, strict=True)
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_hostile_parameters_leave_a_page_that_plays(screen: Screen, room: str):
    screen.open(f"?game={room}" if room != "necklace" else "")
    long = 1_000_000 if room == "necklace" else 10_000
    for query in [*hostile_queries(room), f"?game={room}&s=" + "A" * long]:
        screen.js(
            "history.replaceState(null, '', '?' + [...new URLSearchParams(arguments[0])].map("
            "(pair) => pair.map(encodeURIComponent).join('=')).join('&'));"
            "dispatchEvent(new PopStateEvent('popstate'))",
            query,
        )
        assert screen.state() == "ready", query[:80]
        assert screen.js(_INTRUDERS) == [], query[:80]
        assert len(screen.query()) < 200, "the address is whole again"
    screen.reload()
    assert screen.button("How to play")


@pytest.mark.parametrize("room", ROOMS)
def test_hostile_storage_leaves_a_page_that_plays(screen: Screen, room: str):
    query = f"?game={room}" if room != "necklace" else LINK
    screen.open(query)
    places = ("games", "settings", "results", f"size.{room}", f"choices.{room}")
    for spoilt in (
        _SCRIPT,
        "x" * 1_000_000,
        json.dumps([_SCRIPT] * 9),
        json.dumps({"n": {}, "colors": [], "rules": 7, "warn": None, "numbers": "x", "speed": {}}),
        f"{room}?|{_SCRIPT}|{_SCRIPT}\n|||\n{room}?x|#####|won 999999999999",
    ):
        screen.js(
            "localStorage.clear();"
            "for (const place of arguments[0])"
            "  localStorage.setItem('cyclomind.' + place, arguments[1])",
            places,
            spoilt,
        )
        screen.open(query)
        assert screen.js(_INTRUDERS) == [], spoilt[:40]
        screen.button("How to play").click()
        screen.find("dialog", "How to play")
        screen.press("Escape")
    assert screen.state() == "ready"


# A long day


def test_five_hundred_games_leave_the_memory_as_it_was(screen: Screen):
    """Played through the page's own controls, a wrong guess and the next game, without a pause."""
    screen.open(LINK)
    play = (
        "const enter = () => document.body.dispatchEvent("
        "  new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));"
        "for (let game = 0; game < arguments[0]; game++) {"
        "  enter(); document.getElementById('new-button').click(); }"
    )

    def played(games: int) -> list[int]:
        for _ in range(games // 20):
            screen.js(play, 20)
        screen.cdp("HeapProfiler.collectGarbage")
        return screen.js(
            "return [performance.memory.usedJSHeapSize, document.querySelectorAll('*').length,"
            " JSON.stringify(localStorage).length]"
        )

    heap, nodes, _ = played(100)
    heap_after, nodes_after, kept_after = played(400)
    assert nodes_after <= nodes * 1.1, "elements pile up"
    assert kept_after <= 20_000, "what is kept piles up"
    assert heap_after <= heap * 1.1, "memory piles up"


# Hidden, and back


def test_a_tab_that_is_hidden_while_the_ring_turns_is_right_when_it_is_seen_again(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.press("4", "Enter")
    here = screen.driver.current_window_handle
    screen.driver.switch_to.new_window("tab")
    screen.driver.switch_to.window(here)
    screen.wait_for_status("Guess 1: 3 of 5 in place")
    assert len(screen.tiles()) == 2
    screen.arrange((3, 1, 3, 0, 2))
    screen.press("Enter", "Enter")  # the second skips the spin
    screen.wait_for_status("Solved in 2 guesses!")


@pytest.fixture(autouse=True)
def _no_dialog(request: pytest.FixtureRequest) -> Iterator[None]:
    """A script that got through would open a dialog, and every later command would fail on it."""
    if "screen" not in request.fixturenames:
        yield
        return
    screen: Screen = request.getfixturevalue("screen")
    yield
    assert screen.js("return 1") == 1
