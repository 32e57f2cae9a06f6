"""How many necklaces are left after each guess, counted as the coach counts them."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from cyclomind.games.necklace import SOLVED, NecklaceGame
from cyclomind.necklace import canonical
from cyclomind.necklaces_left import left_after
from cyclomind.puzzle import new_puzzle
from cyclomind.rng import Rng
from cyclomind.scoring import score_guess
from cyclomind.strategy.knowledge import knowledge_of


def result_of(work):
    """Return what a generator returns at its end."""
    while True:
        try:
            next(work)
        except StopIteration as over:
            return over.value


@given(seed=st.integers(0, 10**6), n=st.integers(4, 7), colors=st.integers(2, 6))
def test_the_numbers_are_those_of_the_coach(seed, n, colors):
    rng = Rng(f"left {seed}")
    game = NecklaceGame(new_puzzle(n, colors, rng))
    for _ in range(4):
        if game.phase == SOLVED:
            break
        game.swap(rng.below(n), rng.below(n))
        game.submit()
        game.show_score()
    wanted = [
        len(knowledge_of(game.turns[: number + 1]).necklaces) for number in range(len(game.turns))
    ]
    assert list(result_of(left_after(game.turns))) == wanted


def test_the_turn_that_solves_leaves_the_secret_alone():
    game = NecklaceGame(new_puzzle(8, 6, Rng("largest")))
    secret = game.puzzle.secret
    for position, color in enumerate(secret):
        if game.arrangement[position] != color:
            game.swap(position, game.arrangement.index(color, position))
    game.submit()
    counts = result_of(left_after(game.turns))
    assert counts[-1] == 1 and counts[0] > 1


@given(seed=st.integers(0, 10**6), n=st.integers(4, 6))
def test_where_no_turn_is_told_every_necklace_with_the_same_counts_is_left(seed, n):
    rng = Rng(f"quiet {seed}")
    game = NecklaceGame(new_puzzle(n, 4, rng))
    for _ in range(3):
        if game.is_open:
            game.swap(rng.below(n), rng.below(n))
            game.submit()
            game.show_score()
    words = {canonical(word) for word in permutations(game.puzzle.secret)}
    wanted = []
    for turn in game.turns:
        exact = turn.feedback.exact
        words = {word for word in words if score_guess(word, turn.shown).exact == exact}
        wanted.append(len(words))
    assert list(result_of(left_after(game.turns, False))) == wanted
