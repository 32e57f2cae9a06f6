"""The rows of a Mastermind board on the screen: draws a picture it is given, reports taps.

Public name: `Rows`. It knows no rules. What was painted last is kept only to
paint less the next time; nothing is ever read back from the page.

    section.rows
      h2                             what puzzle this is
      div.rows-box                   scrolls where not all rows fit
        ol
          li.row.scored              one per scored guess, oldest first: beads and pegs
          li.row.current             the row being filled: a button.place for each place
          li.row.waiting             what is left
      p.legend                       what a black and what a white peg say
    div.code                         the code, once it may be seen; beside the controls

The current row is one element for the whole game. Scored rows come in before it, so that the
focus stays where it is.
"""

from collections import namedtuple

from app.art.beads import hole_art
from app.art.pegs import peg_art, pegs_art
from app.browser import motion
from app.browser.dom import around, by_id, focused, listen, make
from app.views.bead_names import are_numbers_shown, numbered
from app.views.bead_row import (
    bead_picture,
    framed,
    names_of,
    pegs_picture,
    place_name,
    row_picture,
)
from app.views.celebration import hop
from app.views.mastermind_picture import Picture
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event

    from app.art.beads import Look
    from cyclomind.games.mastermind import Turn

#: What was last painted at one place of the current row.
_Paint = namedtuple("_Paint", ("color", "numbered", "selected", "locked"))


