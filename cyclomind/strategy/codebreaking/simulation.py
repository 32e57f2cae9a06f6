"""How many guesses the code-breaker's strategies take, from games against random secrets.

Public names: `Summary`, `play`, `simulate`.
"""

from collections import Counter
from dataclasses import dataclass
from math import sqrt

from cyclomind.games.codebreaker.answers import Turn
from cyclomind.games.codebreaker.strategies import RANDOM, SHARP
from cyclomind.rng import Rng
from cyclomind.scoring import score_pegs
from cyclomind.strategy.codebreaking.codes import Code
from cyclomind.strategy.codebreaking.guesser import Guesser
from cyclomind.strategy.long_work import Progress, ignore_progress


@dataclass(frozen=True)
class Summary:
    """How many guesses a strategy needed: {guesses: games}, from a seeded sample of secrets."""

    games_by_guesses: dict[int, int]

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(self.games_by_guesses.values())

    @property
    def mean(self) -> float:
        """The average number of guesses, the last one included."""
        return sum(guesses * n for guesses, n in self.games_by_guesses.items()) / self.games

    @property
    def spread(self) -> float:
        """The standard deviation of the number of guesses, estimated from the sample."""
        squares = sum((g - self.mean) ** 2 * n for g, n in self.games_by_guesses.items())
        return sqrt(squares / max(1, self.games - 1))

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval of the mean."""
        return 1.96 * self.spread / sqrt(self.games)


def play(guesser: Guesser, secret: Code, strategy: str, rng: Rng) -> tuple[Turn, ...]:
    """Return the turns of one honest game, the last of them all black."""
    think = {RANDOM: guesser.think, SHARP: guesser.think_sharp}[strategy]
    turns: tuple[Turn, ...] = ()
    while not turns or turns[-1].guess != secret:
        guess = think(turns, rng).guess
        turns += (Turn(guess, score_pegs(secret, guess)),)
    return turns


def simulate(
    guesser: Guesser,
    strategy: str,
    games: int,
    seed: int,
    progress: Progress = ignore_progress,
) -> Summary:
    """Return how a strategy fares against ``games`` secrets, each drawn uniformly anew."""
    counts: Counter[int] = Counter()
    for game in range(games):
        rng = Rng(f"simulate {guesser.size} {strategy} {seed} {game}")
        secret = guesser.all.draw(guesser.all.everything, rng)
        counts[len(play(guesser, secret, strategy, rng))] += 1
        progress((game + 1) / games)
    return Summary(dict(sorted(counts.items())))
