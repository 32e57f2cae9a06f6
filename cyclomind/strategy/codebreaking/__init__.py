"""The computer's side of the code-breaker.

Each module builds on those above it:

    codes        sets of codes as bit sets: split by answer, counted, drawn from
    guesser      the two strategies, and the answers that contradict each other
    simulation   how many guesses a strategy takes
    __main__     the same on the command line

For a worker or a terminal; `cyclomind.candidates` finds the same on MicroPython, more slowly.
"""
