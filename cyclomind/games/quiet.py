"""The quiet ring: the necklace game in which a guess tells how many beads are in place, only that.

Public names: `QuietGame`, `replay_quietly`. The ring does not turn, and the board stays as it was
laid. Moves, phases and records are those of the necklace game. It is the count model of
cyclomind/strategy/models.py.
"""

from cyclomind.games.necklace import NecklaceGame, Turn, replay
from cyclomind.puzzle import Puzzle
from cyclomind.scoring import Feedback, score_guess


class QuietGame(NecklaceGame):
    """One game on one puzzle, as a `NecklaceGame`; every feedback has the rotation 0."""

    are_turns_seen = False

    def _score_arrangement(self) -> None:
        exact = score_guess(self.puzzle.secret, self.arrangement).exact
        self.turns += (Turn(self.arrangement, Feedback(exact, 0)),)


def replay_quietly(puzzle: Puzzle, record: str) -> NecklaceGame:
    """Return the game on ``puzzle`` that `QuietGame.record` wrote down, its last spin over.

    Raises: UnreadableError when the text is no record of a game on this puzzle.
    """
    return replay(puzzle, record, QuietGame)
