"""The guard against what hands do without meaning it."""

import pytest

from app.input.guard import DoubleClicks, goes_on, is_held


class Clock:
    """A stand-in for the page's clock, in milliseconds."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("count", "by_touch", "passed", "second"),
    [
        (2, False, 499, True),
        (3, False, 200, True),
        (2, False, 500, False),
        (1, True, 499, True),  # on touch screens each tap counts as the first
        (1, True, 500, False),
        (1, False, 99, True),
        (1, False, 100, False),
        (0, False, 99, True),  # a key, or a program that helps the player
        (0, False, 100, False),
    ],
)
@pytest.mark.fault("B15")
def test_a_click_soon_after_a_change_is_the_second_half_of_a_double_click(
    count: int, by_touch: bool, passed: float, second: bool
):
    clock = Clock()
    clicks = DoubleClicks(clock)
    clock.now = 1000
    clicks.changed()
    clock.now += passed
    assert clicks.is_second(count, by_touch) is second


def test_before_any_change_every_click_is_meant():
    assert not DoubleClicks(Clock()).is_second(2, True)


def test_a_click_after_another_action_is_meant_however_soon_it_comes():
    clicks = DoubleClicks(Clock())
    clicks.changed()
    assert clicks.is_second(2, False)
    clicks.went_on()
    assert not clicks.is_second(2, False)
    clicks.changed()
    assert clicks.is_second(2, False)


@pytest.mark.parametrize(
    ("key", "goes"),
    [("Tab", True), ("3", True), ("Enter", False), (" ", False), ("Shift", False)],
)
def test_who_presses_another_key_has_gone_on(key: str, goes: bool):
    assert goes_on(key) is goes


@pytest.mark.parametrize(
    ("key", "repeated", "in_lines", "held"),
    [
        ("Enter", True, False, True),
        ("Enter", False, False, False),
        ("Enter", True, True, False),
        ("ArrowRight", True, False, False),
        ("Backspace", True, False, False),
        ("", True, False, False),
    ],
)
def test_only_the_repetitions_of_enter_are_held_back(key, repeated, in_lines, held):
    assert is_held(key, repeated, in_lines) is held
