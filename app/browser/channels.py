"""Channels between the page and its workers, where the browser allows them.

Public names: `open_channel`, `stand_in`. A browser that blocks what a site keeps may refuse
channels, too, by an exception: a site could pass on by them what it must not keep.
"""

from js import BroadcastChannel, attempt

from app.browser.conversion import to_js
from app.browser.dom import listen

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from js import Channel

#: JavaScript, since a Python function cannot be called with ``new``.
_STAND_IN = """window.BroadcastChannel = class extends EventTarget {
  postMessage() {}
  close() {}
}"""

_refused: list[bool] = []  # filled by `stand_in`


def open_channel(name: str, on_message: "Callable[[str], object]") -> "Channel":
    """Return the channel of this name; ``on_message(text)`` hears what others say on it.

    Raises: OSError where the browser refuses channels.
    """
    made = _made(name)
    if _refused or not made.length:
        raise OSError("the browser refuses channels")
    channel: Channel = made[0]
    listen(channel, "message", lambda event: on_message(event.data))
    return channel


def stand_in() -> None:
    """Where channels are refused, put something in their place on which nobody says anything.

    PyScript opens one while it loads, and would end there.
    """
    made = _made("cyclomind")
    if made.length:
        made[0].close()
    else:
        _refused.append(True)
        put_there = attempt("window", "Function", _STAND_IN)
        if put_there.length:
            put_there[0]()


def _made(name: str) -> "Any":
    # The class itself: as an attribute of ``window`` it would be a function of MicroPython's.
    return attempt("Reflect", "construct", BroadcastChannel, to_js([name]))
