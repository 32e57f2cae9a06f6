"""The rules of Cyclomind's code-breaking games, in pure Python.

No clock, no screen, no I/O, no global randomness: the same source runs on CPython, MicroPython
and Pyodide. Import the module that has what you need:

    necklace    beads on a ring: rotation, period, canonical form, counting, sampling
    scoring     the score of a guess: best rotation, or pegs
    rng         a seeded generator, equal on every interpreter
    share       secrets as share codes
    puzzle      what a link names: size, secret, start
    games       the games: necklace, palette, mastermind, codebreaker, walkthrough
    daily       one necklace a day
    phases      the state machine under every game
    strategy    the thinking, in full modern Python (not for MicroPython)
    errors      the errors they raise
"""

__version__ = "0.1.0"
