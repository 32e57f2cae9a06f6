"""The instructions panel: loaded when it is first opened. Public name: `fill`."""

import asyncio

from js import document, fetch

from app.instructions import bullets
from app.words import text


def fill(listing, game: str) -> None:
    """Show a game's instructions in a list element, unless they are there."""
    if not listing.children.length:
        asyncio.create_task(_load(listing, text("instructions." + game)))


async def _load(listing, address: str) -> None:
    items = []
    try:
        answer = await fetch(address)
        if answer.ok:
            items = bullets(await answer.text())
    except Exception:
        pass  # no network: the sentence below says so, and opening the panel again tries again
    listing.replaceChildren()
    status = document.getElementById("how-to-play-status")
    status.hidden = bool(items)
    status.textContent = "" if items else text("instructions.missing")
    for runs in items:
        item = document.createElement("li")
        for words, is_bold in runs:
            part = document.createElement("b" if is_bold else "span")
            part.textContent = words
            item.appendChild(part)
        listing.appendChild(item)
