"""A finger or a button held down on a bead: a tap, carrying it away, or holding it. Pure.

Public names: `Press`, `HOLD_MS`, and for those who hold beads by keys `is_pin`.
"""

from app.input.keys import BEAD

if False:  # names for annotations
    from app.input.keys import Key

#: So long, in milliseconds, a finger rests on a bead to hold it.
HOLD_MS = 500

#: So far, in pixels, it may stray and still rest.
_RESTING = 8


class Press:
    """One press from its beginning on; position: of the bead; x, y: pixels, where it began.

    is_carrying: the bead has been taken along. It stays so, also on the way back.
    """

    def __init__(self, position: int, x: float, y: float):
        self.position = position
        self.is_carrying = False
        self._x, self._y = x, y

    def move(self, x: float, y: float) -> bool:
        """Hear where the finger is now; tell whether it is carrying the bead."""
        across, down = self.way(x, y)
        if across * across + down * down > _RESTING * _RESTING:
            self.is_carrying = True
        return self.is_carrying

    def way(self, x: float, y: float) -> tuple[float, float]:
        """Return how far it is from where it began, in pixels across and down."""
        return x - self._x, y - self._y


def is_pin(key: "Key") -> bool:
    """Tell whether a key stands for holding the bead that has the focus: P, on a bead alone.

    Elsewhere letters are left to speech input and screen readers.
    """
    is_meant = key.place == BEAD and not (key.modified or key.repeated)
    return is_meant and key.key in ("p", "P")
