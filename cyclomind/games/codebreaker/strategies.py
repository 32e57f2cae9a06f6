"""How the computer chooses its guesses, and how many it needs on average.

Public names: the strategies `RANDOM`, `SHARP` (`STRATEGIES`), `BOTH`, `AVERAGES`.
"""

#: How the computer chooses its guess: any code that fits, each equally likely, or ...
RANDOM = "random"
#: ... the code that leaves the fewest on average, be it one that fits or not.
SHARP = "sharp"
STRATEGIES = (RANDOM, SHARP)

#: In place of a strategy: both made guesses in one game.
BOTH = "both"

#: How many guesses a strategy needs on average, in hundredths: by size and strategy. The numbers
#: are printed by ``python -m cyclomind.strategy.codebreaking``, see docs/codebreaker.md.
AVERAGES = {
    (4, RANDOM): 618,
    (4, SHARP): 567,
    (5, RANDOM): 657,
    (5, SHARP): 614,
}
