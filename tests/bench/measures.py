"""What is measured, and how. Each function visits pages and returns plain numbers.

Public names: `Starts`, `starts`, `returns`, `longest_tasks`, `quiet_share`, `Weight`, `weight`,
`Taps`, `taps`, `redraws`, `Memory`, `memory`, `Logs`, `logs`, `thoughts`, `next_guesses`.

Pages are visited in a new random order each round, each time by a new visitor, so that whatever
else the machine is doing falls on all of them alike; and each visit waits for a quiet moment.
"""

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.bench.chromium import DESKTOP, Browser, Device, Visitor

#: A puzzle of eight positions and six colours: the largest board.
LARGEST = "?n=8&c=6&s=kVcd26hmIuA"

#: A fresh puzzle of the usual size: the plain address would give a first visit the lesson's puzzle,
#: which is drawn by nobody.
FRESH = "?n=5&c=4"

#: name -> milliseconds to interactive, one a round.
Times = dict[str, list[float]]


#: A page has been ready for so long before it is visited again, in milliseconds: by then the
#: browser has written its caches.
_SETTLED_MS = 1500

#: How long a visit waits for a quiet moment, in seconds, and what one is: in this time (seconds)
#: the processors were busy for less than this share of it.
_PATIENCE_FOR_QUIET = 4
_MOMENT = 0.1
_QUIET = 0.15

#: Of each visit, whether the moment was quiet.
_moments: list[bool] = []


def quiet_share() -> float:
    """Return which part of the visits so far began in a quiet moment."""
    return sum(_moments) / len(_moments) if _moments else 0


def _wait_for_quiet() -> None:
    """Wait until the machine has little else to do, or patience ends."""
    end = time.monotonic() + _PATIENCE_FOR_QUIET
    while _business() > _QUIET:
        if time.monotonic() > end:
            _moments.append(False)
            return
    _moments.append(True)


def _business() -> float:
    """Return the share of a moment in which the processors were busy; 1 where nothing tells it."""
    stat = Path("/proc/stat")
    if not stat.exists():
        time.sleep(_MOMENT)
        return 1

    def spent() -> tuple[int, int]:
        times = [int(time) for time in stat.read_text().split("\n", 1)[0].split()[1:]]
        return sum(times), times[3] + times[4]

    all_before, idle_before = spent()
    time.sleep(_MOMENT)
    all_after, idle_after = spent()
    return 1 - (idle_after - idle_before) / max(1, all_after - all_before)


class Starts(NamedTuple):
    """The times to interactive of first visits, of their first reload and of their second."""

    cold: Times
    warm: Times
    third: Times


def starts(browser: Browser, addresses: dict[str, str], rounds: int, device: Device) -> Starts:
    """Visit each page three times a round: at the third visit code caches are full."""
    cold: Times = {name: [] for name in addresses}
    warm: Times = {name: [] for name in addresses}
    third: Times = {name: [] for name in addresses}
    for _ in range(rounds):
        for name in random.sample(list(addresses), len(addresses)):
            with browser.visitor(device) as visitor:

                def open_it(visitor: Visitor = visitor, name: str = name) -> float:
                    return visitor.open(addresses[name] + FRESH)

                visits: list[Callable[[], float]] = [open_it, visitor.reload, visitor.reload]
                for times, visit in zip((cold, warm, third), visits, strict=True):
                    _wait_for_quiet()
                    times[name].append(visit())
                    visitor.js(_sleep(_SETTLED_MS))
    return Starts(cold, warm, third)


def returns(addresses: dict[str, str], rounds: int) -> Times:
    """Return the times to interactive in a new browser process that has the last one's disk cache.

    ``blank`` is visited first, because the first page of all waits for the browser.
    """
    found: Times = {name: [] for name in addresses}
    for _ in range(rounds):
        with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            argument = f"--user-data-dir={profile}"
            with Browser(argument) as browser:
                for address in addresses.values():
                    with browser.own_visitor() as visitor:
                        visitor.open(address + FRESH)
                        visitor.js(_sleep(_SETTLED_MS))
                        visitor.reload()
                        visitor.js(_sleep(_SETTLED_MS))
            others = [name for name in addresses if name != "blank"]
            with Browser(argument) as browser:
                for name in ["blank", *random.sample(others, len(others))]:
                    with browser.own_visitor() as visitor:
                        _wait_for_quiet()
                        found[name].append(visitor.open(addresses[name] + FRESH))
    return found


