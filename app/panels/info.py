"""How to play: the instructions of the present game. Public name: `open_panel`."""

from js import document, fetch

from app.browser.build import of_this_build
from app.browser.dom import by_id, spawn
from app.panels.bullets import bullets
from app.panels.panel import made, show
from app.words.sentences import text

_CONTENT = """
<p id="how-to-play-status" role="status" hidden></p>
<ul class="rules" id="how-to-play-list"></ul>"""

_ACTIONS = '<button type="button" class="plain" id="about-button" data-text="about"></button>'


def open_panel(page, opener) -> None:
    """Show the instructions of page.room, and load them unless they are there."""
    if made("info", "how-to-play", _CONTENT, _ACTIONS):
        page.attach("about", by_id("about-button"))
    listing = by_id("how-to-play-list")
    if not listing.children.length:
        spawn(_load(listing, _addresses(page.room.name)))
    show("info", opener)


def _addresses(game: str) -> str:
    """Return where the instructions of a game stand, in the page's language."""
    names = ("daily", "necklace") if game == "daily" else (game,)
    folder = f"app/locales/{document.documentElement.lang}/how-to-play"
    return " ".join([f"{folder}/{name}.md" for name in names])


async def _load(listing, addresses: str) -> None:
    items = []
    try:
        for address in addresses.split(" "):
            answer = await fetch(of_this_build(address))
            if not answer.ok:
                raise OSError(address)
            items += bullets(await answer.text())
    except Exception:
        items = []  # the sentence below says so, and opening the panel again tries again
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
