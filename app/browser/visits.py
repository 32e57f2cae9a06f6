"""Other pages of the site: the next one, one in another window, one that Back brings again.

Public names: `go`, `on_change_elsewhere`, `on_shown`.
"""

from js import attempt, window

from app.browser.address import is_embedded
from app.browser.dom import listen

if False:  # names for annotations
    from collections.abc import Callable


def go(link: str) -> None:
    """Leave for another page; out of another page's frame without an entry in its history."""
    attempt("location", "replace" if is_embedded() else "assign", link)


def on_change_elsewhere(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when another window has changed what this device keeps."""
    listen(window, "storage", lambda event: listener())


def on_shown(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when the page is shown, also one that was left and has come back."""
    listen(window, "pageshow", lambda event: listener())
