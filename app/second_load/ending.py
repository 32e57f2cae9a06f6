"""The card of a game that is over, put together from what is known of the game.

Public names: `attend`, `show`. What it takes time to count, the necklaces that were left after each
guess, joins the card later; nothing waits for it.
"""

from app.browser import address
from app.browser.dom import (
    around,
    before_all,
    double_clicks,
    focused,
    listen,
    make,
    regain,
    said,
)
from app.browser.slices import in_slices
from app.games import game_of
from app.second_load.lesson import is_lesson
from app.shelf.beats import verdict
from app.shelf.choices import keep_size
from app.shelf.end_words import bigger, figures_of, left_spoken, sentence_of
from app.views.end_card import Card, EndCard
from app.words.sentences import text
from cyclomind.games.guessing import WON
from cyclomind.games.necklace import NecklaceGame
from cyclomind.necklaces_left import left_after

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event
    from roles import Page

    from app.shelf.end_words import Counted
    from app.shelf.summary import Summary

_hosts: "list[_Host]" = []  # the one _Host of this page, where its game has such a card


def attend(page: "Page") -> None:
    """Show the card from now on whenever a game on a ring is over. page: the page.Page."""
    if hasattr(page.room, "deck"):
        _hosts.append(_Host(page))


def show(summary: "Summary", counted: "Counted") -> None:
    """Show the card of a game that has been counted, if it is still the one on the board."""
    for host in _hosts:
        host.show(summary, counted)


class _Host:
    """Who fills in the card of page.room's games."""

    def __init__(self, page: "Page"):
        self._room = page.room
        self._card: EndCard | None = None  # until a game is over
        self._stop_counting: Callable[[], None] | None = None
        self._size = (0, 0)  # what the button for a larger size offers
        self._review = _button("review-button", text("end.review"))
        page.attach("coach", self._review)
        self._share = _button("end-tell-button", text("share"))
        page.attach("tell", self._share)
        self._replay = _button("replay-button", text("replay"))
        page.attach("replay", self._replay)
        self._path = make("a", "second", text("end.path"))
        self._path.href = address.link_to("path")
        self._bigger = _button("bigger-button", "")
        listen(self._bigger, "click", lambda event: self._resize())
        before_all("click", _refuse_second)
        self._room.after_draw.append(self._keep_focus)

    def show(self, summary: "Summary", counted: "Counted") -> None:
        """Show the card, unless another game is on the board by now."""
        room = self._room
        if room.summary().link != summary.link or not room.game.is_over:
            return
        if self._card is None:
            self._card = EndCard()
        if self._stop_counting:
            self._stop_counting()
        buttons = self._buttons(summary, counted)
        figures = figures_of(summary, counted)
        said = (verdict(summary), sentence_of(summary, counted))
        sentence = " ".join([one for one in said if one])
        self._card.draw(Card(text("end"), figures, sentence, buttons))
        if isinstance(room.game, NecklaceGame):
            self._stop_counting = in_slices(
                left_after(room.game.turns, room.game.are_turns_seen),
                lambda counts: self._add_chart(counts, summary),
            )

    def _keep_focus(self) -> None:
        """Let the focus stay when the control that has it makes way for the card.

        From the second game of a page on it does so at once, before the new card is drawn.
        """
        if self._room.game.is_over:
            regain(focused(), "#again-button")

    def _buttons(self, summary: "Summary", counted: "Counted") -> "tuple[Element, ...]":
        """Return the buttons for what can be done with this game."""
        buttons = []
        if game_of(summary.room).has_coach and summary.outcome == WON:
            buttons.append(self._review)
        buttons.append(self._share)
        if isinstance(self._room.game, NecklaceGame):
            buttons.append(self._replay)
        if is_lesson(summary):
            buttons.append(self._path)
        size = bigger(summary, counted)
        if size and hasattr(self._room.deck, "size"):
            self._size = size
            self._bigger.textContent = text("end.bigger", n=size[0])
            buttons.append(self._bigger)
        return tuple(buttons)

    def _add_chart(self, counts: tuple[int, ...], summary: "Summary") -> None:
        assert self._card
        found = text("end.found") if summary.outcome == WON else ""
        words = left_spoken(counts, summary.outcome)
        self._card.add_chart(text("end.left"), words, counts, found)

    def _resize(self) -> None:
        """Go on to a puzzle of the next size up, which is that of new ones from now on."""
        self._room.deck.size = self._size
        keep_size(self._room.name, self._size)
        self._room.new_game()


def _refuse_second(event: "Event") -> None:
    """Let the second half of a double click on *Guess* open nothing that has come under it."""
    by_touch = said(event, "pointerType", "") == "touch"
    in_card = around(event, ".end-actions")
    if in_card and double_clicks.is_second(said(event, "detail", 0), by_touch):
        event.stopPropagation()


def _button(name: str, words: str) -> "Element":
    button = make("button", "second", words)
    button.id = name
    return button
