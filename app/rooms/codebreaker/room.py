"""The code-breaker's room on the page: the game, the player's hands and the computer's thinking.

Public name: `CodebreakerRoom`. The game holds the truth; everything is drawn anew
after each move.
"""

from app.art.beads import looks_named
from app.browser import address, notice
from app.browser.dom import by_id, double_clicks, find, focused, on_key, page, regain, root
from app.browser.network import thinking_costs
from app.input import keys
from app.rooms.codebreaker.answering import Answering
from app.rooms.codebreaker.buttons import Buttons
from app.rooms.codebreaker.options import Options
from app.rooms.codebreaker.picture import picture_of
from app.rooms.codebreaker.rack import RackMoves
from app.rooms.codebreaker.rounds import (
    latest_round,
    link_of,
    read_round,
    resume,
    summary_of,
    unused_round,
)
from app.rooms.codebreaker.standing import par_of, standing
from app.rooms.codebreaker.state import Hands
from app.rooms.codebreaker.thinking import Thinking
from app.second_load.loader import tell_result
from app.shelf import kept_games
from app.shelf.summary import Summary
from app.views.codebreaker_table import Breaker
from app.views.status import say
from app.words.sentences import text
from cyclomind.errors import UnreadableError
from cyclomind.games.codebreaker.answers import (
    COLORS,
    SizeError,
    read_size,
)
from cyclomind.games.codebreaker.game import ANSWERING, DONE, READY, THINKING
from cyclomind.games.codebreaker.strategies import RANDOM, SHARP

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event

    from app.browser.motion import Speed
    from app.shelf.choices import Field
    from cyclomind.games.codebreaker.game import CodebreakerGame


