"""Other pages of the site: the next one, one in another window, one that Back brings again.

Public names: `go`, `asked_for`, `on_change_elsewhere`, `on_shown`, `on_seen`.
"""

from js import attempt, document, window

from app.browser.address import is_embedded
from app.browser.asking import answer
from app.browser.dom import listen, on_page
from app.browser.storage import PREFIX

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event


def go(link: str) -> None:
    """Leave for another page; out of another page's frame without an entry in its history."""
    attempt("location", "replace" if is_embedded() else "assign", link)


def asked_for(name: str) -> bool:
    """Tell whether the address by which this visit began had a parameter of this name.

    Not where the browser does not tell: by now the bar shows the address of what is on the board.
    """
    entries = answer("performance", "getEntriesByType", "navigation")
    query = entries[0].name.partition("?")[2] if entries is not None and entries.length else ""
    return any(part.startswith(name + "=") for part in query.split("&"))


def on_change_elsewhere(listener: "Callable[[str, str, str], object]") -> None:
    """Call ``listener(name, before, after)`` when another window has changed a text.

    name: as in app.browser.storage; all three are empty where the browser does not tell.
    """

    def on_storage(event: "Event") -> None:
        told = [getattr(event, part, None) or "" for part in ("key", "oldValue", "newValue")]
        listener(told[0].replace(PREFIX, "", 1), told[1], told[2])

    listen(window, "storage", on_storage)


def on_shown(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when the page is shown, also one that was left and has come back."""
    listen(window, "pageshow", lambda event: listener())


def on_seen(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when the page was hidden behind others, and is seen again."""
    on_page("visibilitychange", lambda event: document.hidden or listener())
