"""Mastermind: a seed is a code for ever; rows, pegs, ten tries."""

import contextlib
import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.guessing import LOST, WON
from cyclomind.games.mastermind import (
    CHECKING,
    CLASSIC,
    ENTERING,
    INCOMPLETE,
    LARGER,
    MAX_SEED,
    PRESETS,
    REASONS,
    MastermindGame,
    Puzzle,
    PuzzleError,
    Rules,
    check_rules,
    link_of,
    next_puzzle,
    read_puzzle,
    read_rules,
    replay,
    secret_of,
    without_repeats,
)
from cyclomind.scoring import Pegs, score_pegs
from tests.rules.chance import assert_evenly_spread

#: What fifty seeds give under the four presets, in their order. It must never change: links to
#: these puzzles are out in the world.
GOLDEN = """
0:3523/53104/2153/07421 1:0400/44044/0215/70146 2:2143/40745/4201/73615
3:1313/20153/4102/65034 4:1215/26275/3240/63741 5:2415/76151/5241/04612
6:2111/56372/3410/72465 7:0151/34307/2013/31702 8:2001/60725/1234/72034
9:1231/02271/3105/43762 10:3212/72115/0531/71530 11:4200/71051/3105/27645
12:1452/51707/5043/20541 13:5424/67270/1042/41536 14:4310/00043/0523/52607
15:1451/70162/2104/07456 16:3231/42463/2014/52760 17:5505/11025/1402/65023
18:4022/40136/2140/27415 19:4105/32557/3104/45601 20:1423/16674/2145/20561
21:1514/67240/1503/37504 22:0221/21011/4132/12673 23:5524/57324/3452/40261
24:4530/36352/3412/40632 25:2055/53451/0235/21574 26:1541/05267/1342/12450
27:3034/22277/5430/50763 28:0405/54107/4521/37415 29:5042/32372/5104/14635
30:1525/00016/0345/40276 31:3355/62434/3052/57216 32:5013/57034/0435/46351
33:2205/22706/2154/31764 34:3305/13030/4015/40361 35:3131/60331/5214/50732
36:1545/57064/1042/27351 37:4540/41767/4051/61235 38:3425/56750/1230/70213
39:4153/44575/2013/25347 40:5505/15160/0354/67054 41:5334/47701/2430/17540
42:5424/15654/2051/43052 43:0145/72306/4213/43265 44:5101/67357/2405/57034
4711:2353/10312/1502/05176 123456:3423/10175/5430/54762 2147483648:3142/55030/4130/12570
4294967297:0441/54143/2154/47215 9007199254740991:0400/27223/3042/76041
"""

PUZZLE = Puzzle(4711, CLASSIC)
SECRET = (2, 3, 5, 3)
WRONG = (0, 0, 0, 0)

seeds = st.integers(0, MAX_SEED)
rules = st.builds(
    Rules, st.integers(3, 6), st.integers(3, 10), st.integers(4, 20), st.booleans()
).filter(lambda rules: rules.repeats or rules.places <= rules.colors)
rules_of_the_game = st.sampled_from(PRESETS) | rules
puzzles = st.builds(Puzzle, seeds, rules_of_the_game)


def _values(game: MastermindGame) -> tuple:
    """Everything that can be read of a game."""
    return (
        game.puzzle,
        game.phase,
        game.turns,
        game.shown_turns,
        game.shown_secret,
        game.row,
        game.empty_places,
        game.rows_left,
        game.why_no_check,
        game.broken_turns,
        game.can_undo,
        game.can_redo,
        game.record(),
    )


def _assert_refused(game: MastermindGame, move, *arguments) -> None:
    before = _values(game)
    with pytest.raises(IllegalMoveError):
        move(*arguments)
    assert _values(game) == before


def _fill(game: MastermindGame, code: tuple) -> None:
    for place, color in enumerate(code):
        game.place(color, place)


def _try(game: MastermindGame, code: tuple) -> Pegs:
    _fill(game, code)
    turn = game.check()
    game.show_score()
    return turn.pegs


# --- puzzles


def test_fifty_seeds_give_the_same_codes_for_ever():
    rows = [row.split(":") for row in GOLDEN.split()]
    assert len(rows) == 50
    for seed, codes in rows:
        made = [secret_of(Puzzle(int(seed), preset)) for preset in PRESETS]
        assert "/".join("".join(map(str, code)) for code in made) == codes, seed


