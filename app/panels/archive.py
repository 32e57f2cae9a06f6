"""All days since the first with their necklaces, as a calendar of one month at a time.

Public name: `open_panel`. Each day is a link to its necklace; colour and sign say how it was done.
"""

from app.browser import address
from app.browser.clock import today
from app.browser.dom import around, by_id, enable, find, listen, make, on_key
from app.panels.panel import made, show
from app.shelf import device_results
from app.shelf.day_marks import BEGUN, DONE, GIVEN_UP, MARKS, NONE, PAR, mark_of
from app.shelf.game_words import standing
from app.shelf.kept_list import kept
from app.words.dates import day_of_month, month_in_words, weekday_in_words, weekdays_in_words
from app.words.sentences import text
from cyclomind.daily import FIRST_DAY, Day, day_of, number_of, text_of, weekday
from cyclomind.games.guessing import LOST, WON

if False:  # names for annotations
    from typing import Any

    from js import Element, Event
    from roles import Page

    from app.input.keys import Key

_CONTENT = """
<div class="months">
<button type="button" class="round" id="earlier-button" data-label="daily.earlier">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg></button>
<h3 id="archive-month" aria-live="polite"></h3>
<button type="button" class="round" id="later-button" data-label="daily.later">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 5l7 7-7 7"/></svg></button>
</div>
<table class="month" aria-labelledby="archive-month"><thead id="archive-weekdays"></thead>
<tbody id="archive-days"></tbody></table>
<ul class="marks" id="archive-marks" role="list"></ul>"""

#: What is drawn for each mark, in a box of 24 by 24.
_SIGNS = {
    PAR: "M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
    DONE: "M5 13l4.5 4.5L19 7",
    BEGUN: "M6 12h.01M12 12h.01M18 12h.01",
    GIVEN_UP: "M6 6l12 12M18 6L6 18",
}

#: Days to go on by for each key.
_STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -7, "ArrowDown": 7}

_shown: "list[Any]" = []  # the first day of the month shown, and the link of the day on the board


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the month of page.room's day. page: the page.Page."""
    link = page.room.summary().link
    if made("archive", "daily.archive", _CONTENT):
        listen(by_id("earlier-button"), "click", lambda event: _turn(-1))
        listen(by_id("later-button"), "click", lambda event: _turn(1))
        on_key(by_id("archive-days"), _on_key)
        by_id("archive-weekdays").append(_weekdays())
        by_id("archive-marks").append(*[_explained(mark) for mark in MARKS if mark != NONE])
    year, month, _ = link.split("=")[1].split("-")
    _shown[:] = [Day(int(year), int(month), 1), link]
    _draw()
    show("archive", opener)
    here = find("#archive-days [aria-current]")
    if here:
        here.focus()


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


def _on_key(key: "Key", event: "Event") -> None:
    """Go on to another day of the month by an arrow key."""
    here = around(event, "a")
    step = _STEPS.get(key.key)
    if here and step and not key.modified:
        event.preventDefault()
        there = find(f'#archive-days [data-day="{int(here.dataset.day) + step}"]')
        if there:
            there.focus()


def _weekdays() -> "Element":
    """Return the row that heads the columns: short for the eye, whole for the ear."""
    row = make("tr")
    for name in weekdays_in_words():
        cell, short = make("th"), make("span", "", name[:2])
        cell.scope = "col"
        short.setAttribute("aria-hidden", "true")
        cell.append(short, make("span", "unseen", name))
        row.append(cell)
    return row


def _explained(mark: str) -> "Element":
    entry, sample = make("li"), make("span", "sample day-" + mark)
    sample.innerHTML = _sign(mark)
    entry.append(sample, make("span", "", text("daily.mark." + mark)))
    return entry


def _sign(mark: str) -> str:
    """Return the markup of a mark's sign; nothing for a day that was not begun."""
    if mark == NONE:
        return ""
    return (
        f'<svg class="day-mark" viewBox="0 0 24 24" aria-hidden="true"><path d="{_SIGNS[mark]}"/>'
        "</svg>"
    )


def _draw() -> None:
    first, on_board = _shown
    now = today()
    by_id("archive-month").textContent = month_in_words(first)
    enable("earlier-button", first > FIRST_DAY)
    enable("later-button", _first_of(first, 1) <= now)
    stands = _standings(text_of(first)[:-2])
    number = number_of(first)
    numbers = range(number, number_of(_first_of(first, 1)))
    cells = [make("td") for _ in range(weekday(first))]
    for number in numbers:
        cells.append(_cell(day_of(number), number, now, stands, on_board))
    cells += [make("td") for _ in range(-len(cells) % 7)]
    weeks = []
    for start in range(0, len(cells), 7):
        week = make("tr")
        week.append(*cells[start : start + 7])
        weeks.append(week)
    by_id("archive-days").replaceChildren(*weeks)


def _standings(month: str) -> dict[str, tuple[str, str]]:
    """Return (mark, words) for the games of a month's days by their links.

    month: how its dates begin.

    What was counted goes before what is kept: a game whose moves were forgotten may have been begun
    anew.
    """
    stands = {
        game.link: _stand(game.outcome, game.guesses, 0) for game in kept() if game.room == "daily"
    }
    for link, result in device_results.ended("daily", "date=" + month).items():
        stands[link] = _stand(WON if result.won else LOST, result.guesses, result.par)
    return stands


def _stand(outcome: str, guesses: int, par: int) -> tuple[str, str]:
    mark = mark_of(outcome, guesses, par)
    words = standing("daily", outcome, guesses)
    return mark, words + (text("daily.at-par") if mark == PAR else "")


def _cell(
    day: Day, number: int, now: Day, stands: dict[str, tuple[str, str]], on_board: str
) -> "Element":
    """Return the cell of a day: a link to its necklace that says how that stands.

    A day without a necklace, before the first or to come, is a number only.
    """
    cell = make("td")
    if not FIRST_DAY <= day <= now:
        cell.textContent = str(day.day)
        return cell
    link = "date=" + text_of(day)
    mark, words = stands.get(link, (NONE, text("daily.not-played")))
    way = make("a", "day-" + mark)
    way.href = address.link_to("daily", () if day == now else (("date", text_of(day)),))
    way.setAttribute("data-day", str(day.day))
    if link == on_board:
        way.setAttribute("aria-current", "page")
    named = text("daily.day", weekday=weekday_in_words(day), day=day_of_month(day))
    told = text("daily.told", day=named, number=number, told=words)
    way.setAttribute("aria-label", told)
    way.title = told
    way.innerHTML = _sign(mark)  # our own drawing
    way.prepend(make("span", "today" if day == now else "", str(day.day)))
    cell.append(way)
    return cell
