"""All days since the first with their necklaces, a month at a time. Public name: `open_panel`."""

from app.browser import address
from app.browser.clock import today
from app.browser.dom import by_id, enable, listen, make
from app.panels.panel import made, show
from app.shelf import device_results
from app.shelf.game_words import standing
from app.shelf.kept_list import kept
from app.words.dates import day_of_month, month_in_words, weekday_in_words
from app.words.sentences import text
from cyclomind.daily import FIRST_DAY, Day, day_of, number_of, text_of
from cyclomind.games.guessing import LOST, WON

if False:  # names for annotations
    from typing import Any

    from js import Element
    from roles import Page

_CONTENT = """
<div class="months">
<button type="button" class="round" id="earlier-button" data-label="daily.earlier">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg></button>
<h3 id="archive-month" aria-live="polite"></h3>
<button type="button" class="round" id="later-button" data-label="daily.later">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5l7 7-7 7"/></svg></button>
</div>
<ul class="days" id="archive-days" role="list"></ul>"""

_shown: "list[Any]" = []  # the first day of the month shown, and the link of the day on the board


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the month of page.room's day. page: the page.Page."""
    link = page.room.summary().link
    if made("archive", "daily.archive", _CONTENT):
        listen(by_id("earlier-button"), "click", lambda event: _turn(-1))
        listen(by_id("later-button"), "click", lambda event: _turn(1))
    year, month, _ = link.split("=")[1].split("-")
    _shown[:] = [Day(int(year), int(month), 1), link]
    _draw()
    show("archive", opener)


def _turn(months: int) -> None:
    """Show another month, if there is one."""
    first = _first_of(_shown[0], months)
    if _first_of(FIRST_DAY) <= first <= today():
        _shown[0] = first
        _draw()


def _first_of(day: Day, months: int = 0) -> Day:
    """Return the first day of the month so many months later."""
    count = day.year * 12 + day.month - 1 + months
    return Day(count // 12, count % 12 + 1, 1)


def _draw() -> None:
    first, on_board = _shown
    now = today()
    by_id("archive-month").textContent = month_in_words(first)
    enable("earlier-button", first > FIRST_DAY)
    enable("later-button", _first_of(first, 1) <= now)
    stands = _standings(text_of(first)[:-2])
    latest = min(number_of(now), number_of(_first_of(first, 1)) - 1)
    numbers = range(latest, max(1, number_of(first)) - 1, -1)
    entries = [_entry(day_of(number), number, stands, on_board) for number in numbers]
    by_id("archive-days").replaceChildren(*entries)


def _standings(month: str) -> dict[str, str]:
    """Return how the games of a month's days stand, in words, by their links.

    month: how its dates begin.

    What was counted goes before what is kept: a game whose moves were forgotten may have been begun
    anew.
    """
    stands = {
        game.link: standing(game.room, game.outcome, game.guesses)
        for game in kept()
        if game.room == "daily"
    }
    for link, result in device_results.ended("daily", "date=" + month).items():
        stands[link] = standing("daily", WON if result.won else LOST, result.guesses)
    return stands


def _entry(day: Day, number: int, stands: dict[str, str], on_board: str) -> "Element":
    """Return the list item of a day: a link to its necklace that says how that stands."""
    link = "date=" + text_of(day)
    way = make("a")
    way.href = address.link_to("daily", () if day == today() else (("date", text_of(day)),))
    if link == on_board:
        way.setAttribute("aria-current", "page")
    named = text("daily.day", weekday=weekday_in_words(day), day=day_of_month(day))
    for words in (named, text("daily.number", number=number), stands.get(link, "")):
        way.append(make("span", "", words or text("daily.not-played")), " ")
    way.lastElementChild.className = "standing" if link in stands else "standing none"
    item = make("li")
    item.append(way)
    return item
