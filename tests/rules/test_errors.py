"""One small family of errors, for callers that catch coarsely or finely."""

import importlib
import inspect
import pkgutil

import pytest

import cyclomind
from cyclomind import errors
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


def _drawn() -> set:
    """The (class, base, module) of each line of the drawing in errors.py."""
    drawn = set()
    above: list = []
    for line in (errors.__doc__ or "").partition(":\n\n")[2].splitlines():
        depth = (len(line) - len(line.lstrip())) // 4
        name, _, rest = line.strip().partition(" ")
        del above[depth - 1 :]
        if rest:
            drawn.add((name, above[-1], "cyclomind." + rest.split()[0]))
        above.append(name)
    return drawn


def test_the_drawing_of_the_errors_is_complete():
    defined = set()
    for found in pkgutil.walk_packages(cyclomind.__path__, "cyclomind."):
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            is_error = inspect.isclass(value) and issubclass(value, BaseException)
            if is_error and value.__module__ == module.__name__:
                defined.add((name, value.__base__.__name__, module.__name__))
    assert _drawn() == defined
    assert len(defined) > 10
