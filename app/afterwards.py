"""What begins once the page can be played and the rest has arrived. Public name: `begin`."""

from js import window

from app import kept_games, notice, offline, typed
from app.dom import listen, spawn
from app.words import text


def begin(page) -> None:
    """Begin it. page: the chrome.Chrome."""
    listen(window, "storage", lambda event: _follow(page))
    typed.follow(page)
    spawn(offline.start())


def _follow(page) -> None:
    """Show the present game as another window has played it on."""
    if kept_games.changed_elsewhere():
        page.room.open_address()
        notice.show(text("elsewhere"))
