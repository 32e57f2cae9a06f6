"""The present game for other people: how it stands, in words, and its link.

Public name: `open_panel`.
"""

from app.art.result_picture import WIDTH, result_picture
from app.browser.dom import by_id, listen
from app.browser.handing_over import link_for_others, send_picture
from app.games import LEVEL, game_of
from app.panels.panel import made, show
from app.panels.sending import Sender, content
from app.shelf.beats import BEAT, can_be_passed_on
from app.shelf.game_words import name_of, pairs_of, shared_text, standing
from app.shelf.pars import par_of
from app.words.numbers import two_decimals
from app.words.sentences import text
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

_PICTURE = """
<div class="sending" id="picture-row"><button type="button" class="second"
id="tell-picture-button" data-text="share.picture"></button></div>"""

_PICTURE_NAME = "cyclomind.png"

_senders: list[Sender] = []  # the one Sender of this page, once the panel has been opened


def open_panel(page: "Page", opener: "Element") -> None:
    """Show what can be told of page.room's game."""
    if made("tell", "share", _BEAT + content("tell") + _PICTURE + _REPLAY, _ACTIONS):
        _senders.append(Sender("tell"))
        for name in ("beat", "replay"):
            listen(by_id(name + "-checkbox"), "change", lambda event: _offer(page))
        listen(by_id("tell-picture-button"), "click", lambda event: _send_picture(page))
        page.attach("challenge", by_id("challenge-button"))
    by_id("challenge-button").hidden = not game_of(page.room.name).has_own_puzzles
    by_id("beat-row").hidden = not _has_beat(page.room.summary())
    by_id("picture-row").hidden = not _has_picture(page.room.summary())
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


def _has_picture(summary: "Summary") -> bool:
    """Tell whether there is a picture: the game was won, and a number tells each of its guesses."""
    return bool(summary.outcome == WON and game_of(summary.room).scores == "exact")


def _send_picture(page: "Page") -> None:
    """Hand on the picture of the game, with the words that say the same."""
    summary = page.room.summary()
    told = standing(summary.room, summary.outcome, len(summary.scores))
    par = par_of(summary)
    if par:
        told += text("told.par", par=two_decimals(par))
    title = "Cyclomind \u00b7 " + name_of(summary.room, summary.link)
    n = int(summary.size.split("/")[0])
    svg, height = result_picture(title, told, n, tuple([score[0] for score in summary.scores]))
    sender = _senders[0]
    send_picture(
        svg,
        (WIDTH, height),
        _PICTURE_NAME,
        shared_text(summary),
        lambda: sender.say(text("share.sent")),
        lambda: sender.say(text("share.picture-saved", name=_PICTURE_NAME)),
    )


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
