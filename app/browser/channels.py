"""Channels between the page and its workers, where the browser allows them.

Public names: `open_channel`, `stand_in`. A browser that blocks what a site keeps may refuse
channels, too, by an exception: a site could pass on by them what it must not keep.
"""

from app.browser.asking import answer
from app.browser.dom import listen, said
from app.browser.making import made

if False:  # names for annotations
    from collections.abc import Callable

    from js import Channel, Event

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
    channel: Channel | None = None if _refused else made("BroadcastChannel", name)
    if channel is None:
        raise OSError("the browser refuses channels")

    def hand_on(event: "Event") -> None:
        words = said(event, "data", "")
        if words:
            on_message(words)

    listen(channel, "message", hand_on)
    return channel


def stand_in() -> None:
    """Where channels are refused, put something in their place on which nobody says anything.

    PyScript opens one while it loads, and would end there.
    """
    channel: Channel | None = made("BroadcastChannel", "cyclomind")
    if channel is not None:
        channel.close()
        return
    _refused.append(True)
    put_there = answer("window", "Function", _STAND_IN)
    if put_there is not None:
        put_there()
