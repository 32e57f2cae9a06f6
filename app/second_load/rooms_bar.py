"""The rooms that are played most, as a bar at the bottom of a phone. Public names: `follow`,
`show_day`.

It is made from the table of games; its last button opens the menu with the others. Where the
header has room for them, or the screen is too low, the style sheet hides the bar.
"""

from app.browser import address
from app.browser.clock import each_minute, today
from app.browser.dom import by_id, find, make
from app.games import GAMES
from app.shelf import kept_games
from app.words.sentences import text
from cyclomind.daily import FIRST_DAY, text_of
from cyclomind.games.guessing import PLAYING

if False:  # names for annotations
    from js import Element
    from roles import Page

    from app.games import Game

#: What the picture of a room shows, as the path of an SVG of 24 units. These rooms are in the bar.
_PICTURES = {
    "necklace": "M12 3a3 3 0 1 1-.1 0M19 13.5a3 3 0 1 1-.1 0M5 13.5a3 3 0 1 1-.1 0M9.5 8L6.5 13"
    "M14.5 8l3 5M8.5 17.5h7",
    "daily": "M12 8a4 4 0 1 1-.1 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19"
    "M5 19l1.4-1.4M17.6 6.4L19 5",
    "path": "M6 21c-4-6 12-6 10-11s-10-2-8-7M15 3h4M17 1v4",
}
_MORE = "M5 7h14M5 12h14M5 17h14"


def follow(page: "Page") -> None:
    """Add the bar to the page, and keep true what it says of the day's necklace."""
    bar = make("nav", "rooms-bar")
    bar.setAttribute("aria-label", text("rooms-bar"))
    bar.append(*[_link(game, page.room.name) for game in GAMES if game.name in _PICTURES], _more())
    find("body").append(bar)
    each_minute(show_day)
    show_day()


def show_day() -> None:
    """Mark the daily necklace as waiting until today's is solved or given up."""
    link = find(".rooms-bar [data-game='daily']")
    if not link:
        return
    day = today()
    outcome = kept_games.outcome_of("daily", address.text_of((("date", text_of(day)),)))
    waits = day >= FIRST_DAY and outcome in ("", PLAYING)
    link.classList.toggle("waits", waits)
    link.lastElementChild.textContent = " " + text("rooms-bar.waits") if waits else ""


def _link(game: "Game", present: str) -> "Element":
    link = make("a")
    link.href = address.link_to(game.name)
    link.setAttribute("data-game", game.name)
    if game.name == present:
        link.setAttribute("aria-current", "page")
    return _filled(link, _PICTURES[game.name], "game." + game.name)


def _more() -> "Element":
    button = make("button")
    button.id = "rooms-more-button"
    button.type = "button"
    button.setAttribute("popovertarget", by_id("menu").id)
    return _filled(button, _MORE, "more")


def _filled(element: "Element", path: str, key: str) -> "Element":
    """Return the element with its picture, its words, and a place for more of them."""
    element.innerHTML = f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>'
    element.append(make("span", "", text(key)), make("span", "unseen"))
    return element
