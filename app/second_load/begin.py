"""What begins once the page can be played and the rest has arrived. Public name: `begin`."""

from js import window

from app.browser import notice, offline
from app.browser.dom import listen, spawn
from app.input import typed_field
from app.shelf import kept_games
from app.words.sentences import text


def begin(page) -> None:
    """Begin it. page: the page.Page."""
    listen(window, "storage", lambda event: _catch_up(page) and notice.show(text("elsewhere")))
    # Back may bring a page as it was left, however far the game has come on a later one.
    listen(window, "pageshow", lambda event: _catch_up(page))
    typed_field.follow(page)
    spawn(offline.start())


def _catch_up(page) -> bool:
    """Show the present game as it was played on elsewhere, and tell whether it was."""
    changed = kept_games.changed_elsewhere()
    if changed:
        page.room.open_address()
    return changed
