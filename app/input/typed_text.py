"""An arrangement as it is typed: colour numbers, clockwise from the top. Pure.

Public names: `TypedError`, `written`, `read`.
"""

from cyclomind.errors import UnreadableError

if False:  # names for annotations
    from typing import Any

#: What may stand between numbers, and where a position is empty.
_BETWEEN = " ,;-\t\u00a0"
_EMPTY = "-"

#: No more than this is looked at.
_MOST = 200


class TypedError(UnreadableError):
    """The text is no arrangement; ``reason`` is ``count``, ``color`` or ``held``.

    ``values``: what is to be said of it. count: ``n`` and the ``count`` typed; color: the
    ``letter`` and the number of ``colors``; held: the ``number`` of the colour, how many are held
    (``count``) and how many were ``typed``.
    """

    def __init__(self, reason: str, values: "dict[str, Any]"):
        super().__init__(reason)
        self.reason = reason
        self.values = values


def written(arrangement: tuple[int | None, ...]) -> str:
    """Return an arrangement as text, such as "3 1 4 1 2"; an empty position is a dash."""
    return " ".join([_EMPTY if color is None else str(color + 1) for color in arrangement])


def read(words: str, n: int, colors: int, held: tuple[int, ...] | None) -> tuple[int, ...]:
    """Return the n colour indices that a text names.

    held: the beads there are, as a tuple of colour indices in any order, or None where any will do.

    Raises: TypedError, and nothing else, for any other text.

    Example: ``read("3,1 4 12", 5, 4, None) == (2, 0, 3, 0, 1)``.
    """
    arrangement = []
    for letter in words[:_MOST]:
        if letter in _BETWEEN:
            continue
        # isdigit() alone would take the digits of other scripts.
        number = "0123456789".find(letter)
        if not 1 <= number <= colors:
            raise TypedError("color", {"letter": letter, "colors": colors})
        arrangement.append(number - 1)
    if len(arrangement) != n:
        raise TypedError("count", {"n": n, "count": len(arrangement)})
    if held:
        for color in range(colors):
            typed, there = arrangement.count(color), held.count(color)
            if typed > there:
                raise TypedError("held", {"number": color + 1, "count": there, "typed": typed})
    return tuple(arrangement)
