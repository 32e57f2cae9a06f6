"""The thinking of the code-breaker, on sets of codes held as bit sets.

Public names, in reading order: `Code`, `Codes`, `Breaker`, `play`, `simulate`, `Summary`.

A set of codes is one Python int, as in `partitions`: bit i stands for code i of a list. The codes
that would answer a guess in a given way are then a few dozen ANDs of such ints, however many codes
there are; for 100,000 codes that takes less than a millisecond on CPython.

For the average number of guesses of each strategy:

    python -m cyclomind.strategy.codebreaking --help
"""

import argparse
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt

from cyclomind.candidates import RANDOM, SHARP, STRATEGIES
from cyclomind.games.codebreaker import COLORS, SIZES, Thought, Turn
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs, score_pegs
from cyclomind.strategy.cancelling import Cancelled
from cyclomind.strategy.partitions import BitSet

#: Colour indices, one a place.
Code = tuple[int, ...]


class Codes:
    """A fixed list of codes; a set of them is an int, bit i for code i.

    codes: codes of one length, all different, colours below ``colors``.
    """

    def __init__(self, codes: Sequence[Code], colors: int = COLORS):
        self.codes = codes
        self.colors = colors
        self.everything: BitSet = (1 << len(codes)) - 1
        #: By place, then by colour: the codes that show this colour there.
        self._showing: list[list[BitSet]] = []
        for column in zip(*codes):
            # One byte a code, the last code first, turned into binary digits for each colour:
            # setting bit after bit would copy the long int each time.
            shown = bytes(reversed(column))
            self._showing.append([int(shown.translate(_digits(c)), 2) for c in range(colors)])
        #: By colour, then by k: the codes that hold it more than k times.
        self._holding: list[list[BitSet]] = []
        for color in range(colors):
            counted = self._counted([row[color] for row in self._showing], self.everything)
            at_least = [0]
            for exactly in reversed(counted):
                at_least.append(at_least[-1] | exactly)
            self._holding.append(at_least[-2::-1])

    @classmethod
    def every(cls, size: int, colors: int = COLORS) -> "Codes":
        """Return all codes with ``size`` places, in lexicographic order."""
        return cls(list(product(range(colors), repeat=size)), colors)

    def answering(self, guess: Code, pegs: Pegs, among: BitSet) -> BitSet:
        """Return the codes among these that would answer ``guess`` with exactly these pegs."""
        exact = self._counted(self._exact(guess), among)[pegs.exact]
        return self._counted(self._shared(guess), exact)[sum(pegs)]

    def partition(self, guess: Code, among: BitSet) -> dict[Pegs, BitSet]:
        """Return the codes by the answer they would give to ``guess``, empty parts left out."""
        by_shared = self._counted(self._shared(guess), among)
        parts = {}
        for exact, agreeing in enumerate(self._counted(self._exact(guess), among)):
            for shared in range(exact, len(guess) + 1):
                part = agreeing & by_shared[shared]
                if part:
                    parts[Pegs(exact, shared - exact)] = part
        return parts

    def members(self, among: BitSet) -> list[Code]:
        """Return the codes of a set, in order."""
        digits = reversed(f"{among:b}")
        return [code for code, digit in zip(self.codes, digits) if digit == "1"]

    def member(self, among: BitSet, number: int) -> Code:
        """Return the code that `members` would have at this index, counted from 0."""
        width = among.bit_length()
        index = 0
        while width > 1:  # the wanted code is in the lower or in the upper half
            half = width // 2
            lower = among & ((1 << half) - 1)
            count = lower.bit_count()
            if number < count:
                among, width = lower, half
            else:
                among, width = among >> half, width - half
                number -= count
                index += half
        return self.codes[index]

    def draw(self, among: BitSet, rng: Rng) -> Code:
        """Return a code of a set that is not empty, each equally likely."""
        return self.member(among, rng.below(among.bit_count()))

    def sample(self, among: BitSet, most: int, rng: Rng) -> list[Code]:
        """Return the codes of a set, or a fair sample of ``most`` different ones if it is larger.

        Source: Floyd's algorithm; Bentley and Floyd, A sample of brilliance, 1987.
        """
        members = self.members(among)
        if len(members) <= most:
            return members
        chosen: set[int] = set()
        for last in range(len(members) - most, len(members)):
            drawn = rng.below(last + 1)
            chosen.add(last if drawn in chosen else drawn)
        return [members[i] for i in sorted(chosen)]

    def _exact(self, guess: Code) -> list[BitSet]:
        """Return sets of which a code is in as many as it has exact places."""
        return [row[color] for row, color in zip(self._showing, guess)]

    def _shared(self, guess: Code) -> list[BitSet]:
        """Return sets of which a code is in as many as it shares beads with ``guess``."""
        return [self._holding[c][k] for c in set(guess) for k in range(guess.count(c))]

    def _counted(self, sets: Iterable[BitSet], among: BitSet) -> list[BitSet]:
        """Return, by k, the codes among these that are in exactly k of the sets."""
        cells = [among]
        for members in sets:
            cells.append(cells[-1] & members)
            for k in range(len(cells) - 2, 0, -1):
                cells[k] = (cells[k] & ~members) | (cells[k - 1] & members)
            cells[0] &= ~members
        return cells


