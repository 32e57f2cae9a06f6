"""What the settings offer for the game of a room. Public name: `fields_of`."""

from app.browser import address, visits
from app.shelf import warning
from app.shelf.choices import Field, keep_size
from cyclomind.share import MAX_COLORS, MAX_POSITIONS, MIN_COLORS, MIN_POSITIONS

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from roles import Ring

_POSITIONS = tuple(range(MIN_POSITIONS, MAX_POSITIONS + 1))
_COLORS = tuple(range(MIN_COLORS, MAX_COLORS + 1))

#: Whether the ring turns, and the room for it.
_RINGS = {"turning": address.HOME, "quiet": "quiet"}


def fields_of(room: "Any") -> tuple[Field, ...]:
    """Return what can be chosen for the game of a room, as choices.Field values."""
    offered: tuple[Field, ...] = room.fields() if hasattr(room, "fields") else _ring_fields(room)
    return offered


def _ring_fields(room: "Ring") -> tuple[Field, ...]:
    """Return what can be chosen for a ring; another size or ring opens a fresh puzzle.

    Its two sizes, unless a day or a level has its own; the warning; for a necklace whether the ring
    turns.
    """
    deck = room.deck
    if not hasattr(deck, "size"):
        return (warning.field(),)

    def resize(n: int, colors: int) -> None:
        deck.size = (n, colors)
        keep_size(room.name, deck.size)
        room.new_game()

    n, colors = deck.size
    sizes = (
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
    for ring, name in _RINGS.items():
        if name == room.name:
            chosen = Field("ring-select", "settings.ring", tuple(_RINGS), ring, _turn_to(deck.size))
            return sizes + (chosen,)
    return sizes


def _turn_to(size: tuple[int, int]) -> "Callable[[str], None]":
    """Return what goes on to a necklace of this size, its ring turning or quiet."""
    asked = [("n", str(size[0])), ("c", str(size[1]))]

    def go(ring: str) -> None:
        quiet = [("turn", "off")] if ring == "quiet" else []
        visits.go(address.link_to(_RINGS[ring], asked + quiet))

    return go
