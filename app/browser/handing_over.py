"""Text handed over to the rest of the device: to the clipboard, to other apps, as a file.

Public names: `link_for_others`, `copy`, `can_send`, `send`, `send_picture`, `save`. Browsers allow
this only while a click is being handled; a refusal is reported to the caller, never raised.
"""

from js import Blob, attempt, location

from app.browser.address import UNNAMED, text_of
from app.browser.asking import answer, part
from app.browser.conversion import to_js
from app.browser.dom import guarded, listen, make

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
    _download(name, Blob.new(to_js([words]), to_js({"type": "text/plain"})))


def send_picture(
    svg: str, size: tuple[int, int], name: str, words: str, on_sent: "Action", on_saved: "Action"
) -> None:
    """Make a PNG file of a drawing; hand it to the system with words, or else save it.

    size: (width, height) in pixels. on_sent(), on_saved(): called for what was done, if anything.
    """
    image: Any = make("img")
    canvas: Any = make("canvas")
    canvas.width, canvas.height = size

    def hand_over(blob: "Any") -> None:
        file = answer(
            "Reflect",
            "construct",
            part("window", "File"),
            to_js([to_js([blob]), name, to_js({"type": "image/png"})]),
        )
        asked = to_js({"files": to_js([file]), "text": words})
        if file and answer("navigator", "canShare", asked):
            _when_answered(attempt("navigator", "share", asked), on_sent, lambda: None)
        else:
            _download(name, blob)
            on_saved()

    def draw() -> None:
        canvas.getContext("2d").drawImage(image, 0, 0, size[0], size[1])
        canvas.toBlob(guarded(hand_over), "image/png")

    listen(image, "load", lambda event: draw())
    image.src = "data:image/svg+xml," + str(answer("window", "encodeURIComponent", svg))


def _download(name: str, blob: "Any") -> None:
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
