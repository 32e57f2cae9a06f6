"""The solver's search, compiled: the optional extra ``fast`` (``pip install cyclomind[fast]``).

It answers the same questions as `solver`, and the tests hold both to the same answers. Compiled
by numba when first used, which takes about a minute and is kept for later runs:

    codes    the feedback of every guess from every candidate, as a matrix of bytes
    state    the arrays that the search works on
    memory   what is proven of the sets met so far
    ranking  lower bounds for every guess at once
    search   the search itself
    waiting  waiting for work that cannot be interrupted
    solver   questions asked of it from Python, and the strategy read from its memory
"""
