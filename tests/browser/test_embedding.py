"""Cyclomind in a frame of another site: one script, one element, as high as its content."""

import re
import shutil

import pytest
from selenium.webdriver.common.by import By

from tests.browser.screen import Screen
from tools.sources import ROOT

_PAGE = """<!doctype html><html lang="en" dir="{direction}">
<meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script src="{site}embed.js"></script>
<body><h1>Host</h1><cyclo-mind {attributes}></cyclo-mind></body></html>"""


#: Names the frame's window so that a test can see what it tells, and counts the entries.
_LISTEN = """
window.heights = [];
addEventListener("message", ({data}) => {
  if (data && data.sender === "cyclomind") heights.push(data.height);
});
"""


@pytest.fixture
def host(screen: Screen, server, serve, tmp_path):
    """Opens a page of another origin that holds the element with these attributes."""

    def open_host(attributes: str, direction: str = "ltr", page: str = _PAGE) -> None:
        if "init-intro" not in attributes:  # it would take what is meant for the game
            attributes += ' init-intro="false"'
        page = page.format(site=server.address, attributes=attributes, direction=direction)
        folder = tmp_path / "host"
        folder.mkdir(exist_ok=True)
        (folder / "index.html").write_text(page, encoding="utf-8")
        screen.address = serve(folder).address
        screen.open(wait=False)
        frame = screen.wait_for(
            lambda: screen.driver.find_elements(By.TAG_NAME, "iframe"), "the frame"
        )[0]
        screen.driver.switch_to.frame(frame)
        screen.wait_ready()

    yield open_host
    screen.driver.switch_to.default_content()


@pytest.mark.every_engine
def test_a_game_runs_in_the_frame_in_its_language(screen: Screen, host):
    host('game="mastermind" init-seed="4711" lang="de"')
    assert "seed=4711" in screen.query() and "embed=1" in screen.query()
    assert screen.js("return document.documentElement.lang") == "de"
    assert not screen.find_all("heading", "Cyclomind")
    assert not screen.find_all("link", "Mastermind")


def test_new_game_goes_on_with_the_next_seed_and_leaves_the_hosts_history(screen: Screen, host):
    host('game="mastermind" init-seed="4711"')
    length = screen.js("return history.length")
    screen.button("New game").click()
    screen.wait_for(lambda: "seed=4712" in screen.query(), "the next seed")
    assert screen.js("return history.length") == length


def test_a_link_opens_the_very_puzzle(screen: Screen, host):
    host('init-n="5" init-c="4" init-s="zgtAhPI"')
    assert "s=zgtAhPI" in screen.query()
    screen.bead(1).click()  # the keyboard is the frame's from here on
    screen.press("Space")
    screen.arrange([3, 1, 3, 0, 2])
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")


def test_the_frame_is_as_high_as_its_content(screen: Screen, host):
    host('init-n="5" init-c="4" init-s="zgtAhPI"')
    content = screen.js("return document.body.offsetHeight")
    screen.driver.switch_to.default_content()
    height = "return document.querySelector('iframe').offsetHeight"
    screen.wait_for(lambda: abs(screen.js(height) - content) <= 2, f"a frame of {content} px")
    assert screen.js("return document.documentElement.scrollWidth <= innerWidth")


def test_the_intro_is_short_and_a_key_skips_it(screen: Screen, host):
    screen.prefers(reduced_motion=True)
    host('game="mastermind" init-seed="4711" init-intro="true"')
    screen.js("document.querySelector('body').click()")
    screen.press("Shift")
    screen.wait_for(
        lambda: screen.js("return document.documentElement.dataset.intro") is None, "no intro"
    )


def test_an_intro_that_nobody_skips_ends_by_itself(screen: Screen, host):
    host('game="mastermind" init-seed="4711" init-intro')
    screen.wait_for(
        lambda: screen.js("return document.documentElement.dataset.intro") is None, "no intro"
    )
    assert screen.state() == "ready"


