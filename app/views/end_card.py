"""The card that takes the place of the controls when a game is over: numbers, a chart, what next.

Public names: `Card`, `EndCard`. It stands among the controls, before *Play again*, and
its buttons after that; the style sheet shows both only while the game on the board is over.
"""

from collections import namedtuple

from app.browser.dom import by_id, focused, make, regain, root
from app.views.left_chart import left_chart

if False:  # names for annotations
    from js import Element

#: What the card shows. ``name``: its accessible name; ``figures``: tuple of (number, what it is);
#: ``sentence``: beside them, or nothing; ``buttons``: tuple of elements, what can be done next.
Card = namedtuple("Card", ("name", "figures", "sentence", "buttons"))


class EndCard:
    """The card on the page; made when the first game ends."""

    def __init__(self) -> None:
        self._facts = make("section", "end-card")
        self._facts.id = "end-card"
        self._place = make("div", "end-actions")
        self._buttons: tuple[Element, ...] = ()
        again = by_id("again-button")
        again.before(self._facts)
        again.after(self._place)
        root.dataset.end = "card"

    def draw(self, card: Card) -> None:
        """Show a game that is over."""
        self._facts.setAttribute("aria-label", card.name)
        figures = make("dl", "figures")
        for number, name in card.figures:
            figure = make("div")
            figure.append(make("dt", "", name), make("dd", "", number))
            figures.append(figure)
        self._facts.replaceChildren(figures)
        if card.sentence:
            self._facts.append(make("p", "", card.sentence))
        had_focus = focused()
        if card.buttons != self._buttons:  # one that stays keeps the focus
            self._buttons = card.buttons
            self._place.replaceChildren(*card.buttons)
        # What had it may be among the controls whose place the card takes.
        regain(had_focus, "#again-button")

    def add_chart(self, name: str, words: str, counts: tuple[int, ...], last: str) -> None:
        """Add the numbers of necklaces left as a bar for each guess, the start first.

        name: the chart's heading; words: all of it for screen readers; last: what stands for the
        last number, or nothing.
        """
        title = make("h3", "", name)
        title.setAttribute("aria-hidden", "true")  # the chart says the same
        self._facts.append(title, left_chart(words, counts, last))