def test_the_presets():
    assert CLASSIC == (4, 6, 10, True)
    assert LARGER == (5, 8, 12, True)
    assert PRESETS == (CLASSIC, LARGER, (4, 6, 10, False), (5, 8, 12, False))


@given(puzzles)
def test_a_code_keeps_its_rules(puzzle):
    secret = secret_of(puzzle)
    assert len(secret) == puzzle.rules.places
    assert set(secret) <= set(range(puzzle.rules.colors))
    assert puzzle.rules.repeats or len(set(secret)) == len(secret)


@given(puzzles, st.integers(4, 20))
def test_the_number_of_rows_changes_no_code(puzzle, rows):
    places, colors, _, repeats = puzzle.rules
    other = Puzzle(puzzle.seed, Rules(places, colors, rows, repeats))
    assert secret_of(other) == secret_of(puzzle)


@pytest.mark.parametrize("repeats", [True, False])
def test_every_code_is_equally_likely(repeats):
    small = Rules(3, 4, 10, repeats)
    counts = Counter(secret_of(Puzzle(seed, small)) for seed in range(3000))
    codes = itertools.product(range(4), repeat=3)
    assert_evenly_spread([counts[c] for c in codes if repeats or len(set(c)) == 3])


@given(puzzles)
def test_a_new_game_continues_with_the_next_seed(puzzle):
    following = next_puzzle(puzzle)
    assert following.rules == puzzle.rules
    assert following.seed == (0 if puzzle.seed == MAX_SEED else puzzle.seed + 1)


# --- links


@given(puzzles)
def test_a_link_names_its_puzzle(puzzle):
    asked = dict(link_of(puzzle))
    assert read_puzzle(asked.pop("seed"), asked) == puzzle


def test_a_link_leaves_defaults_out():
    assert link_of(PUZZLE) == (("seed", "4711"),)
    assert link_of(Puzzle(0, without_repeats(CLASSIC))) == (("seed", "0"), ("repeats", "0"))
    assert dict(link_of(Puzzle(7, LARGER))) == {
        "seed": "7",
        "places": "5",
        "colors": "8",
        "rows": "12",
    }


def test_a_link_may_say_the_defaults_and_other_things():
    asked = {"places": "4", "colors": "6", "rows": "10", "repeats": "1", "game": "mastermind"}
    assert read_puzzle("4711", asked) == read_puzzle("4711", {}) == PUZZLE


@pytest.mark.parametrize("seed", ["0", "7", "007", "9007199254740991"])
def test_seeds_are_whole_numbers(seed):
    assert read_puzzle(seed, {}).seed == int(seed)


@pytest.mark.parametrize("seed", ["9007199254740992", "9" * 17, "9" * 5000])
def test_seeds_end_at_a_limit(seed):
    with pytest.raises(PuzzleError) as caught:
        read_puzzle(seed, {})
    assert caught.value.reason == "seed-unreadable"


ODD_NUMBERS = ["", "-1", "+1", " 1", "1 ", "1.0", "1e3", "0x10", "1_0", "abc", "\u0661", "\u00b2"]


@pytest.mark.parametrize("seed", ODD_NUMBERS)
def test_other_seeds_are_refused(seed):
    with pytest.raises(PuzzleError) as caught:
        read_puzzle(seed, {})
    assert caught.value.reason == "seed-unreadable"


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"places": "2"}, "places-out-of-range"),
        ({"places": "7"}, "places-out-of-range"),
        ({"places": ""}, "places-out-of-range"),
        ({"colors": "2"}, "colors-out-of-range"),
        ({"colors": "11"}, "colors-out-of-range"),
        ({"colors": "six"}, "colors-out-of-range"),
        ({"rows": "3"}, "rows-out-of-range"),
        ({"rows": "21"}, "rows-out-of-range"),
        ({"rows": "-4"}, "rows-out-of-range"),
        ({"repeats": "no"}, "repeats-unreadable"),
        ({"repeats": "2"}, "repeats-unreadable"),
        ({"places": "6", "colors": "5", "repeats": "0"}, "too-few-colors"),
    ],
)
def test_broken_links_say_why(asked, reason):
    with pytest.raises(PuzzleError) as caught:
        read_rules(asked)
    assert caught.value.reason == reason
    assert reason in REASONS


names = st.sampled_from(["places", "colors", "rows", "repeats", "seed", "n"])


@given(st.text(max_size=18), st.dictionaries(names, st.text(max_size=5)))
def test_any_link_is_a_puzzle_or_a_puzzle_error(seed, asked):
    with contextlib.suppress(PuzzleError):
        puzzle = read_puzzle(seed, asked)
        check_rules(puzzle.rules)
        secret_of(puzzle)


