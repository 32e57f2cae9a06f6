"""Beads under a finger or a mouse: carried onto another they change places, held they are pinned.

Public name: `follow`. A short tap is left to the board. What begins beside a bead is not heard, so
that a page that scrolls does; a carried bead that is let go elsewhere stays where it was.
"""

from app.art.beads import layout
from app.browser import motion, notice
from app.browser.dom import around, before_all, by_id, find, listen, on_key, on_page, page, said
from app.browser.pointing import element_at, on_pointer
from app.browser.timers import after, cancel
from app.input.press import HOLD_MS, Press, is_pin
from app.words.sentences import text

if False:  # names for annotations
    from js import Element, Event
    from roles import Page, Ring

    from app.browser.pointing import Pointer
    from app.input.keys import Key


def follow(page: "Page") -> None:
    """Let the beads of page.room be carried and held, where beads are swapped."""
    if hasattr(page.room, "play") and hasattr(page.room.play, "exchange"):
        _Hand(page)


class _Hand:
    """What is held on the board of a rooms.ring.RingRoom."""

    def __init__(self, around_room: "Page"):
        self._page = around_room
        self._room: Ring = around_room.room
        self._svg = by_id("board")
        self._press: Press | None = None
        self._timer: object = None
        self._spot: Element | None = None  # where the press began
        self._carried: Element | None = None  # the picture of the bead that is on its way
        self._target: Element | None = None  # the bead that it is over
        self._is_click_used = False  # the click that ends the press has been acted upon
        self._is_mouse = True
        on_pointer("pointerdown", self._on_down)
        on_pointer("pointermove", self._on_move)
        on_pointer("pointerup", self._on_up)
        on_pointer("pointercancel", lambda pointer, event: self._let_go())
        listen(self._svg, "touchmove", self._on_touch)
        on_page("contextmenu", self._on_menu)
        before_all("click", self._on_click)
        on_key(page, self._on_key)
        self._motion = motion.Animations()
        self._room.after_draw.append(self._on_draw)

    # A press from its beginning to its end

    def _on_down(self, pointer: "Pointer", event: "Event") -> None:
        self._let_go()
        self._is_click_used = False
        self._is_mouse = pointer.is_mouse
        spot = self._free_spot(around(event, ".spot"))
        if spot is None or not pointer.is_main:
            return
        if self._page.catch_up():
            notice.show(text("elsewhere"))
            return
        self._spot = spot
        self._press = Press(_position(spot), pointer.x, pointer.y)
        if not pointer.is_mouse:
            self._timer = after(HOLD_MS, self._on_hold)

    def _on_touch(self, event: "Event") -> None:
        """Keep the page from scrolling under a bead that may be carried."""
        # The style sheets could say so of a whole drawing only, not of the beads in it.
        if self._press is not None:
            event.preventDefault()

    def _on_move(self, pointer: "Pointer", event: "Event") -> None:
        press = self._press
        if press is None:
            return
        if not pointer.is_down:  # it was let go out of the window
            self._let_go()
        elif press.move(pointer.x, pointer.y):
            if self._carried is None:
                self._take_up(press.position)
            self._carry(press, pointer)

    def _on_up(self, pointer: "Pointer", event: "Event") -> None:
        press, target = self._press, self._target
        self._let_go()
        if press is None or not press.is_carrying:
            return
        self._is_click_used = True
        if target is not None:
            self._drop(press.position, _position(target))

    def _on_hold(self) -> None:
        press = self._press
        if press is not None and not press.is_carrying:
            self._let_go()
            self._is_click_used = True
            self._pin(press.position)

    def _on_menu(self, event: "Event") -> None:
        """Pin by the other mouse button, or the key for menus; a finger's hold is heard above."""
        spot = self._free_spot(around(event, ".spot"))
        if spot is None:
            return
        event.preventDefault()
        if self._is_mouse:
            self._let_go()
            self._pin(_position(spot))

    def _on_click(self, event: "Event") -> None:
        # One that a key or a program makes has no count.
        if self._is_click_used and said(event, "detail", 0):
            event.preventDefault()
            event.stopPropagation()
        self._is_click_used = False

    def _on_key(self, key: "Key", event: "Event") -> None:
        if key.key == "Escape" and self._press is not None and not find("dialog[open]"):
            event.preventDefault()
            self._let_go()
        elif is_pin(key) and not event.defaultPrevented and not find("dialog[open]"):
            self._pin(self._room.selected)

    def _on_draw(self) -> None:
        """End what the board shows no more."""
        self._motion.finish()
        self._let_go()

    # What it does

    def _free_spot(self, spot: "Element | None") -> "Element | None":
        """Return the bead's place, if the board's own beads can be moved now."""
        room = self._room
        is_free = room.game.is_open and room.compared is None
        return spot if is_free and spot is not None and self._svg.contains(spot) else None

    def _take_up(self, position: int) -> None:
        """Let a picture of the bead follow the finger; a pinned one stays."""
        if self._timer is not None:
            cancel(self._timer)
        if position in self._room.game.pinned:
            self._let_go()
            self._is_click_used = True
            self._room.play.tap(self._room, position)  # which says why not
            return
        assert self._spot is not None
        self._carried = self._spot.lastElementChild.cloneNode(True)
        self._carried.setAttribute("class", "carried")
        self._spot.classList.add("taken")
        self._svg.append(self._carried)

    def _carry(self, press: Press, pointer: "Pointer") -> None:
        if self._carried is None:
            return
        box = self._svg.getBoundingClientRect()
        scale = 200 / min(box.width, box.height)  # units of the board in a pixel
        across, down = press.way(pointer.x, pointer.y)
        x, y = layout(self._room.game.puzzle.n).places[press.position]
        place = f"translate({x + across * scale:.2f} {y + down * scale:.2f})"
        self._carried.setAttribute("transform", place)
        under = element_at(pointer.x, pointer.y)
        spot = self._free_spot(under.closest(".spot") if under is not None else None)
        self._aim(None if spot == self._spot else spot)

    def _aim(self, target: "Element | None") -> None:
        if self._target is not None:
            self._target.classList.remove("target")
        self._target = target
        if target is not None:
            target.classList.add("target")

    def _drop(self, here: int, there: int) -> None:
        room = self._room
        room.selected = there

        def exchange() -> None:
            room.play.exchange(room, here, there)
            # The carried bead is there; only the other one still has to come.
            room.board.finish()
            milliseconds = motion.speed().slide_ms
            if milliseconds:
                places = layout(room.game.puzzle.n).places
                (x, y), (from_x, from_y) = places[here], places[there]
                frames = motion.arc(from_x - x, from_y - y, 0.22)
                piece = self._svg.querySelectorAll(".piece")[here]
                self._motion.play(piece, frames, milliseconds, "ease-in-out")

        room.when_arranging(exchange)

    def _pin(self, position: int) -> None:
        room = self._room
        room.selected = position

        def pin() -> None:
            room.game.pin(position)
            room.changed()
            is_pinned = position in room.game.pinned
            room.say(text("pinned.on" if is_pinned else "pinned.off"))

        room.when_arranging(pin)

    def _let_go(self) -> None:
        """Forget the press; everything lies where it did."""
        if self._press is None:
            return
        self._press = None
        if self._timer is not None:
            cancel(self._timer)
            self._timer = None
        self._aim(None)
        if self._carried is not None:
            self._carried.remove()
            self._carried = None
        if self._spot is not None:
            self._spot.classList.remove("taken")


def _position(spot: "Element") -> int:
    return int(spot.getAttribute("data-position"))
