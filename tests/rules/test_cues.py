"""Which change of a game on a ring can be heard."""

import pytest

from app.shelf.cues import NOTES, PULSES, SOLVED, SWAP, TURN, Seen, cue_of

START = Seen(0, (0, 1, 2), False)


@pytest.mark.parametrize(
    ("before", "now", "cue"),
    [
        (START, START, ""),
        (START, Seen(0, (1, 0, 2), False), SWAP),
        (START, Seen(1, (2, 0, 1), False), TURN),
        (START, Seen(1, (0, 1, 2), False), TURN),
        (Seen(1, (0, 1, 2), False), Seen(1, (0, 1, 2), True), SOLVED),
        (START, Seen(1, (0, 1, 2), True), SOLVED),
        (Seen(1, (0, 1, 2), True), Seen(1, (0, 1, 2), True), ""),
    ],
)
def test_the_cue_of_a_change(before: Seen, now: Seen, cue: str):
    assert cue_of(before, now) == cue


def test_every_cue_is_heard_and_felt():
    assert NOTES.keys() == PULSES.keys() == {SWAP, TURN, SOLVED}
