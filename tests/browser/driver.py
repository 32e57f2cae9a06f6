"""A headless Chromium for tests, benchmarks and pictures.

Public names: `start_chromium`, `new_tab`.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

#: Quiet and alike everywhere: no first-run pages, no requests of the browser's own.
_ARGUMENTS = (
    "--headless=new",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-search-engine-choice-screen",
    "--lang=en-US",
    "--window-size=1280,900",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
)


def start_chromium(*arguments: str) -> Chrome:
    """Return a driver of a new browser process; whoever calls this calls quit() on it.

    The browser and driver of the system are taken when both are there; otherwise Selenium finds
    or gets them.
    """
    options = ChromeOptions()
    for argument in (*_ARGUMENTS, *arguments):
        options.add_argument(argument)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    options.add_experimental_option("prefs", {"intl.accept_languages": "en-US,en"})
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if browser and driver:
        options.binary_location = browser
        return Chrome(options=options, service=Service(driver))
    return Chrome(options=options)


@contextmanager
def new_tab(driver: Chrome) -> Iterator[None]:
    """Switch to a new tab, whose emulated media, size and clock are its own; close it at the end.

    Storage and caches belong to an origin: a server on a port of its own makes them new, too.
    """
    before = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    try:
        yield
    finally:
        driver.close()
        driver.switch_to.window(before)
