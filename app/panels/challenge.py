"""A puzzle that the player lays out for somebody else, and its link. Public name: `open_panel`."""

from app.art.beads import looks_named
from app.art.colors import COLORS
from app.browser import chance
from app.browser.choosing import on_choice
from app.browser.dom import around, by_id, listen, make, on_key
from app.browser.handing_over import link_for_others
from app.input import keys
from app.panels.fields import labelled_select
from app.panels.panel import made, show
from app.panels.sending import Sender, content
from app.shelf.choices import Field
from app.shelf.game_words import name_of
from app.views.bead_names import are_numbers_shown, numbered
from app.views.bead_row import bead_picture
from app.views.board import Board, Picture
from app.words.sentences import text
from cyclomind.daily import tells_something
from cyclomind.errors import ShareError
from cyclomind.puzzle import puzzle_of
from cyclomind.ring import random_necklace
from cyclomind.rng import Rng
from cyclomind.share import MAX_COLORS, MAX_POSITIONS, MIN_COLORS, MIN_POSITIONS

if False:  # names for annotations
    from js import Element, Event
    from roles import Page

    from cyclomind.puzzle import Puzzle

_CONTENT = """
<p class="hint" data-text="challenge.hint"></p>
<div class="own-sizes" id="challenge-sizes"></div>
<svg class="board own-board" id="challenge-board" viewBox="-100 -100 200 200" role="group"
data-label="challenge.board"><g class="cord"></g><g class="ring"></g></svg>
<div class="own-colors" id="challenge-colors" role="group" data-label="settings.colors"></div>
<p class="hint" id="challenge-status" role="status"></p>""" + content("challenge")

_benches: "list[_Bench]" = []  # the one _Bench of this page, once the panel has been opened


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the puzzle that is being made for page.room; at first, one of the present size."""
    if made("challenge", "challenge", _CONTENT):
        puzzle = page.room.game.puzzle
        _benches.append(_Bench(page.room.name, puzzle.n, puzzle.colors))
    _benches[0].draw()
    show("challenge", opener)


class _Bench:
    """Where the necklace is laid out. It is not the board: the room's own game goes on."""

    def __init__(self, room: str, n: int, colors: int):
        self._room = room
        self._colors = colors
        # Something to begin with, and a surprise for those who change nothing.
        self._beads = random_necklace(n, colors, Rng(chance.fresh_seed()))
        self._selected = 0
        self._looks = looks_named("challenge", MAX_COLORS)
        self._board = Board(by_id("challenge-board"), self._select)
        self._sender = Sender("challenge")
        self._add_choice("own-positions", "settings.positions", MIN_POSITIONS, MAX_POSITIONS, n)
        self._add_choice("own-colors-select", "settings.colors", MIN_COLORS, MAX_COLORS, colors)
        on_choice(by_id("challenge-sizes"), lambda control: self._resize())
        listen(by_id("challenge-colors"), "click", self._on_color)
        on_key(by_id("challenge-panel"), self._on_key)

    def _add_choice(self, name: str, label: str, least: int, most: int, value: int) -> None:
        field = Field(name, label, tuple(range(least, most + 1)), value, None)
        by_id("challenge-sizes").append(labelled_select(field))
        by_id(name).value = str(value)

    # What is done to it

    def _resize(self) -> None:
        """Take over the chosen sizes; the beads stay as far as they fit."""
        n, self._colors = int(by_id("own-positions").value), int(by_id("own-colors-select").value)
        longer = self._beads + tuple(range(len(self._beads), n))
        self._beads = tuple([bead % self._colors for bead in longer[:n]])
        self._selected = min(self._selected, n - 1)
        self.draw()

    def _select(self, position: int) -> None:
        self._selected = position % len(self._beads)
        self._draw()

    def _put(self, color: int) -> None:
        """Put a colour at the selected position, and go on to the next one."""
        here = self._selected
        self._beads = self._beads[:here] + (color,) + self._beads[here + 1 :]
        self._select(here + 1)
        name = text("color." + COLORS[color].name)
        self._say(text("challenge.placed", color=name, position=here + 1) + " " + self._verdict())

    def _on_color(self, event: "Event") -> None:
        button = around(event, "button")
        if button:
            self._put(int(button.getAttribute("data-color")))

    def _on_key(self, key: "keys.Key", event: "Event") -> None:
        move, number = keys.move_of(key) or (None, 0)
        on_board = around(event, ".spot")
        if move == keys.NUMBER and number < self._colors:
            self._put(number)
        elif on_board and move == keys.SELECT:
            self._select(self._selected + number)
        elif not on_board or move is None:
            return
        event.preventDefault()
        if on_board:
            self._board.focus(self._selected)

    # Showing

    def draw(self) -> None:
        """Show the necklace and the colours for it."""
        self._draw_colors()
        self._draw()

    def _draw(self) -> None:
        self._board.draw(
            Picture(self._beads, (), self._looks, self._selected, self._selected, False)
        )
        self._say(self._verdict())
        puzzle = self._puzzle()
        by_id("challenge-sending").hidden = puzzle is None
        if puzzle:
            link = (("n", str(puzzle.n)), ("c", str(puzzle.colors)), ("s", puzzle.code))
            name = name_of(self._room, f"n={puzzle.n}")
            words = text("told", name=name, told=text("challenge.text"))
            self._sender.offer(words, link_for_others(self._room, link))

    def _puzzle(self) -> "Puzzle | None":
        """Return the puzzle of the beads, or None when there is nothing to find."""
        try:
            return puzzle_of(self._beads, self._colors)
        except ShareError:
            return None

    def _verdict(self) -> str:
        """Return what is to be said against the beads, or nothing."""
        if self._puzzle() is None:
            return text("challenge.degenerate")
        # Where any colour may be tried, every content tells something.
        if self._room == "necklace" and not tells_something(self._beads):
            return text("challenge.silent")
        return ""

    def _draw_colors(self) -> None:
        group = by_id("challenge-colors")
        group.replaceChildren()
        for color in range(self._colors):
            button = make("button", "choice")
            button.setAttribute("data-color", str(color))
            name = text("color." + COLORS[color].name)
            button.setAttribute("aria-label", numbered(name, color, are_numbers_shown()))
            button.innerHTML = bead_picture(color, self._looks)
            group.appendChild(button)

    def _say(self, sentence: str) -> None:
        by_id("challenge-status").textContent = sentence
