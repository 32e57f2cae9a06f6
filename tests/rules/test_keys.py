"""What a key means on a board."""

import pytest

from app.input.keys import BEAD, CONTROL, ERASE, FIELD, NOWHERE, NUMBER, SELECT, TAP, Key, move_of
from app.input.press import is_pin


@pytest.mark.fault("C21")
@pytest.mark.parametrize(
    ("key", "code", "move"),
    [
        ("ArrowLeft", "Numpad4", (SELECT, -1)),
        ("ArrowRight", "Numpad6", (SELECT, 1)),
        ("ArrowUp", "Numpad8", (SELECT, -1)),
        ("ArrowDown", "Numpad2", (SELECT, 1)),
        ("Delete", "NumpadDecimal", (ERASE, 0)),
        ("Home", "Numpad7", None),
        ("End", "Numpad1", None),
        ("PageUp", "Numpad9", None),
        ("PageDown", "Numpad3", None),
        ("Clear", "Numpad5", None),
        ("Insert", "Numpad0", None),
        ("F1", "Digit1", None),
        ("4", "Numpad4", (NUMBER, 3)),
    ],
)
@pytest.mark.parametrize("place", [BEAD, NOWHERE])
def test_a_number_pad_does_what_its_keys_say(key: str, code: str, move, place: str):
    assert move_of(Key(key, code, False, False, place)) == move


@pytest.mark.fault("B16")
@pytest.mark.parametrize("key", ["", "Unidentified", "Process", "Dead", "\u00e0", "'"])
def test_the_place_counts_where_the_key_names_nothing_that_we_know(key: str):
    assert move_of(Key(key, "Digit4", False, False, NOWHERE)) == (NUMBER, 3)


@pytest.mark.fault("C20")
@pytest.mark.parametrize("place", [BEAD, NOWHERE])
def test_a_key_that_says_nothing_is_no_move(place: str):
    assert move_of(Key("", "", False, False, place)) is None


def test_space_and_p_are_moves_on_a_bead_alone():
    """So that speech input and screen readers keep their letters elsewhere."""
    assert move_of(Key(" ", "", False, False, BEAD)) == (TAP, 0)
    for letter in ("p", "P"):
        assert is_pin(Key(letter, "", False, False, BEAD))
        assert not is_pin(Key(letter, "", True, False, BEAD)), "with Ctrl"
        assert not is_pin(Key(letter, "", False, True, BEAD)), "held down"
        assert move_of(Key(letter, "", False, False, BEAD)) is None
    for place in (NOWHERE, CONTROL, FIELD):
        assert move_of(Key(" ", "", False, False, place)) is None
        assert not is_pin(Key("p", "", False, False, place))
