"""Results carried to another device and back, as a text file or as text.

Public names: `CONTENT`, `Transfer`.
"""

from app.browser import handing_over
from app.browser.clock import today
from app.browser.dom import by_id, listen, spawn
from app.shelf import device_results
from app.words.sentences import plural, text
from cyclomind.daily import text_of
from cyclomind.results import LaterVersionError, counting, is_ours, merge, read, write

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Element

#: The markup of the controls.
CONTENT = """
<p class="hint" data-text="results.how"></p>
<div class="sending">
<button type="button" class="second" id="results-save-button" data-text="results.save"></button>
<button type="button" class="second" id="results-open-button" data-text="results.open"></button>
<input type="file" id="results-file" accept=".txt,text/plain" data-label="results.open" hidden>
<textarea id="results-text" rows="4" spellcheck="false" autocomplete="off"
data-label="results.text"></textarea>
<button type="button" class="second" id="results-take-button" data-text="results.take"></button>
</div>"""

#: A file with more bytes is no list of results: it would be one of some ten thousand games.
_LARGEST = 2_000_000


class Transfer:
    """The controls. say(sentence) tells how it went; shown(log) shows what is there now."""

    def __init__(self, say: "Callable[[str], object]", shown: "Callable[[Any], object]"):
        self._say = say
        self._shown = shown
        chooser = by_id("results-file")
        listen(by_id("results-save-button"), "click", lambda event: self._save())
        listen(by_id("results-open-button"), "click", lambda event: chooser.click())
        listen(chooser, "change", lambda event: spawn(self._open(chooser)))
        listen(by_id("results-take-button"), "click", lambda event: self._take(_box().value))

    def clear(self) -> None:
        """Empty the field for the text."""
        _box().value = ""

    def _save(self) -> None:
        """Offer the log as a file and as text: no browser says whether the file was saved."""
        try:
            words = write(device_results.log()) + "\n"
        except LaterVersionError:
            self._say(text("results.later-here"))
            return
        name = f"cyclomind-results-{text_of(today())}.txt"
        handing_over.save(name, words)
        box = _box()
        box.value = words
        self._say(text("results.saved", name=name))

    async def _open(self, chooser: "Element") -> None:
        file = chooser.files.item(0)
        if not file:
            return
        words = ""
        try:
            if file.size <= _LARGEST:
                words = await file.text()
        except Exception:  # the browser's own: the file has gone, or may not be read
            self._say(text("results.unreadable"))
            return
        finally:
            chooser.value = ""  # so that choosing the same file again is a change
        self._take(words)

    def _take(self, words: str) -> None:
        """Take over the results of a text that are not here yet."""
        if not is_ours(words):
            self._say(text("results.foreign"))
            return
        try:
            log, spoilt = read(words)
        except LaterVersionError:
            self._say(text("results.later"))
            return
        try:
            before = len(counting(device_results.log()))
            merged = device_results.change(lambda here: merge(here, log))
        except LaterVersionError:
            self._say(text("results.later-here"))
            return
        self._shown(merged)
        sentences = [plural("results.taken", len(counting(merged)) - before)]
        if spoilt:
            sentences.append(plural("results.spoilt", len(spoilt)))
        self._say(" ".join(sentences))


def _box() -> "Element":
    return by_id("results-text")
