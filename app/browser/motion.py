"""Motion that explains: how long things take, and playing them.

Public names: `Speed`, `SPEEDS`, `chosen`, `present`, `speed`, `arc`, `Animations`. An
animation only ever leads up to what is on the page already, so that finishing or losing one changes
nothing.
"""

from collections import namedtuple

from app.browser.asking import answer
from app.browser.conversion import to_js
from app.browser.dom import root

if False:  # names for annotations
    from js import Animation, Element

    Frames = list[dict[str, str]]

#: How long things take, in milliseconds: a step of a turning ring, a slide, and the appearing of
#: one peg.
Speed = namedtuple("Speed", ("step_ms", "slide_ms", "peg_ms"))

#: The speeds that a player can choose.
SPEEDS = {"normal": Speed(400, 260, 100), "fast": Speed(140, 120, 40), "off": Speed(0, 0, 0)}


def chosen() -> str:
    """Return the name of the speed that was chosen by hand, "" where none was.

    It stands in the data of the root element: the style sheets go by it, too, and boot.js puts it
    there before the first paint.
    """
    return root.getAttribute("data-speed") or ""


def present() -> str:
    """Return the name of the speed that holds: the chosen one, else what the system asks for."""
    asked = answer("window", "matchMedia", "(prefers-reduced-motion: reduce)")
    return chosen() or ("off" if asked and asked.matches else "normal")


def speed() -> Speed:
    """Return how fast things move now."""
    return SPEEDS[present()]


def arc(dx: float, dy: float, sag: float) -> "Frames":
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


class Animations:
    """The animations under way in one view."""

    def __init__(self) -> None:
        self._running: list[Animation] = []

    def play(
        self,
        element: "Element",
        frames: "Frames",
        milliseconds: int,
        easing: str = "linear",
        delay: int = 0,
    ) -> None:
        """Animate an element through keyframes."""
        timing = {"duration": milliseconds, "easing": easing, "delay": delay}
        self._running.append(element.animate(to_js(frames), to_js(timing)))

    def finish(self) -> None:
        """End all motion now: everything is where it belongs."""
        running, self._running = self._running, []
        for animation in running:
            animation.cancel()
