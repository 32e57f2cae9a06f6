"""What the screen needs of a browser engine: the words that differ from one to the other.

Public names: `Engine`, `OneBrowser`, `Tab`, `Wishes`, `Element`, `Cannot`, `Missing`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from typing import Any, NoReturn, TypedDict

from selenium.common.exceptions import ElementNotInteractableException, WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.serving import Server

_MIDDLE = """
arguments[0].scrollIntoView({block: "nearest"});
const box = arguments[0].getBoundingClientRect();
return [box.x + box.width / 2, box.y + box.height / 2];
"""


#: Run on an empty page of an origin: nothing is stored there afterwards, but that the lesson of a
#: first visit was had (app/second_load/lesson.py). Answers how many pages the tab's history has.
_FORGET = """
const done = arguments[0];
const forget = async () => {
  try {
    localStorage.clear();
    localStorage.setItem("cyclomind.lesson", "had");
  } catch {
    return;  // a browser that keeps nothing
  }
  sessionStorage.clear();
  for (const name of window.caches ? await caches.keys() : []) await caches.delete(name);
  const workers = navigator.serviceWorker;
  for (const one of workers ? await workers.getRegistrations() : []) await one.unregister();
};
forget().then(() => done(history.length), (error) => done(String(error)));
"""

#: Answers whether every worker of the page has started.
_ALL_STARTED = "return !document.querySelector('script[worker]:not([data-started])')"

#: Browsers forget the oldest pages of a longer history, and then its length tells nothing. No test
#: visits as many pages as are left to the limit of 50.
_LONGEST_HISTORY = 30


class Missing(Exception):
    """This machine does not have the engine; the message says what is missing, and why."""


class Cannot(Exception):
    """The engine cannot do what a test asked for: the test is skipped there with this reason."""


class Wishes(TypedDict):
    """What a person has asked the system for."""

    reduced_motion: bool
    dark: bool
    forced_colors: bool


class Element(WebElement):
    """An element whose click() also works on an SVG group.

    Some drivers refuse to click a group, because the element under the pointer is a shape inside
    it. A group is then clicked by the coordinates of its middle.
    """

    def click(self) -> None:
        try:
            super().click()
        except ElementNotInteractableException:
            if self.tag_name != "g":
                raise
            self.click_middle()

    def click_middle(self, scale: float = 1) -> None:
        """Click the middle; scale: pixels of the driver's in one of the page's."""
        x, y = self.parent.execute_script(_MIDDLE, self)
        actions = ActionBuilder(self.parent, duration=0)
        actions.pointer_action.move_to_location(round(x * scale), round(y * scale)).click()
        actions.perform()


class Tab(ABC):
    """One tab, used by one test after another. What an engine has no way to do: `Cannot`.

    title: the engine's name for people.
    is_spent: whether the next test needs another tab, because this one cannot be made as new.
    """

    title: str

    def __init__(self) -> None:
        self.is_spent = False
        self._undoing = ExitStack()

    def begin(self, server: Server) -> None:
        """Go to an empty page of the server's origin, and forget everything stored there.

        The HTTP cache and compiled code stay: a test that wants to be the first visitor takes a
        server on an origin of its own.
        """
        self.before_leaving()
        self.driver.get(server.empty_page)
        length = self.driver.execute_async_script(_FORGET)
        assert isinstance(length, int), f"the storage was not cleared: {length}"
        self.is_spent = self.is_spent or length > _LONGEST_HISTORY
        self.console_errors()  # those of the page that was left

    def before_leaving(self) -> None:
        """Wait until the page's workers have started, a little while at most.

        Chromium 156 crashes in one of twenty cases when Pyodide is on its way in a worker.
        """
        with suppress(WebDriverException):
            WebDriverWait(self.driver, 3, 0.05).until(
                lambda driver: driver.execute_script(_ALL_STARTED)
            )

    def at_end(self, undo: Callable[..., object], *arguments: object) -> None:
        """Call undo(*arguments) when the test is over: what was changed does not stay."""
        self._undoing.callback(undo, *arguments)

    def end(self) -> None:
        """Take back what the test has changed in this tab."""
        self._undoing.close()

    @property
    @abstractmethod
    def driver(self) -> WebDriver:
        """Selenium's driver, looking at this tab."""

    @abstractmethod
    def prefer(self, wishes: Wishes) -> None:
        """Be the system of a person with these wishes."""

    @abstractmethod
    def resize(self, width: int, height: int, mobile: bool) -> None:
        """Give the page a size in CSS pixels."""

    @abstractmethod
    def console_errors(self) -> list[str]:
        """Return the errors on the console since the last call."""

    @abstractmethod
    def before_every_page(self, script: str) -> None:
        """Run JavaScript before each page that is opened from now on."""

    @abstractmethod
    def speak(self, languages: list[str]) -> None:
        """Be a browser whose reader wants these languages, the preferred one first."""

    def configure(self, name: str, value: bool) -> None:
        """Set one of the browser's own preferences, until the test is over."""
        self.cannot(f"has no preference {name}")

    def enlarge_text(self, scale: float) -> None:
        """Let the text of the page be larger, and nothing else, until it is left."""
        self.driver.execute_script(
            "document.documentElement.style.fontSize = arguments[0]", f"{scale:.0%}"
        )

    def touch(self) -> None:
        """Have a touch screen."""
        self.cannot("has no touch screen")

    def tap(self, x: float, y: float) -> None:
        """Touch a point and let go."""
        self.cannot("has no touch screen")

    def pointer(self, duration: int) -> ActionChains:
        """Return what moves the mouse; duration: of a movement, in milliseconds."""
        return ActionChains(self.driver, duration=duration)

    def hold(self, key: str, code: str, times: int) -> None:
        """Press a key, hold it until it has repeated so many times, and let it go."""
        self.cannot("cannot hold a key")

    def print_media(self, on: bool) -> None:
        """Draw the page as on paper, or on the screen again."""
        self.cannot("cannot show a page as printed")

    def set_time_zone(self, name: str) -> None:
        """Be somewhere else."""
        self.cannot("has one time zone")

    def go_offline(self, offline: bool) -> None:
        """Cut the network, or give it back."""
        self.cannot("has no switch for the network: let the server pause")

    def block_cookies(self, elsewhere: bool = False) -> None:
        """Be a browser whose user has blocked cookies; ``elsewhere``: in frames of other sites."""
        self.cannot("blocks cookies only from its start on")

    def forget_cache(self) -> None:
        """Forget what was fetched."""
        self.cannot("cannot forget what it fetched")

    def cdp(self, method: str, parameters: dict[str, Any]) -> Any:
        """Send a command of the Chrome DevTools Protocol."""
        self.cannot(f"has no {method}")

    def picture(self, whole_page: bool) -> bytes:
        """Return a PNG of what is on the screen."""
        if whole_page:
            self.cannot("pictures only what is on the screen")
        return self.driver.get_screenshot_as_png()

    def cannot(self, what: str) -> NoReturn:
        raise Cannot(f"{self.title} {what}")


