"""Playing without a network, and how a new build takes over from an old one."""

import re
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from app.locales.en.panels import WORDS
from tests.bench.serving import phone_host
from tests.browser.engines.chromium import Chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tests.browser.test_coach import ask, open_coach
from tests.browser.test_walkthrough import type_guess
from tests.once import made_once
from tests.trees import copied_tree
from tools.build_site import build
from tools.languages import languages, words_of
from tools.sources import ROOT

LINK = "?n=5&c=4&s=zgtAhPI"
#: On this machine nothing is kept unless the address asks for it.
KEEPING = LINK + "&offline=1"

READY = WORDS["offline.ready"]
NEWER = WORDS["offline.newer"]

#: Addresses of all that is kept, in the order of the caches.
_KEPT = """
return caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name))))
  .then((opened) => Promise.all(opened.map((cache) => cache.keys())))
  .then((requests) => requests.flat().map(({url}) => url));
"""
_THROW_AWAY = """
const [path] = arguments;
return caches.keys().then((names) => Promise.all(names.map((name) => path
  ? caches.open(name).then((cache) => cache.delete(path))
  : caches.delete(name))));
"""
_WORKERS = "return navigator.serviceWorker.getRegistrations().then(({length}) => length)"
_INSTALLING = "return navigator.serviceWorker.ready.then(({installing}) => Boolean(installing))"
_IS_THERE = "return fetch(arguments[0]).then(({ok}) => ok)"
_ASKED = "return performance.getEntriesByType('resource').map(({name}) => name)"


def open_about(screen: Screen):
    """Open the About panel over the instructions and return it."""
    screen.button("How to play").click()
    rules = screen.by_id("how-to-play-list")
    screen.wait_for(partial(_has_text, rules), "the instructions, which move the button")
    screen.button("About Cyclomind").click()
    return screen.find("dialog", "About")


def wait_for_about(screen: Screen, words: str) -> str:
    """Open About, wait until it says these words, close it; return all that it said."""
    panel = open_about(screen)
    screen.wait_for(lambda: words in panel.text, words, 30)
    text = panel.text
    screen.press("Escape")
    screen.find("dialog", "How to play")  # comes back
    screen.press("Escape")
    screen.wait_for(lambda: not screen.find_all("dialog"), "the panels to close")
    return str(text)


def visit(screen: Screen) -> None:
    """Open the page for the first time, and wait until the device is ready."""
    screen.open(KEEPING)
    wait_for_about(screen, READY)


def reload(screen: Screen) -> None:
    """Reload as players do; WebDriver's own reload passes service workers by in Firefox."""
    screen.js("document.documentElement.dataset.state = 'left'; location.reload()")
    screen.wait_ready()


def kept(screen: Screen) -> set[str]:
    return {url.removeprefix(screen.address) for url in screen.js(_KEPT)}


def _has_text(element) -> bool:
    return len(element.text) > 100


def page_files(screen: Screen) -> set[str]:
    """Return what the present page has asked for, relative to the page."""
    return {url.removeprefix(screen.address) for url in screen.js(_ASKED)}


def play(screen: Screen, game: str) -> None:
    """Make a move that shows that the game's Python is there and works."""
    if game == "mastermind":
        screen.press(*"1234", "Enter")
        screen.wait_for(lambda: screen.js("return document.querySelector('.scored')"), "a row")
    elif game == "codebreaker":
        screen.button("Play").click()
        screen.wait_for(lambda: screen.js("return document.querySelector('.guess')"), "a guess")
    elif game == "walkthrough":
        type_guess(screen, "abcd")
        screen.wait_for(lambda: screen.js("return document.querySelector('.attempt')"), "a score")
    elif game == "palette":
        screen.press(*"11111111", "Enter")
        screen.wait_for(lambda: len(screen.tiles()) == 1, "a tile")
    else:
        screen.swap()
        screen.press("Enter")
        screen.wait_for(lambda: len(screen.tiles()) == 2, "a second tile")


