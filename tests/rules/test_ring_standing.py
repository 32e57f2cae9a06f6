"""What the rooms on a ring say of a game, computed without a page."""

import pytest

from app.locales.en import home
from app.rooms.standing import coming, of_necklace
from app.words import sentences
from cyclomind.games.necklace import NecklaceGame, replay
from cyclomind.games.palette import PaletteGame
from cyclomind.puzzle import read_puzzle

PUZZLE = read_puzzle("5", "4", "zgtAhPI")  # 3 of 5 in place at the start


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(sentences, "_words", home.WORDS)


def arranged(beads: tuple[int, ...]) -> NecklaceGame:
    """Return a game with these beads on the board."""
    game = NecklaceGame(PUZZLE)
    for i, bead in enumerate(beads):
        game.swap(i, i + game.arrangement[i:].index(bead))
    return game


def test_the_start_is_named_and_the_first_guess_is_next():
    game = NecklaceGame(PUZZLE)
    assert of_necklace(game) == "Guess 0: 3 of 5 in place. Swap beads."
    assert coming(game) == "Next: guess 1"
    game.swap(0, 1)
    assert coming(game) == "Next: guess 1", "also after a swap"


def test_while_the_ring_turns_the_score_is_not_told():
    game = arranged(PUZZLE.secret[1:] + PUZZLE.secret[:1])
    game.submit(1)
    assert of_necklace(game) == "Looking for the best fit …"
    assert coming(game) == ""
    game.show_score()
    assert of_necklace(game) == "Solved in 1 guess!"
    assert coming(game) == ""


def test_a_score_says_how_far_the_ring_turned_and_which_guess_is_next():
    said = {}
    for i in range(5):
        for j in range(i):
            game = NecklaceGame(PUZZLE)
            game.swap(i, j)
            feedback = game.submit().feedback
            game.show_score()
            if game.is_over:
                continue
            assert of_necklace(game).startswith(f"Guess 1: {feedback.exact} of 5 in place, ")
            assert coming(game) == "Next: guess 2"
            said[feedback.rotation] = of_necklace(game).split(", ")[1]
    assert said.pop(0) == "not turned."
    assert said
    for turned, words in said.items():
        assert words == ("turned 1 step." if turned == 1 else f"turned {turned} steps.")


def test_giving_up_leaves_nothing_to_come():
    game = replay(PUZZLE, "! #")
    assert (of_necklace(game), coming(game)) == ("You gave up: this is the secret.", "")


def test_in_the_palette_the_first_guess_is_the_players_own():
    assert coming(PaletteGame(PUZZLE)) == "Next: guess 1"
