"""The small dance of beads that have been found. Public names: `hop`, `wave`."""

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
        _one_by_one(animations, beads, ("translateY(0)", "translateY(-16%)", "translateY(0)"), 420)


def wave(animations: "Animations", beads: "Iterable[Element]", milliseconds: int) -> None:
    """Let a small wave run once around the beads of a solved ring; the rest is as for `hop`."""
    if milliseconds:
        _one_by_one(animations, beads, ("scale(1)", "scale(1.09)", "scale(1)"), 460)


def _one_by_one(
    animations: "Animations",
    elements: "Iterable[Element]",
    transforms: tuple[str, ...],
    milliseconds: int,
) -> None:
    """End all motion, and let elements go through CSS transforms, one after another."""
    animations.finish()
    frames = [{"transform": transform} for transform in transforms]
    for place, element in enumerate(elements):
        animations.play(element, frames, milliseconds, "ease-in-out", 90 * place)