def test_after_one_visit_every_game_plays_without_a_network(
    screen: Screen, serve, site_folder: Path
):
    """In all languages, under a path; and what is kept is just what these pages ask for."""
    server = serve(site_folder, "/some/where/")
    screen.address = server.address
    screen.set_clock("2026-12-12T12:00:00")
    visit(screen)
    before = kept(screen)
    screen.expect_errors()  # the code-breaker asks for its worker, and goes on without
    server.pause()
    asked: set[str] = set()
    links = screen.js(
        "return [...document.querySelectorAll('#menu a')]"
        ".map((link) => [link.dataset.game, link.getAttribute('href').replace('./', '?')])"
    )
    assert len(links) > 4
    links.append(["quiet", "?turn=off"])
    for language in languages(ROOT):
        how_to_play = words_of(ROOT, language, "page")["how-to-play"]
        for game, link in links:
            screen.open(f"{link}&lang={language}")
            assert screen.js("return document.documentElement.dataset.game") == game
            if language == "en":
                play(screen, game)
            screen.button(how_to_play).click()
            rules = screen.by_id("how-to-play-list")
            screen.wait_for(partial(_has_text, rules), f"instructions of {game}")
            asked |= page_files(screen)
        screen.js("document.getElementById('about-button').click()")
        screen.wait_for(partial(_has_text, screen.by_id("about-list")), "the parts")
        asked |= page_files(screen)
    assert not [error for error in screen.console_errors() if "thinker" not in error]
    # What the browser itself asks for, the worker's own, and what no game is sure to want today:
    # before its first day the daily is a necklace to practise on. And what only a page asks for
    # that cannot use the picture of memory, or whose host lets no script inside it run.
    others = re.compile(
        r"^app/(home|watch)\.|icon-|touch|\.webmanifest\b|^thinking\.list$|/thinker\.|^$|-play/daily"
    )
    assert {path for path in asked if not others.search(path)} == {
        path for path in before if not others.search(path)
    }


def test_a_visit_is_not_slowed_and_nothing_fails(screen: Screen, server: Server):
    server.stalled("app/second_load.*.bin")  # which is asked for when the first move can be made
    screen.open(KEEPING)
    screen.swap()
    screen.button("Guess").click()
    screen.wait_for(lambda: len(screen.tiles()) == 2, "a second tile")
    screen.wait_for(lambda: "app/panels" in str(server.paths_asked()), "the rest to be asked for")
    assert not re.search("service-worker|manifest|icon|touch", str(server.paths_asked()))
    server.release()
    wait_for_about(screen, READY)
    paths = server.paths_asked()
    assert not [request for request in server.requests if request.status != 200]
    again = {path for path in paths if paths.count(path) > 1}
    assert again <= {"index.html", "app/locales/en/how-to-play/necklace.md"}, (
        "the rest the browser has at hand"
    )
    assert not [path for path in paths if "pyodide" in path]


def test_the_coach_thinks_without_a_network_once_it_was_used(screen: Screen, server: Server):
    visit(screen)
    open_coach(screen)
    ask(screen, "How many necklaces still fit?", answered="fits? everything")
    screen.press("Escape")
    wait_for_about(screen, WORDS["offline.thinking"])
    server.pause()
    reload(screen)
    wait_for_about(screen, WORDS["offline.thinking"])
    open_coach(screen)
    ask(screen, "How many necklaces still fit?", answered="fits? everything")


def test_what_a_compressing_server_sent_is_kept_as_well(screen: Screen, site_folder: Path):
    with phone_host(site_folder) as screen.address:
        visit(screen)
    screen.open(LINK)
    wait_for_about(screen, READY)
    screen.open("?game=mastermind&lang=de")


