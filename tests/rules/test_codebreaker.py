"""The code-breaker: the player's answers, the game."""

import contextlib
import itertools

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cyclomind.errors import IllegalMoveError, UnreadableError
from cyclomind.games.codebreaker.answers import (
    COLORS,
    DEFAULT_SIZE,
    REASONS,
    SIZES,
    AnswerError,
    SizeError,
    Slip,
    Turn,
    check_answer,
    read_size,
    slips,
)
from cyclomind.games.codebreaker.game import (
    ANSWERING,
    CONTRADICTION,
    DONE,
    READY,
    THINKING,
    CodebreakerGame,
    Thought,
    replay,
)
from cyclomind.games.codebreaker.squares import BLACK, EMPTY, WHITE
from cyclomind.games.codebreaker.strategies import BOTH, RANDOM, SHARP, STRATEGIES
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs, score_pegs
from tests.rules.code_turns import answers, codes, honest_turns, is_possible, searched, sizes, turns

# --- links


def test_four_or_five_places_and_five_when_nothing_is_said():
    assert [read_size(None), read_size("4"), read_size("5")] == [DEFAULT_SIZE, 4, 5]
    assert DEFAULT_SIZE == 5


@pytest.mark.parametrize("text", ["", "3", "6", "04", " 4", "4.0", "four", "\u0664"])
def test_other_sizes_are_refused(text):
    with pytest.raises(SizeError) as caught:
        read_size(text)
    assert caught.value.reason == "size-out-of-range"


# --- answers


@pytest.mark.parametrize("size", SIZES)
def test_exactly_the_answers_that_some_guess_can_earn_are_taken(size):
    """Every pair of codes that matters, up to renaming: three colours, or all different."""
    words = [*itertools.product(range(3), repeat=size), tuple(range(3, 3 + size))]
    earned = {score_pegs(a, b) for a in words for b in words}
    for pegs in itertools.starmap(Pegs, itertools.product(range(-1, size + 2), repeat=2)):
        if pegs in earned:
            check_answer(pegs, size)
            continue
        with pytest.raises(AnswerError) as caught:
            check_answer(pegs, size)
        assert caught.value.reason == ("all-but-one" if pegs == (size - 1, 1) else "too-many")
        assert caught.value.reason in REASONS


def test_slips_name_the_answers_that_do_not_match_the_secret():
    given_turns = (
        Turn((0, 1, 2, 3), Pegs(1, 1)),
        Turn((4, 4, 4, 4), Pegs(1, 0)),
        Turn((0, 5, 5, 1), Pegs(0, 2)),
    )
    assert slips(given_turns, (0, 2, 9, 9)) == (Slip(1, Pegs(0, 0)), Slip(2, Pegs(1, 0)))


@given(honest_turns(5))
def test_an_honest_player_makes_no_slips(game):
    secret, given_turns = game
    assert slips(given_turns, secret) == ()


# --- the game


def _values(game: CodebreakerGame) -> tuple:
    """Everything that can be read of a game."""
    return (
        game.size,
        game.phase,
        game.turns,
        game.guess,
        game.guess_count,
        game.squares,
        game.marked,
        game.left,
        game.lefts,
        game.used,
        game.strategy,
        game.why_no_answer,
        game.rack,
        game.rack_slips,
        game.record(),
    )


def _assert_refused(game: CodebreakerGame, move, *arguments) -> None:
    before = _values(game)
    with pytest.raises(IllegalMoveError):
        move(*arguments)
    assert _values(game) == before


def _guessing(guess: tuple, left: int = 100) -> CodebreakerGame:
    game = CodebreakerGame(len(guess))
    game.play()
    game.conclude(Thought(left, guess))
    return game


