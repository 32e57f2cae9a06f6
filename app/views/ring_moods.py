"""What the ring shows of a guess beside its score: it shakes where none is given, and waves when it
is solved. Public name: `follow`.
"""

from app.browser import motion
from app.browser.dom import by_id
from app.views.celebration import wave
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from roles import Page, Ring

_SHAKE = (0, -4, 4, -2, 0)  # degrees


def follow(page: "Page") -> None:
    """Let the board of page.room do this, where it is the room of a ring."""
    if hasattr(page.room, "refuse"):
        _Moods(page.room)


class _Moods:
    """The board of a rooms.ring.RingRoom."""

    def __init__(self, room: "Ring"):
        self._room = room
        self._ring = by_id("board").querySelector(".ring")
        self._motion = motion.Animations()
        self._seen = (room.game, room.game.is_over)
        room.refuse = self._refuse
        room.after_draw.append(self._on_draw)

    def _refuse(self, sentence: str) -> None:
        self._room.say(sentence)
        self._motion.finish()
        milliseconds = motion.speed().slide_ms
        if milliseconds:
            frames = [{"transform": f"rotate({angle}deg)"} for angle in _SHAKE]
            self._motion.play(self._ring, frames, milliseconds)

    def _on_draw(self) -> None:
        """Wave when this very game has just been solved, and not where a solved one is opened."""
        self._motion.finish()
        game = self._room.game
        was_on, was_over = self._seen
        self._seen = (game, game.is_over)
        if game == was_on and game.is_over and not was_over and game.outcome == WON:
            beads = [spot.lastElementChild for spot in self._ring.children]
            wave(self._motion, beads, motion.speed().slide_ms)
