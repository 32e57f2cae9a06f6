"""What goes wrong on real devices: handlers that fail, storage that is shut, full or spoilt."""

import json
import re

import pytest

from app.locales.en import home as en
from app.locales.en import panels as later_en
from tests.browser.screen import Screen

WORDS = {**en.WORDS, **later_en.WORDS}
LINK = "?n=5&c=4&s=zgtAhPI"

#: The next call of a method raises; later ones work again.
_FAIL_ONCE = """
from {module} import {owner}
_true = {owner}.{method}
def _fail_once(*arguments):
    {owner}.{method} = _true
    raise ValueError("on purpose")
{owner}.{method} = _fail_once
"""

_BLOCKED = (
    "Object.defineProperty(window, 'localStorage', {get() {"
    " throw new DOMException('The operation is insecure.', 'SecurityError'); }})"
)
_FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"


def fail_once(screen: Screen, module: str, owner: str, method: str) -> None:
    screen.run_python(_FAIL_ONCE.format(module=module, owner=owner, method=method))


# Exceptions


@pytest.mark.every_engine
@pytest.mark.fault("B35")
@pytest.mark.parametrize("by", ["key", "click"])
def test_an_error_in_a_guess_is_said_and_the_next_guess_works(screen: Screen, by: str):
    screen.expect_errors()
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    before, tiles = screen.beads(), screen.tiles()
    fail_once(screen, "cyclomind.games.necklace", "NecklaceGame", "submit")

    def guess() -> None:
        if by == "key":
            screen.press("Enter")
        else:
            screen.button("Guess").click()

    guess()
    assert screen.find("alert").text.strip() == WORDS["error.action"]
    assert (screen.beads(), screen.tiles()) == (before, tiles)
    guess()
    assert len(screen.tiles()) == len(tiles) + 1
    screen.wait_for_status("Guess 2")
    screen.button("Close").click()
    assert screen.find_all("alert") == []
    assert "on purpose" in "".join(screen.console_errors()), "the developer hears why"


@pytest.mark.parametrize(
    ("module", "owner", "method"),
    [
        ("app.views.history", "History", "draw"),
        ("app.views.board", "Board", "draw"),
        ("app.views.board", "Board", "spin"),
    ],
)
def test_an_error_while_drawing_loses_no_guess(
    screen: Screen, module: str, owner: str, method: str
):
    screen.expect_errors()
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.press("4", "Enter")
    screen.press("x")  # ends the spin
    fail_once(screen, module, owner, method)
    screen.press("5", "Enter")
    assert screen.find("alert").text.strip() == WORDS["error.action"]
    screen.press("x", "x")
    screen.press("3", "Enter", "x")
    assert [tile.split(":")[0] for tile in screen.tiles()][:2] == ["Start. Guess 0", "Guess 1"]
    tiles = screen.tiles()
    screen.reload()
    assert screen.tiles() == tiles, "what is shown is what is kept"


def test_an_error_in_a_swap_is_said_and_the_next_swap_works(screen: Screen):
    screen.expect_errors()
    screen.open(LINK)
    before = screen.beads()
    fail_once(screen, "cyclomind.games.necklace", "NecklaceGame", "swap")
    screen.press("4")
    assert screen.find("alert").text.strip() == WORDS["error.action"]
    assert screen.beads() == before
    screen.bead(4).click()
    screen.bead(5).click()
    assert screen.beads() != before


def test_panels_without_network_are_said_and_work_when_it_is_back(screen: Screen, server):
    screen.expect_errors()
    server.missing("app/second_load*")
    screen.open(LINK)
    screen.button("Settings").click()
    assert screen.find("alert").text.strip() == WORDS["error.network"]
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2, "the game goes on without"
    server.healthy()
    screen.button("Settings").click()
    assert screen.find("dialog", "Settings")


def test_of_panels_that_had_to_wait_the_last_one_opens(screen: Screen, server):
    server.stalled("app/second_load*")
    screen.open(LINK)
    for name in ("Settings", "How to play", "Settings"):
        screen.button(name).click()
    server.release()
    assert screen.find("dialog", "Settings")
    screen.press("Escape")
    assert screen.is_gone("dialog", re.compile(""))


