"""A necklace game to be watched move by move, and how a link says which moves they were.

Public names: `LONGEST`, `encode`, `decode`, `Replay`. ``docs/share-link.md`` has the format.
"""

from cyclomind.errors import UnreadableError
from cyclomind.games.necklace import NecklaceGame, replay

if False:  # names for annotations
    from collections.abc import Callable

    from cyclomind.puzzle import Puzzle

#: A longer text is neither written nor read, in letters.
LONGEST = 300

# A letter for each two positions out of eight, in lexicographic order, then one for a guess and one
# for giving up. Letters only: no text program takes one for the end of a link.
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZab"
_PAIRS = [f"{i}{j}" for i in range(8) for j in range(i + 1, 8)]
_GUESS, _GIVE_UP = "g", "x"
_WORDS = {"!": _GUESS, "#": _GIVE_UP}


def encode(record: str) -> str:
    """Return the text for a link of a game's record: its swaps and guesses.

    Hints and pins are left out: they move no bead.

    Raises: UnreadableError for what is no record, or for one that makes too long a text.
    """
    text = "".join([_letter_of(word) for word in _moves_of(record)])
    if len(text) > LONGEST:
        raise UnreadableError("too many moves for a link")
    return text


def decode(text: str) -> str:
    """Return the record that a link's text stands for. `encode` inverts it.

    Raises: UnreadableError for any other text.
    """
    if not 0 < len(text) <= LONGEST:
        raise UnreadableError("no moves, or too many")
    return " ".join([_word_of(letter) for letter in text])


class Replay:
    """A game that is over, looked at after each of its moves.

    puzzle: the puzzle.Puzzle. record: that of a game on it. begin: what makes
    the game; another class for a game with other rules.
    place: how many moves have been made, 0 to ``length``. game: the game after these moves.

    Raises: UnreadableError when the record is none of a game on this puzzle that ends with its last
    move.
    """

    def __init__(
        self,
        puzzle: "Puzzle",
        record: str,
        begin: "Callable[[Puzzle], NecklaceGame]" = NecklaceGame,
    ):
        self._puzzle = puzzle
        self._begin = begin
        self._moves = _moves_of(record)
        self.length = len(self._moves)
        self.go(self.length)
        if not self.game.is_over:
            raise UnreadableError("the game is not over")
        #: The game as it ended.
        self.whole = self.game
        self.go(0)

    def go(self, place: int) -> None:
        """Look at the game after so many moves; beyond its ends, at the end."""
        self.place = max(0, min(self.length, place))
        self.game = replay(self._puzzle, " ".join(self._moves[: self.place]), self._begin)

    @property
    def swapped(self) -> tuple[int, ...]:
        """The two positions that the latest move exchanged; nothing if it was no swap."""
        word = self._moves[self.place - 1] if self.place else ""
        return tuple([int(digit) for digit in word]) if len(word) == 2 else ()

    @property
    def is_scored(self) -> bool:
        """Whether the latest move was a guess."""
        return self.place > 0 and self._moves[self.place - 1] == "!"


def _moves_of(record: str) -> list[str]:
    """Return the words of a record that move beads or are guesses."""
    words = record.split(" ") if record else []
    return [word for word in words if word[:1] != "?" and not _is_pin(word)]


def _is_pin(word: str) -> bool:
    return len(word) == 2 and word[0] == word[1]


def _letter_of(word: str) -> str:
    if word in _WORDS:
        return _WORDS[word]
    pair = "".join(sorted(word))
    if pair not in _PAIRS:
        raise UnreadableError("not a move")
    return _LETTERS[_PAIRS.index(pair)]


def _word_of(letter: str) -> str:
    for word, known in _WORDS.items():
        if letter == known:
            return word
    place = _LETTERS.find(letter)
    if place < 0:
        raise UnreadableError("not a move")
    return _PAIRS[place]
