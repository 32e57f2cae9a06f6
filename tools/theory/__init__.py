"""What is proven about the best play: docs/strategy.json, and what docs/strategy.md shows of it.

    answers   the data file: every question with its answer, renewed by solving
    proofs    the data file of proofs that are not complete: a long one is made in pieces
    tables    the tables of the page
    pictures  the figures of the page, as SVG

Run it to solve questions anew and keep what is better, or to draw the page from what is kept:

    python -m tools.theory solve 8 --most-necklaces 318
    python -m tools.theory solve 3/2/1/1/1 --fast --seconds 3600
    python -m tools.theory draw
"""
