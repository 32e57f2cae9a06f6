"""The room of a game played on a ring of beads: board, guesses, address bar and kept games.

Public name: `RingRoom`. The game holds the truth; the room adds what only the player's hands
know (which bead is selected) and redraws everything after each move. What differs between the
games, the moves and the words, is a *play* (`rooms.necklace`, `rooms.palette`) with:

    name                          what the address calls the game
    first_number                  the number of the first tile of the history
    size                          (n, colors) where nothing else is said
    replay(puzzle, record)        the game so far; an empty record is a new game
    read_puzzle, read_size        what a link names; both raise ShareError
    tile(number, turn)            the history.Tile of a scored guess
    standing(game)                the sentence that says how the game stands
    opened(game)                  a puzzle has been opened
    armed                         the position of the bead in hand, or None
    let_go()                      forget the bead in hand
    tap(room, position)           a bead was tapped
    make(room, move)              a move of keys.move_of that is the game's own
    undo(room), redo(room)        take back the latest change, or make it again
    lay_out(room, wanted)         bring the board into an order of the same beads
    why_no_guess(game)            the sentence that refuses a guess, or None
"""

from js import document

from app import address, chance, kept_games, keys, notice
from app.beads import looks_of
from app.dom import by_id, enable, key_of, listen, now_ms, show_one
from app.settings import Field, keep_size, read_size
from app.views.board import Board, Picture
from app.views.history import History
from app.views.status import say
from app.words import text
from cyclomind.errors import ShareError, UnreadableError
from cyclomind.necklace_game import ARRANGING, SOLVED, SPINNING
from cyclomind.puzzle import new_puzzle
from cyclomind.rng import Rng
from cyclomind.share import MAX_COLORS, MAX_POSITIONS, MIN_COLORS, MIN_POSITIONS

#: What can be chosen: the values of the two settings.
_SIZES_N = tuple(range(MIN_POSITIONS, MAX_POSITIONS + 1))
_SIZES_COLORS = tuple(range(MIN_COLORS, MAX_COLORS + 1))

#: A second Guess this soon, on a board nobody touched, is the other half of a double click.
_DOUBLE_CLICK_MS = 100


