"""Mastermind in the player's hands: fill a row with colours, check it, read its pegs.

Public names: `open_room`, `MastermindRoom`. The game holds the truth; the room adds what only the
player's hands know (which place is selected, which warning was heard) and redraws everything after
each move.
"""

from app.art.beads import looks_named
from app.art.colors import ALL_COLORS
from app.browser import address, chance, notice
from app.browser.dom import (
    by_id,
    double_clicks,
    enable,
    find,
    focused,
    key_of,
    listen,
    now_ms,
    on_click,
    on_page,
    root,
    show_one,
)
from app.browser.ticker import Ticker
from app.input import keys
from app.second_load.loader import tell_result
from app.shelf import kept_games, summary
from app.shelf.choices import Field, keep_choices, read_choices
from app.views.bead_row import names_of
from app.views.color_choice import ColorChoice
from app.views.mastermind_rows import Picture, Rows
from app.views.status import say
from app.words.sentences import plural, text
from cyclomind.games.filling import next_empty
from cyclomind.games.guessing import LOST, WON
from cyclomind.games.mastermind import (
    CLASSIC,
    MAX_COLORS,
    PRESETS,
    Puzzle,
    PuzzleError,
    link_of,
    next_puzzle,
    read_puzzle,
    read_rules,
    replay,
)
from cyclomind.rng import Rng

#: The names of PRESETS in settings and locales, in their order, and of any other rules.
_PRESET_NAMES = ("classic", "larger", "classic-distinct", "larger-distinct")
_OTHER_RULES = "linked"

#: The least average number of guesses, in hundredths, by size where it is known.
#: Source: Koyama and Lai, "An optimal Mastermind strategy", 1993: 5625/1296.
_BEST = {"4/6": 434}

#: Fresh seeds are below this: short enough to be read out.
_SEEDS = 10000


def open_room(speed):
    """Return the Mastermind room on the page; ``speed()`` returns a motion.Speed."""
    return MastermindRoom(speed)