def test_rules_that_make_no_game_have_no_code():
    with pytest.raises(PuzzleError):
        secret_of(Puzzle(1, Rules(6, 5, 10, False)))


# --- the game


class GamePlayedAtRandom(RuleBasedStateMachine):
    """Any moves in any order, beside a model that keeps whole rows in lists."""

    @initialize(puzzle=puzzles)
    def open_a_puzzle(self, puzzle):
        self.game = MastermindGame(puzzle)
        self.agreed = puzzle.rules
        self.secret = secret_of(puzzle)
        self.empty: tuple = (None,) * self.agreed.places
        self.row = self.empty
        self.past: list = []
        self.future: list = []
        self.guesses: list = []
        self.phase = ENTERING

    def _lay(self, place, color):
        changed = self.row[place] != color
        if changed:
            self.past.append(self.row)
            self.future = []
            self.row = (*self.row[:place], color, *self.row[place + 1 :])
        return changed

    @precondition(lambda self: self.phase == ENTERING and None in self.row)
    @rule(color=st.integers(0, 9))
    def place_at_the_next_empty_place(self, color):
        place = self.row.index(None)
        assert self.game.place(color % self.agreed.colors) == place
        self._lay(place, color % self.agreed.colors)

    @precondition(lambda self: self.phase == ENTERING)
    @rule(color=st.integers(0, 9), place=st.integers(0, 5))
    def place_at_a_place(self, color, place):
        place %= self.agreed.places
        assert self.game.place(color % self.agreed.colors, place) == place
        self._lay(place, color % self.agreed.colors)

    @precondition(lambda self: self.phase == ENTERING)
    @rule(place=st.integers(0, 5))
    def clear(self, place):
        place %= self.agreed.places
        assert self.game.clear(place) is self._lay(place, None)

    @precondition(lambda self: self.phase == ENTERING and self.past)
    @rule()
    def undo(self):
        self.game.undo()
        self.future.append(self.row)
        self.row = self.past.pop()

    @precondition(lambda self: self.phase == ENTERING and self.future)
    @rule()
    def redo(self):
        self.game.redo()
        self.past.append(self.row)
        self.row = self.future.pop()

    @precondition(lambda self: self.phase == ENTERING)
    @rule(crack=st.integers(0, 3))
    def fill_the_rest_and_check(self, crack):
        for place, color in enumerate(self.secret):
            if not crack or self.row[place] is None:
                self.place_at_a_place(color if not crack else 0, place)
        turn = self.game.check()
        assert turn == (self.row, score_pegs(self.secret, self.row))
        self.guesses.append(self.row)
        self.row, self.past, self.future = self.empty, [], []
        self.phase = CHECKING

    @precondition(lambda self: self.phase == ENTERING)
    @rule(times=st.integers(1, 5))
    def check_wrong_rows(self, times):
        while times and self.phase == ENTERING:
            self.fill_the_rest_and_check(1)
            self.show_score()
            times -= 1

    @precondition(lambda self: self.phase == CHECKING)
    @rule()
    def show_score(self):
        self.game.show_score()
        over = LOST if len(self.guesses) == self.agreed.rows else ENTERING
        self.phase = WON if self.guesses[-1] == self.secret else over

    @precondition(lambda self: self.phase != CHECKING)
    @rule()
    def close_and_open_again(self):
        """What a reload does: changes that had been taken back are forgotten."""
        game = replay(self.game.puzzle, self.game.record())
        self.future = []
        assert game.record() == self.game.record()
        self.game = game

    @rule(where=st.sampled_from([-1, 10, 99]))
    def moves_that_are_not_allowed_change_nothing(self, where):
        game = self.game
        entering = self.phase == ENTERING
        if not entering or None not in self.row:
            _assert_refused(game, game.place, 0)
        if not entering or None in self.row:
            _assert_refused(game, game.check)
        if not entering:
            _assert_refused(game, game.clear, 0)
        if self.phase != CHECKING:
            _assert_refused(game, game.show_score)
        if not entering or not self.past:
            _assert_refused(game, game.undo)
        if not entering or not self.future:
            _assert_refused(game, game.redo)
        _assert_refused(game, game.place, where)
        _assert_refused(game, game.place, 0, where)
        _assert_refused(game, game.clear, where)

    @invariant()
    def the_game_equals_the_model(self):
        game = self.game
        entering = self.phase == ENTERING
        assert game.phase == self.phase
        assert game.row == self.row
        assert game.empty_places == tuple(i for i, c in enumerate(self.row) if c is None)
        assert [turn.guess for turn in game.turns] == self.guesses
        assert game.rows_left == self.agreed.rows - len(self.guesses)
        assert game.can_undo == (entering and bool(self.past))
        assert game.can_redo == (entering and bool(self.future))
        incomplete = INCOMPLETE if None in self.row else None
        assert game.why_no_check == (incomplete if entering else self.phase)

    @invariant()
    def pegs_that_still_appear_are_not_told_and_the_code_only_after_the_end(self):
        told = self.guesses[:-1] if self.phase == CHECKING else self.guesses
        assert [turn.guess for turn in self.game.shown_turns] == told
        assert self.game.shown_secret == (self.secret if self.phase in (WON, LOST) else None)

    @invariant()
    def broken_turns_are_those_that_the_full_row_contradicts(self):
        expected = [
            number
            for number, guess in enumerate(self.guesses)
            if None not in self.row
            and score_pegs(self.row, guess) != score_pegs(self.secret, guess)
        ]
        assert self.game.broken_turns == tuple(expected)


