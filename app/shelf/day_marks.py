"""How a day's necklace was done, as one of a few marks. Pure.

Public names: `MARKS`, `mark_of`, and the marks `NONE`, `BEGUN`, `PAR`, `DONE`, `GIVEN_UP`.
"""

from cyclomind.games.guessing import LOST, WON

#: Not begun; begun; solved in at most as many guesses as par; solved in more; given up.
NONE, BEGUN, PAR, DONE, GIVEN_UP = "none", "begun", "par", "solved", "lost"

#: All marks, the best first.
MARKS = (PAR, DONE, BEGUN, GIVEN_UP, NONE)


def mark_of(outcome: str, guesses: int, par: int) -> str:
    """Return the mark of a game that was begun.

    outcome: as in summary.Summary; par: in hundredths of a guess, 0 where that is not known.
    """
    if outcome == WON:
        return PAR if 100 * guesses <= par else DONE
    return GIVEN_UP if outcome == LOST else BEGUN
