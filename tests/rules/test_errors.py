"""One small family of errors, for callers that catch coarsely or finely."""

import pytest

from cyclomind.errors import CyclomindError, IllegalMoveError, ShareError, UnreadableError


@pytest.mark.parametrize("error", [CyclomindError, UnreadableError, ShareError, IllegalMoveError])
def test_every_error_is_a_value_error_of_ours(error):
    assert issubclass(error, CyclomindError)
    assert issubclass(error, ValueError)


def test_unreadable_and_illegal_are_different_things():
    assert issubclass(ShareError, UnreadableError)
    assert not issubclass(IllegalMoveError, UnreadableError)
    assert not issubclass(UnreadableError, IllegalMoveError)


def test_a_share_error_says_why_in_a_word_and_in_a_sentence():
    error = ShareError("empty", "there is no code")
    assert error.reason == "empty"
    assert str(error) == "there is no code"
