"""What browser tests are given. A test that only plays asks for `screen`, and needs nothing else.

screen          a Screen in a new tab, looking at `server`; storage and caches are empty
server          the built site on a port of the test's own: break it as you like
serve           serve(folder, prefix="/some/where/") -> one more Server of the test's own;
                ROOT as the folder serves the loose tree
site_folder     the built site, made once per session

def test_a_missing_archive_is_said(screen, server):
    server.missing("app/home.*.gz")
    screen.expect_errors()
    screen.open(wait=False)
    ...

def test_the_loose_tree_plays(screen, serve):
    screen.address = serve(ROOT).address
    screen.open()
    ...
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.browser.driver import new_tab, start_chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tools.build_site import build


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built once from the sources as they are now."""
    folder = tmp_path_factory.mktemp("built") / "site"
    build(folder)
    return folder


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """A maker of servers that are the test's own."""
    with ExitStack() as servers:

        def serve_one(folder: Path, prefix: str = "/") -> Server:
            return servers.enter_context(Server(folder, prefix))

        yield serve_one


@pytest.fixture
def server(serve: Callable[..., Server], site_folder: Path) -> Server:
    """The built site, on an origin that no other test has seen."""
    return serve(site_folder)


@pytest.fixture(scope="session")
def browser() -> Iterator[Chrome]:
    """One Chromium for the whole session."""
    driver = start_chromium()
    yield driver
    driver.quit()


@pytest.fixture
def screen(browser: Chrome, server: Server) -> Iterator[Screen]:
    """A new tab on the built site; an error on its console fails the test."""
    with new_tab(browser):
        screen = Screen(browser, server.address)
        browser.execute_cdp_cmd(
            "Storage.clearDataForOrigin", {"origin": server.origin, "storageTypes": "all"}
        )
        yield screen
        errors = [] if screen.errors_are_expected else screen.console_errors()
    assert not errors, f"errors on the console: {errors}"