class MastermindRoom:
    """The room on the page.

    name: what the address calls the game. game: the game on the board. selected: the place that
    the next colour is for.
    """

    name = "mastermind"

    def __init__(self, speed):
        kept = read_choices(self.name)
        preset = kept.get("rules")
        self.game = None
        self._link = ""  # what the address says of the puzzle
        self.selected = 0
        self._speed = speed
        self._rules = PRESETS[_PRESET_NAMES.index(preset)] if preset in _PRESET_NAMES else CLASSIC
        self._warns = kept.get("warn") == "on"
        self._warned_of = None  # the row that the player has been warned of
        self._seen_at = 0  # milliseconds: by then the pegs have had their time to be seen
        # The same looks in every game, so that a colour's outline and marks can be learnt.
        looks = looks_named(self.name, MAX_COLORS)
        self._looks = looks
        self._ticker = Ticker()
        self._rows = Rows(looks, self._on_tap)
        self._choice = ColorChoice(lambda color: self._when_entering(lambda: self._put(color)))
        button = by_id("submit-button")
        button.setAttribute("data-text", "check")
        button.textContent = text("check")
        on_page("keydown", self._on_key)
        on_page("click", self._on_click_beside)
        on_click(button, lambda event: self._ask_to_check())
        listen(by_id("undo-button"), "click", lambda event: self._when_entering(self._undo))
        listen(by_id("redo-button"), "click", lambda event: self._when_entering(self._redo))
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
            self._rules = rules or self._rules
            seed, rules = Rng(chance.fresh_seed()).below(_SEEDS), self._rules
        self._open(Puzzle(seed, rules))

    def new_game(self) -> None:
        """Open the puzzle of the next seed; Back returns to the present one."""
        notice.hide()
        self._settle()
        self._open(next_puzzle(self.game.puzzle), new_entry=True)

    def fields(self) -> tuple:
        """Return what can be chosen for this game, as choices.Field values."""
        rules = self.game.puzzle.rules
        presets, present = _PRESET_NAMES, _OTHER_RULES
        if rules in PRESETS:
            present = _PRESET_NAMES[PRESETS.index(rules)]
        else:
            presets = (_OTHER_RULES,) + presets
        warns = "on" if self._warns else "off"
        return (
            Field("rules-select", "settings.rules", presets, present, self._choose_rules),
            Field("warn-select", "settings.warn", ("off", "on"), warns, self._choose_warning),
        )

    def _choose_rules(self, preset: str) -> None:
        if preset in _PRESET_NAMES:
            self._rules = PRESETS[_PRESET_NAMES.index(preset)]
            self._keep_choices()
            notice.hide()
            self._settle()
            seed = next_puzzle(self.game.puzzle).seed
            self._open(Puzzle(seed, self._rules), new_entry=True)

    def _choose_warning(self, chosen: str) -> None:
        self._warns = chosen == "on"
        self._keep_choices()

    def _keep_choices(self) -> None:
        choices = {"warn": "on" if self._warns else "off"}
        if self._rules in PRESETS:
            choices["rules"] = _PRESET_NAMES[PRESETS.index(self._rules)]
        keep_choices(self.name, choices)

    def _open(self, puzzle, new_entry: bool = False) -> None:
        """Show the puzzle with whatever was played on it, in a new history entry or in place."""
        self._rows.finish()
        address.show(self.name, link_of(puzzle), new_entry)
        self._link = address.text_of(link_of(puzzle))
        self.game = kept_games.resume(self.name, self._link, lambda record: replay(puzzle, record))
        self.game.on_phase(self._on_phase)
        to_fill = next_empty(self.game.row, -1)
        self.selected = to_fill or 0
        self._warned_of = None
        self._choice.draw(puzzle.rules.colors, self._looks[: puzzle.rules.colors])
        self.draw()
        self._say_standing()
        self._tell_result(True)

    def summary(self) -> summary.Summary:
        """Return how the game stands."""
        places, colors, _, repeats = self.game.puzzle.rules
        scores = tuple([turn.pegs[:] for turn in self.game.turns])
        return summary.Summary(
            self.name,
            self._link,
            f"{places}/{colors}" if repeats else f"{places}/{colors}/distinct",
            self.game.outcome,
            scores,
            0,
            (),
            None,
        )

    def _tell_result(self, reopened: bool = False) -> None:
        if self.game.is_over:
            over = self.summary()
            tell_result(over, reopened, _BEST.get(over.size, 0))

    # Moves

    def _put(self, color: int) -> None:
        """Put a colour at the selected place and select the next empty one."""
        here = self.selected
        self.game.place(color, here)
        self._select_to_fill(here)
        self._changed()
        self._rows.drop(here, self._speed().slide_ms // 2)
        self._say_place(here)

    def _clear(self, place: int) -> None:
        """Empty a place and select it."""
        self.selected = place
        self.game.clear(place)
        self._changed()
        self._say_place(place)

    def _erase(self) -> None:
        """Empty the selected place, or where nothing is, the one before it."""
        place = self.selected
        if self.game.row[place] is None and place > 0:
            place -= 1
        if self.game.row[place] is None:
            self._select(place)
        else:
            self._clear(place)

    def _undo(self) -> None:
        """Take back the latest change to the row, if there is one."""
        if self.game.can_undo:
            self._show_change(self.game.undo())

    def _redo(self) -> None:
        """Make the change again that was last taken back."""
        if self.game.can_redo:
            self._show_change(self.game.redo())

    def _show_change(self, place: int) -> None:
        self.selected = place
        self._changed()
        self._say_place(place)

    def _select_to_fill(self, here: int) -> None:
        """Select the next empty place after ``here``; with none left, here."""
        to_fill = next_empty(self.game.row, here)
        self.selected = here if to_fill is None else to_fill

    def _select(self, place: int) -> None:
        """Put the keyboard on a place, counted on from the last to the first."""
        self.selected = place % self.game.puzzle.rules.places
        self._rows.focus(self.selected)
        self.draw()

    def _check(self) -> None:
        """Have the row scored, or say why not; its pegs appear one after another."""
        game = self.game
        if game.empty_places:
            say(plural("mastermind.incomplete", len(game.empty_places)))
            return
        broken = game.broken_turns
        if self._warns and broken and self._warned_of != game.row:
            self._warned_of = game.row
            self.draw()
            say(text("mastermind.warning", number=broken[0] + 1))
            double_clicks.changed()
            return
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

    def _on_phase(self, source, target) -> None:
        """Show that pegs begin to appear, or what has become of the game when all are there."""
        game = self.game
        if game.is_watched:
            self.selected = 0
            self._warned_of = None
            self._seen_at = now_ms() + game.watch_seconds * 1000
            self._changed()
            return
        self._ticker.stop()
        self._rows.finish()
        self._say_standing()  # first: its words may take height from the rows
        self.draw()
        if game.outcome == WON:
            self._rows.celebrate(self._speed().slide_ms)
        self._tell_result()

    def _when_entering(self, move) -> None:
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

    def _changed(self) -> None:
        """Keep the game and draw it."""
        kept_games.keep(self.summary(), self.game.record())
        self.draw()

    def draw(self) -> None:
        """Show the game as it is."""
        game = self.game
        rules = game.puzzle.rules
        over = game.is_over
        doubted = game.broken_turns if self._warned_of == game.row else ()
        had_focus = focused()
        on_row = self._rows.has_focus()
        self._rows.draw(
            Picture(
                _title(game.puzzle),
                rules.rows,
                rules.places,
                game.shown_turns,
                None if over else game.row,
                game.turns[-1] if game.is_watched else None,
                game.appeared,
                _fade_ms(game),
                self.selected,
                over and game.outcome == WON,
                doubted,
                game.shown_secret,
            )
        )
        self._choice.show(not over)
        enable("undo-button", game.can_undo)
        enable("redo-button", game.can_redo)
        enable("submit-button", game.why_no_check is None)
        for name in ("undo-button", "redo-button"):
            by_id(name).hidden = over
        root.dataset.phase = game.phase
        action = "again-button" if over else "submit-button"
        show_one(action, ("again-button", "submit-button"))
        if on_row and not over:
            self._rows.focus(self.selected)
        elif had_focus.tagName != "BODY" and not had_focus.getClientRects().length:
            by_id(action).focus()  # what had the focus has gone

    def _say_place(self, place: int) -> None:
        color = self.game.row[place]
        if color is None:
            say(text("mastermind.cleared", position=place + 1))
        else:
            name = text("color." + ALL_COLORS[color].name)
            say(text("mastermind.filled", color=name, position=place + 1))

    def _say_standing(self) -> None:
        game = self.game
        if game.outcome == WON:
            say(plural("mastermind.won", len(game.turns)))
        elif game.outcome == LOST:
            say(text("mastermind.lost", colors=names_of(game.shown_secret)))
        elif game.turns:
            pegs = game.turns[-1].pegs
            say(
                plural(
                    "mastermind.scored",
                    game.rows_left,
                    number=len(game.turns),
                    exact=pegs.exact,
                    misplaced=pegs.misplaced,
                )
            )
        else:
            say(text("mastermind.start"))

    # Hands

    def _on_tap(self, place: int) -> None:
        """Select the tapped place; the selected one, tapped again, is emptied."""

        def tap():
            if place == self.selected and self.game.row[place] is not None:
                self._clear(place)
            else:
                self.selected = place
                self.draw()

        # The row that is tapped while its pegs appear is not the row that comes next.
        if self.game.is_watched:
            self._settle()
        else:
            self._when_entering(tap)

    def _on_click_beside(self, event) -> None:
        """Show all pegs by a tap elsewhere: places and buttons know for themselves."""
        if not event.target.closest(".controls, .place"):
            self._settle()

    def _on_key(self, event) -> None:
        if event.defaultPrevented or find("dialog[open]"):
            return
        key = key_of(event)
        name, number = keys.move_of(key) or (None, 0)
        on_board = key.place in (keys.BEAD, keys.NOWHERE)
        if name == keys.TAP and not self.game.is_watched:
            return  # places are buttons: the browser makes a click of it
        if name == keys.NUMBER:
            event.preventDefault()
            if number < self.game.puzzle.rules.colors:
                self._when_entering(lambda: self._put(number))
                if key.place == keys.CONTROL and self.game.is_open:
                    # The hands are on the row now: Enter checks it, and not the button again.
                    self._rows.focus(self.selected)
        elif self.game.is_watched and on_board and not key.modified and key.key != "Tab":
            event.preventDefault()
            self._settle()
        elif name is not None:
            event.preventDefault()
            self._make(name, number)

    def _make(self, name: str, number: int) -> None:
        if name == keys.GUESS:
            self._ask_to_check()
        elif name == keys.SELECT:
            self._when_entering(lambda: self._select(self.selected + number))
        elif name == keys.ERASE:
            self._when_entering(self._erase)


def _fade_ms(game) -> int:
    """Return how long one peg of the row that is being checked takes to appear."""
    return int(1000 * game.watch_seconds / max(1, sum(game.turns[-1].pegs))) if game.turns else 0


def _asked(parameters: dict) -> tuple:
    """Return the seed and the rules that an address names; None for what it leaves open.

    Raises: PuzzleError for a seed or rules that cannot be read.
    """
    if "seed" in parameters:
        puzzle = read_puzzle(parameters["seed"], parameters)
        return puzzle.seed, puzzle.rules
    named = any(name in parameters for name in ("places", "colors", "rows", "repeats"))
    return None, read_rules(parameters) if named else None


def _title(puzzle) -> str:
    places, colors, _, repeats = puzzle.rules
    key = "mastermind.title" if repeats else "mastermind.title-distinct"
    return text(key, seed=puzzle.seed, places=places, colors=colors)
