"""Thinking about the games: what can be known, hints, reviews, and optimal strategies.

Full modern Python for CPython and the Pyodide worker; the rules it thinks about are the portable
modules of `cyclomind`. One idea a module, each building on those above it:

    contents      bead contents: parsing, counting, listing
    partitions    candidates as bit sets, partitioned by feedback with set algebra
    long_work     how work that takes long tells its progress and is cancelled
    models        the two models (count; count and rotation) as feedback tables

    starts        the starts that games with some beads can have
    knowledge     what a player of the necklace game can know: candidates, and how likely each is
    coach         hints, review and par of the necklace game
    levels        the levels of the path, chosen by par
    codebreaking  the computer's side of the code-breaker

    bounds        what no strategy can beat, by the number of candidates alone
    ranking       a lower bound for every guess at once
    symmetry      guesses that are the same guess, seen differently
    solver        optimal strategies, proven
    optimum       the least guesses from the starts of a game, weighted as a player must weigh them
    tree          a strategy as a tree of guesses
    bracket       bounds for contents too large to solve
    solution      a solved content, its strategy played against every candidate
"""
