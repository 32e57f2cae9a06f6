"""What beads are called where the numbers of their colours are seen.

Public names: `are_numbers_shown`, `numbered`. Who speaks to the page says what is seen on a bead.
"""

from app.browser.dom import root


def are_numbers_shown() -> bool:
    """Tell whether the player wants the numbers of colours on the beads."""
    return root.getAttribute("data-numbers") == "on"


def numbered(name: str, color: int | None, shown: bool) -> str:
    """Return the name of a bead, where its number is shown after that number.

    color: index of the bead's colour, None where no bead lies.
    """
    return f"{color + 1}, {name}" if shown and color is not None else name