def test_without_a_clipboard_everything_else_works(screen: Screen, host):
    """Another origin gets no clipboard unless the frame says so and the reader agrees."""
    screen.cdp("Browser.setPermission", permission={"name": "clipboard-write"}, setting="denied")
    host('init-n="5" init-c="4" init-s="zgtAhPI"')
    screen.swap()
    screen.button("Guess").click()
    screen.wait_for(lambda: len(screen.tiles()) == 2, "the new tile")


def test_the_page_in_the_docs_shows_two_games(screen: Screen, serve):
    screen.address = serve(ROOT).address
    screen.open("docs/embedding.html", wait=False)
    frames = screen.wait_for(
        lambda: screen.driver.find_elements(By.TAG_NAME, "iframe"), "the frames"
    )
    assert len(frames) == 2
    for frame in frames:
        screen.driver.switch_to.frame(frame)
        screen.wait_ready()
        screen.driver.switch_to.default_content()
    screen.expect_errors()  # that page has no icon


def test_a_host_that_reads_from_right_to_left_shows_the_whole_game(screen: Screen, host):
    host('init-n="5" init-c="4" init-s="zgtAhPI"', direction="rtl")
    fits = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert screen.js(fits), "the game in its frame"
    assert screen.js("return getComputedStyle(document.body).direction") == "ltr"
    screen.bead(1).click()
    assert screen.armed() == [1]
    screen.driver.switch_to.default_content()
    assert screen.js(fits), "the frame in its page"
    left, right = screen.js(
        "const box = document.querySelector('iframe').getBoundingClientRect();"
        "return [box.left, innerWidth - box.right]"
    )
    assert min(left, right) >= 0


# The history of the page around the frame


def history_length(screen: Screen) -> int:
    return int(screen.js("return history.length"))


@pytest.mark.every_engine
@pytest.mark.fault("C13")
def test_the_dailys_ways_to_other_pages_add_nothing_to_the_hosts_history(screen: Screen, host):
    screen.set_clock("2026-12-13T12:00:00")
    host('game="daily"')
    length = history_length(screen)

    def follow(way, wanted: str) -> None:
        screen.js("window.left = true")
        way.click()
        screen.wait_for(
            lambda: wanted in screen.query() and not screen.js("return window.left"), wanted
        )
        screen.wait_ready()
        assert history_length(screen) == length, wanted

    screen.button("Archive").click()
    screen.find("dialog", "Archive")
    day = "return document.querySelector('#archive-days a[href*=\"2026-12-12\"]')"
    follow(screen.wait_for(lambda: screen.js(day), "the day before"), "date=2026-12-12")
    follow(screen.link(re.compile("Play today")), "game=daily")
    follow(screen.button("Practise"), "n=")


@pytest.mark.fault("C13")
@pytest.mark.parametrize("room", ["necklace", "palette", "mastermind", "codebreaker"])
def test_new_games_add_nothing_to_the_hosts_history(screen: Screen, host, room: str):
    host(f'game="{room}"')
    length, before = history_length(screen), screen.query()
    if room == "codebreaker":
        screen.button("Settings").click()
        screen.choose(screen.find("combobox", "Places"), "4")
        screen.press("Escape")
    else:
        screen.button("New game").click()
        if room == "necklace":
            screen.button(re.compile("^Easy")).click()
    screen.wait_for(lambda: screen.query() != before, "another game")
    assert history_length(screen) == length


# The element


_EMPTY = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script src="{site}embed.js"></script>
<body><div id="one"></div><div id="two"></div><script>
window.element = document.createElement("cyclo-mind");
one.append(element);
element.setAttribute("game", "mastermind");
element.setAttribute("init-seed", "4711");
element.setAttribute("init-intro", "off");
</script></body></html>"""


def into_the_frame(screen: Screen, wanted: str) -> None:
    """Look at the frame whose address has this text, once it is ready."""
    screen.driver.switch_to.default_content()

    def frame():
        frames = screen.driver.find_elements(By.TAG_NAME, "iframe")
        fits = [one for one in frames if wanted in (one.get_attribute("src") or "")]
        return fits if len(frames) == 1 else None

    screen.driver.switch_to.frame(screen.wait_for(frame, wanted)[0])
    screen.wait_ready()


@pytest.mark.every_engine
@pytest.mark.fault("C14")
def test_attributes_set_after_the_element_was_inserted_are_followed(screen: Screen, host):
    host("", page=_EMPTY)
    assert "seed=4711" in screen.query()
    screen.driver.switch_to.default_content()
    length = history_length(screen)
    screen.js("element.setAttribute('init-seed', '7'); element.title = 'Puzzle of the day'")
    into_the_frame(screen, "seed=7")
    screen.driver.switch_to.default_content()
    assert screen.js("return document.querySelector('iframe').title") == "Puzzle of the day"
    screen.js("element.style.maxWidth = '500px'; element.removeAttribute('game')")
    into_the_frame(screen, "/?seed=7")
    screen.driver.switch_to.default_content()
    assert history_length(screen) == length


_INTRO = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script src="{site}embed.js"></script>
<body><cyclo-mind game="mastermind" init-seed="1"></cyclo-mind></body></html>"""


