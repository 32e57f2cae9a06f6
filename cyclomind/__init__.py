"""The rules of Cyclomind's code-breaking games, in pure Python.

No clock, no screen, no I/O, no global randomness: the same source runs on CPython, MicroPython
and Pyodide. Import the module that has what you need; each builds on those above it:

    errors      the errors they raise
    ring        beads on a ring: rotation, period, canonical form, sampling
    necklace    the same, and all necklaces of a size: one after another, and their number
    scoring     the score of a guess: best rotation, or pegs
    contradictions  which scored guesses rule an arrangement out
    rng         a seeded generator, equal on every interpreter
    phases      the state machine under every game
    share       secrets as share codes
    puzzle      what a link names: size, secret, start
    games       the games: necklace, palette, mastermind, codebreaker, walkthrough
    lesson      the first game, explained as it goes
    candidates  the codes that fit the code-breaker's answers
    first_guesses   what each kind of first guess at a code leaves
    necklaces_left  how many necklaces a game's guesses leave
    replays     games to be watched, and their links
    daily       one necklace a day
    par         the guesses that good play takes, by the beads
    results     finished games: records and statistics
    results_text    the same as text, for very many games
    path        forty levels in eight chapters

In full modern Python, not for MicroPython:

    strategy    solver, coach and more
    commands    the command line: python -m cyclomind

``docs/package.md`` shows them at work.
"""

__version__ = "0.1.0"
