"""The daily necklace: one a day, played as every other; a page is about one day.

Public names: `open_room`, and `Days`, the deck that it gives to `rooms.ring`.

A board is never changed under the player: when the date changes, the page offers the necklace of
the new day, and the game on it stays what it was when it was opened.
"""

from app.browser import address, visits
from app.browser.clock import each_minute, minutes_to_midnight, today
from app.browser.dom import by_id, spawn
from app.rooms.necklace import Swapping
from app.rooms.necklace import open_room as open_necklace
from app.rooms.ring import RingRoom
from app.second_load import loader
from app.views.day_line import DayLine
from app.words.dates import day_in_words
from app.words.sentences import text
from cyclomind.daily import (
    FIRST_DAY,
    daily_puzzle,
    number_of,
    read_day,
    size_of,
    text_of,
)
from cyclomind.games.necklace import GIVEN_UP, SOLVED

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from roles import Ring

    from app.browser.motion import Speed
    from cyclomind.daily import Day
    from cyclomind.games.necklace import NecklaceGame
    from cyclomind.puzzle import Puzzle


def open_room(speed: "Callable[[], Speed]") -> RingRoom:
    """Return the room of the day that the address names; ``speed()`` returns a motion.Speed.

    Before the first day that is the necklace room, with a line that says so.
    """
    days = Days(today())
    line = DayLine()
    runs = _Runs()
    show_line = _kept_true(line, days, runs)
    each_minute(show_line)
    spawn(runs.bring(show_line))
    if days.today < FIRST_DAY:
        line.archive.hidden = True
        show_line()
        address.show(address.HOME, _size_of(FIRST_DAY), False)
        return open_necklace(speed)
    _name_practice()
    room = RingRoom(_OneADay(days, show_line), days, speed)

    def on_draw() -> None:
        if room.game.phase == SOLVED:
            show_line(True)

    room.after_draw.append(on_draw)
    return room


class Days:
    """The deck of the daily necklaces, of which a page deals one.

    today: the date on which the page was opened. dealt: the day whose necklace is on the board, or
    None before one is.
    """

    def __init__(self, today: "Day"):
        self.today = today
        self.dealt: Day | None = None
        self._is_named = False  # the address says which day

    def asked(self, parameters: dict[str, str]) -> "Puzzle | None":
        """Return the necklace of this page; None where the address leaves that open.

        Raises: DailyError for a date of which there is none.
        """
        if self.dealt is None and "date" in parameters:
            self.dealt = read_day(parameters["date"], self.today)
            self._is_named = True
        return self.dealt and daily_puzzle(self.dealt)

    def link(self, puzzle: "Puzzle") -> tuple[tuple[str, str], ...]:
        """Return the parameter that names the day, also for today's."""
        assert self.dealt
        return (("date", text_of(self.dealt)),)

    def shown(self, puzzle: "Puzzle") -> tuple[tuple[str, str], ...]:
        """Return the same; nothing for today's, whose address means another one tomorrow."""
        return self.link(puzzle) if self._is_named else ()

    def fresh(self, on_board: "Puzzle | None") -> "Puzzle":
        """Return the necklace of the day on which the page was opened."""
        self.dealt = self.today
        return daily_puzzle(self.dealt)

    def next(self, room: "Ring") -> None:
        """Leave for practice: necklaces of the same size, as many as the player likes."""
        assert self.dealt
        visits.go(address.link_to(address.HOME, _size_of(self.dealt)))

    def day(self, puzzle: "Puzzle") -> "Day":
        """Return the day on which the page was opened."""
        return self.today


class _OneADay(Swapping):
    """How a day's necklace is played: as every other, with words about the day."""

    name = "daily"

    def __init__(self, days: Days, show_line: "Callable[[], None]"):
        super().__init__()
        self._days = days
        self._show_line = show_line

    def opened(self, game: "NecklaceGame") -> None:
        """Say which day it is."""
        self._show_line()

    def standing(self, game: "NecklaceGame") -> str:
        """Return the sentence that says how the game stands, and after the end what comes."""
        said = super().standing(game)
        if game.phase in (SOLVED, GIVEN_UP) and self._days.dealt == self._days.today:
            said += " " + text("daily.every")
        return said


class _Runs:
    """The run of days that leads up to a day, once the results of this device can be read."""

    def __init__(self) -> None:
        self._results: Any = None  # the module app.shelf.device_results

    async def bring(self, on_here: "Callable[[], object]") -> None:
        """Fetch what reads the results, then call ``on_here()``."""
        try:
            self._results = await loader.module("app.shelf.device_results")
        except OSError:
            return  # the line does without
        on_here()

    def until(self, day: "Day", is_solved: bool) -> int:
        """Return how many days in a row were won up to a day, or to the day before it.

        is_solved: this one has just been, which the results may not have counted yet.
        """
        if not self._results:
            return 0
        run, before = [self._results.run_until(number_of(day) - back) for back in (0, 1)]
        return int(max(run, before + is_solved))


def _kept_true(line: DayLine, days: Days, runs: _Runs) -> "Callable[..., None]":
    """Return a function that makes the line say what is true at the moment.

    It can be told that the game on the board has just been solved.
    """
    announced = [days.today]

    def show(is_solved: bool = False) -> None:
        now, day = today(), days.dealt
        if now < FIRST_DAY:
            title = text("daily.first", date=day_in_words(FIRST_DAY))
            line.draw(title, (text("daily.practice-until", left=_left(now)),))
            return
        title = ""
        facts: tuple[str, ...] = ()  # of a page that was opened for practice before the first day
        if day:
            date = day_in_words(day, with_year=day.year != now.year)
            title = text("daily.name", number=number_of(day), date=date)
            n, colors = size_of(day)
            facts = (text("daily.beads", n=n), text("daily.colors", colors=colors))
        if now == day:
            facts += (text("daily.next", left=_left(now)),)
            run = runs.until(now, is_solved and days.today == now)
            if run > 1:
                facts += (text("daily.run", count=run),)
            line.draw(title, facts)
            return
        offered = text("daily.todays", number=number_of(now))
        line.draw(title, facts, offered, address.link_to("daily"))
        if now != announced[0]:
            announced[0] = now
            line.announce(offered)

    return show


def _left(now: "Day") -> str:
    """Return how long it is, in words, until the next necklace comes, or the first."""
    minutes = minutes_to_midnight() + 24 * 60 * max(0, -number_of(now))
    if minutes < 60:
        return text("daily.in-minutes", minutes=minutes)
    return text("daily.in-hours", hours=minutes // 60, minutes=minutes % 60)


def _size_of(day: "Day") -> tuple[tuple[str, str], ...]:
    """Return the parameters that ask for a necklace of a day's size."""
    n, colors = size_of(day)
    return (("n", str(n)), ("c", str(colors)))


def _name_practice() -> None:
    """Name the buttons that lead to another puzzle after where they lead."""
    words = text("daily.practise")
    again, new = by_id("again-button"), by_id("new-button")
    again.setAttribute("data-text", "daily.practise")
    again.textContent = words
    new.setAttribute("data-label", "daily.practise")
    new.setAttribute("aria-label", words)
    new.title = words
