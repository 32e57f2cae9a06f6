"""A player who does anything at all, and looks after each step whether what must hold does.

    python -m tests.browser.wander --seed 7 --steps 2000 --room necklace --engine firefox

seen.py says what is looked at, moves.py what can be done, checks.py what must hold, and walk.py
does it step by step. All chance comes from the seed, also that of the page: a walk that fails says
its seed and its moves, and goes the same way again, as far as the browser's own pace lets it.
"""
