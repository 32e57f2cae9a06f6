"""The path: forty levels, one after the other; each is played as the necklace or the quiet ring.

Public names: `open_room`, and `Levels`, the deck that it gives to `rooms.ring`.

A level that is not open yet is played all the same when a link names it, and the line above the
board says how far the player has come.
"""

from app.browser import address
from app.browser.dom import by_id
from app.rooms.necklace import Swapping
from app.rooms.quiet import quiet_standing
from app.rooms.ring import RingRoom
from app.shelf import kept_games
from app.shelf.levels_done import results_by_level, solved_levels
from app.views.level_line import LevelLine
from app.words.sentences import text
from cyclomind.games.guessing import WON
from cyclomind.games.necklace import replay
from cyclomind.games.quiet import replay_quietly
from cyclomind.path import (
    LEVELS,
    Stars,
    first_open,
    is_open,
    level_of,
    read_level,
    stars_of,
)

if False:  # names for annotations
    from collections.abc import Callable

    from roles import Ring

    from app.browser.motion import Speed
    from cyclomind.games.necklace import NecklaceGame
    from cyclomind.path import Level
    from cyclomind.puzzle import Puzzle


def open_room(speed: "Callable[[], Speed]") -> RingRoom:
    """Return the room of the level that the address names; ``speed()`` returns a motion.Speed."""
    levels = Levels()
    play = _OnThePath(levels)
    room = RingRoom(play, levels, speed)
    play.line = LevelLine(lambda: levels.anew(room))
    return room


class Levels:
    """The deck of the levels. level: the path.Level on the board, or to be laid there next."""

    def __init__(self) -> None:
        self.level: Level = level_of(1)

    def asked(self, parameters: dict[str, str]) -> "Puzzle | None":
        """Return the puzzle of the level that an address names, or None. Raises: PathError."""
        if "level" not in parameters:
            return None
        return self._turn_to(read_level(parameters["level"]))

    def link(self, puzzle: "Puzzle") -> tuple[tuple[str, str], ...]:
        """Return the parameter that names the level."""
        return (("level", str(self.level.number)),)

    def shown(self, puzzle: "Puzzle") -> tuple[tuple[str, str], ...]:
        """Return the same."""
        return self.link(puzzle)

    def fresh(self, on_board: "Puzzle | None") -> "Puzzle":
        """Return the puzzle of the first level that is not solved."""
        return self._turn_to(first_open(solved_levels()))

    def next(self, room: "Ring") -> None:
        """Open the next level once this one is solved; otherwise begin this one anew."""
        if room.game.outcome == WON and self.level.number < LEVELS:
            room.open(self._turn_to(self.level.number + 1), new_entry=True)
        else:
            self.anew(room)

    def anew(self, room: "Ring") -> None:
        """Begin the level on the board anew."""
        kept_games.forget(room.name, address.text_of(self.link(self.level.puzzle)))
        room.open(self.level.puzzle)

    def day(self, puzzle: "Puzzle") -> None:
        """Return None: a level belongs to no day."""

    def _turn_to(self, number: int) -> "Puzzle":
        self.level = level_of(number)
        puzzle: Puzzle = self.level.puzzle
        return puzzle


class _OnThePath(Swapping):
    """How a level is played. line: the view of the line above the board."""

    name = "path"

    line: LevelLine  # put there by `open_room`

    def __init__(self, levels: Levels):
        super().__init__()
        self._levels = levels

    def replay(self, puzzle: "Puzzle", record: str) -> "NecklaceGame":
        """Return the game on the level as far as the record goes, by the rules of its chapter."""
        make = replay_quietly if self._levels.level.chapter.is_quiet else replay
        return make(puzzle, record)

    def opened(self, game: "NecklaceGame") -> None:
        """Say which level it is, now and when it is over."""
        level = self._levels.level
        game.on_phase(lambda source, target: self._draw(level, game))
        self._draw(level, game)

    def standing(self, game: "NecklaceGame") -> str:
        """Return the sentence that says how the game stands."""
        quietly = quiet_standing(game) if self._levels.level.chapter.is_quiet else ""
        return quietly or super().standing(game)

    def _draw(self, level: "Level", game: "NecklaceGame") -> None:
        is_solved = game.is_over and game.outcome == WON
        self.line.draw(level, _stars(level, game), "" if is_solved else _about(level))
        self.line.show_again(is_solved)
        _name_next(is_solved and level.number < LEVELS)


def _stars(level: "Level", game: "NecklaceGame") -> "Stars":
    """Return the stars of a level, those of the game on the board among them."""
    earned = stars_of(level, results_by_level().get(level.number, []))
    if not game.is_over or game.outcome != WON:
        return earned
    return Stars(
        True,
        earned.par or 100 * game.guess_count <= level.par,
        earned.alone or not game.hints,
    )


def _about(level: "Level") -> str:
    """Return the sentence under the level's name.

    At the first level of a chapter its idea; before a level is open, how far the player has come.
    """
    solved = solved_levels()
    if not is_open(level.number, solved):
        return text("path.ahead", number=first_open(solved))
    if level.place == 0:
        return text("path.idea." + level.chapter.name)
    return ""


def _name_next(is_next: bool) -> None:
    """Name the buttons that lead to another game after where they lead."""
    key = "path.next" if is_next else "path.anew"
    again, new = by_id("again-button"), by_id("new-button")
    again.setAttribute("data-text", key)
    again.textContent = text(key)
    new.setAttribute("data-label", key)
    new.setAttribute("aria-label", text(key))
    new.title = text(key)
