"""The core of the rules, checked on whatever interpreter runs this; results as one line of JSON.

In the portable dialect, without pytest. The working folder holds the package ``cyclomind``, what
is needed of ``app``, and ``inputs.json``: the modules to import and tables of the public vectors.
What can be checked on one interpreter is asserted; what all must agree on is returned, to be
compared letter by letter. To add a check, write a function of the inputs and name it in
`CHECKS`.

Only lists, ints, bools, None and ASCII text may be returned: of those alone does every
interpreter write the same JSON.
"""

import json
import sys

from app.input.guard import DoubleClicks, is_held
from cyclomind import path as path_of
from cyclomind import results as log_of
from cyclomind.candidates import SlipSearch
from cyclomind.contradictions import contradicted
from cyclomind.daily import day_of, text_of
from cyclomind.errors import CyclomindError, IllegalMoveError, ShareError, UnreadableError
from cyclomind.first_guesses import answers_to, first_guesses, kind_name, outlook
from cyclomind.games import mastermind
from cyclomind.games.codebreaker.answers import Turn
from cyclomind.games.necklace import ARRANGING, SOLVED, SPINNING, NecklaceGame, replay
from cyclomind.games.palette import PaletteGame, score_palette
from cyclomind.games.quiet import QuietGame, replay_quietly
from cyclomind.lesson import Lesson
from cyclomind.necklace import (
    canonical,
    count_necklaces,
    is_degenerate,
    necklaces,
    period,
    random_necklace,
    rotate_clockwise,
)
from cyclomind.necklaces_left import left_after
from cyclomind.phases import StateMachine
from cyclomind.puzzle import new_puzzle, puzzle_of, read_puzzle, start_of
from cyclomind.replays import Replay, decode, encode
from cyclomind.results_text import added
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs, score_guess, score_pegs
from cyclomind.share import decode_secret, encode_secret

SIZES = [(n, colors) for n in range(4, 9) for colors in range(2, 7)]


def _beads(digits):
    return tuple([int(digit) for digit in digits])


def _digits(beads):
    return "".join([str(bead) for bead in beads])


def _refusal(action, *arguments):
    """Return the kind of error that an action raises; other errors pass through."""
    try:
        action(*arguments)
    except ShareError as error:
        return error.reason
    except UnreadableError:
        return "unreadable"
    except IllegalMoveError:
        return "illegal"
    except KeyError:
        return "unknown name"
    return None


def modules(inputs):
    """Every module of the rules imports."""
    for name in inputs["modules"]:
        __import__(name)
    return len(inputs["modules"])


def numbers(inputs):
    """Seeds of every kind give the same numbers."""
    drawn: list = []
    for seed in (0, 1, -1, 4711, 2**40, "", "0", "daily 2026-11-30", "Gl\u00fcck", "\U0001f3b2"):
        rng = Rng(seed)
        # Halves: an interpreter may write big numbers its own way.
        words = [rng.below(2**32) for _ in range(6)]
        drawn.append([[word >> 16, word & 0xFFFF] for word in words])
        drawn.append([rng.below(limit) for limit in (1, 2, 3, 6, 7, 10, 1000, 65536)])
        drawn.append(rng.shuffled(range(10)))
    assert drawn[0] == drawn[18], "a number and its text are one seed"
    return drawn


