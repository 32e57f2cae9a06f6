"""What the code-breaker's property tests are given: codes, answers, turns."""

import itertools

from hypothesis import strategies as st

from cyclomind.candidates import Candidates
from cyclomind.games.codebreaker.answers import COLORS, SIZES, Turn
from cyclomind.scoring import Pegs, score_pegs

sizes = st.sampled_from(SIZES)


def codes(size: int, colors: int = COLORS):
    return st.lists(st.integers(0, colors - 1), min_size=size, max_size=size).map(tuple)


def answers(size: int):
    """Every answer that a player may give."""
    every = itertools.product(range(size + 1), repeat=2)
    return st.sampled_from([Pegs(*pegs) for pegs in every if is_possible(Pegs(*pegs), size)])


def turns(size: int, most: int = 4, colors: int = COLORS):
    """Guesses with any answers, so most of them contradict each other."""
    turn = st.builds(Turn, codes(size, colors), answers(size))
    return st.lists(turn, max_size=most).map(tuple)


@st.composite
def honest_turns(draw, size: int, most: int = 4):
    """(secret, turns): guesses answered by one secret."""
    secret = draw(codes(size))
    guessed = draw(st.lists(codes(size), max_size=most))
    return secret, tuple(Turn(guess, score_pegs(secret, guess)) for guess in guessed)


def is_possible(pegs: Pegs, size: int) -> bool:
    return sum(pegs) <= size and pegs != (size - 1, 1)


def searched(size: int, given_turns: tuple, budget: int = 10**6) -> Candidates:
    """The candidates, with the search at its end."""
    candidates = Candidates(size, given_turns)
    while not candidates.step(budget):
        pass
    return candidates
