"""A panel over the page: closed by Escape, its close button or a tap outside.

Public names: `made`, `show`, `leave`. The browser's own modal dialogs keep the rest of the page out
of reach; what they leave open is added here. A panel may stand beside the board instead, where
there is room: it stays open while the game goes on, and all of the page is within reach.
"""

from app.browser import notice
from app.browser.address import is_embedded
from app.browser.dom import around, by_id, find, focused, listen, make, on_key, said
from app.browser.frame import bring_into_sight
from app.browser.sight import has_room_beside
from app.words.sentences import text
from app.words.translation import translate

if False:  # names for annotations
    from js import Element, Event

    from app.input.keys import Key

_CROSS = (
    '<button type="button" class="close-x close-button" data-label="close">'
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>'
)

_FOCUSABLE = "button, select, input, textarea, a[href], summary, [tabindex='0']"

_openers: "dict[str, Element]" = {}  # name of a panel -> the element that opened it last


def made(name: str, title: str, content: str, actions: str = "") -> bool:
    """See that there is a dialog ``<name>-panel``; tell whether it had to be made.

    title: key of its heading. content, and actions that stand at its foot: markup of our own,
    whose sentences are filled in as app/words/translation.py does it. A cross at its top closes it.
    """
    if by_id(name + "-panel"):
        return False
    panel = make("dialog", "panel")
    panel.id = name + "-panel"
    panel.setAttribute("aria-labelledby", name + "-title")
    below = f'<div class="panel-actions">{actions}</div>' if actions else ""
    panel.innerHTML = (
        f'{_CROSS}<div class="panel-content"><h2 id="{name}-title" data-text="{title}"></h2>'
        f"{content}{below}</div>"
    )
    translate(panel)
    find("body").append(panel)
    _attach(panel, name)
    return True


def show(name: str, opener: "Element", beside: bool = False) -> None:
    """Open the dialog ``<name>-panel``; when it closes, the opener gets the focus back.

    beside: it stands in the table of the page, and is opened beside the board where there is room;
    there its opener closes it again.

    Where the opener stands in a panel, that one makes way and comes back: two would lie over each
    other, and a tap beside the upper one be one on the lower.

    A dialog that an ad blocker hides would lock the page and show nothing: it is closed again, and
    a notice says so.
    """
    panel = by_id(name + "-panel")
    _openers[name] = opener
    was_beside = panel.open and not panel.matches(":modal")
    if was_beside:
        panel.close()
    if beside and has_room_beside():
        if not was_beside:
            panel.show()
        return
    if not panel.open:
        panel.showModal()
        field = panel.querySelector("select")
        if field:  # what the panel is for, and not the cross
            field.focus()
    below = opener.closest("dialog")
    if below:
        below.close()
    parts = [panel.querySelector(css) for css in (".close-button", ".panel-content")]
    if not all(part.getClientRects().length for part in parts):
        panel.close()
        notice.show(text("panel.hidden"))
    elif is_embedded():
        bring_into_sight(panel)


def leave(name: str) -> None:
    """Close the dialog ``<name>-panel`` for the board under it; one beside the board stays."""
    panel = by_id(name + "-panel")
    if panel.matches(":modal"):
        panel.close()


def _attach(panel: "Element", name: str) -> None:
    def on_click(event: "Event") -> None:
        # A tap on the dialog element itself is one beside its content.
        is_beside_content = event.target == panel and panel.matches(":modal")
        if is_beside_content or around(event, ".close-button"):
            panel.close()

    def on_tab(key: "Key", event: "Event") -> None:
        if not panel.matches(":modal"):
            if key.key == "Escape":
                panel.close()
        elif key.key == "Tab":
            _stay_inside(panel, event)

    listen(panel, "click", on_click)
    on_key(panel, on_tab)
    listen(panel, "close", lambda event: _return_focus(_openers[name]))


def _return_focus(opener: "Element") -> None:
    """Put the focus on the opener, unless the browser did and it has moved on since."""
    now = focused()
    # What has just gone out of sight may still have it.
    if now.tagName != "BODY" and now.getClientRects().length:
        return
    below = opener.closest("dialog")
    if below:
        below.showModal()
    elif not opener.getClientRects().length:  # it stands in the menu, which has closed
        opener = _menu_button()
    opener.focus()


def _menu_button() -> "Element":
    """Return the button in sight that opens the menu, or the part of it with the opener."""
    names = ("menu-button", "more-button", "rooms-more-button")
    seen = [by_id(name) for name in names if by_id(name) and by_id(name).getClientRects().length]
    return seen[0] if seen else by_id("settings-button")


def _stay_inside(panel: "Element", event: "Event") -> None:
    """Lead Tab from the last control back to the first, instead of out of the page."""
    controls = panel.querySelectorAll(_FOCUSABLE)
    inside = [element for element in controls if element.getClientRects().length]
    edge, other = (
        (inside[0], inside[-1]) if said(event, "shiftKey", False) else (inside[-1], inside[0])
    )
    if focused() == edge:
        event.preventDefault()
        other.focus()