def rings(inputs):
    """Rotation, period, canonical form and enumeration."""
    results = []
    for n, colors in SIZES:
        if colors**n > 20000:
            continue
        count = degenerate = checksum = 0
        before: tuple = ()
        for word in necklaces(n, colors):
            assert before < word
            assert canonical(rotate_clockwise(word, n // 2)) == word
            assert rotate_clockwise(word, period(word)) == word
            degenerate += is_degenerate(word)
            for bead in word:
                checksum = (checksum * 31 + bead) % 65521
            count += 1
            before = word
        assert count == count_necklaces(n, colors)
        assert degenerate == colors * colors
        results.append([n, colors, count, checksum])
    for row in inputs["necklaces"]:
        assert count_necklaces(row["n"], row["c"]) == row["classes"]
    return results


def secrets(inputs):
    """Sampled secrets, their codes and their starts."""
    results = []
    for n, colors in SIZES:
        for seed in range(6):
            beads = random_necklace(n, colors, Rng(seed))
            assert not is_degenerate(beads)
            puzzle = new_puzzle(n, colors, Rng(f"{n}.{colors}.{seed}"))
            start = start_of(puzzle)
            assert canonical(start) != canonical(puzzle.secret)
            assert sorted(start) == sorted(puzzle.secret)
            assert read_puzzle(str(n), str(colors), puzzle.code + "==") == puzzle
            results.append([_digits(beads), _digits(puzzle.secret), puzzle.code, _digits(start)])
    return results


def scores(inputs):
    """Every score of the vectors, and all turns of a few rings."""
    results = []
    for row in inputs["score"]:
        secret, guess = _beads(row["secret"]), _beads(row["guess"])
        feedback = score_guess(secret, guess)
        assert feedback == (row["exact"], row["rotation"]), row
        assert rotate_clockwise(guess, feedback.rotation) == _beads(row["rotated"])
        results.append(list(feedback))
    for row in inputs["peg_score"]:
        assert score_pegs(row["secret"], row["guess"]) == (row["black"], row["white"])
        assert score_pegs(tuple(row["secret"]), tuple(row["guess"])).exact == row["black"]
    for guess in ("DEFABC", "ABCDFE", "FEDCBA"):
        for steps in range(6):
            turned = rotate_clockwise(tuple(guess), steps)
            results.append(list(score_guess(tuple("ABCDEF"), turned)))
    return results


def share_codes(inputs):
    """Every code of the vectors, and the reason for every refusal."""
    for row in inputs["share"]:
        secret = _beads(row["secret"])
        assert encode_secret(secret, row["c"]) == row["s"]
        assert decode_secret(row["s"], row["n"], row["c"]) == secret
    reasons = []
    for row in inputs["share_malformed"]:
        reason = _refusal(read_puzzle, row["n"], row["c"], row["s"])
        assert reason == row["reason"], row
        reasons.append(reason)
    for row in inputs["share_unspecified"]:
        refused = _refusal(decode_secret, row["s"], row["n"], row["c"])
        assert (refused == "degenerate") == (row["what"] == "degenerate secret")
        reasons.append(refused)
    for code in ("", "=", "A", "AA", "!!!!", "zQtBh_E\n", "zQtBh\u00a0E", "\U0001f600", "\x00"):
        for n, colors in (("5", "4"), (None, None), ("", "4"), ("5", " 4"), ("\uff15", "4")):
            reasons.append(_refusal(read_puzzle, n, colors, code))
    for secret in ((0, 1, 2), (0, 1, 2, 9), (0, 0, 0, 1), (0, 1, 2, 10), (0, 1, -1, 2)):
        reasons.append(_refusal(encode_secret, secret, 4))
    return reasons


def other_rooms(inputs):
    """Mastermind's codes, and the score of the free palette."""
    results = []
    for rules in mastermind.PRESETS:
        for seed in (0, 1, 4711, mastermind.MAX_SEED):
            code = mastermind.secret_of(mastermind.Puzzle(seed, rules))
            # The seed as text: it has more bits than some interpreters' JSON can hold.
            link = [
                [name, text] for name, text in mastermind.link_of(mastermind.Puzzle(seed, rules))
            ]
            results.append([_digits(code), link])
    for row in inputs["score"]:
        feedback = score_palette(_beads(row["secret"]), _beads(row["guess"]))
        assert feedback.exact == row["exact"]
        results.append(list(feedback))
    return results


def codes(inputs):
    """What first guesses leave, likely slips, and a row of Mastermind with notes and hints."""
    results = []
    for places, colors in ((4, 6), (5, 10)):
        for kind in first_guesses(places, colors):
            answers = answers_to(kind, colors)
            results.append([kind_name(kind), list(outlook(answers)), [n for _, n in answers]])
    slips = SlipSearch(3, (Turn((0, 0, 1), Pegs(1, 1)), Turn((2, 3, 1), Pegs(2, 0))))
    while not slips.step(50):
        pass
    results.append([[number, list(pegs), left] for number, pegs, left in slips.suspects])
    game = mastermind.MastermindGame(mastermind.Puzzle(4711, mastermind.CLASSIC))
    game.cross(3, 0)
    for color in (0, 0, 1, 2):
        game.place(color)
    game.take_hint(3)
    game.check()
    game.show_score()
    game.cross(5, 2)
    record = game.record()
    again = mastermind.replay(game.puzzle, record)
    assert again.record() == record and again.crossed == game.crossed
    results.append([record, [list(note) for note in again.crossed]])
    return results


def _play(puzzle, rng, moves):
    """Make random moves, allowed or not; return the game and what the refused ones said."""
    game = NecklaceGame(puzzle)
    refused = 0
    for _ in range(moves):
        kind = rng.below(9)
        try:
            if kind < 4:
                game.swap(rng.below(puzzle.n + 1), rng.below(puzzle.n))
            elif kind == 4:
                game.undo()
            elif kind == 5:
                game.redo()
            elif kind == 6:
                game.submit()
            elif kind == 7:
                game.pin(rng.below(puzzle.n + 1))
            else:
                game.show_score()
        except IllegalMoveError:
            refused += 1
    if game.phase == SPINNING:
        game.show_score()
    return game, refused


def games(inputs):
    """Games played at random, and played again from their records."""
    results = []
    for n, colors in SIZES:
        puzzle = new_puzzle(n, colors, Rng(f"game {n} {colors}"))
        game, refused = _play(puzzle, Rng(f"moves {n} {colors}"), 40)
        again = replay(puzzle, game.record())
        assert again.record() == game.record()
        assert again.turns == game.turns
        assert again.arrangement == game.arrangement
        assert again.pinned == game.pinned
        assert again.phase == game.phase
        turns = [[_digits(turn.shown)] + list(turn.feedback) for turn in game.turns]
        # The board, and the secret: which guesses rule them out, by all that is seen, by counts.
        ruled_out = [
            list(contradicted(game.turns, beads, are_turns_seen=seen))
            for beads in (game.arrangement, puzzle.secret)
            for seen in (True, False)
        ]
        assert ruled_out[2:] == [[], []]
        results.append(
            [game.record(), game.phase, refused, _digits(game.arrangement), turns]
            + [game.is_scored_already, ruled_out, list(game.pinned)]
        )
    return results


def watching(inputs):
    """How a score appears while time passes, in the ring games and in Mastermind."""
    log: list = []

    def watch(game, guess, parts):
        stop = game.on_phase(lambda source, target: log.append([source, target]))
        guess(0.125)
        log.append([game.outcome, len(game.shown_turns), len(game.turns)])
        for seconds in parts:
            game.update(seconds)
            log.append([game.phase, len(game.shown_turns), getattr(game, "appeared", 0)])
        stop()

    ring = puzzle_of((0, 1, 2, 0, 3), 4)
    for secret in (False, True):
        for game in (NecklaceGame(ring), PaletteGame(ring)):
            beads = rotate_clockwise(ring.secret, 3) if secret else (2, 0, 1, 3, 0)
            for i in range(5):
                if isinstance(game, PaletteGame):
                    game.fill(i, beads[i])
                elif game.arrangement[i] != beads[i]:
                    game.swap(i, game.arrangement.index(beads[i], i + 1))
            watch(game, game.submit, (0, 0.125, 0.0625, 8))
            log.append([_refusal(game.show_score), game.is_over, game.is_open])
    puzzle = mastermind.Puzzle(4711, mastermind.CLASSIC)
    for code in ((0, 0, 1, 1), mastermind.secret_of(puzzle)):
        rows = mastermind.MastermindGame(puzzle)
        for color in code:
            rows.place(color)
        watch(rows, rows.check, (0, 0.125, 0.0625, 8))
    again = NecklaceGame(ring)
    again.submit()
    again.update(0)
    assert again.phase == ARRANGING  # what takes no time is over at once
    again.submit(8)
    again.show_score()
    assert again.phase == ARRANGING
    return log


def endings(inputs):
    """A solved game is locked; records that are none are refused."""
    puzzle = puzzle_of((0, 1, 2, 0, 3), 4)
    game = NecklaceGame(puzzle)
    for i in range(5):
        if game.arrangement[i] != puzzle.secret[i]:
            beads = game.arrangement
            game.swap(i, beads.index(puzzle.secret[i], i))
    assert game.phase == ARRANGING
    game.submit()
    assert len(game.shown_turns) == len(game.turns) - 1
    game.show_score()
    assert game.phase == SOLVED
    assert game.arrangement == puzzle.secret
    refused = [_refusal(move) for move in (game.submit, game.undo, game.redo, game.show_score)]
    refused.append(_refusal(game.swap, 0, 1))
    assert refused == ["illegal"] * 5
    records = ["01", "!", "0", "012", "05", "50", "?", "! ", " !", "01\t12", "01\u200312", "-1"]
    records += ["\u0661\u0660", "\U0001f600!", "\x00\x00", "!!", game.record() + " !", ""]
    return [game.record()] + [_refusal(replay, puzzle, record) for record in records]


def watched(inputs):
    """Games as the texts of links, read again, and looked at move by move; the lesson on them."""
    found: list = []
    for number in range(6):
        rng = Rng(f"watched {number}")
        game = NecklaceGame(new_puzzle(4 + number % 5, 3 + number % 4, rng))
        n = game.puzzle.n
        lesson = Lesson(game)
        phases = [lesson.phase]
        for _ in range(3):
            if game.is_open:
                game.swap(*lesson.helpful_swap())
                lesson.follow(game)
                phases.append(lesson.phase)
                game.swap(rng.below(n), rng.below(n))
                game.submit()
                game.show_score()
                lesson.follow(game)
                phases.append(lesson.phase)
        if game.is_open:
            game.give_up()
        text = encode(game.record())
        again = Replay(game.puzzle, decode(text))
        seen = []
        for place in range(again.length + 1):
            again.go(place)
            seen.append(_digits(again.game.arrangement))
        found.append([text, seen, phases, list(again.swapped), again.is_scored])
    refused = [_refusal(decode, text) for text in ("", "c", "A g", "\u0661", "A" * 301)]
    refused += [_refusal(encode, record) for record in ("9", "08", "012", "\u0661\u0660", "! x")]
    return [found, refused]


def left(inputs):
    """How many necklaces random guesses leave, in games of several sizes."""
    found = []
    for n, colors in ((4, 2), (5, 4), (6, 6), (7, 3)):
        rng = Rng(f"left {n} {colors}")
        game = NecklaceGame(new_puzzle(n, colors, rng))
        for _ in range(4):
            if game.is_open:
                game.swap(rng.below(n), rng.below(n))
                game.submit()
                game.show_score()
        work = left_after(game.turns)
        try:
            while True:
                next(work)
        except StopIteration as over:
            found.append(list(over.value))
    return found


def results(inputs):
    """Logs of random results: written, read, merged, and their statistics."""
    written: list = []
    logs = []
    for number in range(6):
        rng = Rng(f"results {number}")
        log = log_of.EMPTY
        for _ in range(30):
            day = day_of(1 + rng.below(20))
            room = ("daily", "mastermind")[rng.below(2)]
            link = f"seed={rng.below(12)}"
            if room == "daily":
                link = "date=" + text_of(day)
            won, guesses, par = rng.below(4) > 0, rng.below(12), rng.below(700)
            log = log_of.add(
                log, log_of.Result(room, "4/6", link, won, guesses, rng.below(3), par, day)
            )
            if rng.below(25) == 0:
                log = log_of.reset(log)
        logs.append(log)
    for i in range(6):
        log = log_of.merge(logs[i], logs[i - 1])
        text = log_of.write(log)
        assert log_of.read("\ufeff" + text + "\r\n\u2003\n\x85") == (log, ("\u2003", "\x85"))
        assert log_of.merge(log, logs[i]) == log
        assert log_of.undo_reset(log_of.reset(log)) == log
        for room in ("daily", "mastermind", "walkthrough"):
            chosen = log_of.selected(log_of.counting(log), room)
            found = log_of.statistics(chosen, day_of(20))
            latest = log_of.line_of(found.latest) if found.latest else ""
            spread = [list(pair) for pair in found.spread]
            written.append(list(found[:4]) + [spread] + list(found[5:11]) + [latest])
        written.append(text)
    return written


class _State:
    def __init__(self, name, target=None):
        self.name = name
        self.target = target

    def enter(self, context, source):
        context.append(f"enter {self.name} from {source}")

    def exit(self, context, target):
        context.append(f"exit {self.name} to {target}")

    def update(self, context, seconds):
        context.append(f"update {self.name}")
        return self.target


def phases(inputs):
    """The order in which a state machine does everything, written down by its states."""
    log: list = []
    states = {"a": _State("a", "b"), "b": _State("b", "c"), "c": _State("c"), "d": None}
    machine = StateMachine(states, "a", log)

    def listener(source, target):
        log.append(f"told {source} {target}")

    def once(source, target):
        log.append("once")
        stop_once()

    stop_once = machine.on_transition(once)
    stop_first = machine.on_transition(listener)
    machine.on_transition(listener)
    machine.update(1)
    assert machine.is_in("b") and machine.seconds_in_state == 0
    stop_first()
    stop_first()
    machine.update(1)
    machine.update(2)
    machine.update(3)
    assert machine.seconds_in_state == 5
    machine.transition_to("c")
    machine.transition_to("d")
    machine.update(1)
    log.append(_refusal(machine.transition_to, "z"))
    log.append(_refusal(machine.is_in, "z"))
    log.append(_refusal(StateMachine, {"a": None}, "z"))
    assert (machine.current, machine.previous, machine.seconds_in_state) == ("d", "c", 1)
    return log


def guard(inputs):
    """Which clicks and keys are taken, by a stand-in for the clock."""
    now = [0.5]
    clicks = DoubleClicks(lambda: now[0])
    taken = [clicks.is_second(2, True)]
    clicks.changed()
    for count, by_touch, passed in ((2, False, 0), (1, False, 60), (1, False, 60), (1, True, 0)):
        now[0] += passed
        taken.append(clicks.is_second(count, by_touch))
    taken.append(clicks.is_second(0, False))
    now[0] += 500
    taken.append(clicks.is_second(2, False))
    clicks.changed()
    clicks.went_on()
    taken.append(clicks.is_second(2, False))
    for key in ("Enter", " "):
        for in_lines in (False, True):
            taken += [is_held(key, True, in_lines), is_held(key, False, in_lines)]
    return taken


def quiet_ring(inputs):
    """Games on a quiet ring: the counts of the plain one, on a board that stays as it was laid."""
    played = []
    for seed in range(8):
        rng = Rng(f"quiet {seed}")
        puzzle = new_puzzle(4 + seed % 5, 2 + seed % 5, rng)
        game = QuietGame(puzzle)
        assert game.arrangement == start_of(puzzle)
        for _ in range(4):
            game.swap(rng.below(puzzle.n), rng.below(puzzle.n))
            laid = game.arrangement
            turn = game.submit(0.2)
            game.update(0)
            assert turn.shown == laid == game.arrangement
            assert turn.feedback == (score_guess(puzzle.secret, laid).exact, 0)
            if not game.is_open:
                break
        again = replay_quietly(puzzle, game.record())
        assert again.turns == game.turns and again.phase == game.phase
        played.append([puzzle.code, game.record(), [turn.feedback.exact for turn in game.turns]])
    return played


def path(inputs):
    """The levels of the path, what opens them, and their stars in the log of results."""
    found = []
    for number in range(1, path_of.LEVELS + 1):
        level = path_of.level_of(number)
        assert path_of.read_level(str(number)) == number
        found.append([level.number, level.chapter.name, level.puzzle.code, level.par])
    for text in ("", "0", "41", "007", " 7", "1_0", "\uff17", "x"):
        assert _refusal(path_of.read_level, text) == "unreadable"
    log = log_of.HEADER
    day = day_of(1)
    for won, guesses, hints in ((False, 2, 0), (True, 4, 1), (True, 4, 1), (True, 2, 0)):
        result = log_of.Result("path", "5/3", "level=7", won, guesses, hints, 185, day)
        log = added(log, path_of.as_logged(log, result))
    found.append(log.split("\n"))
    results = log_of.read(log)[0][0]
    found.append([int(star) for star in path_of.stars_of(path_of.level_of(7), results)])
    assert path_of.first_times(log.split("\n")) == log.split("\n")[:2]
    assert [path_of.level_in(result.link) for result in results] == [7, 7, 7]
    found.append([path_of.first_open({1, 2, 4}), int(path_of.is_open(4, {1, 2}))])
    return found


def errors(inputs):
    """The family of errors, by what catches what."""
    family = (ValueError, CyclomindError, UnreadableError, ShareError, IllegalMoveError)
    raised = (UnreadableError("x"), ShareError("empty", "x"), IllegalMoveError("x"))
    return [[isinstance(error, kind) for kind in family] for error in raised]


CHECKS = (
    ("modules", modules),
    ("numbers", numbers),
    ("rings", rings),
    ("secrets", secrets),
    ("scores", scores),
    ("share codes", share_codes),
    ("other rooms", other_rooms),
    ("codes", codes),
    ("results", results),
    ("games", games),
    ("watching", watching),
    ("endings", endings),
    ("left", left),
    ("watched", watched),
    ("phases", phases),
    ("guard", guard),
    ("quiet ring", quiet_ring),
    ("path", path),
    ("errors", errors),
)


def run():
    """Run every check and print the results as one line."""
    with open("inputs.json", encoding="utf-8") as file:
        inputs = json.load(file)
    found = [[name, check(inputs)] for name, check in CHECKS]
    sys.stdout.write(json.dumps(found) + "\n")