_WATCH_TASKS = """
globalThis.benchTasks = [];
new PerformanceObserver((list) => benchTasks.push(...list.getEntries().map(
  (task) => [task.startTime, task.duration]))).observe({type: "longtask", buffered: true});
"""

_TASKS_OF_THE_START = """
(async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  const [{startTime}] = performance.getEntriesByName("cyclomind:interactive");
  return benchTasks.filter(([began]) => began <= startTime).map(([, duration]) => duration);
})()
"""


def longest_tasks(browser: Browser, address: str, rounds: int, device: Device) -> dict[str, list]:
    """Return the milliseconds of the longest task on the page's thread, by kind of visit.

    Tasks of at most 50 ms are not told by browsers: for them 0 stands.
    """
    found: dict[str, list] = {kind: [] for kind in Starts._fields}
    for _ in range(rounds):
        with browser.visitor(device) as visitor:
            visitor.send("Page.addScriptToEvaluateOnNewDocument", source=_WATCH_TASKS)
            for kind in Starts._fields:
                _wait_for_quiet()
                visitor.open(address + FRESH) if kind == "cold" else visitor.reload()
                found[kind].append(max([0, *visitor.js(_TASKS_OF_THE_START)]))
                visitor.js(_sleep(_SETTLED_MS))
    return found


class Weight(NamedTuple):
    """What one first visit asked for until the page was interactive."""

    requests: int
    bytes: int
    pyodide: int  # requests for anything of Pyodide
    elsewhere: int  # requests to anywhere but the host


def weight(browser: Browser, address: str) -> Weight:
    """Return what a first visit transfers, headers included."""
    with browser.visitor() as visitor:
        visitor.send("Network.enable")
        visitor.open(address)
        urls = {
            event["requestId"]: event["request"]["url"]
            for event in visitor.events("Network.requestWillBeSent")
            if not event["request"]["url"].startswith("data:")
        }
        finished = visitor.events("Network.loadingFinished")
        size = sum(event["encodedDataLength"] for event in finished)
    return Weight(
        len(urls),
        int(size),
        sum("pyodide" in url for url in urls.values()),
        sum(not url.startswith(address) for url in urls.values()),
    )


class Taps(NamedTuple):
    """Taps on beads: milliseconds in handlers, milliseconds and frames until painted; one a tap."""

    handler: list[float]
    painted: list[float]
    frames: list[int]


_WATCH_TAPS = """
(() => {
  const looks = () => [...document.querySelectorAll(".spot")].map((spot) =>
    spot.getAttribute("aria-pressed") + spot.getAttribute("data-color")).join();
  globalThis.benchTaps = [];
  addEventListener("click", (event) => {
    const before = looks(), began = performance.now();
    let frames = 0, ended = began;
    // Window is the last to hear a click: what other listeners do is over by then.
    addEventListener("click", () => { ended = performance.now(); }, {once: true});
    const onFrame = () => {
      frames++;
      if (looks() === before && frames < 60) return requestAnimationFrame(onFrame);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => benchTaps.push(
        {handler: ended - began, painted: performance.now() - event.timeStamp, frames});
      channel.port2.postMessage(0);  // comes after this frame's paint
    };
    requestAnimationFrame(onFrame);
  }, true);
})()
"""

_UNTIL_PAINTED = """
(async (heard) => {
  while (benchTaps.length === heard) await new Promise((resolve) => setTimeout(resolve, 20));
})(globalThis.benchHeard ?? 0).then(() => { globalThis.benchHeard = benchTaps.length; })
"""

_CENTRE = """
(() => {
  const {x, y, width, height} =
    document.querySelector('.spot[data-position="%d"]').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()
"""


