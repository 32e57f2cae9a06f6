"""The coach's panel: hints while a game lasts, a review when it is over.

Public name: `open_panel`. All thinking is done by a worker (app/thinking/thinker.py), which starts
when the panel is first opened. An answer belongs to the guess it was asked for: it is kept until
the next one, and forgotten with the puzzle. What can be asked about a game is its subject's.
"""

from app.browser.dom import around, by_id, find, focused, listen, make, regain, spawn
from app.browser.network import thinking_costs
from app.panels.coach_mastermind import AboutRows
from app.panels.coach_necklace import AboutNecklaces
from app.panels.panel import leave, made, show
from app.thinking.thinker import (
    ASLEEP,
    FAILED,
    FETCHING,
    READY,
    STARTING,
    Thinker,
    ThinkingBlocked,
    ThinkingCancelled,
    ThinkingFailed,
)
from app.views.status import say
from app.words.sentences import text
from cyclomind.games.guessing import HINT_LEVELS
from cyclomind.games.necklace import GIVEN_UP

if False:  # names for annotations
    from typing import Any

    from js import Element, Event
    from roles import Page, Subject

    _Answer = dict[str, Any]  # what the worker says, from JSON

_desks: "list[_Desk]" = []  # the one _Desk of this page, once the panel has been opened


_CONTENT = """
<div class="coach-content" id="coach-content"></div>
<p class="hint" id="coach-status" role="status"></p>
<progress id="coach-progress" max="1" aria-labelledby="coach-status" hidden></progress>"""

_ACTIONS = (
    '<button type="button" class="plain" id="coach-cancel-button" data-text="coach.cancel" hidden>'
    "</button>"
)


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the coach of page.room's game."""
    is_new = made("coach", "coach", _CONTENT, _ACTIONS)
    panel = by_id("coach-panel")
    # Only the rooms on a ring leave a place beside the board, and say when they have drawn it.
    is_beside = hasattr(page.room, "after_draw")
    if is_new:
        _desks.append(_Desk(page.room))
        find("main").append(panel)
        if is_beside:
            page.room.after_draw.append(_desks[0].follow)
    show("coach", opener, beside=is_beside)
    if panel.open:
        _desks[0].sit_down(page.room)
        first = find("#coach-content button")
        if first:
            first.focus()


