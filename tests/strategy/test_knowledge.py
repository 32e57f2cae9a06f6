"""What a player can know, against the hidden process played through in full."""

import itertools
from collections import defaultdict
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.games.necklace import ARRANGING, NecklaceGame, Turn
from cyclomind.necklace import canonical, period, rotate_clockwise
from cyclomind.puzzle import puzzle_of
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.contents import content_name
from cyclomind.strategy.knowledge import (
    Knowledge,
    candidates,
    contradictions,
    guess_of,
    knowledge_of,
)

CONTENTS = [(2, 2), (2, 1, 1), (1, 1, 1, 1), (2, 2, 1), (2, 1, 1, 1), (3, 2, 1), (2, 2, 2)]


def _words(content: tuple) -> list:
    beads = [color for color, count in enumerate(content) for _ in range(count)]
    return sorted(set(itertools.permutations(beads)))


def _hidden_process(content: tuple) -> dict:
    """Return {(shown, exact): {secret: probability}}: every necklace, phase and start in turn."""
    words = _words(content)
    necklaces = {canonical(word) for word in words}
    found: dict = defaultdict(lambda: defaultdict(Fraction))
    for secret in words:
        starts = [word for word in words if canonical(word) != canonical(secret)]
        chance = Fraction(1, len(necklaces) * period(secret) * len(starts))
        for start in starts:
            feedback = score_guess(secret, start)
            shown = rotate_clockwise(start, feedback.rotation)
            found[shown, feedback.exact][secret] += chance
    return found


def _probabilities(known: Knowledge) -> dict:
    return {
        word: Fraction(weight, known.total)
        for word, weight in zip(known.candidates, known.weights, strict=True)
    }


def test_candidates_after_the_start_are_not_equally_likely():
    """000112 shown as 000112 with 3 exact: one secret is five times as likely as the other."""
    known = knowledge_of([Turn((0, 0, 0, 1, 1, 2), Feedback(3, 0))])
    assert _probabilities(known) == {
        (0, 0, 2, 1, 0, 1): Fraction(1, 6),
        (1, 0, 0, 2, 1, 0): Fraction(5, 6),
    }


@pytest.mark.parametrize("content", CONTENTS, ids=content_name)
def test_knowledge_of_the_start_is_that_of_the_hidden_process(content):
    for (shown, exact), chances in _hidden_process(content).items():
        total = sum(chances.values())
        known = knowledge_of([Turn(shown, Feedback(exact, 0))])
        assert list(known.candidates) == sorted(chances)
        expected = {secret: chance / total for secret, chance in chances.items()}
        assert _probabilities(known) == expected


@pytest.mark.parametrize("content", [(2, 1, 1), (2, 2, 1), (2, 2, 2)], ids=content_name)
def test_later_guesses_leave_the_secrets_that_would_have_answered_so(content):
    words = _words(content)
    for (shown, exact), chances in list(_hidden_process(content).items())[::7]:
        start = Turn(shown, Feedback(exact, 0))
        for guess in words[::11]:
            by_feedback: dict = defaultdict(dict)
            for secret, chance in chances.items():
                by_feedback[score_guess(secret, guess)][secret] = chance
            for feedback, left in by_feedback.items():
                turns = [start, Turn(rotate_clockwise(guess, feedback.rotation), feedback)]
                known = knowledge_of(turns)
                total = sum(left.values())
                assert _probabilities(known) == {
                    secret: chance / total for secret, chance in left.items()
                }


@given(st.data())
def test_the_secret_of_a_game_always_fits(data):
    n = data.draw(st.integers(4, 6))
    beads = data.draw(
        st.lists(st.integers(0, 3), min_size=n, max_size=n)
        .map(tuple)
        .filter(lambda beads: max(map(beads.count, beads)) < n - 1)
    )
    game = NecklaceGame(puzzle_of(beads, 4))
    places = st.integers(0, n - 1)
    for i, j in data.draw(st.lists(st.tuples(places, places), max_size=6)):
        if game.phase == ARRANGING:
            game.swap(i, j)
            game.submit()
            game.show_score()
            assert beads in candidates(game.turns)
            assert contradictions(game.turns, beads) == ()
            assert guess_of(game.turns[-1]) in {*_words_of(game.arrangement)}


def _words_of(beads: tuple) -> set:
    return {rotate_clockwise(beads, steps) for steps in range(len(beads))}


def test_the_hidden_rotation_of_the_start_is_never_looked_at():
    shown = (0, 0, 1, 1, 2)
    first = Turn((0, 1, 0, 2, 1), Feedback(3, 2))
    views = [knowledge_of([Turn(shown, Feedback(3, r)), first]) for r in range(5)]
    assert all(view == views[0] for view in views)
    reasons = [contradictions([Turn(shown, Feedback(3, r)), first], shown) for r in range(5)]
    assert all(reason == reasons[0] for reason in reasons)


def test_turns_that_contradict_each_other_leave_nobody():
    start = Turn((0, 0, 1, 1), Feedback(2, 0))
    known = knowledge_of([start, Turn((0, 0, 1, 1), Feedback(3, 0))])
    assert known == Knowledge((), ())
    assert known.total == 0


def test_without_guess_0_there_is_nothing_to_know():
    with pytest.raises(ValueError, match="Guess 0"):
        knowledge_of([])


@pytest.mark.parametrize("content", [(2, 2, 1), (2, 1, 1, 1), (2, 2, 2)], ids=content_name)
def test_an_arrangement_contradicts_something_exactly_when_no_rotation_of_it_fits(content):
    words = _words(content)
    secret, guess = words[5], words[len(words) // 2]
    feedback = score_guess(secret, words[-1])
    start = Turn(rotate_clockwise(words[-1], feedback.rotation), feedback)
    answer = score_guess(secret, guess)
    turns = [start, Turn(rotate_clockwise(guess, answer.rotation), answer)]
    fitting = {canonical(word) for word in candidates(turns)}
    for word in words:
        reasons = contradictions(turns, word)
        assert (canonical(word) in fitting) == (reasons == ())
        for reason in reasons:
            assert reason.exact == turns[reason.turn].feedback.exact
            assert reason.would_be == score_guess(word, turns[reason.turn].shown).exact


def test_a_wrong_count_is_named_before_a_wrong_turn():
    turns = [Turn((0, 0, 1, 1, 2), Feedback(3, 0))]
    (reason,) = contradictions(turns, (0, 0, 1, 1, 2))
    assert (reason.turn, reason.exact, reason.would_be) == (0, 3, 5)