def taps(browser: Browser, address: str, rounds: int, device: Device) -> Taps:
    """Tap beads of different colours, one to arm and one to swap, with real input events."""
    with browser.visitor(device) as visitor:
        visitor.open(address + LARGEST)
        visitor.js(_WATCH_TAPS)
        visitor.js(_sleep(1500))  # the engine's own compiling goes on for a while
        for _ in range(rounds):
            visitor.js(_sleep(random.randrange(350, 400)))
            for position in _two_different(visitor):
                x, y = visitor.js(_CENTRE % position)
                at = {"x": x, "y": y, "button": "left", "clickCount": 1}
                visitor.send("Input.dispatchMouseEvent", type="mousePressed", **at)
                visitor.send("Input.dispatchMouseEvent", type="mouseReleased", **at)
                visitor.js(_UNTIL_PAINTED)
        seen = visitor.js("benchTaps")
    return Taps(*([tap[field] for tap in seen] for field in Taps._fields))


def _sleep(milliseconds: int) -> str:
    return f"new Promise((resolve) => setTimeout(resolve, {milliseconds}))"


def _two_different(visitor: Visitor) -> tuple[int, int]:
    """Return two positions whose beads differ in colour."""
    colors = visitor.js('[...document.querySelectorAll(".spot")].map((spot) => spot.dataset.color)')
    first = random.randrange(len(colors))
    others = [position for position, color in enumerate(colors) if color != colors[first]]
    return first, random.choice(others)


REDRAW = """
from js import document, performance
from app.art.beads import Look
from app.views.board import Board, Picture
page = document.createElementNS("http://www.w3.org/2000/svg", "svg")
page.innerHTML = '<g class="cord"/><g class="ring"/>'
document.body.appendChild(page)
board = Board(page, None)
looks = ((3, 3), (4, 4), (5, 5), (6, 6), (3, 4), (4, 5))
looks = tuple([Look(bulges, marks) for bulges, marks in looks])
pictures = (
    Picture((0, 1, 2, 3, 4, 5, 0, 1), (), looks, 0, None, False),
    Picture((1, 2, 3, 4, 5, 0, 1, 2), (), looks, 1, 2, False),
)
for picture in pictures:
    board.draw(picture)
result = []
for turn in range(40):
    began = performance.now()
    board.draw(pictures[turn % 2])
    result.append(performance.now() - began)
page.remove()
"""


def redraws(browser: Browser, address: str, rounds: int, device: Device) -> list[float]:
    """Return the milliseconds of redraws in which all eight beads change; outlines are cached."""
    with browser.visitor(device) as visitor:
        visitor.open(address)
        visitor.js(_sleep(1500))
        return [time for _ in range(rounds) for time in visitor.python(REDRAW)]


class Memory(NamedTuple):
    """What is held after some guesses, once everything that can be freed is."""

    guesses: int
    heap: int  # bytes of JavaScript objects
    wasm: int  # bytes of the interpreter's memory
    nodes: int
    proxies: int  # JavaScript objects that Python holds


_PLAY = """
(async (count) => {
  const spots = () => [...document.querySelectorAll(".spot")];
  const click = (target) =>
    target.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
  for (let guess = 0; guess < count; guess++) {
    if (guess %% 10 === 0 || document.documentElement.dataset.phase === "solved") {
      click(document.getElementById("new-button"));
    }
    const [first, ...others] = spots().sort(() => Math.random() - 0.5);
    click(first);
    click(others.find((spot) => spot.dataset.color !== first.dataset.color));
    click(document.getElementById("submit-button"));
    await new Promise((resolve) => setTimeout(resolve));
  }
  click(document.getElementById("new-button"));
})(%d)
"""

# The interpreter does not hand out its memory; what WebAssembly gives to it does.
_KEEP_WASM_MEMORY = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...sources) => {
  const made = await instantiate(...sources);
  globalThis.benchMemory =
    Object.values(made.exports).find((value) => value instanceof WebAssembly.Memory);
  return made;
};
"""

_HELD = """
({wasm: globalThis.benchMemory?.buffer.byteLength ?? 0,
  proxies: globalThis.proxy_js_ref?.filter((item) => item !== undefined).length ?? 0})
