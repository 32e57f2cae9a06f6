"""What browser tests are given. A test that only plays asks for `screen`, and needs nothing else.

screen          a Screen that looks at the built site; nothing is stored on its origin. Tests share
                the origin, so that the browser has the site's files, and its code compiled
server          the built site on an origin of the test's own, at which `screen` then looks: for a
                first visit, for counting what is asked, and to break it as you like
serve           serve(folder, prefix="/some/where/") -> one more Server of the test's own;
                ROOT as the folder serves the loose tree
site_folder     the built site, made once a run (tests/conftest.py)

def test_a_missing_archive_is_said(screen, server):
    server.missing("app/picture.*.bin")
    screen.expect_errors()
    screen.open(wait=False)
    ...

def test_the_loose_tree_plays(screen, serve):
    screen.address = serve(ROOT).address
    screen.open()
    ...

A test runs in Chromium. One that players of every browser rely on is marked, alone or with its
file, and then runs in Chromium, Firefox and WebKit:

@pytest.mark.every_engine
def test_...                        for a whole file: pytestmark = pytest.mark.every_engine
                                    for one case: pytest.param(..., marks=pytest.mark.every_engine)

A test is skipped in an engine that cannot do what it asks of the screen (`screen.touch()` in
WebKit), and in one that this machine does not have; the report at the end of the run counts both,
with their reasons. Use the methods of the screen: `screen.cdp(...)` is for Chromium
alone, and to go offline in every engine, let the server pause() and resume(). The variable
ENGINES=firefox,webkit chooses engines; one that is chosen must be there. With EVERYWHERE=1 all
tests run in every engine, marked or not, to look for faults.

A test of one of the faults in docs/faults.md names it: @pytest.mark.fault("B17").
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.browser.engines import ENGINES, Engines, chosen
from tests.browser.engines.tab import Cannot, Engine
from tests.browser.screen import Screen
from tests.browser.serving import Server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make each test for every engine; the next function keeps those that shall run."""
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", list(ENGINES), indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what is marked in every engine, the rest in Chromium, and of these what was chosen."""
    everywhere = bool(os.environ.get("EVERYWHERE"))
    items[:] = [
        item
        for item in items
        if everywhere
        or _engine_of(item) in (None, "chromium")
        or item.get_closest_marker("every_engine")
    ]
    try:
        wanted = chosen()
    except ValueError as error:
        raise pytest.UsageError(str(error)) from None
    if wanted:
        left_out = [item for item in items if _engine_of(item) not in (None, *wanted)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    elif not everywhere:
        _spare_webkit(items)


def _spare_webkit(items: list[pytest.Item]) -> None:
    """Skip all tests in WebKitGTK but one of each fault, since a page takes it seconds to start.

    With ENGINES=webkit all of them run. The report says how many were skipped.
    """
    seen: set[str] = set()
    for item in items:
        if _engine_of(item) == "webkit":
            faults = {mark.args[0] for mark in item.iter_markers("fault")}
            if faults <= seen:
                item.user_properties.append(("engine", "webkit"))
                item.add_marker(pytest.mark.skip(reason="only with ENGINES=webkit, for the time"))
            seen |= faults


def _engine_of(item: pytest.Item) -> str | None:
    call = getattr(item, "callspec", None)
    return call.params.get("engine") if call is not None else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Skip the test in an engine that cannot do what it asks."""
    try:
        return (yield)
    except Cannot as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def before_pages() -> list[str]:
    """The scripts before the pages of all servers; a tab that adds some takes them away again."""
    return []


@pytest.fixture(scope="session")
def shared_server(site_folder: Path, before_pages: list[str]) -> Iterator[Server]:
    """The built site on the origin of all tests that ask for no server of their own."""
    with Server(site_folder, "/", before_pages) as server:
        yield server


@pytest.fixture
def serve(before_pages: list[str]) -> Iterator[Callable[..., Server]]:
    """A maker of servers that are the test's own."""
    with ExitStack() as servers:

        def serve_one(folder: Path, prefix: str = "/") -> Server:
            return servers.enter_context(Server(folder, prefix, before_pages))

        yield serve_one


@pytest.fixture
def server(serve: Callable[..., Server], site_folder: Path) -> Server:
    """The built site, on an origin that no other test has seen."""
    return serve(site_folder)


@pytest.fixture(scope="session")
def engines() -> Iterator[Engines]:
    """One browser of each kind for the whole session, started when it is first needed."""
    with Engines() as engines:
        yield engines


@pytest.fixture
def engine(request: pytest.FixtureRequest, engines: Engines) -> Engine:
    """The engine in which the test runs."""
    name = request.param
    request.node.user_properties.append(("engine", name))
    missing = engines.why_missing(name)
    if missing and name in chosen():
        pytest.fail(f"{ENGINES[name].title} was chosen: {missing}", pytrace=False)
    if missing:
        pytest.skip(missing)
    running = engines.get(name)
    request.node.user_properties.append(("version", running.version))
    return running


@pytest.fixture
def screen(engine: Engine, request: pytest.FixtureRequest) -> Iterator[Screen]:
    """The built site in a tab that is as good as new; an error on its console fails the test."""
    alone = "server" in request.fixturenames
    server: Server = request.getfixturevalue("server" if alone else "shared_server")
    with engine.tab(server) as tab:
        screen = Screen(tab, server.address)
        yield screen
        errors = [] if screen.errors_are_expected else screen.console_errors()
    assert not errors, f"errors on the console: {errors}"
