"""The About panel: version, playing offline, runtimes and licences. Public name: `open_panel`."""

import json

from app.browser import offline
from app.browser.build import BUILD, of_this_build
from app.browser.dom import by_id, make, spawn
from app.browser.reading import text_at
from app.panels.panel import made, show
from app.words.sentences import text
from cyclomind import __version__

if False:  # names for annotations
    from js import Element
    from roles import Page

_CONTENT = """
<p data-text="about.words"></p>
<p id="about-version"></p>
<p id="about-offline" role="status"></p>
<ul class="parts" id="about-list"></ul>"""


def open_panel(page: "Page", opener: "Element") -> None:
    """Show what this page is made of; what could not be loaded is tried again."""
    if made("about", "about.title", _CONTENT):
        _say_version()
        offline.on_change(_say_offline)
        _say_offline()
    listing = by_id("about-list")
    if listing.children.length < 2:
        listing.replaceChildren()
        _add(listing, text("about.self", version=__version__))
        spawn(_load(listing))
    show("about", opener)


def _say_version() -> None:
    key = "about.build" if BUILD else "failed.version"
    by_id("about-version").textContent = text(key, version=__version__, build=BUILD)


def _say_offline() -> None:
    by_id("about-offline").textContent = text("offline." + offline.state())


async def _load(listing: "Element") -> None:
    try:
        parts = json.loads(await text_at(of_this_build("runtime/versions.json")))
    except (OSError, ValueError):
        return  # no network: our own version is all that can be said
    for part in parts:
        _add(
            listing,
            text("about.part", name=part["name"], version=part["version"], licence=part["license"]),
        )


def _add(listing: "Element", words: str) -> None:
    listing.append(make("li", "", words))
