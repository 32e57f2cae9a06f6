"""What the lesson says, in a bubble that points at what it speaks of. Public name: `Bubble`.

It stands among the controls, between the board and the button Guess, so that it never lies over
anything: its arrow points up to the board, or down to the button. A bead that it speaks of has a
ring around it.
"""

from app.browser.dom import by_id, find, listen, make

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element


class Bubble:
    """The bubble on the page; ``on_skip()`` is called when the player wants no lesson."""

    def __init__(self, skip: str, on_skip: "Callable[[], object]"):
        self._bubble = make("div", "lesson")
        self._words = make("p")
        self._words.setAttribute("role", "status")
        self._skip = make("button", "plain", skip)
        listen(self._skip, "click", lambda event: on_skip())
        self._bubble.append(self._words, self._skip)
        find(".controls").prepend(self._bubble)
        self._pointed: list[Element] = []
        self._said = ""

    def say(self, sentence: str) -> None:
        """Show a sentence, and announce it unless it stands there already."""
        if sentence != self._said:
            self._said = sentence
            self._words.replaceChildren(make("span", "", sentence))

    def point_at_beads(self, positions: tuple[int, ...]) -> None:
        """Point up to the board, at the beads of these positions, or at the whole ring."""
        beads = [find(f'#board [data-position="{position}"]') for position in positions]
        self._point(beads, by_id("board"), "up")

    def point_at_button(self, name: str) -> None:
        """Point down at the button with this id."""
        self._point([], by_id(name), "down")

    def end_with(self, name: str) -> None:
        """Stand right above the button with this id, with nothing more to skip."""
        self._skip.hidden = True
        by_id(name).before(self._bubble)
        self.point_at_button(name)

    def remove(self) -> None:
        """Take the bubble away."""
        self._point([], by_id("board"), "up")
        self._bubble.remove()

    def _point(self, beads: "list[Element]", target: "Element", way: str) -> None:
        for bead in self._pointed:
            bead.classList.remove("pointed")
        self._pointed = beads
        for bead in beads:
            bead.classList.add("pointed")
        at = (beads[0] if beads else target).getBoundingClientRect()
        box = self._bubble.getBoundingClientRect()
        share = 50.0
        if box.width:
            share = 100 * (at.left + at.width / 2 - box.left) / box.width
        self._bubble.style.setProperty("--at", f"{min(92, max(8, share)):.1f}%")
        # On low screens the board is beside the controls.
        self._bubble.dataset.way = "left" if at.right < box.left else way
