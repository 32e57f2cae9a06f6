"""What the lesson says in each of its phases. Pure. Public name: `prompt_of`."""

from app.words.sentences import plural, text
from cyclomind.lesson import AGAIN, GUESS, SOLVED, SWAP, TURNED

if False:  # names for annotations
    from cyclomind.lesson import Lesson


def prompt_of(lesson: "Lesson") -> str:
    """Return the sentence of the present phase; nothing once the lesson is over."""
    phase, game = lesson.phase, lesson.game
    feedback = game.turns[-1].feedback
    if lesson.needs_help:
        i, j = lesson.helpful_swap()
        values = {"exact": feedback.exact, "n": game.puzzle.n, "first": i + 1, "second": j + 1}
        return text("lesson.help", **values)
    if phase == TURNED:
        return plural("lesson.turned", feedback.rotation, exact=feedback.exact, n=game.puzzle.n)
    if phase == AGAIN:
        return text("lesson.again", exact=feedback.exact)
    return text("lesson." + phase) if phase in (SWAP, GUESS, SOLVED) else ""
