"""Games small enough to check the coach by hand or in full, and how they are played."""

from fractions import Fraction

from cyclomind.games.necklace import SOLVED, NecklaceGame
from cyclomind.necklace import canonical
from cyclomind.puzzle import puzzle_of
from cyclomind.scoring import score_guess
from cyclomind.strategy.coach.guess_values import GuessValue, Scale
from cyclomind.strategy.coach.hints import guess_hint
from cyclomind.strategy.knowledge import Knowledge

SECRETS = [((0, 1, 2, 0, 1), 4), ((0, 1, 2, 3, 0), 4), ((0, 1, 2, 1, 2, 0), 3), ((0, 1, 2, 3), 4)]


def arrange(game: NecklaceGame, wanted: tuple) -> None:
    """Bring the beads into an arrangement by swaps."""
    for i in range(len(wanted)):
        if game.arrangement[i] != wanted[i]:
            game.swap(i, game.arrangement.index(wanted[i], i + 1))


def make_guess(game: NecklaceGame, wanted: tuple) -> None:
    """Guess an arrangement, and let the spin end."""
    arrange(game, wanted)
    game.submit()
    game.show_score()


def played(secret: tuple, colors: int) -> NecklaceGame:
    """Return a game played to the end by the coach's own hints."""
    game = NecklaceGame(puzzle_of(secret, colors))
    while game.phase != SOLVED:
        make_guess(game, guess_hint(game.turns).value.guess)
    return game


def left_by(known: Knowledge, guess: tuple) -> Fraction:
    """Return what a guess leaves on average, candidate by candidate."""
    total = Fraction(0)
    for secret, weight in zip(known.candidates, known.weights, strict=True):
        feedback = score_guess(secret, guess)
        if feedback.exact < len(guess):
            alike = [word for word in known.candidates if score_guess(word, guess) == feedback]
            total += weight * len(alike)
    return total / known.total


def to_come(known: Knowledge, guess: tuple) -> int:
    """Return the guesses after this one, by weight, if the one after the next always solved."""
    total = 0
    parts: dict = {}
    for secret, weight in zip(known.candidates, known.weights, strict=True):
        feedback = score_guess(secret, guess)
        if feedback.exact < len(guess):
            part = parts.setdefault(feedback, {})
            part[canonical(secret)] = part.get(canonical(secret), 0) + weight
    for part in parts.values():
        total += 2 * sum(part.values()) - max(part.values())
    return total


def value_of(known: Knowledge, guess: tuple) -> GuessValue:
    """Return what the coach says that a guess is worth."""
    scale = Scale(known)
    return scale.value(guess, scale.measure(guess))
