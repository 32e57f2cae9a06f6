"""All levels of the path with their stars, chapter by chapter. Public name: `open_panel`."""

from app.browser import address
from app.browser.dom import by_id, make
from app.panels.panel import made, show
from app.shelf.levels_done import results_by_level, solved_levels
from app.views.level_line import star_marks
from app.words.sentences import text
from cyclomind.path import CHAPTERS, LEVELS, is_open, level_of, stars_of

if False:  # names for annotations
    from js import Element
    from roles import Page

    from cyclomind.path import Level, Stars

_CONTENT = """
<p class="hint" data-text="path.stars-note"></p>
<p id="levels-done"></p>
<div id="levels-chapters"></div>"""


def open_panel(page: "Page", opener: "Element") -> None:
    """Show all levels; the one on page.room's board is marked. page: the page.Page."""
    made("levels", "path.levels", _CONTENT)
    _draw(page.room.summary().link)
    show("levels", opener)
    present = by_id("levels-panel").querySelector("[aria-current]")
    if present:
        present.focus()


def _draw(on_board: str) -> None:
    results, solved = results_by_level(), solved_levels()
    levels = [level_of(number) for number in range(1, LEVELS + 1)]
    earned = [stars_of(level, results.get(level.number, [])) for level in levels]
    told = text("path.done", count=len(solved), of=LEVELS, stars=sum([sum(one) for one in earned]))
    by_id("levels-done").textContent = told
    chapters = by_id("levels-chapters")
    chapters.replaceChildren()
    for chapter in CHAPTERS:
        listing = make("ol", "levels")
        listing.setAttribute("role", "list")
        listing.setAttribute("aria-labelledby", "chapter-" + chapter.name)
        for level, stars in zip(levels, earned):
            if level.chapter == chapter:
                listing.append(_entry(level, stars, is_open(level.number, solved), on_board))
        heading = make("h3", "", text("path.chapter." + chapter.name))
        heading.id = "chapter-" + chapter.name
        idea = make("p", "hint", text("path.idea." + chapter.name))
        chapters.append(heading, idea, listing)


def _entry(level: "Level", stars: "Stars", is_offered: bool, on_board: str) -> "Element":
    """Return the list item of a level: a link to it once it is open."""
    link = ("level", str(level.number))
    item = make("li")
    entry = make("a" if is_offered else "span", "level-entry")
    name = make("b", "", str(level.number))
    said = make("span", "unseen", text("path.level"))
    entry.append(said, " ", name)
    if is_offered:
        entry.href = address.link_to("path", (link,))
        entry.append(*star_marks(stars))
    else:
        entry.append(make("span", "unseen", " " + text("path.closed")))
    if "=".join(link) == on_board:
        entry.setAttribute("aria-current", "page")
    item.append(entry)
    return item
