"""The page as its reader has it: things with a role and a name, keys, a status line.

Public names: `Screen`, `PATIENCE`.

    screen.open("?n=5&c=4&s=…")             waits until the game is ready
    screen.button("Guess").click()          exact accessible name; a compiled pattern searches
    screen.bead(3).click()                  "Blue bead, position 3 of 5"
    screen.press("Tab", "Enter", "Shift+Tab", "Ctrl+r")
    screen.hold("Enter", times=20)          a key held down
    screen.arrange((3, 1, 3, 0, 2))         swaps by number keys until the board shows this
    screen.swap()                           changes the board, so that it can be guessed
    screen.tiles()                          ["Start. Guess 0: 3 exact", "Guess 1: 5 exact"]
    screen.wait_for_status("3 exact")       some text of the live region
    screen.wait_for(lambda: screen.focus_name() == "Guess", "focus on Guess")
    screen.run_python("from app import x; x.y = None; result = 7")      == 7
    screen.prefers(dark=True, reduced_motion=False); screen.resize(320, 568); screen.touch()

Every finder waits for what it looks for; nothing sleeps. Names and roles are the browser's own
(WebDriver's computed label and role), so what a test finds is what a screen reader says.

An error in the console fails the test at its end, unless the test said `expect_errors()`.
"""

