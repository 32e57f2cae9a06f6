"""Par of every necklace: the guesses that good play takes on average, by the beads it is made of.

Public names: `PARS`, `EXACT_BEADS`. Good play is the coach's (cyclomind/strategy/coach/), and the
average is over all secrets and all starts of these beads. The numbers are printed by

    python -m cyclomind pars 4 5 6 7 8

and docs/strategy.md says how near they are to the best play. With 4 beads no play is better, with 5
by 0.01 at most.
"""

#: Up to so many beads every start was played out; beyond, 200 of them: there par is an estimate.
EXACT_BEADS = 6

#: By the numbers of equal beads, largest first: hundredths of a guess, Guess 0 not counted.
PARS = {
    (2, 2): 100,
    (2, 1, 1): 150,
    (1, 1, 1, 1): 220,
    (3, 2): 100,
    (3, 1, 1): 167,
    (2, 2, 1): 181,
    (2, 1, 1, 1): 209,
    (1, 1, 1, 1, 1): 230,
    (4, 2): 144,
    (4, 1, 1): 183,
    (3, 3): 171,
    (3, 2, 1): 199,
    (3, 1, 1, 1): 212,
    (2, 2, 2): 196,
    (2, 2, 1, 1): 215,
    (2, 1, 1, 1, 1): 243,
    (1, 1, 1, 1, 1, 1): 280,
    (5, 2): 150,
    (5, 1, 1): 197,
    (4, 3): 194,
    (4, 2, 1): 204,
    (4, 1, 1, 1): 216,
    (3, 3, 1): 210,
    (3, 2, 2): 209,
    (3, 2, 1, 1): 232,
    (3, 1, 1, 1, 1): 261,
    (2, 2, 2, 1): 247,
    (2, 2, 1, 1, 1): 273,
    (2, 1, 1, 1, 1, 1): 295,
    (6, 2): 175,
    (6, 1, 1): 197,
    (5, 3): 208,
    (5, 2, 1): 213,
    (5, 1, 1, 1): 224,
    (4, 4): 215,
    (4, 3, 1): 216,
    (4, 2, 2): 226,
    (4, 2, 1, 1): 249,
    (4, 1, 1, 1, 1): 271,
    (3, 3, 2): 235,
    (3, 3, 1, 1): 256,
    (3, 2, 2, 1): 265,
    (3, 2, 1, 1, 1): 289,
    (3, 1, 1, 1, 1, 1): 313,
    (2, 2, 2, 2): 278,
    (2, 2, 2, 1, 1): 299,
    (2, 2, 1, 1, 1, 1): 328,
}
