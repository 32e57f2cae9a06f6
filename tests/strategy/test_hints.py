"""Three hints, on games small enough to check in full."""

import json
from dataclasses import asdict

import pytest

from cyclomind.games.necklace import NecklaceGame, Turn
from cyclomind.necklace import canonical, rotate_clockwise
from cyclomind.puzzle import puzzle_of
from cyclomind.scoring import Feedback
from cyclomind.strategy.coach.best_guess import AHEAD_BEADS
from cyclomind.strategy.coach.hints import board_hint, count_hint, guess_hint
from cyclomind.strategy.knowledge import arrangements_of, knowledge_of
from cyclomind.strategy.long_work import Cancelled
from tests.strategy.coached import SECRETS, left_by, to_come, value_of


@pytest.mark.parametrize(("secret", "colors"), SECRETS)
def test_hints_follow_the_weights_and_nothing_beats_hint_3(secret, colors):
    turns = NecklaceGame(puzzle_of(secret, colors)).turns
    known = knowledge_of(turns)
    hint = guess_hint(turns)
    assert hint.pool.is_complete and hint.candidates == len(known.candidates)
    looks_ahead = len(secret) <= AHEAD_BEADS
    values = {
        word: (looks_ahead and to_come(known, word), left_by(known, word))
        for word in arrangements_of(secret)
    }
    best = min(values.values())
    assert values[hint.value.guess] == best
    assert hint.value.average_left == pytest.approx(float(best[1]))
    assert value_of(known, hint.value.guess) == hint.value
    assert hint.could_be_secret == (canonical(hint.value.guess) in known.necklaces)


def test_hint_1_counts_rotations_of_a_necklace_once():
    turns = NecklaceGame(puzzle_of((0, 1, 2, 3), 4)).turns
    hint = count_hint(turns)
    known = knowledge_of(turns)
    assert hint.candidates == len(known.candidates)
    assert hint.necklaces == len({canonical(word) for word in known.candidates})


def test_hint_2_says_which_guess_the_board_contradicts():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 0), 4))
    assert board_hint(game.turns, (0, 1, 2, 3, 0)).could_be_secret
    assert board_hint(game.turns, rotate_clockwise((0, 1, 2, 3, 0), 2)).could_be_secret
    hint = board_hint(game.turns, game.arrangement)
    assert not hint.could_be_secret
    assert hint.contradictions[0].turn == 0
    assert hint.contradictions[0].would_be == 5


def test_hints_are_json():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 0), 4))
    for hint in (
        count_hint(game.turns),
        board_hint(game.turns, game.arrangement),
        guess_hint(game.turns),
    ):
        assert json.loads(json.dumps(asdict(hint)))


def test_a_guess_that_takes_long_can_be_cancelled():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 2, 1), 4))
    with pytest.raises(Cancelled):
        guess_hint(game.turns, is_cancelled=lambda: True)


def test_hints_about_nothing_are_refused():
    start = Turn((0, 0, 1, 1), Feedback(2, 0))
    impossible = Turn((0, 0, 1, 1), Feedback(3, 0))
    with pytest.raises(ValueError, match="no secret fits"):
        guess_hint([start, impossible])
