"""The tests' own server: it serves as http.server does, and breaks as it is told."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.browser.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "app").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "app" / "main.wasm").write_bytes(b"code")
    with Server(tmp_path, prefix="/some/where/") as server:
        yield server


def get(server: Server, path: str) -> tuple[int, str, bytes]:
    connection = HTTPConnection(server.origin.removeprefix("http://"), timeout=10)
    connection.request("GET", path)
    response = connection.getresponse()
    answer = (response.status, response.headers["Content-Type"], response.read())
    connection.close()
    return answer


def test_files_stand_under_the_prefix_and_nowhere_else(server: Server):
    assert get(server, "/some/where/?n=5") == (200, "text/html", b"page")
    assert get(server, "/some/where/app/main.wasm") == (200, "application/wasm", b"code")
    assert get(server, "/index.html")[0] == 404
    assert get(server, "/some/where/../../etc/passwd")[0] == 404
    assert server.paths_asked()[:2] == ["index.html", "app/main.wasm"]


def test_faults_fit_patterns_and_end_when_healthy(server: Server):
    server.missing("*.wasm")
    server.replaced("index.html", lambda body: body + b" changed")
    assert get(server, "/some/where/app/main.wasm")[0] == 404
    assert get(server, "/some/where/")[2] == b"page changed"
    server.empty("index.html")
    assert get(server, "/some/where/") == (200, "text/html", b"")
    server.healthy()
    assert get(server, "/some/where/app/main.wasm")[2] == b"code"
    assert get(server, "/some/where/")[2] == b"page"


def test_a_stalled_answer_comes_when_released(server: Server):
    server.stalled("*.wasm")
    answers: list[bytes] = []
    waiting = threading.Thread(
        target=lambda: answers.append(get(server, "/some/where/app/main.wasm")[2])
    )
    waiting.start()
    assert get(server, "/some/where/")[2] == b"page"  # others are served meanwhile
    assert answers == []
    server.release()
    waiting.join(10)
    assert answers == [b"code"]
