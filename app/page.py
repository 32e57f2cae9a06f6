"""What stands around every room: header, menu, notices, and the panels that the buttons open.

Public name: `Page`. A room that it welcomes has

    name             what the address calls the game
    open_address()   shows what the address names
    new_game()       opens a fresh puzzle
    draw()           shows the game as it is, where a setting has changed what is to be seen
    fields()         what can be chosen for the game, as choices.Field values; where it is the size
                     of a ring, its deck says so (app/panels/room_fields.py)
    summary()        how the game stands, as a summary.Summary

What a panel needs comes later (app/second_load/loader.py).
"""

from app.browser import address, notice, storage
from app.browser.dom import (
    before_all,
    by_id,
    focused,
    listen,
    page,
    regain,
    root,
    said,
    spawn,
    watch_keys,
)
from app.second_load import loader
from app.shelf import kept_games
from app.shelf.settings import read_settings
from app.words.sentences import learn, text
from app.words.translation import translate

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event
    from roles import Room

#: The panels that have a button ``<name>-button``, in every page or put there by a room; each is a
#: module ``app.panels.<name>``.
_PANELS = ("settings", "info", "coach", "kept", "statistics", "tell", "archive", "levels")


class Page:
    """The page around the room.

    settings: the settings.Settings that hold for every room. room: the room it has welcomed.
    on_new: what the button *New game* does.
    """

    def __init__(self) -> None:
        storage.on_trouble(lambda trouble: loader.notify("error." + trouble))
        self.settings = read_settings()
        self.room: Room = None  # type: ignore[assignment]  # until one is welcomed
        self.on_new: Callable[[], object]
        self._wanted = ""  # the panel that was asked for and is not open yet
        self.show_numbers()
        watch_keys()

    def welcome(self, room: "Room") -> None:
        """Attach the page's own controls to the room, and let it show what the address names."""
        self.room = room
        if root.lang != "en":  # the page is written in English
            learn(root.lang, "page")
            for part in root.querySelectorAll("header, main, #notice"):
                translate(part)
        if room.name != address.HOME or address.of_this_visit():  # the page is written for neither
            self._mark_in_menu()
        listen(by_id("notice-close-button"), "click", _close_notice)
        self.on_new = room.new_game
        listen(by_id("new-button"), "click", lambda event: self.on_new())
        for name in _PANELS:
            if by_id(name + "-button"):
                self.attach(name, by_id(name + "-button"))
        self.attach("tell", by_id("result-button"))
        for kind in ("keydown", "click"):
            before_all(kind, lambda event: self._before_move())
        address.on_return(self._open_address)
        self._open_address()
        loader.fetch_soon(self)

    def catch_up(self) -> bool:
        """Show the present game as it was played on in another window; tell whether it was."""
        if not kept_games.changed_elsewhere():
            return False
        before = self.room.game.record()
        self.room.open_address()
        return self.room.game.record() != before

    def _before_move(self) -> None:
        """See that a move is made on the game as it stands, wherever it was played on."""
        if self.catch_up():
            loader.notify("elsewhere", notice.place())

    def attach(self, name: str, opener: "Element") -> None:
        """Let an element open the panel ``app.panels.<name>`` when it is clicked."""
        listen(opener, "click", lambda event: spawn(self._open_panel(name, opener)))

    async def _open_panel(self, name: str, opener: "Element") -> None:
        self._wanted = name
        try:
            panel = await loader.module("app.panels." + name)
        except OSError:
            notice.show(text("error.network"))
        else:
            # Of several that were asked for while all had to wait, the last.
            if self._wanted == name:
                self._wanted = ""
                panel.open_panel(self, opener)

    def _open_address(self) -> None:
        """Let the room show what the address names; say so when it names no game that is here."""
        notice.hide()
        asked = address.asked_game()  # before the room writes its own address
        self.room.open_address()
        if asked not in (self.room.name, address.HOME):
            loader.notify("link.room", notice.place())

    def _mark_in_menu(self) -> None:
        for link in root.querySelectorAll("#menu a"):
            game = link.dataset.game
            here = game == self.room.name
            link.href = address.link_to(game)
            link.ariaCurrent = "page" if here else None
            if here and game != address.HOME:
                page.title = link.textContent + " \u00b7 Cyclomind"

    def show_numbers(self) -> None:
        """Show the numbers of colours, or not, as the settings say."""
        root.dataset.numbers = "on" if self.settings.numbers else "off"


def _close_notice(event: "Event") -> None:
    had_focus = focused()
    notice.hide()
    if not said(event, "detail", 0):  # by a key: the focus goes on to what follows
        regain(had_focus, "main [tabindex='0']", "main input", "#submit-button")
