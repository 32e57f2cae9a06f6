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
from cyclomind.errors import UnreadableError
from cyclomind.games.guessing import WON
from cyclomind.games.necklace import NecklaceGame
from cyclomind.replays import encode

if False:  # names for annotations
    from js import Element
    from roles import Page, Room

    from app.shelf.summary import Summary

_BEAT = """
<label class="field" id="beat-row"><span data-text="beat.offer"></span>
<input type="checkbox" id="beat-checkbox"></label>"""

_ACTIONS = (
    '<button type="button" class="plain" id="challenge-button" data-text="share.challenge">'
    "</button>"
)

_REPLAY = """
<label class="field" id="replay-row"><span data-text="share.replay"></span>
<input type="checkbox" id="replay-checkbox"></label>"""

_senders: list[Sender] = []  # the one Sender of this page, once the panel has been opened


def open_panel(page: "Page", opener: "Element") -> None:
    """Show what can be told of page.room's game."""
    if made("tell", "share", _BEAT + content("tell") + _REPLAY, _ACTIONS):
        _senders.append(Sender("tell"))
        for name in ("beat", "replay"):
            listen(by_id(name + "-checkbox"), "change", lambda event: _offer(page))
        page.attach("challenge", by_id("challenge-button"))
    by_id("challenge-button").hidden = not game_of(page.room.name).has_own_puzzles
    by_id("beat-row").hidden = not _has_beat(page.room.summary())
    by_id("replay-row").hidden = not _replay_of(page.room)
    for name in ("beat", "replay"):
        by_id(name + "-checkbox").checked = False
    _offer(page)
    show("tell", opener)
    by_id("tell-copy-button").focus()


def _offer(page: "Page") -> None:
    """Offer the text about the game; its link with what was chosen, a score to beat or a replay."""
    summary = page.room.summary()
    game = game_of(summary.room)
    # What counts the games of this device names nothing on another one.
    pairs = [pair for pair in pairs_of(summary.link) if pair[0] in game.parameters]
    if _has_beat(summary) and by_id("beat-checkbox").checked:
        pairs.append((BEAT, str(len(summary.scores))))
    if by_id("replay-checkbox").checked:
        pairs.append(("r", _replay_of(page.room)))
    words = shared_text(summary, par_of(summary) if game.par == LEVEL else 0)
    _senders[0].offer(words, link_for_others(summary.room, pairs))


def _has_beat(summary: "Summary") -> bool:
    """Tell whether the link may have a score to beat: the game was won, and can be compared."""
    return summary.outcome == WON and can_be_passed_on(summary.room)


def _replay_of(room: "Room") -> str:
    """Return the game's moves for a link; nothing before its end, and where there are too many."""
    game = room.game
    if not isinstance(game, NecklaceGame) or not game.is_over:
        return ""
    try:
        return encode(game.record())
    except UnreadableError:
        return ""
