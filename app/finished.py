"""What is done with a game that is over: it is counted, and what came of it said.

Public name: `tell`.
"""

from app import results
from app.dom import by_id
from app.report import WON
from app.views.status import say
from app.words import plural, text


def tell(report, reopened: bool, par: int, said) -> None:
    """Count a game, and add to the status what is to be said of it.

    report, par: as for results.count. reopened: it was over before, and the player is told that it
    is an old one. said: the node of the status that these words belong to; once others stand
    there, nothing is said.
    """
    also = results.count(report, par)
    status = by_id("status")
    if status.firstChild != said:
        return
    if reopened:
        if report.outcome == WON:
            say(plural("reopened." + report.room, len(report.scores)))
        else:
            say(text("reopened", standing=said.textContent))
    if also:
        status.firstChild.append(" " + also)
