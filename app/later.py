"""The part of our Python that the first move can wait for. Public names: `module`, `fetch_soon`.

In the built page it comes in an archive of its own, fetched when the page is ready or when it is
first needed; in the loose tree it is there from the start.
"""

import asyncio

from js import Uint8Array, document, fetch, setTimeout

from app.words import learn

#: Takes the bytes of an archive apart. The built page sets it (tools/in_page/unpack.py); the loose
#: tree has no archives and no use for it.
unpack: object = None

_lock = asyncio.Lock()
_arrived: list = []  # where it came from, once it is here


async def module(name: str):
    """Return the module of this dotted name. Raises: OSError when it cannot be fetched."""
    await _bring()
    return __import__(name, None, None, ("*",))


def fetch_soon() -> None:
    """Fetch it once the page has had time to be painted; a failure is met when it is needed."""
    setTimeout(lambda: asyncio.create_task(_try()), 300)


async def _try() -> None:
    try:
        await _bring()
    except Exception:
        pass


async def _bring() -> None:
    path = document.querySelector("script[type=mpy]").getAttribute("data-later")
    async with _lock:
        if _arrived:
            return
        if path:
            assert callable(unpack)
            unpack(await _bytes_at(path))
        learn("later_" + document.documentElement.lang)
        _arrived.append(path)


async def _bytes_at(path: str) -> bytes:
    try:
        answer = await fetch(path)
        content = await answer.arrayBuffer()
    except Exception:  # the browser's own, for want of a network
        raise OSError(path) from None
    if not answer.ok:
        raise OSError(path)
    return bytes(Uint8Array.new(content))
