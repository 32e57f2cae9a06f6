"""The part of our Python that is not needed for the first move, and how it is fetched.

Public names: `module`, `fetch_soon`, `notify`, `tell_result`.

In the built page it comes in an archive of its own, fetched when the page is ready or when it is
first needed, with the style sheet of the panels; in the loose tree it is there from the start.
"""

import asyncio

from app.browser import address, notice
from app.browser.dom import by_id, find, root, spawn
from app.browser.fetching import bring_modules, bring_style
from app.words.sentences import learn, text

if False:  # names for annotations
    from collections.abc import Awaitable, Callable
    from typing import Any

    from js import Element
    from roles import Page

    from app.shelf.summary import Summary

_lock = asyncio.Lock()
_arrived = asyncio.Event()
_begun_on: "list[Page]" = []  # the page.Page for `begin.begin`


async def module(name: str) -> "Any":
    """Return the module of this dotted name. Raises: OSError when it cannot be fetched."""
    await _bring()
    return __import__(name, None, None, ("*",))


def fetch_soon(page: "Page") -> None:
    """Fetch it once the page has had time to be painted; then `begin.begin` runs.

    In another page's frame at once: that page waits to hear how high this one is.
    """
    _begun_on.append(page)
    spawn(_fetch(0 if address.is_embedded() else 300))


async def _fetch(wait_ms: int) -> None:
    await asyncio.sleep_ms(wait_ms)  # type: ignore[attr-defined]  # MicroPython has it
    try:
        await _bring()
    except OSError:
        pass  # whoever needs something of it tries again


def notify(key: str, show: "Callable[[str], object]" = notice.show) -> None:
    """Show the notice of this key as soon as its words are here, by ``show(sentence)``."""
    asyncio.create_task(_notify(key, show))


async def _notify(key: str, show: "Callable[[str], object]") -> None:
    try:
        await _bring()
    except OSError:
        key = "error.network"
    show(text(key))


def tell_result(summary: "Summary", reopened: bool = False, par: int = 0) -> None:
    """Have a game that is over counted; once, however often it is told.

    What is to be said of it joins what the status says now. summary, par: as for app.results.count;
    reopened: it was over before, and the player is told that.
    """
    said = by_id("status").firstChild
    spawn(_tell_result(summary, reopened, par, said))


async def _tell_result(summary: "Summary", reopened: bool, par: int, said: "Element") -> None:
    try:
        await _bring()
    except OSError:
        await _arrived.wait()  # something else will ask for it
    counting = await module("app.second_load.counting")
    await counting.tell(summary, reopened, par, said)


async def _bring() -> None:
    async with _lock:
        if _arrived.is_set():
            return
        await _all(_bring_styles(), bring_modules("second_load"))
        for part in ("page", "panels"):
            learn(root.lang, part)
        _arrived.set()
        __import__("app.second_load.begin", None, None, ("*",)).begin(_begun_on[0])


async def _bring_styles() -> None:
    """Link the panels' style sheets and wait until they hold: without them panels are a heap."""
    listed = find("[data-panel-styles]").getAttribute("data-panel-styles")
    await _all(*[bring_style(path) for path in listed.split(" ")])


async def _all(*tasks: "Awaitable[object]") -> list[object]:
    """Return what each returns. gather alone would leave a second failure to the console."""
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome
    return outcomes
