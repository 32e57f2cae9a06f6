"""A row of places that the player fills one by one, with notes, undo and redo.

Public names: `NOTE`, `Filling`, `FillingGame`, `next_empty`. The games in which a guess is
put together place by place keep the guess in hand in a Filling, and start a new one after each
scored guess: so undo never reaches behind a guess.
"""

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.guessing import GuessingGame

if False:  # names for annotations
    _Notes = tuple[tuple[int, int], ...]
    _State = tuple[tuple[int | None, ...], _Notes]

_DIGITS = "0123456789"
#: How a record writes that a place was emptied.
_NOTHING = "-"

#: What a note's word in a record begins with: a symbol is crossed off for a place, or no more.
NOTE = "x"


class Filling:
    """Places, each empty or holding one symbol.

    places: tuple to start from and the places as they are now: an int below ``symbols``, or
        None where a place is empty. At most ten places and ten symbols, so that a record needs
        one character for each.
    crossed: the notes to start from and as they are now: (place, symbol) of each symbol that the
        player has crossed off for a place. They forbid nothing.
    """

    def __init__(self, places: tuple[int | None, ...], symbols: int, crossed: "_Notes" = ()):
        self.places = places
        self.crossed = crossed
        self._crossed_at_first = crossed
        self._symbols = symbols
        # (place, word of the record, places and crossed before, and after) of each change that
        # counts, oldest first
        self._made: list[tuple[int, str, _State, _State]] = []
        # Changes taken back, the latest last.
        self._undone: list[tuple[int, str, _State, _State]] = []

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
        self._check_symbol(symbol)
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
        self.places, self.crossed = change[2]
        self._undone.append(change)
        return change[0]

    def redo(self) -> int:
        """Make the change again that was last taken back; return its place.

        Raises: IllegalMoveError if none was.
        """
        if not self._undone:
            raise IllegalMoveError("nothing was taken back")
        change = self._undone.pop()
        self.places, self.crossed = change[3]
        self._made.append(change)
        return change[0]

    def cross(self, place: int, symbol: int) -> bool:
        """Cross a symbol off for a place, or no more; tell whether it is crossed off now.

        Raises: IllegalMoveError for a place or a symbol that does not exist.
        """
        self._check_symbol(symbol)
        self._check_place(place)
        note = (place, symbol)
        is_new = note not in self.crossed
        kept = tuple([other for other in self.crossed if other != note])
        self._make(place, f"{NOTE}{place}{symbol}", self.places, kept + (note,) * is_new)
        return is_new

    def notes(self) -> list[str]:
        """Return the notes that it started from as words such as ``"x03"``."""
        return [f"{NOTE}{place}{symbol}" for place, symbol in self._crossed_at_first]

    def record(self) -> list[str]:
        """Return the changes that count as words such as ``"03"``, ``"0-"`` and ``"x03"``."""
        return [change[1] for change in self._made]

    def change(self, word: str) -> None:
        """Make the change that a word of `record` tells.

        Raises: UnreadableError for any other text, IllegalMoveError for a place or a symbol that
        does not exist.
        """
        if word.startswith(NOTE):
            if len(word) != 3 or word[1] not in _DIGITS or word[2] not in _DIGITS:
                raise UnreadableError(f"not a note: {word[:20]}")
            self.cross(int(word[1]), int(word[2]))
            return
        if len(word) != 2 or word[0] not in _DIGITS or word[1] not in _DIGITS + _NOTHING:
            raise UnreadableError(f"not a change of a place: {word[:20]}")
        if word[1] == _NOTHING:
            self.clear(int(word[0]))
        else:
            self.put(int(word[0]), int(word[1]))

    def _change(self, place: int, symbol: int | None) -> bool:
        self._check_place(place)
        if symbol == self.places[place]:
            return False
        places = self.places[:place] + (symbol,) + self.places[place + 1 :]
        self._make(place, f"{place}{_NOTHING if symbol is None else symbol}", places, self.crossed)
        return True

    def _make(
        self, place: int, word: str, places: tuple[int | None, ...], crossed: "_Notes"
    ) -> None:
        before = self.places, self.crossed
        self.places, self.crossed = places, crossed
        self._made.append((place, word, before, (places, crossed)))
        self._undone = []

    def _check_place(self, place: int) -> None:
        if not 0 <= place < len(self.places):
            raise IllegalMoveError(f"there is no place {place}")

    def _check_symbol(self, symbol: int) -> None:
        if not 0 <= symbol < self._symbols:
            raise IllegalMoveError(f"there is no symbol {symbol}")


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
