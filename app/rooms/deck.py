"""Where the puzzles of a ring game come from when every link may name one: fresh ones at random.

Public name: `Deck`. A deck, for `rooms.ring`, has

    asked(parameters)   the puzzle that an address names, or None; raises UnreadableError with a
                        ``reason``, whose sentence is ``link.<reason>``
    link(puzzle)        the (name, value) pairs that name a puzzle in an address
    shown(puzzle)       those that the address bar shows
    fresh(on_board)     a puzzle to open where none is named; on_board: the current one, or None
    next(room)          goes on to another puzzle, since the player asked for a new game
    size                (n, colors) of the next fresh one, where that can be chosen
    day(puzzle)         the daily.Day on which it was opened, where that matters, or None
"""

from app.browser import address, chance, storage
from app.shelf import kept_games
from app.shelf.settings import read_size
from cyclomind.games.guessing import PLAYING
from cyclomind.puzzle import FIRST_CODE, new_puzzle
from cyclomind.rng import Rng

if False:  # names for annotations
    from collections.abc import Callable

    from roles import Ring

    from cyclomind.puzzle import Puzzle

    _Text = str | None


class Deck:
    """Puzzles named by a share code. size: (n, colors) of the next fresh one.

    room: the name of the room; size: where nothing else is said; read_puzzle, read_size: what a
    link names (cyclomind.puzzle).
    """

    def __init__(
        self,
        room: str,
        size: tuple[int, int],
        read_puzzle: "Callable[[_Text, _Text, str], Puzzle]",
        read_size_of_link: "Callable[[_Text, _Text], tuple[int, int]]",
    ):
        self.size = read_size(room, size)
        self._room = room
        self._read_puzzle = read_puzzle
        self._read_size = read_size_of_link

    def asked(self, parameters: dict[str, str]) -> "Puzzle | None":
        """Return the puzzle that an address names, or None. Raises: ShareError."""
        n, colors = parameters.get("n"), parameters.get("c")
        if "s" in parameters:
            puzzle = self._read_puzzle(n, colors, parameters["s"])
            self.size = (puzzle.n, puzzle.colors)
            return puzzle
        if n is not None or colors is not None:
            self.size = self._read_size(n, colors)
        elif (
            self._room == address.HOME
            and not address.is_embedded()
            and storage.lacks("lesson")
            and storage.lacks("games")
        ):
            # A first visit begins with the lesson (app/second_load/lesson.py).
            return self._read_puzzle(None, None, FIRST_CODE)
        return None

    def link(self, puzzle: "Puzzle") -> tuple[tuple[str, str], ...]:
        """Return the parameters that name a puzzle."""
        return (("n", str(puzzle.n)), ("c", str(puzzle.colors)), ("s", puzzle.code))

    def shown(self, puzzle: "Puzzle") -> tuple[tuple[str, str], ...]:
        """Return the same: a puzzle can be passed on by copying its address."""
        return self.link(puzzle)

    def fresh(self, on_board: "Puzzle | None") -> "Puzzle":
        """Return a puzzle that is not on the board and was not played on this device.

        The smallest sizes have few puzzles: when no other is found, one that is over is played
        anew, or one goes on that is not.
        """
        rng = Rng(chance.fresh_seed())
        played = on_board
        for _ in range(40):
            puzzle = new_puzzle(self.size[0], self.size[1], rng)
            if puzzle == on_board:
                continue
            if not self._outcome_of(puzzle):
                return puzzle
            played = puzzle
        assert played
        if self._outcome_of(played) != PLAYING:
            kept_games.forget(self._room, address.text_of(self.link(played)))
        return played

    def _outcome_of(self, puzzle: "Puzzle") -> str:
        return kept_games.outcome_of(self._room, address.text_of(self.link(puzzle)))

    def next(self, room: "Ring") -> None:
        """Open a fresh puzzle; Back returns to the one on the board."""
        room.open(self.fresh(room.game.puzzle), new_entry=True)

    def day(self, puzzle: "Puzzle") -> None:
        """Return None: these puzzles belong to no day."""