def test_what_begins_with_the_later_part_begins_when_that_comes_at_last(screen: Screen, server):
    screen.expect_errors()
    server.missing("app/second_load*")
    screen.open("?n=4&c=2&s=xQNKjA")
    screen.arrange((0, 1, 1, 0))
    screen.press("Enter")
    screen.wait_for_status("Solved")
    screen.button("Settings").click()
    assert screen.find("alert").text.strip() == WORDS["error.network"]
    screen.button("Play again").click()
    server.healthy()
    screen.button("Settings").click()
    screen.find("dialog", "Settings")
    screen.press("Escape")
    results = "return localStorage.getItem('cyclomind.results')"
    screen.wait_for(lambda: "s=xQNKjA" in (screen.js(results) or ""), "the game to be counted")
    screen.js(
        "localStorage.setItem('cyclomind.games', `necklace${location.search}|!|playing 1`);"
        "dispatchEvent(new Event('storage'))"  # as when another window has kept it
    )
    screen.wait_for_status("Guess 1")


# Storage


@pytest.mark.every_engine
@pytest.mark.parametrize("trouble", [_BLOCKED, _FULL], ids=["blocked", "full"])
def test_without_storage_the_game_plays_and_remembers_until_the_page_is_closed(
    screen: Screen, trouble: str
):
    screen.before_every_page(trouble)
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    before, tiles = screen.beads(), screen.tiles()
    assert len(tiles) == 2
    assert screen.find("alert").text.strip() == WORDS["error.storage"]
    screen.button("Close").click()
    screen.button("Settings").click()
    screen.find("checkbox", "Show colour numbers").click()
    assert screen.js("return document.documentElement.dataset.numbers") == "on"
    screen.press("Escape")
    screen.button("New game").click()
    screen.back()
    screen.wait_for(lambda: screen.query() == LINK, "the first puzzle")
    assert (screen.beads(), screen.tiles()) == (before, tiles)
    assert screen.find_all("alert") == [], "said once"
    screen.reload()
    assert len(screen.tiles()) == 1, "and the link opens as for the first time"
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2


#: What may stand in the place of the settings, and in that of the games, after an accident.
SPOILT_SETTINGS = (
    "",
    "null",
    "{",
    "[]",
    "7",
    '"text"',
    '{"n": "5", "colors": null, "numbers": "yes", "speed": 3}',
    '{"n": 99, "colors": -1, "speed": "warp"}',
    '{"n": 4.5, "colors": 1e99, "necklace": [0, 0], "sizes": {"necklace": [99, 99]}}',
    '{"n": [8], "colors": {"c": 2}, "speed": [], "necklace": 7, "sizes": 7}',
    "[" * 200,
)
SPOILT_GAMES = (
    "x" * 100_000,
    "|||\n|\n5 4|!",
    "PUZZLE|",
    "PUZZLE|00 99 ! xx",
    "PUZZLE|01 ! 03 !!",
    "PUZZLE|01 ! 03 !",
    "PUZZLE|! ! 5",
    "PUZZLE|\u0000",
    "\u0000\ufffd\ud83d\ude00",
    "null",
    "\n\n\n",
)


def test_spoilt_storage_is_as_good_as_none(screen: Screen):
    """Whatever stands there, in any of our places, the link opens and can be played."""
    screen.open(LINK)
    start = screen.beads()
    screen.press("4", "Enter")
    screen.button("Settings").click()
    screen.find("checkbox", "Show colour numbers").click()
    places = screen.js("return Object.keys(localStorage)")
    assert {"cyclomind.games", "cyclomind.settings"} <= set(places)
    assert all(place.startswith("cyclomind.") for place in places)
    line = screen.js("return localStorage.getItem('cyclomind.games')")
    puzzle = line.partition("|")[0]
    assert line == "necklace?n=5&c=4&s=zgtAhPI|03 !|playing 1", "what is spoilt below"
    for settings, games in zip(SPOILT_SETTINGS, SPOILT_GAMES, strict=True):
        screen.js(
            "for (const place of arguments[0])"
            " localStorage.setItem(place, arguments[place.endsWith('games') ? 2 : 1])",
            places,
            settings,
            games.replace("PUZZLE", puzzle),
        )
        screen.open(LINK)
        case = (settings[:70], games[:70])
        assert screen.beads() == start, case
        assert screen.tiles() == ["Start. Guess 0: 3 exact"], case
        assert screen.js("return document.documentElement.dataset.numbers") == "off", case
        screen.press("4", "Enter")
        assert len(screen.tiles()) == 2, case
        said = [alert.text.strip() for alert in screen.find_all("alert")]
        assert said in ([], [WORDS["error.damaged"]]), case
        screen.js("localStorage.removeItem('cyclomind.games.damaged')")
        screen.open()  # and a plain visit finds a size
        assert 4 <= len(screen.beads()) <= 8, case


