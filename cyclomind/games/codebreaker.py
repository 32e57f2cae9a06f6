"""Code-breaker: you hold the secret, the computer guesses, you answer with pegs.

Public names, in reading order: `COLORS`, `SIZES`, `DEFAULT_SIZE`, `read_size`, `SizeError`;
`check_answer`, `AnswerError`, `REASONS`; `Turn`, `Slip`, `slips`; `Thought`; the game
`CodebreakerGame`, its squares `EMPTY`, `BLACK`, `WHITE`, its phases `READY`, `THINKING`,
`ANSWERING`, `DONE`, `CONTRADICTION`, and `replay`.

    ready --play--> thinking --conclude--> answering | contradiction
    answering --answer--> thinking | done
    thinking, answering, contradiction --correct--> thinking | done

A code is a tuple of 4 or 5 colour indices below ten, repeats allowed. A code *fits* when it
would earn every guess so far the answer it got. In the thinking phase the caller finds the next
guess from the turns alone (`cyclomind.candidates` in slices, `strategy.codebreaking` in a worker)
and hands it to `conclude`.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.filling import Filling
from cyclomind.games.guessing import PLAYING, WON
from cyclomind.phases import StateMachine
from cyclomind.scoring import Pegs, score_pegs

COLORS = 10
SIZES = (4, 5)
DEFAULT_SIZE = 5

_DIGITS = "0123456789"


class SizeError(UnreadableError):
    """The size in a link cannot be read; ``reason`` is always ``"size-out-of-range"``."""

    reason = "size-out-of-range"


def read_size(text) -> int:
    """Return the number of places from the text of a link; None means the default.

    Raises: SizeError, and nothing else, for anything but one of `SIZES`.
    """
    if text is None:
        return DEFAULT_SIZE
    for size in SIZES:
        if text == str(size):
            return size
    raise SizeError("4 or 5 places")


# --- answers

#: Every value of `AnswerError.reason`.
REASONS = (
    "too-many",  # more pegs than places, or fewer than none
    "all-but-one",  # all black but one white: the last peg has nowhere else to go
)


class AnswerError(IllegalMoveError):
    """No guess can ever earn these pegs; ``reason`` is one of `REASONS`."""

    def __init__(self, reason: str, message: str):
        super().__init__(message)
        self.reason = reason


def check_answer(pegs: Pegs, size: int) -> None:
    """Raise AnswerError when ``pegs`` are an answer that no guess of this size can earn."""
    if min(pegs) < 0 or sum(pegs) > size:
        raise AnswerError("too-many", f"{sum(pegs)} pegs for {size} places")
    if pegs.exact == size - 1 and pegs.misplaced == 1:
        raise AnswerError("all-but-one", "all but one in place, and the last one misplaced")


#: One answered guess: ``guess`` is a code, ``pegs`` the player's answer, a scoring.Pegs.
Turn = namedtuple("Turn", ("guess", "pegs"))

#: An answer that a secret contradicts: the ``number`` of the turn and the ``pegs`` it deserves.
Slip = namedtuple("Slip", ("number", "pegs"))


def slips(turns: tuple, secret: tuple) -> tuple:
    """Return a Slip for every turn whose answer is not the one that ``secret`` gives, in order.

    There are none exactly when ``secret`` fits all turns.
    """
    found = []
    for number, turn in enumerate(turns):
        pegs = score_pegs(secret, turn.guess)
        if pegs != turn.pegs:
            found.append(Slip(number, pegs))
    return tuple(found)


# --- the game

#: What the computer has found out: how many codes are ``left``, and the ``guess`` it makes, None
#: when none is left.
Thought = namedtuple("Thought", ("left", "guess"))

READY = "ready"
THINKING = "thinking"
ANSWERING = "answering"
DONE = "done"
CONTRADICTION = "contradiction"

#: What a square of the answer can show. A square stands for a peg, never for a place.
EMPTY = "empty"
BLACK = "black"
WHITE = "white"

#: A click turns each into the next.
_NEXT_SQUARE = {EMPTY: BLACK, BLACK: WHITE, WHITE: EMPTY}
_LETTER_OF_SQUARE = {EMPTY: "-", BLACK: "b", WHITE: "w"}
_SQUARE_OF_LETTER = {"-": EMPTY, "b": BLACK, "w": WHITE}


class CodebreakerGame:
    """One game of the computer against a secret it never sees; change it by its moves.

    size: 4 or 5 places.
    turns: tuple of Turn, oldest first.
    guess: the guess that waits for an answer, a code, None outside the answering phase.
    squares: tuple of ``size`` squares, the answer that the player is putting together.
    left: how many codes fit all turns; None while the computer is finding out.
    """

    def __init__(self, size: int = DEFAULT_SIZE):
        self.size = size
        self.turns: tuple = ()
        self.guess: tuple | None = None
        self.squares = (EMPTY,) * size
        self.left: int | None = COLORS**size
        self._rack = Filling((None,) * size, COLORS)
        states = {READY: None, THINKING: None, ANSWERING: None, DONE: None, CONTRADICTION: None}
        self._phases = StateMachine(states, READY)

    @property
    def outcome(self) -> str:
        """How the game stands: PLAYING, or WON once the computer has the code."""
        return WON if self.phase == DONE else PLAYING

    @property
    def phase(self) -> str:
        """The current phase: READY, THINKING, ANSWERING, DONE or CONTRADICTION."""
        return self._phases.current

    @property
    def guess_count(self) -> int:
        """How many guesses the computer has made, the one that waits for its answer included."""
        return len(self.turns) + (self.guess is not None)

    # Moves of the computer

    def play(self) -> None:
        """Let the computer begin. Raises: IllegalMoveError outside the ready phase."""
        self._must_be_in(READY)
        self._think()

    def conclude(self, thought: Thought) -> None:
        """Take what the computer found out: its next guess, or that no code is left.

        Raises: IllegalMoveError outside the thinking phase, for a guess that is no code, and for
        one that has been answered already.
        """
        self._must_be_in(THINKING)
        if thought.left == 0:
            self.left = 0
            self._phases.transition_to(CONTRADICTION)
            return
        colors = range(COLORS)
        if len(thought.guess) != self.size or any(color not in colors for color in thought.guess):
            raise IllegalMoveError("the guess is no code of this game")
        if any(turn.guess == thought.guess for turn in self.turns):
            raise IllegalMoveError("the guess has been answered already")
        self.left = thought.left
        self.guess = thought.guess
        self.squares = (EMPTY,) * self.size
        self._phases.transition_to(ANSWERING)

    # Moves of the player

    @property
    def marked(self) -> Pegs:
        """The answer that the squares show now."""
        return Pegs(self.squares.count(BLACK), self.squares.count(WHITE))

    @property
    def why_no_answer(self):
        """Why `answer` would be refused now: one of `REASONS` or the phase; None when it is not."""
        if self.phase != ANSWERING:
            return self.phase
        try:
            check_answer(self.marked, self.size)
        except AnswerError as error:
            return error.reason
        return None

    def cycle(self, square: int) -> str:
        """Turn a square (0 to size-1) to its next colour and return that: empty, black, white.

        Raises: IllegalMoveError for a square that does not exist, or outside the answering phase.
        """
        self._must_be_in(ANSWERING)
        self._check_number(square, self.size, "square")
        squares = list(self.squares)
        squares[square] = _NEXT_SQUARE[squares[square]]
        self.squares = tuple(squares)
        return squares[square]

    def mark(self, pegs: Pegs) -> None:
        """Lay the squares as ``pegs`` say, black ones first.

        Raises: AnswerError when nothing can ever earn them; IllegalMoveError outside the
        answering phase.
        """
        self._must_be_in(ANSWERING)
        check_answer(pegs, self.size)
        empty = self.size - sum(pegs)
        self.squares = (BLACK,) * pegs.exact + (WHITE,) * pegs.misplaced + (EMPTY,) * empty

    def mark_all_black(self) -> None:
        """Mark every square black: that's it. Raises: IllegalMoveError outside answering."""
        self.mark(Pegs(self.size, 0))

    def answer(self) -> Turn:
        """Answer the guess with the squares as they are, and return the turn.

        All black ends the game; anything else sets the computer thinking.

        Raises: AnswerError when no guess can earn these pegs, the squares are as they were;
        IllegalMoveError outside the answering phase.
        """
        self._must_be_in(ANSWERING)
        check_answer(self.marked, self.size)
        turn = Turn(self.guess, self.marked)
        self.turns += (turn,)
        self._go_on()
        return turn

    def correct(self, number: int, pegs: Pegs) -> bool:
        """Replace the answer of an earlier turn; tell whether that changed anything.

        number: from 0. All other turns stay, and the computer thinks again from there: a guess
        that waits for its answer is withdrawn, since it was drawn from the wrong codes.

        Raises: AnswerError when nothing can ever earn the pegs; IllegalMoveError for a turn that
        does not exist, and before and after the game.
        """
        if self.phase not in (THINKING, ANSWERING, CONTRADICTION):
            raise IllegalMoveError(f"no corrections while the game is {self.phase}")
        self._check_number(number, len(self.turns), "turn")
        check_answer(pegs, self.size)
        if pegs == self.turns[number].pegs:
            return False
        corrected = (Turn(self.turns[number].guess, pegs),)
        self.turns = self.turns[:number] + corrected + self.turns[number + 1 :]
        self._go_on()
        return True

    # The private rack

    @property
    def rack(self) -> tuple:
        """The secret as the player has laid it out, None where a place is empty.

        For the player's eyes and for `rack_slips`; it never tells the computer anything.
        """
        return self._rack.places

    @property
    def rack_slips(self) -> tuple:
        """The answers that do not match the secret on the rack, see `slips`; none unless full."""
        return () if self._rack.empty_places else slips(self.turns, self.rack)

    def lay(self, place: int, color: int) -> bool:
        """Lay a colour on the rack, in any phase; tell whether that changed it.

        Raises: IllegalMoveError for a place or colour that does not exist.
        """
        return self._rack.put(place, color)

    def lift(self, place: int) -> bool:
        """Empty a place of the rack, in any phase; tell whether it held anything.

        Raises: IllegalMoveError for a place that does not exist.
        """
        return self._rack.clear(place)

    # Keeping

    def record(self) -> str:
        """Return the game so far as text; `replay` reads it.

        The rack if anything lies on it, ``!`` once play has begun, the turns, the guess that
        waits with the codes left and the squares: ``"=01-34 ! 01234:20 05264?1215?bw---"``.
        """
        words = []
        if any(color is not None for color in self.rack):
            words.append("=" + _code_text(self.rack))
        if self.phase != READY:
            words.append("!")
        for turn in self.turns:
            words.append(f"{_code_text(turn.guess)}:{turn.pegs.exact}{turn.pegs.misplaced}")
        if self.guess is not None:
            squares = "".join([_LETTER_OF_SQUARE[square] for square in self.squares])
            words.append(f"{_code_text(self.guess)}?{self.left}?{squares}")
        return " ".join(words)

    def _go_on(self) -> None:
        """End the game when a guess was all black and the other answers agree, else think."""
        self.squares = (EMPTY,) * self.size
        self.guess = None
        for turn in self.turns:
            if turn.pegs.exact == self.size and not slips(self.turns, turn.guess):
                self.left = 1
                self._phases.transition_to(DONE)
                return
        self._think()

    def _think(self) -> None:
        self.left = None
        self._phases.transition_to(THINKING)

    def _must_be_in(self, phase: str) -> None:
        if self.phase != phase:
            raise IllegalMoveError(f"not while the game is {self.phase}")

    def _check_number(self, number: int, limit: int, name: str) -> None:
        if not 0 <= number < limit:
            raise IllegalMoveError(f"there is no {name} {number}")

    def _restore(self, turns: tuple) -> None:
        # Not move by move: answers may have been corrected after the guesses that followed.
        self.turns = turns
        if turns:
            self._go_on()


