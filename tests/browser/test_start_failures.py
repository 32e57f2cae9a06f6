"""A start that cannot be made: what the page says, whatever is missing or forbidden."""

import gzip
import re
from functools import partial
from pathlib import Path

import pytest

from app.locales.de.start import WORDS as GERMAN
from app.locales.en.start import WORDS
from app.locales.es.start import WORDS as SPANISH
from app.locales.fr.start import WORDS as FRENCH
from tests.browser.engines.chromium import Chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tools.sources import ROOT

LINK = "?n=5&c=4&s=zgtAhPI"

#: Against these it helps to try again.
PASSING = (
    "failed",
    "failed.connection",
    "failed.missing",
    "failed.damaged",
    "failed.slow",
    "failed.blocked",
)

#: Waits of the page that are longer than those of any test are cut.
_IMPATIENT = """
const wait = window.setTimeout.bind(window);
window.setTimeout = (act, time = 0, ...rest) => wait(act, time < 5000 ? time : 900, ...rest);
"""


def pattern(sentence: str) -> str:
    """Return a pattern of a sentence with anything in its blanks."""
    return re.sub(r"\\\{(\w+)\\\}", r".+", re.escape(sentence))


_SAID = """
if (document.documentElement.dataset.state !== "failed") return null;
const failure = document.querySelector("[role=alert]#failure");
const seen = (element) => element.checkVisibility({visibilityProperty: true});
const buttons = [...document.querySelectorAll("button")].filter(seen).map((one) => one.textContent);
return failure && seen(failure) ? [failure.textContent, document.body.innerText, buttons] : null;
"""


def assert_only_says(
    screen: Screen, key: str, words: dict[str, str] = WORDS, about: str = ""
) -> None:
    """The page says this sentence and no other, with Retry where that can help.

    about: something that the sentence names.
    """
    said, everything, buttons = screen.wait_for(lambda: screen.js(_SAID), f"the words of {key}")
    assert re.match(pattern(words[key]), said), said
    assert about in said
    others = [words[name] for name in words if name not in (key, "failed", "failed.retry")]
    assert not [text for text in others if re.search(pattern(text), everything)]
    assert buttons == ([words["failed.retry"]] if key in PASSING else [])


# Files

