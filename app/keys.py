"""What a key means on the necklace board. Pure: it is told about the key and answers with a move.

Public names: `Key`, `move_of`, and the moves `SELECT`, `SWAP`, `GUESS`, `ARM`, `UNDO`.
"""

from collections import namedtuple

#: A key press. ``key`` and ``code``: the printed and the physical key, as browsers name them;
#: ``modified``: Ctrl, Alt or Cmd is down; ``repeated``: held down; ``place``: where the focus
#: is, one of BEAD, NOWHERE, CONTROL, FIELD.
Key = namedtuple("Key", ("key", "code", "modified", "repeated", "place"))

BEAD, NOWHERE, CONTROL, FIELD = "bead", "nowhere", "control", "field"

#: Moves: a name and a number. SELECT and a count of clockwise steps, SWAP and a position from 0,
#: the others and 0.
SELECT, SWAP, GUESS, ARM, UNDO = "select", "swap", "guess", "arm", "undo"

_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


def move_of(key: Key):
    """Return the (move, number) that a key stands for, or None when it is none of the board's."""
    if key.modified or key.place == FIELD:
        return None
    digit = _digit(key)
    if digit:
        # A held-down number would go on swapping all the way round.
        return None if key.repeated else (SWAP, digit - 1)
    if key.place == CONTROL:
        return None
    if key.key in _STEPS:
        return (SELECT, _STEPS[key.key])
    if key.key == "Backspace":
        return (UNDO, 0)
    if key.repeated:
        return None
    if key.key == "Enter":
        return (GUESS, 0)
    if key.key == " " and key.place == BEAD:
        return (ARM, 0)
    return None


def _digit(key: Key) -> int:
    """Return the digit 1 to 8 that is printed on the key, or that its place has elsewhere; or 0."""
    if key.key and key.key in "12345678" and len(key.key) == 1:
        return int(key.key)
    for block in ("Digit", "Numpad"):
        if key.code.startswith(block) and key.code[len(block) :] in tuple("12345678"):
            return int(key.code[len(block) :])
    return 0
