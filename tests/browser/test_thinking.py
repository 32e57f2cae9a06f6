"""The worker that thinks: it starts when it is wanted, answers, can be stopped, and can fail."""

import json
from collections.abc import Callable

import pytest

from tests.browser.screen import Screen
from tests.browser.serving import Server
from tools.sources import ROOT

_PREPARE = """
import asyncio, json, sys
from js import window
from app.second_load import loader

log = {"stages": [], "progress": {}, "outcomes": {}}

def show():
    window.__log = json.dumps(log)

def on_stage(stage):
    log["stages"].append(stage)
    show()

async def ask(key, task, payload):
    def on_progress(done, of):
        log["progress"].setdefault(key, []).append([done, of])
        show()
    try:
        outcome = {"result": await thinker.ask(task, payload, on_progress)}
    except thinking.ThinkingCancelled:
        outcome = {"cancelled": True}
    except thinking.ThinkingFailed:
        outcome = {"failed": True}
    log["outcomes"][key] = outcome
    show()

async def prepare():
    global thinking, thinker
    thinking = await loader.module("app.thinking.thinker")
    thinker = thinking.Thinker(on_stage)
    names = {"ask": ask, "thinker": thinker, "thinking": thinking}
    sys.modules["thinking_test"] = type("Test", (), names)
    show()

asyncio.create_task(prepare())
"""

_TELL = """
import asyncio, sys
test = sys.modules["thinking_test"]
thinker, thinking = test.thinker, test.thinking
"""


class Thinking:
    """A thinker in the page, and what it has said so far."""

    def __init__(self, screen: Screen):
        self._screen = screen
        screen.run_python(_PREPARE)
        screen.wait_for(lambda: screen.js("return window.__log"), "the thinker")

    def tell(self, code: str) -> None:
        """Run a line of the page's Python that knows ``thinker`` and ``thinking``."""
        self._screen.run_python(_TELL + code)

    def ask(self, key: str, task: str, payload: object) -> None:
        """Ask, and let the outcome be found under this key."""
        text = json.dumps(payload)
        self.tell(
            f"import json\nasyncio.create_task(test.ask({key!r}, {task!r}, json.loads({text!r})))"
        )

    def log(self) -> dict:
        """Return what has happened: stages, progress by key, outcomes by key."""
        return json.loads(self._screen.js("return window.__log"))

    def outcome(self, key: str) -> dict:
        """Return how a question ended, waiting for that."""
        return self._screen.wait_for(
            lambda: self.log()["outcomes"].get(key), f"an outcome of {key}: {self.log()}", 30
        )

    def progress(self, key: str) -> list:
        """Return the reports of progress of a question, waiting for the first."""
        return self._screen.wait_for(lambda: self.log()["progress"].get(key), "progress", 30)

    def stages(self) -> list:
        """Return every stage so far."""
        return self.log()["stages"]


@pytest.fixture
def thinking(screen: Screen, server: Server) -> Thinking:
    server.with_trial_tasks()
    screen.open()
    return Thinking(screen)


def test_it_comes_when_it_is_wanted_and_one_answers_all(
    thinking: Thinking, screen: Screen, server: Server
):
    """Also when it is started twice, and asked while it starts."""
    assert not [path for path in server.paths_asked() if "pyodide" in path or "worker" in path]
    thinking.tell("thinker.start(); thinker.start()")
    thinking.ask("one", "echo", 1)
    thinking.ask("two", "echo", 2)
    assert thinking.outcome("one") == {"result": 1}
    assert thinking.outcome("two") == {"result": 2}
    payload = {"text": "Ä", "number": 2**60, "list": [None, True, 1.5]}
    thinking.ask("three", "echo", payload)
    assert thinking.outcome("three") == {"result": payload}
    assert thinking.stages() == ["fetching", "starting", "ready"]
    assert screen.js("return document.querySelectorAll('script[worker]').length") == 1


@pytest.mark.every_engine
@pytest.mark.fault("freeze")
def test_it_reports_progress_and_never_holds_the_page(thinking: Thinking, screen: Screen):
    screen.js("window.turns = 0; setInterval(() => { window.turns++; }, 5)")
    thinking.ask("long", "count", {"to": 40, "milliseconds": 20})
    assert thinking.outcome("long") == {"result": 40}
    reports = thinking.progress("long")
    assert len(reports) > 5
    assert reports == sorted(reports)
    assert {of for _, of in reports} == {40}
    assert screen.js("return window.turns") > 20, "the page has its turns all the while"


