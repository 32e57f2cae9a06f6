"""One line that says what went wrong, without getting in the way of the game.

Public names: `show`, `hide`, `report`, `log`.
"""

import sys
from io import StringIO

from js import console, document

from app.words.sentences import text


def show(sentence: str) -> None:
    """Show and announce a sentence until the player closes it."""
    document.getElementById("notice-text").textContent = sentence
    document.getElementById("notice").hidden = False


def hide() -> None:
    """Take the sentence away."""
    document.getElementById("notice").hidden = True


def report(error: Exception) -> None:
    """Tell the player that one action failed, and the developer console why."""
    log(error)
    show(text("error.action"))


def log(error: Exception) -> None:
    """Write an error with its traceback to the developer console."""
    trace = StringIO()
    sys.print_exception(error, trace)  # type: ignore[attr-defined]  # MicroPython has it
    console.error(trace.getvalue())
