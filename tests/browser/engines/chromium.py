"""Chromium: everything, by the Chrome DevTools Protocol.

Public names: `Chromium`, `start_chromium`.
"""

import base64
import os
import shutil
from typing import Any

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

from tests.browser.engines.tab import OneBrowser, Tab, Wishes
from tests.browser.serving import Server

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

#: WebAssembly stays as it was compiled first: compiling the worker's Python once more, for speed,
#: takes longer than all that a test lets it think. The bench does without.
_FOR_SHORT_VISITS = "--js-flags=--liftoff-only"

#: Pages can ask for the role and the name of an element, as the browser computed them.
_TELLING = "--enable-blink-features=ComputedAccessibilityInfo"

#: Chromium without windows and what belongs to them: the same engine, with half the work for
#: everything around a page. It has no preferences. This is where Debian has the program itself: on
#: the path is a script around it, and a driver that ends the script leaves the browser running.
_SHELL = "/usr/lib/chromium/chromium-headless-shell"


def start_chromium(
    *arguments: str, preferences: dict[str, int] | None = None, shell: bool = False
) -> Chrome:
    """Return a driver of a new browser process; whoever calls this calls quit() on it.

    preferences: of its user, such as content settings. shell: a browser without windows will do,
    where the system has one.

    The browser and driver of the system are taken when both are there; otherwise Selenium finds
    or gets them.
    """
    options = ChromeOptions()
    for argument in (*_ARGUMENTS, *arguments):
        options.add_argument(argument)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    chosen = {"intl.accept_languages": "en-US,en", **(preferences or {})}
    options.add_experimental_option("prefs", chosen)
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if shell:
        browser = shutil.which(_SHELL) or browser
    if browser and driver:
        options.binary_location = browser
        return Chrome(options=options, service=Service(driver))
    return Chrome(options=options)


class Chromium(OneBrowser):
    """One Chromium, of which each test borrows a tab; the whole browser if it has preferences.

    arguments: of its command line, beside ours. preferences: of its user.
    """

    title = "Chromium"

    def __init__(self, *arguments: str, preferences: dict[str, int] | None = None) -> None:
        self._chromium = start_chromium(
            _FOR_SHORT_VISITS,
            _TELLING,
            *arguments,
            preferences=preferences,
            shell=preferences is None,
        )
        super().__init__(self._chromium)
        self.version = str(self._chromium.capabilities["browserVersion"])

    def stop(self) -> None:
        self._chromium.quit()

    def new_tab(self) -> Tab:
        return _Tab(self._chromium)


class _Tab(Tab):
    title = Chromium.title

    def __init__(self, driver: Chrome):
        super().__init__()
        self._driver = driver
        self._wishes: Wishes | None = None
        # Kept from question to question, what assistive technology is told need not be made anew.
        self._tell("Accessibility.enable")

    @property
    def driver(self) -> Chrome:
        return self._driver

    def cdp(self, method: str, parameters: dict[str, Any]) -> Any:
        self.is_spent = True  # what the command has changed is not known here
        return self._driver.execute_cdp_cmd(method, parameters)

    def _tell(self, method: str, **parameters: object) -> Any:
        return self._driver.execute_cdp_cmd(method, parameters)

    def begin(self, server: Server) -> None:
        super().begin(server)
        self._tell("Input.dispatchMouseEvent", type="mouseMoved", x=0, y=0)

    def prefer(self, wishes: Wishes) -> None:
        if wishes == self._wishes:
            return
        self._wishes = wishes.copy()
        features = {
            "prefers-reduced-motion": "reduce" if wishes["reduced_motion"] else "",
            "prefers-color-scheme": "dark" if wishes["dark"] else "light",
            "forced-colors": "active" if wishes["forced_colors"] else "none",
        }
        listed = [{"name": name, "value": value} for name, value in features.items()]
        self._tell("Emulation.setEmulatedMedia", features=listed)

    def resize(self, width: int, height: int, mobile: bool) -> None:
        self._tell(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=mobile,
        )
        self.at_end(self._tell, "Emulation.clearDeviceMetricsOverride")

    def console_errors(self) -> list[str]:
        log = self._driver.get_log("browser")
        return [entry["message"] for entry in log if entry["level"] == "SEVERE"]

    def before_every_page(self, script: str) -> None:
        added = self._tell("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]
        self.at_end(
            lambda: self._tell("Page.removeScriptToEvaluateOnNewDocument", identifier=added)
        )

    def speak(self, languages: list[str]) -> None:
        agent = self._driver.execute_script("return navigator.userAgent")
        accepted = ",".join(languages)
        self.is_spent = True
        self._tell("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=accepted)

    def touch(self) -> None:
        self._tell("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.is_spent = True

    def tap(self, x: float, y: float) -> None:
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self._tell("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def hold(self, key: str, code: str, times: int) -> None:
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        for repeat in range(times + 1):
            self._tell(
                "Input.dispatchKeyEvent",
                type="keyDown" if text else "rawKeyDown",
                text=text,
                autoRepeat=repeat > 0,
                isKeypad=code.startswith("Numpad"),
                key=key,
                code=code,
            )
        self._tell("Input.dispatchKeyEvent", type="keyUp", key=key, code=code)

    def print_media(self, on: bool) -> None:
        self._tell("Emulation.setEmulatedMedia", media="print" if on else "")
        self.is_spent = True

    def set_time_zone(self, name: str) -> None:
        self._tell("Emulation.setTimezoneOverride", timezoneId=name)
        self.is_spent = True

    def go_offline(self, offline: bool) -> None:
        self.is_spent = True
        self._tell("Network.enable")
        self._tell(
            "Network.emulateNetworkConditions",
            offline=offline,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    def forget_cache(self) -> None:
        self._tell("Network.clearBrowserCache")

    def picture(self, whole_page: bool) -> bytes:
        shot = self._tell("Page.captureScreenshot", captureBeyondViewport=whole_page)
        return base64.b64decode(shot["data"])
