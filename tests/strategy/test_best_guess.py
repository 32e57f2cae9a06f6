"""The coach's guess: the best of all, or of a sample that says so."""

from cyclomind.games.necklace import NecklaceGame
from cyclomind.puzzle import puzzle_of
from cyclomind.strategy.coach.best_guess import best_guess
from cyclomind.strategy.knowledge import knowledge_of


def test_with_less_effort_the_coach_samples_and_says_so():
    known = knowledge_of(NecklaceGame(puzzle_of((0, 1, 2, 3, 4, 0, 1), 5)).turns)
    everything, complete = best_guess(known)
    sampled, pool = best_guess(known, effort=20_000)
    assert complete.is_complete
    assert 100 < pool.considered < pool.available and not pool.is_complete
    assert everything.average_left <= sampled.average_left < len(known.candidates) / 4
