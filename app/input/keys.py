"""What a key means on a board. Pure: it is told about the key and answers with a move.

Public names: `Key`, the places `BEAD`, `NOWHERE`, `CONTROL`, `FIELD`, `move_of`, and the moves
`SELECT`, `NUMBER`, `GUESS`, `TAP`, `ERASE`.
"""

from collections import namedtuple

#: A key press. ``key`` and ``code``: the printed and the physical key, as browsers name them;
#: ``modified``: Ctrl, Alt or Cmd is down; ``repeated``: held down; ``place``: where the focus
#: is, one of BEAD, NOWHERE, CONTROL, FIELD.
Key = namedtuple("Key", ("key", "code", "modified", "repeated", "place"))

BEAD, NOWHERE, CONTROL, FIELD = "bead", "nowhere", "control", "field"

#: Moves: a name and a number. SELECT and a count of clockwise steps; NUMBER and what is printed
#: on the key less one (0 counts as ten); the others and 0.
SELECT, NUMBER, GUESS, TAP, ERASE = "select", "number", "guess", "tap", "erase"

_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}
_DIGITS = "1234567890"  # in the order of the keys: 0 is the tenth

#: What browsers say of a key that prints nothing of its own.
_UNNAMED = ("", "Dead", "Process", "Unidentified")


def move_of(key: Key) -> tuple[str, int] | None:
    """Return the (move, number) that a key stands for, or None when it is none of the board's."""
    if key.modified or key.place == FIELD:
        return None
    digit = _digit(key)
    if digit:
        # A held-down number would go on all the way round.
        return None if key.repeated else (NUMBER, digit - 1)
    if key.place == CONTROL:
        return None
    if key.key in _STEPS:
        return (SELECT, _STEPS[key.key])
    if key.key in ("Backspace", "Delete"):
        return (ERASE, 0)
    if key.repeated:
        return None
    if key.key == "Enter":
        return (GUESS, 0)
    if key.key == " " and key.place == BEAD:
        return (TAP, 0)
    return None


def _digit(key: Key) -> int:
    """Return the digit that is printed on the key, or that its place has elsewhere, as 1 to 10.

    0 means that it is none; the digit 0 comes after 9, and counts as ten.
    """
    if len(key.key) == 1 and key.key in _DIGITS:
        return _DIGITS.index(key.key) + 1
    if len(key.key) > 1 and key.key not in _UNNAMED:
        return 0  # the number pad without NumLock: the key is Home, and stands where 7 does
    for block in ("Digit", "Numpad"):
        physical = key.code[len(block) :]
        if key.code.startswith(block) and len(physical) == 1 and physical in _DIGITS:
            return _DIGITS.index(physical) + 1
    return 0
