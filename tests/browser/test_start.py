"""From an empty page to a game: what shows before Python, and what when Python never comes."""

import gzip
import json
import re
from urllib.parse import urlsplit

import pytest

from app.locales.en.start import WORDS
from cyclomind import __version__
from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"
INTERPRETER = "app/browser/interpreter.*.js"
PICTURE = "app/picture.*.bin"
#: What holds our Python: the picture of the interpreter's memory, and the archive for want of it.
PYTHON = "app/[ph][io]*.[bg]*"

#: Long waits of the page are kept for the test to end; short ones go their way.
_KEEP_LONG_WAITS = """
window.longWaits = [];
const wait = window.setTimeout.bind(window);
window.setTimeout = (act, time = 0, ...rest) =>
  time < 5000 ? wait(act, time, ...rest) : window.longWaits.push([time, act]);
"""


def let_patience_end(screen: Screen) -> None:
    """Let the page's long waits be over, and check that none is longer than 20 seconds."""
    # WebKit's driver times its own scripts in the page: with less than what counts as long.
    screen.driver.set_script_timeout(4)
    times = screen.js(
        "const waits = longWaits.splice(0); waits.forEach(([, act]) => act());"
        "return waits.map(([time]) => time)"
    )
    assert times, "nobody watches over the start"
    assert max(times) <= 20_000


def assert_says_that_it_failed(screen: Screen, key: str = "failed") -> None:
    """key: of the words; what stands in their blanks is another test's."""
    alert = screen.find("alert")
    assert screen.state() == "failed"
    assert re.search(re.sub(r"\\{.*?\\}", ".+", re.escape(WORDS[key])), alert.text), alert.text
    assert screen.button("Retry").is_displayed()
    assert WORDS["loading"] not in screen.text()
    assert screen.names("button") == ["Retry"], "nothing to press that cannot work yet"


# Before Python


def test_title_ring_and_words_are_there_before_python(screen: Screen, server):
    server.stalled(PICTURE)
    screen.open(LINK, wait=False)
    screen.wait_for(lambda: WORDS["loading"] in screen.text(), "the words")
    assert screen.state() == "loading"
    assert screen.driver.title == "Cyclomind"
    assert screen.find("heading", "Cyclomind").is_displayed()
    board = screen.find("group", "Necklace of beads")
    ring = board.find_element("css selector", "circle[r]")
    assert ring.rect["width"] > 100
    assert screen.find_all("button") == [], "no button that does nothing yet"
    before = board.rect
    server.release()
    screen.wait_ready()
    after = screen.find("group", "Necklace of beads").rect
    assert after["x"] == pytest.approx(before["x"], abs=2)
    assert after["width"] == pytest.approx(before["width"], abs=2)
    assert WORDS["loading"] not in screen.text()


def test_the_moment_of_readiness_is_marked_once(screen: Screen):
    screen.before_every_page(
        "new PerformanceObserver((list) => list.getEntries().forEach((mark) =>"
        " (window.stateAtMark = document.documentElement.dataset.state)))"
        ".observe({type: 'mark', buffered: true})"
    )
    screen.open(LINK)
    marks = screen.js("return performance.getEntriesByName('cyclomind:interactive').length")
    assert marks == 1
    screen.wait_for(lambda: screen.js("return window.stateAtMark") == "ready", "ready at the mark")


def test_a_page_that_is_ready_is_not_given_up(screen: Screen):
    screen.before_every_page(_KEEP_LONG_WAITS)
    screen.open(LINK)
    let_patience_end(screen)
    assert screen.state() == "ready"
    assert screen.find_all("alert") == []


# When something never comes