TestGamePlayedAtRandom = GamePlayedAtRandom.TestCase
TestGamePlayedAtRandom.settings = settings(max_examples=80, stateful_step_count=40)


def test_a_colour_goes_to_the_next_empty_place():
    game = MastermindGame(PUZZLE)
    assert [game.place(5), game.place(4, 2), game.place(3), game.place(2)] == [0, 2, 1, 3]
    assert game.row == (5, 3, 4, 2)


def test_check_waits_for_a_full_row_and_says_so():
    game = MastermindGame(PUZZLE)
    _fill(game, (1, 2, 3))
    assert game.why_no_check == INCOMPLETE
    assert game.empty_places == (3,)
    _assert_refused(game, game.check)
    game.place(0)
    assert game.why_no_check is None


def test_input_waits_while_pegs_appear():
    game = MastermindGame(PUZZLE)
    _fill(game, WRONG)
    game.check()
    assert game.phase == CHECKING
    assert game.row == (None,) * 4
    _assert_refused(game, game.place, 1)
    _assert_refused(game, game.check)


def test_four_black_win():
    game = MastermindGame(PUZZLE)
    assert _try(game, (2, 3, 3, 5)) == Pegs(2, 2)
    assert game.phase == ENTERING
    assert _try(game, SECRET) == Pegs(4, 0)
    assert (game.phase, game.shown_secret, len(game.turns)) == (WON, SECRET, 2)


def test_ten_rows_and_no_more():
    game = MastermindGame(PUZZLE)
    for left in range(10, 0, -1):
        assert (game.phase, game.rows_left) == (ENTERING, left)
        _try(game, WRONG)
    assert (game.phase, game.shown_secret) == (LOST, SECRET)


def test_the_win_check_comes_before_the_row_limit():
    game = MastermindGame(PUZZLE)
    for _ in range(9):
        _try(game, WRONG)
    _try(game, SECRET)
    assert (game.phase, game.rows_left) == (WON, 0)


def test_a_guess_may_repeat_colours_though_the_code_does_not():
    game = MastermindGame(Puzzle(1, without_repeats(CLASSIC)))  # 0215
    assert _try(game, (0, 0, 1, 1)) == Pegs(2, 0)


def test_a_row_that_cannot_be_the_code_breaks_earlier_turns():
    game = MastermindGame(PUZZLE)
    _try(game, (0, 0, 1, 1))
    _try(game, (2, 2, 4, 4))
    _fill(game, (0, 2, 4, 5))
    assert game.broken_turns == (0, 1)
    game.clear(0)
    assert not game.broken_turns


def test_undo_stops_at_the_checked_row():
    game = MastermindGame(PUZZLE)
    _try(game, WRONG)
    _assert_refused(game, game.undo)
    game.place(1)
    game.clear(0)
    game.undo()
    assert game.row == (1, None, None, None)


# --- records


def test_a_record_says_guesses_and_changes():
    game = MastermindGame(PUZZLE)
    _try(game, (0, 1, 2, 3))
    game.place(5)
    game.place(4, 3)
    game.clear(0)
    assert game.record() == "0123 05 34 0-"


def test_a_check_is_over_when_replayed():
    game = MastermindGame(PUZZLE)
    _fill(game, WRONG)
    game.check()
    assert replay(PUZZLE, game.record()).phase == ENTERING


