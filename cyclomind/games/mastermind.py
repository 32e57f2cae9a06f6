"""Mastermind: crack a hidden code by the black and white pegs that each guess earns.

Public names, in reading order: the limits `MIN_PLACES`, `MAX_PLACES`, `MIN_COLORS`, `MAX_COLORS`,
`MIN_ROWS`, `MAX_ROWS`, `MAX_SEED`; `Rules`, `CLASSIC`, `LARGER`, `without_repeats`, `PRESETS`,
`Puzzle`, `PuzzleError`, `REASONS`, `check_rules`, `secret_of`, `next_puzzle`; for links
`read_puzzle`, `read_rules`, `link_of`; the game `MastermindGame`, `Turn`, the phases `ENTERING`,
`CHECKING` (at the end WON and LOST of games.guessing), and `INCOMPLETE`, `replay`.

    entering --check--> checking --update, or show_score--> entering | won | lost

A checked row is scored at once; *checking* is the time in which the player watches its pegs
appear, one after another. A puzzle is a seed and its rules: the same seed is the same code on
every interpreter, for ever, however many rows there are to find it.
"""

from collections import namedtuple

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.filling import NOTE, Filling, FillingGame
from cyclomind.games.guessing import HINT, LOST, PLAYING, WON, replay_words
from cyclomind.rng import Rng
from cyclomind.scoring import score_pegs

# --- puzzles

#: How a puzzle is played: ``places`` in the code, ``colors`` to choose from, ``rows`` for
#: guesses, and whether a colour may appear more than once in the code (``repeats``). A guess
#: may repeat colours under all rules.
Rules = namedtuple("Rules", ("places", "colors", "rows", "repeats"))

CLASSIC = Rules(4, 6, 10, True)
LARGER = Rules(5, 8, 12, True)


def without_repeats(rules: Rules) -> Rules:
    """Return the same rules for a code whose colours all differ."""
    return Rules(rules.places, rules.colors, rules.rows, False)


#: The rules to offer first, in order.
PRESETS = (CLASSIC, LARGER, without_repeats(CLASSIC), without_repeats(LARGER))

#: What can be asked for, both ends included.
MIN_PLACES, MAX_PLACES = 3, 6
MIN_COLORS, MAX_COLORS = 3, 10
MIN_ROWS, MAX_ROWS = 4, 20
#: A seed is 0 to this: every whole number that also JavaScript holds exactly.
MAX_SEED = 2**53 - 1

#: ``seed``: 0 to MAX_SEED; ``rules``: a Rules.
Puzzle = namedtuple("Puzzle", ("seed", "rules"))

#: Every value of `PuzzleError.reason`.
REASONS = (
    "seed-unreadable",  # no whole number without a sign, or above MAX_SEED
    "places-out-of-range",
    "colors-out-of-range",
    "rows-out-of-range",
    "repeats-unreadable",  # neither 0 nor 1
    "too-few-colors",  # no repeats, but more places than colours
)


class PuzzleError(UnreadableError):
    """A Mastermind link cannot be read; ``reason`` is one of `REASONS`."""

    def __init__(self, reason: str, message: str):
        super().__init__(message)
        self.reason = reason


def check_rules(rules: Rules) -> None:
    """Raise PuzzleError unless these rules make a game."""
    places, colors, rows, repeats = rules
    if not MIN_PLACES <= places <= MAX_PLACES:
        raise PuzzleError("places-out-of-range", f"{places} places: {MIN_PLACES} to {MAX_PLACES}")
    if not MIN_COLORS <= colors <= MAX_COLORS:
        raise PuzzleError("colors-out-of-range", f"{colors} colours: {MIN_COLORS} to {MAX_COLORS}")
    if not MIN_ROWS <= rows <= MAX_ROWS:
        raise PuzzleError("rows-out-of-range", f"{rows} rows: {MIN_ROWS} to {MAX_ROWS}")
    if places > colors and not repeats:
        raise PuzzleError("too-few-colors", f"{places} places without repeats, {colors} colours")


