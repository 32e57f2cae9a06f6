"""What is kept on the device: two windows write in any order, and nothing that was done is lost."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule

from app.shelf.kept_changes import put_back, with_values, without_game
from app.shelf.kept_text import MOST, object_in, record_in, with_game

NAMES = ("necklace?n=5&c=4&s=zgtAhPI", "palette?n=5&c=4&s=zgtAhPI", "walkthrough?")


def line(name: str, record: str, stands: str = "playing 1") -> str:
    return f"{name}|{record}|{stands}"


class _Window:
    """A page: which game it shows, and the record as it has last seen it kept."""

    def __init__(self) -> None:
        self.name = NAMES[0]
        self.seen = ""


class TwoWindows(RuleBasedStateMachine):
    """Windows that catch up before each move, as app/page.py lets them, and share a storage."""

    windows = Bundle("windows")

    def __init__(self) -> None:
        super().__init__()
        self.games = ""
        self.made: dict[str, list[str]] = {name: [] for name in NAMES}
        self.moves = 0

    @rule(target=windows)
    def open_window(self):
        return _Window()

    @rule(window=windows, name=st.sampled_from(NAMES))
    def open_game(self, window, name):
        window.name, window.seen = name, record_in(self.games, name) or ""

    def _catch_up(self, window):
        window.seen = record_in(self.games, window.name) or window.seen

    def _keep(self, window, record):
        written = line(window.name, record) if record else ""
        self.games = with_game(self.games, window.name, written, window.seen)
        window.seen = record

    @rule(window=windows)
    def move(self, window):
        self._catch_up(window)
        self.moves += 1
        self.made[window.name] = [*window.seen.split(" "), f"m{self.moves}"]
        self._keep(window, f"{window.seen} m{self.moves}".strip())

    @rule(window=windows)
    def undo(self, window):
        self._catch_up(window)
        record = " ".join(window.seen.split(" ")[:-1])
        self.made[window.name] = record.split(" ")
        self._keep(window, record)

    @rule(window=windows)
    def remove(self, window):
        self.games = without_game(self.games, window.name)
        self.made[window.name] = []

    @rule(window=windows)
    def move_at_the_same_moment(self, window):
        """Another window has kept a move of which this one has not heard: that one stays."""
        there = record_in(self.games, window.name)
        if there is not None and not window.seen.startswith(there):
            before = self.games
            self._keep(window, f"{window.seen} lost".strip())
            assert self.games == before
            self._catch_up(window)

    @invariant()
    def nothing_is_lost(self):
        for name in NAMES:
            found = record_in(self.games, name) or ""
            assert found.split() == [move for move in self.made[name] if move]
        lines = [one.split("|")[0] for one in self.games.split("\n") if one]
        assert len(lines) == len(set(lines))


TestTwoWindows = TwoWindows.TestCase


@pytest.mark.fault("C30")
def test_a_window_that_is_behind_does_not_take_back_what_another_has_kept():
    kept = with_game("", NAMES[0], line(NAMES[0], "! !", "playing 2"), "")
    assert with_game(kept, NAMES[0], line(NAMES[0], "!"), "") == kept
    assert with_game(kept, NAMES[0], "", "") == kept
    longer = with_game(kept, NAMES[0], line(NAMES[0], "! ! 03"), "")
    assert record_in(longer, NAMES[0]) == "! ! 03", "one that continues it"
    assert record_in(with_game(kept, NAMES[0], line(NAMES[0], "!"), "! !"), NAMES[0]) == "!"


@pytest.mark.fault("C31")
@given(st.integers(0, 3 * MOST).flatmap(lambda n: st.lists(st.booleans(), min_size=n, max_size=n)))
def test_of_too_many_games_those_go_that_are_over(are_over):
    games = ""
    for number, is_over in enumerate(are_over):
        stands = ("won 3", "lost 10")[number % 2] if is_over else "playing 3"
        games = with_game(
            games, f"mastermind?seed={number}", line(f"mastermind?seed={number}", "!", stands), ""
        )
    kept = [one.split("|")[0] for one in games.split("\n") if one]
    unfinished = [f"mastermind?seed={i}" for i, is_over in enumerate(are_over) if not is_over]
    assert [name for name in kept if name in set(unfinished)] == unfinished
    assert len(kept) <= max(MOST, len(unfinished))
    assert len(kept) == min(len(are_over), max(MOST, len(unfinished)))


def test_what_was_taken_out_comes_back_to_its_place():
    lines = [line(name, "!") for name in NAMES]
    games = "\n".join(lines)
    for place, name in enumerate(NAMES):
        follower = "".join(lines[place + 1 : place + 2])
        assert put_back(without_game(games, name), lines[place], follower) == games
    begun_anew = line(NAMES[0], "03")
    assert put_back(begun_anew, lines[0], "") == begun_anew


values = st.dictionaries(st.sampled_from(("numbers", "speed", "typing", "later")), st.booleans())


@pytest.mark.fault("C30")
@given(values, values)
def test_settings_are_kept_one_by_one(here, elsewhere):
    kept = with_values(with_values("", elsewhere), here)
    assert json.loads(kept) == {**elsewhere, **here}


@pytest.mark.parametrize("spoilt", ["", "null", "{", "[]", "7", "[" * 200])
def test_what_is_no_object_counts_as_none(spoilt: str):
    assert object_in(spoilt) is None
    assert with_values(spoilt, {"speed": "off"}) == '{"speed": "off"}'
