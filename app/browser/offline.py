"""Whether the service worker has kept what playing without a network, and as an app, needs.

Public names: `start`, `state`, `on_change`, and the states `OFF`, `INSECURE`, `CANNOT`, `NOT_YET`,
`READY`, `THINKING`, `NEWER`. docs/offline.md says how the worker goes about it.
"""

from js import location, window

from app.browser import address
from app.browser.asking import part
from app.browser.build import BUILD, of_this_build
from app.browser.dom import find, listen, make, root

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Event

#: Nothing is kept: the loose tree, another page's frame, or a server on this machine.
OFF = "off"
#: The page came by plain http, of which browsers keep nothing.
INSECURE = "insecure"
#: The browser has no service workers for this page, or refuses ours.
CANNOT = "cannot"
#: Nothing was heard of the worker so far.
NOT_YET = "not-yet"
#: Everything but what the thinking worker is made of is kept.
READY = "ready"
#: That too.
THINKING = "thinking"
#: As READY, but kept by the worker of another build, to which the next page will belong.
NEWER = "newer"

_WORKER = "service-worker.js"

#: Whoever develops here wants to see changes at once, so this must be asked for (``offline=1``).
_THIS_MACHINE = ("localhost", "127.0.0.1", "[::1]")

_now = [OFF]
_listeners: "list[Callable[[], object]]" = []


def state() -> str:
    """Return the present state, one of those above."""
    return _now[0]


def on_change(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` whenever the state may have changed."""
    _listeners.append(listener)


async def start() -> None:
    """Register the worker where that is wanted, ask it for its state, offer to install the page."""
    if not BUILD or address.is_embedded():
        return
    if not window.isSecureContext:
        _change(INSECURE)
        return
    # Only to name it can throw, in a frame that its host has locked up.
    container = part("navigator", "serviceWorker")
    if not container:
        _change(CANNOT)
        return
    try:
        if _is_unasked() and not await container.getRegistration():
            return
        _change(NOT_YET)
        _link("manifest", of_this_build(f"manifest.{root.lang}.webmanifest"))
        touch = find("script[data-touch]").getAttribute("data-touch")
        _link("apple-touch-icon", touch)
        listen(container, "message", _on_message)
        registration = await container.register(_WORKER)
        if registration.active:
            registration.active.postMessage("state")
    except Exception:
        _change(CANNOT)


def _is_unasked() -> bool:
    wished = root.hasAttribute("data-offline")  # boot.js read the address
    return location.hostname in _THIS_MACHINE and not wished


def _link(rel: str, address_of_it: str) -> None:
    # In the page itself such links cost requests before the first move: browsers follow them.
    link = make("link")
    link.rel = rel
    link.href = address_of_it
    find("head").append(link)


def _on_message(event: "Event") -> None:
    told: Any = getattr(event, "data", None)
    if not hasattr(told, "ready") or state() == NEWER:
        pass  # the answer of the worker that has just been replaced may come last
    elif not told.ready:
        _change(NOT_YET)
    elif told.build != BUILD:
        _change(NEWER)
    else:
        _change(THINKING if told.thinking else READY)


def _change(state: str) -> None:
    _now[0] = state
    for listener in _listeners:
        listener()
