"""The coach of the necklace game: hints, review and par.

Each module builds on those above it:

    guess_values  what a guess is worth before its feedback is known
    best_guess    the guess that is worth most, among all or among a sample
    hints         three hints during a game
    par           the guesses that the coach takes from one start
    review        a game's guesses, judged afterwards
    content_par   par of a bead content, over all its starts
    own_games     games that the coach plays itself

A guess is judged by the number of candidates it leaves on average, weighted by how likely each
is; one that solves leaves none. The coach plays the guess that leaves the fewest; among equals the
one likelier to solve, then the one with the better worst case. With up to five beads it looks two
guesses ahead and first of all plays the guess after which the fewest guesses are to be made, as if
the one after the next always solved. That is good play, not perfect play: `strategy.solver` finds
perfect play, but not within a second.

Results are plain dataclasses of numbers, strings and tuples (``dataclasses.asdict`` makes them
JSON).
"""
