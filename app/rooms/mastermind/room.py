"""Mastermind's room on the page: the game, and the player's hands. Public name: `MastermindRoom`.

The game holds the truth; everything is drawn anew after each move.
"""

from app.art.beads import looks_named
from app.browser import address, chance, notice
from app.browser.dom import (
    around,
    by_id,
    double_clicks,
    enable,
    find,
    focused,
    listen,
    now_ms,
    on_click,
    on_key,
    on_page,
    page,
    regain,
    root,
    show_one,
)
from app.browser.ticker import Ticker
from app.input import keys
from app.rooms.mastermind.entering import Entering
from app.rooms.mastermind.options import Options
from app.rooms.mastermind.picture import picture_of
from app.rooms.mastermind.standing import par_of, refusal, size_of, standing
from app.second_load.loader import tell_result
from app.shelf import kept_games
from app.shelf.summary import Summary
from app.shelf.warning import warns
from app.views.color_choice import ColorChoice
from app.views.mastermind_rows import Rows
from app.views.status import say
from app.words.sentences import plural, text
from cyclomind.games.guessing import WON
from cyclomind.games.mastermind import (
    MAX_COLORS,
    Puzzle,
    PuzzleError,
    link_of,
    next_puzzle,
    read_puzzle,
    read_rules,
    replay,
)
from cyclomind.rng import Rng

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event

    from app.browser.motion import Speed
    from app.shelf.choices import Field
    from cyclomind.games.mastermind import MastermindGame, Rules

#: The key after which a number crosses its colour off: it is on every keyboard, and no letter.
_CROSS = "-"

#: Fresh seeds are below this: short enough to be read out.
_SEEDS = 10000