@pytest.mark.every_engine
@pytest.mark.fault("B33")
@pytest.mark.parametrize(
    ("how", "what", "key"),
    [
        ("missing", PYTHON, "failed.missing"),
        ("empty", "*.wasm", "failed.damaged"),
        ("stalled", "*.wasm", "failed.slow"),
    ],
)
def test_a_start_that_fails_ends_in_a_message_and_retry(
    screen: Screen, server, how: str, what: str, key: str
):
    """What else may happen, and to which file: test_start_failures.py."""
    screen.expect_errors()
    screen.before_every_page(_KEEP_LONG_WAITS)
    getattr(server, how)(what)
    screen.open(LINK, wait=False)
    if how == "stalled":
        let_patience_end(screen)
    assert_says_that_it_failed(screen, key)

    retry = screen.button("Retry")
    if how == "stalled":
        retry.click()  # first, or the late answer would start the game by itself
    server.healthy()
    if how != "stalled":
        retry.click()
    screen.wait_ready()
    assert screen.query() == LINK
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2


def of_another_build(picture: bytes) -> bytes:
    return gzip.compress(gzip.decompress(picture).replace(b'{"name":"', b'{"name":"x', 1))


def over_other_data(picture: bytes) -> bytes:
    """As if it were taken from an interpreter that begins with other data in its memory."""
    about, content = gzip.decompress(picture).split(b"\n", 1)
    told = json.loads(about)
    told["base"][2] ^= 1
    return gzip.compress(json.dumps(told).encode() + b"\n" + content)