def secret_of(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the code of a puzzle, a tuple of colour indices, every possible one equally likely.

    The number of rows plays no part.

    Raises: PuzzleError when the rules make no game.
    """
    seed, rules = puzzle
    check_rules(rules)
    kind = "repeats" if rules.repeats else "distinct"
    rng = Rng(f"mastermind {rules.places} {rules.colors} {kind} {seed}")
    if rules.repeats:
        return tuple([rng.below(rules.colors) for _ in range(rules.places)])
    return tuple(rng.shuffled(range(rules.colors))[: rules.places])


def next_puzzle(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle of a new game: the same rules, seed + 1 (after the last seed: 0)."""
    return Puzzle((puzzle.seed + 1) % (MAX_SEED + 1), puzzle.rules)


# --- links


def read_puzzle(seed_text: str, asked: dict[str, str]) -> Puzzle:
    """Return the puzzle of a link. seed_text: decimal digits; asked: as for `read_rules`.

    Raises: PuzzleError, and nothing else, for anything that cannot be read.
    """
    seed = _read_number(seed_text, "seed-unreadable")
    if seed > MAX_SEED:
        raise PuzzleError("seed-unreadable", f"seed {seed} is above {MAX_SEED}")
    return Puzzle(seed, read_rules(asked))


def read_rules(asked: dict[str, str]) -> Rules:
    """Return the rules that a link asks for; what it leaves out is as in `CLASSIC`.

    asked: dict of texts; the names ``places``, ``colors``, ``rows`` and ``repeats`` (``0`` or
    ``1``) are read, others ignored.

    Raises: PuzzleError, and nothing else, for anything that cannot be read.
    """
    places, colors, rows, repeats = CLASSIC
    if "places" in asked:
        places = _read_number(asked["places"], "places-out-of-range")
    if "colors" in asked:
        colors = _read_number(asked["colors"], "colors-out-of-range")
    if "rows" in asked:
        rows = _read_number(asked["rows"], "rows-out-of-range")
    if "repeats" in asked:
        if asked["repeats"] not in ("0", "1"):
            raise PuzzleError("repeats-unreadable", "repeats is neither 0 nor 1")
        repeats = asked["repeats"] == "1"
    rules = Rules(places, colors, rows, repeats)
    check_rules(rules)
    return rules


def link_of(puzzle: Puzzle) -> tuple[tuple[str, str], ...]:
    """Return the (name, text) pairs of the puzzle's link, in order; defaults are left out.

    `read_puzzle` inverts it. Example: ``link_of(Puzzle(7, LARGER))`` is ``(("seed", "7"),
    ("places", "5"), ("colors", "8"), ("rows", "12"))``.
    """
    pairs = [("seed", str(puzzle.seed))]
    names = ("places", "colors", "rows", "repeats")
    for name, value, usual in zip(names, puzzle.rules, CLASSIC):
        if value != usual:
            pairs.append((name, str(int(value))))
    return tuple(pairs)


def _read_number(text: str, reason: str) -> int:
    # int() alone would take " 5", "1_0" and the digits of other scripts.
    if not 1 <= len(text) <= 16 or any(letter not in "0123456789" for letter in text):
        raise PuzzleError(reason, "not a whole number of a plausible size")
    return int(text)


# --- the game

ENTERING = "entering"
CHECKING = "checking"

#: All pegs of a row have appeared within this time, in seconds.
_LONGEST_CHECK = 0.5

#: Why a row cannot be checked: a place is empty. The other reasons are the phases themselves.
INCOMPLETE = "incomplete"

#: One checked row: ``guess`` is a tuple of colour indices, ``pegs`` its scoring.Pegs.
Turn = namedtuple("Turn", ("guess", "pegs"))


class MastermindGame(FillingGame):
    """One game on one puzzle; read its values, change it by its moves.

    puzzle: a Puzzle.
    turns: tuple of Turn, oldest first.
    """

    def __init__(self, puzzle: Puzzle):
        super().__init__(ENTERING, CHECKING, {WON: WON, LOST: LOST})
        self.puzzle = puzzle
        self._secret = secret_of(puzzle)
        self._filling = self._empty_row()

    @property
    def outcome(self) -> str:
        """How the game stands, by all checked rows: PLAYING, WON, or LOST when all are used."""
        if self.turns and self.turns[-1].pegs.exact == self.puzzle.rules.places:
            return WON
        return PLAYING if self.rows_left else LOST

    @property
    def appeared(self) -> int:
        """How many pegs of the latest row have begun to appear, exact ones first."""
        pegs = sum(self.turns[-1].pegs) if self.turns else 0
        if not self.is_watched or not self.watch_seconds:
            return pegs
        return min(pegs, 1 + int(pegs * self.seconds_in_phase / self.watch_seconds))

    @property
    def row(self) -> tuple[int | None, ...]:
        """The row being filled: a colour index for each place, None where it is empty."""
        return self._filling.places

    @property
    def empty_places(self) -> tuple[int, ...]:
        """The places that `check` still waits for, in order."""
        return self._filling.empty_places

    @property
    def guess_count(self) -> int:
        """How many rows have been checked."""
        return len(self.turns)

    @property
    def rows_left(self) -> int:
        """How many rows are not checked yet, the one being filled included."""
        return self.puzzle.rules.rows - len(self.turns)

    @property
    def shown_secret(self) -> tuple[int, ...] | None:
        """The code once the game is over, None before."""
        return self._secret if self.is_over else None

    @property
    def why_no_check(self) -> str | None:
        """Why `check` would be refused now: INCOMPLETE, CHECKING, WON or LOST; None if not."""
        if not self.is_open:
            return self.phase
        return INCOMPLETE if self.empty_places else None

    @property
    def broken_turns(self) -> tuple[int, ...]:
        """The numbers of the turns that prove the full row in hand not to be the code.

        Empty while a place is empty. A warning for players who want one; `check` takes any row.
        """
        if self.empty_places:
            return ()
        return tuple(
            [
                number
                for number, turn in enumerate(self.shown_turns)
                if score_pegs(self.row, turn.guess) != turn.pegs
            ]
        )

    def place(self, color: int, at: int | None = None) -> int:
        """Put a colour at a place, or at the first empty one when ``at`` is None; return the place.

        Raises: IllegalMoveError for a colour or place that does not exist, when no place is
        empty and none is named, or outside the entering phase.
        """
        self._must_be_open()
        if at is None:
            if not self.empty_places:
                raise IllegalMoveError("the row is full")
            at = self.empty_places[0]
        self._filling.put(at, color)
        return at

    @property
    def crossed(self) -> tuple[tuple[int, int], ...]:
        """The player's notes: (place, colour) of each colour crossed off for a place."""
        return self._filling.crossed

    def cross(self, color: int, at: int) -> bool:
        """Cross a colour off for a place, or no more; tell whether it is crossed off now.

        Notes stay from row to row and forbid nothing.

        Raises: IllegalMoveError for a colour or place that does not exist, or outside the entering
        phase.
        """
        self._must_be_open()
        return self._filling.cross(at, color)

    def check(self, seconds_per_peg: float = 0) -> Turn:
        """Have the row scored: it becomes the latest turn, and its pegs start to appear.

        seconds_per_peg: how long one peg takes to appear, and a row without pegs to show that;
        where there are so many that it would take more than half a second, less.

        Raises: IllegalMoveError while a place is empty, or outside the entering phase.
        """
        self._must_be_open()
        if self.empty_places:
            raise IllegalMoveError(f"{len(self.empty_places)} places are empty")
        turn = Turn(self.row, score_pegs(self._secret, self.row))
        self.turns += (turn,)
        self._filling = self._empty_row(self.crossed)
        self._watch(min(max(1, sum(turn.pegs)) * seconds_per_peg, _LONGEST_CHECK))
        return turn

    def record(self) -> str:
        """Return the game so far as text; `replay` reads it.

        Notes of earlier rows, the guesses, changes to the row and notes made in it, hints.
        Example: ``"x30 0011 2345 03 15 x21 0- ?2.1"``.
        """
        guesses = ["".join([str(color) for color in turn.guess]) for turn in self.turns]
        filling = self._filling
        return " ".join(filling.notes() + guesses + filling.record() + self.hint_words())

    def _empty_row(self, crossed: tuple[tuple[int, int], ...] = ()) -> Filling:
        rules = self.puzzle.rules
        return Filling((None,) * rules.places, rules.colors, crossed)


def replay(puzzle: Puzzle, record: str) -> MastermindGame:
    """Return the game on ``puzzle`` that `MastermindGame.record` wrote down, its last check over.

    Every move goes through the game's own rules. Changes that had been taken back are forgotten.

    Raises: UnreadableError when the text is no record of a game on this puzzle.
    """
    game = MastermindGame(puzzle)

    def make(word: str) -> None:
        if word.startswith(HINT):
            game.read_hint(word)
        elif len(word) == puzzle.rules.places and not word.startswith(
            NOTE
        ):  # at least three: never taken for a change
            for i, digit in enumerate(word):
                game.place("0123456789".index(digit), i)
            game.check()
            game.show_score()
        else:
            game.change(word)

    replay_words(record, make)
    return game
