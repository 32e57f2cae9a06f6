"""The code-breaker's room: the player holds the secret, the computer guesses, the player answers.

Each module builds on those above it:

    state       what the room knows beside the game: values
    standing    how the game stands, in words
    picture     what the table shows
    rounds      the games of one size, counted on this device
    options     the size and the strategy, chosen and kept
    buttons     the buttons under the guess
    thinking    what the computer is thinking about now
    rack        the moves on the private rack
    answering   the player's answers, given and corrected
    room        all of it wired to the page

The first three are pure.
"""

if False:  # names for annotations
    from collections.abc import Callable

    from app.browser.motion import Speed
    from app.rooms.codebreaker.room import CodebreakerRoom


def open_room(speed: "Callable[[], Speed]") -> "CodebreakerRoom":
    """Return the code-breaker room on the page; ``speed()`` returns a motion.Speed."""
    # Imported here, so that the pure modules can be had without a page.
    from app.rooms.codebreaker.room import CodebreakerRoom

    return CodebreakerRoom(speed)
