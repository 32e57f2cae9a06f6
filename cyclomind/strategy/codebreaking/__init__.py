"""The computer's side of the code-breaker, and the coach of Mastermind.

Each module builds on those above it:

    codes        sets of codes as bit sets: split by answer, counted, drawn from
    weighing     guesses weighed: how many codes each leaves
    guesser      the two strategies, and the answers that contradict each other
    coach        Mastermind: how many codes fit, rows worth playing, a game judged
    simulation   how many guesses a strategy takes
    __main__     the same on the command line

For a worker or a terminal; `cyclomind.candidates` finds the same on MicroPython, more slowly.
"""
