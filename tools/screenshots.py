"""Pictures of the built site: four widths, light and dark.

    python -m tools.screenshots FOLDER [--readme]

FOLDER should be one that git ignores. With --readme the pictures of the README are renewed as
well: docs/phone.png, and docs/play.gif (tools/moving_picture.py).
"""

import argparse
from pathlib import Path

from tests.browser.engines.chromium import Chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tools.build_site import build
from tools.moving_picture import record
from tools.sources import ROOT

#: Width and height of each device, in CSS pixels.
SIZES = ((320, 568), (390, 844), (768, 1024), (1440, 900))

#: A puzzle that shows well: eight beads of six colours, always the same.
PUZZLE = "?n=8&c=6&s=kVcd261nJ-A"

_README_PICTURE = ROOT / "docs" / "phone.png"
_README_SIZE = (360, 560)
_README_FILM = ROOT / "docs" / "play.gif"


def take_screenshots(folder: Path, readme: bool) -> None:
    """Build the site, open it in every size and both schemes, and save what is seen."""
    site = folder / "site"
    build(site)
    chromium = Chromium()
    try:
        for dark in (False, True):
            for width, height in SIZES:
                picture = folder / f"{width}-{'dark' if dark else 'light'}.png"
                _take(chromium, site, picture, (width, height), dark)
        if readme:
            _take(chromium, site, _README_PICTURE, _README_SIZE, dark=False)
            record(chromium, site, _README_FILM)
    finally:
        chromium.stop()


def _take(chromium: Chromium, site: Path, picture: Path, size: tuple[int, int], dark: bool) -> None:
    # A server of its own is an origin of its own: no game of an earlier picture is resumed.
    with Server(site) as server, chromium.tab(server) as tab:
        screen = Screen(tab, server.address)
        screen.resize(*size, mobile=size[0] < 600)
        screen.prefers(dark=dark)
        screen.open(PUZZLE)
        _play_a_little(screen)
        screen.picture(picture)
    print(picture)


def _play_a_little(screen: Screen) -> None:
    """Swap two beads and guess, and arm one bead, so that the pictures show a game going on."""
    for number, (first, second) in enumerate(((1, 4), (2, 6)), start=1):
        screen.bead(first).click()
        screen.bead(second).click()
        screen.button("Guess").click()
        screen.wait_for_status(f"Guess {number}")
    screen.bead(3).click()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--readme", action="store_true", help="renew the README's pictures, too")
    given = parser.parse_args()
    take_screenshots(given.folder, given.readme)
