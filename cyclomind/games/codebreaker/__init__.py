"""The code-breaker: you hold the secret, the computer guesses, you answer with pegs.

Each module builds on those above it:

    strategies  how the computer chooses its guesses, and how many it needs on average
    answers     sizes, answered guesses, and which answers can be true
    squares     the squares on which an answer is put together
    record      a game as text
    game        the game: its phases, its moves, and its record replayed
"""
