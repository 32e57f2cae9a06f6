"""Scores to beat: how somebody did who has sent the link of a puzzle.

Public names: `BEAT`, `can_be_passed_on`, `read_beat`, `keep_beat`, `beat_of`, `verdict`.
"""

from app.browser import storage
from app.games import game_of
from app.shelf.kept_changes import with_values
from app.shelf.settings import read_object
from app.words.sentences import plural, text
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from app.shelf.summary import Summary

#: The parameter of a link that says in how many guesses its sender has solved the puzzle.
BEAT = "beat"

#: Where they are in app.browser.storage: an object from the name of a puzzle to a number.
_NAME = "beats"

_MOST = 99
_MANY = 40  # are kept; then it begins anew


def can_be_passed_on(room: str) -> bool:
    """Tell whether a link of this room names the same puzzle elsewhere, so that scores compare."""
    game = game_of(room)
    return bool(game.parameters) and not game.is_numbered


def read_beat(words: str) -> int:
    """Return the number of guesses in a link, 1 to 99; 0 for what cannot be read."""
    words = words.rstrip(".,;:!?)>\"'")
    if not 1 <= len(words) <= 2 or any(letter not in "0123456789" for letter in words):
        return 0
    return int(words)


def keep_beat(summary: "Summary", guesses: int) -> None:
    """Remember the score to beat of a puzzle."""
    if len(read_object(_NAME)) >= _MANY:
        storage.change(_NAME, lambda words: "")
    storage.change(_NAME, lambda words: with_values(words, {_name_of(summary): guesses}))


def beat_of(summary: "Summary") -> int:
    """Return the score to beat of a puzzle, 0 where there is none."""
    guesses = read_object(_NAME).get(_name_of(summary))
    return int(guesses) if isinstance(guesses, int) and 1 <= guesses <= _MOST else 0


def verdict(summary: "Summary") -> str:
    """Return the sentence that says who was better at a game that is over; "" without another."""
    beat, guesses = beat_of(summary), len(summary.scores)
    if not beat:
        return ""
    if summary.outcome != WON or guesses > beat:
        return plural("beat.over", beat)
    return plural("beat.even", beat) if guesses == beat else text("beat.under", count=beat)


def _name_of(summary: "Summary") -> str:
    return f"{summary.room}?{summary.link}"
