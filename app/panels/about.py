"""The About panel: version, runtimes and their licences. Public name: `open_panel`."""

import json

from js import document, fetch

from app.dom import by_id, spawn
from app.panels.panel import made, show
from app.words import text
from cyclomind import __version__

_CONTENT = """
<p data-text="about.words"></p>
<ul class="parts" id="about-list"></ul>"""


def open_panel(page, opener) -> None:
    """Show what this page is made of; what could not be loaded is tried again."""
    made("about", "about.title", _CONTENT)
    listing = by_id("about-list")
    if listing.children.length < 2:
        listing.replaceChildren()
        _add(listing, text("about.self", version=__version__))
        spawn(_load(listing))
    show("about", opener)


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
