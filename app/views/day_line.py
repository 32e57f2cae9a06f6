"""The line above the board of a day's necklace: which day it is, and when the next one comes.

Public name: `DayLine`.
"""

from app.browser.dom import by_id, find, make
from app.words.sentences import text

#: A sheet of a calendar.
_CALENDAR = (
    '<svg viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M4 10h16M8 3v4M16 3v4M5 5h14v15H5zM8.5 14h.01M12 14h.01M15.5 14h.01"/></svg>'
)


class DayLine:
    """The line, put above the table. archive: the button in it that opens the archive."""

    def __init__(self) -> None:
        self._drawn: tuple[object, ...] = ()
        self._title = make("h2")
        self._more = make("p")
        self.archive = make("button", "round")
        self.archive.id = "archive-button"
        self.archive.innerHTML = _CALENDAR
        self.archive.setAttribute("aria-label", text("daily.archive"))
        self.archive.title = text("daily.archive")
        line = make("div", "day")
        line.append(self._title, self._more, self.archive)
        find("main").before(line)

    def draw(self, title: str, facts: tuple[str, ...], offered: str = "", link: str = "") -> None:
        """Show a title, what is to be known beside it, and perhaps a link with these words."""
        # A link that stays is not made anew: it may have the focus.
        if self._drawn != (title, facts, offered, link):
            self._drawn = (title, facts, offered, link)
            self._title.textContent = title
            self._title.hidden = not title
            self._more.replaceChildren()
            for fact in facts:
                self._more.append(make("span", "", fact), " ")
            if offered:
                offer = make("a", "", offered)
                offer.href = link
                self._more.append(offer)

    def announce(self, words: str) -> None:
        """Have something announced that stands in this line."""
        # Beside what the page's one live region says, not in its place.
        by_id("status").append(make("span", "unseen", " " + words))
