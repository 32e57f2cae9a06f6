"""The command that serves a folder: types, ports, and how it ends."""

import errno
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tools.serve import _refusal
from tools.sources import ROOT

#: Runs the command in a process whose system has a table of types that is wrong.
_WITH_A_WRONG_TABLE = """
import mimetypes, runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
mimetypes.init()
for ending in (".js", ".mjs", ".css", ".wasm", ".webmanifest"):
    mimetypes.add_type("text/plain", ending)
sys.argv = ["serve", *sys.argv[1:]]
runpy.run_module("tools.serve", run_name="__main__")
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", _WITH_A_WRONG_TABLE, str(folder), str(port)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


def answer(folder: Path, port: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.serve", str(folder), port]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30)


@pytest.mark.fault("C03")
def test_types_are_right_whatever_the_system_says(tmp_path: Path):
    expected = {
        "a.js": "text/javascript",
        "a.mjs": "text/javascript",
        "a.css": "text/css",
        "a.wasm": "application/wasm",
        "a.webmanifest": "application/manifest+json",
        "index.html": "text/html",
    }
    for name in expected:
        (tmp_path / name).write_text("")
    port = free_port()
    with served(tmp_path, port):
        for name, kind in expected.items():
            connection = HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request("GET", f"/{name}")
            said = connection.getresponse().headers["Content-Type"]
            connection.close()
            assert said.split(";")[0] == kind, name


@pytest.mark.fault("C69")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_and_frees_the_port(tmp_path: Path, number: int):
    port = free_port()
    with served(tmp_path, port) as process:
        process.send_signal(number)
        _, said = process.communicate(timeout=10)
    assert process.returncode == 0 and said == ""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


@pytest.mark.fault("C64")
@pytest.mark.parametrize("port", ["70000", "-1", "0", "65536"])
def test_a_number_that_is_no_port_is_told(tmp_path: Path, port: str):
    ran = answer(tmp_path, port)
    assert ran.returncode == 1 and ran.stdout == ""
    assert re.fullmatch(rf"{port} is no port: .*\n", ran.stderr)


@pytest.mark.fault("C64")
def test_a_port_in_use_is_told(tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = answer(tmp_path, port)
    assert ran.returncode == 1 and ran.stderr.startswith(f"Port {port} is in use")
    assert ran.stderr.count("\n") == 1


@pytest.mark.fault("C64")
def test_a_forbidden_port_is_told():
    said = _refusal(PermissionError(errno.EACCES, "Permission denied"), 80)
    assert said.startswith("Port 80 may not be used") and "\n" not in said


@pytest.mark.fault("C64")
def test_a_missing_folder_is_told(tmp_path: Path):
    ran = answer(tmp_path / "nowhere", str(free_port()))
    assert ran.returncode == 1 and ran.stderr.startswith("There is no folder")
