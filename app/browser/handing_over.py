"""Text handed over to the rest of the device: to the clipboard, to other apps, as a file.

Public names: `link_for_others`, `copy`, `can_send`, `send`, `save`. Browsers allow
this only while a click is being handled; a refusal is reported to the caller, never raised.
"""

from js import Blob, attempt, location

from app.browser.address import UNNAMED, text_of
from app.browser.asking import part
from app.browser.conversion import to_js
from app.browser.dom import guarded, make

if False:  # names for annotations
    from collections.abc import Callable, Iterable
    from typing import Any

    from js import Attempted

    Action = Callable[[], object]


def link_for_others(game: str, pairs: "Iterable[tuple[str, str]]") -> str:
    """Return the whole address of a puzzle, without what belongs to this visit only."""
    named = [] if game in UNNAMED else [("game", game)]
    return f"{location.origin}{location.pathname}?{text_of(named + list(pairs))}"


def copy(words: str, on_done: "Action", on_refused: "Action") -> None:
    """Copy a text to the clipboard; then call ``on_done()`` or ``on_refused()``."""
    clipboard = part("navigator", "clipboard")  # there is none where the page is not secure
    asked = None
    if hasattr(clipboard, "writeText"):
        asked = attempt("Reflect", "apply", clipboard.writeText, clipboard, to_js([words]))
    if asked and asked.length and not _promised(asked):
        asked = None  # whether it was copied, nobody knows
    _when_answered(asked, on_done, on_refused)


def can_send() -> bool:
    """Tell whether the system has a dialog of its own for sharing."""
    return hasattr(part("navigator", "share"), "call")


def send(title: str, words: str, link: str, on_done: "Action", on_refused: "Action") -> None:
    """Open the system's own dialog for sharing; then call ``on_done()`` or ``on_refused()``.

    Neither is called when the player closes the dialog without choosing, nor where a system says
    nothing of what became of it.
    """
    asked = attempt("navigator", "share", to_js({"title": title, "text": words, "url": link}))
    _when_answered(asked, on_done, on_refused)


def save(name: str, words: str) -> None:
    """Offer a text as a file to download. Whether it was kept, no browser tells."""
    blob = Blob.new(to_js([words]), to_js({"type": "text/plain"}))
    address = attempt("URL", "createObjectURL", blob)
    if address.length:
        link = make("a")
        link.href = address[0]
        link.download = name
        link.click()


def _when_answered(asked: "Attempted | None", on_done: "Action", on_refused: "Action") -> None:
    """Say how it went, as far as that is told.

    asked: what `attempt` returned, usually with a promise in it, or None.
    """

    def on_refusal(error: "Any" = None) -> None:
        # Whatever a system may give as its reason.
        if getattr(error, "name", "") != "AbortError":
            on_refused()

    if not asked or not asked.length:
        on_refused()
    elif _promised(asked):
        asked[0].then(guarded(lambda *_: on_done()), guarded(on_refusal))


def _promised(asked: "Attempted") -> bool:
    return hasattr(asked[0], "then")
