"""Code-breaker: the player holds the secret, the computer guesses, the player answers.

Public names: `open_room`, `CodebreakerRoom`. The game holds the truth; the room adds what only the
player's hands know (which answer is being corrected, what lies selected on the rack), lets the
opponent think, and redraws everything after each move.
"""

import asyncio

from app.art.beads import looks_named
from app.art.colors import ALL_COLORS
from app.browser import address, motion, notice
from app.browser.dom import (
    by_id,
    double_clicks,
    find,
    focused,
    key_of,
    listen,
    make,
    on_click,
    on_page,
    root,
    show_one,
    spawn,
)
from app.input import keys
from app.second_load.loader import tell_result
from app.shelf import kept_games, summary
from app.shelf.choices import Field, keep_choices, read_choices
from app.thinking.opponent import FAILED, Opponent
from app.views.bead_row import hop, names_of
from app.views.codebreaker_table import Breaker, Picture, Row
from app.views.rack import Rack
from app.views.radio_choice import Choice
from app.views.status import say
from app.words.sentences import plural, text
from cyclomind.candidates import AVERAGES, RANDOM, SHARP, STRATEGIES
from cyclomind.errors import UnreadableError
from cyclomind.games.codebreaker import (
    ANSWERING,
    BLACK,
    COLORS,
    CONTRADICTION,
    DEFAULT_SIZE,
    DONE,
    EMPTY,
    READY,
    SIZES,
    THINKING,
    WHITE,
    AnswerError,
    SizeError,
    check_answer,
    read_size,
    replay,
    slips,
)
from cyclomind.games.filling import next_empty
from cyclomind.scoring import Pegs, score_pegs

#: In the place of a strategy, for a game that both have played.
_BOTH = "both"

_NEXT_SQUARE = {EMPTY: BLACK, BLACK: WHITE, WHITE: EMPTY}

#: Thinking that takes longer than this is talked about, in milliseconds.
_NOTICEABLE_MS = {RANDOM: 400, SHARP: 120}

_MOST_ROUNDS = 9999

#: Between what the room keeps for itself and the game's own record.
_BAR = " / "


def open_room(speed):
    """Return the code-breaker room on the page; ``speed()`` returns a motion.Speed."""
    return CodebreakerRoom(speed)


