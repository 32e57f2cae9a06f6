"""The computer's thinking: it finds out what the answers mean, and makes the computer's moves.

Public name: `Thinking`.

    idle --begin--> brief --after a moment--> long
    brief, long --found, or given up--> idle

To begin and to give up make whatever is still being found out worthless.
"""

from app.browser import notice
from app.browser.dom import root, spawn
from app.browser.ticker import Ticker
from app.rooms.codebreaker.state import Thoughts
from app.thinking.opponent import FAILED, Opponent
from app.views.status import say
from app.words.sentences import text
from cyclomind.games.codebreaker.answers import NO_DOUBTS
from cyclomind.games.codebreaker.game import CONTRADICTION
from cyclomind.games.codebreaker.strategies import RANDOM, SHARP
from cyclomind.phases import StateMachine

if False:  # names for annotations
    from collections.abc import Callable

    from cyclomind.games.codebreaker.game import CodebreakerGame

    Hearer = Callable[[], object]

_IDLE, _BRIEF, _LONG = "idle", "brief", "long"

#: Thinking that takes longer than this is talked about, in seconds.
_NOTICEABLE = {RANDOM: 0.4, SHARP: 0.12}


class _Brief:
    """The phase of a thought too young to be talked about; it ends by itself."""

    def __init__(self) -> None:
        self._ticker = Ticker()

    def enter(self, thinking: "Thinking", source: str) -> None:
        self._ticker.start(thinking.update)

    def exit(self, thinking: "Thinking", target: str) -> None:
        self._ticker.stop()

    def update(self, thinking: "Thinking", seconds: float) -> str | None:
        return _LONG if thinking.seconds >= _NOTICEABLE[thinking.strategy] else None


class Thinking:
    """What the computer is thinking about now.

    on_change() hears that something else is to be shown of it; on_learning() that the game knows
    more; on_move() that the computer has guessed, or says that no code is left.

    strategy: how the guess is chosen that is looked for.
    """

    def __init__(self, on_change: "Hearer", on_learning: "Hearer", on_move: "Hearer"):
        self.strategy = RANDOM
        self._on_change = on_change
        self._on_learning = on_learning
        self._on_move = on_move
        self._progress: tuple[int, int] | None = None
        self._doubts = NO_DOUBTS
        self._stage = ""  # how far the worker is
        self._thought: object = None  # a value of its own, unlike those of all earlier thoughts
        self._opponent = Opponent(self._on_stage)
        self._phases = StateMachine({_IDLE: None, _BRIEF: _Brief(), _LONG: None}, _IDLE, self)
        self._phases.on_transition(self._on_phase)

    @property
    def thoughts(self) -> Thoughts:
        """What is to be shown."""
        return Thoughts(self._phases.current == _LONG, self._progress, self._doubts)

    @property
    def seconds(self) -> float:
        """How long the phase has lasted."""
        return self._phases.seconds_in_state

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._phases.update(seconds)

    def prepare(self, size: int) -> None:
        """Start the worker, while the player is busy."""
        if not self._opponent.is_ready:
            spawn(self._opponent.prepare(size))

    def begin(self, game: "CodebreakerGame", strategy: str) -> None:
        """Let the computer find its next guess."""
        self.give_up()
        self.strategy = strategy
        self._phases.transition_to(_BRIEF)
        spawn(self._think(self._thought, game))

    def give_up(self) -> None:
        """Think about nothing any more."""
        self._thought = object()
        self._progress = None
        self._doubts = NO_DOUBTS
        self._phases.transition_to(_IDLE)
        self._opponent.cancel()

    def tell(self) -> None:
        """Say what is going on: it takes a moment, or nothing else has been said of the game."""
        if self.strategy == SHARP and self._stage in ("fetching", "starting"):
            say(text("thinking." + self._stage))
        else:
            say(text("codebreaker.thinking." + self.strategy))
        self._on_change()

    def count_left(self, game: "CodebreakerGame") -> None:
        """Find out how many codes the turns of a game left, where it does not know."""
        spawn(self._count_left(self._thought, game))

    async def _think(self, thought: object, game: "CodebreakerGame") -> None:
        def on_progress(done: int, of: int) -> None:
            if thought is self._thought:
                self._progress = (done, of)
                self._on_change()

        strategy = self.strategy
        finding = await self._opponent.think(game.size, game.turns, strategy, on_progress)
        if thought is not self._thought or finding is None:
            return
        self._phases.transition_to(_IDLE)
        for number, left in enumerate(finding.left):
            if left is not None:
                game.note_left(number, left)
        game.conclude(finding.thought, strategy)
        self._on_move()
        if game.phase == CONTRADICTION:
            spawn(self._find_contradiction(thought, game))
        self.count_left(game)

    async def _find_contradiction(self, thought: object, game: "CodebreakerGame") -> None:
        doubts = await self._opponent.doubts(game.size, game.turns)
        if thought is self._thought and doubts:
            self._doubts = doubts
            self._on_move()

    async def _count_left(self, thought: object, game: "CodebreakerGame") -> None:
        for number, known in enumerate(game.lefts):
            if known is None and thought is self._thought:
                left = await self._opponent.count_left(game.size, game.turns[: number + 1])
                if thought is self._thought:
                    game.note_left(number, left)
                    self._on_learning()

    def _on_phase(self, source: str, target: str) -> None:
        if target == _LONG:
            self.tell()

    def _on_stage(self, stage: str) -> None:
        """Take notice of how far the worker is."""
        self._stage = stage
        root.dataset.thinker = stage  # for whoever watches the page
        if stage == FAILED:
            notice.show(text("codebreaker.slower"))
        elif self._phases.current == _LONG and self.strategy == SHARP:
            self.tell()
