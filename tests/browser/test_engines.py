"""What the tests say of their own engines: which ran, which did not, and why."""

import re
import sys
from pathlib import Path

import pytest
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
)
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.engines import chosen
from tests.browser.engines.chromium import Chromium
from tests.browser.report import engine_lines, time_lines
from tests.browser.screen import Screen


def report(engine: str, outcome: str, version: str = "1", reason: str = "") -> pytest.TestReport:
    return pytest.TestReport(
        "test",
        ("test.py", 1, "test"),
        {},
        outcome,  # type: ignore[arg-type]
        ("test.py", 1, f"Skipped: {reason}") if reason else None,
        "setup" if reason else "call",
        user_properties=[("engine", engine), ("version", version)],
    )


def test_the_report_counts_each_engine_and_gives_each_reason(monkeypatch):
    monkeypatch.delenv("ENGINES", raising=False)
    reports = [
        report("chromium", "passed"),
        report("chromium", "failed"),
        report("firefox", "skipped", "", "firefox-esr is not installed"),
        report("firefox", "skipped", "", "firefox-esr is not installed"),
    ]
    assert engine_lines(reports) == [
        "Chromium 1: 2 ran, 0 skipped",
        "Firefox: 0 ran, 2 skipped",
        "    2 skipped: firefox-esr is not installed",
        "WebKitGTK: no test of it",
    ]
    assert engine_lines([]) == []


def test_the_report_names_the_slowest_tests_and_the_seconds_of_each_engine():
    reports = [report("chromium", "passed"), report("firefox", "passed"), report("", "passed")]
    for number, one in enumerate(reports, start=1):
        one.nodeid, one.duration = f"test {number}", float(number)
    preparing = report("chromium", "passed")
    preparing.nodeid, preparing.duration = "test 1", 3.5
    assert time_lines([*reports, preparing], slowest=2) == [
        "Chromium 4 s, no browser 3 s, Firefox 2 s",
        "   4.5 s  test 1",
        "   3.0 s  test 3",
    ]
    assert time_lines([]) == []


def test_engines_are_chosen_by_name(monkeypatch):
    monkeypatch.setenv("ENGINES", "webkit, chromium")
    assert chosen() == ["chromium", "webkit"]
    monkeypatch.setenv("ENGINES", "safari")
    with pytest.raises(ValueError, match="safari"):
        chosen()


@pytest.mark.every_engine
def test_each_engine_hears_an_error_and_an_exception_on_the_console(screen: Screen):
    screen.expect_errors()
    screen.open()
    screen.js("console.error('said'); setTimeout(() => { throw new Error('thrown'); })")
    for words in ("said", "thrown"):
        screen.wait_for(lambda: words in "".join(screen.console_errors()), words)  # noqa: B023


@pytest.mark.every_engine
def test_each_engine_runs_a_script_before_the_page(screen: Screen):
    screen.set_clock("2027-02-03T04:05:06")
    screen.open()
    assert screen.js("return new window.Date().getFullYear()") == 2027


@pytest.mark.skipif(sys.platform != "linux", reason="processes are listed as Linux does")
def test_a_browser_that_was_stopped_leaves_no_process():
    """Even one that a script started, as Linux distributions have them on the path."""
    browser = Chromium()
    profile = browser.new_tab().driver.capabilities["chrome"]["userDataDir"].encode()
    assert processes_with(profile)
    browser.stop()
    WebDriverWait(profile, 10).until(lambda profile: not processes_with(profile))


def processes_with(words: bytes) -> list[Path]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if words in (process / "cmdline").read_bytes():
                found.append(process)
        except OSError:  # it has just ended
            continue
    return found


# Chromium's own way to find


def test_roles_and_names_are_those_that_the_driver_computes(screen: Screen):
    """Also while a dialog takes the rest of the page away from assistive technology."""
    screen.open()
    screen.button("Easy 5")  # the last to come
    css = {"button": "button, summary, [role=button]", "heading": "h1, h2, h3", "link": "a[href]"}
    for opened in ("", "How to play", "About"):  # the last of them over the one before
        if opened:
            screen.button(re.compile(f"^{opened}")).click()
            screen.find("dialog", opened)
        for role, places in css.items():
            nodes = screen.driver.find_elements("css selector", places)
            told = [node.accessible_name for node in nodes if node.aria_role == role]
            assert screen.names(role) == told, (role, opened)


def test_what_is_covered_hidden_or_not_told_of_is_not_to_be_used(screen: Screen):
    screen.open()
    screen.swap()
    guess = screen.button("Guess")
    screen.js(
        "const lid = document.createElement('div'); lid.id = 'lid';"
        "lid.style = 'position: fixed; inset: 0; z-index: 99'; document.body.append(lid)"
    )
    with pytest.raises(ElementClickInterceptedException):
        guess.click()
    screen.js("document.getElementById('lid').remove()")
    screen.js("arguments[0].style.visibility = 'hidden'", guess)
    with pytest.raises(ElementNotInteractableException):
        guess.click()
    assert screen.find_all("button", "Guess") == []
    screen.js("arguments[0].style.visibility = ''; arguments[0].ariaHidden = 'true'", guess)
    assert screen.find_all("button", "Guess") == []
    screen.js("arguments[0].ariaHidden = null", guess)
    assert len(screen.tiles()) == 1
    screen.button("Guess").click()
    screen.wait_for(lambda: len(screen.tiles()) == 2, "the new tile")
