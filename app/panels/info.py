"""How to play: the instructions of the present game. Public name: `open_panel`."""

from js import document, fetch

from app.dom import by_id, spawn
from app.panels.bullets import bullets
from app.panels.panel import show
from app.words import text


def open_panel(page) -> None:
    """Show the instructions of page.room, and load them unless they are there."""
    listing = by_id("how-to-play-list")
    if not listing.children.length:
        spawn(_load(listing, text("instructions." + page.room.name)))
    show("info")


async def _load(listing, address: str) -> None:
    items = []
    try:
        answer = await fetch(address)
        if answer.ok:
            items = bullets(await answer.text())
    except Exception:
        pass  # no network: the sentence below says so, and opening the panel again tries again
    listing.replaceChildren()
    status = by_id("how-to-play-status")
    status.hidden = bool(items)
    status.textContent = "" if items else text("instructions.missing")
    for runs in items:
        item = document.createElement("li")
        for words, is_bold in runs:
            part = document.createElement("b" if is_bold else "span")
            part.textContent = words
            item.appendChild(part)
        listing.appendChild(item)
