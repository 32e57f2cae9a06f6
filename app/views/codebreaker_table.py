"""The code-breaker's table on the screen: draws a picture it is given, reports what is tapped.

Public name: `Breaker`. It knows no rules; nothing is read back from the page.

    section.breaker
      fieldset.breaker-choice          before the game: how many places, which strategy
      div.guess                        the guess that waits: title, beads
      div.squares                      the answer being put together: button.square for each place
      div.thinking                     progress, and a way to end it
    div.controls                       That's it or Cancel; Ready, Play, Correct it; Play again
    section.log                        codes left, their chart, the answered guesses

Squares and rows that are there stay, so that the focus stays where it is.
"""

from app.art.codes_left_chart import left_chart_art
from app.browser import motion
from app.browser.dom import around, by_id, focused, listen, make, on_key
from app.views.bead_row import names_of, pegs_picture, row_picture
from app.views.celebration import hop
from app.views.codebreaker_picture import Picture, Row
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Element, Event

    from app.art.beads import Look
    from app.input.keys import Key

    Hearer = Callable[[int], object]

_PENCIL = (
    '<svg viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3"/></svg>'
)

#: What stands on a square: as pegs do, black and white differ by shape as well.
_SQUARE_ART = {
    "empty": "",
    "black": '<rect class="peg-exact" x="4" y="4" width="24" height="24" rx="3"/>',
    "white": '<circle class="peg-misplaced" cx="16" cy="16" r="11"/>',
}


