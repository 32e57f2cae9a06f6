"""The sources as they stand, without building anything: what `make dev` serves."""

from pathlib import Path

import pytest

from tests.browser.screen import Screen
from tests.browser.serving import Server
from tools.sources import ROOT

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)


def test_a_game_on_the_loose_tree(screen: Screen, serve, site_folder: Path):
    """site_folder: building has filled runtime/."""
    loose = serve(ROOT)
    screen.address = loose.address
    screen.open(LINK)
    screen.bead(5).click()
    screen.bead(4).click()
    screen.press("Enter")
    screen.wait_for_status("Guess 1: 3 of 5")
    for panel in ("Settings", "How to play"):
        screen.button(panel).click()
        screen.find("dialog", panel)
        screen.press("Escape")
        screen.is_gone("dialog", panel)
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.wait_for_status("Solved in 2 guesses!")
    screen.reload()
    screen.wait_for_status("You have solved this one: in 2 guesses.")
    screen.button("Play again").click()
    screen.wait_for_status("Guess 0")
    screen.open(LINK + "&lang=de")
    screen.wait_for_status("Diese Kette hast du gelöst: in 2 Versuchen.")
    assert [request for request in loose.requests if request.status != 200] == []
    assert not [path for path in loose.paths_asked() if "pyodide" in path]


def test_the_bare_repository_says_which_command_it_needs(screen: Screen, serve):
    bare = serve(ROOT)
    bare.missing("runtime/*")
    screen.address = bare.address
    screen.expect_errors()
    screen.open(wait=False)
    screen.wait_for(lambda: screen.state() == "failed", "the message")
    assert "make dev" in screen.find("alert").text


def test_the_built_site_never_speaks_of_sources(screen: Screen, server):
    screen.expect_errors()
    server.missing("runtime/*")
    screen.open(wait=False)
    screen.wait_for(lambda: screen.state() == "failed", "the message")
    assert "make" not in screen.find("alert").text


@pytest.mark.every_engine
@pytest.mark.fault("C07")
def test_the_loose_tree_gets_rid_of_a_built_page_that_is_kept(
    screen: Screen, server: Server, site_folder: Path
):
    """The same address, once `make play` and then `make dev`."""
    screen.open(f"{LINK}&offline=1")
    kept = "return caches.keys().then((names) => names.length)"
    workers = "return navigator.serviceWorker.getRegistrations().then(({length}) => length)"
    is_kept = "return Boolean(navigator.serviceWorker.controller)"
    screen.wait_for(lambda: screen.js(is_kept), "the worker that keeps the built page", 30)
    assert screen.js(kept)
    server.folder = ROOT
    screen.js("location.reload()")
    built = "return document.documentElement.hasAttribute('data-build')"

    def is_loose() -> bool:
        if screen.state() == "failed":  # WebKit shows the kept page once more, without its files
            screen.expect_errors()
            screen.js("document.documentElement.dataset.state = ''; location.reload()")
        return screen.js(built) is False

    screen.wait_for(is_loose, "the loose page")
    screen.wait_for(lambda: screen.js(workers) == 0, "the worker to be gone")
    screen.wait_for(lambda: screen.js(kept) == 0, "what it kept to be gone")
    screen.wait_ready()
    screen.press("4", "Enter")
    assert len(screen.tiles()) == 2
