"""How a game of the code-breaker stands, in words. Pure.

Public names: `standing`, `left_in_words`, `listed`, `par_of`.
"""

from app.views.bead_row import names_of
from app.words.numbers import grouped, two_decimals
from app.words.sentences import plural, text
from cyclomind.games.codebreaker.answers import COLORS, slips
from cyclomind.games.codebreaker.game import CONTRADICTION, DONE, READY
from cyclomind.games.codebreaker.strategies import AVERAGES, BOTH, STRATEGIES

if False:  # names for annotations
    from cyclomind.games.codebreaker.answers import Doubts
    from cyclomind.games.codebreaker.game import CodebreakerGame


def standing(game: "CodebreakerGame", doubts: "Doubts") -> tuple[str, str]:
    """Return the sentence that says how the game stands, and what is only announced after it.

    Nothing, "" and "", while the computer thinks. doubts: as in state.Thoughts.
    """
    if game.phase == READY:
        return text("codebreaker.start"), ""
    if game.guess is not None:
        number, colors = game.guess_count, names_of(game.guess)
        return _of_guess(game, game.guess), text(
            "codebreaker.guessed", number=number, colors=colors
        )
    if game.phase == CONTRADICTION:
        return _of_doubts(doubts), ""
    if game.phase == DONE:
        return plural("codebreaker.done", len(game.turns)) + " " + _comparison(game), ""
    return "", ""


def _of_doubts(doubts: "Doubts") -> str:
    """Return the sentences about answers that no code fits: the likeliest slip first."""
    suspects, numbers = doubts
    if suspects:
        number, pegs, _ = suspects[0]
        sentence = text(
            "codebreaker.suspect", number=number + 1, exact=pegs.exact, misplaced=pegs.misplaced
        )
        others = tuple(sorted([suspect.number for suspect in suspects[1:]]))
        if others:
            sentence += " " + plural("codebreaker.suspects", len(others), numbers=listed(others))
        return sentence
    if numbers:
        return plural("codebreaker.gave-up", len(numbers), numbers=listed(numbers))
    return text("codebreaker.searching")


def left_in_words(game: "CodebreakerGame") -> str:
    """Return the sentence that says how many codes are left, as far as that is known."""
    known = [left for left in game.lefts if left is not None]
    left = game.left if game.left is not None else known[-1] if known else COLORS**game.size
    return plural("codebreaker.left", left, number=grouped(left))


def listed(numbers: tuple[int, ...]) -> str:
    """Return numbers of turns, counted from 1, as they stand in a sentence."""
    words = [str(number + 1) for number in numbers]
    if len(words) == 1:
        return words[0]
    return text("list", first=", ".join(words[:-1]), last=words[-1])


def _of_guess(game: "CodebreakerGame", guess: tuple[int, ...]) -> str:
    if not game.turns:
        return text("codebreaker.mark")
    sentence = left_in_words(game)
    if slips(game.turns, guess):
        sentence += " " + text("codebreaker.probe")
    return sentence


def par_of(game: "CodebreakerGame") -> int:
    """Return the average of the strategy that made the guesses, in hundredths; 0 for both."""
    return AVERAGES.get((game.size, game.strategy), 0)


def _comparison(game: "CodebreakerGame") -> str:
    """Return the sentence that compares a finished game with the average."""
    if game.strategy != BOTH:
        return text("codebreaker.average." + game.strategy, number=two_decimals(par_of(game)))
    random, sharp = [two_decimals(AVERAGES[(game.size, s)]) for s in STRATEGIES]
    return text("codebreaker.average.both", random=random, sharp=sharp)
