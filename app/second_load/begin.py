"""What starts once the page can be played and the second load is here. Public name: `begin`."""

from app.browser import address, channels, frame, offline, sight, theme, visits
from app.browser.dom import find, root, spawn
from app.browser.workers import bring_pyscript
from app.second_load import (
    beating,
    ending,
    going_on,
    lesson,
    other_windows,
    rooms_bar,
    sizes,
    sounding,
    warning,
    watching,
)
from app.views import carrying, comparing, ring_moods, typed_field
from app.words.sentences import text

if False:  # names for annotations
    from typing import Any

    from roles import Page


def begin(page: "Page") -> None:
    """Start what a page.Page does beside its game."""
    if address.is_embedded():
        frame.tell_height()
    else:
        sight.follow()
        rooms_bar.follow(page)
    theme.show(theme.chosen())
    visits.arrive()
    other_windows.follow(page)
    visits.on_seen(lambda: _settle(page.room.game))
    ending.attend(page)
    lesson.attend(page)
    watching.offer(page)
    going_on.offer(page)
    beating.offer(page)
    typed_field.follow(page)
    sizes.follow(page)
    for button in root.querySelectorAll("button[data-label]"):
        button.title = button.getAttribute("aria-label")
    comparing.follow(page)
    carrying.follow(page)
    ring_moods.follow(page)
    sounding.follow(page)
    warning.follow(page)
    find("meta[name=description]").content = text("description")
    spawn(_let_pyscript_come())
    spawn(offline.start())


async def _let_pyscript_come() -> None:
    channels.stand_in()
    try:
        await bring_pyscript()
    except OSError:
        pass  # whoever wants a worker tries again


def _settle(game: "Any") -> None:
    """End what nobody has watched: a hidden page has no frames, and may get none later."""
    if getattr(game, "is_watched", False):
        game.show_score()
