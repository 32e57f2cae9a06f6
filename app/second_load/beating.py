"""A friend's score to beat, where the link of this visit has brought one.

Public name: `offer`.
"""

from app.browser import notice, visits
from app.shelf.beats import BEAT, beat_of, can_be_passed_on, keep_beat, read_beat
from app.shelf.game_words import pairs_of
from app.words.sentences import plural, text

if False:  # names for annotations
    from roles import Page


def offer(page: "Page") -> None:
    """Remember the score in the link for its puzzle; before the first guess, say it."""
    summary = page.room.summary()
    brought = visits.asked_value(BEAT)
    if brought is not None:
        # What names the puzzle: without it the page has dealt another one than the sender had.
        named = [name for name, _ in pairs_of(summary.link) if visits.asked_for(name)]
        beat = read_beat(brought)
        if beat and named and can_be_passed_on(summary.room):
            keep_beat(summary, beat)
        else:
            notice.show(text("beat.unreadable"))
    beat = beat_of(summary)
    if beat and not summary.scores:
        notice.show(plural("beat.before", beat))
