"""The About panel: version, runtimes and their licences. Public name: `open_panel`."""

import json

from js import document, fetch

from app.dom import by_id, spawn
from app.panels.panel import show
from app.words import text
from cyclomind import __version__


def open_panel(page) -> None:
    """Show what this page is made of; what could not be loaded is tried again."""
    listing = by_id("about-list")
    if listing.children.length < 2:
        listing.replaceChildren()
        _add(listing, text("about.self", version=__version__))
        spawn(_load(listing))
    show("about")


async def _load(listing) -> None:
    try:
        answer = await fetch("runtime/versions.json")
        parts = json.loads(await answer.text())
    except Exception:
        return  # no network: our own version is all that can be said
    for part in parts:
        _add(
            listing,
            text("about.part", name=part["name"], version=part["version"], licence=part["license"]),
        )


def _add(listing, words: str) -> None:
    item = document.createElement("li")
    item.textContent = words
    listing.appendChild(item)