@pytest.mark.every_engine
@pytest.mark.fault("picture")
@pytest.mark.parametrize(
    "damaged",
    [
        lambda picture: b"",
        lambda picture: picture[: len(picture) // 2],
        lambda picture: gzip.compress(gzip.decompress(picture)[:-1]),
        lambda picture: b"<!doctype html><title>Not found</title>",
        of_another_build,
        over_other_data,
    ],
    ids=["empty", "cut-short", "one-byte-short", "other-content", "other-build", "other-data"],
)
def test_a_page_whose_picture_does_not_fit_starts_without_it(screen: Screen, server, damaged):
    screen.expect_errors()  # Firefox tells by itself what it cannot unpack
    server.replaced(PICTURE, damaged)
    screen.open(LINK)
    assert [path for path in server.paths_asked() if path.startswith("app/home.")]
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2


@pytest.mark.every_engine
@pytest.mark.fault("picture")
def test_a_page_without_its_picture_starts(screen: Screen, server):
    screen.expect_errors()
    server.missing(PICTURE)
    screen.open(LINK)
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2


def test_a_page_starts_from_its_picture_alone(screen: Screen, server):
    screen.open(LINK)
    assert not [path for path in server.paths_asked() if path.startswith("app/home.")]


def test_every_page_has_a_puzzle_of_its_own(engine, server):
    """Nothing that shall differ from visit to visit comes from the picture.

    Of the largest size there are so many puzzles that no two are the same by chance.
    """
    secrets = set()
    for _ in range(10):
        with engine.tab(server) as tab:
            screen = Screen(tab, server.address)
            screen.open("?n=8&c=6")
            secrets.add(screen.query())
    assert len(secrets) == 10


def test_a_page_is_played_without_pyscript(screen: Screen, server):
    """It comes later than the first move, and is missed by nobody who asks for no coach."""
    screen.expect_errors()
    server.missing("*/core-*.js")
    screen.open(LINK)
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2
    screen.button("How to play").click()
    assert screen.find("dialog", "How to play")
    screen.press("Escape")
    screen.button("Coach").click()
    screen.wait_for(lambda: "core" in "".join(server.paths_asked()), "PyScript being asked for")
    assert screen.state() == "ready"


def test_python_that_comes_after_all_still_starts_the_game(screen: Screen, server):
    screen.before_every_page(_KEEP_LONG_WAITS)
    server.stalled(PICTURE)
    screen.open(LINK, wait=False)
    screen.wait_for(lambda: WORDS["loading"] in screen.text(), "the words")
    let_patience_end(screen)
    assert_says_that_it_failed(screen, "failed.slow")
    server.release()
    screen.wait_ready()
    assert screen.find_all("alert") == []
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2


def test_retry_works_by_key_too(screen: Screen, server):
    screen.expect_errors()
    server.missing("*/micropython.js")
    screen.open(LINK, wait=False)
    screen.wait_for(lambda: screen.state() == "failed", "the message")
    server.healthy()
    for _ in range(8):
        screen.press("Tab")
        if screen.focus_name() == "Retry":
            break
    screen.press("Enter")
    screen.wait_ready()


@pytest.mark.every_engine
@pytest.mark.fault("B35")
def test_an_error_while_starting_is_said_with_the_version(screen: Screen):
    screen.expect_errors()
    screen.before_every_page("Object.defineProperty(crypto, 'getRandomValues', {value: null})")
    screen.open(wait=False)
    screen.wait_for(lambda: screen.state() == "failed", "the message")
    assert_says_that_it_failed(screen)
    assert f"Version {__version__}" in screen.find("alert").text


def test_what_the_browser_throws_while_starting_is_said_too(screen: Screen):
    screen.expect_errors()
    screen.before_every_page(
        "crypto.getRandomValues = () => { throw new DOMException('refused', 'SecurityError'); }"
    )
    screen.open(wait=False)
    assert_says_that_it_failed(screen)


# What is asked for


def addresses_asked(screen: Screen) -> list[str]:
    """Return every address that the page has asked for, wherever it is."""
    return screen.js(
        "return [location.href, ...performance.getEntriesByType('resource').map(({name}) => name)]"
    )


def test_nothing_is_asked_of_anybody_else_and_nothing_of_pyodide(screen: Screen, server):
    """Through a whole visit: a game, every panel, a new game, the German page."""
    screen.open(LINK)
    screen.press("4", "Enter")
    for panel in ("Settings", "How to play"):
        screen.button(panel).click()
        screen.find("dialog", panel)
        screen.press("Escape")
        screen.is_gone("dialog", panel)
    screen.button("New game").click()
    asked = addresses_asked(screen)
    screen.open(LINK + "&lang=de")
    asked += addresses_asked(screen)
    foreign = [address for address in asked if not address.startswith((screen.address, "data:"))]
    assert foreign == []
    assert len(asked) > 6
    assert not [path for path in server.paths_asked() if "pyodide" in path]
    assert [request for request in server.requests if request.status != 200] == []
    assert not [path for path in server.paths_asked() if "latest" in path]


def test_a_first_visit_asks_for_few_files_and_each_once(screen: Screen, server):
    screen.open(LINK)
    paths = [path for path in server.paths_asked() if not path.startswith("app/second_load")]
    assert len(paths) == len(set(paths)), paths
    assert len(paths) <= 9, paths


def test_the_page_keeps_to_its_security_policy(screen: Screen):
    screen.before_every_page(
        "window.refused = [];"
        "document.addEventListener('securitypolicyviolation', (event) =>"
        " refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"
    )
    screen.open("?s=!")
    screen.press("4", "Enter")
    for panel in ("Settings", "How to play"):
        screen.button(panel).click()
        screen.find("dialog", panel)
        screen.press("Escape")
        screen.is_gone("dialog", panel)
    assert screen.js("return refused") == []


def test_the_security_policy_lets_no_other_script_run(screen: Screen):
    screen.expect_errors()
    screen.open(LINK)
    screen.js(
        "const script = document.createElement('script'); script.textContent = 'window.hit = 1';"
        "document.body.append(script);"
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.hit = 2\">')"
    )
    answer = screen.driver.execute_async_script(
        "fetch('http://localhost:1/').then(arguments[0], (error) => arguments[0](error.name))"
    )
    assert answer == "TypeError"
    assert screen.js("return window.hit ?? null") is None
    refused = "\n".join(screen.console_errors())
    assert "connect-src" in refused
    assert "script-src" in refused


def test_the_page_works_under_any_path(screen: Screen, serve, site_folder):
    below = serve(site_folder, prefix="/some/where/else/")
    screen.address = below.address
    screen.open(LINK)
    screen.press("4", "Enter")
    screen.button("How to play").click()
    panel = screen.find("dialog", "How to play")
    screen.wait_for(lambda: "secret necklace" in panel.text, "the rules")
    screen.press("Escape")
    screen.button("New game").click()
    assert urlsplit(screen.driver.current_url).path == "/some/where/else/"
    screen.reload()
    assert re.match(r"\?n=5&c=4&s=", screen.query())
    assert [request for request in below.requests if request.status != 200] == []
    assert [address for address in addresses_asked(screen) if below.address not in address] == []
