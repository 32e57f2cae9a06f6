"""A text for somebody else: to read, to copy, to hand to the system's own sharing.

Public names: `content`, `Sender`, `link_for_others`. Whatever a browser refuses ends with the text
selected, and a sentence that says so.
"""

from js import attempt, document, location, navigator
from pyscript.ffi import to_js

from app.browser.address import HOME, text_of
from app.browser.dom import by_id, guarded, listen
from app.words.sentences import text


def content(name: str) -> str:
    """Return the markup of one such text in a panel; ``name`` begins the ids in it."""
    return f"""
<div class="sending" id="{name}-sending">
<textarea id="{name}-text" rows="5" readonly spellcheck="false" data-label="share.text"></textarea>
<button type="button" class="second" id="{name}-copy-button" data-text="share.copy"></button>
<button type="button" class="second" id="{name}-send-button" data-text="share.send"></button>
<p class="hint" id="{name}-sent" role="status"></p>
</div>"""


def link_for_others(game: str, pairs) -> str:
    """Return the whole address of a puzzle, without what belongs to this visit only."""
    named = [] if game == HOME else [("game", game)]
    return f"{location.origin}{location.pathname}?{text_of(named + list(pairs))}"


class Sender:
    """The controls that `content` of the same name has put into the page."""

    def __init__(self, name: str):
        self._words = self._link = ""
        self._box = by_id(name + "-text")
        self._said = by_id(name + "-sent")
        listen(by_id(name + "-copy-button"), "click", lambda event: self._copy())
        button = by_id(name + "-send-button")
        button.hidden = not hasattr(navigator, "share")
        listen(button, "click", lambda event: self._send())

    def offer(self, words: str, link: str) -> None:
        """Show a text and, under it, its link."""
        self._words, self._link = words, link
        self._box.value = words + "\n" + link
        self._said.textContent = ""

    # A browser wants to be asked while the click lasts, and listened to from then on.

    def _copy(self) -> None:
        asked = None
        clipboard = getattr(navigator, "clipboard", None)
        if hasattr(clipboard, "writeText"):  # there is none where the page is not secure
            words = to_js([self._box.value])
            asked = attempt("Reflect", "apply", clipboard.writeText, clipboard, words)
        self._when_answered(asked, "share.copied", "share.not-copied")

    def _send(self) -> None:
        parts = {"title": "Cyclomind", "text": self._words, "url": self._link}
        asked = attempt("navigator", "share", to_js(parts))
        self._when_answered(asked, "share.sent", "share.not-sent")

    def _when_answered(self, asked, done: str, refused: str) -> None:
        """Say how it went. asked: what `attempt` returned, with a promise in it, or None."""

        def on_refusal(error):
            # Who thinks better of it in the system's own dialog has not been refused.
            if error.name != "AbortError":
                self._fall_back(refused)

        if asked and asked.length:
            asked[0].then(guarded(lambda *_: self._say(done)), guarded(on_refusal))
        else:
            self._fall_back(refused)

    def _fall_back(self, reason: str) -> None:
        """Leave the text selected, for the player to copy."""
        self._box.focus()
        self._box.select()
        self._say(reason)

    def _say(self, key: str) -> None:
        # A new node is announced also when its words are the same as before.
        line = document.createElement("span")
        line.textContent = text(key)
        self._said.replaceChildren(line)