import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from selenium.common.exceptions import (
    JavascriptException,
    NoSuchElementException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

from tests.browser.engines.tab import Tab, Wishes

#: Seconds after which something that has not come counts as never coming.
PATIENCE = 30.0

#: What a page that is just changing may say to a look.
_PASSING = (NoSuchElementException, StaleElementReferenceException, JavascriptException)

#: Seconds between two looks at what is waited for: the first time, and at most.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.01, 0.1

#: An exact accessible name, or a pattern that is searched in it.
Name = str | re.Pattern[str]

_T = TypeVar("_T")

#: Where elements of a role can be; what the browser computes decides.
_CANDIDATES = {
    "alert": "[role=alert]",
    "button": "button, [role=button], summary, input[type=button], input[type=submit]",
    "checkbox": "input[type=checkbox], [role=checkbox]",
    "combobox": "select, [role=combobox]",
    "dialog": "dialog, [role=dialog]",
    "group": "[role=group], fieldset, details, svg",
    "heading": "h1, h2, h3, h4, h5, h6, [role=heading]",
    "image": "img, [role=img], [role=image], svg",
    "link": "a[href], [role=link]",
    "list": "ul, ol, [role=list]",
    "listitem": "li, [role=listitem]",
    "navigation": "nav, [role=navigation]",
    "radio": "input[type=radio], [role=radio]",
    "region": "section, [role=region]",
    "status": "output, [role=status]",
    "textbox": "input:not([type]), input[type=text], input[type=number], textarea, [role=textbox]",
}

#: What the browser itself says of an element, where it tells a page (`engines/chromium.py`); what
#: is hidden from assistive technology has neither role nor name.
_TOLD = """
const tells = "computedRole" in Element.prototype;
const modals = [...document.querySelectorAll("dialog:modal")];
const modal = modals.find((one) => one.contains(document.activeElement)) ?? modals.pop();
const told = (node) =>
  node.closest("[aria-hidden=true], [inert]") || (modal && !modal.contains(node))
    ? ["none", ""] : [node.computedRole, node.computedName];
"""

#: Candidates that are rendered: those with the role, each with its name; where the browser does not
#: tell, all of them, each with a quick guess at its name.
_LOOK = (
    _TOLD
    + """
const [css, within, role] = arguments;
const text = (node) => (node && node.textContent || "").replace(/\\s+/g, " ").trim();
const guess = (node) =>
  (node.getAttribute("aria-labelledby") || "").split(" ").filter(Boolean)
    .map((id) => text(document.getElementById(id))).join(" ")
  || (node.getAttribute("aria-label") || "").trim()
  || [...(node.labels || [])].map(text).join(" ")
  || text(node) || node.title || node.value || "";
const rendered = [...(within || document).querySelectorAll(css)]
  .filter((node) => node.checkVisibility({visibilityProperty: true}));
if (!tells || !role) return [false, rendered.map((node) => [node, guess(node)])];
return [true, rendered.map((node) => [node, ...told(node)])
  .filter(([, its]) => its === role).map(([node, , name]) => [node, name])];
"""
)

#: The name of what has the focus, null where the browser does not tell.
_FOCUS = (
    _TOLD
    + """
const node = document.activeElement;
if (node === null || node === document.body) return [true, ""];
return tells ? [true, told(node)[1]] : [false, node];
"""
)

_RUN_PYTHON = """
const [program, done] = arguments;
const script = document.createElement("script");
script.type = "micropython";
script.setAttribute("env", "micropython");  // the page's own interpreter
script.textContent = program;
script.addEventListener("micropython:done", () => {
  script.target.remove();
  script.remove();
  const answer = window.__answer_from_python;
  delete window.__answer_from_python;
  done(answer);
});
document.body.append(script);
"""

_PYTHON_PROGRAM = """
import io, json, sys
from js import window
names = {{"__name__": "test"}}
try:
    exec({code!r}, names)
    answer = [names.get("result"), None]
except Exception as error:
    text = io.StringIO()
    sys.print_exception(error, text)
    answer = [None, text.getvalue()]
window.__answer_from_python = json.dumps(answer)
"""

_KEYS = {
    "Ctrl": Keys.CONTROL,
    "Alt": Keys.ALT,
    "Shift": Keys.SHIFT,
    "Meta": Keys.META,
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "Tab": Keys.TAB,
    "Space": Keys.SPACE,
    "Backspace": Keys.BACKSPACE,
    "Delete": Keys.DELETE,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "ArrowDown": Keys.ARROW_DOWN,
    "Home": Keys.HOME,
    "End": Keys.END,
}


class Screen:
    """One tab, empty of all storage, looking at one server.

    address: where the site is served, ending in "/"; set it to look at another server.
    tab: of the engine in which the test runs; what that engine cannot do skips the test there.
    """

    def __init__(self, tab: Tab, address: str):
        self.tab = tab
        self.address = address
        self.errors_are_expected = False
        self._errors: list[str] = []
        self._wishes: Wishes = {"reduced_motion": True, "dark": False, "forced_colors": False}
        self.prefers()

    @property
    def driver(self) -> WebDriver:
        """Selenium's driver, for what this class has no word for."""
        return self.tab.driver

    # -- going places --------------------------------------------------------------------------

    def open(self, query: str = "", wait: bool = True) -> None:
        """Open the page with a query such as "?game=daily", and wait until it is ready."""
        self.tab.before_leaving()
        self.driver.get(self.address + query)
        if wait:
            self.wait_ready()

    def reload(self, wait: bool = True) -> None:
        """Load the page again, and wait until it is ready."""
        self.tab.before_leaving()
        self.driver.refresh()
        if wait:
            self.wait_ready()

    def back(self) -> None:
        """Press the browser's Back."""
        self.driver.back()

    def forward(self) -> None:
        """Press the browser's Forward."""
        self.driver.forward()

    def query(self) -> str:
        """Return the query of the address, with its "?", or ""."""
        return str(self.js("return location.search"))

    def state(self) -> str:
        """Return how far the page is: "loading", "ready", "failed", or "" where there is none."""
        return str(self.js("return document.documentElement.dataset.state || ''"))

    def wait_ready(self) -> None:
        """Wait until the page says that it can be played."""
        self.wait_for(lambda: self.state() == "ready", "data-state to be ready")

    # -- finding things ------------------------------------------------------------------------

    def find_all(
        self, role: str, name: Name | None = None, within: WebElement | None = None
    ) -> list[WebElement]:
        """Return what has this role and name now, in the order of the page, without waiting."""
        tells, seen = self.js(_LOOK, _CANDIDATES[role], within, role)
        if tells:
            return [node for node, said in seen if name is None or _matches(said, name)]
        likely = [node for node, guess in seen if name is None or _matches(guess, name)]
        if not likely and name is not None:
            likely = [node for node, _ in seen]
        return [
            node
            for node in likely
            if node.aria_role == role and (name is None or _matches(node.accessible_name, name))
        ]

    def find(self, role: str, name: Name | None = None, within: WebElement | None = None):
        """Return the one thing with this role and name, waiting for it; two are an error."""

        def found() -> list[WebElement]:
            return self.find_all(role, name, within)

        try:
            nodes = self.wait_for(found, f"a {role} named {name!r}")
        except AssertionError as error:
            # Asked only now: every name is a question to the browser.
            raise AssertionError(f"{error}; there are {self.names(role)}") from None
        assert len(nodes) == 1, f"{len(nodes)} times a {role} named {name!r}"
        return nodes[0]

    def names(self, role: str, within: WebElement | None = None) -> list[str]:
        """Return the accessible names of everything with this role now, in order."""
        tells, seen = self.js(_LOOK, _CANDIDATES[role], within, role)
        if tells:
            return [name for _, name in seen]
        return [node.accessible_name for node, _ in seen if node.aria_role == role]

    def is_gone(self, role: str, name: Name) -> bool:
        """Return whether nothing has this role and name, waiting for it to go."""
        return self.wait_for(lambda: not self.find_all(role, name), f"no {role} named {name!r}")

    def button(self, name: Name) -> WebElement:
        """Return the button with this name."""
        return self.find("button", name)

    def link(self, name: Name) -> WebElement:
        """Return the link with this name."""
        return self.find("link", name)

    def bead(self, position: int) -> WebElement:
        """Return the bead at a position, counted from 1 as players do."""
        css = "#board [data-position]"
        name = re.compile(rf"posi\w+ {position} (of|von|sur|de) \d+", re.IGNORECASE)

        def found() -> WebElement | None:
            for node, guess in self.js(_LOOK, css, None, None)[1]:
                if name.search(guess):
                    return node
            return None

        return self.wait_for(found, f"a bead at position {position}")

    def beads(self) -> list[int]:
        """Return the colour indices on the board, clockwise from the top."""
        return self.js(
            "return [...document.querySelectorAll('#board [data-position]')]"
            ".sort((a, b) => a.dataset.position - b.dataset.position)"
            ".map((bead) => Number(bead.dataset.color))"
        )

    def armed(self) -> list[int]:
        """Return the positions, counted from 1, of the beads that are armed."""
        return self.js(
            "return [...document.querySelectorAll('#board [aria-pressed=true]')]"
            ".map((bead) => Number(bead.dataset.position) + 1)"
        )

    def tiles(self) -> list[str]:
        """Return the names of the history's tiles, oldest first."""
        return self.names("button", self.by_id("history"))

    def by_id(self, identifier: str) -> WebElement:
        """Return the element with one of the ids that the page promises."""
        return self.wait_for(
            lambda: self.js("return document.getElementById(arguments[0])", identifier),
            f"#{identifier}",
        )

    def text(self) -> str:
        """Return all text that is rendered."""
        return str(self.js("return document.body.innerText"))

    def status_text(self) -> str:
        """Return what the live region says now."""
        return str(self.js("return document.getElementById('status').textContent.trim()"))

    def focus_name(self) -> str:
        """Return the accessible name of what has the focus, "" when nothing has it."""
        tells, focused = self.js(_FOCUS)
        return focused if tells else focused.accessible_name

    # -- acting --------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys one after another: "a", "Enter", "Shift+Tab", "Ctrl+Enter"."""
        actions = ActionChains(self.driver, duration=0)
        for chord in keys:
            *held, key = chord.split("+") if len(chord) > 1 else [chord]
            for modifier in held:
                actions.key_down(_KEYS[modifier])
            actions.send_keys(_KEYS.get(key, key))
            for modifier in reversed(held):
                actions.key_up(_KEYS[modifier])
        actions.perform()

    def hold(self, key: str, code: str = "", times: int = 20) -> None:
        """Press a key, hold it until it has repeated so many times (0: not at all), and let it go.

        key and code: as browsers name what is printed on the key and where it is; code alone
        tells the number pad, or a layout whose digits are not where ours are.
        """
        place = code or (key if len(key) > 1 else "")
        self.tab.hold(" " if key == "Space" else key, place, times)

    def arrange(self, wanted: Iterable[int]) -> None:
        """Swap beads by their number keys until the board shows these colour indices."""
        before = self.beads()
        here = self.js(
            "return Number(document.querySelector('#board [tabindex=\"0\"]').dataset.position)"
        )
        goal, beads, keys = list(wanted), list(before), []
        assert sorted(goal) == sorted(beads), f"{beads} cannot become {goal}"
        n = len(beads)
        order = [(here + step) % n for step in range(n)]
        for index, position in enumerate(order):
            source = next(at for at in order[index:] if beads[at] == goal[position])
            beads[position], beads[source] = beads[source], beads[position]
            keys.append(str(source + 1))  # swaps, and steps on to the next position
        self.press(*keys)
        self.wait_for(lambda: self.beads() == goal, f"{goal} on the board")

    def swap(self) -> None:
        """Swap the last two neighbours that differ, by clicks: the board may be guessed then."""
        beads = self.beads()
        second = max(i for i in range(1, len(beads)) if beads[i - 1] != beads[i])
        for place in (second, second + 1):
            self.bead(place).click()
        self.wait_for(lambda: self.beads() != beads, "two beads to change places")

    def was_played(self, guesses: int) -> None:
        """Let the device have kept the present necklace with so many guesses, all of its start.

        Pages of the first builds scored the same board as often as one liked.
        """
        line = f"necklace{self.query()}|{' '.join(['!'] * guesses)}|playing {guesses}"
        self.js("localStorage.setItem('cyclomind.games', arguments[0])", line)
        self.reload()
        assert len(self.by_id("history").find_elements("tag name", "li")) == guesses + 1

    def tap(self, element: WebElement) -> None:
        """Touch the middle of an element and let go, as a finger does; call touch() before."""
        box = self.js(
            "arguments[0].scrollIntoView({block: 'nearest'});"
            "return arguments[0].getBoundingClientRect().toJSON()",
            element,
        )
        self.tab.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def pointer(self, duration: int = 0) -> ActionChains:
        """Return the mouse, for more than clicks; duration: of a movement, in milliseconds."""
        return ActionChains(self.driver, duration=duration)

    def choose(self, element: WebElement, value: str) -> None:
        """Choose the option with this value in a select."""
        script = "return [...arguments[0].options].find((one) => one.value === arguments[1])"
        self.js(script, element, value).click()

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Let every animation that begins inside stand at its start, however slow the test is.

        The page's clock stops, too: time passes for its games only by `let_time_pass`.
        """
        self.js(
            "const animate = window.__animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...all) {"
            "  const one = animate.apply(this, all); one.pause(); return one; };"
            "const clock = window.__clock = {now: performance.now(), asked: new Map(), last: 0};"
            "window.requestAnimationFrame = (tell) => {"
            "  clock.asked.set(++clock.last, tell); return clock.last; };"
            "window.cancelAnimationFrame = (number) => clock.asked.delete(number);"
        )
        yield
        self.js("Element.prototype.animate = window.__animate")

    def let_time_pass(self, seconds: float) -> None:
        """Let a frame come now, and another one when so much time has passed on a stopped clock."""
        self.js(
            "const clock = window.__clock;"
            "for (const passed of [0, arguments[0] * 1000]) {"
            "  const asked = [...clock.asked.values()]; clock.asked.clear(); clock.now += passed;"
            "  asked.forEach((tell) => tell(clock.now)); }",
            seconds,
        )

    # -- waiting -------------------------------------------------------------------------------

    def wait_for(self, condition: Callable[[], _T | None], what: str, patience: float = PATIENCE):
        """Wait until condition() is true and return its value; what: said when it never is."""
        deadline = time.monotonic() + patience
        pause = _FIRST_PAUSE
        while True:
            with suppress(
                NoSuchElementException, StaleElementReferenceException, JavascriptException
            ):
                value = condition()
                if value:
                    return value
            if time.monotonic() > deadline:
                break
            time.sleep(pause)
            pause = min(pause * 1.5, _LONGEST_PAUSE)  # every look costs the browser time, too
        said = "; ".join(self.console_errors()) or "nothing"
        message = f"waited {patience} s for {what}; console errors: {said}"
        raise AssertionError(message)

    def wait_for_status(self, wanted: Name) -> str:
        """Wait until the live region contains a text, or a pattern, and return all it says."""

        def said() -> str | None:
            text = self.status_text()
            fits = wanted in text if isinstance(wanted, str) else wanted.search(text)
            return text if fits else None

        return self.wait_for(said, f"the status to say {wanted!r}")

    # -- what kind of device and person --------------------------------------------------------

    def prefers(self, **wishes: bool) -> None:
        """Set what the system asks for: reduced_motion (True at first), dark, forced_colors."""
        assert wishes.keys() <= self._wishes.keys(), wishes
        self._wishes.update(wishes)  # type: ignore[typeddict-item]
        self.tab.prefer(self._wishes)

    def resize(self, width: int, height: int, mobile: bool = False) -> None:
        """Give the page a size in CSS pixels."""
        self.tab.resize(width, height, mobile)

    def touch(self, width: int = 390, height: int = 844) -> None:
        """Be a phone: a touch screen of this size."""
        self.resize(width, height, mobile=True)
        self.tab.touch()

    def before_every_page(self, script: str) -> None:
        """Run JavaScript before each page that is opened from now on, to take something away."""
        self.tab.before_every_page(script)

    def saves_data(self) -> None:
        """Have a connection on which nothing large comes unasked: no worker starts ahead."""
        self.before_every_page(
            "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
        )

    def set_clock(self, moment: str) -> None:
        """Let pages that are opened from now on start at a local time, "2026-03-29T23:58:00"."""
        self.before_every_page(
            f"""{{
              const Now = Date, real = Now.now.bind(Now);
              let shift = 0;
              globalThis.Date = class extends Now {{
                constructor(...parts) {{ parts.length ? super(...parts) : super(Date.now()); }}
                static now() {{ return real() + shift; }}
              }};
              const set = (moment) => {{ shift = new Now(moment).getTime() - real(); }};
              set({json.dumps(moment)});
              addEventListener("test:clock", (event) => set(event.detail));
            }}"""
        )

    def wake_up(self, moment: str) -> None:
        """Let it be a later local time on this page, as after a device has slept.

        Only on a page that was opened after `set_clock`.
        """
        self.js(
            "dispatchEvent(new CustomEvent('test:clock', {detail: arguments[0]}));"
            "document.dispatchEvent(new Event('visibilitychange'))",
            moment,
        )

    def let_a_second_pass(self) -> None:
        """Let it be a second later for the page: what comes next is no double click."""
        self.js(
            "const now = performance.now.bind(performance); performance.now = () => now() + 1000"
        )

    def set_time_zone(self, name: str) -> None:
        """Be somewhere else: "Pacific/Auckland"."""
        self.tab.set_time_zone(name)

    def speaks(self, *languages: str) -> None:
        """Read these languages, the preferred one first: "de-AT", "en;q=0.5"."""
        self.tab.speak(list(languages))

    def prints(self, on: bool = True) -> None:
        """Draw the page as on paper, or on the screen again."""
        self.tab.print_media(on)

    def forget_cache(self) -> None:
        """Fetch everything anew from now on."""
        self.tab.forget_cache()

    def go_offline(self, offline: bool = True) -> None:
        """Cut the network, or give it back."""
        self.tab.go_offline(offline)

    # -- behind the scenes ---------------------------------------------------------------------

    def run_python(self, code: str):
        """Run code in the page's interpreter and return what it leaves in `result`, as JSON.

        Raises: AssertionError with the traceback when the code raises.
        """
        program = _PYTHON_PROGRAM.format(code=code)
        value, traceback = json.loads(self.driver.execute_async_script(_RUN_PYTHON, program))
        assert traceback is None, traceback
        return value

    def js(self, script: str, *arguments: object):
        """Run JavaScript in the page and return its value."""
        return self.driver.execute_script(script, *arguments)

    def cdp(self, method: str, **parameters: object):
        """Send a command of the Chrome DevTools Protocol; other engines than Chromium skip here."""
        return self.tab.cdp(method, parameters)

    def expect_errors(self) -> None:
        """Say that this test provokes errors in the console on purpose."""
        self.errors_are_expected = True

    def console_errors(self) -> list[str]:
        """Return the errors that pages in this tab have put on the console so far."""
        self._errors += self.tab.console_errors()
        return self._errors

    def picture(self, path: Path, whole_page: bool = False) -> None:
        """Save what is on the screen as a PNG."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.tab.picture(whole_page))


def _matches(text: str, name: Name) -> bool:
    if isinstance(name, str):
        return " ".join(text.split()) == name
    return name.search(text) is not None
