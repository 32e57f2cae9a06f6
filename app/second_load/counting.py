"""A finished game is counted, and the status line says what follows from its result.

Public name: `tell`.
"""

from app.browser.dom import by_id
from app.browser.locks import alone
from app.shelf import device_results
from app.shelf.beats import verdict
from app.views.status import say
from app.words.sentences import plural, text
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from js import Element

    from app.shelf.summary import Summary


async def tell(summary: "Summary", reopened: bool, par: int, said: "Element") -> None:
    """Count a game, and add to the status what is to be said of it.

    summary, par: as for device_results.count. reopened: it was over before, and the player is told
    that it is an old one. said: the node of the status that these words belong to; once
    others stand there, nothing is said.
    """
    also = await alone("results", lambda: device_results.count(summary, par))
    status = by_id("status")
    if status.firstChild != said:
        return
    if reopened:
        if summary.outcome == WON:
            say(plural("reopened." + summary.room, len(summary.scores)))
        else:
            say(text("reopened", standing=said.textContent))
    for sentence in (verdict(summary), also):
        if sentence:
            status.firstChild.append(" " + sentence)