class Engine(ABC):
    """One engine, running once it is made.

    title: its name for people; version: of the browser that runs.
    Raises: Missing when this machine does not have it.
    """

    title: str
    version: str

    @abstractmethod
    def tab(self, server: Server) -> AbstractContextManager[Tab]:
        """Lend a tab, as good as new, on an empty page of the server's origin."""

    @abstractmethod
    def stop(self) -> None:
        """End every process that was started."""


class OneBrowser(Engine):
    """An engine with one browser, whose tab goes from test to test."""

    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver
        self._first_window = driver.current_window_handle
        self._tab: Tab | None = None

    @contextmanager
    def tab(self, server: Server) -> Iterator[Tab]:
        tab = self._tab_at(server)
        window = self._driver.current_window_handle
        try:
            yield tab
        finally:
            try:
                tab.end()
                self._close_windows_but(window)
            except WebDriverException:
                tab.is_spent = True  # it has crashed, or its window was closed

    def _tab_at(self, server: Server) -> Tab:
        """Return the tab that the last test had, or a new one where that is spent."""
        if self._tab is not None and not self._tab.is_spent:
            with suppress(WebDriverException):
                self._tab.begin(server)
                if not self._tab.is_spent:
                    return self._tab
        self._close_windows_but(self._first_window)
        self._driver.switch_to.new_window("tab")
        self._tab = self.new_tab()
        self._tab.begin(server)
        return self._tab

    def _close_windows_but(self, window: str) -> None:
        """Close every window but this one and the first, which keeps the browser alive."""
        for other in self._driver.window_handles:
            if other not in (window, self._first_window):
                self._driver.switch_to.window(other)
                self._driver.close()
        self._driver.switch_to.window(window)

    @abstractmethod
    def new_tab(self) -> Tab:
        """Return the tab that has just been opened."""
