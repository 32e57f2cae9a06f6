"""What other windows do to the game on this page is done here, too. Public name: `follow`.

A move, one that is taken back, the game removed from the kept ones and put back: this page shows
the game as it is kept, and says that it went on. What else they keep is none of its business.
"""

from app.browser import notice, visits
from app.shelf import kept_games
from app.shelf.kept_text import record_in
from app.words.sentences import text
from cyclomind.games.guessing import PLAYING

if False:  # names for annotations
    from roles import Page


def follow(page: "Page") -> None:
    """Follow the other windows from now on. page: the page.Page."""

    def on_change(name: str, before: str, after: str) -> None:
        is_of_games = name == kept_games.NAME
        if page.catch_up() or (is_of_games and _was_removed(page, before, after)):
            notice.show(text("elsewhere"))

    visits.on_change_elsewhere(on_change)
    # Back may bring a page as it was left, however far the game has come on a later one.
    visits.on_shown(page.catch_up)


def _was_removed(page: "Page", before: str, after: str) -> bool:
    """Begin the present game anew if it was removed; one that is over may be looked at longer."""
    summary = page.room.summary()
    name = summary.room + "?" + summary.link
    is_gone = record_in(before, name) and not record_in(after, name)
    if not is_gone or summary.outcome != PLAYING:
        return False
    page.room.open_address()
    return True
