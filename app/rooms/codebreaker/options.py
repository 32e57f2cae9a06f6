"""The size and the strategy of the code-breaker, chosen and kept. Public name: `Options`."""

from app.shelf.choices import Field, keep_choices, read_choices
from app.views.radio_choice import Choice
from app.words.sentences import text
from cyclomind.games.codebreaker.answers import DEFAULT_SIZE, SIZES
from cyclomind.games.codebreaker.strategies import RANDOM, SHARP, STRATEGIES

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element

_ROOM = "codebreaker"


class Options:
    """What can be chosen, as radio buttons in ``parent`` and as fields for the settings.

    size: 4 or 5 places. strategy: one of STRATEGIES. on_size() and on_strategy() hear of a choice.
    """

    def __init__(
        self,
        parent: "Element",
        on_size: "Callable[[], object]",
        on_strategy: "Callable[[], object]",
    ):
        kept = read_choices(_ROOM)
        sizes = [size for size in SIZES if kept.get("size") == str(size)]
        self.size = sizes[0] if sizes else DEFAULT_SIZE
        self.strategy = SHARP if kept.get("strategy") == SHARP else RANDOM
        self._on_size = on_size
        self._on_strategy = on_strategy
        words = tuple([(size, str(size)) for size in SIZES])
        self._sizes = Choice(parent, "size", text("settings.places"), words, self._choose_size)
        named = tuple([(s, text("settings.strategy." + s)) for s in STRATEGIES])
        self._strategies = Choice(
            parent, "strategy", text("settings.strategy"), named, self._choose_strategy
        )

    def fields(self) -> tuple[Field, ...]:
        """Return what can be chosen, as choices.Field values."""
        size, strategy = "settings.places", "settings.strategy"
        return (
            Field("places-select", size, SIZES, self.size, self._choose_size),
            Field("strategy-select", strategy, STRATEGIES, self.strategy, self._choose_strategy),
        )

    def draw(self) -> None:
        """Show what is chosen."""
        self._sizes.draw(self.size)
        self._strategies.draw(self.strategy)

    def _choose_size(self, size: int) -> None:
        if size != self.size:
            self.size = size
            keep_choices(_ROOM, size=str(size))
            self._on_size()

    def _choose_strategy(self, strategy: str) -> None:
        self.strategy = strategy
        keep_choices(_ROOM, strategy=strategy)
        self._on_strategy()