def _digits(color: int) -> bytes:
    """Return the table that turns this colour's byte into the digit 1, all others into 0."""
    return bytes(ord("1") if byte == color else ord("0") for byte in range(256))


#: Called now and then with the work done and the work in all.
Progress = Callable[[int, int], None]

#: *Sharp* weighs a guess on at most so many of the codes that fit, ...
_MOST_CODES = 2000
#: ... and weighs at most so many guesses of each kind: those that fit, and any.
_MOST_GUESSES = 1500
#: So many guesses are weighed between two looks at the caller: milliseconds, also in a browser.
_STRIDE = 20


class Breaker:
    """The computer's side of code-breaker games of one size: keep one, ask it for every guess.

    size: places in a code.
    """

    def __init__(self, size: int, colors: int = COLORS):
        self.size = size
        self.all = Codes.every(size, colors)
        self._known: tuple[tuple[Turn, ...], BitSet] = ((), self.all.everything)

    def fitting(self, turns: tuple[Turn, ...]) -> BitSet:
        """Return the codes that fit all turns."""
        known, left = self._known
        if turns[: len(known)] != known:
            known, left = (), self.all.everything
        for turn in turns[len(known) :]:
            left = self.all.answering(turn.guess, turn.pegs, left)
        self._known = turns, left
        return left

    def think(self, turns: tuple[Turn, ...], rng: Rng) -> Thought:
        """Return the thought of the strategy `RANDOM`: any code that fits, each equally likely."""
        left = self.fitting(turns)
        return Thought(left.bit_count(), self.all.draw(left, rng) if left else None)

    def think_sharp(
        self,
        turns: tuple[Turn, ...],
        rng: Rng,
        progress: Progress = lambda done, of: None,
        is_cancelled: Callable[[], bool] = lambda: False,
    ) -> Thought:
        """Return the thought of the strategy `SHARP`, see `weighing`.

        Raises: Cancelled as soon as ``is_cancelled`` says so.
        """
        work = self.weighing(turns, rng)
        while True:
            try:
                step = next(work)
            except StopIteration as end:
                return end.value
            if is_cancelled():
                raise Cancelled
            progress(*step)

    def weighing(
        self, turns: tuple[Turn, ...], rng: Rng
    ) -> Generator[tuple[int, int], None, Thought]:
        """Find the guess that leaves the fewest codes; return the thought of `SHARP`.

        The fewest on average, over the codes that fit or a fair sample of them; a guess that fits
        is preferred among equals. Not all guesses are weighed, but a fair sample of those that
        fit and of all. The guess need not fit itself. Yields the work done and the work in all.
        """
        left = self.fitting(turns)
        count = left.bit_count()
        if count <= 2:  # nothing beats a guess that fits
            return self.think(turns, rng)
        if turns:
            likely = self.all.sample(left, _MOST_GUESSES, rng)
            others = self.all.sample(self.all.everything & ~left, _MOST_GUESSES, rng)
            codes = Codes(self.all.sample(left, _MOST_CODES, rng), self.all.colors)
        else:  # names of colours mean nothing yet
            likely, others, codes = self._shapes(), [], self.all
        best: tuple[int, Code] | None = None
        guesses = likely + others  # in this order, so that a guess that fits wins a tie
        for done, guess in enumerate(guesses):
            if done % _STRIDE == 0:
                yield done, len(guesses)
            parts = codes.partition(guess, codes.everything).values()
            weight = sum(part.bit_count() ** 2 for part in parts)  # codes left, times all codes
            if best is None or weight < best[0]:
                best = weight, guess
        assert best is not None
        yield len(guesses), len(guesses)
        return Thought(count, best[1] if turns else self._renamed(best[1], rng))

    def contradiction(self, turns: tuple[Turn, ...]) -> tuple[int, ...]:
        """Return the numbers of the fewest answers that cannot all be right, rising.

        Empty when some code fits all turns. Among sets of one size, the first in lexicographic
        order: the same that candidates.ContradictionSearch finds.
        """
        if self.fitting(turns):
            return ()
        everything = self.all.everything
        sets = [self.all.answering(turn.guess, turn.pegs, everything) for turn in turns]
        for size in range(1, len(sets) + 1):
            found = _disjoint(sets, size, 0, everything)
            if found:
                return found
        raise AssertionError("all answers together leave no code")

    def repairs(self, turns: tuple[Turn, ...], number: int) -> dict[Pegs, int]:
        """Return the answers to one turn that agree with all others: {pegs: codes it leaves}."""
        others = self.fitting(turns[:number] + turns[number + 1 :])
        parts = self.all.partition(turns[number].guess, others)
        return {pegs: part.bit_count() for pegs, part in parts.items()}

    def _shapes(self) -> list[Code]:
        """Return the codes whose colours first appear in the order 0, 1, 2, ..."""
        return [
            code
            for code in self.all.codes
            if all(color <= max(code[:i], default=-1) + 1 for i, color in enumerate(code))
        ]

    def _renamed(self, code: Code, rng: Rng) -> Code:
        names = rng.shuffled(range(self.all.colors))
        return tuple(names[color] for color in rng.shuffled(code))


