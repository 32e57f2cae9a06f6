"""WebKit: the engine of Safari, as WebKitGTK's MiniBrowser has it, on a screen of the tests' own.

Public names: `WebKit`.

What the system wants (motion, colours, time zone) is GTK's to say, and it says it once, when the
browser starts: so there is one browser for each set of wishes, started when a test first has it.
Scripts before a page, and the errors on the console, are told by the pages themselves: the server
hands out a script in front of their own (see `Server.before_pages`).
"""

import json
import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK as Driver
from selenium.webdriver import WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.engines.tab import Element, Engine, Missing, Tab, Wishes
from tests.browser.serving import Server
from tools.ensure_browser import NEEDS, why_not

#: The least width of MiniBrowser's window. Where fonts are larger a page has fewer pixels of its
#: own, so that a phone's page fits in.
_LEAST_WIDTH = 450
_NARROW_SCALE = 1.5

_SCREEN = "2400x1800x24"

#: Keeps what Chromium puts on its console as errors.
_RECORDER = """{
  const said = window.__errors = [];
  const log = console.error;
  console.error = (...parts) => { said.push(parts.join(" ")); log.apply(console, parts); };
  addEventListener("error", (event) => said.push(
    event.message || `did not load: ${event.target.src || event.target.href}`), true);
  addEventListener("unhandledrejection", (event) => said.push(`unhandled: ${event.reason}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    said.push(`refused by ${event.violatedDirective}: ${event.blockedURI}`));
}"""

#: A key as the page hears it, with what the browser itself does on Enter and Space.
_HOLD = """
const [key, code, times] = arguments;
const target = document.activeElement || document.body;
const tell = (kind, repeat) => target.dispatchEvent(
  new KeyboardEvent(kind, {key, code, repeat, bubbles: true, cancelable: true}));
for (let time = 0; time <= times; time++)
  if (tell("keydown", time > 0) && key === "Enter" && target.matches("button")) target.click();
if (tell("keyup", false) && key === " " && target.matches("button")) target.click();
"""


class _Element(Element):
    """An element whose role and name are those that the other engines have for it.

    WebKit calls a select a button with its value in its name, after what its system calls it.
    """

    @property
    def aria_role(self) -> str:
        role = super().aria_role
        return "combobox" if role == "button" and self.tag_name == "select" else role

    @property
    def accessible_name(self) -> str:
        name = super().accessible_name
        if self.tag_name != "select":
            return name
        value = self.parent.execute_script("return arguments[0].selectedOptions[0].text", self)
        return name.removesuffix(value).strip()


class _ScaledElement(_Element):
    """An element whose place the driver does not know, since it forgets the scale."""

    def click(self) -> None:
        self.click_middle(_NARROW_SCALE)


class _System(NamedTuple):
    """What a browser is told when it starts."""

    reduced_motion: bool = True
    dark: bool = False
    time_zone: str = ""
    scale: float = 1.0


