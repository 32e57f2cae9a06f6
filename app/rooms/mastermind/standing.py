"""How a game of Mastermind stands, in words. Pure.

Public names: `standing`, `refusal`, `title_of`, `size_of`, `par_of`.
"""

from app.views.bead_row import names_of
from app.words.sentences import plural, text
from cyclomind.games.guessing import LOST, WON
from cyclomind.scoring import score_pegs

if False:  # names for annotations
    from cyclomind.games.mastermind import MastermindGame, Puzzle, Rules

#: The least average number of guesses, in hundredths, by size where it is known.
#: Source: Koyama and Lai, "An optimal Mastermind strategy", 1993: 5625/1296.
_BEST = {"4/6": 434}


def standing(game: "MastermindGame") -> str:
    """Return the sentence that says how the game stands."""
    if game.outcome == WON:
        return plural("mastermind.won", len(game.turns))
    if game.outcome == LOST:
        return text("mastermind.lost", colors=names_of(game.shown_secret or ()))
    if not game.turns:
        return text("mastermind.start")
    pegs = game.turns[-1].pegs
    return plural(
        "mastermind.scored",
        game.rows_left,
        number=len(game.turns),
        exact=pegs.exact,
        misplaced=pegs.misplaced,
    )


def refusal(game: "MastermindGame") -> str:
    """Return the sentence that refuses a row which an answer contradicts: the first such answer."""
    number = game.broken_turns[0]
    turn = game.turns[number]
    would_be = score_pegs(game.row, turn.guess)
    return text(
        "mastermind.refused",
        number=number + 1,
        exact=turn.pegs.exact,
        misplaced=turn.pegs.misplaced,
        would_exact=would_be.exact,
        would_misplaced=would_be.misplaced,
    )


def title_of(puzzle: "Puzzle") -> str:
    """Return what a puzzle is called above its board."""
    places, colors, _, repeats = puzzle.rules
    key = "mastermind.title" if repeats else "mastermind.title-distinct"
    return text(key, seed=puzzle.seed, places=places, colors=colors)


def size_of(rules: "Rules") -> str:
    """Return what games of these rules are compared by, as in summary.Summary."""
    return f"{rules.places}/{rules.colors}" + ("" if rules.repeats else "/distinct")


def par_of(rules: "Rules") -> int:
    """Return the least average number of guesses, in hundredths; 0 where it is not known."""
    return _BEST.get(size_of(rules), 0)
