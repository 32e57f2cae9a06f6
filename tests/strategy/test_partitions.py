"""Bit-set partitions and feedback tables say what scoring word by word says."""

import pytest

from cyclomind.necklace import rotate_clockwise
from cyclomind.scoring import score_guess
from cyclomind.strategy.contents import arrangements, content_name
from cyclomind.strategy.models import COUNT, MODELS, FeedbackTable, exact_of, seen_in
from cyclomind.strategy.partitions import Partitioner, members
from cyclomind.strategy.symmetry import orbits, symmetries

CONTENTS = [(2, 2), (2, 1, 1), (1, 1, 1, 1), (2, 2, 1), (3, 3), (2, 2, 2), (4, 2, 1)]


def test_members_lists_the_bits_that_are_set():
    assert list(members(0b101001)) == [0, 3, 5]
    assert list(members(0)) == []


@pytest.mark.parametrize("content", CONTENTS, ids=content_name)
def test_parts_hold_exactly_the_words_with_that_feedback(content):
    words = arrangements(content)
    partitioner = Partitioner(words)
    for guess in words[:: max(1, len(words) // 7)]:
        parts = partitioner.by_feedback(guess)
        for feedback, part in parts.items():
            assert part
            assert all(score_guess(words[i], guess) == feedback for i in members(part))
        assert sum(part.bit_count() for part in parts.values()) == len(words)
        exact = partitioner.by_exact(guess)
        assert exact == {
            e: sum(part for feedback, part in parts.items() if feedback.exact == e) for e in exact
        }


@pytest.mark.parametrize("content", CONTENTS, ids=content_name)
def test_a_turned_guess_and_a_turned_secret_need_no_new_agreement(content):
    words = arrangements(content)
    n = len(words[0])
    partitioner = Partitioner(words)
    for word in words[:: max(1, len(words) // 5)]:
        agreement = partitioner.agreement(word)
        for steps in range(n):
            turned = rotate_clockwise(word, steps)
            parts = agreement.parts(steps)
            assert parts == partitioner.by_feedback(turned)
            unsolved = [part for feedback, part in parts.items() if feedback.exact < n]
            assert list(agreement.unsolved_parts(steps)) == unsolved
            for feedback, guesses in agreement.sources(steps).items():
                assert all(score_guess(turned, words[i]) == feedback for i in members(guesses))


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("content", CONTENTS, ids=content_name)
def test_a_table_agrees_with_the_rules_both_ways(content, model):
    table = FeedbackTable(content, model)
    n = sum(content)
    sources = dict(table.sources())
    for c, secret in enumerate(table.words):
        for g, guess in enumerate(table.words):
            seen = seen_in(model, score_guess(secret, guess))
            if exact_of(seen) == n:
                assert table.solves[g] >> c & 1
                continue
            code = table.feedbacks.index(seen)
            assert dict(table.parts[g])[code] >> c & 1
            assert dict(sources[c])[code] >> g & 1


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("content", CONTENTS, ids=content_name)
def test_symmetries_change_no_feedback(content, model):
    """In the rotation model, mirroring would: it is not among them."""
    table = FeedbackTable(content, model)
    sample = table.words[:: max(1, len(table.words) // 6)]
    for symmetry in symmetries(table):
        for secret in sample:
            for guess in sample:
                before = score_guess(secret, guess)
                after = score_guess(symmetry.image(secret), symmetry.image(guess))
                assert seen_in(model, after) == seen_in(model, before)


def test_mirroring_breaks_ties_the_other_way():
    """Why the rotation model may not mirror.

    A guess cannot tell two secrets apart that it tells apart when all three are mirrored.
    """
    guess, one, other = (0, 0, 1, 2), (0, 2, 0, 1), (2, 1, 0, 0)
    assert score_guess(one, guess) == score_guess(other, guess)
    assert score_guess(one[::-1], guess[::-1]) != score_guess(other[::-1], guess[::-1])


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("content", CONTENTS, ids=content_name)
def test_every_guess_is_in_the_orbit_of_one_first_guess(content, model):
    table = FeedbackTable(content, model)
    group = symmetries(table)
    reached: set = set()
    for guess, stabilizer in orbits(table, range(table.size), group):
        orbit = {table.index[symmetry.image(table.words[guess])] for symmetry in group}
        assert not orbit & reached
        reached |= orbit
        # The orbit-stabilizer theorem; in the count model a mirror image may be a renaming.
        assert len(orbit) * len(stabilizer) == len(group)
    assert reached == set(range(table.size))
    assert model == COUNT or len(group) % sum(content) == 0