class RingRoom:
    """The room on the page. play: see above; speed: a function that returns a motion.Speed.

    name: what the address calls the game. game: the game on the board. size: (n, colors) of the
    next fresh puzzle; it follows the board. selected: the position that the keyboard is on.
    """

    def __init__(self, play, speed):
        self.name = play.name
        self.game = None
        self.size = read_size(play.name, play.size)
        self.selected = 0
        self._play = play
        self._speed = speed
        self._looks = ()
        self._guessed_at = 0  # milliseconds, of the latest guess
        self._board = Board(by_id("board"), self._on_tap)
        self._history = History(by_id("history"), play.tile, play.first_number)
        listen(document, "keydown", self._on_key)
        listen(document, "click", self._on_click_beside)
        listen(by_id("submit-button"), "click", self._on_guess_click)
        listen(by_id("undo-button"), "click", lambda event: self.when_arranging(self.undo))
        listen(by_id("redo-button"), "click", lambda event: self.when_arranging(self.redo))
        listen(by_id("again-button"), "click", lambda event: self.new_game())

    # Opening puzzles

    def open_address(self) -> None:
        """Open the puzzle that the address names, or a fresh one where it names none.

        An address that cannot be read is said in one sentence, and a fresh puzzle opened.
        """
        self._settle()
        asked = address.parameters()
        try:
            if "s" in asked:
                self._open(self._play.read_puzzle(asked.get("n"), asked.get("c"), asked["s"]))
                return
            if "n" in asked or "c" in asked:
                self.size = self._play.read_size(asked.get("n"), asked.get("c"))
        except ShareError as error:
            notice.show(text("link." + error.reason))
        self._open(self._fresh_puzzle())

    def new_game(self) -> None:
        """Open a fresh puzzle of the same size; Back returns to the present one."""
        notice.hide()
        self._settle()
        self._open(self._fresh_puzzle(), new_entry=True)

    def fields(self) -> tuple:
        """Return what can be chosen for this game, as settings.Field values."""
        n, colors = self.size
        return (
            Field(
                "position-count-select",
                "settings.positions",
                _SIZES_N,
                n,
                lambda value: self._resize(value, self.size[1]),
            ),
            Field(
                "color-count-select",
                "settings.colors",
                _SIZES_COLORS,
                colors,
                lambda value: self._resize(self.size[0], value),
            ),
        )

    def _resize(self, n: int, colors: int) -> None:
        """Open a fresh puzzle of another size, and remember the size for the next visit."""
        self.size = (n, colors)
        keep_size(self.name, self.size)
        self.new_game()

    def _open(self, puzzle, new_entry: bool = False) -> None:
        """Show the puzzle with whatever was played on it, in a new history entry or in place."""
        self._board.finish()
        self.size = (puzzle.n, puzzle.colors)
        link = (("n", str(puzzle.n)), ("c", str(puzzle.colors)), ("s", puzzle.code))
        address.show(self.name, link, new_entry)
        try:
            record = kept_games.recall(self.name, _name(puzzle))
            self.game = self._play.replay(puzzle, record)
        except UnreadableError:
            self.game = self._play.replay(puzzle, "")
        self._looks = looks_of(puzzle)
        self.selected = 0
        self._play.let_go()
        self._play.opened(self.game)
        self.draw()
        self._say_standing()

    def _fresh_puzzle(self):
        """Return a puzzle that is not on the board and was not played on this device.

        The smallest sizes have few puzzles: when no other is found, one is played anew.
        """
        rng = Rng(chance.fresh_seed())
        on_board = played = self.game.puzzle if self.game else None
        for _ in range(40):
            puzzle = new_puzzle(self.size[0], self.size[1], rng)
            if puzzle == on_board:
                continue
            if not kept_games.recall(self.name, _name(puzzle)):
                return puzzle
            played = puzzle
        kept_games.keep(self.name, _name(played), "")
        return played

    # Moves

    def undo(self) -> None:
        """Take back the latest change, if there is one since the last guess."""
        if self.game.can_undo:
            self._play.undo(self)

    def redo(self) -> None:
        """Make the change again that was last taken back."""
        if self.game.can_redo:
            self._play.redo(self)

    def lay_out(self, wanted: tuple) -> None:
        """Bring the beads on the board into this order, by moves of the game."""
        self.when_arranging(lambda: self._play.lay_out(self, wanted))

    def guess(self) -> None:
        """Have the arrangement on the board scored; the ring turns to its score."""
        refusal = self._play.why_no_guess(self.game)
        if refusal:
            say(refusal)
            return
        turn = self.game.submit()
        self._guessed_at = now_ms()
        self._play.let_go()
        self.changed()
        self._board.spin(turn.feedback.rotation, self._speed().step_ms, self._settle)

    def _settle(self) -> None:
        """End the spin, if there is one: show the score and go on."""
        if self.game is None or self.game.phase != SPINNING:
            return
        self._board.finish()
        self.game.finish_spin()
        self.draw()
        self._say_standing()
        if self.game.phase == SOLVED:
            self._board.celebrate(self._speed().slide_ms)

    def when_arranging(self, move) -> None:
        """Make a move, unless the game is not open to one: a move ends a spin instead."""
        phase = self.game.phase
        if phase == ARRANGING:
            move()
        elif phase == SPINNING:
            self._settle()
        else:
            self._say_standing()

    # For plays: showing what a move changed

    def changed(self) -> None:
        """Keep the game and draw it."""
        kept_games.keep(self.name, _name(self.game.puzzle), self.game.record())
        self.draw()

    def slide(self, i: int, j: int) -> None:
        """Let the beads that have just changed places travel there."""
        self._board.slide(i, j, self._speed().slide_ms)

    def select(self, position: int) -> None:
        """Put the keyboard on a position, counted on around the ring."""
        self.selected = position % self.game.puzzle.n
        self.draw()
        self._board.focus(self.selected)

    def draw(self) -> None:
        """Show the game as it is."""
        game = self.game
        solved = game.phase == SOLVED
        self._board.draw(
            Picture(game.arrangement, self._looks, self.selected, self._play.armed, solved)
        )
        self._history.draw(game.shown_turns)
        enable("undo-button", game.can_undo)
        enable("redo-button", game.can_redo)
        document.documentElement.dataset.phase = game.phase
        show_one("again-button" if solved else "submit-button", ("again-button", "submit-button"))

    def _say_standing(self) -> None:
        say(self._play.standing(self.game))

    # Hands

    def _on_tap(self, position: int) -> None:
        def tap():
            self.selected = position
            self._play.tap(self, position)

        self.when_arranging(tap)

    def _on_guess_click(self, event) -> None:
        turns = self.game.turns
        untouched = bool(turns) and turns[-1].shown == self.game.arrangement
        soon = now_ms() - self._guessed_at < _DOUBLE_CLICK_MS
        if untouched and (event.detail > 1 or soon):
            return
        self.when_arranging(self.guess)

    def _on_click_beside(self, event) -> None:
        """End the spin by a tap elsewhere: beads and the buttons under them know for themselves."""
        if not event.target.closest(".controls, .spot"):
            self._settle()

    def _on_key(self, event) -> None:
        if event.defaultPrevented or document.querySelector("dialog[open]"):
            return
        key = key_of(event)
        on_board = key.place in (keys.BEAD, keys.NOWHERE)
        if self.game.phase == SPINNING and on_board and not key.modified and key.key != "Tab":
            event.preventDefault()
            self._settle()
            return
        move = keys.move_of(key)
        if move is None:
            held_enter = key.repeated and key.key == "Enter" and key.place == keys.CONTROL
            if held_enter or (key.place == keys.BEAD and key.key in ("Enter", " ")):
                # Held on a button it would press again and again; on a bead, scroll the page.
                event.preventDefault()
            return
        event.preventDefault()
        self.when_arranging(lambda: self._make(move))

    def _make(self, move: tuple) -> None:
        name, number = move
        if name == keys.GUESS:
            self.guess()
        elif name == keys.SELECT:
            self.select(self.selected + number)
        else:
            self._play.make(self, move)


def _name(puzzle) -> str:
    return f"{puzzle.n} {puzzle.colors} {puzzle.code}"
