"""The settings panel: what can be chosen for the game, and for all of them.

Public name: `open_panel`.
"""

from app.browser import language, motion, sounds, theme
from app.browser.choosing import on_choice
from app.browser.dom import by_id, root
from app.locales.languages import LANGUAGES
from app.panels.fields import labelled_select
from app.panels.panel import made, show
from app.panels.room_fields import fields_of
from app.shelf.choices import is_chosen, keep_settings
from app.shelf.cues import SOUND, VIBRATION
from app.shelf.settings import read_settings
from app.views import typed_field

if False:  # names for annotations
    from js import Element
    from roles import Page

_CONTENT = """
<form id="settings-form" method="dialog">
<div id="room-fields"></div>
<p class="hint" id="size-note" data-text="settings.size-note"></p>
<label class="field"><span data-text="settings.numbers"></span>
<input type="checkbox" id="show-numbers-checkbox"></label>
<label class="field" id="typing-row"><span data-text="settings.typing"></span>
<input type="checkbox" id="type-guesses-checkbox"></label>
<label class="field"><span data-text="settings.theme"></span>
<select id="theme-select"><option value="" data-text="settings.theme.system"></option>
<option value="light" data-text="settings.theme.light"></option>
<option value="dark" data-text="settings.theme.dark"></option></select></label>
<label class="field"><span data-text="settings.speed"></span>
<select id="speed-select"><option value="normal" data-text="settings.speed.normal"></option>
<option value="fast" data-text="settings.speed.fast"></option>
<option value="off" data-text="settings.speed.off"></option></select></label>
<label class="field" id="sound-row"><span data-text="settings.sound"></span>
<input type="checkbox" id="sound-checkbox"></label>
<label class="field" id="vibration-row"><span data-text="settings.vibration"></span>
<input type="checkbox" id="vibration-checkbox"></label>
<label class="field"><span data-text="settings.language"></span>
<select id="language-select"><option value="" data-text="settings.language.browser"></option>
"""
_CONTENT += "".join(
    [f'<option value="{tag}" lang="{tag}">{name}</option>' for tag, name in LANGUAGES]
)
_CONTENT += """</select></label>
</form>"""


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the settings. page: the page.Page whose settings and room they are."""
    if made("settings", "settings", _CONTENT):
        on_choice(by_id("settings-form"), lambda control: _choose(page, control))
    page.settings = read_settings()  # another window may have chosen since
    box = by_id("room-fields")
    fields = fields_of(page.room)
    box.replaceChildren()  # a room may offer other options by now
    for field in fields:
        box.appendChild(labelled_select(field))
    by_id("size-note").hidden = not fields
    for field in fields:
        by_id(field.id).value = str(field.value)
    by_id("show-numbers-checkbox").checked = page.settings.numbers
    by_id("typing-row").hidden = not typed_field.can_type(page.room)
    by_id("type-guesses-checkbox").checked = page.settings.typing
    for name in (SOUND, VIBRATION):
        by_id(name + "-checkbox").checked = is_chosen(name)
        by_id(name + "-row").hidden = not hasattr(page.room, "refuse")
    if not sounds.can_vibrate():
        by_id("vibration-row").hidden = True
    by_id("theme-select").value = theme.chosen()
    by_id("speed-select").value = motion.present()
    by_id("language-select").value = language.chosen()
    show("settings", opener)


def _choose(page: "Page", control: "Element") -> None:
    """Hand on what the player has chosen in a control, unless it was so before."""
    if control.id == "show-numbers-checkbox":
        _change(page, numbers=bool(control.checked))
    elif control.id == "type-guesses-checkbox":
        _choose_typing(page, bool(control.checked))
    elif control.id == "sound-checkbox":
        _change(page, **{SOUND: bool(control.checked)})
    elif control.id == "vibration-checkbox":
        _change(page, **{VIBRATION: bool(control.checked)})
    elif control.id == "theme-select" and control.value != theme.chosen():
        theme.show(control.value)
        _change(page, theme=control.value)
    elif control.id == "speed-select" and control.value != motion.present():
        root.dataset.speed = control.value
        _change(page, animation=control.value)
    elif control.id == "language-select" and control.value != language.chosen():
        language.choose(control.value)
    for field in fields_of(page.room):
        if control.id == field.id:
            for option in field.options:
                if str(option) == control.value and option != field.value:
                    field.choose(option)


def _change(page: "Page", **changes: object) -> None:
    """Take over changed settings and remember them."""
    page.settings = keep_settings(**changes)
    page.show_numbers()
    page.room.draw()


def _choose_typing(page: "Page", typing: bool) -> None:
    """Let guesses be typed or not; who types needs to see the numbers."""
    if typing:
        _change(page, typing=True, numbers=True)
    else:
        _change(page, typing=False)
    by_id("show-numbers-checkbox").checked = page.settings.numbers
    typed_field.follow(page)
