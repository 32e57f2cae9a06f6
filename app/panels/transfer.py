"""Results carried to another device and back, as a text file or as text.

Public names: `CONTENT`, `Transfer`.
"""

from app.browser import handing_over
from app.browser.clock import today
from app.browser.dom import by_id, focused, listen, spawn
from app.browser.slices import in_slices
from app.shelf import device_results
from app.words.sentences import plural, text
from cyclomind.daily import text_of
from cyclomind.results import LaterVersionError, is_later, is_ours
from cyclomind.results_text import counting_lines, joining

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
</div>
<div class="taking" id="results-taking" hidden>
<progress id="results-progress" data-label="results.taking"></progress>
<button type="button" class="plain" id="results-cancel-button" data-text="coach.cancel"></button>
</div>"""

#: A file with more bytes is no list of results: it would be one of some forty thousand games.
_LARGEST = 3_000_000


class Transfer:
    """The controls. say(sentence) tells how it went; shown(log) shows what is there now."""

    def __init__(self, say: "Callable[[str], object]", shown: "Callable[[Any], object]"):
        self._say = say
        self._shown = shown
        self._stop: Callable[[], None] | None = None  # ends the taking over that is under way
        chooser = by_id("results-file")
        listen(by_id("results-save-button"), "click", lambda event: self._save())
        listen(by_id("results-open-button"), "click", lambda event: chooser.click())
        listen(chooser, "change", lambda event: spawn(self._open(chooser)))
        listen(by_id("results-take-button"), "click", lambda event: self._take(_box().value))
        listen(by_id("results-cancel-button"), "click", lambda event: self._cancel())

    def clear(self) -> None:
        """Empty the field for the text."""
        _box().value = ""

    def _save(self) -> None:
        """Offer the log as a file and as text: no browser says whether the file was saved."""
        try:
            words = device_results.log() + "\n"
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
        self._end()
        if not is_ours(words):
            self._say(text("results.foreign"))
        elif is_later(words):
            self._say(text("results.later"))
        else:
            self._join(words)

    def _join(self, words: str) -> None:
        try:
            here = device_results.log()
        except LaterVersionError:
            self._say(text("results.later-here"))
            return

        def finish(outcome: tuple[str, int]) -> None:
            joined, spoilt = outcome
            if device_results.change(lambda now: joined if now == here else now) != joined:
                self._join(words)  # a game has ended meanwhile, perhaps in another window
                return
            self._end()
            self._shown(joined)
            more = len(counting_lines(joined)) - len(counting_lines(here))
            sentences = [plural("results.taken", more)]
            if spoilt:
                sentences.append(plural("results.spoilt", spoilt))
            self._say(" ".join(sentences))

        self._stop = in_slices(joining(here, words), finish, self._show_progress)

    def _show_progress(self, done: int, of: int) -> None:
        bar = by_id("results-progress")
        bar.setAttribute("max", str(of))
        bar.setAttribute("value", str(done))
        by_id("results-taking").hidden = False

    def _cancel(self) -> None:
        self._end()
        self._say(text("coach.cancelled"))

    def _end(self) -> None:
        """Take no more over; the focus does not go with the button that ends it."""
        if self._stop:
            self._stop()
        had_focus = focused() and focused().id == "results-cancel-button"
        by_id("results-taking").hidden = True
        if had_focus:
            by_id("results-open-button").focus()


def _box() -> "Element":
    return by_id("results-text")
