"""The frame of another page in which ours may stand.

Public names: `tell_height`, `bring_into_sight`.
"""

from js import document, window

from app.browser.conversion import to_js
from app.browser.dom import guarded
from app.browser.making import made

if False:  # names for annotations
    from typing import Any

    from js import Element

#: Around a dialog, in CSS pixels; and what must be seen of the frame to lay one there.
_MARGIN, _LEAST_HEIGHT = 12, 64


def tell_height() -> None:
    """Post the height of our content to the page around the frame, now and whenever it changes.

    In CSS pixels; ``embed.js`` listens there. The style sheets see to it that the content's height
    does not depend on the frame's, or the two would chase each other.
    """
    told = [0]

    def tell(*_: object) -> None:
        height = document.body.offsetHeight
        if height != told[0]:
            told[0] = height
            # Any page may embed us, and a height is no secret.
            window.parent.postMessage(to_js({"sender": "cyclomind", "height": height}), "*")

    observer = made("ResizeObserver", guarded(tell))
    if observer:
        observer.observe(document.body)
    else:
        tell()


def bring_into_sight(dialog: "Element") -> None:
    """Lay an open dialog over that part of our frame which can be seen in the window around it."""

    def place(entries: "Any", observer: "Any") -> None:
        observer.disconnect()
        seen = entries[0].intersectionRect
        if seen.height >= _LEAST_HEIGHT:
            dialog.style.marginTop = f"{seen.top + _MARGIN}px"
            dialog.style.maxHeight = f"{seen.height - 2 * _MARGIN}px"

    # Only this tells a page of another origin where the window is.
    observer = made("IntersectionObserver", guarded(place))
    if observer:
        observer.observe(document.documentElement)
