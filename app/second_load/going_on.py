"""The way back to the puzzle that was left, where a plain address has dealt another one.

Public name: `offer`.
"""

from app.browser import address, visits
from app.browser.dom import by_id, find, focused, make, on_page
from app.shelf.game_words import pairs_of
from app.shelf.kept_list import kept
from app.words.sentences import text
from cyclomind.games.guessing import PLAYING

if False:  # names for annotations
    from js import Event
    from roles import Page

#: The rooms whose plain address deals a fresh puzzle, with the parameter that names one.
_NAMED_BY = {"necklace": "s", "quiet": "s", "palette": "s", "mastermind": "seed"}


def offer(page: "Page") -> None:
    """Show a link to the latest unfinished puzzle of page.room, until this one is played.

    It lies over a part of the page that is empty before the first guess.
    """
    room = page.room
    named_by = _NAMED_BY.get(room.name)
    if named_by is None or visits.asked_for(named_by) or room.game.record():
        return
    left = [game for game in kept() if game.room == room.name and game.outcome == PLAYING]
    if not left:
        return
    way = make("a", "going-on", text("going-on"))
    way.href = address.link_to(room.name, pairs_of(left[0].link))
    (find(".rows") or find(".record")).append(way)
    fresh = room.summary().link

    def on_move(event: "Event") -> None:
        if room.game.record() or room.summary().link != fresh:
            if focused() == way:
                by_id("submit-button").focus()
            way.remove()

    for kind in ("click", "keydown"):
        on_page(kind, on_move)
