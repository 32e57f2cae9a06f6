"""What the screen needs of a browser engine: the words that differ from one to the other.

Public names: `Engine`, `Tab`, `Wishes`, `Element`, `Cannot`, `Missing`.
"""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from typing import Any, NoReturn, TypedDict

from selenium.common.exceptions import ElementNotInteractableException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

from tests.browser.serving import Server

_MIDDLE = """
arguments[0].scrollIntoView({block: "nearest"});
const box = arguments[0].getBoundingClientRect();
return [box.x + box.width / 2, box.y + box.height / 2];
"""


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
    """An element of which a group in a picture can be clicked, too, at its middle.

    Some drivers look for the element itself under the pointer, and find a shape inside it.
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
    """One tab with a clean history. What an engine has no way to do, it says with `Cannot`.

    title: the engine's name for people.
    """

    title: str

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
        """Be a browser whose reader wants these languages, the dearest first."""

    def touch(self) -> None:
        """Have a touch screen."""
        self.cannot("has no touch screen")

    def tap(self, x: float, y: float) -> None:
        """Touch a point and let go."""
        self.cannot("has no touch screen")

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
        """Open a tab that will look at a server, and close it at the end."""

    @abstractmethod
    def stop(self) -> None:
        """End every process that was started."""