class GamePlayedAtRandom(RuleBasedStateMachine):
    """Any moves in any order, of a player who errs, beside the plainest model."""

    @initialize(size=sizes)
    def begin(self, size):
        self.game = CodebreakerGame(size)
        self.size = size
        self.turns: list = []
        self.phase = READY
        self.guess = None
        self.pegs = [EMPTY] * size
        self.laid: list = [None] * size
        self.lefts: list = []
        self.used: set = set()

    def _fits(self, code):
        return all(score_pegs(code, guess) == pegs for guess, pegs in self.turns)

    def _go_on(self):
        self.guess, self.pegs = None, [EMPTY] * self.size
        solved = any(pegs == (self.size, 0) and self._fits(guess) for guess, pegs in self.turns)
        self.phase = DONE if solved else THINKING
        if solved:
            self.lefts[-1] = 1

    @precondition(lambda self: self.phase == READY)
    @rule()
    def play(self):
        self.game.play()
        self.phase = THINKING

    @precondition(lambda self: self.phase == THINKING)
    @rule(seed=st.integers(0, 99), strategy=st.sampled_from(STRATEGIES))
    def conclude(self, seed, strategy=RANDOM):
        thought = searched(self.size, tuple(self.game.turns)).thought(Rng(seed))
        self.game.conclude(thought, strategy)
        if self.lefts:
            self.lefts[-1] = thought.left
        if thought.left:
            self.used.add(strategy)
        assert self.game.left == thought.left
        self.guess = thought.guess
        self.phase = ANSWERING if thought.left else CONTRADICTION
        assert self.guess is None or self._fits(self.guess)

    @precondition(lambda self: self.phase == ANSWERING)
    @rule(square=st.integers(0, 4))
    def click(self, square):
        square %= self.size
        following = {EMPTY: BLACK, BLACK: WHITE, WHITE: EMPTY}[self.pegs[square]]
        assert self.game.cycle(square) == following
        self.pegs[square] = following

    @precondition(lambda self: self.phase == ANSWERING)
    @rule(data=st.data())
    def mark(self, data):
        pegs = data.draw(answers(self.size))
        self.game.mark(pegs)
        self.pegs = list(self.game.squares)
        assert self.game.marked == pegs

    @precondition(lambda self: self.phase == ANSWERING)
    @rule()
    def answer(self):
        pegs = Pegs(self.pegs.count(BLACK), self.pegs.count(WHITE))
        if not is_possible(pegs, self.size):
            assert self.game.why_no_answer == "all-but-one"
            _assert_refused(self.game, self.game.answer)
            return
        assert self.game.answer() == (self.guess, pegs)
        self.turns.append((self.guess, pegs))
        self.lefts.append(None)
        self._go_on()

    @precondition(lambda self: self.phase not in (DONE, CONTRADICTION))
    @rule(seed=st.integers(0, 99), data=st.data(), honest=st.booleans())
    def a_whole_round(self, seed, data, honest):
        if self.phase == READY:
            self.play()
        if self.phase == THINKING:
            self.conclude(seed)
        if self.phase == ANSWERING:
            pegs = score_pegs((0, 1, 1, 2, 3)[: self.size], self.guess)
            self.game.mark(pegs if honest else data.draw(answers(self.size)))
            self.pegs = list(self.game.squares)
            self.answer()

    @precondition(lambda self: self.phase == ANSWERING)
    @rule()
    def thats_it(self):
        self.game.mark_all_black()
        self.pegs = [BLACK] * self.size
        self.answer()

    @precondition(lambda self: self.turns and self.phase != DONE)
    @rule(number=st.integers(0, 99), data=st.data())
    def correct(self, number, data):
        number %= len(self.turns)
        guess, pegs = self.turns[number]
        better = data.draw(answers(self.size))
        assert self.game.correct(number, better) is (better != pegs)
        if better != pegs:
            self.turns[number] = guess, better
            self.lefts[number:] = [None] * (len(self.turns) - number)
            self._go_on()

    @precondition(lambda self: self.turns)
    @rule(number=st.integers(0, 99), left=st.integers(0, 10_000))
    def note_left(self, number, left):
        number %= len(self.turns)
        self.game.note_left(number, left)
        self.lefts[number] = left

    @rule(place=st.integers(0, 4), color=st.integers(0, 9) | st.none())
    def lay(self, place, color):
        place %= self.size
        if color is None:
            assert self.game.lift(place) is (self.laid[place] is not None)
        else:
            assert self.game.lay(place, color) is (self.laid[place] != color)
        self.laid[place] = color

    @rule()
    def close_and_open_again(self):
        game = replay(self.size, self.game.record())
        assert game.record() == self.game.record()
        if self.phase == CONTRADICTION:
            self.phase = THINKING
        else:
            assert _values(game) == _values(self.game)
        self.game = game

    @rule()
    def moves_that_are_not_allowed_change_nothing(self):
        game = self.game
        if self.phase != READY:
            _assert_refused(game, game.play)
        if self.phase != THINKING:
            _assert_refused(game, game.conclude, Thought(1, (0,) * self.size))
            _assert_refused(game, game.conclude, Thought(0, None))
        if self.phase != ANSWERING:
            _assert_refused(game, game.cycle, 0)
            _assert_refused(game, game.mark, Pegs(0, 0))
            _assert_refused(game, game.mark_all_black)
            _assert_refused(game, game.answer)
        if self.phase in (READY, DONE):
            _assert_refused(game, game.correct, 0, Pegs(0, 0))
        for number in (-1, len(self.turns)):
            _assert_refused(game, game.correct, number, Pegs(0, 0))
            _assert_refused(game, game.note_left, number, 1)
        for square in (-1, self.size):
            _assert_refused(game, game.cycle, square)
            _assert_refused(game, game.lift, square)
            _assert_refused(game, game.lay, square, 0)
        _assert_refused(game, game.lay, 0, COLORS)
        for pegs in (Pegs(self.size - 1, 1), Pegs(self.size, 1), Pegs(-1, 0)):
            _assert_refused(game, game.mark, pegs)
            _assert_refused(game, game.correct, 0, pegs)

    @invariant()
    def the_game_equals_the_model(self):
        game = self.game
        assert game.phase == self.phase
        assert game.turns == tuple(self.turns)
        assert game.guess == self.guess
        assert game.guess_count == len(self.turns) + (self.phase == ANSWERING)
        assert game.squares == tuple(self.pegs)
        assert game.rack == tuple(self.laid)
        assert game.rack_slips == (() if None in self.laid else slips(game.turns, game.rack))
        assert (game.left is None) == (self.phase == THINKING)
        assert game.lefts == tuple(self.lefts)
        assert set(game.used) == self.used