class _Desk:
    """The panel's content: what can be asked, and what was answered."""

    def __init__(self, room: "Any"):
        self._room = room
        self._subject: Subject = AboutRows() if room.name == "mastermind" else AboutNecklaces()
        self._thinker = Thinker(self._on_stage)
        self._answers: dict[object, _Answer] = {}  # what was asked -> its answer's elements
        self._asking: str | None = None  # what is being thought about
        self._asked = ""  # what was asked last
        self._gives_up: object = None  # the puzzle that the player is about to give up
        listen(by_id("coach-content"), "click", self._on_click)
        listen(by_id("coach-cancel-button"), "click", lambda event: self._thinker.cancel())

    def sit_down(self, room: "Any") -> None:
        """Turn to the room's game as it is now, and have the worker start meanwhile."""
        self._room = room
        self._gives_up = None
        if not thinking_costs():
            self._thinker.start()
        self._draw()
        self._review()

    def follow(self) -> None:
        """Keep up with the game, where the panel stays open beside the board."""
        if by_id("coach-panel").open:
            self._draw()
            self._review()

    def _review(self) -> None:
        if self._subject.is_to_review(self._room.game) and not self._is_costly():
            self._ask("review")

    def _is_costly(self) -> bool:
        """Tell whether the next question would fetch what the player's network makes dear."""
        return thinking_costs() and self._thinker.stage in (ASLEEP, FAILED)

    # Asking

    def _ask(self, what: str) -> None:
        if self._asking is None and self._key(what) not in self._answers:
            self._asking = self._asked = what
            self._draw()
            spawn(self._think(what))

    async def _think(self, what: str) -> None:
        game, key = self._room.game, self._key(what)
        try:
            task, question = self._subject.tasks + what, self._subject.question(game)
            answer = await self._thinker.ask(task, question, self._on_progress)
        except ThinkingCancelled:
            self._say(text("coach.cancelled"))
        except ThinkingBlocked:
            self._say(text("coach.blocked"))
        except ThinkingFailed:
            self._say(text("coach.failed"))
        else:
            self._say("")
            if what in _LEVELS and game.is_open:
                game.take_hint(_LEVELS[what])
                self._room.changed()
            self._answers[key] = answer
        finally:
            self._asking = None
            self._draw()

    def _key(self, what: str) -> "tuple[Any, ...]":
        """Return what an answer depends on: the question, the puzzle, the guesses, the board."""
        game = self._room.game
        board = self._subject.board(game) if what == "fits" else ()
        return what, game.puzzle, len(game.turns), board

    # Showing

    def _draw(self) -> None:
        had_focus = focused()
        content = by_id("coach-content")
        content.replaceChildren()
        thinking = self._asking is not None
        by_id("coach-progress").hidden = not thinking
        by_id("coach-cancel-button").hidden = not thinking
        if thinking:
            self._show_stage()
        if self._subject.is_to_review(self._room.game):
            answer = self._answers.get(self._key("review"))
            if answer:
                content.append(*self._subject.review(answer, self._room))
            elif not thinking and self._is_costly():
                content.append(*self._question("review"))
        elif self._room.game.phase == GIVEN_UP:
            content.append(_paragraph(text("coach.given-up")))
        else:
            for what in _QUESTIONS:
                content.append(*self._question(what))
            content.append(_paragraph(text("coach.hints-note"), "hint"))
            tip = self._subject.tip(self._room.game)
            if tip:
                content.append(_paragraph(tip, "hint"))
            if self._subject.can_give_up:
                content.append(*self._way_out())
        if self._is_costly() and self._room.game.phase != GIVEN_UP:
            content.append(_paragraph(text("coach.size"), "hint"))
        # The questions are made anew; the one that was asked last takes over from Cancel.
        asked = had_focus.getAttribute("data-ask") or self._asked
        regain(had_focus, f'#coach-content [data-ask="{asked}"]', "#coach-panel .close-button")

    def _question(self, what: str) -> "list[Element]":
        """Return a hint's button, and its answer where there is one."""
        answer = self._answers.get(self._key(what))
        button = make("button", "question", text(self._words_of(what)))
        button.setAttribute("data-ask", what)
        if answer is None:
            return [button]
        button.setAttribute("aria-disabled", "true")
        return [button] + self._subject.answer(what, answer)

    def _words_of(self, what: str) -> str:
        """Return the key of a question's words; a review is asked for in the same words of all."""
        return ("coach." if what == "review" else self._subject.words) + what

    def _way_out(self) -> "list[Element]":
        """Return the button that ends the game, which asks before it does."""
        button = make("button", "plain")
        if self._gives_up != self._room.game.puzzle:
            button.setAttribute("data-ask", _GIVE_UP)
            button.textContent = text("coach.give-up")
            return [button]
        button.setAttribute("data-ask", _SHOW_SECRET)
        button.textContent = text("coach.show-secret")
        return [_paragraph(text("coach.give-up-note"), "hint"), button]

    def _on_click(self, event: "Event") -> None:
        button = around(event, "button")
        if not button:
            return
        what = button.getAttribute("data-ask")
        if what == _GIVE_UP:
            self._gives_up = self._room.game.puzzle
            self._draw()
            by_id("coach-content").lastElementChild.focus()
            return
        if what == _SHOW_SECRET:
            leave("coach")
            self._room.when_arranging(self._give_up)
            return
        why_not = self._subject.why_not(what, self._room.game) if what else ""
        if why_not:
            self._say(why_not)
        elif what:
            self._ask(what)
        elif button.getAttribute("data-lay-out"):
            wanted = tuple([int(bead) for bead in button.getAttribute("data-lay-out").split(",")])
            leave("coach")
            self._subject.lay_out(self._room, wanted)
            say(text(self._subject.words + "laid-out"))

    def _give_up(self) -> None:
        """End the game and show the secret."""
        self._room.game.give_up()
        self._room.changed()

    def _say(self, sentence: str) -> None:
        by_id("coach-status").textContent = sentence

    def _on_stage(self, stage: str) -> None:
        if self._asking is not None:
            self._show_stage()

    def _show_stage(self) -> None:
        stages = {FETCHING: "coach.fetching", STARTING: "coach.starting", READY: "coach.thinking"}
        self._say(text(stages.get(self._thinker.stage, "coach.fetching")))
        by_id("coach-progress").removeAttribute("value")

    def _on_progress(self, done: int, of: int) -> None:
        by_id("coach-progress").value = done / of if of else 0


#: Beside the questions: the way out, and the step that takes it.
_GIVE_UP, _SHOW_SECRET = "give-up", "show-secret"

#: What can be asked during a game, and the level of each hint.
_QUESTIONS = ("count", "fits", "suggest")
_LEVELS = dict(zip(_QUESTIONS, HINT_LEVELS))


def _paragraph(words: str, css_class: str = "answer") -> "Element":
    return make("p", css_class, words)
