"""What starts once the page can be played and the second load is here. Public name: `begin`."""

from app.browser import address, channels, frame, offline, sight, visits
from app.browser.dom import find, spawn
from app.browser.fetching import bring_pyscript
from app.second_load import beating, going_on, other_windows
from app.views import typed_field
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
    visits.arrive()
    other_windows.follow(page)
    visits.on_seen(lambda: _settle(page.room.game))
    going_on.offer(page)
    beating.offer(page)
    typed_field.follow(page)
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
