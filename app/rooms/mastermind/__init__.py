"""Mastermind's room: fill a row with colours, check it, read its pegs.

Each module builds on those above it:

    standing   how the game stands, in words, and what it is compared with
    picture    what the board shows
    options    the rules of new puzzles, chosen and kept
    entering   the moves on the row in hand
    room       all of it wired to the page

The first two are pure.
"""

if False:  # names for annotations
    from collections.abc import Callable

    from app.browser.motion import Speed
    from app.rooms.mastermind.room import MastermindRoom


def open_room(speed: "Callable[[], Speed]") -> "MastermindRoom":
    """Return the Mastermind room on the page; ``speed()`` returns a motion.Speed."""
    # Imported here, so that the pure modules can be had without a page.
    from app.rooms.mastermind.room import MastermindRoom

    return MastermindRoom(speed)
