"""A text for somebody else: to read, to copy, to hand to the system's own sharing.

Public names: `content`, `Sender`. When a browser refuses, the text is selected
and a sentence says so.
"""

from app.browser.dom import by_id, listen, make
from app.browser.handing_over import can_send, copy, send
from app.words.sentences import text


def content(name: str) -> str:
    """Return the markup of one such text in a panel; ``name`` begins the ids in it."""
    return f"""
<div class="sending" id="{name}-sending">
<textarea id="{name}-text" rows="5" readonly spellcheck="false" data-label="share.text"></textarea>
<button type="button" class="main-action" id="{name}-copy-button" data-text="share.copy"></button>
<button type="button" class="second" id="{name}-send-button" data-text="share.send"></button>
<p class="hint" id="{name}-sent" role="status"></p>
</div>"""


class Sender:
    """The controls that `content` of the same name has put into the page."""

    def __init__(self, name: str):
        self._words = self._link = ""
        self._box = by_id(name + "-text")
        self._said = by_id(name + "-sent")
        listen(by_id(name + "-copy-button"), "click", lambda event: self._copy())
        button = by_id(name + "-send-button")
        button.hidden = not can_send()
        listen(button, "click", lambda event: self._send())

    def offer(self, words: str, link: str) -> None:
        """Show a text and, under it, its link."""
        self._words, self._link = words, link
        self._box.value = words + "\n" + link
        self._said.textContent = ""

    def _copy(self) -> None:
        copy(
            self._box.value,
            lambda: self._say("share.copied"),
            lambda: self._fall_back("share.not-copied"),
        )

    def _send(self) -> None:
        send(
            "Cyclomind",
            self._words,
            self._link,
            lambda: self._say("share.sent"),
            lambda: self._fall_back("share.not-sent"),
        )

    def _fall_back(self, reason: str) -> None:
        """Leave the text selected, for the player to copy."""
        self._box.focus()
        self._box.select()
        self._say(reason)

    def _say(self, key: str) -> None:
        self.say(text(key))

    def say(self, sentence: str) -> None:
        """Announce what became of it."""
        # A new node is announced also when its words are the same as before.
        self._said.replaceChildren(make("span", "", sentence))
