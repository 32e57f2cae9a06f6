"""The ring shakes where a guess is not scored. Public name: `follow`."""

from app.browser import motion
from app.browser.dom import by_id

if False:  # names for annotations
    from roles import Page, Ring

_DEGREES = (0, -4, 4, -2, 0)


def follow(page: "Page") -> None:
    """Let the board of page.room do this, where it is the room of a ring."""
    room = page.room
    if hasattr(room, "refuse"):
        shaking = motion.Animations()
        room.after_draw.append(shaking.finish)
        room.refuse = lambda sentence: _refuse(room, shaking, sentence)


def _refuse(room: "Ring", shaking: motion.Animations, sentence: str) -> None:
    room.say(sentence)
    shaking.finish()
    milliseconds = motion.speed().slide_ms
    if milliseconds:
        frames = [{"transform": f"rotate({angle}deg)"} for angle in _DEGREES]
        shaking.play(by_id("board").querySelector(".ring"), frames, milliseconds)