TestGamePlayedAtRandom = GamePlayedAtRandom.TestCase
TestGamePlayedAtRandom.settings = settings(max_examples=60, stateful_step_count=30)


@given(codes(4), st.integers(0, 999))
@settings(max_examples=20)
def test_an_honest_player_is_beaten_in_the_end(secret, seed):
    """The code stays among those that fit; every answer leaves fewer; the last is all black."""
    game, rng = CodebreakerGame(4), Rng(seed)
    game.play()
    left = COLORS**4 + 1
    while game.phase != DONE:
        game.conclude(searched(4, game.turns).thought(rng))
        assert game.left is not None and game.left < left
        left = game.left
        game.mark(score_pegs(secret, game.guess))
        game.answer()
    assert game.turns[-1] == (secret, (4, 0))
    assert game.left == 1


def test_it_waits_for_play():
    game = CodebreakerGame()
    assert (game.size, game.phase, game.left, game.record()) == (5, READY, 100_000, "")
    game.play()
    assert (game.phase, game.left, game.guess) == (THINKING, None, None)


def test_a_square_goes_from_empty_to_black_to_white_to_empty():
    game = _guessing((0, 1, 2, 3, 4))
    assert [game.cycle(2), game.cycle(2), game.cycle(2)] == [BLACK, WHITE, EMPTY]


def test_squares_do_not_stand_for_places():
    game, other = _guessing((0, 1, 2, 3)), _guessing((0, 1, 2, 3))
    game.cycle(0)
    other.cycle(3)
    assert game.answer() == other.answer() == ((0, 1, 2, 3), (1, 0))


def test_thats_it_marks_all_black_and_the_answer_ends_the_game():
    game = _guessing((0, 1, 2, 3, 4))
    game.cycle(3)
    game.mark_all_black()
    assert game.squares == (BLACK,) * 5
    assert game.phase == ANSWERING
    game.answer()
    assert (game.phase, game.left, game.guess_count) == (DONE, 1, 1)


def test_all_but_one_black_and_one_white_is_refused_with_the_reason():
    game = _guessing((0, 1, 2, 3, 4))
    for square in range(5):
        game.cycle(square)
    game.cycle(4)
    assert game.why_no_answer == "all-but-one"
    _assert_refused(game, game.answer)
    with pytest.raises(AnswerError) as caught:
        game.answer()
    assert caught.value.reason == "all-but-one"
    game.cycle(4)
    assert game.why_no_answer is None


def test_a_guess_that_is_no_code_or_answered_already_is_not_taken():
    game = _guessing((0, 0, 0, 0))
    game.answer()
    for guess in ((0, 0, 0, 0), (1, 1, 1), (1, 1, 1, 1, 1), (1, 1, 1, 10)):
        _assert_refused(game, game.conclude, Thought(5, guess))