def replay(size: int, record: str) -> CodebreakerGame:
    """Return the game that `CodebreakerGame.record` wrote down.

    A game that had come to a contradiction is thinking again, and will find it again.

    Raises: UnreadableError when the text is no record of a game of this size.
    """
    game = CodebreakerGame(size)
    # MicroPython: split() without its argument knows fewer kinds of space.
    words = record.split(" ") if record else []
    try:
        if words and words[0].startswith("="):
            _read_rack(game, words.pop(0)[1:])
        if words:
            if words.pop(0) != "!":
                raise UnreadableError("play has not begun")
            game.play()
        waiting = words.pop() if words and "?" in words[-1] else None
        game._restore(tuple([_read_turn(word, size) for word in words]))
        if waiting is not None:
            _read_waiting(game, waiting)
    except IllegalMoveError as error:
        # MicroPython: chaining is not supported; the cause adds nothing here.
        raise UnreadableError(str(error)) from None
    return game


def _read_rack(game: CodebreakerGame, text: str) -> None:
    if len(text) != game.size:
        raise UnreadableError("a rack of another size")
    for place, letter in enumerate(text):
        if letter != "-":
            game.lay(place, _read_code(letter, 1)[0])


def _read_turn(word: str, size: int) -> Turn:
    parts = word.split(":")
    if len(parts) != 2:
        raise UnreadableError(f"not a turn: {word[:20]}")
    turn = Turn(_read_code(parts[0], size), Pegs(*_read_code(parts[1], 2)))
    check_answer(turn.pegs, size)
    return turn


def _read_waiting(game: CodebreakerGame, word: str) -> None:
    parts = word.split("?")
    if len(parts) != 3 or len(parts[2]) != game.size:
        raise UnreadableError(f"not a guess that waits: {word[:20]}")
    left = 0
    for digit in _read_code(parts[1], len(parts[1])):
        left = left * 10 + digit
    if not 1 <= left <= COLORS**game.size:
        raise UnreadableError("not a number of codes")
    game.conclude(Thought(left, _read_code(parts[0], game.size)))
    for letter in parts[2]:
        if letter not in _SQUARE_OF_LETTER:
            raise UnreadableError(f"not a square: {letter}")
    game.squares = tuple([_SQUARE_OF_LETTER[letter] for letter in parts[2]])


def _read_code(text: str, size: int) -> tuple:
    if len(text) != size or any(letter not in _DIGITS for letter in text):
        raise UnreadableError(f"not {size} digits: {text[:20]}")
    return tuple([_DIGITS.index(letter) for letter in text])


def _code_text(code: tuple) -> str:
    return "".join(["-" if color is None else str(color) for color in code])
