"""An arrangement as it is typed: colour numbers, clockwise from the top, in the digits of
any script. Pure.

Public names: `TypedError`, `written`, `read`.
"""

from app.input.digits import digit_of
from cyclomind.errors import UnreadableError

if False:  # names for annotations
    from typing import Any

#: What stands where a position is empty.
_EMPTY = "-"

#: What may stand between numbers: spaces, commas, semicolons and dashes of all scripts, and signs
#: that cannot be seen, which copied text and input methods bring along.
_BETWEEN = (
    " \t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000"
    ",;\u060c\u061b\u066b\u066c\u07f8\u1363\u1364\u1802\u1808\u2e32\u2e34\u2e35\u2e41\u3001\ua4fe\ua60d"
    "\ua6f5\ufe10\ufe11\ufe14\ufe50\ufe51\ufe54\uff0c\uff1b\uff64"
    "-\u00b7\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fb\u30fc\ufe58\ufe63\uff0d\uff65\uff70"
    "\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068"
    "\u2069\u20e3\ufe0e\ufe0f\ufeff"
)

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
        number = digit_of(letter)
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
