"""The page's elements, found, made and listened to. With `motion`, `storage`, `address`, `chance`
and `notice`, one of the few modules that touch the browser.

Public names: `by_id`, `listen`, `guarded`, `spawn`, `key_of`, `enable`,
`show_one`, `replaced`, `is_stray`, `now_ms`.
"""

import asyncio

from js import document, performance

from app.browser import notice
from app.input.keys import BEAD, CONTROL, FIELD, NOWHERE, Key

#: Who taps twice means what stood there at the first tap.
_DOUBLE_TAP_MS = 500

_replaced: list = [-_DOUBLE_TAP_MS]  # milliseconds, when a button last took the place of another


def by_id(name: str):
    """Return the element with this id."""
    return document.getElementById(name)


def listen(target, kind: str, handler) -> None:
    """Call ``handler(event)`` for every event of this kind; a failure is shown, never silent."""
    target.addEventListener(kind, guarded(handler))


def guarded(handler):
    """Return ``handler`` wrapped so that an exception becomes a notice and the page goes on."""

    def call(*arguments):
        try:
            handler(*arguments)
        except Exception as error:
            notice.report(error)

    return call


def spawn(coroutine) -> None:
    """Start a coroutine and go on; a failure in it is shown, never silent."""
    asyncio.create_task(_watched(coroutine))


async def _watched(coroutine) -> None:
    try:
        await coroutine
    except Exception as error:
        notice.report(error)


def key_of(event) -> Key:
    """Return the key press of a keyboard event, as keys.move_of wants to know it."""
    modified = event.ctrlKey or event.altKey or event.metaKey
    return Key(event.key, event.code, modified, event.repeat, _place_of(event.target))


def _place_of(target) -> str:
    if target.closest("input, select, textarea, [contenteditable]"):
        return FIELD
    if target.closest(".spot, .place"):
        return BEAD
    if target.closest("button, a, summary, [tabindex]"):
        return CONTROL
    return NOWHERE


def enable(name: str, enabled: bool) -> None:
    """Let the button with this id look and sound usable or not."""
    # aria-disabled and not disabled: a button that loses its use keeps the focus.
    by_id(name).setAttribute("aria-disabled", "false" if enabled else "true")


def show_one(shown: str, names: tuple) -> None:
    """Show one of several buttons (ids) that share a place; the focus stays in that place."""
    if by_id(shown).hidden:
        replaced()
    had_focus = document.activeElement and document.activeElement.id in names
    for name in names:
        by_id(name).hidden = name != shown
    if had_focus and document.activeElement != by_id(shown):
        by_id(shown).focus()


def replaced() -> None:
    """Remember that a button has just taken the place of another, for `is_stray`."""
    _replaced[0] = now_ms()


def is_stray(event) -> bool:
    """Tell whether a click was meant for the button that stood in this place a moment ago."""
    # On touch screens each tap counts as the first.
    again = event.detail > 1 or getattr(event, "pointerType", "") == "touch"
    return again and now_ms() - _replaced[0] < _DOUBLE_TAP_MS


def now_ms() -> float:
    """Return the milliseconds since the page was opened."""
    return performance.now()
