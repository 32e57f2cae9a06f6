"""The computer's side of the code-breaker, for a worker or a terminal.

    codes        sets of codes as bit sets: split by answer, counted, drawn from
    guesser      the two strategies, and the answers that contradict each other
    simulation   how many guesses a strategy takes
    __main__     the same on the command line

`cyclomind.candidates` finds the same without all of modern Python, more slowly.
"""