class CodebreakerRoom:
    """The room on the page. name: what the address calls the game. game: the game on the table."""

    name = "codebreaker"

    def __init__(self, speed):
        kept = read_choices(self.name)
        self.game = None
        self._size = DEFAULT_SIZE
        for size in SIZES:
            if kept.get("size") == str(size):
                self._size = size
        self._strategy = SHARP if kept.get("strategy") == SHARP else RANDOM
        self._speed = speed
        self._round = 1  # the games of one size are counted, so that Back can return to each
        self._left = ()  # how many codes each turn left, None where that is not known
        self._used = ""  # letters of the strategies that made the guesses of this game
        self._thought = 0  # number of the present thought; an older one counts no longer
        self._waiting_words = ""  # about the thinking, once it takes long
        self._progress = None
        self._doubted = ()  # numbers of turns that cannot all be right
        self._edited = None  # number of the turn whose answer is being corrected
        self._squares = ()  # of that answer
        self._warned_of = None  # the answer that the rack has contradicted
        self._selected = 0  # on the rack
        self._by_key = False  # the latest button was pressed by a key
        self._opponent = Opponent(self._on_stage)
        looks = looks_named(self.name, COLORS)
        self._table = Breaker(looks, self._on_square, self._on_edit, self._on_stop)
        self._rack = Rack(looks, self._on_rack_place, self._on_rack_color)
        sizes = tuple([(size, str(size)) for size in SIZES])
        strategies = tuple([(s, text("settings.strategy." + s)) for s in STRATEGIES])
        self._size_choice = Choice(
            self._table.choices, "size", text("settings.places"), sizes, self._resize
        )
        self._strategy_choice = Choice(
            self._table.choices,
            "strategy",
            text("settings.strategy"),
            strategies,
            self._choose_strategy,
        )
        self._beside = make("button", "second-action")  # That's it, or Cancel
        self._beside.id = "beside-button"
        by_id("submit-button").before(self._beside)
        on_page("keydown", self._on_key)
        on_click(by_id("submit-button"), self._on_submit)
        listen(self._beside, "click", self._on_beside)
        on_click(by_id("again-button"), lambda event: self.new_game())

    # Opening games

    def open_address(self) -> None:
        """Open the game that the address names, or where it names none the latest one.

        An address that cannot be read is said in one sentence.
        """
        size, number = self._size, None
        try:
            self._size = address.read(lambda asked: read_size(asked.get("size", str(size))))
            number = address.read(lambda asked: "round" in asked and _read_round(asked["round"]))
        except SizeError:
            notice.show(text("link.size-out-of-range"))
        except UnreadableError:
            notice.show(text("link.round-unreadable"))
        self._open(number or self._latest_round())

    def new_game(self) -> None:
        """Open a new game of the same size; Back returns to the present one."""
        notice.hide()
        if self._is_untouched():
            self._open(self._round)
        else:
            self._open(self._fresh_round(), new_entry=True)

    def fields(self) -> tuple:
        """Return what can be chosen for this game, as choices.Field values."""
        return (
            Field("places-select", "settings.places", SIZES, self._size, self._resize),
            Field(
                "strategy-select",
                "settings.strategy",
                STRATEGIES,
                self._strategy,
                self._choose_strategy,
            ),
        )

    def _resize(self, size: int) -> None:
        if size != self._size:
            self._size = size
            self._keep_choices()
            notice.hide()
            self._open(self._latest_round(), new_entry=True)

    def _choose_strategy(self, strategy: str) -> None:
        self._strategy = strategy
        self._keep_choices()
        self.draw()

    def _keep_choices(self) -> None:
        keep_choices(self.name, {"size": str(self._size), "strategy": self._strategy})

    def _open(self, number: int, new_entry: bool = False) -> None:
        """Show a game with whatever was played in it, in a new history entry or in place."""
        self._give_up_thinking()
        self._round = number
        link = (("size", str(self._size)), ("round", str(number)))
        address.show(self.name, link, new_entry)
        self._used, self._left, self.game = kept_games.resume(
            self.name, self._key(number), lambda kept: _read_kept(self._size, kept)
        )
        self._edited = None
        self._warned_of = None
        self._doubted = ()
        self._selected = 0
        if self.game.phase == THINKING:
            self._think()
        else:
            self.draw()
            self._say_standing()
        if self.game.phase in (THINKING, ANSWERING):
            self._prepare()
        elif self.game.phase == DONE:
            tell_result(self.summary(), True, self._par())

    def summary(self) -> summary.Summary:
        """Return how the game stands."""
        game = self.game
        scores = tuple([turn.pegs[:] for turn in game.turns])
        size = f"{game.size}/{_strategy_of(self._used)}"
        link = self._key(self._round)
        return summary.Summary(self.name, link, size, game.outcome, scores, 0, (), None)

    def _key(self, number: int) -> str:
        return f"size={self._size}&round={number}"

    def _is_untouched(self) -> bool:
        return self.game.phase == READY and not self.game.record()

    def _latest_round(self) -> int:
        """Return the number of the latest game of this size; of the next one if that is over."""
        number = 1
        while kept_games.is_kept(self.name, self._key(number + 1)):
            number += 1
        _, _, game = kept_games.resume(
            self.name, self._key(number), lambda kept: _read_kept(self._size, kept)
        )
        return number + 1 if game.phase == DONE and number < _MOST_ROUNDS else number

    def _fresh_round(self) -> int:
        number = self._round + 1
        while number < _MOST_ROUNDS and kept_games.is_kept(self.name, self._key(number)):
            number += 1
        return min(number, _MOST_ROUNDS)

    def _keep(self) -> None:
        record = self.game.record()
        counts = ",".join(["" if left is None else str(left) for left in self._left])
        kept = f"{self._used} {counts}{_BAR}{record}" if record else ""
        kept_games.keep(self.summary(), kept)

    # Thinking

    def _prepare(self) -> None:
        """Start the worker, while the player is busy."""
        if not self._opponent.is_ready:
            spawn(self._opponent.prepare(self._size))

    def _think(self) -> None:
        """Let the opponent find out what the answers mean."""
        self._thought += 1
        self._waiting_words = ""
        self._progress = None
        self._doubted = ()
        self.draw()
        spawn(self._find_out(self._thought, self._strategy))
        spawn(self._talk_about(self._thought, self._strategy))

    def _give_up_thinking(self) -> None:
        self._thought += 1
        self._waiting_words = ""
        self._opponent.cancel()

    async def _find_out(self, number: int, strategy: str) -> None:
        def on_progress(done, of):
            if number == self._thought:
                self._progress = (done, of)
                self.draw()

        game = self.game
        finding = await self._opponent.think(game.size, game.turns, strategy, on_progress)
        if number == self._thought and finding is not None:
            self._conclude(finding, strategy)

    async def _talk_about(self, number: int, strategy: str) -> None:
        """Say that it takes a moment, if it does."""
        await asyncio.sleep_ms(_NOTICEABLE_MS[strategy])
        if number == self._thought and self.game.phase == THINKING:
            self._say_waiting(strategy)

    def _conclude(self, finding, strategy: str) -> None:
        """Take what was found out: the next guess, or that no code is left."""
        game = self.game
        self._waiting_words = ""
        self._thought += 1
        game.conclude(finding.thought)
        known = self._left + (None,) * len(game.turns)
        self._left = tuple(
            [known[i] if left is None else left for i, left in enumerate(finding.left)]
        )
        if game.phase == ANSWERING:
            if strategy[0] not in self._used:
                self._used += strategy[0]
            double_clicks.changed()
            self._warned_of = None
            self._keep()
            had_focus = focused()
            self.draw()
            self._lead_on(had_focus)
            self._say_standing()
            self._bring_guess()
        else:
            self._keep()
            self.draw()
            say(text("codebreaker.searching"))
            spawn(self._find_contradiction(self._thought))
        if None in self._left:
            spawn(self._count_left(self._thought))

    async def _find_contradiction(self, number: int) -> None:
        game = self.game
        numbers = await self._opponent.contradiction(game.size, game.turns)
        if number == self._thought and numbers:
            self._doubted = numbers
            self.draw()
            self._say_standing()

    async def _count_left(self, number: int) -> None:
        """Fill in how many codes the earlier turns left."""
        game = self.game
        for i in range(len(game.turns)):
            if number == self._thought and self._left[i] is None:
                left = await self._opponent.count_left(game.size, game.turns[: i + 1])
                if number == self._thought:
                    self._left = self._left[:i] + (left,) + self._left[i + 1 :]
                    self._keep()
                    self.draw()

    def _on_stage(self, stage: str) -> None:
        """Take notice of how far the worker is."""
        root.dataset.thinker = stage
        if stage == FAILED:
            notice.show(text("codebreaker.slower"))
        elif self.game.phase == THINKING and self._waiting_words:
            self._say_waiting(SHARP)

    def _say_waiting(self, strategy: str) -> None:
        """Say what is going on, since it takes a moment."""
        stage = root.getAttribute("data-thinker")
        if strategy == SHARP and stage in ("fetching", "starting"):
            self._waiting_words = text("thinking." + stage)
        else:
            self._waiting_words = text("codebreaker.thinking." + strategy)
        self.draw()
        say(self._waiting_words)

    # Moves

    def _play(self) -> None:
        self.game.play()
        self._think()
        self._prepare()

    def _answer(self) -> None:
        """Answer the guess as the squares say, or say why that cannot be."""
        game = self.game
        reason = game.why_no_answer
        if reason:
            self._refuse(reason)
            return
        slip = self._slip_of(game.guess, game.marked)
        if slip and self._warned_of != game.marked:
            self._warned_of = game.marked
            say(text("codebreaker.slip", exact=slip.exact, misplaced=slip.misplaced))
            return
        game.answer()
        self._after_answers()

    def _after_answers(self) -> None:
        """Go on after an answer was given or corrected."""
        game = self.game
        if game.phase == THINKING:
            self._keep()
            self._think()
        else:
            self._left = self._left[: len(game.turns) - 1] + (1,)
            self._doubted = ()
            self._keep()
            self.draw()
            self._say_standing()
            self._celebrate()
            tell_result(self.summary(), par=self._par())
            if None in self._left:
                spawn(self._count_left(self._thought))

    def _that_is_it(self) -> None:
        self.game.mark_all_black()
        self.draw()
        self._answer()

    def _edit(self, number: int) -> None:
        """Take up an earlier answer to correct it."""
        if self.game.phase not in (ANSWERING, CONTRADICTION):
            return
        self._edited = number
        self._squares = _squares_of(self.game.turns[number].pegs, self.game.size)
        self.draw()
        self._table.focus_square(0)
        say(text("codebreaker.editing", number=number + 1))

    def _finish_edit(self) -> None:
        """Correct the answer that is being edited, and let the opponent think again."""
        number = self._edited
        pegs = _marked(self._squares)
        try:
            check_answer(pegs, self.game.size)
        except AnswerError as error:
            self._refuse(error.reason)
            return
        self._edited = None
        if self.game.correct(number, pegs):
            self._left = self._left[:number] + (None,) * (len(self.game.turns) - number)
            self._give_up_thinking()
            self._after_answers()
            self._table.focus_square(0)  # for what comes next
        else:
            self.draw()
            self._table.focus_edit(number)
            say(text("codebreaker.unchanged", number=number + 1))

    def _cancel_edit(self) -> None:
        number = self._edited
        self._edited = None
        self.draw()
        self._table.focus_edit(number)
        self._say_standing()

    def _refuse(self, reason: str) -> None:
        if reason in (THINKING, READY, CONTRADICTION, DONE):
            self._say_standing()
        else:
            say(text("codebreaker." + reason, black=self.game.size - 1))

    # The rack

    def _lay(self, color: int) -> None:
        """Put a colour on the rack and select the next empty place."""
        game = self.game
        before = game.rack_slips
        game.lay(self._selected, color)
        here = self._selected
        to_fill = next_empty(game.rack, here)
        if to_fill is not None:
            self._selected = to_fill
        self._rack_changed(before)
        if game.rack_slips == before:
            color_name = text("color." + ALL_COLORS[color].name)
            say(text("mastermind.filled", color=color_name, position=here + 1))

    def _lift(self, place: int) -> None:
        before = self.game.rack_slips
        self.game.lift(place)
        self._selected = place
        self._rack_changed(before)
        say(text("mastermind.cleared", position=place + 1))

    def _rack_changed(self, before: tuple) -> None:
        """Show the rack, and say at once which answers it contradicts."""
        self._warned_of = None
        self._keep()
        self.draw()
        found = self.game.rack_slips
        if found and found != before:
            numbers = [slip.number for slip in found]
            say(plural("codebreaker.slips", len(numbers), numbers=_listed(numbers)))

    def _slip_of(self, guess: tuple, pegs):
        """Return the pegs that the secret on the rack gives, if they are not these."""
        if None in self.game.rack:
            return None
        right = score_pegs(self.game.rack, guess)
        return None if right == pegs else right

    # Showing

    def draw(self) -> None:
        """Show the game as it is."""
        game = self.game
        phase = game.phase
        editing = self._edited is not None
        if editing:
            title = text("codebreaker.edit", number=self._edited + 1)
            guess, squares = game.turns[self._edited].guess, self._squares
        elif phase == ANSWERING:
            title = text("codebreaker.guess", number=game.guess_count)
            guess, squares = game.guess, game.squares
        elif phase == DONE:
            solved = [turn for turn in game.turns if turn.pegs.exact == game.size][-1]
            title, guess, squares = text("codebreaker.code"), solved.guess, ()
        elif phase == THINKING and game.turns and not self._waiting_words:
            # For the moment that it takes, what was answered stays: nothing flickers.
            title = text("codebreaker.guess", number=len(game.turns))
            guess, squares = game.turns[-1].guess, _squares_of(game.turns[-1].pegs, game.size)
        else:
            number = len(game.turns) + 1
            title = text("codebreaker.guess", number=number) if phase == THINKING else ""
            guess = (None,) * game.size
            squares = (EMPTY,) * game.size if phase == THINKING else ()
        counts = (COLORS**game.size,) + self._left
        if len(self._left) < len(game.turns):
            counts += (None,) * (len(game.turns) - len(self._left))
        self._table.draw(
            Picture(
                phase == READY,
                title,
                guess,
                squares,
                phase == THINKING,
                phase == THINKING and bool(self._waiting_words),
                self._progress,
                self._words_of_left(),
                counts,
                _grouped(counts[0]),
                text("codebreaker.chart", counts=", ".join([_grouped(n) for n in counts])),
                self._row_pictures(),
            )
        )
        self._rack.draw(game.rack, self._selected)
        self._size_choice.draw(self._size)
        self._strategy_choice.draw(self._strategy)
        self._draw_buttons(editing)
        root.dataset.phase = phase
        root.dataset.editing = "on" if editing else "off"

    def _draw_buttons(self, editing: bool) -> None:
        phase = self.game.phase
        submit = by_id("submit-button")
        key = "codebreaker.play" if phase == READY else "codebreaker.ready"
        submit.textContent = text("codebreaker.correct" if editing else key)
        submit.setAttribute("aria-disabled", "true" if phase == THINKING else "false")
        self._beside.textContent = text("codebreaker.cancel" if editing else "codebreaker.that")
        self._beside.setAttribute("aria-disabled", "true" if phase == THINKING else "false")
        has_focus = focused().id == self._beside.id
        self._beside.hidden = not editing and phase not in (THINKING, ANSWERING)
        for name in ("undo-button", "redo-button"):
            by_id(name).hidden = True
        if phase in (DONE, CONTRADICTION) and not editing:
            show_one("again-button", ("again-button", "submit-button"))
            if has_focus:
                by_id("again-button").focus()
        else:
            show_one("submit-button", ("again-button", "submit-button"))

    def _row_pictures(self) -> tuple:
        game = self.game
        slips_by_number = {slip.number: slip.pegs for slip in game.rack_slips}
        rows = []
        for number, turn in enumerate(game.turns):
            left = self._left[number] if number < len(self._left) else None
            note = ""
            if number in slips_by_number:
                exact, misplaced = slips_by_number[number]
                note = text("codebreaker.row-slip", exact=exact, misplaced=misplaced)
            rows.append(
                Row(
                    turn.guess,
                    turn.pegs,
                    "" if left is None else _grouped(left),
                    note,
                    number in self._doubted or bool(note),
                    turn.pegs.exact == game.size and game.phase == DONE,
                    number == self._edited,
                    game.phase in (ANSWERING, CONTRADICTION),
                )
            )
        return tuple(rows)

    def _words_of_left(self) -> str:
        game = self.game
        left = COLORS**game.size if not game.turns else game.left
        if left is None:
            known = [count for count in self._left if count is not None]
            left = known[-1] if known else COLORS**game.size
        return plural("codebreaker.left", left, number=_grouped(left))

    def _say_standing(self) -> None:
        """Say how the game stands."""
        game = self.game
        if game.phase == READY:
            say(text("codebreaker.start"))
        elif game.phase == ANSWERING:
            if game.turns:
                sentence = plural("codebreaker.left", game.left, number=_grouped(game.left))
                if slips(game.turns, game.guess):
                    sentence += " " + text("codebreaker.probe")
            else:
                sentence = text("codebreaker.mark")
            number = game.guess_count
            say(sentence, text("codebreaker.guessed", number=number, colors=names_of(game.guess)))
        elif game.phase == CONTRADICTION:
            if self._doubted:
                numbers = list(self._doubted)
                say(plural("codebreaker.gave-up", len(numbers), numbers=_listed(numbers)))
            else:
                say(text("codebreaker.searching"))
        elif game.phase == DONE:
            say(plural("codebreaker.done", len(game.turns)) + " " + self._comparison())

    def _comparison(self) -> str:
        """Return the sentence that compares this game with the average."""
        strategy = _strategy_of(self._used)
        if strategy == _BOTH:
            average = AVERAGES[(self.game.size, RANDOM)], AVERAGES[(self.game.size, SHARP)]
            return text(
                "codebreaker.average.both", random=_decimal(average[0]), sharp=_decimal(average[1])
            )
        number = _decimal(self._par())
        return text("codebreaker.average." + strategy, number=number)

    def _par(self) -> int:
        """Return the average of the strategy that was used; 0 when both were."""
        return AVERAGES.get((self.game.size, _strategy_of(self._used)), 0)

    def _lead_on(self, focused) -> None:
        """Put the keyboard where the next answer begins, when it was where the last one ended."""
        if focused.id in ("submit-button", self._beside.id) and self._by_key:
            self._table.focus_square(0)

    def _bring_guess(self) -> None:
        speed = self._speed().slide_ms
        if speed:
            frames = [
                {"opacity": 0, "transform": "translateY(-24%) scale(.9)"},
                {"opacity": 1, "transform": "none"},
            ]
            for i, bead in enumerate(self._table.guess_beads()):
                motion.play(bead, frames, speed + i * speed // 4, "ease-out")

    def _celebrate(self) -> None:
        if self.game.phase == DONE and self._speed().slide_ms:
            hop(self._table.guess_beads())

    # Hands

    def _on_square(self, square: int) -> None:
        double_clicks.went_on()
        if self._edited is not None:
            squares = list(self._squares)
            squares[square] = _NEXT_SQUARE[squares[square]]
            self._squares = tuple(squares)
        elif self.game.phase == ANSWERING:
            self.game.cycle(square)
            self._keep()
        else:
            return
        self.draw()

    def _on_submit(self, event) -> None:
        self._by_key = event.detail == 0
        if self._edited is not None:
            self._finish_edit()
        elif self.game.phase == READY:
            self._play()
        else:
            self._answer()

    def _on_beside(self, event) -> None:
        self._by_key = event.detail == 0
        if self._edited is not None:
            self._cancel_edit()
        elif self.game.phase == ANSWERING:
            self._that_is_it()

    def _on_edit(self, number: int) -> None:
        if self._edited == number:
            self._cancel_edit()
        else:
            self._edit(number)

    def _on_stop(self) -> None:
        """Leave the long thought, and guess at random instead."""
        if self.game.phase == THINKING:
            self._give_up_thinking()
            self._think_randomly()

    def _think_randomly(self) -> None:
        self.draw()
        spawn(self._find_out(self._thought, RANDOM))

    def _on_rack_place(self, place: int) -> None:
        if place == self._selected and self.game.rack[place] is not None:
            self._lift(place)
        else:
            self._selected = place
            self.draw()

    def _on_rack_color(self, color: int) -> None:
        self._lay(color)

    def _on_key(self, event) -> None:
        if event.defaultPrevented or find("dialog[open]"):
            return
        key = key_of(event)
        if key.modified or key.place == keys.FIELD:
            return
        step = {"ArrowLeft": -1, "ArrowRight": 1}.get(key.key)
        square = self._table.focused_square()
        if square is not None and step:
            event.preventDefault()
            self._table.focus_square(square + step)
        elif self._rack.has_focus():
            self._on_rack_key(event, key, step)
        elif key.key == "Escape" and self._edited is not None:
            event.preventDefault()
            self._cancel_edit()
        elif key.key == "Enter" and key.place == keys.NOWHERE and self.game.phase != DONE:
            event.preventDefault()
            by_id("submit-button").click()

    def _on_rack_key(self, event, key, step) -> None:
        move = keys.move_of(key)
        if step:
            event.preventDefault()
            self._selected = (self._selected + step) % self.game.size
            self.draw()
            self._rack.focus(self._selected)
        elif move and move[0] == keys.NUMBER:
            event.preventDefault()
            self._lay(move[1])
            self._rack.focus(self._selected)
        elif key.key in ("Backspace", "Delete"):
            event.preventDefault()
            place = self._selected
            if self.game.rack[place] is None and place > 0:
                place -= 1
            self._lift(place)
            self._rack.focus(place)


def _marked(squares: tuple):
    return Pegs(squares.count(BLACK), squares.count(WHITE))


def _squares_of(pegs, size: int) -> tuple:
    """Return the squares that show these pegs, black ones first."""
    exact, misplaced = pegs
    return (BLACK,) * exact + (WHITE,) * misplaced + (EMPTY,) * (size - exact - misplaced)


def _read_round(words: str) -> int:
    """Return the number of a game from a link. Raises: UnreadableError."""
    if not 1 <= len(words) <= 4 or any(letter not in "0123456789" for letter in words):
        raise UnreadableError("not the number of a game")
    number = int(words)
    if number < 1:
        raise UnreadableError("games are counted from 1")
    return number


def _strategy_of(used: str) -> str:
    """Return the strategy of a game by the letters of those used, or that both were."""
    return _BOTH if len(used) > 1 else SHARP if used == SHARP[0] else RANDOM


def _read_kept(size: int, kept: str) -> tuple:
    """Return (letters of the strategies used, codes left by turn, game) from what was kept.

    Raises: UnreadableError.
    """
    extras, _, record = kept.partition(_BAR)
    game = replay(size, record)
    used, _, counts = extras.partition(" ")
    left = [int(count) if _is_number(count) else None for count in counts.split(",")]
    left = (left + [None] * len(game.turns))[: len(game.turns)]
    return "".join([s[0] for s in STRATEGIES if s[0] in used]), tuple(left), game


def _is_number(words: str) -> bool:
    return 0 < len(words) < 7 and all(letter in "0123456789" for letter in words)


def _listed(numbers: list) -> str:
    """Return numbers of turns, counted from 1, as they stand in a sentence."""
    words = [str(number + 1) for number in numbers]
    if len(words) == 1:
        return words[0]
    return text("list", first=", ".join(words[:-1]), last=words[-1])


def _grouped(number) -> str:
    """Return a number as it is written in the page's language; a question mark for None."""
    if number is None:
        return "?"
    return f"{number:,}".replace(",", text("number.thousands"))


def _decimal(hundredths: int) -> str:
    return f"{hundredths // 100}{text('number.decimal')}{hundredths % 100:02d}"
