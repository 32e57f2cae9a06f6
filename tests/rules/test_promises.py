"""Names that others may rely on, with the names of their parameters."""

import importlib
import inspect

import pytest

import cyclomind

FUNCTIONS = {
    "necklace.rotate_clockwise": ("beads", "steps"),
    "necklace.period": ("beads",),
    "necklace.canonical": ("beads",),
    "necklace.is_degenerate": ("beads",),
    "necklace.necklaces": ("n", "colors"),
    "necklace.count_necklaces": ("n", "colors"),
    "necklace.random_necklace": ("n", "colors", "rng"),
    "scoring.score_guess": ("secret", "guess"),
    "scoring.score_pegs": ("secret", "guess"),
    "share.encode_secret": ("secret", "colors"),
    "share.decode_secret": ("code", "n", "colors"),
    "phases.StateMachine": ("states", "initial", "context"),
    "phases.StateMachine.is_in": ("self", "name"),
    "phases.StateMachine.transition_to": ("self", "name"),
    "phases.StateMachine.update": ("self", "seconds"),
    "phases.StateMachine.on_transition": ("self", "listener"),
    "rng.Rng": ("seed",),
    "rng.Rng.below": ("self", "limit"),
    "rng.Rng.shuffled": ("self", "items"),
}
VALUES = {
    "scoring.Feedback": ("exact", "rotation"),
    "scoring.Pegs": ("exact", "misplaced"),
}


def _found(path: str):
    module, *names = path.split(".")
    thing = importlib.import_module(f"cyclomind.{module}")
    for name in names:
        thing = getattr(thing, name)
    return thing


@pytest.mark.parametrize("path", FUNCTIONS)
def test_promised_functions_take_the_promised_parameters(path):
    assert tuple(inspect.signature(_found(path)).parameters) == FUNCTIONS[path]


@pytest.mark.parametrize("path", VALUES)
def test_promised_values_have_the_promised_fields(path):
    assert _found(path)._fields == VALUES[path]
    assert issubclass(_found(path), tuple)


def test_a_share_error_is_a_value_error():
    assert issubclass(_found("share.ShareError"), ValueError)


def test_the_version_is_plain():
    assert all(part.isdigit() for part in cyclomind.__version__.split("."))