def test_a_guess_need_not_fit_and_being_right_after_all_is_then_a_contradiction():
    game = _guessing((0, 0, 0, 0))
    game.answer()
    game.conclude(Thought(9**4, (0, 1, 2, 3)))
    assert replay(4, game.record()).guess == (0, 1, 2, 3)
    game.mark_all_black()
    game.answer()
    assert game.phase == THINKING
    game.conclude(searched(4, game.turns).thought(Rng(1)))
    assert game.phase == CONTRADICTION


def test_when_no_code_is_left_an_answer_can_be_corrected():
    game = _guessing((0, 0, 0, 0))
    game.mark(Pegs(2, 0))
    game.answer()
    game.conclude(Thought(486, (0, 0, 1, 1)))
    game.answer()  # nothing at all: cannot be
    game.conclude(searched(4, game.turns).thought(Rng(1)))
    assert (game.phase, game.left, game.guess) == (CONTRADICTION, 0, None)
    assert game.correct(1, Pegs(0, 0)) is False
    assert game.phase == CONTRADICTION
    assert game.correct(0, Pegs(0, 0)) is True
    assert game.phase == THINKING
    game.conclude(searched(4, game.turns).thought(Rng(1)))
    assert (game.phase, game.left) == (ANSWERING, 8**4)


def test_a_correction_keeps_the_other_turns_and_withdraws_the_guess():
    game = _guessing((0, 0, 0, 0))
    game.answer()
    game.conclude(Thought(9**4, (1, 1, 2, 2)))
    game.mark(Pegs(1, 0))
    game.answer()
    game.conclude(searched(4, game.turns).thought(Rng(1)))
    game.cycle(0)
    game.correct(0, Pegs(1, 0))
    assert game.turns == (((0, 0, 0, 0), (1, 0)), ((1, 1, 2, 2), (1, 0)))
    assert (game.phase, game.guess, game.squares) == (THINKING, None, (EMPTY,) * 4)


def test_a_guess_that_was_right_after_all_ends_the_game_when_the_others_agree():
    game = _guessing((0, 0, 0, 0))
    game.mark(Pegs(1, 0))
    game.answer()
    game.conclude(Thought(2916, (0, 1, 2, 3)))
    game.mark(Pegs(1, 0))
    game.answer()
    game.correct(1, Pegs(4, 0))
    assert (game.phase, game.left) == (DONE, 1)
    assert replay(4, game.record()).phase == DONE


def test_a_guess_that_was_right_after_all_is_a_contradiction_when_others_disagree():
    game = _guessing((0, 0, 0, 0))
    game.mark(Pegs(1, 0))
    game.answer()
    game.conclude(Thought(2916, (0, 1, 2, 3)))
    game.mark(Pegs(2, 0))
    game.answer()
    game.correct(0, Pegs(4, 0))
    assert game.phase == THINKING
    assert replay(4, game.record()).turns == game.turns
    game.conclude(searched(4, game.turns).thought(Rng(1)))
    assert game.phase == CONTRADICTION


def test_the_rack_names_slips_once_it_is_full():
    game = _guessing((0, 1, 2, 3))
    game.mark(Pegs(2, 0))
    game.answer()
    for place, color in enumerate((0, 1, 3, 9)):
        assert game.rack_slips == ()
        game.lay(place, color)
    assert game.rack_slips == (Slip(0, Pegs(2, 1)),)
    game.lay(2, 8)
    assert not game.rack_slips


# --- records


def test_a_record_says_rack_turns_and_the_guess_that_waits():
    game = _guessing((0, 0, 0, 0))
    game.lay(1, 7)
    game.answer()
    game.conclude(Thought(6561, (1, 2, 3, 4)))
    game.cycle(0)
    game.cycle(2)
    game.cycle(2)
    assert game.record() == "=-7-- !r 0000:00:6561 1234?6561?b-w-"


@pytest.mark.parametrize(
    ("record", "phase"),
    [
        ("", READY),
        ("=1234", READY),
        ("!", THINKING),
        ("=---4 !", THINKING),
        ("! 1234?10000?----", ANSWERING),
        ("!s 1234:40:1", DONE),
        ("! 1234:01 1234:00", THINKING),
        ("!rs 1234:01:3000 4567:00", THINKING),
    ],
)
def test_what_a_record_restores(record, phase):
    assert replay(4, record).phase == phase
    assert replay(4, record).record() == record


