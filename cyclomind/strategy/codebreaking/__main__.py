"""The command line: ``python -m cyclomind.strategy.codebreaking`` prints averages of guesses.

Public name: `main`.
"""

import argparse
import re
from collections.abc import Sequence

from cyclomind.games.codebreaker.answers import SIZES
from cyclomind.games.codebreaker.strategies import RANDOM, STRATEGIES
from cyclomind.strategy.codebreaking.guesser import Guesser
from cyclomind.strategy.codebreaking.simulation import Summary, simulate


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the average number of guesses for the sizes and strategies asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m cyclomind.strategy.codebreaking",
        description="Average number of guesses of the code-breaker's strategies, ten colours.",
    )
    parser.add_argument("--places", type=int, nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--strategy", nargs="+", default=[RANDOM], choices=STRATEGIES)
    parser.add_argument("--games", type=_positive, default=1000, help="sample size (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same numbers (default 1)")
    asked = parser.parse_args(arguments)
    for size in asked.places:
        guesser = Guesser(size)
        for strategy in asked.strategy:
            _print_summary(size, strategy, simulate(guesser, strategy, asked.games, asked.seed))


def _positive(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games: 1 or more")
    return int(text)


def _print_summary(size: int, strategy: str, summary: Summary) -> None:
    print(
        f"{size} places, {strategy}: {summary.mean:.3f} guesses on average "
        f"(95 % interval +-{summary.margin:.3f}), spread {summary.spread:.2f}, "
        f"{summary.games} games"
    )
    for guesses, games in summary.games_by_guesses.items():
        print(f"  {guesses:2} guesses: {games:6} games {games / summary.games:7.1%}")


if __name__ == "__main__":
    main()
