"""The moves on the code-breaker's private rack. Public name: `RackMoves`."""

from app.input import keys
from app.rooms.codebreaker.standing import listed
from app.views.bead_row import place_in_words
from app.views.rack import Rack
from app.views.status import say
from app.words.sentences import plural
from cyclomind.games.filling import next_empty

if False:  # names for annotations
    from js import Event
    from roles import Answerer

    from app.art.beads import Look
    from app.input.keys import Key


class RackMoves:
    """The rack on the page, in the player's hands.

    looks: tuple of beads.Look per colour. room: its ``game`` and ``hands`` (a state.Hands), and
    what it does when the game has changed (``changed()``).
    """

    def __init__(self, looks: "tuple[Look, ...]", room: "Answerer"):
        self._room = room
        self._rack = Rack(looks, self._tap, self._lay)

    def draw(self) -> None:
        """Show what lies on the rack."""
        self._rack.draw(self._room.game.rack, self._room.hands.selected)

    def has_focus(self) -> bool:
        """Tell whether the keyboard is on the rack."""
        return self._rack.has_focus()

    def press(self, event: "Event", key: "Key") -> None:
        """Make the move that a key on the rack stands for. key: the event's keys.Key."""
        name, number = keys.move_of(key) or (None, 0)
        step = {"ArrowLeft": -1, "ArrowRight": 1}.get(key.key)
        if step:
            self._room.hands.selected = (self._room.hands.selected + step) % self._room.game.size
            self.draw()
        elif name == keys.NUMBER:
            self._lay(number)
        elif key.key in ("Backspace", "Delete"):
            place = self._room.hands.selected
            self._lift(place - 1 if self._room.game.rack[place] is None and place > 0 else place)
        else:
            return
        event.preventDefault()
        self._rack.focus(self._room.hands.selected)

    def _tap(self, place: int) -> None:
        """Select the tapped place; the selected one, tapped again, is emptied."""
        if place == self._room.hands.selected and self._room.game.rack[place] is not None:
            self._lift(place)
        else:
            self._room.hands.selected = place
            self.draw()

    def _lay(self, color: int) -> None:
        """Put a colour on the rack and select the next empty place."""
        here, before = self._room.hands.selected, self._room.game.rack_slips
        self._room.game.lay(here, color)
        to_fill = next_empty(self._room.game.rack, here)
        self._room.hands.selected = here if to_fill is None else to_fill
        self._changed(before)
        if self._room.game.rack_slips == before:
            say(place_in_words(color, here))

    def _lift(self, place: int) -> None:
        before = self._room.game.rack_slips
        self._room.game.lift(place)
        self._room.hands.selected = place
        self._changed(before)
        say(place_in_words(None, place))

    def _changed(self, before: "tuple[object, ...]") -> None:
        """Have the change kept and shown, and say at once which answers it contradicts."""
        self._room.hands.warned_of = None
        self._room.changed()
        found = self._room.game.rack_slips
        if found and found != before:
            numbers = tuple([slip.number for slip in found])
            say(plural("codebreaker.slips", len(numbers), numbers=listed(numbers)))
