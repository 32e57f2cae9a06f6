"""Sounds and vibrations for what happens on a ring, where the player wants them.

Public name: `follow`.
"""

from app.browser import sounds
from app.shelf.choices import is_chosen
from app.shelf.cues import NOTES, PULSES, SOUND, VIBRATION, Seen, cue_of
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from typing import Any

    from roles import Page


def follow(page: "Page") -> None:
    """Follow the game of page.room, where it is the room of a ring."""
    room = page.room
    if not hasattr(room, "refuse"):
        return
    last = [room.game, _seen(room.game)]

    def on_draw() -> None:
        game, now = room.game, _seen(room.game)
        was_on, before = last
        last[:] = [game, now]
        cue = cue_of(before, now) if game == was_on else ""
        if cue and is_chosen(SOUND):
            sounds.play(NOTES[cue])
        if cue and is_chosen(VIBRATION):
            sounds.vibrate(PULSES[cue])

    room.after_draw.append(on_draw)


def _seen(game: "Any") -> Seen:
    is_won = game.is_over and game.outcome == WON
    return Seen(game.guess_count, tuple(game.arrangement), is_won)
