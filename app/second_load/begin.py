"""What starts once the page can be played and the second load is here. Public name: `begin`."""

from app.browser import address, frame, notice, offline, sight, visits
from app.browser.dom import find, spawn
from app.browser.fetching import bring_pyscript
from app.shelf import kept_games
from app.views import typed_field
from app.words.sentences import text


def begin(page) -> None:
    """Start what a page.Page does beside its game."""
    if address.is_embedded():
        frame.tell_height()
    else:
        sight.follow()
    visits.arrive()
    visits.on_change_elsewhere(lambda: _catch_up(page) and notice.show(text("elsewhere")))
    # Back may bring a page as it was left, however far the game has come on a later one.
    visits.on_shown(lambda: _catch_up(page))
    typed_field.follow(page)
    find("meta[name=description]").content = text("description")
    spawn(_let_pyscript_come())
    spawn(offline.start())


async def _let_pyscript_come() -> None:
    try:
        await bring_pyscript()
    except OSError:
        pass  # whoever wants a worker tries again


def _catch_up(page) -> bool:
    """Show the present game as it was played on elsewhere, and tell whether it was."""
    changed = kept_games.changed_elsewhere()
    if changed:
        page.room.open_address()
    return changed
