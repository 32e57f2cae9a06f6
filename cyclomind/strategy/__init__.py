"""Thinking about the necklace game: knowledge, hints, review, and optimal strategies.

Full modern Python for CPython and the Pyodide worker; the rules it thinks about are the portable
modules of `cyclomind`. One idea a module, from the ground up:

    contents     bead contents: parsing, counting, listing
    partitions   candidates as bit sets, partitioned by feedback with set algebra
    models       the two models (count; count and rotation) as feedback tables
    bounds       what no strategy can beat, by the number of candidates alone
    ranking      a lower bound for every guess at once
    symmetry     guesses that are the same guess, seen differently
    solver       optimal strategies, proven
"""
