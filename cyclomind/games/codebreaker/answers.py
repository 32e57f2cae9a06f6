"""Sizes, answered guesses, and which answers can be true.

Public names, in reading order: `COLORS`, `SIZES`, `DEFAULT_SIZE`, `read_size`, `SizeError`;
`check_answer`, `AnswerError`, `REASONS`; `Turn`, `Slip`, `slips`; `answers_beside`, `Suspect`,
`ranked`, `Doubts`, `NO_DOUBTS`.

A code is a tuple of 4 or 5 colour indices below ten, repeats allowed. A code *fits* when it
would earn every guess so far the answer it got.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.scoring import Pegs, score_pegs

COLORS = 10
SIZES = (4, 5)
DEFAULT_SIZE = 5


class SizeError(UnreadableError):
    """The size in a link cannot be read; ``reason`` is always ``"size-out-of-range"``."""

    reason = "size-out-of-range"


def read_size(text) -> int:
    """Return the number of places from the text of a link; None means the default.

    Raises: SizeError, and nothing else, for anything but one of `SIZES`.
    """
    if text is None:
        return DEFAULT_SIZE
    for size in SIZES:
        if text == str(size):
            return size
    raise SizeError("4 or 5 places")


#: Every value of `AnswerError.reason`.
REASONS = (
    "too-many",  # more pegs than places, or fewer than none
    "all-but-one",  # all black but one white: the last peg has nowhere else to go
)


class AnswerError(IllegalMoveError):
    """No guess can ever earn these pegs; ``reason`` is one of `REASONS`."""

    def __init__(self, reason: str, message: str):
        super().__init__(message)
        self.reason = reason


def check_answer(pegs: Pegs, size: int) -> None:
    """Raise AnswerError when ``pegs`` are an answer that no guess of this size can earn."""
    if min(pegs) < 0 or sum(pegs) > size:
        raise AnswerError("too-many", f"{sum(pegs)} pegs for {size} places")
    if pegs.exact == size - 1 and pegs.misplaced == 1:
        raise AnswerError("all-but-one", "all but one in place, and the last one misplaced")


#: One answered guess: ``guess`` is a code, ``pegs`` the player's answer, a scoring.Pegs.
Turn = namedtuple("Turn", ("guess", "pegs"))

#: An answer that a secret contradicts: the ``number`` of the turn and the ``pegs`` it deserves.
Slip = namedtuple("Slip", ("number", "pegs"))


def slips(turns: tuple, secret: tuple) -> tuple:
    """Return a Slip for every turn whose answer is not the one that ``secret`` gives, in order.

    There are none exactly when ``secret`` fits all turns.
    """
    found = []
    for number, turn in enumerate(turns):
        pegs = score_pegs(secret, turn.guess)
        if pegs != turn.pegs:
            found.append(Slip(number, pegs))
    return tuple(found)


def answers_beside(pegs: Pegs, size: int) -> list[Pegs]:
    """Return the answers that differ from ``pegs`` by one square and that a guess can earn.

    One square more or less is marked, or one has the other colour: what a hasty hand does.
    """
    exact, misplaced = pegs
    found = []
    for more, other in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)):
        beside = Pegs(exact + more, misplaced + other)
        try:
            check_answer(beside, size)
        except AnswerError:
            continue
        found.append(beside)
    return found


#: An answer that may have been the slip: the ``number`` of its turn, from 0; the answer beside it,
#: ``pegs``, with which the most codes fit; and ``codes``, how many fit with any answer beside it.
Suspect = namedtuple("Suspect", ("number", "pegs", "codes"))


def ranked(found: list[tuple[int, Pegs, int]]) -> tuple[Suspect, ...]:
    """Return a Suspect for each turn that may have been the only slip, the likeliest first.

    found: (number of a turn, an answer beside its own, how many codes then fit all turns).

    Every code and every slip is taken to be equally likely, so that a slip is the likelier the
    more codes fit without it. Of two that are equally likely the earlier turn comes first.
    """
    best: dict[int, tuple[int, Pegs]] = {}
    together: dict[int, int] = {}
    for number, pegs, codes in found:
        if codes:
            together[number] = together.get(number, 0) + codes
            if number not in best or codes > best[number][0]:
                best[number] = codes, pegs
    suspects = [Suspect(number, best[number][1], together[number]) for number in best]
    return tuple(sorted(suspects, key=lambda suspect: (-suspect.codes, suspect.number)))


#: Why no code fits: the ``suspects``, as `ranked` has them; where no single slip explains it, the
#: ``numbers`` of the fewest turns that cannot all be right, rising.
Doubts = namedtuple("Doubts", ("suspects", "numbers"))
NO_DOUBTS = Doubts((), ())