class MastermindRoom:
    """The room on the page; ``speed()`` returns a motion.Speed.

    name: what the address calls the game. game: the game on the board.
    """

    name = "mastermind"

    def __init__(self, speed: "Callable[[], Speed]"):
        self.game: MastermindGame = None  # type: ignore[assignment]  # until one is opened
        self._link = ""  # what the address says of the puzzle
        self._speed = speed
        self._warned_of: object = None  # the row that the player has been warned of
        self._seen_at: float = 0  # milliseconds: by then the pegs have had their time to be seen
        # The same looks in every game, so that a colour's outline and marks can be learnt.
        self._looks = looks_named(self.name, MAX_COLORS)
        self._ticker = Ticker()
        self._options = Options(self._open_by_rules)
        self._rows = Rows(self._looks, self._on_tap)
        self._entering = entering = Entering(self._rows, speed, self.draw, self.changed)
        self._number_does = entering.put  # with the number of the colour
        self._choice = ColorChoice(
            lambda color: self._when_entering(lambda: entering.put(color)),
            lambda color: self._when_entering(lambda: entering.cross(color)),
        )
        button = by_id("submit-button")
        button.setAttribute("data-text", "check")
        button.textContent = text("check")
        on_key(page, self._on_key)
        on_page("click", self._on_click_beside)
        on_click(button, lambda event: self._ask_to_check())
        listen(by_id("undo-button"), "click", lambda event: self._when_entering(entering.undo))
        listen(by_id("redo-button"), "click", lambda event: self._when_entering(entering.redo))
        on_click(by_id("again-button"), lambda event: self.new_game())

    # Opening puzzles

    def open_address(self) -> None:
        """Open the puzzle that the address names, or a fresh one where it names none.

        An address that cannot be read is said in one sentence, and a fresh puzzle opened.
        """
        self._settle()
        seed = rules = None
        try:
            seed, rules = address.read(_asked)
        except PuzzleError as error:
            notice.show(text("link." + error.reason))
        if seed is None:
            self._options.rules = rules = rules or self._options.rules
            seed = Rng(chance.fresh_seed()).below(_SEEDS)
        self._open(Puzzle(seed, rules))

    def new_game(self) -> None:
        """Open the puzzle of the next seed; Back returns to the one on the board."""
        notice.hide()
        self._settle()
        self._open(next_puzzle(self.game.puzzle), new_entry=True)

    def fields(self) -> "tuple[Field, ...]":
        """Return what can be chosen for this game, as choices.Field values."""
        return self._options.fields(self.game.puzzle.rules)

    def summary(self) -> Summary:
        """Return how the game stands."""
        game = self.game
        size = size_of(game.puzzle.rules)
        scores = tuple([turn.pegs[:] for turn in game.turns])
        return Summary(self.name, self._link, size, game.outcome, scores, len(game.hints), (), None)

    def lay_out(self, code: tuple[int, ...]) -> None:
        """Lay a code out in the row in hand, by moves that can be taken back."""
        self._when_entering(lambda: self._entering.lay_out(code))

    def _open_by_rules(self) -> None:
        """Open the puzzle of the next seed by the rules that were chosen."""
        notice.hide()
        self._settle()
        self._open(Puzzle(next_puzzle(self.game.puzzle).seed, self._options.rules), new_entry=True)

    def _open(self, puzzle: Puzzle, new_entry: bool = False) -> None:
        """Show the puzzle with whatever was played on it, in a new history entry or in place."""
        self._rows.finish()
        address.show(self.name, link_of(puzzle), new_entry)
        self._link = address.text_of(link_of(puzzle))
        self.game = kept_games.resume(self.name, self._link, lambda record: replay(puzzle, record))
        self.game.on_phase(self._on_phase)
        self._entering.open(self.game)
        self._warned_of = None
        self._choice.draw(puzzle.rules.colors, self._looks[: puzzle.rules.colors])
        self.draw()
        self._say_standing()
        self._tell_result(reopened=True)

    # Checking

    def _check(self) -> None:
        """Have the row scored, or say why not; its pegs appear one after another."""
        game = self.game
        if game.empty_places:
            say(plural("mastermind.incomplete", len(game.empty_places)))
            return
        broken = game.broken_turns
        if broken and self._options.must_fit:
            self._warned_of = game.row
            self.draw()
            say(refusal(game))
        elif warns() and broken and self._warned_of != game.row:
            self._warned_of = game.row
            self.draw()
            say(text("mastermind.warning", number=broken[0] + 1))
        else:
            game.check(self._speed().peg_ms / 1000)
            self._ticker.start(self._update)
        double_clicks.changed()

    def _update(self, seconds: float) -> None:
        """Let time pass for the game; show each further peg that appears in it."""
        game = self.game
        appeared = game.appeared
        game.update(seconds)
        if game.is_watched and game.appeared != appeared:
            self.draw()

    def _settle(self) -> None:
        """Show all pegs, if any are still to appear."""
        if self.game and self.game.is_watched:
            self.game.show_score()

    def _on_phase(self, source: str, target: str) -> None:
        """Show that pegs begin to appear, or what has become of the game when all are there."""
        game = self.game
        if game.is_watched:
            self._entering.open(game)
            self._warned_of = None
            self._seen_at = now_ms() + game.watch_seconds * 1000
            self.changed()
            return
        self._ticker.stop()
        self._rows.finish()
        self._say_standing()  # first: its words may take height from the rows
        self.draw()
        if game.outcome == WON:
            self._rows.celebrate(self._speed().slide_ms)
        self._tell_result()

    def _when_entering(self, move: "Callable[[], object]") -> None:
        """Make a move, once the pegs that are still appearing have been shown all at once.

        After the end nothing moves; how the game stands is said again.
        """
        double_clicks.went_on()
        self._settle()
        if self.game.is_open:
            move()
        else:
            self._say_standing()

    def _ask_to_check(self) -> None:
        """Check the row; while the pegs of the last one have not had their time, show them only."""
        waiting = self.game.is_watched or now_ms() < self._seen_at
        self._settle()
        if not waiting:
            self._when_entering(self._check)

    # Showing

    def changed(self) -> None:
        """Keep the game and draw it."""
        kept_games.keep(self.summary(), self.game.record())
        self.draw()

    def draw(self) -> None:
        """Show the game as it is."""
        game, over = self.game, self.game.is_over
        had_focus = focused()
        on_row = self._rows.has_focus()
        self._rows.draw(picture_of(game, self._entering.selected, self._warned_of == game.row))
        self._choice.show(not over)
        here = self._entering.selected
        self._choice.mark(tuple([c for place, c in game.crossed if place == here]), here)
        enable("undo-button", game.can_undo)
        enable("redo-button", game.can_redo)
        enable("submit-button", game.why_no_check is None)
        for name in ("undo-button", "redo-button"):
            by_id(name).hidden = over
        root.dataset.phase = game.phase
        action = "again-button" if over else "submit-button"
        show_one(action, ("again-button", "submit-button"))
        if on_row and not over:
            self._rows.focus(self._entering.selected)
        else:
            regain(had_focus, "#" + action)

    def _say_standing(self) -> None:
        say(standing(self.game))

    def _tell_result(self, reopened: bool = False) -> None:
        if self.game.is_over:
            tell_result(self.summary(), reopened, par_of(self.game.puzzle.rules))

    # Hands

    def _on_tap(self, place: int) -> None:
        # The row that is tapped while its pegs appear is not the row that comes next.
        if self.game.is_watched:
            self._settle()
        else:
            self._when_entering(lambda: self._entering.tap(place))

    def _on_click_beside(self, event: "Event") -> None:
        """Show all pegs by a tap elsewhere: places and buttons know for themselves."""
        if not around(event, ".controls, .place"):
            self._settle()

    def _on_key(self, key: "keys.Key", event: "Event") -> None:
        if event.defaultPrevented or find("dialog[open]"):
            return
        name, number = keys.move_of(key) or (None, 0)
        number_does, self._number_does = self._number_does, self._entering.put
        if key.key == _CROSS and not key.modified and key.place != keys.FIELD:
            event.preventDefault()
            self._when_entering(self._cross_next)
            return
        on_board = key.place in (keys.BEAD, keys.NOWHERE)
        if name == keys.TAP and not self.game.is_watched:
            return  # places are buttons: the browser makes a click of it
        if name == keys.NUMBER:
            event.preventDefault()
            if number < self.game.puzzle.rules.colors:
                self._when_entering(lambda: number_does(number))
                if key.place == keys.CONTROL and self.game.is_open:
                    # The hands are on the row now: Enter checks it, and not the button again.
                    self._rows.focus(self._entering.selected)
        elif self.game.is_watched and on_board and not key.modified and key.key != "Tab":
            event.preventDefault()
            self._settle()
        elif name is not None:
            event.preventDefault()
            self._make(name, number)

    def _cross_next(self) -> None:
        """Let the next number cross its colour off, or no more."""
        self._number_does = self._entering.cross
        say(text("mastermind.cross-next", position=self._entering.selected + 1))

    def _make(self, name: str, number: int) -> None:
        entering = self._entering
        if name == keys.GUESS:
            self._ask_to_check()
        elif name == keys.SELECT:
            self._when_entering(lambda: entering.select(entering.selected + number))
        elif name == keys.ERASE:
            self._when_entering(entering.erase)


def _asked(parameters: dict[str, str]) -> "tuple[int | None, Rules | None]":
    """Return the seed and the rules that an address names; None for what it leaves open.

    Raises: PuzzleError for a seed or rules that cannot be read.
    """
    if "seed" in parameters:
        puzzle = read_puzzle(parameters["seed"], parameters)
        return puzzle.seed, puzzle.rules
    named = any(name in parameters for name in ("places", "colors", "rows", "repeats"))
    return None, read_rules(parameters) if named else None
