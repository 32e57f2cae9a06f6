"""A game that is over, watched move by move: one's own, or one that came by a link.

Public name: `open_panel`. It has a board of its own and keeps nothing; the address is its link for
as long as it is open, so that Back leaves it.
"""

from app.art.beads import looks_of
from app.browser import address, motion
from app.browser.dom import around, by_id, enable, listen, make, on_key
from app.browser.slices import in_slices
from app.panels.panel import made, show
from app.shelf.end_words import left_spoken
from app.shelf.replay_words import told
from app.views.board import Board, Picture
from app.views.left_chart import left_chart
from app.words.sentences import text
from cyclomind.games.guessing import WON
from cyclomind.necklaces_left import left_after
from cyclomind.replays import Replay, encode

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event
    from roles import Page

    from app.art.beads import Look
    from app.input.keys import Key

#: The parameter of an address that holds a replay.
_NAME = "r"


def _button(name: str, path: str) -> str:
    return (
        f'<button type="button" class="round" id="replay-{name}-button" '
        f'data-label="replay.{name}"><svg viewBox="0 0 24 24" aria-hidden="true">'
        f'<path d="{path}"/></svg></button>'
    )


_CONTENT = f"""
<p class="replay-said" id="replay-said" role="status"></p>
<svg class="board own-board" id="replay-board" viewBox="-100 -100 200 200" role="group"
data-label="board"><g class="cord"></g><g class="ring"></g></svg>
<div class="replay-steps">
{_button("first", "M6 5v14M18 5l-8 7 8 7")}{_button("previous", "M15 5l-8 7 8 7")}
<span class="hint" id="replay-place" aria-hidden="true"></span>
{_button("next", "M9 5l8 7-8 7")}</div>
<div id="replay-chart"></div>"""

_ACTIONS = (
    '<button type="button" class="main-action" id="replay-play-button" data-text="replay.play">'
    "</button>"
)

_desks: "list[_Desk]" = []  # the one _Desk of this page, once the panel has been opened


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the replay of page.room's game, or of the record that the opener has in its data."""
    if made("replay", "replay", _CONTENT, _ACTIONS):
        listen(by_id("replay-play-button"), "click", lambda event: by_id("replay-panel").close())
        _desks.append(_Desk(page))
    desk = _desks[0]
    desk.sit_down(opener.getAttribute("data-record") or page.room.game.record())
    show("replay", opener)
    by_id("replay-next-button").focus()


class _Desk:
    """The panel's content: the moves, and where among them one is."""

    def __init__(self, page: "Page"):
        self._room = page.room
        self._replay: Replay = None  # type: ignore[assignment]  # until `sit_down`
        self._looks: tuple[Look, ...] = ()
        self._left: tuple[int, ...] = ()
        self._said = ""
        self._stop_counting: Callable[[], None] = lambda: None
        self._panel = by_id("replay-panel")
        self._board = Board(by_id("replay-board"), lambda position: None)
        on_key(self._panel, self._on_key)
        listen(self._panel, "click", self._on_click)
        listen(self._panel, "close", lambda event: self._leave())
        page.room.after_draw.append(self._on_draw)

    def sit_down(self, record: str) -> None:
        """Turn to the beginning of a game on the room's puzzle."""
        room = self._room
        puzzle = room.game.puzzle
        self._replay = Replay(puzzle, record, type(room.game))
        self._looks = looks_of(puzzle)
        pairs = list(room.deck.link(puzzle)) + [(_NAME, encode(record))]
        address.show(room.name, pairs, True)
        by_id("replay-play-button").hidden = room.game.is_over
        self._left = ()
        by_id("replay-chart").replaceChildren()
        self._stop_counting = in_slices(
            left_after(self._replay.whole.turns, self._replay.whole.are_turns_seen),
            self._show_left,
        )
        self._draw()

    def _leave(self) -> None:
        self._stop_counting()
        self._board.finish()
        if self._is_in_address():
            room = self._room
            address.show(room.name, room.deck.shown(room.game.puzzle), False)

    def _on_draw(self) -> None:
        """Make way when the room shows another address, as after Back."""
        if self._panel.open and not self._is_in_address():
            self._panel.close()

    def _is_in_address(self) -> bool:
        return address.read(lambda parameters: _NAME in parameters)

    # Moving

    def _on_click(self, event: "Event") -> None:
        button = around(event, ".replay-steps button")
        if button:
            self._move(button.id.split("-")[1])

    def _on_key(self, key: "Key", event: "Event") -> None:
        keys = {"ArrowLeft": "previous", "ArrowRight": "next", "Home": "first", "End": "last"}
        if key.key in keys and not key.modified:
            event.preventDefault()
            self._move(keys[key.key])

    def _move(self, name: str) -> None:
        replay, speed = self._replay, motion.speed()
        before = replay.place
        places = {"first": 0, "previous": before - 1, "next": before + 1, "last": replay.length}
        replay.go(places[name])
        if replay.place == before:
            return
        self._draw()
        if name == "next" and replay.swapped:
            i, j = replay.swapped
            self._board.slide(i, j, speed.slide_ms)
        elif name == "next" and replay.is_scored:
            self._board.spin(replay.game.turns[-1].feedback.rotation, speed.step_ms)

    # Showing

    def _draw(self) -> None:
        replay = self._replay
        self._board.finish()
        self._board.draw(Picture(replay.game.arrangement, (), self._looks, 0, None, True))
        sentence = told(replay, self._left)
        if sentence != self._said:  # else it would be announced again
            self._said = sentence
            by_id("replay-said").replaceChildren(make("span", "", sentence))
        by_id("replay-place").textContent = f"{replay.place}\u202f/\u202f{replay.length}"
        enable("replay-first-button", replay.place > 0)
        enable("replay-previous-button", replay.place > 0)
        enable("replay-next-button", replay.place < replay.length)
        self._mark_now()

    def _show_left(self, counts: tuple[int, ...]) -> None:
        self._left = counts
        outcome = self._replay.whole.outcome
        last = text("end.found") if outcome == WON else ""
        # What is still to come is not told aloud: each number comes with its guess.
        chart = left_chart(left_spoken(counts, outcome), counts, last)
        chart.setAttribute("aria-hidden", "true")
        by_id("replay-chart").append(chart)
        self._draw()

    def _mark_now(self) -> None:
        for number, column in enumerate(self._panel.querySelectorAll(".left-chart span")):
            column.dataset.when = "now" if number <= self._replay.game.guess_count else "later"
