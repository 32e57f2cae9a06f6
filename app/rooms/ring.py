"""The room of a game played on a ring of beads: board, guesses, address bar and kept games.

Public name: `RingRoom`. The puzzles come from a deck (`rooms.deck`). The game holds the truth; the
room adds what only the player's hands know (which bead is selected) and redraws everything after
each move. What differs between the games, the moves and the words, is a *play* (`rooms.necklace`,
`rooms.palette`) with:

    name                          what the address calls the game
    first_number                  the number of the first tile of the history
    replay(puzzle, record)        the game so far; an empty record is a new game
    tile(number, turn)            the history.Tile of a scored guess
    standing(game)                the sentence that says how the game stands
    scores(game)                  the numbers of each guess, as summary.Summary wants them
    hints(game)                   how many hints were taken
    opened(game)                  a puzzle has been opened
    armed                         the position of the bead in hand, or None
    let_go()                      forget the bead in hand
    tap(room, position)           a bead was tapped
    make(room, move)              a move of keys.move_of that is the game's own
    undo(room), redo(room)        take back the latest change, or make it again
    lay_out(room, wanted)         bring the board into an order of the same beads
    why_no_guess(game)            the sentence that refuses a guess, or None
"""

from app.art.beads import looks_of
from app.browser import address, notice
from app.browser.dom import (
    by_id,
    double_clicks,
    enable,
    find,
    key_of,
    listen,
    on_click,
    on_page,
    root,
    show_one,
)
from app.input import keys
from app.second_load.loader import notify, tell_result
from app.shelf import kept_games
from app.shelf.summary import LOST, PLAYING, WON, Summary
from app.views.board import Board, Picture
from app.views.history import History
from app.views.status import say
from cyclomind.errors import UnreadableError
from cyclomind.games.necklace import ARRANGING, SOLVED, SPINNING
from cyclomind.necklace import content_of


class RingRoom:
    """The room on the page. play: see above; speed: a function that returns a motion.Speed.

    name: what the address calls the game. game: the game on the board. selected: the position
    that the keyboard is on.
    """

    def __init__(self, play, deck, speed):
        self.name = play.name
        self.game = None
        self.selected = 0
        self._play = play
        self.on_draw = None  # called after each drawing, where something is shown beside the board
        self._deck = deck
        self._link = ""  # what the address says of the puzzle
        self._speed = speed
        self._looks = ()
        self._board = Board(by_id("board"), self._on_tap)
        self._history = History(by_id("history"), play.tile, play.first_number)
        on_page("keydown", self._on_key)
        on_page("click", self._on_click_beside)
        on_click(by_id("submit-button"), lambda event: self.when_arranging(self.guess))
        listen(by_id("undo-button"), "click", lambda event: self.when_arranging(self.undo))
        listen(by_id("redo-button"), "click", lambda event: self.when_arranging(self.redo))
        on_click(by_id("again-button"), lambda event: self.new_game())

    # Opening puzzles

    def open_address(self) -> None:
        """Open the puzzle that the address names, or a fresh one where it names none.

        An address that cannot be read is said in one sentence, and a fresh puzzle opened.
        """
        self._settle()
        puzzle = None
        try:
            puzzle = self._deck.asked(address.parameters())
        except UnreadableError as error:
            notify("link." + error.reason)
        self.open(puzzle or self._deck.fresh(self.game and self.game.puzzle))

    def new_game(self) -> None:
        """Go on to another puzzle; Back returns to the present one."""
        notice.hide()
        self._settle()
        self._deck.next(self)

    def fields(self) -> tuple:
        """Return what can be chosen for this game, as settings.Field values."""
        return self._deck.fields(self)

    def open(self, puzzle, new_entry: bool = False) -> None:
        """Show the puzzle with whatever was played on it, in a new history entry or in place."""
        self._board.finish()
        address.show(self.name, self._deck.shown(puzzle), new_entry)
        self._link = address.text_of(self._deck.link(puzzle))
        self.game = kept_games.resume(
            self.name, self._link, lambda record: self._play.replay(puzzle, record)
        )
        self._looks = looks_of(puzzle)
        self.selected = 0
        self._play.let_go()
        self._play.opened(self.game)
        self.draw()
        self._say_standing(reopened=True)

    def summary(self) -> Summary:
        """Return how the game stands."""
        game, puzzle = self.game, self.game.puzzle
        scores = self._play.scores(game)
        solved = bool(scores) and scores[-1][0] == puzzle.n
        outcome = WON if solved else LOST if self.is_over else PLAYING
        return Summary(
            self.name,
            self._link,
            f"{puzzle.n}/{puzzle.colors}",
            outcome,
            scores,
            self._play.hints(game),
            content_of(puzzle.secret),
            self._deck.day(puzzle),
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and the board is locked."""
        return self.game.phase not in (ARRANGING, SPINNING)

    # Moves

    def undo(self) -> None:
        """Take back the latest change, if there is one since the last guess."""
        if self.game.can_undo:
            self._play.undo(self)

    def redo(self) -> None:
        """Make the change again that was last taken back."""
        if self.game.can_redo:
            self._play.redo(self)

    def give_up(self) -> None:
        """End the game and show the secret."""
        self.when_arranging(self._give_up)

    def _give_up(self) -> None:
        self.game.give_up()
        self._play.let_go()
        self.changed()
        self._say_standing()

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
        double_clicks.changed()
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
        double_clicks.went_on()
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
        kept_games.keep(self.summary(), self.game.record())
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
        over = self.is_over
        self._board.draw(
            Picture(game.arrangement, self._looks, self.selected, self._play.armed, over)
        )
        self._history.draw(game.shown_turns)
        enable("undo-button", game.can_undo)
        enable("redo-button", game.can_redo)
        root.dataset.phase = game.phase
        show_one("again-button" if over else "submit-button", ("again-button", "submit-button"))
        if self.on_draw:
            self.on_draw()

    def _say_standing(self, reopened: bool = False) -> None:
        say(self._play.standing(self.game))
        if self.is_over:
            tell_result(self.summary(), reopened)

    # Hands

    def _on_tap(self, position: int) -> None:
        def tap():
            self.selected = position
            self._play.tap(self, position)

        self.when_arranging(tap)

    def _on_click_beside(self, event) -> None:
        """End the spin by a tap elsewhere: beads and the buttons under them know for themselves."""
        if not event.target.closest(".controls, .spot"):
            self._settle()

    def _on_key(self, event) -> None:
        if event.defaultPrevented or find("dialog[open]"):
            return
        key = key_of(event)
        on_board = key.place in (keys.BEAD, keys.NOWHERE)
        if self.game.phase == SPINNING and on_board and not key.modified and key.key != "Tab":
            event.preventDefault()
            self._settle()
            return
        move = keys.move_of(key)
        if move is None:
            if key.place == keys.BEAD and key.key == " ":
                event.preventDefault()  # held on a bead it would scroll the page
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
