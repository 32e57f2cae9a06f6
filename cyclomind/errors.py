"""What can go wrong with the rules: one small family of errors.

Public names: `CyclomindError`, `UnreadableError`, `ShareError`, `IllegalMoveError`.

The tree of all of them, each with the module that has it; a test compares it with the code:

    ValueError
        CyclomindError              errors                     anything below, to catch it coarsely
            UnreadableError         errors                     text from outside cannot be read
                ShareError          errors                     a share code or a puzzle link
                DailyError          daily                      the date of a daily necklace
                LaterVersionError   results                    results of a later version
                PathError           path                       the level in a link
                SizeError           games.codebreaker.answers  the size in a link
                PuzzleError         games.mastermind           the puzzle in a link
                LettersError        games.walkthrough          the letters in a link
            IllegalMoveError        errors                     a move that is not allowed now
                AnswerError         games.codebreaker.answers  pegs that no guess can earn
    AssertionError
        StrategyError               strategy.solution          a defect of the solver
    Exception
        Cancelled                   strategy.long_work         the caller asked long work to stop
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
