"""The review of a game, on games small enough to check by hand or in full."""

import json
from dataclasses import asdict
from fractions import Fraction

import pytest

from cyclomind.games.necklace import NecklaceGame, Turn
from cyclomind.necklace import canonical, rotate_clockwise
from cyclomind.puzzle import puzzle_of
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.coach.best_guess import Pool
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.coach.review import BEST, FORTUNES, RATINGS, WEAK, review
from cyclomind.strategy.knowledge import arrangements_of, guess_of, knowledge_of
from cyclomind.strategy.long_work import Cancelled
from tests.strategy.coached import SECRETS, left_by, make_guess, played, value_of


@pytest.mark.parametrize(("secret", "colors"), SECRETS)
def test_whoever_follows_the_hints_is_rated_best_throughout(secret, colors):
    game = played(secret, colors)
    judged = review(game.turns)
    assert [guess.rating for guess in judged.guesses] == [BEST] * game.guess_count
    assert judged.skill == 1
    assert game.guess_count <= par_of_start(game.turns[0]).worst


def test_a_review_says_what_was_known_before_and_after_each_guess():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 0), 4))
    for wanted in ((3, 2, 1, 0, 0), (0, 0, 2, 1, 3), (0, 1, 2, 3, 0)):
        make_guess(game, wanted)
    judged = review(game.turns)
    assert [guess.number for guess in judged.guesses] == [1, 2, 3]
    for i, guess in enumerate(judged.guesses, start=1):
        before, after = knowledge_of(game.turns[:i]), knowledge_of(game.turns[: i + 1])
        assert guess.guess == guess_of(game.turns[i])
        assert guess.before == len(before.candidates)
        assert guess.necklaces_before == len(before.necklaces)
        is_last = guess.exact == 5
        assert guess.after == (0 if is_last else len(after.candidates))
        assert guess.necklaces_after == (0 if is_last else len(after.necklaces))
        assert guess.value == value_of(before, guess.guess)
        assert guess.best.average_left <= guess.value.average_left
        assert guess.could_be_secret == (canonical(guess.guess) in before.necklaces)
        assert 0 <= guess.luck <= 1
        assert 0 <= guess.skill <= 1


@pytest.mark.fault("equal")
def test_equal_guesses_get_equal_words():
    """All guesses of one value, whatever their place in the order, are rated alike."""
    game = NecklaceGame(puzzle_of((0, 1, 2, 0, 1), 4))
    known = knowledge_of(game.turns)
    words_by_value: dict = {}
    for guess in arrangements_of(game.arrangement):
        feedback = score_guess(known.candidates[0], guess)
        turn = Turn(rotate_clockwise(guess, feedback.rotation), feedback)
        (judged,) = review([game.turns[0], turn]).guesses
        words_by_value.setdefault(left_by(known, guess), set()).add((judged.rating, judged.skill))
    assert all(len(words) == 1 for words in words_by_value.values())
    best, worst = min(words_by_value), max(words_by_value)
    assert {word for word, _ in words_by_value[best]} == {BEST}
    assert {word for word, _ in words_by_value[worst]} == {WEAK}


def test_luck_is_what_came_out_and_skill_what_was_to_be_expected():
    """The same guess, answered by every candidate: one skill, luck that averages to a half."""
    start = Turn((0, 1, 2, 3, 3), Feedback(3, 0))
    known = knowledge_of([start])
    guess = (0, 1, 3, 2, 3)
    lucks, skills = Fraction(0), set()
    for secret, weight in zip(known.candidates, known.weights, strict=True):
        feedback = score_guess(secret, guess)
        (judged,) = review(
            [start, Turn(rotate_clockwise(guess, feedback.rotation), feedback)]
        ).guesses
        lucks += Fraction(judged.luck) * weight
        skills.add(judged.skill)
    assert len(skills) == 1
    assert float(lucks / known.total) == pytest.approx(0.5)


def test_the_largest_game_is_judged_by_all_guesses():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 4, 5, 0, 1), 6))
    make_guess(game, (0, 1, 0, 2, 1, 3, 4, 5))
    judged = review(game.turns)
    assert judged.guesses[0].pool == Pool(considered=10080, available=10080)


def test_a_review_is_json():
    assert json.loads(json.dumps(asdict(review(played((0, 1, 2, 3, 0), 4).turns))))


def test_progress_rises_to_one_and_long_work_can_be_cancelled():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 2, 1), 4))
    make_guess(game, (0, 1, 1, 2, 2, 3))
    shares: list = []
    review(game.turns, shares.append)
    assert shares == sorted(shares)
    assert shares[0] == 0 and shares[-1] == 1
    with pytest.raises(Cancelled):
        review(game.turns, is_cancelled=lambda: True)


def test_reviews_of_nothing_are_refused():
    start = Turn((0, 0, 1, 1), Feedback(2, 0))
    impossible = Turn((0, 0, 1, 1), Feedback(3, 0))
    with pytest.raises(ValueError, match="no secret fits guess 1"):
        review([start, impossible])
    with pytest.raises(ValueError, match="no guess"):
        review([start])


def test_a_whole_game_gets_its_words_by_the_same_thresholds():
    """Skill 1 is best, anything less is not; luck around a half is even."""
    judged = review(played((0, 1, 2, 3, 0), 4).turns)
    assert (judged.skill, judged.rating) == (1, BEST)
    for words in (RATINGS, FORTUNES):
        assert [least for _, least in words] == sorted([least for _, least in words], reverse=True)
        assert words[-1][1] == 0
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 0), 4))
    for wanted in ((3, 2, 1, 0, 0), (0, 0, 2, 1, 3), (0, 1, 2, 3, 0)):
        make_guess(game, wanted)
    judged = review(game.turns)
    assert judged.rating == next(word for word, least in RATINGS if judged.skill >= least) != BEST
    assert judged.fortune == next(word for word, least in FORTUNES if judged.luck >= least)
