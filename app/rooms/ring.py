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
    pressed(room)                 the position whose bead is shown as pressed, or None
    let_go()                      forget the bead in hand
    tap(room, position)           a bead was tapped
    make(room, move)              a move of keys.move_of that is the game's own
    exchange(room, i, j)          two beads change places, in games where they do
    undo(room), redo(room)        take back the latest change, or make it again
    why_no_guess(game)            the sentence that refuses a guess, or None
"""

from app.art.beads import looks_of
from app.browser import address, notice
from app.browser.dom import (
    around,
    by_id,
    double_clicks,
    enable,
    find,
    listen,
    on_click,
    on_key,
    on_page,
    page,
    root,
    show_one,
)
from app.browser.ticker import Ticker
from app.input import keys
from app.rooms.standing import coming
from app.second_load.loader import notify, tell_result
from app.shelf import kept_games
from app.shelf.summary import Summary
from app.views.board import Board, Picture
from app.views.history import History
from app.views.status import say
from cyclomind.errors import UnreadableError
from cyclomind.ring import content_of

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Event
    from roles import Play

    from app.art.beads import Look
    from app.browser.motion import Speed
    from cyclomind.puzzle import Puzzle


class RingRoom:
    """The room on the page. play: see above; speed: a function that returns a motion.Speed.

    name: what the address calls the game. game: the game on the board. selected: the position
    that the keyboard is on. deck: where its puzzles come from. play: how it is played.
    after_draw: functions that are called after each drawing, where something is shown beside the
    board. board, looks: the board and the beads' looks on it.
    """

    # Lays a scored guess there, by its place among them; put there by app/views/comparing.py.
    compare: "Callable[[int | None], object]"

    def __init__(self, play: "Play", deck: "Any", speed: "Callable[[], Speed]"):
        self.name = play.name
        self.game: Any = None
        self.selected = 0
        self.play = play
        # What the button Guess does: something else where guesses can be typed.
        self.on_guess: Callable[[], object] = self.guess
        # Returns a sentence where a guess shall wait until the player has read it.
        self.doubt: Callable[[], str] = str
        # Tells why a guess is not scored.
        self.refuse: Callable[[str], object] = self.say
        self.after_draw: list[Callable[[], object]] = []
        # Which of the scored guesses lies on the board in place of the game's own beads.
        self.compared: int | None = None
        self.deck = deck
        self._link = ""  # what the address says of the puzzle
        self._speed = speed
        self.looks: tuple[Look, ...] = ()
        self.board = Board(by_id("board"), self._on_tap)
        self._ticker = Ticker()
        self._history = History(by_id("history"), play.tile, play.first_number)
        on_key(page, self._on_key)
        on_page("click", self._on_click_beside)
        on_click(by_id("submit-button"), lambda event: self.when_arranging(self.on_guess))
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
            puzzle = address.read(self.deck.asked)
        except UnreadableError as error:
            # The errors of a deck have a reason.
            notify("link." + error.reason, notice.place())  # type: ignore[attr-defined]
        self.open(puzzle or self.deck.fresh(self.game and self.game.puzzle))

    def new_game(self) -> None:
        """Go on to another puzzle; Back returns to the one on the board."""
        notice.hide()
        self._settle()
        self.deck.next(self)

    def open(self, puzzle: "Puzzle", new_entry: bool = False) -> None:
        """Show the puzzle with whatever was played on it, in a new history entry or in place."""
        self.board.finish()
        address.show(self.name, self.deck.shown(puzzle), new_entry)
        self._link = address.text_of(self.deck.link(puzzle))
        self.game = kept_games.resume(
            self.name, self._link, lambda record: self.play.replay(puzzle, record)
        )
        self.game.on_phase(self._on_phase)
        self.looks = looks_of(puzzle)
        self.selected = 0
        self.play.let_go()
        self.play.opened(self.game)
        self.draw()
        self.say_standing(reopened=True)

    def summary(self) -> Summary:
        """Return how the game stands."""
        game, puzzle = self.game, self.game.puzzle
        return Summary(
            self.name,
            self._link,
            f"{puzzle.n}/{puzzle.colors}",
            game.outcome,
            self.play.scores(game),
            self.play.hints(game),
            content_of(puzzle.secret),
            self.deck.day(puzzle),
        )

    # Moves

    def undo(self) -> None:
        """Take back the latest change, if there is one since the last guess."""
        if self.game.can_undo:
            self.play.undo(self)

    def redo(self) -> None:
        """Make the change again that was last taken back."""
        if self.game.can_redo:
            self.play.redo(self)

    def guess(self) -> None:
        """Have the arrangement on the board scored; the ring turns to its score."""
        refusal = self.play.why_no_guess(self.game) or self.doubt()
        if refusal:
            self.refuse(refusal)
        else:
            self.game.submit(self._speed().step_ms / 1000)
            self._ticker.start(self.game.update)
        double_clicks.changed()

    def _settle(self) -> None:
        """End the spin, if there is one."""
        if self.game and self.game.is_watched:
            self.game.show_score()

    def _on_phase(self, source: str, target: str) -> None:
        """Show what a guess, the end of its spin or giving up has changed."""
        game = self.game
        if game.is_watched:
            self.changed()
            if game.watch_seconds:  # else its score is said in this very moment
                self.say_standing()
            self.board.spin(game.turns[-1].feedback.rotation, self._speed().step_ms)
            return
        self._ticker.stop()
        self.board.finish()
        self.draw()
        self.say_standing()

    def when_arranging(self, move: "Callable[[], object]") -> None:
        """Make a move, unless the game is not open to one: it ends a spin or comparing instead."""
        double_clicks.went_on()
        if self.compared is not None:
            self.compare(None)
        elif self.game.is_open:
            move()
        elif self.game.is_watched:
            self._settle()
        else:
            self.say_standing()

    # For plays: showing what a move changed

    def changed(self) -> None:
        """Let go of the bead in hand, keep the game and draw it."""
        self.play.let_go()
        kept_games.keep(self.summary(), self.game.record())
        self.draw()

    def slide(self, i: int, j: int) -> None:
        """Let the beads that have just changed places travel there."""
        self.board.slide(i, j, self._speed().slide_ms)

    def select(self, position: int) -> None:
        """Put the keyboard on a position, counted on around the ring."""
        self.selected = position % self.game.puzzle.n
        self.draw()
        self.board.focus(self.selected)

    def draw(self) -> None:
        """Show the game as it is."""
        game = self.game
        over = game.is_over
        self.board.draw(
            Picture(
                game.arrangement,
                () if over else getattr(game, "pinned", ()),
                self.looks,
                self.selected,
                self.play.pressed(self),
                over,
            )
        )
        self._history.draw(game.shown_turns)
        is_full = not getattr(game, "empty_positions", ())
        enable("submit-button", is_full and not game.is_watched)
        enable("undo-button", game.can_undo)
        enable("redo-button", game.can_redo)
        root.dataset.phase = game.phase
        show_one("again-button" if over else "submit-button", ("again-button", "submit-button"))
        for listener in self.after_draw:
            listener()

    def say(self, sentence: str) -> None:
        """Say what has just happened; what comes next stands under it."""
        say(sentence, then=coming(self.game))

    def say_standing(self, reopened: bool = False) -> None:
        """Say how the game stands; once it is over, have it counted."""
        self.say(self.play.standing(self.game))
        if self.game.is_over:
            tell_result(self.summary(), reopened)

    # Hands

    def _on_tap(self, position: int) -> None:
        def tap() -> None:
            self.selected = position
            self.play.tap(self, position)

        self.when_arranging(tap)

    def _on_click_beside(self, event: "Event") -> None:
        """End the spin by a tap elsewhere: beads and the buttons under them know for themselves."""
        if not around(event, ".controls, .spot"):
            self._settle()

    def _on_key(self, key: "keys.Key", event: "Event") -> None:
        if event.defaultPrevented or find("dialog:modal") or around(event, "dialog"):
            return
        on_board = key.place in (keys.BEAD, keys.NOWHERE)
        if self.game.is_watched and on_board and not key.modified and key.key != "Tab":
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

    def _make(self, move: tuple[str, int]) -> None:
        name, number = move
        if name == keys.GUESS:
            self.guess()
        elif name == keys.SELECT:
            self.select(self.selected + number)
        else:
            self.play.make(self, move)
