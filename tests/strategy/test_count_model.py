"""The coach where only the exact count is shown: the quiet ring."""

from fractions import Fraction

import pytest

from cyclomind.games.necklace import Turn
from cyclomind.games.quiet import QuietGame
from cyclomind.necklace import canonical, period
from cyclomind.par import COUNT_PARS, PARS
from cyclomind.puzzle import puzzle_of
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.coach.content_par import par_of_content
from cyclomind.strategy.coach.hints import board_hint, count_hint, guess_hint
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.coach.review import review
from cyclomind.strategy.contents import Content, arrangements
from cyclomind.strategy.knowledge import knowledge_of
from cyclomind.strategy.models import COUNT


@pytest.mark.parametrize("content", [(2, 2), (2, 2, 1), (2, 2, 2), (2, 1, 1, 1)])
def test_candidates_and_weights_are_those_of_every_deal(content: Content):
    words = arrangements(content)
    necklaces = sorted({canonical(word) for word in words})
    start = words[len(words) // 2]
    for exact in range(sum(content)):
        chances: dict[tuple[int, ...], Fraction] = {}
        for secret in necklaces:
            # The necklace is drawn evenly, the start evenly from what is no rotation of it.
            if secret != canonical(start) and score_guess(secret, start).exact == exact:
                chances[secret] = Fraction(1, len(words) - period(secret))
        known = knowledge_of([Turn(start, Feedback(exact, 0))], COUNT)
        assert list(known.candidates) == sorted(chances)
        whole = sum(chances.values())
        for secret, weight in zip(known.candidates, known.weights, strict=True):
            assert Fraction(weight, known.total) == chances[secret] / whole


def test_four_different_beads_can_only_be_tried_one_after_the_other():
    par = par_of_start(Turn((0, 1, 2, 3), Feedback(2, 0)), model=COUNT)
    assert par.is_complete
    known = knowledge_of([Turn((0, 1, 2, 3), Feedback(2, 0))], COUNT)
    assert par.worst == len(known.candidates)


def test_a_game_that_follows_the_coach_ends_within_par_at_worst():
    game = QuietGame(puzzle_of((0, 1, 0, 2, 3, 1), 4))
    worst = par_of_start(game.turns[0], model=COUNT).worst
    while game.is_open:
        hint = guess_hint(game.turns, model=COUNT)
        assert count_hint(game.turns, COUNT).candidates == hint.candidates
        assert board_hint(game.turns, hint.value.guess, COUNT).could_be_secret == (
            hint.could_be_secret
        )
        game.arrangement = hint.value.guess
        game.submit()
        game.show_score()
    assert game.guess_count <= worst + 1
    judged = review(game.turns, model=COUNT)
    assert judged.guesses[-1].after == 0
    assert all(one.pool.is_complete for one in judged.guesses)


def test_the_table_has_every_content_and_that_of_the_command():
    assert COUNT_PARS.keys() == PARS.keys()
    for content in [(2, 1, 1), (2, 2, 1), (3, 2, 1), (2, 2, 2)]:
        assert COUNT_PARS[content] == round(100 * par_of_content(content, 2, model=COUNT).expected)


def test_where_less_is_told_par_is_not_lower():
    assert all(COUNT_PARS[content] >= PARS[content] for content in PARS)
