"""Other pages of the site: the next one, one in another window, one that Back brings again.

Public names: `go`, `arrive`, `asked_for`, `asked_value`, `on_change_elsewhere`, `on_shown`,
`on_seen`.
"""

from js import attempt, document, window

from app.browser.address import is_embedded
from app.browser.asking import answer
from app.browser.dom import by_id, focused, listen, on_page, said
from app.browser.storage import PREFIX

#: Where the name of what had the focus is kept, for this tab only.
_FOCUS = "cyclomind.focus"

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event


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


def asked_for(name: str) -> bool:
    """Tell whether the address by which this visit began had a parameter of this name.

    Not where the browser does not tell: by now the bar shows the address of what is on the board.
    """
    return asked_value(name) is not None


def asked_value(name: str) -> str | None:
    """Return what the address by which this visit began said under a name, as it stood there.

    None where it said nothing, or the browser does not tell.
    """
    entries = answer("performance", "getEntriesByType", "navigation")
    address = entries[0].name if entries is not None and entries.length else ""
    for part in address.partition("?")[2].partition("#")[0].split("&"):
        # "&" of HTML, where a link was escaped for it.
        if part.startswith("amp;"):
            part = part[4:]
        if part.startswith(name + "="):
            return str(part[len(name) + 1 :])
    return None


def on_change_elsewhere(listener: "Callable[[str, str, str], object]") -> None:
    """Call ``listener(name, before, after)`` when another window has changed a text.

    name: as in app.browser.storage; all three are empty where the browser does not tell.
    """

    def on_storage(event: "Event") -> None:
        told = [said(event, part, "") for part in ("key", "oldValue", "newValue")]
        listener(told[0].replace(PREFIX, "", 1), told[1], told[2])

    listen(window, "storage", on_storage)


def on_shown(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when the page is shown, also one that was left and has come back."""
    listen(window, "pageshow", lambda event: listener())


def on_seen(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when the page was hidden behind others, and is seen again."""
    on_page("visibilitychange", lambda event: document.hidden or listener())
