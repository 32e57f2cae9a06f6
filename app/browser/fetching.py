"""Parts of the page, fetched when they are wanted.

Public names: `bring_style`, `bring_modules`, `brought`. Each raises OSError when the file cannot
be had. Other files: `app.browser.reading`.
"""

import asyncio

from js import window

from app.browser.dom import find, make

if False:  # names for annotations
    from collections.abc import Awaitable

    from js import Event


async def bring_modules(archive: str) -> None:
    """Wait until the modules of this archive can be imported; in the loose tree they always can."""
    await brought(window.bringModules(archive))


async def brought(promise: "Awaitable[None]") -> None:
    """Wait for a promise of app/browser/interpreter.mjs."""
    try:
        await promise
    except Exception as error:  # the browser's own, for want of a network
        raise OSError(str(error)) from None


async def bring_style(path: str) -> None:
    """Link a style sheet and wait until it holds."""
    sheet = make("link")
    sheet.rel = "stylesheet"
    sheet.href = path
    answered = asyncio.Event()
    answers: list[str] = []

    def on_answer(event: "Event") -> None:
        answers.append(event.type)
        answered.set()

    for kind in ("load", "error"):
        sheet.addEventListener(kind, on_answer)
    find("head").append(sheet)
    await answered.wait()
    if "error" in answers:
        sheet.remove()
        raise OSError(path)