"""


def memory(browser: Browser, address: str, guesses: int = 500, step: int = 50) -> list[Memory]:
    """Play many guesses over many games, and return what is held every ``step`` guesses."""
    with browser.visitor(DESKTOP) as visitor:
        wish = [{"name": "prefers-reduced-motion", "value": "reduce"}]
        visitor.send("Emulation.setEmulatedMedia", features=wish)
        visitor.send("Performance.enable")
        visitor.send("Page.addScriptToEvaluateOnNewDocument", source=_KEEP_WASM_MEMORY)
        visitor.open(address + FRESH)
        held = []
        for played in range(0, guesses + 1, step):
            if played:
                visitor.js(_PLAY % step)
            for _ in range(3):  # finalizers of one collection free objects for the next
                visitor.send("HeapProfiler.collectGarbage")
                visitor.js(_sleep(50))
            counts = {
                metric["name"]: metric["value"]
                for metric in visitor.send("Performance.getMetrics")["metrics"]
            }
            python = visitor.js(_HELD)
            heap, nodes = int(counts["JSHeapUsedSize"]), int(counts["Nodes"])
            held.append(Memory(played, heap, python["wasm"], nodes, python["proxies"]))
    return held


class Logs(NamedTuple):
    """How long a long log of results holds the page's thread at a time, one figure a round.

    Milliseconds of the longest task while the statistics and the archive are opened, while a game
    ends, and while a file is taken in; below 50 ms 0 stands. taken: milliseconds for all of a file.
    """

    statistics: list[float]
    archive: list[float]
    end: list[float]
    file: list[float]
    taken: list[float]


_PUZZLE = "?n=5&c=4&s=zgtAhPI"

_UNTIL = """
  const byId = (name) => document.getElementById(name);
  const until = (found) => new Promise((resolve) => {
    const look = () => found() ? resolve() : setTimeout(look, 20);
    look();
  });
