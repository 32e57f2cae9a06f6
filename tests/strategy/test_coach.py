"""The coach: hints, review and par, on games small enough to check by hand or in full."""

import json
from dataclasses import asdict
from fractions import Fraction

import pytest

from cyclomind.games.necklace import SOLVED, NecklaceGame, Turn
from cyclomind.necklace import canonical, rotate_clockwise
from cyclomind.puzzle import puzzle_of
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.cancelling import Cancelled
from cyclomind.strategy.coach import (
    BEST,
    RATINGS,
    WEAK,
    Pool,
    best_guess,
    board_hint,
    count_hint,
    guess_hint,
    par,
    review,
    value_of,
)
from cyclomind.strategy.knowledge import Knowledge, arrangements_of, guess_of, knowledge_of

SECRETS = [((0, 1, 2, 0, 1), 4), ((0, 1, 2, 3, 0), 4), ((0, 1, 2, 1, 2, 0), 3), ((0, 1, 2, 3), 4)]


def _arrange(game: NecklaceGame, wanted: tuple) -> None:
    for i in range(len(wanted)):
        if game.arrangement[i] != wanted[i]:
            game.swap(i, game.arrangement.index(wanted[i], i + 1))


def _guess(game: NecklaceGame, wanted: tuple) -> None:
    _arrange(game, wanted)
    game.submit()
    game.finish_spin()


def _played(secret: tuple, colors: int) -> NecklaceGame:
    """Return a game played to the end by the coach's own hints."""
    game = NecklaceGame(puzzle_of(secret, colors))
    while game.phase != SOLVED:
        _guess(game, guess_hint(game.turns).value.guess)
    return game


def _left(known: Knowledge, guess: tuple) -> Fraction:
    """Return what a guess leaves on average, candidate by candidate."""
    total = Fraction(0)
    for secret, weight in zip(known.candidates, known.weights, strict=True):
        feedback = score_guess(secret, guess)
        if feedback.exact < len(guess):
            alike = [word for word in known.candidates if score_guess(word, guess) == feedback]
            total += weight * len(alike)
    return total / known.total


@pytest.mark.parametrize(("secret", "colors"), SECRETS)
def test_hints_follow_the_weights_and_nothing_beats_hint_3(secret, colors):
    turns = NecklaceGame(puzzle_of(secret, colors)).turns
    known = knowledge_of(turns)
    hint = guess_hint(turns)
    assert hint.pool.is_complete and hint.candidates == len(known.candidates)
    averages = {word: _left(known, word) for word in arrangements_of(secret)}
    best = min(averages.values())
    assert averages[hint.value.guess] == best
    assert hint.value.average_left == pytest.approx(float(best))
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


@pytest.mark.parametrize("shown", [(0, 0, 1, 2, 1), (0, 1, 2, 3, 3), (0, 1, 0, 1, 2, 2)])
def test_the_coach_solves_every_secret_within_its_stated_worst_case(shown):
    """Played against every candidate; par is the average by their weights."""
    start = Turn(shown, Feedback(3, 0))
    stated = par(start)
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


@pytest.mark.parametrize(("secret", "colors"), SECRETS)
def test_whoever_follows_the_hints_is_rated_best_throughout(secret, colors):
    game = _played(secret, colors)
    judged = review(game.turns)
    assert [guess.rating for guess in judged.guesses] == [BEST] * game.guess_count
    assert judged.skill == 1
    assert game.guess_count <= judged.par.worst


def test_a_review_says_what_was_known_before_and_after_each_guess():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 0), 4))
    for wanted in ((3, 2, 1, 0, 0), (0, 0, 2, 1, 3), (0, 1, 2, 3, 0)):
        _guess(game, wanted)
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
        words_by_value.setdefault(_left(known, guess), set()).add((judged.rating, judged.skill))
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


def test_results_are_json():
    game = _played((0, 1, 2, 3, 0), 4)
    for result in (
        count_hint(game.turns[:1]),
        board_hint(game.turns[:1], game.arrangement),
        guess_hint(game.turns[:1]),
        review(game.turns),
    ):
        assert json.loads(json.dumps(asdict(result)))


def test_ratings_fall_from_the_best_to_anything():
    shares = [least for _, least in RATINGS]
    assert shares == sorted(shares, reverse=True)
    assert (shares[0], shares[-1]) == (1, 0)


def test_the_largest_game_is_judged_by_all_guesses_and_says_where_par_is_not():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 4, 5, 0, 1), 6))
    _guess(game, (0, 1, 0, 2, 1, 3, 4, 5))
    judged = review(game.turns)
    assert judged.guesses[0].pool == Pool(considered=10080, available=10080)
    assert not judged.par.is_complete


def test_with_less_effort_the_coach_samples_and_says_so():
    known = knowledge_of(NecklaceGame(puzzle_of((0, 1, 2, 3, 4, 0, 1), 5)).turns)
    everything, complete = best_guess(known)
    sampled, pool = best_guess(known, effort=20_000)
    assert complete.is_complete
    assert 100 < pool.considered < pool.available and not pool.is_complete
    assert everything.average_left <= sampled.average_left < len(known.candidates) / 4


def test_progress_rises_to_one_and_long_work_can_be_cancelled():
    game = NecklaceGame(puzzle_of((0, 1, 2, 3, 2, 1), 4))
    _guess(game, (0, 1, 1, 2, 2, 3))
    shares: list = []
    review(game.turns, shares.append)
    assert shares == sorted(shares)
    assert shares[0] == 0 and shares[-1] == 1
    for work in (guess_hint, review):
        with pytest.raises(Cancelled):
            work(game.turns, is_cancelled=lambda: True)


def test_hints_and_reviews_of_nothing_are_refused():
    start = Turn((0, 0, 1, 1), Feedback(2, 0))
    impossible = Turn((0, 0, 1, 1), Feedback(3, 0))
    with pytest.raises(ValueError, match="no secret fits"):
        guess_hint([start, impossible])
    with pytest.raises(ValueError, match="no secret fits guess 1"):
        review([start, impossible])
    with pytest.raises(ValueError, match="no guess"):
        review([start])