def test_the_intro_is_on_unless_it_is_said_to_be_off_now_or_later(screen: Screen, host):
    """The address of the frame says so; nothing has to be looked at in the time it takes."""
    host("", page=_INTRO)
    screen.driver.switch_to.default_content()
    address = "return document.querySelector('iframe').src"
    change = "document.querySelector('cyclo-mind').setAttribute('init-intro', arguments[0])"
    assert "intro=1" in screen.js(address)
    for words in ("false", "true", "off", "", "0", "yes", " No "):
        screen.js(change, words)
        if words in ("true", "", "yes"):
            screen.wait_for(lambda: "intro=1" in screen.js(address), words)
        else:
            screen.wait_for(lambda: "intro=1" not in screen.js(address), words)
    screen.js("document.querySelector('cyclo-mind').removeAttribute('init-intro')")
    screen.wait_for(lambda: "intro=1" in screen.js(address), "the intro again")


@pytest.mark.fault("C14")
def test_a_moved_element_shows_its_game_where_it_is_now(screen: Screen, host):
    host("", page=_EMPTY)
    screen.driver.switch_to.default_content()
    screen.js(_LISTEN + "two.append(element)")
    into_the_frame(screen, "seed=4711")
    content = screen.js("return document.body.offsetHeight")
    screen.driver.switch_to.default_content()
    height = "return document.querySelector('#two iframe').offsetHeight"
    screen.wait_for(lambda: abs(screen.js(height) - content) <= 2, f"a frame of {content} px")


