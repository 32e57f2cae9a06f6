"""What the settings offer for the game of a room. Public name: `fields_of`."""

from app.shelf import warning
from app.shelf.choices import Field, keep_size
from cyclomind.share import MAX_COLORS, MAX_POSITIONS, MIN_COLORS, MIN_POSITIONS

if False:  # names for annotations
    from typing import Any

    from roles import Ring

_POSITIONS = tuple(range(MIN_POSITIONS, MAX_POSITIONS + 1))
_COLORS = tuple(range(MIN_COLORS, MAX_COLORS + 1))


def fields_of(room: "Any") -> tuple[Field, ...]:
    """Return what can be chosen for the game of a room, as choices.Field values."""
    offered: tuple[Field, ...] = room.fields() if hasattr(room, "fields") else _ring_fields(room)
    return offered


def _ring_fields(room: "Ring") -> tuple[Field, ...]:
    """Return the two sizes of a ring, and the warning.

    Another size opens a fresh puzzle; a day has its own.
    """
    deck = room.deck
    if not hasattr(deck, "size"):
        return (warning.field(),)

    def resize(n: int, colors: int) -> None:
        deck.size = (n, colors)
        keep_size(room.name, deck.size)
        room.new_game()

    n, colors = deck.size
    return (
        Field(
            "position-count-select",
            "settings.positions",
            _POSITIONS,
            n,
            lambda value: resize(value, colors),
        ),
        Field(
            "color-count-select",
            "settings.colors-at-most",
            _COLORS,
            colors,
            lambda value: resize(n, value),
        ),
        warning.field(),
    )
