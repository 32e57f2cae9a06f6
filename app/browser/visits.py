"""Other pages of the site: the next one, one in another window, one that Back brings again.

Public names: `go`, `arrive`, `on_change_elsewhere`, `on_shown`.
"""

from js import attempt, window

from app.browser.address import is_embedded
from app.browser.dom import by_id, focused, listen

#: Where the name of what had the focus is kept, for this tab only.
_FOCUS = "cyclomind.focus"

if False:  # names for annotations
    from collections.abc import Callable


def go(link: str) -> None:
    """Leave for another page; out of another page's frame without an entry in its history.

    Where a key led to it, the focus goes along: see `arrive`.
    """
    if focused().matches(":focus-visible"):
        attempt("sessionStorage", "setItem", _FOCUS, focused().id)
    attempt("location", "replace" if is_embedded() else "assign", link)


def arrive() -> None:
    """Put the focus where it was on the page before, or on what stands there now."""
    kept = attempt("sessionStorage", "getItem", _FOCUS)
    attempt("sessionStorage", "removeItem", _FOCUS)
    name = kept[0] if kept.length else None
    if isinstance(name, str) and name and focused().tagName == "BODY":
        for place in (name, "submit-button"):
            element = by_id(place)
            if element and element.getClientRects().length:
                element.focus()
                return


def on_change_elsewhere(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when another window has changed what this device keeps."""
    listen(window, "storage", lambda event: listener())


def on_shown(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when the page is shown, also one that was left and has come back."""
    listen(window, "pageshow", lambda event: listener())
