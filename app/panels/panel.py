"""A panel over the page: closed by Escape, the close button or a tap outside.

Public name: `show`. The browser's own modal dialogs keep the rest of the page out of reach; what
they leave open is added here.
"""

from js import document

from app.dom import by_id, listen
from app.translation import translate

_FOCUSABLE = "button, select, input, a[href], [tabindex='0']"

_attached: list = []  # ids of the panels that listen already


def show(name: str) -> None:
    """Open the dialog ``<name>-panel``; when it closes, its button gets the focus back."""
    panel, opener = by_id(name + "-panel"), by_id(name + "-button")
    if name not in _attached:
        _attached.append(name)
        translate(panel)
        _attach(panel, opener)
    if not panel.open:
        panel.showModal()


def _attach(panel, opener) -> None:
    def on_click(event):
        # A tap on the dialog element itself is one beside its content.
        if event.target == panel or event.target.closest(".close-button"):
            panel.close()

    def on_key(event):
        if event.key == "Tab":
            _stay_inside(panel, event)

    listen(panel, "click", on_click)
    listen(panel, "keydown", on_key)
    listen(panel, "close", lambda event: _return_focus(opener))


def _return_focus(opener) -> None:
    """Put the focus on the opener, unless the browser did and it has moved on since."""
    if document.activeElement.tagName == "BODY":
        opener.focus()


def _stay_inside(panel, event) -> None:
    """Lead Tab from the last control back to the first, instead of out of the page."""
    inside = [element for element in panel.querySelectorAll(_FOCUSABLE) if element.offsetParent]
    edge, other = (inside[0], inside[-1]) if event.shiftKey else (inside[-1], inside[0])
    if document.activeElement == edge:
        event.preventDefault()
        other.focus()
