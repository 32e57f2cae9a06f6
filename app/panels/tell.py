"""The present game for other people: how it stands, in words, and its link.

Public name: `open_panel`.
"""

from app.browser.dom import by_id, listen
from app.browser.handing_over import link_for_others
from app.games import LEVEL, game_of
from app.panels.panel import made, show
from app.panels.sending import Sender, content
from app.shelf.beats import BEAT, can_be_passed_on
from app.shelf.game_words import pairs_of, shared_text
from app.shelf.pars import par_of
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from js import Element
    from roles import Page

    from app.shelf.summary import Summary

_CONTENT = """
<label class="field" id="beat-row"><span data-text="beat.offer"></span>
<input type="checkbox" id="beat-checkbox"></label>""" + content("tell")

_ACTIONS = (
    '<button type="button" class="plain" id="challenge-button" data-text="share.challenge">'
    "</button>"
)

_senders: list[Sender] = []  # the one Sender of this page, once the panel has been opened


def open_panel(page: "Page", opener: "Element") -> None:
    """Show what can be told of page.room's game."""
    if made("tell", "share", _CONTENT, _ACTIONS):
        _senders.append(Sender("tell"))
        listen(by_id("beat-checkbox"), "change", lambda event: _offer(page.room.summary()))
        page.attach("challenge", by_id("challenge-button"))
    summary = page.room.summary()
    game = game_of(summary.room)
    by_id("challenge-button").hidden = not game.has_own_puzzles
    by_id("beat-row").hidden = not _is_offered(summary)
    by_id("beat-checkbox").checked = False
    _offer(summary)
    show("tell", opener)
    by_id("tell-copy-button").focus()


def _offer(summary: "Summary") -> None:
    """Show the words and the link; in the link, if that was chosen, the score to beat."""
    game = game_of(summary.room)
    # What counts the games of this device names nothing on another one.
    pairs = [pair for pair in pairs_of(summary.link) if pair[0] in game.parameters]
    if _is_offered(summary) and by_id("beat-checkbox").checked:
        pairs.append((BEAT, str(len(summary.scores))))
    words = shared_text(summary, par_of(summary) if game.par == LEVEL else 0)
    _senders[0].offer(words, link_for_others(summary.room, pairs))


def _is_offered(summary: "Summary") -> bool:
    """Tell whether the link may have a score to beat: the game was won, and can be compared."""
    return summary.outcome == WON and can_be_passed_on(summary.room)
