"""Which scored guesses rule an arrangement out. Public name: `contradicted`."""

from cyclomind.ring import rotate_clockwise
from cyclomind.scoring import score_guess

if False:  # names for annotations
    from collections.abc import Callable, Sequence
    from typing import Any


def contradicted(
    turns: "Sequence[Any]",
    beads: "tuple[Any, ...]",
    score: "Callable[[Any, Any], Any]" = score_guess,
    given: int = 1,
    are_turns_seen: bool = True,
) -> tuple[int, ...]:
    """Return the numbers of the turns by which ``beads``, however turned, cannot be the secret.

    turns: of a game on a ring, oldest first; each has ``shown``, the guess as it was turned, and
    ``feedback``, whose last value is by how many steps. beads: a tuple of n colour indices.
    score: the game's, ``score(secret, guess)`` returns such a feedback. given: of how many turns,
    the first ones, the player does not know how far they were turned, though each is shown in a
    winning rotation. are_turns_seen: False where the ring tells its counts only.

    Turning the secret changes no count, so wrong counts come first, all of them. If every count
    is right, the turns are named that the best-fitting rotation of the beads contradicts. An empty
    tuple means that beads fit.
    """
    wrong = [
        number
        for number, turn in enumerate(turns)
        if score(beads, turn.shown)[:-1] != turn.feedback[:-1]
    ]
    if wrong or not are_turns_seen:
        return tuple(wrong)
    best: list[int] | None = None
    for steps in range(len(beads)):
        secret = rotate_clockwise(beads, steps)
        misfits = [
            number
            for number, turn in enumerate(turns)
            if not _is_turned_so(score, secret, turn, number < given)
        ]
        if best is None or len(misfits) < len(best):
            best = misfits
    return tuple(best or ())


def _is_turned_so(
    score: "Callable[[Any, Any], Any]", secret: "Any", turn: "Any", is_given: bool
) -> bool:
    """Tell whether the ring would have been turned as it was, for a secret of the right count."""
    rotation = 0 if is_given else turn.feedback[-1]
    told: int = score(secret, rotate_clockwise(turn.shown, -rotation))[-1]
    return told == rotation