class Rows:
    """The board in front of the controls; ``on_tap(place)`` hears which place was tapped.

    looks: tuple of beads.Look per colour.
    """

    def __init__(self, looks: "tuple[Look, ...]", on_tap: "Callable[[int], object]"):
        self._looks = looks
        self._tapped = on_tap
        self._section = make("section", "rows")
        self._section.innerHTML = (
            '<h2 id="rows-title"></h2>'
            '<div class="rows-box" tabindex="0" role="group" aria-labelledby="rows-title">'
            '<ol role="list"><li class="row current">'
            '<span class="row-number" aria-hidden="true"></span>'
            '<div class="row-places" role="group"></div>'
            '<span class="row-pegs" aria-hidden="true"></span></li></ol></div>'
            '<p class="legend"></p>'
        )
        legend = self._section.querySelector(".legend")
        for color in ("black", "white"):
            peg = make("span", "", "")
            peg.innerHTML = peg_art(color == "black")
            peg.firstElementChild.setAttribute("role", "img")
            peg.firstElementChild.setAttribute("aria-label", text("codebreaker.square." + color))
            peg.append(" " + text("mastermind.legend." + color))
            legend.append(peg, " ")
        self._section.setAttribute("aria-labelledby", "rows-title")
        self._box = self._section.querySelector(".rows-box")
        self._list = self._section.querySelector("ol")
        self._current = self._section.querySelector(".current")
        self._group = self._section.querySelector(".row-places")
        controls = by_id("submit-button").parentElement
        controls.parentElement.insertBefore(self._section, controls)
        self._code = make("div", "code")
        self._code.hidden = True
        controls.prepend(self._code)
        self._scored: list[Element] = []  # elements of the scored rows
        self._waiting: list[Element] = []
        self._turns: tuple[Turn, ...] = ()
        self._doubted: tuple[int, ...] = ()
        self._places: list[Element] = []
        self._painted: list[_Paint | None] = []
        self._pegs = ""  # SVG text of the pegs in the current row
        self._appeared = 0  # so many of them have begun to appear
        self._shown_code = None
        self._motion = motion.Animations()
        listen(self._group, "click", self._on_click)

    def draw(self, picture: Picture) -> None:
        """Show this picture; only what differs from the last one is touched."""
        self._section.querySelector("h2").textContent = picture.title
        self._section.style.setProperty("--places", str(picture.places))
        self._section.style.setProperty("--rows", str(picture.rows))
        if picture.places != len(self._places):
            self._lay_out(picture.places)
        further = picture.turns != self._turns
        self._draw_scored(picture)
        self._draw_current(picture)
        self._draw_waiting(picture)
        self._draw_code(picture)
        if further:
            self._scroll_to_latest()

    def focus(self, place: int) -> None:
        """Move the keyboard focus to a place of the current row."""
        self._places[place].focus()

    def has_focus(self) -> bool:
        """Tell whether a place of the current row has the keyboard focus."""
        return self._current.contains(focused())

    def drop(self, place: int, milliseconds: int) -> None:
        """Let the bead at a place settle there."""
        if milliseconds:
            frames = [{"transform": f"scale({size})"} for size in ("0.6", "1.08", "1")]
            self._motion.play(self._places[place].firstElementChild, frames, milliseconds)

    def celebrate(self, milliseconds: int) -> None:
        """Let a small wave run once along the winning row."""
        hop(self._motion, self._scored[-1].querySelectorAll(".bead"), milliseconds)

    def finish(self) -> None:
        """End all motion now; every bead and peg is where it belongs."""
        self._motion.finish()

    def _on_click(self, event: "Event") -> None:
        place = around(event, ".place")
        if place:
            self._tapped(int(place.getAttribute("data-position")))

    def _lay_out(self, places: int) -> None:
        """Make the places of the current row anew."""
        had_focus = self.has_focus()
        self._group.replaceChildren()
        self._places = []
        self._painted = [None] * places
        for place in range(places):
            button = make("button", "place")
            button.setAttribute("data-position", str(place))
            self._group.appendChild(button)
            self._places.append(button)
        if had_focus:
            self._places[0].focus()

    def _draw_scored(self, picture: Picture) -> None:
        turns = picture.turns
        if turns[: len(self._turns)] != self._turns:
            self._turns = ()
        if not self._turns:
            for row in self._scored:
                row.remove()
            self._scored = []
            self._doubted = ()
        for number in range(len(self._turns), len(turns)):
            row = self._scored_row(number, turns[number])
            self._list.insertBefore(row, self._current)
            self._scored.append(row)
        self._turns = turns
        if picture.doubted != self._doubted:
            self._doubted = picture.doubted
            for number, row in enumerate(self._scored):
                row.classList.toggle("doubted", number in picture.doubted)
        if self._scored:
            self._scored[-1].classList.toggle("solved", picture.won)

    def _scored_row(self, number: int, turn: "Turn") -> "Element":
        row = make("li", "row scored")
        # All of this is made of numbers and of our own drawings.
        row.innerHTML = (
            f'<div role="img"><span class="row-number">{number + 1}</span>'
            f'<span class="row-places">{row_picture(turn.guess, self._looks)}</span>'
            f'<span class="row-pegs">{pegs_picture(turn)}</span></div>'
        )
        row.firstElementChild.setAttribute(
            "aria-label",
            text(
                "mastermind.row",
                number=number + 1,
                colors=names_of(turn.guess),
                exact=turn.pegs.exact,
                misplaced=turn.pegs.misplaced,
            ),
        )
        return row

    def _draw_current(self, picture: Picture) -> None:
        current = self._current
        current.hidden = picture.row is None
        if picture.row is None:
            return
        number = len(picture.turns) + 1
        current.firstElementChild.textContent = str(number)
        self._group.setAttribute("aria-label", text("mastermind.current", number=number))
        shown = picture.pending.guess if picture.pending else picture.row
        has_numbers = are_numbers_shown()
        for place, color in enumerate(shown):
            is_selected = place == picture.selected
            paint = _Paint(color, has_numbers, is_selected, bool(picture.pending))
            if paint != self._painted[place]:
                self._paint_place(place, paint, self._painted[place])
                self._painted[place] = paint
        pegs = pegs_picture(picture.pending) if picture.pending else pegs_art(0, 0, len(shown))
        if pegs != self._pegs:
            self._pegs = pegs
            self._appeared = 0
            current.lastElementChild.innerHTML = pegs
        if picture.pending:
            self._draw_appeared(picture)

    def _draw_appeared(self, picture: Picture) -> None:
        """Show the pegs that have begun to appear, and let the latest of them fade in."""
        pegs = list(self._current.querySelectorAll(".peg-exact, .peg-misplaced"))
        if not pegs:  # nothing earned: that is said by the dots
            pegs = list(self._current.querySelectorAll(".pegs"))
        appeared = max(1, picture.appeared)
        for i, peg in enumerate(pegs):
            peg.style.visibility = "visible" if i < appeared else "hidden"
            if self._appeared <= i < appeared and picture.fade_ms:
                self._motion.play(peg, [{"opacity": "0"}, {"opacity": "1"}], picture.fade_ms)
        self._appeared = appeared

    def _scroll_to_latest(self) -> None:
        """Where not all rows fit, show the latest: a guess is made from them."""
        last = self._scored[-1] if self._scored else None
        # The current row keeps itself in sight and so does not say where its own place is.
        bottom = last.offsetTop + last.offsetHeight if last else 0
        self._box.scrollTop = max(0, bottom + self._current.offsetHeight - self._box.clientHeight)

    def _paint_place(self, place: int, paint: _Paint, before: _Paint | None) -> None:
        button = self._places[place]
        if before is None or before.color != paint.color:
            button.innerHTML = bead_picture(paint.color, self._looks)
            button.setAttribute("data-color", "" if paint.color is None else str(paint.color))
        if before is None or before[:2] != paint[:2]:
            name = place_name(paint.color, place, len(self._places))
            button.setAttribute("aria-label", numbered(name, paint.color, paint.numbered))
        button.setAttribute("tabindex", "0" if paint.selected else "-1")
        if paint.locked:
            button.setAttribute("aria-disabled", "true")
            button.removeAttribute("aria-pressed")
        else:
            button.removeAttribute("aria-disabled")
            button.setAttribute("aria-pressed", "true" if paint.selected else "false")

    def _draw_waiting(self, picture: Picture) -> None:
        taken = len(picture.turns) + (0 if picture.row is None else 1)
        wanted = picture.rows - taken
        places = len(self._places)
        if self._waiting and self._waiting[0].querySelectorAll(".bead").length != places:
            for row in self._waiting:
                row.remove()
            self._waiting = []
        while len(self._waiting) > wanted:
            self._waiting.pop().remove()
        while len(self._waiting) < wanted:
            row = make("li", "row waiting")
            row.setAttribute("aria-hidden", "true")
            row.innerHTML = (
                '<span class="row-number"></span>'
                f'<span class="row-places">{framed(hole_art(8)) * places}</span>'
                '<span class="row-pegs"></span>'
            )
            self._list.appendChild(row)
            self._waiting.append(row)
        for i, row in enumerate(self._waiting):
            row.firstElementChild.textContent = str(taken + i + 1)

    def _draw_code(self, picture: Picture) -> None:
        self._code.hidden = picture.code is None
        if picture.code is not None and picture.code != self._shown_code:
            self._shown_code = picture.code
            self._code.innerHTML = (
                '<span class="code-title"></span>'
                f'<div class="code-beads" role="img">{row_picture(picture.code, self._looks)}</div>'
            )
            self._code.firstElementChild.textContent = text("mastermind.code")
            self._code.lastElementChild.setAttribute("aria-label", names_of(picture.code))