def test_without_room_for_the_thinking_it_works_and_the_game_stays_ready(
    screen: Screen, server: Server
):
    visit(screen)
    screen.cdp("Storage.overrideQuotaForOrigin", origin=server.origin, quotaSize=4_000_000)
    try:
        open_coach(screen)
        ask(screen, "How many necklaces still fit?", answered="fits? everything")
        screen.press("Escape")
        wait_for_about(screen, READY)
        assert not [path for path in kept(screen) if path.endswith("pyodide.asm.wasm")]
    finally:
        screen.cdp("Storage.overrideQuotaForOrigin", origin=server.origin)


# Where it is kept


@pytest.mark.parametrize("query", [LINK, "?embed=1&offline=1"])
def test_nothing_is_kept_on_this_machine_unasked_nor_in_a_frame(
    screen: Screen, server: Server, query: str
):
    screen.open(query)
    for button in ("info-button", "about-button"):  # in a frame hidden with the header
        screen.js("arguments[0].click()", screen.by_id(button))
    about = screen.by_id("about-panel")
    screen.wait_for(lambda: WORDS["offline.off"] in about.text, "a word")
    assert screen.js(_WORKERS) == 0
    assert not [path for path in server.paths_asked() if "service-worker" in path]


def test_elsewhere_it_is_kept_unasked(screen: Screen, server: Server):
    screen.address = server.address.replace("127.0.0.1", "cyclomind.localhost")
    screen.open(LINK)
    wait_for_about(screen, READY)


@pytest.mark.fault("C17")
def test_plain_http_is_named_and_not_the_browser(server: Server):
    """By an address that is not this machine's; the name is given to it in this Chromium alone."""
    chromium = Chromium("--host-resolver-rules=MAP plain.test 127.0.0.1")
    with ExitStack() as ending:
        ending.callback(chromium.stop)
        tab = ending.enter_context(chromium.tab(server))
        screen = Screen(tab, server.address.replace("127.0.0.1", "plain.test"))
        for language in languages(ROOT):
            screen.open(f"?lang={language}")
            assert not screen.js("return isSecureContext")
            screen.js("document.getElementById('info-button').click()")
            words = words_of(ROOT, language, "panels")["offline.insecure"]
            screen.wait_for(partial(_about_says, screen, words), words)


def _about_says(screen: Screen, words: str) -> bool:
    """Open About, once the panel with its button is there, and tell whether it says this."""
    screen.js("document.getElementById('about-button')?.click()")
    return words == screen.js("return document.getElementById('about-offline')?.textContent")


@pytest.mark.parametrize(
    "trouble",
    [
        "delete Navigator.prototype.serviceWorker",
        "Object.defineProperty(Navigator.prototype, 'serviceWorker',"
        " {get() { throw new DOMException('', 'SecurityError'); }})",
        "if (window.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register ="
        " () => Promise.reject(new DOMException('', 'SecurityError'))",
    ],
    ids=["missing", "forbidden", "refused"],
)
def test_a_browser_that_cannot_keep_it_plays(screen: Screen, trouble: str):
    screen.before_every_page(trouble)
    screen.open(KEEPING)
    wait_for_about(screen, WORDS["offline.cannot"])
    screen.swap()
    screen.button("Guess").click()
    screen.wait_for(lambda: len(screen.tiles()) == 2, "a second tile")


# What goes wrong


@pytest.mark.every_engine
def test_a_half_install_is_no_install_and_is_tried_again(screen: Screen, server: Server):
    screen.expect_errors()
    server.missing("app/de.*.bin")
    screen.open(KEEPING)
    wait_for_about(screen, WORDS["offline.not-yet"])
    screen.wait_for(lambda: screen.js(_WORKERS) == 0, "the worker to be given up", 30)
    wait_for_about(screen, WORDS["offline.not-yet"])
    server.healthy()
    visit(screen)
    server.pause()
    screen.open("?lang=de")


def test_what_the_browser_has_thrown_away_comes_from_the_network_and_is_kept_again(
    screen: Screen, server: Server
):
    visit(screen)
    whole = kept(screen)
    for thrown_away in ("./", ""):
        screen.js(_THROW_AWAY, thrown_away)
        assert kept(screen) < whole
        reload(screen)
        wait_for_about(screen, READY)
        assert kept(screen) == whole
    server.pause()
    reload(screen)


