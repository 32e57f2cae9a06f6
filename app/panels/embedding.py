"""In another page's frame: telling that page our height (embed.js listens). Public name:
`tell_height`."""

from js import ResizeObserver, document, window
from pyscript.ffi import to_js

from app.browser.dom import guarded


def tell_height() -> None:
    """Post the height of the page's content, in CSS pixels, now and whenever it changes."""

    def tell(*_):
        message = {"sender": "cyclomind", "height": document.body.offsetHeight}
        # Any page may embed us, and a height is no secret.
        window.parent.postMessage(to_js(message), "*")

    ResizeObserver.new(guarded(tell)).observe(document.body)
