"""Games that the coach plays itself, to check the par and the worst case that it states.

Public names: `OwnGames`, `play_games`.
"""

from dataclasses import dataclass

from cyclomind.games.necklace import NecklaceGame, Turn
from cyclomind.necklace import rotate_clockwise
from cyclomind.puzzle import new_puzzle
from cyclomind.rng import Rng
from cyclomind.scoring import score_guess
from cyclomind.strategy.coach.best_guess import EFFORT, PAR_EFFORT, best_guess
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.knowledge import knowledge_of
from cyclomind.strategy.long_work import Cancelled, IsCancelled, never_cancelled


@dataclass(frozen=True)
class OwnGames:
    """The numbers of guesses that the coach took for random puzzles of one size.

    average, most: guesses it took, Guess 0 not counted. par: the average of what it stated at
    the start of each. worst_stated: the largest worst case it stated; beyond: games that took
    more than was stated for them.
    """

    n: int
    colors: int
    games: int
    average: float
    par: float
    most: int
    worst_stated: int
    beyond: int


def play_games(
    n: int, colors: int, games: int, seed: int, is_cancelled: IsCancelled = never_cancelled
) -> OwnGames:
    """Return how many guesses the coach takes for so many puzzles, drawn as a new game draws them.

    Once ``is_cancelled`` says so, of the games that are over by then.
    Raises: ShareError when there are no puzzles of this size; Cancelled when no game is over.
    """
    taken: list[int] = []
    stated = []
    for number in range(games):
        game = NecklaceGame(new_puzzle(n, colors, Rng(f"coached {seed} {n} {colors} {number}")))
        try:
            par = par_of_start(game.turns[0], is_cancelled=is_cancelled)
            taken.append(_guesses_for(game, is_cancelled))
        except Cancelled:
            break
        stated.append(par)
    if not taken:
        raise Cancelled
    return OwnGames(
        n,
        colors,
        len(taken),
        sum(taken) / len(taken),
        sum(one.expected for one in stated) / len(stated),
        max(taken),
        max(one.worst for one in stated),
        sum(1 for one, guesses in zip(stated, taken, strict=True) if guesses > one.worst),
    )


def _guesses_for(game: NecklaceGame, is_cancelled: IsCancelled) -> int:
    """Return how many guesses the coach takes, with the effort that par is stated for."""
    turns = list(game.turns)
    effort = EFFORT
    while turns[-1].feedback.exact < game.puzzle.n:
        value, _ = best_guess(knowledge_of(turns), is_cancelled=is_cancelled, effort=effort)
        feedback = score_guess(game.puzzle.secret, value.guess)
        turns.append(Turn(rotate_clockwise(value.guess, feedback.rotation), feedback))
        effort = PAR_EFFORT
    return len(turns) - 1