class Breaker:
    """The table; on_square(square), on_edit(number), on_stop() hear what was tapped.

    looks: tuple of beads.Look per colour.
    """

    def __init__(
        self,
        looks: "tuple[Look, ...]",
        on_square: "Hearer",
        on_edit: "Hearer",
        on_stop: "Callable[[], object]",
    ):
        self._looks = looks
        self._stage = make("section", "breaker")
        self._stage.setAttribute("aria-label", text("game.codebreaker"))
        self._stage.innerHTML = (
            '<div class="breaker-choices"></div>'
            '<h2 id="guess-title"></h2><div class="guess" role="img"></div>'
            '<div class="squares" role="group"></div>'
            '<div class="thinking"><progress></progress>'
            '<button type="button" class="small"></button></div>'
        )
        self._log = make("section", "log")
        self._log.setAttribute("aria-label", text("guesses"))
        self._log.innerHTML = (
            '<div class="left-box"><p class="left-words"></p><div class="left-picture" role="img">'
            '<span class="chart-most"></span><span class="chart-least">1</span><div></div></div>'
            '</div><h2 id="log-title"></h2><ol class="answered" role="list"></ol>'
        )
        self._find("#log-title", self._log).textContent = text("guesses")
        self._find(".squares").setAttribute("aria-label", text("codebreaker.answer"))
        self._find("progress").setAttribute("aria-label", text("codebreaker.progress"))
        self._find(".thinking button").textContent = text("codebreaker.stop")
        controls = by_id("submit-button").parentElement
        controls.parentElement.insertBefore(self._stage, controls)
        controls.after(self._log)
        self._motion = motion.Animations()
        self._squares: list[Element] = []
        self._rows: list[Element] = []
        self._shown_rows: tuple[Row, ...] = ()
        self._guess: tuple[int | None, ...] | None = None
        self._counts: tuple[int | None, ...] | None = None
        listen(self._find(".squares"), "click", lambda event: _hand_on(event, ".square", on_square))
        on_key(self._find(".squares"), self._step)
        listen(self._log, "click", lambda event: _hand_on(event, ".edit", on_edit))
        listen(self._find(".thinking button"), "click", lambda event: on_stop())

    @property
    def choices(self) -> "Element":
        """The element for what can be chosen before the game."""
        choices: Element = self._find(".breaker-choices")
        return choices

    def draw(self, picture: Picture) -> None:
        """Show this picture; only what differs from the last one is touched."""
        self._find(".breaker-choices").hidden = not picture.choices
        title = self._find("#guess-title")
        title.textContent = picture.title
        title.hidden = not picture.title
        self._draw_guess(picture.guess)
        self._draw_squares(picture.squares, picture.locked)
        self._draw_thinking(picture.is_long, picture.progress)
        self._find(".left-words", self._log).textContent = picture.left
        if picture.counts != self._counts:
            self._counts = picture.counts
            chart = self._find(".left-picture", self._log)
            chart.firstElementChild.textContent = picture.most
            chart.lastElementChild.innerHTML = left_chart_art(picture.counts)
        self._find(".left-picture", self._log).setAttribute("aria-label", picture.chart)
        self._find("#log-title", self._log).hidden = not picture.rows
        self._draw_rows(picture.rows)

    def focus_square(self, square: int) -> None:
        """Move the keyboard focus to a square, counted on around the row."""
        if self._squares:
            self._squares[square % len(self._squares)].focus()

    def focus_edit(self, number: int) -> None:
        """Move the keyboard focus to the button that corrects an answer."""
        button = self._rows[number].querySelector(".edit")
        if button:
            button.focus()

    def bring_guess(self, milliseconds: int) -> None:
        """Let the beads of the guess come down one after another; 0: they are there at once."""
        self._motion.finish()
        if milliseconds:
            frames = [
                {"opacity": "0", "transform": "translateY(-24%) scale(.9)"},
                {"opacity": "1", "transform": "none"},
            ]
            for i, bead in enumerate(self._beads()):
                self._motion.play(bead, frames, milliseconds + i * milliseconds // 4, "ease-out")

    def celebrate(self, milliseconds: int) -> None:
        """Let a small wave run once along the code that has been found; 0: nothing moves."""
        hop(self._motion, self._beads(), milliseconds)

    def _step(self, key: "Key", event: "Event") -> None:
        """Move the focus to the square beside, where an arrow is pressed."""
        step = {"ArrowLeft": -1, "ArrowRight": 1}.get(key.key)
        square = around(event, ".square")
        if square and step and not key.modified:
            event.preventDefault()
            self.focus_square(int(square.getAttribute("data-number")) + step)

    def _beads(self) -> "list[Element]":
        return list(self._find(".guess").querySelectorAll(".bead"))

    def _find(self, css: str, within: "Element | None" = None) -> "Any":
        return (within or self._stage).querySelector(css)

    def _draw_guess(self, guess: tuple[int | None, ...]) -> None:
        if guess == self._guess:
            return
        self._guess = guess
        box = self._find(".guess")
        box.style.setProperty("--places", str(len(guess)))
        box.innerHTML = row_picture(guess, self._looks)
        colors = tuple([color for color in guess if color is not None])
        box.setAttribute("aria-label", names_of(colors) or text("codebreaker.no-guess"))

    def _draw_squares(self, squares: tuple[str, ...], locked: bool) -> None:
        group = self._find(".squares")
        group.hidden = not squares
        if not squares:
            return
        group.style.setProperty("--places", str(len(squares)))
        if len(squares) != len(self._squares):
            group.replaceChildren()
            self._squares = []
            for number in range(len(squares)):
                button = make("button", "square")
                button.setAttribute("data-number", str(number))
                group.appendChild(button)
                self._squares.append(button)
        for number, square in enumerate(squares):
            button = self._squares[number]
            if button.getAttribute("data-square") != square:
                button.setAttribute("data-square", square)
                button.innerHTML = (
                    f'<svg viewBox="0 0 32 32" aria-hidden="true">{_SQUARE_ART[square]}</svg>'
                )
                state = text("codebreaker.square." + square)
                label = text("codebreaker.square", number=number + 1, state=state)
                button.setAttribute("aria-label", label)
            button.setAttribute("aria-disabled", "true" if locked else "false")

    def _draw_thinking(self, is_long: bool, progress: tuple[int, int] | None) -> None:
        box = self._find(".thinking")
        had_focus = box.contains(focused())
        box.hidden = not is_long
        bar = self._find("progress")
        if progress is None:
            bar.removeAttribute("value")
        else:
            bar.max = progress[1]
            bar.value = progress[0]
        if had_focus and not is_long:
            self.focus_square(0)

    def _draw_rows(self, rows: tuple[Row, ...]) -> None:
        listing = self._find(".answered", self._log)
        while len(self._rows) > len(rows):
            self._rows.pop().remove()
        for number, row in enumerate(rows):
            before = self._shown_rows[number] if number < len(self._rows) else None
            if before is None:
                self._rows.append(make("li"))
                listing.appendChild(self._rows[number])
            if before != row:
                self._draw_row(self._rows[number], number, row)
        if len(rows) > len(self._shown_rows):
            # The latest matters most; where the list scrolls, it is brought into sight.
            listing.scrollTop = listing.scrollHeight
        self._shown_rows = rows

    def _draw_row(self, item: "Element", number: int, row: Row) -> None:
        had_focus = item.contains(focused())
        item.className = "turn"
        for name in ("doubted", "solved", "edited"):
            item.classList.toggle(name, getattr(row, "is_" + name))
        # All of this is made of numbers and of our own drawings.
        item.innerHTML = (
            f'<div class="turn-said" role="img"><span class="turn-number">{number + 1}</span>'
            f'<span class="turn-beads">{row_picture(row.guess, self._looks)}</span>'
            f'<span class="turn-pegs">{pegs_picture(row)}</span>'
            '<span class="turn-left"></span></div>'
            '<p class="turn-note"></p>'
            f'<button type="button" class="edit" data-number="{number}">{_PENCIL}</button>'
        )
        item.querySelector(".turn-left").textContent = row.left
        note = item.querySelector(".turn-note")
        note.textContent = row.note
        note.hidden = not row.note
        item.querySelector(".turn-said").setAttribute(
            "aria-label",
            text(
                "codebreaker.turn",
                number=number + 1,
                colors=names_of(row.guess),
                exact=row.pegs.exact,
                misplaced=row.pegs.misplaced,
                left=row.left,
            ),
        )
        edit = item.querySelector(".edit")
        label = text("codebreaker.edit", number=number + 1)
        edit.setAttribute("aria-label", label)
        edit.title = label
        edit.hidden = not row.can_edit
        if had_focus:
            if row.can_edit:
                edit.focus()
            else:
                self.focus_square(0)


def _hand_on(event: "Event", css: str, hear: "Hearer") -> None:
    element = around(event, css)
    if element:
        hear(int(element.getAttribute("data-number")))