records = st.text(max_size=20) | st.lists(
    st.sampled_from(["0123", "2353", "5555", "00", "35", "1-", "40", "012", "01234"])
    | st.text("0123456789-", min_size=1, max_size=5),
    max_size=14,
).map(" ".join)


@given(puzzles, records)
def test_any_record_is_replayed_or_unreadable(puzzle, record):
    with contextlib.suppress(UnreadableError):
        game = replay(puzzle, record)
        assert _values(replay(puzzle, game.record())) == _values(game)


@pytest.mark.parametrize("word", ["0", "012", "01234", "06", "40", "0126", "-0", "x123", "00\0"])
def test_words_that_are_no_move_are_unreadable(word):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, word)


@pytest.mark.parametrize("word", ["\u0661\u0660", "\u00b2\u00b3", "012\u2003", "\ud800" * 4])
def test_digits_of_other_scripts_are_unreadable(word):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, word)


@pytest.mark.parametrize("record", [" 00", "00  10", "00 ", "00\t10", "0123\n", "00\u300010"])
def test_only_single_spaces_stand_between_moves(record):
    with pytest.raises(UnreadableError):
        replay(PUZZLE, record)


def test_a_record_cannot_go_on_after_the_end():
    for more in ("00", "0-", "2353"):
        with pytest.raises(UnreadableError):
            replay(PUZZLE, "2353 " + more)


# --- notes and hints


def test_a_note_is_made_taken_back_and_stays_from_row_to_row():
    game = MastermindGame(Puzzle(7, CLASSIC))
    assert game.cross(3, 0) and game.cross(3, 1)
    assert list(game.crossed) == [(0, 3), (1, 3)] and game.row == (None,) * 4
    assert not game.cross(3, 0), "once more takes it back"
    assert list(game.crossed) == [(1, 3)]
    assert game.undo() == 0 and list(game.crossed) == [(0, 3), (1, 3)]
    assert game.undo() == 1 and game.undo() == 0 and not game.can_undo and not game.crossed
    assert game.redo() == 0 and game.redo() == 1
    _fill(game, (0, 0, 0, 0))
    game.check()
    game.show_score()
    assert list(game.crossed) == [(0, 3), (1, 3)] and not game.can_undo
    game.cross(5, 2)
    game.place(4, 2)
    assert game.record() == "x03 x13 0000 x25 24"
    again = replay(game.puzzle, game.record())
    assert _values(again) == _values(game) and again.crossed == game.crossed
    assert again.record() == game.record()
    again.undo()
    again.undo()
    assert list(again.crossed) == [(0, 3), (1, 3)] and not again.can_undo


def test_a_note_forbids_nothing_and_only_what_exists_can_be_crossed_off():
    game = MastermindGame(Puzzle(7, CLASSIC))
    game.cross(3, 0)
    assert game.place(3, 0) == 0 and game.row[0] == 3
    for color, place in ((6, 0), (0, 4), (-1, 0), (0, -1)):
        with pytest.raises(IllegalMoveError):
            game.cross(color, place)
    for word in ("x0", "x033", "xx3", "x3x", "x93"):
        with pytest.raises(UnreadableError):
            replay(game.puzzle, word)


def test_notes_of_three_places_are_not_taken_for_rows():
    puzzle = Puzzle(7, Rules(3, 6, 10, True))
    game = replay(puzzle, "x01 234 x12")
    assert game.crossed == ((0, 1), (1, 2)) and len(game.turns) == 1


def test_hints_are_counted_once_a_row_and_kept():
    game = MastermindGame(Puzzle(7, CLASSIC))
    for level in (1, 3, 1):
        game.take_hint(level)
    _try(game, (0, 0, 0, 0))
    game.take_hint(1)
    assert game.hints == ((0, 1), (0, 3), (1, 1))
    assert game.record() == "0000 ?0.1 ?0.3 ?1.1"
    again = replay(game.puzzle, game.record())
    assert again.hints == game.hints and again.turns == game.turns
    for word in ("?0.4", "?2.1", "?0", "?01.1", "?-1.1"):
        with pytest.raises(UnreadableError):
            replay(game.puzzle, "0000 " + word)


def test_records_of_older_pages_read_as_before():
    game = replay(Puzzle(7, CLASSIC), "0011 2345 03 15 0-")
    assert len(game.turns) == 2 and game.row == (None, 5, None, None)
    assert (game.hints, game.crossed) == ((), ())
