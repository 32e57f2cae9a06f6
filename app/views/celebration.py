"""The small dance of a row that has been found. Public name: `hop`."""

if False:  # names for annotations
    from collections.abc import Iterable

    from js import Element

    from app.browser.motion import Animations


def hop(animations: "Animations", beads: "Iterable[Element]", milliseconds: int) -> None:
    """Let the elements of a solved row jump one after another; nothing moves where 0 is the speed.

    animations: the motion.Animations of the view. milliseconds: what a slide takes, as the player
    has chosen it.
    """
    if milliseconds:
        animations.wave(beads, ("translateY(0)", "translateY(-16%)", "translateY(0)"), 420)
