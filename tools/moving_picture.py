"""The README's moving picture: a whole small game on a phone, recorded from the built site.

Made by `make screenshots README=1` (tools/screenshots.py).

Public names: `MOST_BYTES`, `record`.

The game is real: two beads are swapped, guessed, the ring turns, and again until it is solved.
Pictures are taken as fast as the browser answers, and each is shown for as long as it stood on the
screen, except for the pauses, which are as long as a reader needs.
"""

import io
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from tests.browser.engines.chromium import Chromium
from tests.browser.screen import Screen
from tests.browser.serving import Server

#: The size that the README's first picture may have at most.
MOST_BYTES = 300_000

#: A puzzle of six beads that is solved in two guesses, and the positions swapped before each.
_PUZZLE = "?n=6&c=4&s=2hxVkOQq"
_GUESSES = (((2, 5),), ((3, 4), (4, 6)))

_SIZE = (360, 560)  # of the page, in CSS pixels
_WIDTH = 300  # of the picture
_COLORS = 64
_READ_MS = 1300  # a reader needs for a sentence
_LOOK_MS = 450  # ... for a bead in hand
_MOTION_S = 0.45  # a swap lasts this long at most


class _Frame(NamedTuple):
    """A picture and how long it is shown, in milliseconds."""

    image: Image.Image
    milliseconds: int


def record(chromium: Chromium, site: Path, target: Path) -> None:
    """Play the game from the built site and write it as a GIF. Raises: SystemExit if too large."""
    frames: list[_Frame] = []
    with Server(site) as server, chromium.tab(server) as tab:
        screen = Screen(tab, server.address)
        screen.resize(*_SIZE, mobile=True)
        screen.prefers(reduced_motion=False)
        screen.open(_PUZZLE)
        _play(screen, frames)
    _write(frames, target)


def _play(screen: Screen, frames: list[_Frame]) -> None:
    _hold(screen, frames, _READ_MS)
    for number, swaps in enumerate(_GUESSES, start=1):
        for first, second in swaps:
            screen.bead(first).click()
            _hold(screen, frames, _LOOK_MS)
            screen.bead(second).click()
            _follow(screen, frames, lambda since: since > _MOTION_S)
        _hold(screen, frames, _LOOK_MS)
        screen.button("Guess").click()
        _follow(screen, frames, partial(_shows, screen, number + 1))
        _follow(screen, frames, lambda since: since > _MOTION_S)
        _hold(screen, frames, _READ_MS)
    _hold(screen, frames, _READ_MS)


def _hold(screen: Screen, frames: list[_Frame], milliseconds: int) -> None:
    frames.append(_Frame(_image(screen), milliseconds))


def _shows(screen: Screen, tiles: int, since: float) -> bool:
    """Tell whether so many guesses are shown: the ring has turned to the score of the latest."""
    return len(screen.tiles()) >= tiles


def _follow(screen: Screen, frames: list[_Frame], is_over: Callable[[float], bool]) -> None:
    """Picture what moves until ``is_over(seconds since the beginning)``."""
    began = last = time.monotonic()
    image = _image(screen)
    while not is_over(time.monotonic() - began):
        following = _image(screen)
        now = time.monotonic()
        frames.append(_Frame(image, round(1000 * (now - last))))
        image, last = following, now


def _image(screen: Screen) -> Image.Image:
    image = Image.open(io.BytesIO(screen.tab.picture(False))).convert("RGB")
    height = round(image.height * _WIDTH / image.width)
    return image.resize((_WIDTH, height), Image.Resampling.LANCZOS)


def _write(frames: list[_Frame], target: Path) -> None:
    palette = frames[-1].image.quantize(_COLORS)
    images = [frame.image.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    # A GIF counts hundredths of a second, and viewers slow down what is shorter than two of them.
    durations = [max(20, round(frame.milliseconds / 10) * 10) for frame in frames]
    target.parent.mkdir(parents=True, exist_ok=True)
    images[0].save(
        target, save_all=True, append_images=images[1:], duration=durations, loop=0, optimize=True
    )
    size = target.stat().st_size
    print(f"{target}: {len(frames)} pictures, {size} bytes")
    if size > MOST_BYTES:
        sys.exit(f"{target} has more than {MOST_BYTES} bytes.")
