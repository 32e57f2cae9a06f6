"""How to play: the instructions of the present game, a few lines and the rest folded.

Public name: `open_panel`.
"""

from app.art.rule_pictures import picture
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

    from app.panels.bullets import Bullet

_CONTENT = """
<p id="how-to-play-status" role="status" hidden></p>
<ul class="rules" id="how-to-play-list"></ul>
<details id="how-to-play-details"><summary data-text="more"></summary>
<ul class="rules" id="how-to-play-folded"></ul></details>
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
    items: list[Bullet] = []
    try:
        for address in addresses.split(" "):
            items += bullets(await text_at(of_this_build(address)))
    except OSError:
        items = []  # the sentence below says so, and opening the panel again tries again
    folded = by_id("how-to-play-folded")
    for one in (listing, folded):
        one.replaceChildren()
    status = by_id("how-to-play-status")
    status.hidden = bool(items)
    status.textContent = "" if items else text("instructions.missing")
    by_id("how-to-play-details").hidden = not any(item.is_folded for item in items)
    for item in items:
        (folded if item.is_folded else listing).append(_entry(item))


def _entry(item: "Bullet") -> "Element":
    """Return the list item of a line, with its picture beside it where it has one."""
    entry, words = make("li"), make("p")
    for said, is_bold in item.runs:
        words.append(make("b" if is_bold else "span", "", said))
    art = picture(item.picture)
    if art:
        entry.className = "pictured"
        entry.innerHTML = art  # our own drawing
    entry.append(words)
    return entry
