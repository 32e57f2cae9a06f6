"""The codes that fit the code-breaker's answers, found in slices short enough for a page.

Public names, in reading order: `Candidates`, `sharp_opening`; `ContradictionSearch`,
`SlipSearch`.

The page finds the computer's guesses this way until a worker is ready. `strategy.codebreaking` does
the same on sets of bits, faster, in full modern Python.
"""

from cyclomind.games.codebreaker.answers import COLORS, Turn, answers_beside, ranked
from cyclomind.games.codebreaker.game import Thought
from cyclomind.rng import Rng


class Candidates:
    """The codes that fit all turns, found in slices short enough for the main thread.

    codes: the codes found so far as ints, their colours read as decimal digits, in order. All
        of them are there once `step` has returned True.

    It searches the tree of prefixes depth first and leaves a branch as soon as some answer is out
    of reach: of the 11,111 branches for 5 places and one answer it opens half, for more answers
    far fewer. It needs little memory: the codes that fit, and ten branches for each place.
    """

    def __init__(self, size: int, turns: tuple):
        self._size = size
        self._guesses = [turn.guess for turn in turns]
        # Two numbers for each turn: the exact places and the shared colours that the rest of
        # the code must still contribute.
        needs: list = []
        for turn in turns:
            needs += [turn.pegs.exact, sum(turn.pegs)]
        self._open: list = []
        self.codes: list = []
        if turns:
            self._open.append(((), needs))
        else:  # every code fits, and a range holds them all in a few bytes
            self.codes = range(COLORS**size)  # type: ignore[assignment]

    def step(self, budget: int) -> bool:
        """Open at most ``budget`` branches; tell whether the search is over.

        A branch takes MicroPython about 0.05 ms, so a budget of 100 keeps a page responsive.
        """
        while self._open and budget > 0:
            prefix, needs = self._open.pop()
            self._open_branch(prefix, needs)
            budget -= 1
        return not self._open

    def choose(self, rng: Rng) -> tuple:
        """Return one of the codes found, each equally likely. There must be one."""
        code = self.codes[rng.below(len(self.codes))]
        colors = []
        for _ in range(self._size):
            colors.append(code % COLORS)
            code //= COLORS
        return tuple(reversed(colors))

    def thought(self, rng: Rng) -> Thought:
        """Return the Thought for `CodebreakerGame.conclude`, once the search is over."""
        left = len(self.codes)
        return Thought(left, self.choose(rng) if left else None)

    def _open_branch(self, prefix: tuple, needs: list) -> None:
        # One plain loop: a function call for each colour would take MicroPython twice the time.
        place = len(prefix)
        places_left = self._size - place - 1
        # The branch pushed last is opened next: falling order here, so that codes come out rising.
        for color in range(COLORS - 1, -1, -1) if places_left else range(COLORS):
            held = prefix.count(color)
            rest = []
            i = 0
            for guess in self._guesses:
                exact = needs[i]
                shared = needs[i + 1]
                i += 2
                if guess[place] == color:
                    exact -= 1
                if held < guess.count(color):
                    shared -= 1
                if exact < 0 or shared < 0 or exact > places_left or shared > places_left:
                    break  # out of reach
                rest.append(exact)
                rest.append(shared)
            else:
                if places_left:
                    self._open.append((prefix + (color,), rest))
                else:
                    self._found(prefix, color)

    def _found(self, prefix: tuple, color: int) -> None:
        code = 0
        for earlier in prefix:
            code = code * COLORS + earlier
        self.codes.append(code * COLORS + color)


def sharp_opening(size: int, rng: Rng) -> tuple:
    """Return the first guess that leaves the fewest codes on average, in random colours.

    That is any guess whose colours are all different: `strategy.codebreaking` finds no better.
    """
    return tuple(rng.shuffled(range(COLORS))[:size])


class ContradictionSearch:
    """The smallest set of answers that cannot all be right, found in slices.

    numbers: the numbers of these turns, rising, once `step` has returned True; the empty tuple
        when some code fits all turns. Among sets of one size, the first in lexicographic order.
    """

    def __init__(self, size: int, turns: tuple):
        self._size = size
        self._turns = turns
        self._next_sets = _subsets(len(turns))
        self._set: tuple = ()
        self._candidates = Candidates(size, turns)  # first of all: is there a contradiction?
        self.numbers: tuple = ()

    def step(self, budget: int) -> bool:
        """Open at most ``budget`` branches of Candidates; tell whether the search is over."""
        while budget > 0:
            exhausted = self._candidates.step(1)
            budget -= 1
            if self._candidates.codes:  # one that fits is enough
                if not self._set:
                    return True
                self._try_next_set()
            elif exhausted:
                if self._set:
                    self.numbers = self._set
                    return True
                self._try_next_set()
        return False

    def _try_next_set(self) -> None:
        self._set = next(self._next_sets)  # all turns together are the last set of all
        self._candidates = Candidates(self._size, tuple([self._turns[i] for i in self._set]))


class SlipSearch:
    """The answers that may have been the only slip, found in slices.

    suspects: once `step` has returned True, what answers.ranked makes of them; none when no
        answer, changed by one square, lets a code fit.
    """

    def __init__(self, size: int, turns: tuple):
        self._size = size
        self._turns = turns
        self._changes = [
            (number, pegs)
            for number, turn in enumerate(turns)
            for pegs in answers_beside(turn.pegs, size)
        ]
        self._candidates: Candidates | None = None  # with the change that is looked at
        self._found: list = []
        self.suspects: tuple = ()

    def step(self, budget: int) -> bool:
        """Open at most ``budget`` branches of Candidates; tell whether the search is over."""
        while budget > 0 and len(self._found) < len(self._changes):
            number, pegs = self._changes[len(self._found)]
            if self._candidates is None:
                changed = (Turn(self._turns[number].guess, pegs),)
                turns = self._turns[:number] + changed + self._turns[number + 1 :]
                self._candidates = Candidates(self._size, turns)
            budget -= 1
            if self._candidates.step(1):
                self._found.append((number, pegs, len(self._candidates.codes)))
                self._candidates = None
        if len(self._found) < len(self._changes):
            return False
        self.suspects = ranked(self._found)
        return True


def _subsets(n: int):
    """Yield the non-empty subsets of 0 to n-1 as rising tuples, small ones first."""
    # MicroPython: itertools.combinations is missing.
    for size in range(1, n + 1):
        chosen = list(range(size))
        while True:
            yield tuple(chosen)
            i = size - 1
            while i >= 0 and chosen[i] == n - size + i:
                i -= 1
            if i < 0:
                break
            chosen[i] += 1
            for j in range(i + 1, size):
                chosen[j] = chosen[j - 1] + 1
