"""The buttons under the code-breaker's guess: Play, Ready or Correct it; That's it or Cancel.

Public name: `Buttons`.
"""

from app.browser.dom import by_id, enable, focused, listen, make, on_click, said, show_one
from app.words.sentences import text
from cyclomind.games.codebreaker.game import ANSWERING, CONTRADICTION, DONE, READY, THINKING

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event

    Hearer = Callable[[], object]

_SUBMIT, _BESIDE, _AGAIN = "submit-button", "beside-button", "again-button"


class Buttons:
    """The buttons; on_submit(), on_beside() and on_again() hear which was pressed."""

    def __init__(self, on_submit: "Hearer", on_beside: "Hearer", on_again: "Hearer"):
        self._by_key = False  # the latest press was a key's
        self._beside = make("button", "second-action")
        self._beside.id = _BESIDE
        by_id(_SUBMIT).before(self._beside)
        for name in ("undo-button", "redo-button"):
            by_id(name).hidden = True
        on_click(by_id(_SUBMIT), lambda event: self._press(event, on_submit))
        listen(self._beside, "click", lambda event: self._press(event, on_beside))
        on_click(by_id(_AGAIN), lambda event: on_again())

    def draw(self, phase: str, editing: bool) -> None:
        """Show what can be done. phase: of the game; editing: an earlier answer is corrected."""
        play = "codebreaker.play" if phase == READY else "codebreaker.ready"
        by_id(_SUBMIT).textContent = text("codebreaker.correct" if editing else play)
        self._beside.textContent = text("codebreaker.cancel" if editing else "codebreaker.that")
        for name in (_SUBMIT, _BESIDE):
            enable(name, phase != THINKING)
        self._beside.hidden = not editing and phase not in (THINKING, ANSWERING)
        shown = _AGAIN if phase in (DONE, CONTRADICTION) and not editing else _SUBMIT
        show_one(shown, (_AGAIN, _SUBMIT))

    def were_pressed_by_key(self) -> bool:
        """Tell whether a key has pressed the button that has the keyboard focus."""
        return self._by_key and focused().id in (_SUBMIT, _BESIDE)

    def _press(self, event: "Event", hear: "Hearer") -> None:
        self._by_key = said(event, "detail", 0) == 0
        hear()
