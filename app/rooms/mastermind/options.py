"""The rules of new Mastermind puzzles, chosen and kept. Public name: `Options`."""

from app.shelf import warning
from app.shelf.choices import Field, keep_choices, read_choices
from cyclomind.games.mastermind import CLASSIC, PRESETS

if False:  # names for annotations
    from collections.abc import Callable

    from cyclomind.games.mastermind import Rules

_ROOM = "mastermind"

#: The names of PRESETS in settings and locales, in their order, and of any other rules.
_NAMES = ("classic", "larger", "classic-distinct", "larger-distinct")
_OTHER = "linked"


class Options:
    """What can be chosen; ``on_rules()`` hears that other rules were.

    rules: of new puzzles, a Rules. must_fit: whether a row that cannot be the code is refused.
    """

    def __init__(self, on_rules: "Callable[[], object]"):
        kept = read_choices(_ROOM)
        preset = kept.get("rules")
        self.rules = PRESETS[_NAMES.index(preset)] if preset in _NAMES else CLASSIC
        self.must_fit = kept.get("fit") == "on"
        self._on_rules = on_rules

    def fields(self, rules: "Rules") -> tuple[Field, ...]:
        """Return what can be chosen, as choices.Field values. rules: of the puzzle on the board."""
        names: tuple[str, ...] = _NAMES
        present = _OTHER
        if rules in PRESETS:
            present = _NAMES[PRESETS.index(rules)]
        else:
            names = (_OTHER,) + names
        must_fit = "on" if self.must_fit else "off"
        return (
            Field("rules-select", "settings.rules", names, present, self._choose_rules),
            warning.field(),
            Field(
                "must-fit-select",
                "settings.must-fit",
                ("off", "on"),
                must_fit,
                self._choose_must_fit,
            ),
        )

    def _choose_rules(self, name: str) -> None:
        if name in _NAMES:
            self.rules = PRESETS[_NAMES.index(name)]
            keep_choices(_ROOM, rules=name)
            self._on_rules()

    def _choose_must_fit(self, chosen: str) -> None:
        self.must_fit = chosen == "on"
        keep_choices(_ROOM, fit=chosen)
