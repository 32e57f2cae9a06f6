"""Which guesses rule a board out: never the secret, and always a board that was scored as wrong."""

from hypothesis import given
from hypothesis import strategies as st

from cyclomind.contradictions import contradicted
from cyclomind.games.necklace import NecklaceGame
from cyclomind.games.palette import PaletteGame
from cyclomind.necklace import rotate_clockwise
from tests.rules.given import puzzles

_SWAPS = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=12)


def played(puzzle, swaps) -> NecklaceGame:
    """Return a game in which each swap was guessed, until one solved it."""
    game = NecklaceGame(puzzle)
    for i, j in swaps:
        if game.is_open:
            game.swap(i % puzzle.n, j % puzzle.n)
            game.submit()
            game.show_score()
    return game


@given(puzzles, _SWAPS, st.integers(0, 7))
def test_no_guess_rules_out_the_secret_however_it_lies(puzzle, swaps, steps):
    turns = played(puzzle, swaps).turns
    secret = rotate_clockwise(puzzle.secret, steps)
    assert contradicted(turns, secret) == ()
    assert contradicted(turns, secret, are_turns_seen=False) == ()


@given(puzzles, _SWAPS)
def test_every_guess_that_was_wrong_rules_itself_out(puzzle, swaps):
    for number, turn in enumerate(played(puzzle, swaps).turns):
        wrong = turn.feedback.exact < puzzle.n
        for seen in (True, False):
            found = contradicted((turn,), turn.shown, are_turns_seen=seen)
            assert found == ((0,) if wrong else ()), number


@given(puzzles, _SWAPS, st.randoms(use_true_random=False))
def test_counts_alone_never_rule_out_more_boards_than_counts_and_turns(puzzle, swaps, chance):
    turns = played(puzzle, swaps).turns
    beads = list(puzzle.secret)
    chance.shuffle(beads)
    by_counts = contradicted(turns, tuple(beads), are_turns_seen=False)
    assert all(number < len(turns) for number in by_counts)
    if by_counts:
        assert contradicted(turns, tuple(beads)) == by_counts


@given(puzzles, st.data())
def test_in_the_palette_no_guess_rules_out_the_secret_and_a_wrong_one_itself(puzzle, data):
    game = PaletteGame(puzzle)
    for _ in range(3):
        for position in range(puzzle.n):
            game.fill(position, data.draw(st.integers(0, puzzle.colors - 1)))
        turn = game.submit()
        game.show_score()
        if not game.is_open:
            break
        assert contradicted((turn,), turn.shown, PaletteGame.score, 0) == (0,)
    assert contradicted(game.turns, puzzle.secret, PaletteGame.score, 0) == ()