#: What may happen to a file on its way.
WAYS = {
    "missing": lambda server, file: server.missing(file),
    "empty": lambda server, file: server.empty(file),
    "cut short": lambda server, file: server.replaced(file, lambda body: body[: len(body) // 2]),
    "packed": lambda server, file: server.replaced(file, gzip.compress),
    "called packed": lambda server, file: server.encoded(file, "gzip"),
    "of another type": lambda server, file: server.typed(file, "text/html"),
}
_SCRIPT = ("missing", "damaged", "damaged", "damaged", "damaged", "type")
_PACKED = ("missing", "damaged", "damaged", "", "", "")  # unpacked as often as needed
GAME = "?game=mastermind&seed=4711&lang=de"


@pytest.mark.fault("C05")
@pytest.mark.parametrize(
    ("file", "query", "outcomes"),
    [
        ("app/boot.*.js", LINK, (*_SCRIPT[:5], "")),
        ("app/cyclomind.*.css", LINK, _SCRIPT),
        ("app/browser/interpreter.*.js", LINK, _SCRIPT),
        ("runtime/micropython/*.js", LINK, _SCRIPT),
        ("runtime/micropython/*.wasm", LINK, ("missing", "damaged", "damaged", "", "damaged", "")),
        ("app/picture.*.bin", LINK, ("",) * 6),
        ("app/rooms.*.css", GAME, _SCRIPT),
        ("app/rooms.*.bin", GAME, _PACKED),
        ("app/de.*.bin", GAME, _PACKED),
    ],
)
def test_whatever_happens_to_a_file_is_named(
    screen: Screen, server: Server, file: str, query: str, outcomes: tuple[str, ...]
):
    """Or the game is played all the same. When the file is mended, Retry begins the game."""
    screen.expect_errors()
    words = GERMAN if "de" in query else WORDS
    name = file.split("*")[0]
    for (way, happens), outcome in zip(WAYS.items(), outcomes, strict=True):
        screen.forget_cache()
        happens(server, file)
        screen.open(query, wait=False)
        if outcome:
            assert_only_says(screen, f"failed.{outcome}", words, name)
        else:
            screen.wait_ready()
        server.healthy()
        # Chromium keeps style sheets in a memory of its own, which no page can renew.
        if way == "missing" or (way == "empty" and not file.endswith(".css")):
            if outcome:
                screen.button(words["failed.retry"]).click()
            screen.wait_ready()


_FRAME = """
const frame = document.createElement("iframe");
frame.src = arguments[0];
document.body.replaceChildren(frame);
"""


@pytest.mark.fault("C05")
def test_a_file_that_never_comes_is_named(screen: Screen, server: Server):
    """In a frame, since WebDriver itself would wait for the scripts of a page."""
    screen.before_every_page(_IMPATIENT)
    for file in ("app/boot.*.js", "app/cyclomind.*.css", "app/browser/*.js", "*.wasm", "app/de.*"):
        screen.forget_cache()
        server.stalled(file)
        screen.driver.get(server.empty_page)
        screen.js(_FRAME, f"{server.address}?lang=de")
        said = screen.wait_for(
            lambda: screen.js(
                "const page = document.querySelector('iframe').contentDocument;"
                "const failure = page.getElementById('failure');"
                "const isOver = page.documentElement.dataset.state === 'failed';"
                "return isOver && failure?.checkVisibility() && page.body.innerText"
            ),
            f"a word about {file}",
        )
        assert re.match(pattern(GERMAN["failed.slow"]), said), said
        assert file.split("*")[0] in said
        assert GERMAN["loading"] not in said
        server.release()


def cut_the_network(server: Server, body: bytes) -> bytes:
    """Stop listening, and return a script that cannot be read."""
    server.pause()
    return b"("


@pytest.mark.fault("C05")
def test_a_missing_connection_is_told_from_a_file_that_is_held_back(screen: Screen, server: Server):
    screen.expect_errors()
    server.hung_up("app/browser/*")
    screen.open(LINK, wait=False)
    assert_only_says(screen, "failed.blocked", about="app/browser/interpreter")
    server.healthy()
    screen.forget_cache()
    server.replaced("app/boot.*.js", partial(cut_the_network, server))
    screen.open(LINK, wait=False)
    assert_only_says(screen, "failed.connection")
    server.resume()


# What a host or a browser forbids


@pytest.mark.every_engine
@pytest.mark.fault("C05")
@pytest.mark.parametrize(
    ("policy", "allow"),
    [
        ("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
        ("default-src 'self'", "script-src 'self' 'unsafe-eval'"),
        ("connect-src 'none'; script-src 'self' 'unsafe-eval'", "connect-src 'self'"),
        ("style-src 'none'; script-src 'self' 'unsafe-eval'", "style-src 'self'"),
    ],
)
def test_a_policy_of_the_host_that_forbids_the_start_is_named(
    screen: Screen, server: Server, policy: str, allow: str
):
    screen.expect_errors()
    server.headed("index.html", "Content-Security-Policy", policy)
    screen.open("?lang=fr", wait=False)
    assert_only_says(screen, "failed.policy", FRENCH, allow)


@pytest.mark.fault("C05")
@pytest.mark.parametrize(
    "policy",
    [
        "script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; connect-src 'self';"
        " style-src 'self'; img-src 'self' data:; manifest-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
    ],
    ids=["as documented", "without eval"],
)
def test_under_a_policy_that_allows_enough_a_game_begins(
    screen: Screen, server: Server, policy: str
):
    """No script runs inside the page then. Without eval there is no coach, which is said."""
    screen.expect_errors()  # that script is refused
    server.headed("index.html", "Content-Security-Policy", policy)
    screen.open(LINK)
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2
    if "wasm" in policy:
        screen.button("Coach").click()
        screen.button("How many necklaces still fit?").click()
        screen.wait_for(lambda: "could not" in screen.find("dialog").text, "the coach's excuse")
    server.missing("app/browser/interpreter.*")
    screen.forget_cache()
    screen.open(LINK, wait=False)
    assert_only_says(screen, "failed.missing", about="app/browser/interpreter")


@pytest.mark.every_engine
@pytest.mark.fault("C05")
def test_where_no_script_runs_the_page_says_so_in_every_language(screen: Screen, server: Server):
    screen.expect_errors()
    server.headed("index.html", "Content-Security-Policy", "default-src 'none'")
    screen.driver.get(server.address)
    for words in (WORDS, GERMAN, SPANISH, FRENCH):
        assert words["failed.script"] in screen.text()
    assert WORDS["loading"] not in screen.text(), "no heap of all words without style sheets"
    assert "Guess" not in screen.text()

    server.healthy()
    server.headed("index.html", "Content-Security-Policy", "script-src 'none'")
    screen.driver.get(server.address)
    screen.wait_for(lambda: WORDS["failed.script"] in screen.text(), "the words")
    assert WORDS["loading"] not in screen.text()
    assert screen.names("button") == []


@pytest.mark.every_engine
@pytest.mark.fault("C05")
def test_an_address_without_its_slash(screen: Screen, serve, site_folder: Path):
    """It is corrected where that helps, else named."""
    screen.expect_errors()
    server = serve(site_folder, "/cyclomind/")
    screen.address = server.address.removesuffix("/")
    server.slashless = "too"
    screen.open(LINK)
    assert screen.driver.current_url == server.address + LINK
    server.slashless = "only"
    screen.open(LINK, wait=False)
    assert_only_says(screen, "failed.slash")
    assert screen.link(server.address + LINK)


def in_frame(screen: Screen) -> str:
    """Look into the only frame, whose page may have changed since, and return its state."""
    screen.driver.switch_to.default_content()
    screen.driver.switch_to.frame(0)
    return screen.state()


_SANDBOX = """
const frame = document.createElement("iframe");
frame.sandbox = "allow-scripts";
frame.src = arguments[0];
document.body.replaceChildren(frame);
"""


@pytest.mark.every_engine
@pytest.mark.fault("C05")
def test_a_sandbox_around_the_page_is_named_unless_the_host_lets_it_load(
    screen: Screen, server: Server
):
    screen.expect_errors()
    screen.driver.get(server.empty_page)
    screen.js(_SANDBOX, server.address + LINK)
    screen.wait_for(lambda: in_frame(screen) == "failed", "the sentence")
    assert_only_says(screen, "failed.sandbox", about=server.address + LINK)
    screen.driver.switch_to.default_content()


@pytest.mark.every_engine
@pytest.mark.fault("C05")
def test_a_game_begins_in_a_sandbox_when_the_host_lets_every_page_load_it(
    screen: Screen, server: Server
):
    """WebKit takes nothing for the page's own there, and goes without."""
    screen.expect_errors()
    server.headed("*", "Access-Control-Allow-Origin", "*")
    screen.driver.get(server.empty_page)
    screen.js(_SANDBOX, server.address + LINK)
    expected = "failed" if screen.tab.title == "WebKitGTK" else "ready"
    screen.wait_for(lambda: in_frame(screen) == expected, "the game")
    screen.driver.switch_to.default_content()


@pytest.mark.every_engine
@pytest.mark.fault("C05")
def test_a_page_from_the_disk_says_what_it_needs(screen: Screen, site_folder: Path):
    screen.expect_errors()
    for folder in (site_folder, ROOT):
        screen.address = f"{folder.as_uri()}/index.html"
        screen.open("?lang=es", wait=False)
        assert_only_says(screen, "failed.disk", SPANISH)


@pytest.mark.fault("C05")
def test_chromium_without_webassembly_says_so(site_folder: Path):
    with Server(site_folder) as server:
        engine = Chromium("--js-flags=--jitless")
        try:
            with engine.tab(server) as tab:
                screen = Screen(tab, server.address)
                screen.open("?lang=de", wait=False)
                assert_only_says(screen, "failed.wasm", GERMAN)
        finally:
            engine.stop()


@pytest.mark.every_engine
@pytest.mark.fault("C05")
def test_firefox_without_webassembly_says_so(screen: Screen):
    screen.expect_errors()
    screen.tab.configure("javascript.options.wasm", False)
    screen.open("?lang=de", wait=False)
    assert_only_says(screen, "failed.wasm", GERMAN)
