"""What begins once the page can be played and the rest has arrived. Public name: `begin`."""

from js import window

from app import kept_games, notice, offline, typed
from app.dom import listen, spawn
from app.words import text


def begin(page) -> None:
    """Begin it. page: the chrome.Chrome."""
    listen(window, "storage", lambda event: _catch_up(page) and notice.show(text("elsewhere")))
    # Back may bring a page as it was left, however far the game has come on a later one.
    listen(window, "pageshow", lambda event: _catch_up(page))
    typed.follow(page)
    spawn(offline.start())


def _catch_up(page) -> bool:
    """Show the present game as it was played on elsewhere, and tell whether it was."""
    changed = kept_games.changed_elsewhere()
    if changed:
        page.room.open_address()
    return changed
