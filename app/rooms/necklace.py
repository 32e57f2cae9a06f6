"""The necklace room: wires the necklace game to the board, the history and the address bar.

Public name: `NecklaceRoom`. The game holds the truth; the room adds what only the player's hands
know (which bead is selected, which is armed) and redraws everything from these after each move.
"""

from js import document

from app import address, chance, kept_games, keys, motion, notice
from app.beads import looks_of
from app.dom import by_id, listen, now_ms
from app.settings import Settings, changed, keep_settings
from app.views.board import Board, Picture
from app.views.history import History
from app.views.status import say
from app.words import plural, text
from cyclomind.errors import ShareError, UnreadableError
from cyclomind.necklace_game import ARRANGING, SOLVED, SPINNING, NecklaceGame, replay
from cyclomind.puzzle import new_puzzle, read_puzzle, read_size
from cyclomind.rng import Rng

#: A second Guess this soon, on a board nobody touched, is the other half of a double click.
_DOUBLE_CLICK_MS = 100


class NecklaceRoom:
    """The room on the page.

    settings: the settings.Settings to start with; their size follows the puzzle on the board.
    """

    def __init__(self, settings: Settings):
        self.settings = settings
        self.game = None
        self._looks = ()
        self._selected = 0
        self._armed = None
        self._guessed_at = 0  # milliseconds, of the latest guess
        self._board = Board(by_id("board"), self.tap)
        self._history = History(by_id("history"))
        listen(document, "keydown", self._on_key)
        listen(document, "click", self._on_click_beside)
        listen(by_id("submit-button"), "click", self._on_guess_click)
        listen(by_id("undo-button"), "click", lambda event: self._when_arranging(self.undo))
        listen(by_id("redo-button"), "click", lambda event: self._when_arranging(self.redo))
        listen(by_id("new-button"), "click", lambda event: self.new_game())
        listen(by_id("again-button"), "click", lambda event: self.new_game())
        address.on_return(self.open_address)

    # Opening puzzles

    def open_address(self) -> None:
        """Open the puzzle that the address names, or a fresh one where it names none.

        An address that cannot be read is said in one sentence, and a fresh puzzle opened.
        """
        notice.hide()
        self._settle()
        asked = address.parameters()
        try:
            if "s" in asked:
                self._open(read_puzzle(asked.get("n"), asked.get("c"), asked["s"]))
                return
            if "n" in asked or "c" in asked:
                n, colors = read_size(asked.get("n"), asked.get("c"))
                self.settings = changed(self.settings, n=n, colors=colors)
            if asked.get("game", "necklace") != "necklace":
                notice.show(text("link.room"))
        except ShareError as error:
            notice.show(text("link." + error.reason))
        self._open(self._fresh_puzzle())

    def new_game(self) -> None:
        """Open a fresh puzzle of the same size; Back returns to the present one."""
        notice.hide()
        self._settle()
        self._open(self._fresh_puzzle(), new_entry=True)

    def _open(self, puzzle, new_entry: bool = False) -> None:
        """Show the puzzle with whatever was played on it, in a new history entry or in place."""
        self._board.finish()
        self.settings = changed(self.settings, n=puzzle.n, colors=puzzle.colors)
        link = (("n", str(puzzle.n)), ("c", str(puzzle.colors)), ("s", puzzle.code))
        address.show(link, new_entry)
        try:
            self.game = replay(puzzle, kept_games.recall(puzzle))
        except UnreadableError:
            self.game = NecklaceGame(puzzle)
        self._looks = looks_of(puzzle)
        self._selected = 0
        self._armed = None
        self._draw()
        self._say_standing()

    def _fresh_puzzle(self):
        return new_puzzle(self.settings.n, self.settings.colors, Rng(chance.fresh_seed()))

    # Moves

    def tap(self, position: int) -> None:
        """Arm the bead at this position, release it, or exchange it with the armed one."""
        if not self._may_move():
            return
        self._selected = position
        armed = self._armed
        if armed is None or armed == position:
            self._armed = position if armed is None else None
            self._draw()
        else:
            self.swap(armed, position)

    def swap(self, i: int, j: int) -> None:
        """Exchange the beads at two positions; nothing stays armed."""
        self.game.swap(i, j)
        self._show_exchange(i, j)
        say(text("swapped", first=i + 1, second=j + 1))

    def undo(self) -> None:
        """Take back the latest swap, if there is one since the last guess."""
        if self.game.can_undo:
            i, j = self.game.undo()
            self._show_exchange(i, j)
            say(text("undone", first=i + 1, second=j + 1))

    def redo(self) -> None:
        """Make the swap again that was last taken back."""
        if self.game.can_redo:
            i, j = self.game.redo()
            self._show_exchange(i, j)
            say(text("swapped", first=i + 1, second=j + 1))

    def guess(self) -> None:
        """Have the arrangement on the board scored; the ring turns to its score."""
        turn = self.game.submit()
        self._guessed_at = now_ms()
        self._armed = None
        self._keep()
        self._draw()
        step_ms, _ = self._speed()
        self._board.spin(turn.feedback.rotation, step_ms, self._settle)

    def _settle(self) -> None:
        """End the spin, if there is one: show the score and go on."""
        if self.game is None or self.game.phase != SPINNING:
            return
        self._board.finish()
        self.game.finish_spin()
        self._draw()
        self._say_standing()
        if self.game.phase == SOLVED:
            _, slide_ms = self._speed()
            self._board.celebrate(slide_ms)

    def _may_move(self) -> bool:
        """Tell whether a move is taken now. During the spin it is not: it ends the spin."""
        phase = self.game.phase
        if phase == SPINNING:
            self._settle()
        elif phase == SOLVED:
            self._say_standing()
        return phase == ARRANGING

    def _when_arranging(self, move) -> None:
        if self._may_move():
            move()

    # Hands

    def _on_guess_click(self, event) -> None:
        untouched = self.game.turns[-1].shown == self.game.arrangement
        soon = now_ms() - self._guessed_at < _DOUBLE_CLICK_MS
        if untouched and (event.detail > 1 or soon):
            return
        self._when_arranging(self.guess)

    def _on_click_beside(self, event) -> None:
        """End the spin by a tap elsewhere: beads and the buttons under them know for themselves."""
        if not event.target.closest(".controls, .spot"):
            self._settle()

    def _on_key(self, event) -> None:
        if event.defaultPrevented or document.querySelector("dialog[open]"):
            return
        modified = event.ctrlKey or event.altKey or event.metaKey
        place = _place_of(event.target)
        spinning = self.game.phase == SPINNING
        if spinning and not modified and place in (keys.BEAD, keys.NOWHERE) and event.key != "Tab":
            event.preventDefault()
            self._settle()
            return
        move = keys.move_of(keys.Key(event.key, event.code, modified, event.repeat, place))
        if move is None:
            held_enter = event.repeat and event.key == "Enter" and place == keys.CONTROL
            if held_enter or (place == keys.BEAD and event.key in ("Enter", " ")):
                # Held on a button it would press again and again; on a bead, scroll the page.
                event.preventDefault()
            return
        event.preventDefault()
        if self._may_move():
            self._make(move)

    def _make(self, move: tuple) -> None:
        """Make a keys move on the board."""
        name, number = move
        if name == keys.GUESS:
            self.guess()
        elif name == keys.UNDO:
            self.undo()
        elif name == keys.ARM:
            self.tap(self._selected)
        elif name == keys.SELECT:
            self._select(self._selected + number)
        elif name == keys.SWAP and number < self.game.puzzle.n:
            here = self._selected
            self._selected = (here + 1) % self.game.puzzle.n
            self.swap(here, number)
            self._board.focus(self._selected)

    def _select(self, position: int) -> None:
        self._selected = position % self.game.puzzle.n
        self._draw()
        self._board.focus(self._selected)

    # Settings

    def choose(self, **changes) -> None:
        """Take over changed settings and remember them; another size opens a fresh puzzle."""
        self.settings = changed(self.settings, **changes)
        keep_settings(self.settings)
        self.show_numbers()
        if "n" in changes or "colors" in changes:
            self.new_game()

    def show_numbers(self) -> None:
        """Show or hide the colour numbers as the settings say, on everything that is drawn."""
        document.documentElement.dataset.numbers = "on" if self.settings.numbers else "off"

    def _speed(self) -> tuple:
        """Return the milliseconds (per step of a spin, per slide)."""
        return motion.SPEEDS["off" if motion.reduced() else self.settings.speed]

    # Showing

    def _show_exchange(self, i: int, j: int) -> None:
        self._armed = None
        self._keep()
        self._draw()
        _, slide_ms = self._speed()
        self._board.slide(i, j, slide_ms)

    def _draw(self) -> None:
        game = self.game
        solved = game.phase == SOLVED
        picture = Picture(game.arrangement, self._looks, self._selected, self._armed, solved)
        self._board.draw(picture)
        self._history.draw(game.shown_turns)
        _enable("undo-button", game.can_undo)
        _enable("redo-button", game.can_redo)
        document.documentElement.dataset.phase = game.phase
        _show_instead(
            "again-button" if solved else "submit-button", ("again-button", "submit-button")
        )

    def _say_standing(self) -> None:
        game = self.game
        feedback = game.turns[-1].feedback
        if game.phase == SOLVED:
            say(plural("solved", game.guess_count))
        elif game.guess_count == 0:
            say(text("start", exact=feedback.exact, n=game.puzzle.n))
        else:
            say(
                plural(
                    "scored",
                    feedback.rotation,
                    number=game.guess_count,
                    exact=feedback.exact,
                    n=game.puzzle.n,
                )
            )

    def _keep(self) -> None:
        kept_games.keep(self.game.puzzle, self.game.record())


def _place_of(target) -> str:
    """Return where a key was pressed, as keys.move_of wants to know it."""
    if target.closest("input, select, textarea, [contenteditable]"):
        return keys.FIELD
    if target.closest(".spot"):
        return keys.BEAD
    if target.closest("button, a, summary, [tabindex]"):
        return keys.CONTROL
    return keys.NOWHERE


def _enable(name: str, enabled: bool) -> None:
    # aria-disabled and not disabled: a button that loses its use keeps the focus.
    by_id(name).setAttribute("aria-disabled", "false" if enabled else "true")


def _show_instead(shown: str, names: tuple) -> None:
    """Show one of several buttons that share a place; the focus stays in that place."""
    had_focus = document.activeElement and document.activeElement.id in names
    for name in names:
        by_id(name).hidden = name != shown
    if had_focus and document.activeElement != by_id(shown):
        by_id(shown).focus()
