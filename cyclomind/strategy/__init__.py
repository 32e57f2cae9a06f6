"""Thinking about the games: knowledge, hints, review, and optimal strategies.

Full modern Python for CPython and the Pyodide worker; the rules it thinks about are the portable
modules of `cyclomind`. One idea a module, from the ground up:

    contents      bead contents: parsing, counting, listing
    partitions    candidates as bit sets, partitioned by feedback with set algebra
    cancelling    how long work is ended early

    knowledge     what a player can know: candidates and how likely each is
    coach         hints, review, par

    models        the two models (count; count and rotation) as feedback tables
    bounds        what no strategy can beat, by the number of candidates alone
    ranking       a lower bound for every guess at once
    symmetry      guesses that are the same guess, seen differently
    solver        optimal strategies, proven
    tree          a strategy written down
    bracket       bounds for contents too large to solve
    solution      a solved content, played out against every candidate
    commands      the command line: python -m cyclomind

    codebreaking  the code-breaker's candidate set
"""
