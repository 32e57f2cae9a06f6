"""What stands around every room: the header's buttons and the panels they open.

Public name: `dress`. What a panel needs is imported when it is first opened.
"""

from js import document

from app import notice
from app.dom import by_id, listen
from app.views import panels


def dress(room) -> None:
    """Translate the page's own words and attach the panels to their buttons."""
    if document.documentElement.lang != "en":  # the page is written in English
        panels.translate(document.querySelector("body"))
    listen(by_id("notice-close-button"), "click", lambda event: notice.hide())

    def fill_settings():
        from app.views.settings_form import fill

        fill(room.settings)

    def on_choice(event):
        from app.views.settings_form import chosen

        room.choose(**chosen(event.target))

    def fill_instructions():
        from app.views.how_to_play import fill

        fill(by_id("how-to-play-list"))

    def fill_about():
        from app.views.about import fill

        fill(by_id("about-list"))

    listen(by_id("settings-form"), "change", on_choice)
    panels.attach(by_id("settings-panel"), by_id("settings-button"), fill_settings)
    panels.attach(by_id("info-panel"), by_id("info-button"), fill_instructions)
    panels.attach(by_id("about-panel"), by_id("about-button"), fill_about)
