"""The page's elements, found and listened to. With `motion`, `storage`, `address` and `notice`,
one of the few modules that touch the browser.

Public names: `by_id`, `set_text`, `svg_element`, `listen`, `guarded`, `now_ms`.
"""

from js import document, performance

from app import notice

_SVG = "http://www.w3.org/2000/svg"


def by_id(name: str):
    """Return the element with this id."""
    return document.getElementById(name)


def set_text(element, text: str) -> None:
    """Show ``text``, always as text and never as markup."""
    if element.textContent != text:
        element.textContent = text


def svg_element(tag: str, parent, css_class: str):
    """Append a new SVG element to ``parent`` and return it."""
    element = document.createElementNS(_SVG, tag)
    element.setAttribute("class", css_class)
    parent.appendChild(element)
    return element


def listen(target, kind: str, handler) -> None:
    """Call ``handler(event)`` for every event of this kind; a failure is shown, never silent."""
    target.addEventListener(kind, guarded(handler))


def guarded(handler):
    """Return ``handler`` wrapped so that an exception becomes a notice and the page goes on."""

    def call(*arguments):
        try:
            handler(*arguments)
        except Exception as error:
            notice.report(error)

    return call


def now_ms() -> float:
    """Return the milliseconds since the page was opened."""
    return performance.now()