"""

#: Each in a page of its own: the query, and what is done there.
_DEEDS = {
    "archive": (
        "?game=daily",
        """byId("archive-button").click();
           await until(() => byId("archive-panel")?.open);""",
    ),
    "end": (
        _PUZZLE,
        """const spots = () => [...document.querySelectorAll(".spot")];
           const click = (target) =>
             target.dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
           [3, 1, 3, 0, 2].forEach((color, place) => {  // the secret
             const here = spots().findIndex((spot, i) => i >= place && spot.dataset.color == color);
             if (here !== place) [place, here].forEach((one) => click(spots()[one]));
           });
           click(byId("submit-button"));
           await until(() => byId("end-card")?.querySelector(".figures"));""",
    ),
    "statistics": (
        _PUZZLE,
        """byId("statistics-button").click();
           await until(() => byId("statistics-content")?.querySelector(".figures"));""",
    ),
}

_TAKE_IN = """
(() => {
  benchTasks.length = 0;
  const files = new DataTransfer();
  files.items.add(new File([%s], "results.txt"));
  const chooser = document.getElementById("results-file");
  chooser.files = files.files;
  chooser.dispatchEvent(new Event("change"));
})()
"""
_IS_TAKEN_IN = 'document.getElementById("statistics-said").textContent !== ""'
_LONGEST_TASK = "Math.max(0, ...benchTasks.map(([, duration]) => duration))"

_HELD_UP = """
(async () => {
  %s
  benchTasks.length = 0;
  %s
  await new Promise((resolve) => setTimeout(resolve, 200));
  return %s;
})()
"""


#: Of most lines below.
_BYTES_OF_A_LINE = 73


def _log(games: int, first: int) -> str:
    """Return a log with so many results, of which no two begin with the same number.

    A fifth are dailies, the others necklaces of one size: what is counted looks at all of them.
    """
    lines = ["Cyclomind results 1"]
    for number in range(first, first + games):
        year, month, day = 2027 + number // 336, 1 + number // 28 % 12, 1 + number % 28
        date = f"{year}-{month:02}-{day:02}"
        game = f"daily?date={date}" if number % 5 == 0 else f"necklace?n=5&c=4&s={number:07}"
        lines.append(f"{date} won {2 + number % 5} guesses 0 hints par 1.73 5/4 {game}")
    return "\n".join(lines)


#: Seconds after which a file that is still not taken in is given up.
_LONGEST_FILE = 180


def logs(browser: Browser, address: str, rounds: int, games: int, size: int) -> Logs:
    """Do what looks at a log, with so many games in it; the file taken in has ``size`` bytes."""
    log, file = _log(games, 0), _log(size // _BYTES_OF_A_LINE, games)
    store = f"localStorage.clear(); localStorage.setItem('cyclomind.results', {json.dumps(log)})"
    found: dict[str, list[float]] = {name: [] for name in Logs._fields}
    for _ in range(rounds):
        with browser.visitor(DESKTOP) as visitor:
            wish = [{"name": "prefers-reduced-motion", "value": "reduce"}]
            visitor.send("Emulation.setEmulatedMedia", features=wish)
            visitor.send("Page.addScriptToEvaluateOnNewDocument", source=_WATCH_TASKS)
            visitor.open(address + FRESH)
            for what, (query, deed) in _DEEDS.items():
                visitor.js(store)
                visitor.open(address + query)
                visitor.js(_sleep(_SETTLED_MS))
                _wait_for_quiet()
                held = visitor.js(_HELD_UP % (_UNTIL, deed, _LONGEST_TASK))
                found[what].append(held)
            # The statistics are open: the last of the deeds.
            visitor.js(_TAKE_IN % json.dumps(file))
            began = time.monotonic()
            while not visitor.js(_IS_TAKEN_IN):
                if time.monotonic() > began + _LONGEST_FILE:
                    raise TimeoutError(f"a file of {size:,} bytes, {_LONGEST_FILE} s")
                time.sleep(0.2)
            found["taken"].append(1000 * (time.monotonic() - began))
            found["file"].append(visitor.js(_LONGEST_TASK))
    return Logs(**found)


#: What the coach is asked, in order, and how an answer is known: the question is used up.
_QUESTIONS = ("count", "fits", "suggest")
_THINK = """
(async () => {
  const until = (found) => new Promise((resolve) => {
    const look = () => found() ? resolve() : setTimeout(look, 4);
    look();
  });
  const button = (what) => document.querySelector(`[data-ask="${what}"]`);
  document.getElementById("coach-button").click();
  await until(() => button("count"));
  const times = {};
  for (const what of %s) {
    const start = performance.now();
    button(what).click();
    await until(() => button(what)?.getAttribute("aria-disabled") === "true");
    times[what] = performance.now() - start;
  }
  return times;
})()
"""


def thoughts(browser: Browser, address: str, rounds: int) -> tuple[Times, list[float]]:
    """Return the milliseconds of each hint with the worker warm, and of the first one, cold.

    The worker is warm from the second visit to the panel on; each round has a fresh puzzle.
    """
    warm: Times = {what: [] for what in _QUESTIONS}
    cold = []
    with browser.visitor(DESKTOP) as visitor:
        visitor.open(address + FRESH)
        cold.append(visitor.js(_THINK % list(_QUESTIONS))["count"])
        for _ in range(rounds):
            visitor.js("document.getElementById('coach-panel').close()")
            visitor.js("document.getElementById('new-button').click()")
            for what, time in visitor.js(_THINK % list(_QUESTIONS)).items():
                warm[what].append(time)
    return warm, cold


_NEXT_GUESS = """
(async () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 4000));
  const shown = () => document.querySelector("main").innerText.match(/Guess (\\d+)/)?.[1];
  const ready = () => document.getElementById("submit-button").click();
  const until = (found) => new Promise((resolve) => {
    const look = () => found() ? resolve() : setTimeout(look, 2);
    look();
  });
  ready();
  await until(() => shown() === "1");
  await settle();
  const start = performance.now();
  ready();
  await until(() => shown() === "2");
  return performance.now() - start;
})()
"""


def next_guesses(browser: Browser, address: str, rounds: int) -> list[float]:
    """Return the milliseconds from *Ready* to the code-breaker's second guess, its worker warm."""
    times = []
    for _ in range(rounds):
        with browser.visitor(DESKTOP) as visitor:
            visitor.open(f"{address}?game=codebreaker&size=5")
            times.append(visitor.js(_NEXT_GUESS))
    return times
