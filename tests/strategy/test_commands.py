"""The command line, as it is typed: results, JSON, errors, Ctrl-C."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cyclomind import __version__
from cyclomind.commands.main import main
from cyclomind.scoring import score_guess

ROOT = Path(__file__).parents[2]


#: What is no time, and what is no count, of anything.
_NO_TIMES = ("nan", "inf", "-1", "1e400", "\u0663", "", "1e3", "+1", " 1", "1_0")
_NO_COUNTS = ("0", "-1", "nan", "1.5", "1e3", "\u0663", "", "1_0", "9" * 40)


def _run(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "cyclomind", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def _json(capsys, *arguments: str) -> dict:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_it_runs_as_a_module():
    done = _run("score", "0123", "1230")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "4 exact, turned clockwise by 1 step: 0123\n"


def test_score(capsys):
    assert _json(capsys, "score", "00123", "01023") == {"exact": 3, "rotation": 0, "shown": "01023"}


def test_count(capsys):
    assert _json(capsys, "count", "5", "5") == {
        "beads": 5,
        "colors": 5,
        "necklaces": 629,
        "playable": 604,
        "arrangements": 3125,
    }
    assert _json(capsys, "count", "2/2/1")["necklaces"] == 6
    assert _json(capsys, "count", "00112")["arrangements"] == 30
    assert _json(capsys, "count", "2", "3")["playable"] == 0


def test_share_both_ways(capsys):
    encoded = _json(capsys, "share", "encode", "0110", "--colors", "2")
    assert encoded == {"n": 4, "c": 2, "secret": "0110", "s": "xQNKjA"}
    assert _json(capsys, "share", "decode", "xQNKjA==", "-n", "4", "-c", "2") == encoded


def test_solve(capsys):
    found = _json(capsys, "solve", "2/2/1", "--model", "count", "--objective", "worst")
    assert found["is_proven"] and found["lower"] == found["upper"] == 5
    assert main(["solve", "00112"]) == 0
    assert "2.3667 (71/30)\nproven optimal" in capsys.readouterr().out


def test_the_printed_strategy_solves_every_secret(capsys):
    found = _json(capsys, "solve", "2/2/1", "--tree")
    total = 0
    for secret in {(a, b, c, d, e) for a, b, c, d, e in _shuffles((0, 0, 1, 1, 2))}:
        step = found["tree"]
        while True:
            total += 1
            feedback = score_guess(secret, tuple(map(int, step["guess"])))
            if feedback.exact == 5:
                break
            (step,) = (
                answer["step"]
                for answer in step["after"]
                if (answer["exact"], answer["rotation"]) == tuple(feedback)
            )
    assert total == found["upper_total"] == 71


def _shuffles(beads: tuple) -> set:
    if len(beads) <= 1:
        return {beads}
    return {
        (beads[i], *rest)
        for i in range(len(beads))
        for rest in _shuffles(beads[:i] + beads[i + 1 :])
    }


def test_out_of_time_prints_bounds_and_says_so(capsys):
    assert main(["solve", "3/3/2", "--model", "count", "--seconds", "0"]) == 0
    out = capsys.readouterr().out
    assert "not proven" in out and " to " in out


def test_tables(capsys):
    assert main(["tables", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| content | necklaces |")
    rows = [line.rsplit("|", 2)[0] for line in lines[2:]]
    assert rows == [
        "| 2/2 | 2 | 6 | 2 | 1.5000 | 2 | 1.3333 ",
        "| 2/1/1 | 3 | 12 | 3 | 2.0000 | 3 | 1.9167 ",
        "| 1/1/1/1 | 6 | 24 | 6 | 3.5000 | 4 | 2.6667 ",
    ]


def test_tables_by_several_processes_hold_the_same():
    alone = _run("tables", "5", "--colors", "3", "--json")
    shared = _run("tables", "5", "--colors", "3", "--json", "--jobs", "2")

    def rows(done: subprocess.CompletedProcess) -> list:
        assert (done.returncode, done.stderr) == (0, "")
        found = [json.loads(line) for line in done.stdout.splitlines()]
        for row in found:
            del row["seconds"]
        return sorted(found, key=str)

    assert rows(alone) == rows(shared)
    assert len(rows(alone)) == 3 * 4


def _hear_ctrl_c() -> None:
    # Where the tests run in a shell's background, they would hand on that it is ignored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(jobs):
    command = [sys.executable, "-m", "cyclomind", "tables", "8", "--json", "--jobs", jobs]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, text=True, preexec_fn=_hear_ctrl_c
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        process.send_signal(signal.SIGINT)
        lines += process.stdout.readlines()
        assert process.wait(timeout=60) == 130
    for line in lines:
        row = json.loads(line)
        assert row["lower"] <= row["upper"]
    assert json.loads(lines[0])["is_proven"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("score", "0123", "012"), "a guess of 3 for a secret of 4"),
        (("score", "01a3", "0123"), "write the beads as digits"),
        (("count", "2/1/1/x"), "is no bead content"),
        (("count", "5", "many"), "is no number of colours"),
        (("count", "200", "3"), "1 to 99"),
        (("share", "decode", "x"), "length that base64 never has"),
        (("share", "encode", "00001"), "all but one"),
        (("solve", "9/9"), "18 beads: 4 to 8"),
        (("solve", "4/1"), "degenerate"),
    ],
)
def test_errors_are_one_clear_sentence(capsys, arguments, words):
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"cyclomind {arguments[0]}: ")
    assert words in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.fault("C60")
@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("guess",),
        ("solve", "2/2", "--model", "pegs"),
        *(("solve", "2/2", "--seconds", text) for text in _NO_TIMES),
        *(("tables", "5", "--seconds", text) for text in _NO_TIMES),
        *(("tables", "5", "--jobs", text) for text in (*_NO_COUNTS, "65", "100000")),
        *(("tables", "5", "--most-necklaces", text) for text in _NO_COUNTS),
        *(("tables", "5", "--colors", text) for text in (*_NO_COUNTS, "1", "7")),
        *(("tables", text) for text in (*_NO_COUNTS, "3", "9")),
        *(("coach", "5/4", "--games", text) for text in _NO_COUNTS),
        *(("coach", "5/4", "--seed", text) for text in ("-1", "1.5", "x")),
        *(("pars", text) for text in (*_NO_COUNTS, "3", "9")),
        *(("pars", "4", "--sample", text) for text in (*_NO_COUNTS, "1")),
        *(("share", "decode", "xQNKjA", "-n", text) for text in _NO_COUNTS),
        *(("share", "encode", "0110", "-c", text) for text in _NO_COUNTS),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(capsys, arguments: tuple):
    with pytest.raises(SystemExit) as refusal:
        main(arguments)
    captured = capsys.readouterr()
    assert refusal.value.code == 2
    assert captured.out == "" and captured.err.count("\n") == 1
    assert captured.err.startswith("cyclomind") and "--help" in captured.err


@pytest.mark.fault("C67")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("coach", "5/4", "9/9"), "9 positions: 4 to 8"),
        (("coach", "5/4", "5/x"), "is no number of colours"),
        (("share", "encode", "01100", "-n", "4"), "a secret of 5 beads, not of 4"),
        (("tables", "4", "--model", "count", "--model", "count"), "count is given twice"),
        (("tables", "4", "--objective", "worst", "--objective", "worst"), "worst is given twice"),
    ],
)
def test_arguments_are_all_checked_before_anything_is_printed(capsys, arguments, words):
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    assert words in captured.err


@pytest.mark.fault("C67")
def test_too_little_memory_is_told_in_one_line(capsys, monkeypatch):
    def fail(*_: object, **__: object) -> None:
        raise MemoryError

    monkeypatch.setattr("cyclomind.commands.solving.solve", fail)
    assert main(["solve", "2/2/1"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "cyclomind solve: there is too little memory for this\n"


def test_the_version_is_told():
    assert _run("--version").stdout == f"cyclomind {__version__}\n"


@pytest.mark.fault("C66")
def test_json_has_numbers_that_every_reader_understands(capsys):
    found = _json(capsys, "count", "28", "4")
    assert found["arrangements"] == str(4**28) and found["necklaces"] < 2**53


def test_first_guesses_as_json(capsys):
    assert main(["first-guesses", "4", "6", "--json"]) == 0
    kinds = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [kind["guess"] for kind in kinds] == ["1111", "1112", "1122", "1123", "1234"]
    assert (kinds[2]["worst"], kinds[2]["average"], kinds[2]["codes"]) == (256, 204.5355, 1296)
    assert kinds[2]["left"][0] == [0, 0, 256]
