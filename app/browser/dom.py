"""The page's elements: found, made, changed and listened to.

Public names: `root`, `page`, `by_id`, `find`, `focused`, `make`, `listen`, `on_page`, `before_all`,
`guarded`, `spawn`, `said`, `around`, `on_key`, `enable`, `show_one`, `regain`, `double_clicks`,
`on_click`, `watch_keys`, `now_ms`, `mark`.
"""

import asyncio
from time import time

from js import document

from app.browser import notice
from app.browser.asking import answer
from app.input.guard import DoubleClicks, goes_on, is_held
from app.input.keys import BEAD, CONTROL, FIELD, NOWHERE, Key

if False:  # names for annotations
    from collections.abc import Callable, Coroutine
    from typing import Any, TypeVar

    from js import Element, Event, EventTarget, Found

    Said = TypeVar("Said")

    Handler = Callable[[Event], object]

#: The element around everything, ``html``: style sheets read the state of the page from its data.
root = document.documentElement

#: The page, where the events of all its elements can be heard.
page = document


def by_id(name: str) -> "Found":
    """Return the element with this id, or None."""
    return document.getElementById(name)


def find(css: str) -> "Found":
    """Return the first element of the page that a CSS selector names, or None."""
    return document.querySelector(css)


def focused() -> "Element":
    """Return the element that has the keyboard focus."""
    return document.activeElement


def make(tag: str, css_class: str = "", words: str = "") -> "Element":
    """Return a new element with this text, which is in no page yet; a button submits no form."""
    element = document.createElement(tag)
    if tag == "button":
        element.type = tag
    if css_class:
        element.className = css_class
    if words:
        element.textContent = words
    return element


def listen(target: "EventTarget", kind: str, handler: "Handler") -> None:
    """Call ``handler(event)`` for every event of this kind; a failure is shown, never silent."""
    target.addEventListener(kind, guarded(handler))


def on_page(kind: str, handler: "Handler") -> None:
    """Call ``handler(event)`` for every event of this kind, wherever in the page it happens."""
    listen(document, kind, handler)


def before_all(kind: str, handler: "Handler") -> None:
    """As `on_page`, before anything in the page hears of the event."""
    document.addEventListener(kind, guarded(handler), True)


def guarded(handler: "Callable[..., object]") -> "Callable[..., None]":
    """Return ``handler`` wrapped so that an exception becomes a notice and the page goes on."""

    def call(*arguments: object) -> None:
        try:
            handler(*arguments)
        except Exception as error:
            notice.report(error)

    return call


def spawn(coroutine: "Coroutine[Any, Any, object]") -> None:
    """Start a coroutine and go on; a failure in it is shown, never silent."""
    asyncio.create_task(_watched(coroutine))


async def _watched(coroutine: "Coroutine[Any, Any, object]") -> None:
    try:
        await coroutine
    except Exception as error:
        notice.report(error)


def said(event: "Any", name: str, otherwise: "Said") -> "Said":
    """Return what an event says under a name; ``otherwise`` unless that is of the same type.

    Every event can come without what its kind should have: extensions and autofill send such ones.
    """
    value = getattr(event, name, otherwise)
    return value if isinstance(value, type(otherwise)) else otherwise


def around(event: "Event", css: str) -> "Found":
    """Return the innermost element around an event that a CSS selector names, or None."""
    target: Any = getattr(event, "target", None)
    return target.closest(css) if hasattr(target, "closest") else None


def on_key(target: "EventTarget", handler: "Callable[[Key, Event], object]") -> None:
    """Call ``handler(key, event)`` for each keys.Key that is pressed.

    An event that names no key is ignored.
    """

    def call(event: "Event") -> None:
        key = _key_of(event)
        if key.key or key.code:
            handler(key, event)

    listen(target, "keydown", call)


def _key_of(event: "Event") -> Key:
    modified = any(said(event, name, False) for name in ("ctrlKey", "altKey", "metaKey"))
    repeated = said(event, "repeat", False)
    return Key(said(event, "key", ""), said(event, "code", ""), modified, repeated, _place(event))


def _place(event: "Event") -> str:
    if around(event, "input, select, textarea, [contenteditable]"):
        return FIELD
    if around(event, ".spot, .place"):
        return BEAD
    if around(event, "button, a, summary, [tabindex]"):
        return CONTROL
    return NOWHERE


def enable(name: str, enabled: bool) -> None:
    """Let the button with this id look and sound usable or not."""
    # aria-disabled and not disabled: a button that loses its use keeps the focus.
    by_id(name).setAttribute("aria-disabled", "false" if enabled else "true")


def show_one(shown: str, names: tuple[str, ...]) -> None:
    """Show one of several buttons (ids) that share a place; the focus stays in that place."""
    if by_id(shown).hidden:
        double_clicks.changed()
    had_focus = focused() and focused().id in names
    for name in names:
        by_id(name).hidden = name != shown
    if had_focus and focused() != by_id(shown):
        by_id(shown).focus()


def regain(had_focus: "Element", *places: str) -> None:
    """Where the element that had the focus has gone, give it to what stands there then.

    places: CSS selectors; the first one counts whose element can be seen.
    """
    now = focused() or had_focus
    if had_focus.getClientRects().length or not (now == had_focus or now.tagName == "BODY"):
        return
    for css in places:
        element = find(css)
        if element and element.getClientRects().length:
            element.focus()
            return


def watch_keys() -> None:
    """Let a held Enter act once, and one that ends a composition not at all.

    After Tab or another key a press at once is meant.
    """

    def stop(event: "Event") -> None:
        key = said(event, "key", "")
        # Where it ends the composing of an input method, some browsers tell it by the number only.
        composes = said(event, "isComposing", False) or said(event, "keyCode", 0) == 229
        held = is_held(key, said(event, "repeat", False), around(event, "textarea") is not None)
        if held or (key == "Enter" and composes):
            event.preventDefault()
            event.stopPropagation()
        elif key and goes_on(key):
            double_clicks.went_on()

    before_all("keydown", stop)


def now_ms() -> float:
    """Return the milliseconds since some moment, the same one for as long as the page is open."""
    now = answer("performance", "now")
    return time() * 1000 if now is None else float(now)


#: The guard against double clicks, for the whole page.
double_clicks = DoubleClicks(now_ms)


def on_click(target: "EventTarget", handler: "Handler") -> None:
    """Call ``handler(event)`` for every click but the second half of a double click."""

    def call(event: "Event") -> None:
        by_touch = said(event, "pointerType", "") == "touch"
        if not double_clicks.is_second(said(event, "detail", 0), by_touch):
            handler(event)

    listen(target, "click", call)


def mark(name: str) -> None:
    """Tell whoever measures that the page has come this far."""
    answer("performance", "mark", name)
