"""A row of places that the player fills one by one, with undo and redo.

Public names: `Filling`, `FillingGame`, `next_empty`. The games in which a guess is
put together place by place keep the guess in hand in a Filling, and start a new one after each
scored guess: so undo never reaches behind a guess.
"""

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.guessing import GuessingGame

_DIGITS = "0123456789"
#: How a record writes that a place was emptied.
_NOTHING = "-"


class Filling:
    """Places, each empty or holding one symbol.

    places: tuple to start from and the places as they are now: an int below ``symbols``, or
        None where a place is empty. At most ten places and ten symbols, so that a record needs
        one character for each.
    """

    def __init__(self, places: tuple[int | None, ...], symbols: int):
        self.places = places
        self._symbols = symbols
        # (place, before, after, word of the record) of each change that counts, oldest first
        self._made: list[tuple[int, int | None, int | None, str]] = []
        # Changes taken back, the latest last.
        self._undone: list[tuple[int, int | None, int | None, str]] = []

    @property
    def empty_places(self) -> tuple[int, ...]:
        """The indices of the places that are still empty, in order."""
        return tuple([i for i, symbol in enumerate(self.places) if symbol is None])

    @property
    def can_undo(self) -> bool:
        """Whether anything has been changed and not taken back."""
        return bool(self._made)

    @property
    def can_redo(self) -> bool:
        """Whether a change has been taken back and nothing else done since."""
        return bool(self._undone)

    def put(self, place: int, symbol: int) -> bool:
        """Fill a place, whatever it held; tell whether that changed it.

        A symbol that is there already is allowed, and not kept for undo.

        Raises: IllegalMoveError for a place or a symbol that does not exist.
        """
        if not 0 <= symbol < self._symbols:
            raise IllegalMoveError(f"there is no symbol {symbol}")
        return self._change(place, symbol)

    def clear(self, place: int) -> bool:
        """Empty a place; tell whether it held anything.

        Raises: IllegalMoveError for a place that does not exist.
        """
        return self._change(place, None)

    def undo(self) -> int:
        """Take back the latest change and return its place. Raises: IllegalMoveError if none."""
        if not self._made:
            raise IllegalMoveError("nothing to take back")
        change = self._made.pop()
        self._show(change[0], change[1])
        self._undone.append(change)
        return change[0]

    def redo(self) -> int:
        """Make the change again that was last taken back; return its place.

        Raises: IllegalMoveError if none was.
        """
        if not self._undone:
            raise IllegalMoveError("nothing was taken back")
        change = self._undone.pop()
        self._show(change[0], change[2])
        self._made.append(change)
        return change[0]

    def record(self) -> list[str]:
        """Return the changes that count as words such as ``"03"`` and ``"0-"``."""
        return [change[3] for change in self._made]

    def change(self, word: str) -> None:
        """Make the change that a word of `record` tells.

        Raises: UnreadableError for any other text, IllegalMoveError for a place or a symbol that
        does not exist.
        """
        if len(word) != 2 or word[0] not in _DIGITS or word[1] not in _DIGITS + _NOTHING:
            raise UnreadableError(f"not a change of a place: {word[:20]}")
        if word[1] == _NOTHING:
            self.clear(int(word[0]))
        else:
            self.put(int(word[0]), int(word[1]))

    def _change(self, place: int, symbol: int | None) -> bool:
        if not 0 <= place < len(self.places):
            raise IllegalMoveError(f"there is no place {place}")
        before = self.places[place]
        if symbol == before:
            return False
        self._show(place, symbol)
        word = f"{place}{_NOTHING if symbol is None else symbol}"
        self._made.append((place, before, symbol, word))
        self._undone = []
        return True

    def _show(self, place: int, symbol: int | None) -> None:
        places = list(self.places)
        places[place] = symbol
        self.places = tuple(places)


class FillingGame(GuessingGame):
    """A guessing game whose guess in hand is a Filling, in ``_filling``."""

    _filling: Filling

    @property
    def can_undo(self) -> bool:
        """Whether a place has been changed since the last guess."""
        return self.is_open and self._filling.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a change has been taken back and nothing else done since."""
        return self.is_open and self._filling.can_redo

    def clear(self, place: int) -> bool:
        """Empty a place; tell whether it held anything.

        Raises: IllegalMoveError for a place that does not exist, or while the game is not open.
        """
        self._must_be_open()
        return self._filling.clear(place)

    def undo(self) -> int:
        """Take back the latest change and return its place; a scored guess stays.

        Raises: IllegalMoveError when there is nothing to take back.
        """
        self._must_be_open()
        return self._filling.undo()

    def redo(self) -> int:
        """Make the change again that was last taken back, and return its place.

        Raises: IllegalMoveError when there is none.
        """
        self._must_be_open()
        return self._filling.redo()

    def change(self, word: str) -> None:
        """Make a change that the game's record tells, see `Filling.change`."""
        self._must_be_open()
        self._filling.change(word)


def next_empty(places: tuple[int | None, ...], here: int) -> int | None:
    """Return the first empty place after ``here``, going round; None when all are filled.

    places: as in Filling; here: a place, or -1 to begin with the first one.
    """
    n = len(places)
    for steps in range(1, n + 1):
        place = (here + steps) % n
        if places[place] is None:
            return place
    return None
