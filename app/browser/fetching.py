"""Files of the site, fetched when they are wanted.

Public names: `bytes_at`, `text_at`, `bring_style`. Each raises OSError when the file cannot be had.
"""

import asyncio

from js import Uint8Array, fetch

from app.browser.dom import find, make


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


async def bring_style(path: str) -> None:
    """Link a style sheet and wait until it holds."""
    sheet = make("link")
    sheet.rel = "stylesheet"
    sheet.href = path
    answered, answers = asyncio.Event(), []

    def on_answer(event):
        answers.append(event.type)
        answered.set()

    for kind in ("load", "error"):
        sheet.addEventListener(kind, on_answer)
    find("head").append(sheet)
    await answered.wait()
    if "error" in answers:
        sheet.remove()
        raise OSError(path)
