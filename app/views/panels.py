"""Panels over the page: opened by a button, closed by Escape, the close button or a tap outside.

Public names: `attach`, `translate`. The browser's own modal dialogs keep the rest of the page
out of reach; what they leave open is added here.
"""

from js import document

from app.dom import listen
from app.words import text

_FOCUSABLE = "button, select, input, a[href], [tabindex='0']"


def attach(panel, opener, before_open=None) -> None:
    """Let ``opener`` open ``panel``; ``before_open()`` may fill it first."""

    def open_panel(event):
        if panel.open:
            return
        translate(panel)
        if before_open:
            before_open()
        panel.showModal()

    def on_click(event):
        # A tap on the dialog element itself is one beside its content.
        if event.target == panel or event.target.closest(".close-button"):
            panel.close()

    def on_key(event):
        if event.key == "Tab":
            _stay_inside(panel, event)

    listen(opener, "click", open_panel)
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


def translate(root) -> None:
    """Put the page's language into every element of ``root`` that names its sentence.

    ``data-text`` names the sentence of the content, ``data-label`` that of the accessible name.
    """
    for element in root.querySelectorAll("[data-text]"):
        element.textContent = text(element.dataset.text)
    for element in root.querySelectorAll("[data-label]"):
        label = text(element.dataset.label)
        element.setAttribute("aria-label", label)
        if element.tagName == "BUTTON":
            element.title = label
