"""The present game for other people: how it stands, in words, and its link.

Public name: `open_panel`.
"""

from app.browser.dom import by_id
from app.browser.handing_over import link_for_others
from app.games import game_of
from app.panels.panel import made, show
from app.panels.sending import Sender, content
from app.shelf.game_words import pairs_of, shared_text

if False:  # names for annotations
    from js import Element
    from roles import Page

_ACTIONS = (
    '<button type="button" class="plain" id="challenge-button" data-text="share.challenge">'
    "</button>"
)

_senders: list[Sender] = []  # the one Sender of this page, once the panel has been opened


def open_panel(page: "Page", opener: "Element") -> None:
    """Show what can be told of page.room's game."""
    if made("tell", "share", content("tell"), _ACTIONS):
        _senders.append(Sender("tell"))
        page.attach("challenge", by_id("challenge-button"))
    summary = page.room.summary()
    game = game_of(summary.room)
    by_id("challenge-button").hidden = not game.has_own_puzzles
    # What counts the games of this device names nothing on another one.
    pairs = [pair for pair in pairs_of(summary.link) if pair[0] in game.parameters]
    _senders[0].offer(shared_text(summary), link_for_others(summary.room, pairs))
    show("tell", opener)
    by_id("tell-copy-button").focus()
