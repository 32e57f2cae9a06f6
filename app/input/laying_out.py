"""Bringing the beads of a ring into a wanted order, by moves. Public name: `lay_out`."""

if False:  # names for annotations
    from typing import Any

    from roles import Ring


def lay_out(room: "Ring", wanted: tuple[int, ...]) -> None:
    """Bring the board of a rooms.ring.RingRoom into an order, by moves that can be taken back.

    wanted: a tuple of colours; where beads are swapped, of those that are there. Who asks for it
    has seen it: a pin that is in the way is taken away.
    """

    def move() -> None:
        if hasattr(room.game, "swap"):
            _swap(room.game, wanted)
        else:
            for position, color in enumerate(wanted):
                room.game.fill(position, color)
        room.changed()

    room.when_arranging(move)


def _swap(game: "Any", wanted: tuple[int, ...]) -> None:
    for i, bead in enumerate(wanted):
        if game.arrangement[i] != bead:
            j = i + 1
            while game.arrangement[j] != bead:
                j += 1
            for position in (i, j):
                if position in game.pinned:
                    game.pin(position)
            game.swap(i, j)
