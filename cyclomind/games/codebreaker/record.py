"""A game of the code-breaker as text.

Public names: `Record`, `Waiting`, `write`, `read`.

    =01-34 !rs 01234:20:1215 05264?1215?bw---

the rack, if anything lies on it; ``!`` once play has begun, with the first letters of the
strategies that have made guesses; each turn with its answer and, where that is known, how many
codes it left; the guess that waits with the codes left and the squares.

Older pages kept the strategies and the codes left in front of the record, ``r 1215 / =01-34 !
01234:20 05264?1215?bw---``. That is still read, and what is damaged in front of the bar is ignored.
"""

from collections import namedtuple

from cyclomind.errors import UnreadableError
from cyclomind.games.codebreaker.answers import COLORS, Turn
from cyclomind.games.codebreaker.squares import BLACK, EMPTY, WHITE
from cyclomind.games.codebreaker.strategies import STRATEGIES
from cyclomind.scoring import Pegs

#: What a record says: the ``rack``, a tuple with None where a place is empty; ``has_begun``: play
#: has; ``used``: the strategies that have made guesses; the ``turns``, and how many codes fitted
#: after each (``lefts``, None where that is not known); ``waiting``: a Waiting, or None.
Record = namedtuple("Record", ("rack", "has_begun", "used", "turns", "lefts", "waiting"))

#: A guess that waits for its answer, the codes that are ``left``, and the ``squares``.
Waiting = namedtuple("Waiting", ("guess", "left", "squares"))

_DIGITS = "0123456789"
_LETTER_OF_SQUARE = {EMPTY: "-", BLACK: "b", WHITE: "w"}
_SQUARE_OF_LETTER = {"-": EMPTY, "b": BLACK, "w": WHITE}

#: Between what older pages kept in front of the record, and the record.
_BAR = " / "


def write(record: Record) -> str:
    """Return a Record as text, see above; a game that has not begun, with an empty rack, is ""."""
    words = []
    if any(color is not None for color in record.rack):
        words.append("=" + _code_text(record.rack))
    if record.has_begun:
        words.append("!" + "".join([strategy[0] for strategy in record.used]))
    for turn, left in zip(record.turns, record.lefts):
        word = f"{_code_text(turn.guess)}:{turn.pegs.exact}{turn.pegs.misplaced}"
        words.append(word if left is None else f"{word}:{left}")
    if record.waiting is not None:
        guess, left, squares = record.waiting
        shown = "".join([_LETTER_OF_SQUARE[square] for square in squares])
        words.append(f"{_code_text(guess)}?{left}?{shown}")
    return " ".join(words)


def read(size: int, text: str) -> Record:
    """Return the Record that `write` made a text of, now or on an older page.

    size: the number of places. Whether its moves are allowed is not said.

    Raises: UnreadableError when the text is no record.
    """
    in_front, bar, rest = text.partition(_BAR)
    record = _read_words(size, rest if bar else text)
    return _with_older(record, in_front) if bar else record


def _read_words(size: int, text: str) -> Record:
    # MicroPython: split() without its argument knows fewer kinds of space.
    words = text.split(" ") if text else []
    rack: tuple = (None,) * size
    if words and words[0].startswith("="):
        rack = _read_rack(words.pop(0)[1:], size)
    if not words:
        return Record(rack, False, (), (), (), None)
    used = _read_begun(words.pop(0))
    waiting = _read_waiting(words.pop(), size) if words and "?" in words[-1] else None
    found = [_read_turn(word, size) for word in words]
    turns, lefts = tuple([turn for turn, _ in found]), tuple([left for _, left in found])
    return Record(rack, True, used, turns, lefts, waiting)


def _read_rack(text: str, size: int) -> tuple:
    if len(text) != size:
        raise UnreadableError("a rack of another size")
    return tuple([None if letter == "-" else _read_code(letter, 1)[0] for letter in text])


def _read_begun(word: str) -> tuple:
    used = _strategies(word[1:])
    if word != "!" + "".join([strategy[0] for strategy in used]):
        raise UnreadableError("play has not begun")
    return used


def _read_turn(word: str, size: int) -> tuple:
    """Return (Turn, codes left or None)."""
    parts = word.split(":")
    if not 2 <= len(parts) <= 3:
        raise UnreadableError(f"not a turn: {word[:20]}")
    turn = Turn(_read_code(parts[0], size), Pegs(*_read_code(parts[1], 2)))
    return turn, _read_count(parts[2], size) if len(parts) == 3 else None


def _read_waiting(word: str, size: int) -> Waiting:
    parts = word.split("?")
    if len(parts) != 3 or len(parts[2]) != size:
        raise UnreadableError(f"not a guess that waits: {word[:20]}")
    guess, left = _read_code(parts[0], size), _read_count(parts[1], size)
    if not left:
        raise UnreadableError("a guess, and no code left")
    for letter in parts[2]:
        if letter not in _SQUARE_OF_LETTER:
            raise UnreadableError(f"not a square: {letter}")
    return Waiting(guess, left, tuple([_SQUARE_OF_LETTER[letter] for letter in parts[2]]))


def _with_older(record: Record, in_front: str) -> Record:
    """Return a record with the strategies and the codes left that stood in front of it."""
    letters, _, counts = in_front.partition(" ")
    lefts: list = []
    for count in counts.split(",")[: len(record.turns)]:
        try:
            lefts.append(_read_count(count, len(record.rack)))
        except UnreadableError:
            lefts.append(None)
    lefts += [None] * (len(record.turns) - len(lefts))
    rack, has_begun, _, turns, _, waiting = record
    return Record(rack, has_begun, _strategies(letters), turns, tuple(lefts), waiting)


def _strategies(letters: str) -> tuple:
    return tuple([strategy for strategy in STRATEGIES if strategy[0] in letters])


def _read_count(text: str, size: int) -> int:
    """Return a number of codes. Raises: UnreadableError, also for more than there are."""
    if len(text) > 1 and text[0] == "0":
        raise UnreadableError("not a number of codes")
    count = 0
    # No more digits than the largest number has.
    for digit in _read_code(text, min(max(1, len(text)), size + 1)):
        count = count * 10 + digit
    if count > COLORS**size:
        raise UnreadableError("not a number of codes")
    return count


def _read_code(text: str, size: int) -> tuple:
    if len(text) != size or any(letter not in _DIGITS for letter in text):
        raise UnreadableError(f"not {size} digits: {text[:20]}")
    return tuple([_DIGITS.index(letter) for letter in text])


def _code_text(code: tuple) -> str:
    return "".join(["-" if color is None else str(color) for color in code])
