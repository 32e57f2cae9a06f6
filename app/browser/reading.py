"""Files of the site, read when they are wanted. Public names: `bytes_at`, `text_at`.

Both raise OSError when the file cannot be had.
"""

from js import Uint8Array, fetch


async def bytes_at(path: str) -> bytes:
    """Return the content of a file."""
    try:
        answer = await fetch(path)
        content = await answer.arrayBuffer()
    except Exception:  # the browser's own, for want of a network
        raise OSError(path) from None
    if not answer.ok:
        raise OSError(path)
    return bytes(Uint8Array.new(content))


async def text_at(path: str) -> str:
    """Return the content of a text file."""
    return (await bytes_at(path)).decode()