_MODULE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script type="module" src="../{script}"></script>
<body><cyclo-mind game="mastermind" init-seed="4711" init-intro="0"></cyclo-mind></body></html>"""


@pytest.mark.every_engine
@pytest.mark.fault("C14")
@pytest.mark.parametrize("script", ["embed.js", "host/imports.js"])
def test_the_script_works_as_a_module(screen: Screen, serve, site_folder, tmp_path, script: str):
    site = tmp_path / "site"
    shutil.copytree(site_folder, site)
    (site / "host").mkdir()
    (site / "host/index.html").write_text(_MODULE.format(script=script), encoding="utf-8")
    (site / "host/imports.js").write_text('import("../embed.js");', encoding="utf-8")
    screen.address = serve(site).address
    screen.open("host/", wait=False)
    into_the_frame(screen, "/?game=mastermind&seed=4711")
    assert "seed=4711" in screen.query()
    screen.driver.switch_to.default_content()


# Dialogs, and the height


@pytest.mark.every_engine
@pytest.mark.fault("C15")
@pytest.mark.parametrize("opener", ["new-button", "submit-button"])
def test_a_dialog_in_a_tall_frame_opens_where_it_is_seen(screen: Screen, host, opener: str):
    """Opened with the top, and with the bottom, of a frame of 1,500 pixels in the window."""
    screen.resize(1000, 600)
    host('game="mastermind" init-seed="1" init-places="6" init-rows="20" style="max-width: 360px"')
    content = screen.js("return document.body.offsetHeight")
    assert content > 1200
    screen.driver.switch_to.default_content()
    height = "return document.querySelector('iframe').offsetHeight"
    screen.wait_for(lambda: abs(screen.js(height) - content) <= 2, f"a frame of {content} px")
    end = 0 if opener == "new-button" else 9999
    screen.js("scrollTo(0, arguments[0])", end)
    screen.driver.switch_to.frame(screen.driver.find_element(By.TAG_NAME, "iframe"))
    screen.js("document.getElementById('settings-button').click()")
    box = screen.find("dialog", "Settings")

    def is_seen() -> bool:
        top, bottom = screen.js(
            "const {top, bottom} = arguments[0].getBoundingClientRect(); return [top, bottom]", box
        )
        # Where the frame is now: Firefox scrolls the window when a dialog takes the focus.
        screen.driver.switch_to.default_content()
        above = screen.js("return document.querySelector('iframe').getBoundingClientRect().top")
        screen.driver.switch_to.frame(screen.driver.find_element(By.TAG_NAME, "iframe"))
        return above + top >= 0 and above + bottom <= 600

    screen.wait_for(is_seen, "the dialog in the window")
    screen.press("Escape")
    screen.wait_for(lambda: not screen.find_all("dialog"), "the dialog to close")


_ROOMS = ("necklace", "daily", "path", "palette", "mastermind", "codebreaker", "walkthrough")


@pytest.mark.fault("C16")
@pytest.mark.parametrize("room", _ROOMS)
def test_a_frame_tells_its_height_and_is_silent(screen: Screen, host, room: str):
    """At each width: what is told does not depend on the frame's height, so it ends."""
    rules = 'init-places="3" init-rows="4"' if room == "mastermind" else ""
    screen.resize(1280, 900)
    host(f'game="{room}" {rules}')
    screen.driver.switch_to.default_content()
    screen.js(_LISTEN)
    for width in (280, 360, 455, 520, 559, 560, 640, 760, 900, 1000, 1200):
        screen.js(
            "heights.length = 0;"
            "document.querySelector('cyclo-mind').style.width = `${arguments[0]}px`",
            width,
        )
        assert_height_stays(screen, width)
        assert len(screen.js("return heights")) <= 6, width


def assert_height_stays(screen: Screen, width: int) -> None:
    """The frame gets the height of its content, which is the same in a frame of any height."""
    frame = screen.driver.find_element(By.TAG_NAME, "iframe")

    def content_at(given: int | None) -> int:
        if given:
            screen.js("arguments[0].style.height = `${arguments[1]}px`", frame, given)
        screen.driver.switch_to.frame(frame)
        height = content_height(screen)
        screen.driver.switch_to.default_content()
        return height

    natural = content_at(None)
    screen.wait_for(
        lambda: abs(screen.js("return arguments[0].offsetHeight", frame) - natural) <= 2,
        f"{natural} px at {width} px",
    )
    heights = {given: content_at(given) for given in (200, 400, 700, 1500, natural)}
    assert set(heights.values()) == {natural}, (width, heights)


def content_height(screen: Screen) -> int:
    """Return the height of the frame's content, once it has been laid out twice."""
    screen.driver.set_script_timeout(10)
    return screen.driver.execute_async_script(
        "const done = arguments[0];"
        "requestAnimationFrame(() => requestAnimationFrame(() => done(document.body.offsetHeight)))"
    )


@pytest.mark.fault("C16")
@pytest.mark.parametrize("room", ["codebreaker", "walkthrough"])
def test_what_is_opened_and_closed_again_leaves_the_height_as_it_was(
    screen: Screen, host, room: str
):
    host(f'game="{room}"')
    before = content_height(screen)
    screen.js("document.querySelector('summary').click()")
    screen.wait_for(lambda: content_height(screen) > before, "a higher page")
    higher = content_height(screen)
    screen.driver.switch_to.default_content()
    height = "return document.querySelector('iframe').offsetHeight"
    screen.wait_for(lambda: abs(screen.js(height) - higher) <= 2, f"a frame of {higher} px")
    screen.driver.switch_to.frame(screen.driver.find_element(By.TAG_NAME, "iframe"))
    screen.js("document.querySelector('summary').click()")
    screen.driver.switch_to.default_content()
    screen.wait_for(lambda: abs(screen.js(height) - before) <= 2, f"a frame of {before} px again")
