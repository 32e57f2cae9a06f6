"""The squares on which an answer is put together, one for each peg that a guess can earn.

Public names: the squares `EMPTY`, `BLACK`, `WHITE`; `no_squares`, `clicked`, `squares_of`,
`pegs_of`. A square stands for a peg, never for a place of the code.
"""

from cyclomind.scoring import Pegs

EMPTY = "empty"
BLACK = "black"
WHITE = "white"

#: A click turns each into the next.
_NEXT = {EMPTY: BLACK, BLACK: WHITE, WHITE: EMPTY}


def no_squares(size: int) -> tuple:
    """Return the empty squares of an answer that has not been begun."""
    return (EMPTY,) * size


def clicked(squares: tuple, square: int) -> tuple:
    """Return the squares after a click on one of them: empty, black, white, empty."""
    return squares[:square] + (_NEXT[squares[square]],) + squares[square + 1 :]


def squares_of(pegs: Pegs, size: int) -> tuple:
    """Return the squares that show these pegs, black ones first."""
    empty = size - sum(pegs)
    return (BLACK,) * pegs.exact + (WHITE,) * pegs.misplaced + (EMPTY,) * empty


def pegs_of(squares: tuple) -> Pegs:
    """Return the answer that the squares show."""
    return Pegs(squares.count(BLACK), squares.count(WHITE))
