"""A browser whose user has blocked cookies, and with them storage and channels: the page plays.

By the browser's own preferences: what a script puts in the place of ``localStorage`` throws at
other moments than the browser does.
"""

from pathlib import Path

import pytest
from selenium.webdriver.common.by import By

from tests.browser.engines.chromium import Chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server

LINK = "?n=5&c=4&s=zgtAhPI"

#: An address of the same server that is of another site.
HOST = '<!doctype html><link rel="icon" href="data:,"><iframe src="{}" width="700" height="700">'


def assert_that_it_plays(screen: Screen) -> None:
    refused = "try { localStorage; return false } catch { return true }"
    assert screen.js(refused), "as the preference has it"
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 1")
    assert "lets nothing be kept" in screen.find("alert").text
    screen.button("Close").click()
    screen.press("5", "Enter")
    screen.wait_for_status("Guess 2")
    assert screen.find_all("alert") == [], "said once"


@pytest.mark.every_engine
@pytest.mark.fault("C06")
def test_a_page_whose_cookies_are_blocked_plays_and_says_what_it_cannot(screen: Screen):
    screen.tab.block_cookies()
    screen.expect_errors()  # PyScript's own, of what it is refused
    screen.open(LINK)
    assert_that_it_plays(screen)
    refused = "try { new BroadcastChannel('x').close() } catch { return true }"
    screen.wait_for(lambda: not screen.js(refused), "something in the place of channels")
    screen.button("Coach").click()
    screen.button("How many necklaces still fit?").click()
    said = screen.by_id("coach-status")
    screen.wait_for(lambda: "this browser blocks what it needs" in said.text, "the coach's reason")


@pytest.mark.every_engine
@pytest.mark.fault("C06")
def test_a_frame_in_another_site_plays_where_its_cookies_are_blocked(
    screen: Screen, serve, tmp_path: Path
):
    screen.tab.block_cookies(elsewhere=True)
    screen.expect_errors()
    (tmp_path / "index.html").write_text(HOST.format(screen.address + LINK + "&embed=1"))
    host = serve(tmp_path)
    screen.driver.get(host.address.replace("127.0.0.1", "localhost"))
    screen.driver.switch_to.frame(screen.driver.find_element(By.TAG_NAME, "iframe"))
    screen.wait_ready()
    screen.bead(1).click()
    screen.bead(1).click()
    assert_that_it_plays(screen)


@pytest.mark.fault("C06")
def test_chromium_with_its_content_setting_plays_too(server: Server):
    blocking = Chromium(preferences={"profile.default_content_setting_values.cookies": 2})
    try:
        with blocking.tab(server) as tab:
            screen = Screen(tab, server.address)
            screen.open(LINK)
            assert_that_it_plays(screen)
    finally:
        blocking.stop()
