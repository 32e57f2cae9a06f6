"""The command line as a process among others: pipes, disks, signals, and processes that die."""

import json
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cyclomind.commands.processes import Died, run_in_processes

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-m", "cyclomind")

#: As for a player: with PYTHONUNBUFFERED what is written fails at another time.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}

#: Several processes that think for minutes.
LONG = ("tables", "7", "--jobs", "2", "--json")


def _hear_ctrl_c() -> None:
    # Where the tests run in a shell's background, they would hand on that it is ignored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=ROOT,
        env=ENVIRONMENT | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_ctrl_c,
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def children_of(number: int) -> list[int]:
    found = Path(f"/proc/{number}/task/{number}/children").read_text()
    return [int(child) for child in found.split()]


def is_alive(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().split(")")[1].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(numbers: list[int]) -> None:
    end = time.monotonic() + 20
    while any(map(is_alive, numbers)):
        assert time.monotonic() < end, "processes were left behind"


def shell(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", command.replace("CYCLOMIND", f"{sys.executable} -m cyclomind")],
        cwd=ROOT,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=120,
    )


# What is written


@pytest.mark.fault("C63")
def test_a_reader_that_has_gone_ends_it_quietly():
    done = shell("CYCLOMIND score 0123 0123 | (exec 0<&-; sleep 0); echo ${PIPESTATUS[0]}")
    assert done.stdout.strip() in ("0", "141") and done.stderr == ""


@pytest.mark.fault("C63")
@pytest.mark.parametrize("command", ["score 0123 0123", "count 8 4 --json", "solve 2/2/1 --tree"])
def test_a_full_disk_is_told_in_one_line(command: str):
    done = shell(f"CYCLOMIND {command} > /dev/full")
    assert done.returncode == 1
    assert done.stderr == ("cyclomind: the results could not be written: No space left on device\n")


@pytest.mark.fault("C63")
def test_without_a_standard_output_that_is_told():
    done = shell("CYCLOMIND score 0123 0123 >&-")
    assert done.returncode == 1 and done.stderr.count("\n") == 1


@pytest.mark.fault("C63")
@pytest.mark.parametrize("closed", ["2>&-", "2>/dev/full"])
def test_a_result_does_not_need_a_standard_error(closed: str):
    done = shell(f"CYCLOMIND score 0123 0123 {closed}; CYCLOMIND score 01 012 {closed}; echo $?")
    assert done.stdout == "4 exact, turned clockwise by 0 steps: 0123\n2\n"


# Time and signals


@pytest.mark.fault("C65")
@pytest.mark.parametrize("content", ["2/2/2/1/1", "2/2/1/1/1/1"])
def test_a_time_limit_is_heard_before_anything_is_found(content: str):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = shell(f"CYCLOMIND solve {content} --seconds 0 --json")
    spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    assert spent < 5, "seconds of the processor: other programs may be at work here"
    found = json.loads(done.stdout)
    assert not found["is_proven"] and 0 < found["lower"] <= found["upper"]


@pytest.mark.fault("C68")
def test_ctrl_c_keeps_the_games_that_are_over():
    with running("coach", "4/4", "--games", "1000000", "--json") as process:
        time_to_play = time.monotonic() + 3
        while time.monotonic() < time_to_play:
            pass
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and err == ""
    assert json.loads(out)["games"] > 0


#: Stands in for a module that the command imports: there Ctrl-C is pressed.
_PRESSES_CTRL_C = """
import os, signal, time
os.kill(os.getpid(), signal.SIGINT)
time.sleep(60)
"""


@pytest.mark.fault("C68")
@pytest.mark.parametrize("module", ["argparse", "json"])
def test_ctrl_c_while_it_starts_is_quiet(tmp_path: Path, module: str):
    (tmp_path / f"{module}.py").write_text(_PRESSES_CTRL_C)
    with running("score", "0123", "0123", PYTHONPATH=str(tmp_path)) as process:
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (-signal.SIGINT, "", "")


def test_ctrl_c_is_heard_while_the_search_is_compiled(tmp_path, monkeypatch):
    monkeypatch.setitem(ENVIRONMENT, "NUMBA_CACHE_DIR", str(tmp_path))
    with running("solve", "2/2/1", "--fast") as process:
        end = time.monotonic() + 120
        while not list(tmp_path.rglob("*.nbc")):  # the first function is ready, the others are not
            assert time.monotonic() < end and process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and err == ""
    assert "not proven optimal: bounds only" in out


# Processes


@pytest.mark.fault("C62")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL, signal.SIGINT])
def test_no_process_is_left_behind(number: int):
    with running(*LONG) as process:
        assert process.stdout is not None
        process.stdout.readline()
        workers = children_of(process.pid)
        assert len(workers) >= 2
        process.send_signal(number)
        _, err = process.communicate(timeout=60)
        assert "Traceback" not in err
        wait_until_gone(workers)


@pytest.mark.fault("C61")
def test_a_killed_process_costs_its_own_row_and_is_told():
    with running("tables", "7", "--colors", "4", "--jobs", "2", "--json") as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        # One that stands still has a task, and keeps it.
        child = children_of(process.pid)[-1]
        os.kill(child, signal.SIGSTOP)
        os.kill(child, signal.SIGKILL)
        # communicate() would lose what readline() has read ahead.
        rest = process.stdout.read()
        _, err = process.communicate(timeout=300)
    rows = [json.loads(line) for line in [first, *rest.splitlines()]]
    told = [line for line in err.splitlines() if "is missing" in line]
    assert process.returncode == 1 and len(told) == 1
    assert len(rows) + len(told) == 4 * len({row["content"] for row in rows})


def _double(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_every_way_of_starting_processes_gives_the_same(method: str):
    context = multiprocessing.get_context(method)
    found = list(run_in_processes(_double, range(6), 2, context))
    died = [one for one in found if isinstance(one, Died)]
    assert [(one.task, one.exit_code) for one in died] == [(3, -signal.SIGKILL)]
    assert sorted(one for one in found if isinstance(one, int)) == [0, 2, 4, 8, 10]
