"""Par of every necklace: the guesses that good play takes on average, by the beads it is made of.

Public names: `PARS`, `COUNT_PARS`, `EXACT_BEADS`. Good play is the coach's
(cyclomind/strategy/coach/), and the average is over all secrets and all starts of these beads. The
numbers are printed by

    python -m cyclomind pars 4 5 6 7 8

and docs/strategy.md says how near they are to the best play. With 4 beads no play is better, with 5
by 0.01 at most. Of the quiet ring, where a guess tells the exact count alone, they are printed by

    python -m cyclomind pars 4 5 6 7 --model count
    python -m cyclomind pars 8 --model count --sample 40
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

#: The same of the quiet ring. With 7 beads 200 starts were played out, with 8 beads 40.
COUNT_PARS = {
    (2, 2): 100,
    (2, 1, 1): 150,
    (1, 1, 1, 1): 300,
    (3, 2): 100,
    (3, 1, 1): 200,
    (2, 2, 1): 233,
    (2, 1, 1, 1): 273,
    (1, 1, 1, 1, 1): 330,
    (4, 2): 144,
    (4, 1, 1): 250,
    (3, 3): 193,
    (3, 2, 1): 282,
    (3, 1, 1, 1): 286,
    (2, 2, 2): 248,
    (2, 2, 1, 1): 276,
    (2, 1, 1, 1, 1): 328,
    (1, 1, 1, 1, 1, 1): 409,
    (5, 2): 150,
    (5, 1, 1): 300,
    (4, 3): 250,
    (4, 2, 1): 288,
    (4, 1, 1, 1): 285,
    (3, 3, 1): 268,
    (3, 2, 2): 274,
    (3, 2, 1, 1): 313,
    (3, 1, 1, 1, 1): 373,
    (2, 2, 2, 1): 349,
    (2, 2, 1, 1, 1): 412,
    (2, 1, 1, 1, 1, 1): 450,
    (6, 2): 195,
    (6, 1, 1): 350,
    (5, 3): 350,
    (5, 2, 1): 313,
    (5, 1, 1, 1): 297,
    (4, 4): 292,
    (4, 3, 1): 284,
    (4, 2, 2): 302,
    (4, 2, 1, 1): 352,
    (4, 1, 1, 1, 1): 407,
    (3, 3, 2): 326,
    (3, 3, 1, 1): 371,
    (3, 2, 2, 1): 386,
    (3, 2, 1, 1, 1): 445,
    (3, 1, 1, 1, 1, 1): 504,
    (2, 2, 2, 2): 403,
    (2, 2, 2, 1, 1): 450,
    (2, 2, 1, 1, 1, 1): 530,
}
