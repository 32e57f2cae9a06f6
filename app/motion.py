"""Motion that explains: how long things take, and playing them.

Public names: `SPEEDS`, `reduced`, `arc`, `play`. An animation only ever leads up to what is on
the page already, so that finishing or losing one changes nothing.
"""

from js import window
from pyscript.ffi import to_js

#: The speeds a player can choose: milliseconds per step of a turning ring, and per slide.
SPEEDS = {"normal": (400, 260), "fast": (140, 120), "off": (0, 0)}


def reduced() -> bool:
    """Tell whether the system asks for less motion."""
    return window.matchMedia("(prefers-reduced-motion: reduce)").matches


def arc(dx: float, dy: float, sag: float) -> list:
    """Return keyframes that bring an element home from (dx, dy) away, along an arc.

    sag: how far the middle of the way is bent aside, as a part of its length; the sign is the side.
    """
    frames = []
    for quarter in (0, 1, 2, 3, 4):
        left = 1 - quarter / 4
        bend = sag * 4 * left * (1 - left)
        x, y = dx * left - dy * bend, dy * left + dx * bend
        frames.append({"transform": f"translate({x:.2f}px, {y:.2f}px)"})
    return frames


def play(element, frames: list, milliseconds: int, easing: str = "linear", delay: int = 0):
    """Animate an element through keyframes and return the browser's Animation."""
    timing = {"duration": milliseconds, "easing": easing, "delay": delay}
    return element.animate(to_js(frames), to_js(timing))
