"""How to play: the instructions of the present game. Public name: `open_panel`."""

from app.browser.build import of_this_build
from app.browser.dom import by_id, listen, make, root, spawn
from app.browser.reading import text_at
from app.games import game_of
from app.panels.bullets import bullets
from app.panels.first_guesses import first_guess_elements
from app.panels.panel import made, show
from app.second_load import lesson
from app.words.sentences import text
from cyclomind.games.codebreaker.answers import COLORS

if False:  # names for annotations
    from js import Element
    from roles import Page

_CONTENT = """
<p id="how-to-play-status" role="status" hidden></p>
<ul class="rules" id="how-to-play-list"></ul>
<div id="how-to-play-more"></div>"""

_ACTIONS = (
    '<button type="button" class="plain" id="about-button" data-text="about"></button>'
    '<button type="button" class="plain" id="lesson-button" data-text="lesson.start"></button>'
)


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the instructions of page.room, and load them unless they are there."""
    if made("info", "how-to-play", _CONTENT, _ACTIONS):
        page.attach("about", by_id("about-button"))
        listen(by_id("lesson-button"), "click", lambda event: _begin_lesson(page))
    by_id("lesson-button").hidden = not lesson.can_begin(page.room)
    listing = by_id("how-to-play-list")
    if not listing.children.length:
        spawn(_load(listing, _addresses(page.room.name)))
    more = by_id("how-to-play-more")
    more.replaceChildren()
    if page.room.name == "codebreaker":
        more.append(*first_guess_elements(page.room.game.size, COLORS))
    show("info", opener)


def _begin_lesson(page: "Page") -> None:
    by_id("info-panel").close()
    lesson.begin(page.room)


def _addresses(game: str) -> str:
    """Return where the instructions of a game stand, in the page's language."""
    folder = f"app/locales/{root.lang}/how-to-play"
    return " ".join([f"{folder}/{name}.md" for name in game_of(game).how_to_play])


async def _load(listing: "Element", addresses: str) -> None:
    items: list[list[tuple[str, bool]]] = []
    try:
        for address in addresses.split(" "):
            items += bullets(await text_at(of_this_build(address)))
    except OSError:
        items = []  # the sentence below says so, and opening the panel again tries again
    listing.replaceChildren()
    status = by_id("how-to-play-status")
    status.hidden = bool(items)
    status.textContent = "" if items else text("instructions.missing")
    for runs in items:
        item = make("li")
        for words, is_bold in runs:
            item.append(make("b" if is_bold else "span", "", words))
        listing.append(item)
