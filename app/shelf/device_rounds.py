"""The numbered games of the code-breaker on this device. Public names: `to_open`, `fresh`."""

from app.browser import storage
from app.shelf import rounds


def to_open(size: int) -> int:
    """Return the number of the game of this size that opens where none is named."""
    return rounds.to_open(storage.read("games"), storage.read("results"), size)


def fresh(size: int, present: int) -> int:
    """Return a number that no game of this size has had. present: that of the game on the page."""
    return rounds.fresh(storage.read("games"), storage.read("results"), size, present)