def _disjoint(sets: list[BitSet], size: int, first: int, left: BitSet) -> tuple[int, ...]:
    """Return the first ``size`` indices from ``first`` on whose sets share nothing of ``left``.

    The empty tuple when there are none.
    """
    for i in range(first, len(sets) - size + 1):
        rest = left & sets[i]
        if not rest and size == 1:
            return (i,)
        if size > 1:
            more = _disjoint(sets, size - 1, i + 1, rest)
            if more:
                return (i, *more)
    return ()


# --- how good are they?


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


def play(breaker: Breaker, secret: Code, strategy: str, rng: Rng) -> tuple[Turn, ...]:
    """Return the turns of one honest game, the last of them all black."""
    think = {RANDOM: breaker.think, SHARP: breaker.think_sharp}[strategy]
    turns: tuple[Turn, ...] = ()
    while not turns or turns[-1].guess != secret:
        guess = think(turns, rng).guess
        turns += (Turn(guess, score_pegs(secret, guess)),)
    return turns


def simulate(
    breaker: Breaker,
    strategy: str,
    games: int,
    seed: int,
    progress: Progress = lambda done, of: None,
) -> Summary:
    """Return how a strategy fares against ``games`` secrets, each drawn uniformly anew."""
    counts: Counter[int] = Counter()
    for game in range(games):
        rng = Rng(f"simulate {breaker.size} {strategy} {seed} {game}")
        secret = breaker.all.draw(breaker.all.everything, rng)
        counts[len(play(breaker, secret, strategy, rng))] += 1
        progress(game + 1, games)
    return Summary(dict(sorted(counts.items())))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the average number of guesses for the sizes and strategies asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m cyclomind.strategy.codebreaking",
        description="Average number of guesses of the code-breaker's strategies, ten colours.",
    )
    parser.add_argument("--places", type=int, nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--strategy", nargs="+", default=[RANDOM], choices=STRATEGIES)
    parser.add_argument("--games", type=int, default=1000, help="sample size (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same numbers (default 1)")
    asked = parser.parse_args(arguments)
    for size in asked.places:
        breaker = Breaker(size)
        for strategy in asked.strategy:
            _print_summary(size, strategy, simulate(breaker, strategy, asked.games, asked.seed))


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
