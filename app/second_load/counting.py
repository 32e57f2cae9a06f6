"""A finished game is counted, and the page says what follows from its result.

Public name: `tell`.
"""

from app.browser.dom import by_id, make
from app.browser.locks import alone
from app.browser.slices import finished
from app.second_load import ending, rooms_bar
from app.second_load.lesson import is_lesson
from app.shelf import device_results
from app.shelf.beats import verdict
from app.shelf.end_words import Counted, spoken
from app.views.status import say
from app.words.sentences import plural, text
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from js import Element

    from app.shelf.summary import Summary


async def tell(summary: "Summary", reopened: bool, par: int, said: "Element") -> None:
    """Count a game, show what follows from it on its card, and announce a run of days.

    The game of the lesson is not counted.

    summary, par: as for device_results.count. reopened: it was over before, and the player is told
    that it is an old one. said: the node of the status that these words belong to; once
    others stand there, nothing is said.
    """
    rooms_bar.show_day()
    if is_lesson(summary):
        counted = Counted(0, 0, 0, 0)
    else:
        result, kept = await alone("results", lambda: device_results.count(summary, par))
        counted = await finished(device_results.following(result, kept))
    ending.show(summary, counted)
    status = by_id("status")
    if status.firstChild != said:
        return
    if reopened:
        if summary.outcome == WON:
            say(plural("reopened." + summary.room, len(summary.scores)))
        else:
            say(text("reopened", standing=said.textContent))
    also = " ".join([one for one in (verdict(summary), spoken(summary, counted)) if one])
    if also:
        # The card shows it.
        status.firstChild.append(make("span", "unseen", " " + also))