# From build to build


@pytest.fixture(scope="module")
def newer_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A later build of the site: another page, other Python, other thinking, other rules."""
    return made_once(tmp_path_factory, "newer", _build_newer) / "site"


def _build_newer(folder: Path) -> None:
    tree = copied_tree(folder / "tree")
    for file, old, new in (
        ("index.html", "<title>Cyclomind</title>", "<title>Cyclomind, newer</title>"),
        ("cyclomind/__init__.py", '__version__ = "0.1.0"', '__version__ = "0.2.0"'),
        ("app/locales/en/how-to-play/necklace.md", "- ", "- Newer. "),
    ):
        text = (tree / file).read_text(encoding="utf-8")
        assert old in text, file
        (tree / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    build(folder / "site", tree)


def is_older(screen: Screen) -> bool:
    """Return whether page, Python and instructions are all of the older build, or all not."""
    signs = [
        screen.js("return document.title") == "Cyclomind",
        "Version 0.1.0 (build " in wait_for_about(screen, "Version 0."),
        "Newer" not in instructions(screen),
    ]
    assert len(set(signs)) == 1, signs
    return signs[0]


def instructions(screen: Screen) -> str:
    screen.button("How to play").click()
    rules = screen.by_id("how-to-play-list")
    screen.wait_for(partial(_has_text, rules), "the instructions")
    text = str(rules.text)
    screen.press("Escape")
    return text


@pytest.mark.fault("B29")
@pytest.mark.every_engine
def test_a_new_build_takes_over_whole_and_the_game_goes_on(
    screen: Screen, server: Server, newer_folder: Path
):
    visit(screen)
    thinker = screen.js("return document.querySelector('[data-thinker]').dataset.thinker")
    assert screen.js(_IS_THERE, thinker)
    screen.press("4")
    screen.button("Guess").click()
    board, tiles = screen.beads(), screen.tiles()
    assert len(tiles) == 2

    older, server.folder = server.folder, newer_folder
    reload(screen)
    wait_for_about(screen, NEWER)
    # The new worker is in charge, and the old files are gone from the server.
    assert is_older(screen)
    assert screen.tiles() == tiles
    assert screen.js(_IS_THERE, thinker)

    reload(screen)
    assert not is_older(screen)
    assert (screen.beads(), screen.tiles()) == (board, tiles)
    (build_name,) = re.findall(
        r'data-build="(\w+)"', (newer_folder / "index.html").read_text(encoding="utf-8")
    )
    assert f"Version 0.2.0 (build {build_name})" in wait_for_about(screen, READY)
    server.pause()
    reload(screen)
    assert not is_older(screen)

    server.resume()
    server.folder = older  # a build may be taken back
    reload(screen)
    wait_for_about(screen, NEWER)
    reload(screen)
    assert is_older(screen)
    assert screen.tiles() == tiles


def test_a_new_build_that_is_not_whole_leaves_the_old_one_in_charge(
    screen: Screen, server: Server, newer_folder: Path
):
    visit(screen)
    server.folder = newer_folder
    server.missing("app/home.*.bin")
    server.requests.clear()
    reload(screen)
    screen.wait_for(lambda: 404 in {one.status for one in server.requests}, "an attempt", 30)
    screen.wait_for(lambda: not screen.js(_INSTALLING), "the attempt to be over")
    assert is_older(screen)
    server.pause()
    reload(screen)
    assert is_older(screen)
    server.resume()
    server.healthy()
    reload(screen)
    wait_for_about(screen, NEWER)
    reload(screen)
    assert not is_older(screen)


# Installing


def test_the_browser_finds_nothing_that_hinders_installing(screen: Screen):
    visit(screen)
    assert screen.cdp("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    manifest = screen.cdp("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].startswith(screen.address + "manifest.")
