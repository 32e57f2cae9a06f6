"""What a press on a bead is: a tap, carrying, or holding."""

from hypothesis import given
from hypothesis import strategies as st

from app.input.press import HOLD_MS, Press

_near = st.floats(-5, 5)
_far = st.floats(9, 500) | st.floats(-500, -9)
_any = st.floats(-500, 500)


@given(_any, _any, st.lists(st.tuples(_near, _near)))
def test_a_hand_that_trembles_carries_nothing(x: float, y: float, ways: list):
    press = Press(2, x, y)
    assert not any(press.move(x + across, y + down) for across, down in ways)
    assert not press.is_carrying


@given(_any, _any, _far, _any)
def test_what_was_taken_along_is_carried_also_on_the_way_back(x: float, y: float, far, aside):
    for across, down in ((far, aside), (aside, far)):
        press = Press(2, x, y)
        assert press.move(x + across, y + down)
        assert press.move(x, y)
        assert press.way(x, y) == (0, 0)


def test_holding_takes_longer_than_a_slow_tap():
    assert 300 <= HOLD_MS <= 800
