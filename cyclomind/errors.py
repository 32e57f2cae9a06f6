"""What can go wrong with the rules: one small family of errors.

ValueError
    CyclomindError            anything below, for callers that catch coarsely
        UnreadableError       text from outside says nothing we understand
            ShareError        ... in particular a share code or a puzzle link
        IllegalMoveError      understood, but not allowed in this game now
"""


class CyclomindError(ValueError):
    """The root of all errors that this package raises on purpose."""


class UnreadableError(CyclomindError):
    """Text from outside (a link, a kept game) cannot be read."""


class ShareError(UnreadableError):
    """A share code or puzzle link cannot be read; ``reason`` is one of `share.REASONS`."""

    def __init__(self, reason: str, message: str):
        super().__init__(message)
        self.reason = reason


class IllegalMoveError(CyclomindError):
    """A move was understood but is not allowed; the game is unchanged."""
