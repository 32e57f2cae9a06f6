"""A whole game, and a hint of the coach, from web servers as Debian installs them."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.browser.engines.chromium import Chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tests.hosts.stock import HOSTS, serving

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)


@pytest.fixture(scope="module")
def site(site_folder: Path) -> Path:
    """The built site."""
    return site_folder


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that every user may read: a server has a user of its own."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """One browser for all of them."""
    browser = Chromium()
    yield browser
    browser.stop()


@pytest.mark.parametrize("name", sorted(HOSTS))
def test_a_game_and_a_hint_in_a_sub_path_and_a_start_at_the_top(
    name: str, site: Path, chromium: Chromium, public: Path
) -> None:
    host = HOSTS[name]
    if not shutil.which(host.program, path=f"{os.environ['PATH']}:/usr/sbin"):
        pytest.skip(f"{name} is not installed: make hosts installs it")
    root, home = public / "www", public / "home"
    shutil.copytree(site, root)
    shutil.copytree(site, root / "games" / "cyclomind")
    home.mkdir()
    # The tab wants a server to look at; the page itself comes from the host.
    with serving(host, root, home) as address, Server(site) as own, chromium.tab(own) as tab:
        screen = Screen(tab, address)
        screen.open(LINK)
        screen.address = f"{address}games/cyclomind/"
        screen.open(LINK)
        screen.button("Coach").click()
        screen.button("How many necklaces still fit?").click()
        screen.wait_for(lambda: "fit everything" in screen.find("dialog").text, "the answer", 60)
        screen.press("Escape")
        screen.arrange(SECRET)
        screen.button("Guess").click()
        screen.wait_for_status("Solved in 1 guess!")
        assert screen.console_errors() == []