def test_questions_are_cancelled_or_fail_alone_and_a_deaf_worker_is_replaced(
    thinking: Thinking, screen: Screen
):
    screen.expect_errors()
    thinking.ask("long", "count", {"to": 1000, "milliseconds": 20})
    thinking.progress("long")
    thinking.tell("thinker.cancel()")
    assert thinking.outcome("long") == {"cancelled": True}
    thinking.ask("unknown", "no-such-task", 0)
    assert thinking.outcome("unknown") == {"failed": True}
    thinking.ask("next", "echo", 1)
    assert thinking.outcome("next") == {"result": 1}
    assert thinking.stages() == ["fetching", "starting", "ready"]
    thinking.ask("deaf", "count-deaf", {"to": 3000, "milliseconds": 20})
    thinking.progress("deaf")
    thinking.tell("thinker.cancel()")
    assert thinking.outcome("deaf") == {"cancelled": True}
    thinking.ask("last", "echo", 2)
    assert thinking.outcome("last") == {"result": 2}
    assert thinking.stages()[3:] == ["asleep", "fetching", "starting", "ready"]


def test_cancelling_while_it_starts_lets_it_start(thinking: Thinking):
    thinking.ask("early", "echo", 0)
    thinking.tell("thinker.cancel()")
    assert thinking.outcome("early") == {"cancelled": True}
    thinking.ask("next", "echo", 1)
    assert thinking.outcome("next") == {"result": 1}
    assert "asleep" not in thinking.stages()


def test_a_missing_part_fails_soon_and_it_can_start_again(
    thinking: Thinking, screen: Screen, server: Server
):
    screen.expect_errors()
    for part in (
        *("*/thinker.*.json", "*/interpreter.*.js", "*/main.*.py", "*/memory.*.bin"),
        *("*/thinker.*.zip", "*/pyodide.js", "*/pyodide.asm.wasm", "*/python_stdlib.zip"),
    ):
        screen.forget_cache()
        server.requests.clear()
        server.missing(part)
        thinking.ask(part, "echo", 1)
        assert thinking.outcome(part) == {"failed": True}, part
        assert 404 in {request.status for request in server.requests}, part
        assert thinking.stages()[-1] == "failed"
        server.healthy()
        server.with_trial_tasks()
    thinking.ask("last", "echo", 2)
    assert thinking.outcome("last") == {"result": 2}
    assert thinking.stages()[-3:] == ["fetching", "starting", "ready"]


def test_a_stalled_part_is_given_up_in_the_end(thinking: Thinking, screen: Screen, server: Server):
    server.stalled("*/pyodide.asm.wasm")
    thinking.tell("thinking._PATIENCE_TO_START_MS = 1500")
    thinking.ask("first", "echo", 1)
    assert thinking.outcome("first") == {"failed": True}


def test_the_loose_tree_thinks_too(screen: Screen, serve: Callable[..., Server]):
    server = serve(ROOT)
    server.with_trial_tasks()
    screen.address = server.address
    screen.open()
    thinking = Thinking(screen)
    thinking.ask("first", "echo", 1)
    assert thinking.outcome("first") == {"result": 1}
    assert thinking.stages() == ["fetching", "starting", "ready"]


@pytest.mark.fault("W3")
def test_a_worker_that_is_lost_while_it_should_stop_is_not_asked_again(screen: Screen):
    screen.open()
    Thinking(screen).tell(
        "from js import window\n"
        "from app.browser import workers\n"
        "class Worker:\n"
        "    async def cancel(self, number):\n"
        "        pass\n"
        "thinker.stage, thinker._worker = thinking.READY, Worker()\n"
        "thinker._waiting[1] = (workers.unsettled(), None)\n"
        "thinker.cancel()\n"
        "thinker.stop()\n"
        "async def hear():\n"
        "    window.__answer = await workers.first_of([thinker._free.promise])\n"
        "asyncio.create_task(hear())"
    )
    answer = screen.wait_for(lambda: screen.js("return window.__answer"), "an answer")
    assert answer != "ready", "whoever waits takes another worker"
