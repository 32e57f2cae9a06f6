"""Chromium: everything, by the Chrome DevTools Protocol.

Public names: `Chromium`, `start_chromium`.
"""

import base64
import os
import shutil
import time
from typing import Any

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains

from tests.browser.engines.tab import Element, OneBrowser, Tab, Wishes
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

#: The size of a page that no test has changed.
_SIZE = (1280, 900)

#: So many of the screen's pixels draw one of the page's: half of what a browser does for a key or a
#: click is painting, and tests ask where things are, not how they look.
_DRAWN = 0.1

#: How wide the screen is said to be where a page is drawn so small, so that it can be told there.
_SCREEN_OF_DRAWN = 7000

#: Where an element can be clicked: its middle, if that is what is met there, and whether the page
#: is drawn small; otherwise null. What stands in a frame is left to the driver.
_REACHED = f"""
const [node] = arguments;
if (window !== top) return null;
node.scrollIntoView({{block: "nearest", inline: "nearest", behavior: "instant"}});
const box = node.getBoundingClientRect();
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
if (!node.contains(document.elementFromPoint(x, y))) return null;
return [x, y, screen.width === {_SCREEN_OF_DRAWN}];
"""

#: Seconds before a click, so that it comes no sooner than by the driver: the page takes a click
#: just after a change for the other half of a double click.
_PAUSE = 0.07

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


class _View:
    """How a tab shows its page: in which size, and drawn small or pixel by pixel."""

    def __init__(self, driver: Chrome):
        self._driver = driver
        self.scale = 1.0
        self._size = (*_SIZE, False)

    def resize(self, width: int, height: int, mobile: bool) -> None:
        """Give the page a size in CSS pixels; mobile: as phones lay pages out."""
        self._show((width, height, mobile), self.scale)

    def as_new(self) -> None:
        """Show the page as every test finds it."""
        self._show((*_SIZE, False), _DRAWN)

    def draw_whole(self) -> None:
        """Draw it pixel by pixel until the test is over: for pictures, and for the driver's mouse.

        The driver does not know where things are on a page that is drawn small.
        """
        self._show(self._size, 1.0)

    def _show(self, size: tuple[int, int, bool], scale: float) -> None:
        if (size, scale) == (self._size, self.scale):
            return
        self._size, self.scale = size, scale
        width, height, mobile = size
        screen = {"screenWidth": _SCREEN_OF_DRAWN, "screenHeight": _SCREEN_OF_DRAWN}
        self._driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": width,
                "height": height,
                "mobile": mobile,
                "deviceScaleFactor": 1,
                **({} if scale == 1 else {"scale": scale, **screen}),
            },
        )


class _Element(Element):
    """An element whose click() takes the driver half the work where nothing is in the way.

    What is covered, hidden or gone is left to the driver, which says so.
    """

    view: _View

    def click(self) -> None:
        time.sleep(_PAUSE)
        point = self.parent.execute_script(_REACHED, self)
        if point is None:
            if self.tag_name != "option":
                self.view.draw_whole()
            super().click()
        else:
            x, y, is_small = point
            scale = _DRAWN if is_small else 1.0
            self._click_at(x * scale, y * scale)

    def _click_at(self, x: float, y: float) -> None:
        tell = self.parent.execute_cdp_cmd
        tell("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y})
        held = {"x": x, "y": y, "button": "left", "clickCount": 1}
        tell("Input.dispatchMouseEvent", {"type": "mousePressed", "buttons": 1, **held})
        tell("Input.dispatchMouseEvent", {"type": "mouseReleased", **held})


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
        view = _View(self._chromium)

        class Seen(_Element):
            """Selenium asks for a class, and makes the elements of this tab itself."""

        Seen.view = view
        self._chromium._web_element_cls = Seen
        return _Tab(self._chromium, view)


class _Tab(Tab):
    title = Chromium.title

    def __init__(self, driver: Chrome, view: _View):
        super().__init__()
        self._driver = driver
        self._view = view
        self._wishes: Wishes | None = None
        # Kept from question to question, what assistive technology is told need not be made anew.
        self._tell("Accessibility.enable")

    @property
    def driver(self) -> Chrome:
        return self._driver

    def cdp(self, method: str, parameters: dict[str, Any]) -> Any:
        self.is_spent = True  # what the command has changed is not known here
        if method.startswith("Input."):
            self._view.draw_whole()
        return self._driver.execute_cdp_cmd(method, parameters)

    def _tell(self, method: str, **parameters: object) -> Any:
        return self._driver.execute_cdp_cmd(method, parameters)

    def begin(self, server: Server) -> None:
        super().begin(server)
        self._view.as_new()
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
        self._view.resize(width, height, mobile)

    def pointer(self, duration: int) -> ActionChains:
        self._view.draw_whole()
        return super().pointer(duration)

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
        point = {"x": x * self._view.scale, "y": y * self._view.scale}
        for kind, points in (("touchStart", [point]), ("touchEnd", [])):
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
        self._view.draw_whole()
        shot = self._tell("Page.captureScreenshot", captureBeyondViewport=whole_page)
        return base64.b64decode(shot["data"])
