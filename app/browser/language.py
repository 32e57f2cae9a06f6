"""The language that the reader has chosen by hand, for every visit on this device.

Public names: `chosen`, `choose`. It is kept under a name of its own, as a bare tag, because
app/boot.js reads it before the first paint. A language in the address goes before it.
"""

from js import attempt, location

from app.browser.dom import root

_NAME = "cyclomind.language"


def chosen() -> str:
    """Return the page's language where the address or the reader chose it, else ""."""
    language = root.lang
    answer = attempt("localStorage", "getItem", _NAME)
    kept = answer[0] if answer.length else None
    by_hand = isinstance(kept, str) and kept[:2].lower() == language
    return language if by_hand or root.hasAttribute("data-lang") else ""


def choose(tag: str) -> None:
    """Show the page in a language from now on; "" leaves the choice to the browser.

    A language in the address would contradict what was just chosen: it goes. Where the browser
    keeps nothing, the address is what remembers the choice.
    """
    is_kept = attempt("localStorage", "setItem", _NAME, tag).length
    parts = [part for part in location.search[1:].split("&") if part and part[:5] != "lang="]
    if tag and not is_kept:
        parts.append("lang=" + tag)
    attempt("history", "replaceState", None, "", "?" + "&".join(parts) if parts else "./")
    location.reload()
