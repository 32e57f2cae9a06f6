"""The line above the board of a level: which one it is, its stars, and what its chapter is about.

Public names: `LevelLine`, `star_marks`.
"""

from app.browser.dom import find, listen, make
from app.words.numbers import two_decimals
from app.words.sentences import plural, text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element

    from cyclomind.path import Level, Stars


class LevelLine:
    """The line, put above the table. on_again: called when the level is to be played again."""

    def __init__(self, on_again: "Callable[[], object]"):
        self._title = make("h2")
        self._stars = make("span", "stars")
        self._about = make("p")
        self._again = make("button", "plain", text("path.again"))
        self._again.id = "level-again-button"
        listen(self._again, "click", lambda event: on_again())
        opener = make("button", "plain", text("path.levels"))
        opener.id = "levels-button"
        heading, about = make("div", "level-heading"), make("div", "level-about")
        heading.append(self._title, self._stars)
        about.append(self._about, self._again)
        # A region of its own: it stands outside of the main one.
        line = make("section", "level")
        self._title.id = "level-title"
        line.setAttribute("aria-labelledby", self._title.id)
        line.append(heading, about, opener)
        find("main").before(line)

    def draw(self, level: "Level", stars: "Stars", about: str) -> None:
        """Show a level and its stars, and a sentence under them."""
        chapter = text("path.chapter." + level.chapter.name)
        title = text("path.title", number=level.number, chapter=chapter)
        self._title.textContent = title
        self._stars.replaceChildren(*star_marks(stars))
        self._about.textContent = about or text("path.par", par=two_decimals(level.par))

    def show_again(self, is_offered: bool) -> None:
        """Offer to play the level again, or not."""
        self._again.hidden = not is_offered


def star_marks(stars: "Stars") -> "tuple[Element, Element]":
    """Return the stars for the eye, and their number in words for a screen reader."""
    count = sum(stars)
    marks = make("span", "", "\u2605" * count + "\u2606" * (3 - count))
    marks.setAttribute("aria-hidden", "true")
    return marks, make("span", "unseen", " " + plural("path.stars", count))
