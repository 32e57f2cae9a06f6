"""What can be heard and felt of a game on a ring. Pure.

Public names: `SWAP`, `TURN`, `SOLVED`, `Seen`, `cue_of`, `NOTES`, `PULSES`, `SOUND`, `VIBRATION`.
"""

from collections import namedtuple

#: The moments that have a cue: beads changed, the ring turns after a guess, the game is solved.
SWAP, TURN, SOLVED = "swap", "turn", "solved"

#: What is seen of a game: a number of guesses, the beads on the board, whether it was won.
Seen = namedtuple("Seen", ("guesses", "board", "is_won"))

#: (frequency in Hz, seconds until it begins, seconds it lasts) of the notes of each cue.
NOTES = {
    SWAP: ((523.3, 0, 0.09),),
    TURN: ((261.6, 0, 0.16), (329.6, 0.09, 0.18)),
    SOLVED: ((523.3, 0, 0.2), (659.3, 0.12, 0.2), (784.0, 0.24, 0.4)),
}

#: Milliseconds of vibration and pause in turn.
PULSES = {SWAP: (12,), TURN: (20, 40, 20), SOLVED: (30, 50, 30, 50, 80)}

#: The names of the settings, each off until it is chosen.
SOUND, VIBRATION = "sound", "vibration"


def cue_of(before: Seen, now: Seen) -> str:
    """Return which cue a change has; "" where it has none."""
    if now.is_won and not before.is_won:
        return SOLVED
    if now.guesses > before.guesses:
        return TURN
    return SWAP if now.board != before.board and not now.is_won else ""
