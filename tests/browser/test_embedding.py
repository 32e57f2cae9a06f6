"""Cyclomind in a frame of another site: one script, one element, as high as its content."""

import pytest
from selenium.webdriver.common.by import By

from tests.browser.screen import Screen
from tools.sources import ROOT

_PAGE = """<!doctype html><html lang="en" dir="{direction}">
<meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script src="{site}embed.js"></script>
<body><h1>Host</h1><cyclo-mind {attributes}></cyclo-mind></body></html>"""


@pytest.fixture
def host(screen: Screen, server, serve, tmp_path):
    """Opens a page of another origin that holds the element with these attributes."""

    def open_host(attributes: str, direction: str = "ltr") -> None:
        page = _PAGE.format(site=server.address, attributes=attributes, direction=direction)
        (tmp_path / "index.html").write_text(page, encoding="utf-8")
        screen.address = serve(tmp_path).address
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
    host('game="mastermind" init-seed="4711" init-intro="true"')
    screen.wait_for(
        lambda: screen.js("return document.documentElement.dataset.intro") is None, "no intro"
    )
    assert screen.state() == "ready"


def test_without_a_clipboard_everything_else_works(screen: Screen, host):
    """Another origin gets no clipboard unless the frame says so and the reader agrees."""
    screen.cdp("Browser.setPermission", permission={"name": "clipboard-write"}, setting="denied")
    host('init-n="5" init-c="4" init-s="zgtAhPI"')
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