class WebKit(Engine):
    """MiniBrowsers on one screen, of which each test borrows a window."""

    title = "WebKitGTK"

    def __init__(self) -> None:
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if not (shutil.which("WebKitWebDriver") and browsers):
            raise Missing(why_not(NEEDS["webkit"]))
        if not shutil.which("Xvfb"):
            raise Missing(why_not(NEEDS["xvfb"]))
        self._browser = browsers[-1]
        self._screen, self._display = _start_screen()
        self._running: dict[_System, Driver] = {}
        #: The window of each browser that the last test had.
        self.windows: dict[Driver, str] = {}
        self.version = str(self.browser_for(_System()).capabilities["browserVersion"])

    def browser_for(self, system: _System) -> Driver:
        """Return the browser on a system with these wishes, started if there is none."""
        if system not in self._running:
            self._running[system] = self._start(system)
        return self._running[system]

    def _start(self, system: _System) -> Driver:
        folder = Path(tempfile.mkdtemp(prefix="webkit-", dir=self._folder()))
        settings = folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        moves = int(not system.reduced_motion)
        settings.write_text(f"[Settings]\ngtk-enable-animations={moves}\n", encoding="utf-8")
        environment = {
            **os.environ,
            "DISPLAY": self._display,
            "XDG_CONFIG_HOME": str(folder),
            "GDK_BACKEND": "x11",
            "GDK_DPI_SCALE": str(system.scale),
            "GTK_THEME": "Adwaita:dark" if system.dark else "Adwaita",
            # A screen of our own, and pages of our own: root may go without the sandbox.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        options = WebKitGTKOptions()
        options.binary_location = str(self._browser)
        options.add_argument("--automation")
        if system.time_zone:
            options.add_argument(f"--time-zone={system.time_zone}")
        service = Service(log_output=subprocess.DEVNULL, env=environment)
        with warnings.catch_warnings():
            # Selenium's class for WebKitGTK still calls its own constructor in the old way.
            warnings.filterwarnings("ignore", "setting remote_server_addr", DeprecationWarning)
            driver = Driver(options=options, service=service)
        driver._web_element_cls = _Element if system.scale == 1 else _ScaledElement
        return driver

    def _folder(self) -> Path:
        if not hasattr(self, "_temporary"):
            self._temporary = tempfile.TemporaryDirectory(prefix="cyclomind-")
        return Path(self._temporary.name)

    def stop(self) -> None:
        for driver in self._running.values():
            driver.quit()
        self._screen.terminate()
        self._screen.wait()
        self._temporary.cleanup()

    @contextmanager
    def tab(self, server: Server) -> Iterator[Tab]:
        """Lend a window, as good as new, on an empty page of the server's origin."""
        tab = _Tab(self, server)
        try:
            yield tab
        finally:
            tab.end()


def _start_screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start an X server without a screen on a free display; return it and the display's name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SCREEN, "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        display = number.readline().strip()
    if not display:
        raise Missing("Xvfb does not start here")
    return screen, f":{display}"


class _Tab(Tab):
    title = WebKit.title

    def __init__(self, engine: WebKit, server: Server):
        super().__init__()
        self._engine = engine
        self._server = server
        self._system = _System()
        self._driver: Driver | None = None
        self._size = (1280, 900)
        self.before_every_page(_RECORDER)
        self.at_end(server.before_pages.clear)

    @property
    def driver(self) -> Driver:
        """The driver, with a window that is chosen when it is first asked for."""
        if self._driver is None:
            self._driver = self._engine.browser_for(self._system)
            if not self._has_the_last_window():
                self._open_window(self._driver)
            self._resize(*self._size)
        return self._driver

    def _has_the_last_window(self) -> bool:
        """Try to make the window that the last test had as good as new."""
        if self.driver in self._engine.windows:
            with suppress(WebDriverException):
                self.driver.switch_to.window(self._engine.windows[self.driver])
                self.begin(self._server)
                return not self.is_spent
        return False

    def _open_window(self, driver: Driver) -> None:
        first, *others = driver.window_handles
        for window in others:
            driver.switch_to.window(window)
            driver.close()
        driver.switch_to.window(first)
        # A tab would be hidden behind the first one, and nothing moves in a hidden page.
        driver.switch_to.new_window("window")
        driver.set_script_timeout(30)
        self._engine.windows[driver] = driver.current_window_handle
        self.begin(self._server)

    def _be(self, system: _System) -> None:
        if system != self._system and self._driver is not None:
            self.cannot("learns what the system wants only when it starts")
        self._system = system

    def prefer(self, wishes: Wishes) -> None:
        if wishes["forced_colors"]:
            self.cannot("knows no forced colours")
        self._be(
            self._system._replace(reduced_motion=wishes["reduced_motion"], dark=wishes["dark"])
        )

    def set_time_zone(self, name: str) -> None:
        self._be(self._system._replace(time_zone=name))

    def resize(self, width: int, height: int, mobile: bool) -> None:
        narrow = width < _LEAST_WIDTH
        if self._driver is None:
            self._system = self._system._replace(scale=_NARROW_SCALE if narrow else 1.0)
        elif narrow and self._system.scale == 1:
            self.cannot(f"has no window narrower than {_LEAST_WIDTH} pixels once it has started")
        self._size = (width, height)
        if self._driver is not None:
            self._resize(width, height)

    def _resize(self, width: int, height: int) -> None:
        driver, scale = self.driver, self._system.scale
        window = driver.get_window_rect()
        frame = window["height"] - driver.execute_script("return innerHeight") * scale
        driver.set_window_rect(0, 0, round(width * scale), round(height * scale + frame))

    def console_errors(self) -> list[str]:
        if self._driver is None:
            return []
        return list(self._driver.execute_script("return window.__errors ? __errors.splice(0) : []"))

    def before_every_page(self, script: str) -> None:
        self._server.before_pages.append(script)

    def speak(self, languages: list[str]) -> None:
        plain = [language.split(";")[0] for language in languages]
        self.before_every_page(
            f"""for (const [name, value] of [["languages", {json.dumps(plain)}],
                                             ["language", {json.dumps(plain[0])}]])
                  Object.defineProperty(navigator, name, {{get: () => value}});"""
        )

    def hold(self, key: str, code: str, times: int) -> None:
        self.driver.execute_script(_HOLD, key, code, times)
