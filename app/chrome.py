"""What stands around every room: header, menu, notices, and the panels that the buttons open.

Public name: `Chrome`. A room that it welcomes has

    name             what the address calls the game
    open_address()   shows what the address names
    new_game()       opens a fresh puzzle
    fields()         what can be chosen for the game, as settings.Field values

What a panel needs is imported when it is first opened.
"""

from js import document

from app import address, motion, notice
from app.dom import by_id, listen
from app.settings import changed, keep_settings, read_settings
from app.views import panels
from app.words import text


class Chrome:
    """The page around the room, and the settings that hold for every room."""

    def __init__(self):
        self._settings = read_settings()
        self._room = None
        self._show_numbers()

    def speed(self) -> motion.Speed:
        """Return how fast things move now."""
        return motion.speed_of(self._settings.speed)

    def welcome(self, room) -> None:
        """Attach the page's own controls to the room, and let it show what the address names."""
        self._room = room
        if document.documentElement.lang != "en":  # the page is written in English
            panels.translate(document.body)
        self._mark_in_menu()
        listen(by_id("notice-close-button"), "click", lambda event: notice.hide())
        listen(by_id("new-button"), "click", lambda event: room.new_game())
        listen(by_id("settings-form"), "change", self._on_choice)
        panels.attach(by_id("settings-panel"), by_id("settings-button"), self._fill_settings)
        panels.attach(by_id("info-panel"), by_id("info-button"), self._fill_instructions)
        panels.attach(by_id("about-panel"), by_id("about-button"), self._fill_about)
        address.on_return(self._open_address)
        self._open_address()

    def _open_address(self) -> None:
        """Let the room show what the address names; say so when it names no game that is here."""
        notice.hide()
        asked = address.parameters().get("game", address.HOME)
        self._room.open_address()
        if asked != self._room.name:
            notice.show(text("link.room"))

    def _mark_in_menu(self) -> None:
        for link in document.querySelectorAll("#menu a"):
            game = link.dataset.game
            link.href = address.link_to(game)
            if game == self._room.name:
                link.setAttribute("aria-current", "page")

    def _show_numbers(self) -> None:
        document.documentElement.dataset.numbers = "on" if self._settings.numbers else "off"

    # Panels

    def _fill_settings(self) -> None:
        from app.views.settings_form import fill

        fill(self._settings, self._room.fields())

    def _on_choice(self, event) -> None:
        from app.views.settings_form import chosen

        changes = chosen(event.target, self._room.fields())
        if changes:
            self._settings = changed(self._settings, **changes)
            keep_settings(self._settings)
            self._show_numbers()

    def _fill_instructions(self) -> None:
        from app.views.how_to_play import fill

        fill(by_id("how-to-play-list"), self._room.name)

    def _fill_about(self) -> None:
        from app.views.about import fill

        fill(by_id("about-list"))
