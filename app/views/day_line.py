"""The line above the board of a day's necklace: which day it is, and when the next one comes.

Public name: `DayLine`.
"""

from app.browser.dom import by_id, find, make
from app.words.sentences import text


class DayLine:
    """The line, put above the table. archive: the button in it that opens the archive."""

    def __init__(self) -> None:
        self._drawn: tuple[str, ...] = ()
        self._title = make("h2")
        self._more = make("p")
        self.archive = make("button", "plain", text("daily.archive"))
        self.archive.id = "archive-button"
        line = make("div", "day")
        line.append(self._title, self._more, self.archive)
        find("main").before(line)

    def draw(self, title: str, more: str, offered: str = "", link: str = "") -> None:
        """Show a title, and under it a sentence and perhaps a link with these words."""
        # A link that stays is not made anew: it may have the focus.
        if self._drawn != (title, more, offered, link):
            self._drawn = (title, more, offered, link)
            self._title.textContent = title
            self._title.hidden = not title
            self._more.textContent = more + " "
            if offered:
                offer = make("a", "", offered)
                offer.href = link
                self._more.append(offer)

    def announce(self, words: str) -> None:
        """Have something announced that stands in this line."""
        # Beside what the page's one live region says, not in its place.
        by_id("status").append(make("span", "unseen", " " + words))
