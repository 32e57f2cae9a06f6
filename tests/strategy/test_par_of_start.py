"""Par of one start, played out against every secret that fits it."""

import pytest

from cyclomind.games.necklace import Turn
from cyclomind.necklace import rotate_clockwise
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.coach.hints import guess_hint
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.knowledge import knowledge_of


@pytest.mark.parametrize("shown", [(0, 0, 1, 2, 1), (0, 1, 2, 3, 3), (0, 1, 0, 1, 2, 2)])
def test_the_coach_solves_every_secret_within_its_stated_worst_case(shown):
    """Played against every candidate; par is the average by their weights."""
    start = Turn(shown, Feedback(3, 0))
    stated = par_of_start(start)
    assert stated.is_complete
    known = knowledge_of([start])
    total = 0
    longest = 0
    for secret, weight in zip(known.candidates, known.weights, strict=True):
        turns = [start]
        while turns[-1].feedback.exact < len(shown):
            guess = guess_hint(turns).value.guess
            feedback = score_guess(secret, guess)
            turns.append(Turn(rotate_clockwise(guess, feedback.rotation), feedback))
        total += weight * (len(turns) - 1)
        longest = max(longest, len(turns) - 1)
    assert longest == stated.worst
    assert stated.expected == pytest.approx(total / known.total)