class CodebreakerRoom:
    """The room on the page; ``speed()`` returns a motion.Speed.

    name: what the address calls the game. game: the game on the table. hands: what only the
    player's hands know of it, a state.Hands.
    """

    name = "codebreaker"

    def __init__(self, speed: "Callable[[], Speed]"):
        self.game: CodebreakerGame = None  # type: ignore[assignment]  # until one is opened
        self.hands = Hands()
        self._number = 1  # of the game, among those of its size
        self._speed = speed
        looks = looks_named(self.name, COLORS)
        self._table = Breaker(looks, self._on_square, self._on_edit, self._on_stop)
        self._rack = RackMoves(looks, self)
        self._answering = Answering(self._table, self)
        self._options = Options(self._table.choices, self._resized, self._on_strategy)
        self._buttons = Buttons(self._on_submit, self._on_beside, self._play_again)
        self._thinking = Thinking(self.draw, self.changed, self._computer_moved)
        on_key(page, self._on_key)

    # Opening games

    def open_address(self) -> None:
        """Open the game that the address names, or where it names none the latest one.

        An address that cannot be read is said in one sentence.
        """
        options, number = self._options, None
        try:
            options.size = address.read(
                lambda asked: read_size(asked.get("size", str(options.size)))
            )
            number = address.read(lambda asked: "round" in asked and read_round(asked["round"]))
        except SizeError:
            notice.show(text("link.size-out-of-range"))
        except UnreadableError:
            notice.show(text("link.round-unreadable"))
        self._open(number or latest_round(options.size))

    def new_game(self) -> None:
        """Open a new game of the same size; Back returns to the game on the table."""
        notice.hide()
        if self.game.record():
            self._open(unused_round(self.game.size, self._number), new_entry=True)
        else:  # nothing has been played or laid out
            self._open(self._number)

    def _play_again(self) -> None:
        """Open a new game and let the computer begin: who plays again has a code in mind."""
        self.new_game()
        self._on_submit()

    def fields(self) -> "tuple[Field, ...]":
        """Return what can be chosen for this game, as choices.Field values."""
        return self._options.fields()

    def summary(self) -> Summary:
        """Return how the game stands."""
        return summary_of(self.game, self._number)

    def _resized(self) -> None:
        notice.hide()
        self._open(latest_round(self._options.size), new_entry=True)

    def _open(self, number: int, new_entry: bool = False) -> None:
        """Show a game with whatever was played in it, in a new history entry or in place."""
        size = self._options.size
        self._thinking.give_up()
        address.show(self.name, link_of(size, number), new_entry)
        self.game = resume(size, number)
        self._number = number
        self.hands = Hands()
        if self.game.phase == THINKING:
            self._think(self._options.strategy)
            self._thinking.tell()
        else:
            self.draw()
            self.say_standing()
        if self.game.phase in (THINKING, ANSWERING):
            self._prepare()
        elif self.game.phase == DONE:
            self._tell_result(reopened=True)

    def _on_strategy(self) -> None:
        """Show the strategy that was chosen, fetch what it needs, and say what that costs."""
        self.draw()
        if self.game.phase == READY:
            self.say_standing()
        elif self._is_dear():
            notice.show(text("codebreaker.size"))
        if self.game.phase in (THINKING, ANSWERING):
            self._prepare()

    def _is_dear(self) -> bool:
        """Tell whether the strategy needs what the player's network makes dear."""
        return self._options.strategy == SHARP and thinking_costs()

    def _prepare(self) -> None:
        """Have the worker started, unless a guess at random is worth no such cost."""
        if self._options.strategy == SHARP or not thinking_costs():
            self._thinking.prepare(self.game.size)

    # Moves

    def _think(self, strategy: str) -> None:
        """Let the computer find out what the answers mean."""
        self._thinking.begin(self.game, strategy)
        self.draw()

    def _computer_moved(self) -> None:
        """Show the computer's guess, or that no code is left.

        Where a key gave the answer, the keyboard goes on where the next one begins.
        """
        is_guess = self.game.phase == ANSWERING
        by_key = is_guess and self._buttons.were_pressed_by_key()
        if is_guess:
            double_clicks.changed()
            self.hands.warned_of = None
        self.changed()
        if by_key:
            self._table.focus_square(0)
        self.say_standing()
        if is_guess:
            self._table.bring_guess(self._speed().slide_ms)

    def answered(self) -> None:
        """Go on after an answer was given or corrected."""
        if self.game.phase == THINKING:
            self._keep()
            self._think(self._options.strategy)
            return
        self._thinking.give_up()  # about a contradiction that is none any more
        self.changed()
        self.say_standing()
        self._table.celebrate(self._speed().slide_ms)
        self._tell_result()
        self._thinking.count_left(self.game)

    # Showing

    def changed(self) -> None:
        """Keep the game and draw it."""
        self._keep()
        self.draw()

    def draw(self) -> None:
        """Show the game as it is."""
        had_focus = focused()
        game, edit = self.game, self.hands.edit
        self._table.draw(picture_of(game, edit, self._thinking.thoughts))
        self._rack.draw()
        self._options.draw()
        self._buttons.draw(game.phase, edit is not None)
        root.dataset.phase = game.phase
        root.dataset.editing = "off" if edit is None else "on"
        regain(had_focus, ".square", "#again-button", "#submit-button")

    def say_standing(self) -> None:
        """Say how the game stands."""
        sentence, also = standing(self.game, self._thinking.thoughts.doubts)
        if self.game.phase == READY and self._is_dear():
            sentence += " " + text("codebreaker.size")
        if sentence:
            say(sentence, also)

    def _keep(self) -> None:
        kept_games.keep(self.summary(), self.game.record())

    def _tell_result(self, reopened: bool = False) -> None:
        tell_result(self.summary(), reopened, par_of(self.game))

    # Hands

    def _on_square(self, square: int) -> None:
        double_clicks.went_on()
        self._answering.click(square)

    def _on_edit(self, number: int) -> None:
        self._answering.take_up(number)

    def _on_submit(self) -> None:
        if self.game.phase == READY:
            self.game.play()
            self._think(self._options.strategy)
            self._prepare()
        else:
            self._answering.give()

    def _on_beside(self) -> None:
        if self._answering.is_correction:
            self._answering.leave()
        else:
            self._answering.give_all_black()

    def _on_stop(self) -> None:
        """Leave the long thought, and guess at random instead."""
        if self.game.phase == THINKING:
            self._think(RANDOM)

    def _on_key(self, key: "keys.Key", event: "Event") -> None:
        if event.defaultPrevented or find("dialog[open]"):
            return
        if key.modified or key.place == keys.FIELD:
            return
        if self._rack.has_focus():
            self._rack.press(event, key)
        elif key.key == "Escape" and self._answering.is_correction:
            event.preventDefault()
            self._answering.leave()
        elif key.key == "Enter" and key.place == keys.NOWHERE and self.game.phase != DONE:
            event.preventDefault()
            by_id("submit-button").click()
