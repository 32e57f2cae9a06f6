"""What is said of a game that was over before it was opened. Public name: `say_again`."""

from app.dom import by_id
from app.report import WON
from app.views.status import say
from app.words import plural, text


def say_again(report, said) -> None:
    """Tell the player that this game is an old one.

    said: the node of the status whose words these replace; once others stand there, nothing is
    said.
    """
    if by_id("status").firstChild != said:
        return
    if report.outcome == WON:
        say(plural("reopened." + report.room, len(report.scores)))
    else:
        say(text("reopened", standing=said.textContent))
