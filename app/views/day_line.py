"""The line above the board of a day's necklace: which day it is, and when the next one comes.

Public name: `DayLine`.
"""

from js import document

from app.browser.dom import by_id
from app.words.sentences import text


class DayLine:
    """The line, put above the table. archive: the button in it that opens the archive."""

    def __init__(self):
        self._drawn = ()
        self._title = document.createElement("h2")
        self._more = document.createElement("p")
        self.archive = document.createElement("button")
        self.archive.type = "button"
        self.archive.className = "plain"
        self.archive.id = "archive-button"
        self.archive.textContent = text("daily.archive")
        line = document.createElement("div")
        line.className = "day"
        line.append(self._title, self._more, self.archive)
        document.querySelector("main").before(line)

    def draw(self, title: str, more: str, offered: str = "", link: str = "") -> None:
        """Show a title, and under it a sentence and perhaps a link with these words."""
        # A link that stays is not made anew: it may have the focus.
        if self._drawn != (title, more, offered, link):
            self._drawn = (title, more, offered, link)
            self._title.textContent = title
            self._title.hidden = not title
            self._more.textContent = more + " "
            if offered:
                offer = document.createElement("a")
                offer.href = link
                offer.textContent = offered
                self._more.append(offer)

    def announce(self, words: str) -> None:
        """Have something announced that stands in this line."""
        # Beside what the page's one live region says, not in its place.
        heard = document.createElement("span")
        heard.className = "unseen"
        heard.textContent = " " + words
        by_id("status").append(heard)
