"""The part of our Python that the first move can wait for. Public names: `module`, `fetch_soon`.

In the built page it comes in an archive of its own, fetched when the page is ready or when it is
first needed; in the loose tree it is there from the start.
"""

import asyncio

from js import Uint8Array, document, fetch, setTimeout

#: Takes the bytes of an archive apart. The built page sets it (tools/in_page/unpack.py); the loose
#: tree has no archives and no use for it.
unpack: object = None

_lock = asyncio.Lock()
_arrived: list = []


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
        if path and path not in _arrived:
            answer = await fetch(path)
            if not answer.ok:
                raise OSError(path)
            assert callable(unpack)
            unpack(bytes(Uint8Array.new(await answer.arrayBuffer())))
            _arrived.append(path)
