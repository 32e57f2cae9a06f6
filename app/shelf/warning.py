"""Whether to warn before a guess that cannot be right, in all rooms that can. Off at first.

Public names: `warns`, `field`.
"""

from app.shelf.choices import Field, keep_settings, read_choices
from app.shelf.settings import read_object


def warns() -> bool:
    """Tell whether the player wants to be warned."""
    kept = read_object("settings").get("warn")
    if kept is None:  # once it was a choice of one room only
        return bool(read_choices("mastermind").get("warn") == "on")
    return kept is True


def field() -> Field:
    """Return the choice, as the settings offer it."""
    return Field("warn-select", "settings.warn", ("off", "on"), "on" if warns() else "off", _keep)


def _keep(chosen: str) -> None:
    keep_settings(warn=chosen == "on")
