"""The frame of another page in which ours may stand. Public name: `tell_height`."""

from js import ResizeObserver, document, window

from app.browser.conversion import to_js
from app.browser.dom import guarded


def tell_height() -> None:
    """Post the height of our content to the page around the frame, now and whenever it changes.

    In CSS pixels; ``embed.js`` listens there.
    """

    def tell(*_):
        message = {"sender": "cyclomind", "height": document.body.offsetHeight}
        # Any page may embed us, and a height is no secret.
        window.parent.postMessage(to_js(message), "*")

    ResizeObserver.new(guarded(tell)).observe(document.body)
