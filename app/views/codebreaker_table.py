"""The code-breaker's table on the screen: draws a picture it is given, reports what is tapped.

Public names: `Picture`, `Row`, `Breaker`. It knows no rules; nothing is read back
from the page.

    section.breaker
      fieldset.breaker-choice          before the game: how many places, which strategy
      div.guess                        the guess that waits: title, beads
      div.squares                      the answer being put together: button.square for each place
      div.thinking                     progress, and a way to end it
    div.controls                       That's it or Cancel; Ready, Play, Correct it; Play again
    section.log                        codes left, their chart, the answered guesses

Squares and rows that are there stay, so that the focus stays where it is.
"""

from collections import namedtuple

from app.art.codes_left_chart import left_chart_art
from app.browser.dom import by_id, focused, listen, make
from app.views.bead_row import names_of, pegs_picture, row_picture
from app.words.sentences import text

#: One answered guess: ``guess``, a tuple of colour indices; ``pegs``; ``left``, the words that say
#: how many codes it left; ``note``, what is wrong with it or ""; ``is_doubted``; ``is_solved``;
#: ``is_edited``: its answer is being corrected; ``can_edit``.
Row = namedtuple(
    "Row",
    ("guess", "pegs", "left", "note", "is_doubted", "is_solved", "is_edited", "can_edit"),
)

#: Everything the table shows. ``choices``: whether the game is still to begin; ``title`` of the
#: guess; ``guess``: tuple of colour indices, None for beads that are still to come; ``squares``:
#: tuple of "empty", "black", "white", () where there is nothing to answer; ``locked``: nothing can
#: be answered now; ``is_long``: the thinking takes a while; ``progress`` of it: (done, of), None
#: where that is not known; ``left``: the words that say how many codes are left; ``counts``: see
#: left_chart_art, with ``most``, the first of them in words, and ``chart``, all of them; ``rows``:
#: tuple of Row.
Picture = namedtuple(
    "Picture",
    (
        "choices",
        "title",
        "guess",
        "squares",
        "locked",
        "is_long",
        "progress",
        "left",
        "counts",
        "most",
        "chart",
        "rows",
    ),
)

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

    def __init__(self, looks: tuple, on_square, on_edit, on_stop):
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
            '</div><h2 id="log-title"></h2><ol class="answered"></ol>'
        )
        self._find("#log-title", self._log).textContent = text("guesses")
        self._find(".squares").setAttribute("aria-label", text("codebreaker.answer"))
        self._find("progress").setAttribute("aria-label", text("codebreaker.progress"))
        self._find(".thinking button").textContent = text("codebreaker.stop")
        controls = by_id("submit-button").parentElement
        controls.parentElement.insertBefore(self._stage, controls)
        controls.after(self._log)
        self._squares = []
        self._rows = []  # elements
        self._shown_rows = ()
        self._guess = None
        self._counts = None
        listen(self._find(".squares"), "click", lambda event: _hand_on(event, ".square", on_square))
        listen(self._log, "click", lambda event: _hand_on(event, ".edit", on_edit))
        listen(self._find(".thinking button"), "click", lambda event: on_stop())

    @property
    def choices(self):
        """The element for what can be chosen before the game."""
        return self._find(".breaker-choices")

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

    def focused_square(self):
        """Return the square that has the keyboard focus, or None."""
        square = focused().closest(".square")
        return int(square.getAttribute("data-number")) if square else None

    def focus_edit(self, number: int) -> None:
        """Move the keyboard focus to the button that corrects an answer."""
        button = self._rows[number].querySelector(".edit")
        if button:
            button.focus()

    def guess_beads(self) -> list:
        """Return the elements of the beads of the guess."""
        return list(self._find(".guess").querySelectorAll(".bead"))

    def _find(self, css: str, within=None):
        return (within or self._stage).querySelector(css)

    def _draw_guess(self, guess: tuple) -> None:
        if guess == self._guess:
            return
        self._guess = guess
        box = self._find(".guess")
        box.style.setProperty("--places", str(len(guess)))
        box.innerHTML = row_picture(guess, self._looks)
        waiting = None in guess
        box.setAttribute("aria-label", text("codebreaker.no-guess") if waiting else names_of(guess))

    def _draw_squares(self, squares: tuple, locked: bool) -> None:
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

    def _draw_thinking(self, is_long: bool, progress) -> None:
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

    def _draw_rows(self, rows: tuple) -> None:
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

    def _draw_row(self, item, number: int, row: Row) -> None:
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


def _hand_on(event, css: str, hear) -> None:
    element = event.target.closest(css)
    if element:
        hear(int(element.getAttribute("data-number")))
