"""How many necklaces a game's guesses leave possible, counted in steps short enough for a page.

Public name: `left_after`. The coach counts the same (`strategy.knowledge`), faster, in full modern
Python.
"""

from cyclomind.games.necklace import Turn
from cyclomind.necklace import canonical
from cyclomind.scoring import Feedback, score_guess

if False:  # names for annotations
    from collections.abc import Generator, Sequence

    _Beads = tuple[int, ...]


def left_after(
    turns: "Sequence[Turn]", is_turn_told: bool = True
) -> "Generator[tuple[int, int], None, tuple[int, ...]]":
    """Return how many necklaces fit the turns up to each of them; one number for each turn.

    turns: those of a necklace game, the start that everybody gets first. is_turn_told: whether each
    of them but the start tells how far the ring turned, or only how many beads fit. Rotations of
    one necklace count once; a turn that solves the game leaves 1. A generator: it yields (done, of)
    turns after each short step, and its return value is the tuple of numbers.
    """
    # The start is shown as the ring was turned; how far that was, nobody is told.
    start = Turn(turns[0].shown, Feedback(turns[0].feedback.exact, 0))
    fitting: list[_Beads] = []
    for arrangement in _with_score(start):
        yield 0, len(turns)
        if arrangement and _fits(arrangement, start):
            fitting.append(arrangement)
    fits = _fits if is_turn_told else _fits_somehow
    counts = []
    for done, turn in enumerate(turns):
        left, found = [], set()
        for arrangement in fitting:
            yield done, len(turns)
            if done == 0 or fits(arrangement, turn):
                left.append(arrangement)
                found.add(canonical(arrangement))
        fitting = left
        counts.append(len(found))
    return tuple(counts)


def _with_score(turn: "Turn") -> "Generator[_Beads, None, None]":
    """Yield the arrangements of a turn's beads that have as many of them in place as it scored.

    Between two of them it yields the empty tuple, so that no step takes long.
    """
    shown, n = turn.shown, len(turn.shown)
    colors = sorted(set(shown))
    # A beginning of an arrangement, and how many places of the rest have to be equal.
    begun: list[tuple[_Beads, int]] = [((), turn.feedback.exact)]
    while begun:
        prefix, needed = begun.pop()
        place = len(prefix)
        if place == n:
            yield prefix
            continue
        yield ()
        for color in colors:
            if prefix.count(color) < shown.count(color):
                rest = needed - 1 if shown[place] == color else needed
                if 0 <= rest < n - place:
                    begun.append((prefix + (color,), rest))


def _fits(secret: "_Beads", turn: "Turn") -> bool:
    """Tell whether a secret would have given a turn its feedback: `scoring.score_guess`, but it
    ends with the first rotation that would have gone before the one that was shown.
    """
    n = len(secret)
    exact, rotation = turn.feedback
    twice = turn.shown + turn.shown
    # One plain loop: function calls would take MicroPython several times as long.
    for further in range(n):
        equal = 0
        place = n - further
        for bead in secret:
            if twice[place] == bead:
                equal += 1
            place += 1
        if further == 0:
            if equal != exact:
                return False
        elif equal > exact or (equal == exact and (rotation + further) % n < rotation):
            return False
    return True


def _fits_somehow(secret: "_Beads", turn: "Turn") -> bool:
    """Tell whether a secret would have given a turn its number of beads in place."""
    return score_guess(secret, turn.shown).exact == turn.feedback.exact
