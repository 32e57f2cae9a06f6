"""One line that says what went wrong, without getting in the way of the game.

Public names: `show`, `hide`, `report`, `fail_start`.
"""

import sys
from io import StringIO

from js import console, document

from app.words.sentences import text
from cyclomind import __version__


def show(sentence: str) -> None:
    """Show and announce a sentence until the player closes it."""
    document.getElementById("notice-text").textContent = sentence
    document.getElementById("notice").hidden = False


def hide() -> None:
    """Take the sentence away."""
    document.getElementById("notice").hidden = True


def report(error: Exception) -> None:
    """Tell the player that one action failed, and the developer console why."""
    _log(error)
    show(text("error.action"))


def fail_start(error: Exception) -> None:
    """Replace the start-up words by a message with *Retry* and the version."""
    _log(error)
    document.getElementById("failure-detail").textContent = text(
        "failed.version", version=__version__
    )
    document.documentElement.dataset.state = "failed"


def _log(error: Exception) -> None:
    trace = StringIO()
    sys.print_exception(error, trace)  # type: ignore[attr-defined]  # MicroPython has it
    console.error(trace.getvalue())
