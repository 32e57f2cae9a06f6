"""One line that says what went wrong, without getting in the way of the game.

Public names: `show`, `hide`, `place`, `report`, `log`,
`cannot_start`.
"""

import sys
from io import StringIO

from js import attempt, console, document

from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable

_puzzles: list[int] = [0]  # how many have gone


def show(sentence: str) -> None:
    """Show and announce a sentence until the player closes it."""
    document.getElementById("notice-text").textContent = sentence
    document.getElementById("notice").hidden = False


def hide() -> None:
    """Take the sentence away, since another puzzle comes."""
    _puzzles[0] += 1
    document.getElementById("notice").hidden = True


def place() -> "Callable[[str], None]":
    """Return a `show` for a sentence about the puzzle on the board that may come too late.

    Once `hide` has been called, it does nothing.
    """
    puzzle = _puzzles[0]
    return lambda sentence: show(sentence) if puzzle == _puzzles[0] else None


def report(error: Exception) -> None:
    """Tell the player that one action failed, and the developer console why."""
    log(error)
    show(text("error.action"))


def log(error: Exception) -> None:
    """Write an error with its traceback to the developer console."""
    trace = StringIO()
    sys.print_exception(error, trace)  # type: ignore[attr-defined]  # MicroPython has it
    console.error(trace.getvalue())


def cannot_start(detail: str) -> None:
    """Say in place of the game that it could not be started, and this detail."""
    if not attempt("window", "failStart", "failed", None, detail).length:
        document.documentElement.dataset.state = "failed"  # then the page has words of its own
