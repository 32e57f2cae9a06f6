"""The walkthrough: how pegs are counted, on one fixed answer that is no secret.

Public names, in reading order: `LETTERS`, `SHAPES`, `ANSWER`, `ATTEMPTS`, `WORKED_GUESSES`;
`leftovers`, `Working`, `Leftover`; `read_guess`, `LettersError`, `MISSING`, `UNKNOWN`; the game
`WalkthroughGame`, `Turn`, the phase `ENTERING` (at the end WON and LOST of
games.guessing), `replay`.

    entering --check--> entering | won | lost        any --reset--> entering
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.guessing import LOST, PLAYING, WON, replay_words
from cyclomind.phases import StateMachine
from cyclomind.scoring import Pegs, score_pegs

if False:  # names for annotations
    from collections.abc import Sequence
    from typing import Any

#: What can stand in a place, and the shape that each letter is drawn as.
LETTERS = "ABCDEF"
SHAPES = ("triangle", "square", "circle", "diamond", "star", "hexagon")

#: What is to be guessed, and in how many attempts.
ANSWER = "AABC"
ATTEMPTS = 8

#: Guesses that show every part of the scoring rule: 2,0 - 1,1 - 0,4 - 4,0.
WORKED_GUESSES = ("AAAA", "ADAA", "BCAA", "AABC")

# --- the scoring rule, step by step

#: How a score is counted. First the ``exact`` places, equal on both sides, are crossed out on
#: both. Then each symbol left on either side is looked at, in the order of the symbols:
#: ``leftovers`` is a tuple of Leftover. ``pegs`` is the total, a scoring.Pegs.
Working = namedtuple("Working", ("exact", "leftovers", "pegs"))

#: One symbol among what is left: the places ``in_secret`` and ``in_guess`` that still hold it
#: (tuples, in order), and how many ``pairs`` they make: the smaller of the two numbers. The
#: pairs are the first so many places of either side.
Leftover = namedtuple("Leftover", ("symbol", "in_secret", "in_guess", "pairs"))


def leftovers(secret: str, guess: str) -> Working:
    """Return the steps by which scoring.score_pegs reaches its score.

    secret, guess: strings of the same length, or tuples of symbols.

    Raises: IllegalMoveError when the lengths differ.

    Example: ``leftovers("AABC", "ADAA")`` has exact place 0; then A is left at place 1 of the
    secret and at 2 and 3 of the guess, one pair; B, C and D are left on one side only.
    """
    pegs = score_pegs(secret, guess)
    exact = tuple([i for i in range(len(secret)) if secret[i] == guess[i]])
    rows = []
    for symbol in sorted(set(secret) | set(guess)):
        in_secret = _places_of(symbol, secret, exact)
        in_guess = _places_of(symbol, guess, exact)
        if in_secret or in_guess:
            pairs = min(len(in_secret), len(in_guess))
            rows.append(Leftover(symbol, in_secret, in_guess, pairs))
    return Working(exact, tuple(rows), pegs)


def _places_of(
    symbol: object, word: "Sequence[Any]", crossed_out: tuple[int, ...]
) -> tuple[int, ...]:
    return tuple([i for i in range(len(word)) if word[i] == symbol and i not in crossed_out])


# --- reading a guess

#: What can be wrong with a place: nothing in it, or no letter from A to F.
MISSING = "missing"
UNKNOWN = "unknown"

# The ASCII ones. MicroPython: strip() without its argument knows fewer kinds of space.
_SPACES = " \t\n\r\v\f"


class LettersError(UnreadableError):
    """A guess cannot be read; ``problems`` says why, a tuple of (place, MISSING or UNKNOWN)."""

    def __init__(self, problems: tuple[tuple[int, str], ...]):
        super().__init__(", ".join([f"place {place}: {problem}" for place, problem in problems]))
        self.problems = problems


def read_guess(inputs: tuple[str, ...]) -> str:
    """Return the guess that was typed, such as ``"ADAA"``.

    inputs: tuple of four texts, one a place; spaces around a letter and its case do not matter.

    Raises: LettersError when a place holds anything but one letter from A to F.
    """
    letters = [text.strip(_SPACES).upper() for text in inputs]
    problems = []
    for place, letter in enumerate(letters):
        if letter not in tuple(LETTERS):
            problems.append((place, UNKNOWN if letter else MISSING))
    if problems:
        raise LettersError(tuple(problems))
    return "".join(letters)


# --- the game

ENTERING = "entering"

#: One guess and its totals: ``guess`` is a string, ``pegs`` a scoring.Pegs.
Turn = namedtuple("Turn", ("guess", "pegs"))

_NOTHING_TYPED = ("",) * len(ANSWER)

#: Before the letters that stand in the inputs at the end of a record, and for one that holds none.
_TYPED, _NO_LETTER = "+", "-"


class WalkthroughGame:
    """One run through the example; read its values, change it by its moves.

    turns: tuple of Turn, oldest first. They are never changed.
    inputs: tuple of four texts, what stands in the inputs now.
    """

    def __init__(self) -> None:
        self.turns: tuple[Turn, ...] = ()
        self.inputs = _NOTHING_TYPED
        self._phases = StateMachine({ENTERING: None, WON: None, LOST: None}, ENTERING)

    @property
    def phase(self) -> str:
        """The current phase: ENTERING, WON or LOST."""
        return self._phases.current

    @property
    def outcome(self) -> str:
        """How the game stands: PLAYING, WON or LOST."""
        return PLAYING if self.phase == ENTERING else self.phase

    @property
    def attempts_left(self) -> int:
        """How many guesses are still to be had; repeated ones count, misread ones do not."""
        return ATTEMPTS - len(self.turns)

    def enter(self, place: int, text: str) -> None:
        """Take what was typed into one of the inputs (0 to 3), whatever it is.

        Raises: IllegalMoveError for a place that does not exist.
        """
        if not 0 <= place < len(self.inputs):
            raise IllegalMoveError(f"there is no place {place}")
        inputs = list(self.inputs)
        inputs[place] = text
        self.inputs = tuple(inputs)

    def check(self) -> Turn | None:
        """Score what stands in the inputs and return the turn; after the end do nothing: None.

        The inputs are cleared, except by the guess that ends the game.

        Raises: LettersError when a place needs correction; nothing is changed, no attempt lost.
        """
        if self.phase != ENTERING:
            return None
        guess = read_guess(self.inputs)
        turn = Turn(guess, score_pegs(ANSWER, guess))
        self.turns += (turn,)
        self.inputs = tuple(guess)
        if turn.pegs == Pegs(len(ANSWER), 0):
            self._phases.transition_to(WON)
        elif self.attempts_left == 0:
            self._phases.transition_to(LOST)
        else:
            self.inputs = _NOTHING_TYPED
        return turn

    def reset(self) -> None:
        """Start again: no turns, empty inputs, all attempts."""
        self.turns = ()
        self.inputs = _NOTHING_TYPED
        self._phases.transition_to(ENTERING)

    def record(self) -> str:
        """Return the guesses, and the letters of the next one, as text: `replay` reads it.

        Example: ``"ADAA BCAA +B---"``. What was typed and is no letter from A to F is left out.
        """
        words = [turn.guess for turn in self.turns]
        typed = [text.strip(_SPACES).upper() for text in self.inputs]
        letters = [text if text in tuple(LETTERS) else _NO_LETTER for text in typed]
        if self.phase == ENTERING and letters != [_NO_LETTER] * len(ANSWER):
            words.append(_TYPED + "".join(letters))
        return " ".join(words)


def replay(record: str) -> WalkthroughGame:
    """Return the game that `WalkthroughGame.record` wrote down.

    Raises: UnreadableError when the text is no record of a walkthrough.
    """
    game = WalkthroughGame()

    def make(word: str) -> None:
        is_typed = word.startswith(_TYPED)
        letters = word[len(_TYPED) :] if is_typed else word
        known = LETTERS + _NO_LETTER if is_typed else LETTERS
        if len(letters) != len(ANSWER) or any(letter not in known for letter in letters):
            raise UnreadableError("not a guess")
        if game.phase != ENTERING or game.inputs != _NOTHING_TYPED:
            raise UnreadableError("a guess after the end")
        for place, letter in enumerate(letters):
            game.enter(place, letter.replace(_NO_LETTER, ""))
        if is_typed and game.inputs == _NOTHING_TYPED:
            raise UnreadableError("nothing typed")
        if not is_typed:
            game.check()

    replay_words(record, make)
    return game