#: As pages kept games before the record told the strategies and the codes left itself.
OLDER = [
    ("r  / ! 01234?100000?-----", "!r 01234?100000?-----"),
    ("r 1215 / =01-34 ! 01234:20 05264?1215?bw---", "=01-34 !r 01234:20:1215 05264?1215?bw---"),
    ("sr ,17 / ! 01234:20 05264:11 12340?17?-----", "!rs 01234:20 05264:11:17 12340?17?-----"),
    ("s 1 / ! 01234:50", "!s 01234:50:1"),
    ("s  / ! 01234:50", "!s 01234:50:1"),
    (" 7,8,9 / =0123- !", "=0123- !"),
    ("x x,0x1,99999999 / ! 01234:20 05264:11", "! 01234:20 05264:11"),
    ("! 01234:20 05264?1215?bw---", "! 01234:20:1215 05264?1215?bw---"),
]


@pytest.mark.parametrize(("kept", "record"), OLDER)
def test_a_game_that_an_older_page_kept_is_read_and_kept_anew(kept, record):
    assert replay(5, kept).record() == record


def test_a_game_says_which_strategies_made_its_guesses():
    game = _guessing((0, 0, 0, 0))
    assert (CodebreakerGame().strategy, game.strategy) == (RANDOM, RANDOM)
    game.answer()
    game.conclude(Thought(9**4, (1, 1, 2, 2)), SHARP)
    assert (game.used, game.strategy) == ((RANDOM, SHARP), BOTH)
    assert replay(4, game.record()).strategy == BOTH


def test_a_correction_forgets_how_many_codes_were_left_from_there_on():
    game = replay(5, "!r 01234:20:1215 05264:11:17 12340?17?-----")
    game.correct(1, Pegs(0, 1))
    assert [*game.lefts] == [1215, None]
    game.correct(0, Pegs(0, 1))
    assert [*game.lefts] == [None, None]
    game.note_left(0, 99)
    assert game.record() == "!r 01234:01:99 05264:01"


words = st.sampled_from(
    [
        "!",
        "!s",
        "r",
        "/",
        "=1234",
        "=12--",
        "1234:10:99",
        "1234:00",
        "0000:11",
        "5678:40",
        "5555:31",
        "5678?17?bw--",
        "12:00",
    ]
) | st.text("0123456789:?=!bw-rs/", max_size=8)


@given(sizes, st.text(max_size=12) | st.lists(words, max_size=5).map(" ".join))
def test_any_record_is_replayed_or_unreadable(size, record):
    with contextlib.suppress(UnreadableError):
        game = replay(size, record)
        assert _values(replay(size, game.record())) == _values(game)


@given(turns(4, 3), st.text("!=:? 0123456789bw-rs/", max_size=3), st.integers(0, 40))
def test_damaged_records_are_replayed_or_unreadable(given_turns, damage, where):
    record = " ".join(
        ["=0123", "!"]
        + [f"{''.join(map(str, turn.guess))}:{turn.pegs[0]}{turn.pegs[1]}" for turn in given_turns]
    )
    assume(where <= len(record))
    with contextlib.suppress(UnreadableError):
        game = replay(4, record[:where] + damage + record[where + 1 :])
        assert _values(replay(4, game.record())) == _values(game)


@pytest.mark.parametrize(
    "record",
    [
        "1234:00",  # play has not begun
        "! !",
        "! =1234",
        "=123 !",
        "=1x34 !",
        "! 123:00",
        "! 12345:00",
        "! 1234:0",
        "! 1234:000",
        "! 1234:31",
        "! 1234:23",
        "! 1234:00:00",
        "! 1234:00:",
        "! 1234:00:1:1",
        "! 1234:00:10001",
        "! 1234:00:9999999",
        "!sr 1234:00",
        "!x",
        "r 1 / 1234:00",
        "! 1234",
        "! 1234?5",
        "! 1234?0?----",
        "! 1234?10001?----",
        "! 1234?-1?----",
        "! 1234??----",
        "! 1234?5?---",
        "! 1234?5?---x",
        "! 1234?5?---- 1234:00",
        "! 1234:00 1234?5?----",  # answered already
        "! 1234:40 1234?1?----",  # over
        "!  1234:00",
        " !",
        "! ",
        "!\t1234:00",
        "! \u0661234:00",
        "! 1234:\u00b20",
        "=\ud800234",
    ],
)
def test_unreadable_records(record):
    with pytest.raises(UnreadableError):
        replay(4, record)