def test_a_spoilt_record_of_one_game_leaves_the_others_alone(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter")
    screen.open("?n=4&c=2&s=xQNKjA")
    screen.press("2", "Enter")
    place = screen.js("return Object.keys(localStorage).find((key) => key.includes('games'))")
    screen.js(
        "const place = arguments[0];"
        "localStorage.setItem(place, localStorage.getItem(place)"
        ".replace(/^(.*zgtAhPI\\|).*(\\|.*)$/m, '$177 nonsense$2'))",
        place,
    )
    screen.reload()
    assert len(screen.tiles()) == 2
    screen.open(LINK)
    assert len(screen.tiles()) == 1
    assert screen.find("alert").text.strip() == WORDS["error.damaged"]
    screen.press("4", "Enter")
    aside = screen.js("return localStorage.getItem('cyclomind.games.damaged')")
    assert aside == "necklace?n=5&c=4&s=zgtAhPI|77 nonsense", "set aside, not overwritten"


def test_kept_text_is_never_taken_for_markup(screen: Screen):
    markup = json.dumps({"animation": "<img src=x onerror=alert(1)>", "n": "<b>", "numbers": True})
    screen.open(LINK)
    screen.js("localStorage.setItem('cyclomind.settings', arguments[0])", markup)
    screen.reload()
    assert screen.js("return document.querySelectorAll('img').length") == 0
    screen.button("Settings").click()
    assert screen.find("combobox", "Animation").get_property("value") == "off", "the system's"


def test_very_many_games_do_not_fill_the_storage(screen: Screen):
    screen.open(LINK)
    for _ in range(14):  # a few games each, so that the browser can clear up between them
        screen.js(
            "for (let game = 0; game < 5; game++) {"
            "  document.getElementById('new-button').click();"
            "  const spots = [...document.querySelectorAll('.spot')], {color} = spots[0].dataset;"
            "  for (const spot of [spots[0], spots.find((one) => one.dataset.color !== color)])"
            "    spot.dispatchEvent(new MouseEvent('click', {bubbles: true}));"
            "  const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true});"
            "  document.body.dispatchEvent(enter);"
            "}"
        )
    assert len(screen.tiles()) == 2
    assert screen.js("return JSON.stringify(localStorage).length") < 10_000


# Browsers that leave things out


@pytest.mark.every_engine
@pytest.mark.fault("C08")
def test_a_browser_that_leaves_out_what_others_have_is_played_in(screen: Screen):
    screen.before_every_page(
        "for (const name of ['performance', 'matchMedia', 'ResizeObserver', 'IntersectionObserver',"
        " 'PerformanceObserver']) delete window[name];"
        "Object.defineProperty(navigator, 'languages', {value: undefined});"
        "for (const name of ['clipboard', 'share', 'serviceWorker'])"
        " Object.defineProperty(navigator, name, {get() { throw new DOMException('no'); }});"
    )
    screen.open(f"{LINK}&embed=1&offline=1")
    screen.press("4", "Enter")  # no wish for less motion is heard: the ring turns
    screen.wait_for(lambda: len(screen.tiles()) == 2, "the guess of a key")
    screen.press("5")
    screen.button("Guess").click()
    screen.wait_for(lambda: len(screen.tiles()) == 3, "the guess of a click")


@pytest.mark.every_engine
@pytest.mark.fault("C08")
def test_firefox_without_its_timings_is_played_in(screen: Screen):
    for name in ("dom.enable_performance", "dom.enable_performance_navigation_timing"):
        screen.tab.configure(name, False)
    screen.open(f"{LINK}&offline=1")
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2
    screen.wait_for(
        lambda: screen.js(
            "return navigator.serviceWorker.getRegistrations().then(({length}) => length)"
        ),
        "what is kept for playing offline",
    )
