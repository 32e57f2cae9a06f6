"""The daily necklace: which one it is, when it changes, what is kept of it, and the archive."""

import re

import pytest

from cyclomind.daily import FIRST_DAY, Day, daily_puzzle, text_of
from cyclomind.necklace import canonical
from tests.browser.screen import Screen
from tests.browser.test_layout import _TARGETS as TARGETS
from tests.browser.test_layout import assert_in_sight, least_height

NEXT = "next "
SECOND = Day(2026, 12, 2)
TO_TODAYS = re.compile("Play today's")


def open_at(screen: Screen, moment: str, query: str = "?game=daily") -> None:
    """Open the page at a local time."""
    screen.set_clock(moment)
    screen.open(query)


def heading(screen: Screen) -> str:
    """Return what the line above the board is headed with."""
    found = screen.find("heading", re.compile(r"Daily \d|Tageskette \d|The first"))
    return " ".join(found.accessible_name.split())


def line(screen: Screen) -> str:
    """Return what stands beside the heading."""
    shown = screen.js(
        "return [...document.querySelectorAll('.day p span')].map((one) => one.textContent)"
    )
    return " · ".join(shown)


def is_board_of(screen: Screen, day: Day) -> bool:
    """Tell whether the board holds the beads of a day's necklace."""
    return sorted(screen.beads()) == sorted(daily_puzzle(day).secret)


def solve(screen: Screen, day: Day) -> None:
    screen.arrange(daily_puzzle(day).secret)
    screen.press("Enter")
    screen.wait_for_status("Solved")


def counted(screen: Screen) -> list[tuple[str, str]]:
    """Return (date in the link, date on which it was opened) of the games that were counted."""
    text = str(screen.js("return localStorage.getItem('cyclomind.results') || ''"))
    lines = [line for line in text.split("\n") if "daily" in line]
    dates = [(re.findall(r"date=([\d-]{10})", line), line) for line in lines]
    return [
        (named, *re.findall(r"[\d-]{10}", line.replace(f"date={named}", "")))
        for (named,), line in dates
    ]


def wait_for_counted(screen: Screen, wanted: list[tuple[str, str]]) -> None:
    screen.wait_for(lambda: counted(screen) == wanted, f"the results {wanted}")


# Which one it is


def test_everybody_gets_the_same_necklace_on_one_date(screen: Screen):
    open_at(screen, "2026-12-12T00:00:30")
    assert heading(screen) == "Daily 12 · Saturday, 12 December"
    assert "8 beads · 5 colours" in line(screen)
    seen = screen.beads(), screen.tiles()
    screen.js("localStorage.clear()")
    open_at(screen, "2026-12-12T23:59:30")
    assert (screen.beads(), screen.tiles()) == seen
    screen.arrange(daily_puzzle(Day(2026, 12, 12)).secret)
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")
    code = screen.run_python(
        "from cyclomind.daily import Day, daily_puzzle\n"
        "result = [daily_puzzle(Day(2026, 12, day)).code for day in range(1, 8)]"
    )
    # As in tests/rules/test_daily.py: the week's sizes, never to change.
    assert code[:3] == ["bKvhJlA", "zwtBhPM", "2x9VkOcp"]
    assert [len(daily_puzzle(Day(2026, 12, day)).secret) for day in range(1, 8)] == [
        *(5, 5, 6, 6, 7, 8, 5)
    ]


def test_the_link_of_a_day_opens_it(screen: Screen):
    open_at(screen, "2027-01-10T12:00:00", "?game=daily&date=2026-12-03")
    assert heading(screen) == "Daily 3 · Thursday, 3 December 2026"
    assert screen.query() == "?game=daily&date=2026-12-03"
    assert is_board_of(screen, Day(2026, 12, 3))
    assert NEXT not in line(screen)
    screen.link("Play today's: Daily 41").click()
    screen.wait_for(lambda: "Daily 41" in screen.text(), "today's")
    screen.wait_ready()
    assert screen.query() == "?game=daily"
    assert is_board_of(screen, Day(2027, 1, 10))


@pytest.mark.parametrize(
    ("date", "sentence"),
    [
        ("2026-12-13", "has not come yet where you are"),
        ("2026-11-30", "the first is of 1 December 2026"),
        ("2026-02-30", "cannot be read"),
        ("%E0%A4%A<b>", "cannot be read"),
        ("", "cannot be read"),
    ],
)
def test_a_date_without_a_necklace_is_said_and_todays_opened(
    screen: Screen, date: str, sentence: str
):
    open_at(screen, "2026-12-12T12:00:00", f"?game=daily&date={date}")
    screen.wait_for(lambda: sentence in screen.find("alert").text, sentence)
    assert heading(screen).startswith("Daily 12")
    assert screen.query() == "?game=daily"


def test_before_the_first_day_there_is_practice_and_the_time_until_then(screen: Screen):
    open_at(screen, "2026-11-29T22:50:00", "?game=daily&date=2026-12-01")
    assert heading(screen) == "The first daily necklace comes on Tuesday, 1 December 2026"
    assert "It comes at midnight, your time: in 25 h 10 min." in screen.text()
    assert screen.query().startswith("?n=5&c=3&s=")
    assert not screen.find_all("button", "Archive")
    screen.swap()
    screen.press("Enter")
    screen.wait_for(lambda: len(screen.tiles()) == 2, "the guess")
    board = screen.beads()
    screen.wake_up("2026-12-01T00:00:00")
    screen.link("Play today's: Daily 1")
    assert screen.beads() == board
    screen.reload()
    assert screen.tiles()[1:], "what was practised is kept"


# When it changes


@pytest.mark.fault("B08")
def test_a_game_over_midnight_belongs_to_the_day_it_was_opened_on(screen: Screen):
    open_at(screen, "2026-12-01T23:58:00")
    assert NEXT + "in 2 min" in screen.text()
    for number in (1, 2):
        screen.swap()
        screen.press("Enter")
        screen.wait_for_status(f"Guess {number}: ")
    board = screen.beads()
    screen.wake_up("2026-12-02T00:03:00")
    link = screen.link("Play today's: Daily 2")
    # Not swapped under the player, whatever makes the page look at its address again.
    screen.js("dispatchEvent(new PopStateEvent('popstate'))")
    assert (heading(screen)[:7], screen.beads(), len(screen.tiles())) == ("Daily 1", board, 3)
    solve(screen, FIRST_DAY)
    screen.wait_for_status("Solved in 3 guesses!")
    wait_for_counted(screen, [("2026-12-01", "2026-12-01")])
    assert link.is_displayed()
    screen.set_clock("2026-12-02T00:04:00")
    screen.reload()
    assert heading(screen) == "Daily 2 · Wednesday, 2 December"
    assert is_board_of(screen, SECOND)
    assert len(screen.tiles()) == 1
    assert NEXT + "in 23 h 56 min" in screen.text()


def test_an_archived_day_counts_for_the_day_it_was_opened_on(screen: Screen):
    open_at(screen, "2026-12-02T09:00:00", "?game=daily&date=2026-12-01")
    solve(screen, FIRST_DAY)
    assert "midnight" not in screen.status_text()
    wait_for_counted(screen, [("2026-12-01", "2026-12-02")])


def test_a_finished_one_says_so_when_it_is_opened_again(screen: Screen):
    open_at(screen, "2026-12-02T09:00:00")
    screen.swap()
    screen.press("Enter")
    solve(screen, SECOND)
    screen.wait_for_status("Solved in 2 guesses! A new one comes every day.")
    wait_for_counted(screen, [("2026-12-02", "2026-12-02")])
    for query in ("?game=daily", "?game=daily&date=2026-12-02"):
        screen.open(query)
        screen.wait_for_status("You have solved this day: in 2 guesses. A new one comes every day.")
    wait_for_counted(screen, [("2026-12-02", "2026-12-02")])


def test_the_change_is_announced_once_and_the_countdown_never(screen: Screen):
    open_at(screen, "2026-12-01T22:30:00")
    assert NEXT + "in 1 h 30 min" in screen.text()
    before = screen.status_text()
    screen.wake_up("2026-12-01T22:31:00")
    assert NEXT + "in 1 h 29 min" in screen.text()
    assert screen.status_text() == before
    for minute in (1, 2):
        screen.wake_up(f"2026-12-02T00:0{minute}:00")
        assert screen.status_text() == before + " Play today's: Daily 2"


def test_the_minutes_go_by_without_waking_anything_up(screen: Screen):
    open_at(screen, "2026-12-01T23:50:00")
    screen.wake_up("2026-12-01T23:59:59.7")
    screen.link("Play today's: Daily 2")


def test_one_moment_is_two_days_in_two_places(screen: Screen):
    for zone, named in (("Pacific/Auckland", "Daily 6"), ("Pacific/Honolulu", "Daily 5")):
        screen.set_time_zone(zone)
        open_at(screen, "2026-12-05T18:00:00Z")
        assert heading(screen).startswith(named)


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("Europe/Berlin", Day(2027, 3, 28), 23),
        ("Europe/Berlin", Day(2027, 10, 31), 25),
        ("Africa/Cairo", Day(2027, 4, 29), 24),  # the next day begins at one o'clock
    ],
)
def test_a_day_on_which_clocks_are_changed_has_one_necklace(
    screen: Screen, zone: str, day: Day, hours: int
):
    screen.set_time_zone(zone)
    open_at(screen, text_of(day) + "T00:00:00")
    named = heading(screen)
    assert f"in {hours} h 0 min" in line(screen)
    screen.js("window.start = Date.now()")
    for minutes, is_over in ((hours * 60 - 1, False), (hours * 60, True)):
        moment = screen.js(f"return new Date(start + {minutes} * 60000).toISOString()")
        screen.wake_up(moment)
        assert bool(screen.find_all("link", TO_TODAYS)) == is_over, moment
    assert heading(screen) == named


# Practice


def test_another_game_is_practice_of_the_same_size(screen: Screen):
    open_at(screen, "2026-12-06T12:00:00", "?game=daily&lang=en")
    screen.button("Practise").click()
    screen.wait_for(lambda: screen.query().startswith("?n=8&c=6&s="), "a necklace of 8/6")
    screen.wait_ready()
    assert "lang=en" in screen.query()
    screen.back()
    screen.wait_ready()
    assert heading(screen).startswith("Daily 6")
    solve(screen, Day(2026, 12, 6))
    practise = screen.find_all("button", "Practise")
    assert len(practise) == 2, "in the header and in the place of Guess"
    practise[1].click()
    screen.wait_for(lambda: screen.query().startswith("?n=8&c=6&s="), "a necklace of 8/6")


@pytest.mark.every_engine
@pytest.mark.fault("C25")
def test_a_key_on_practise_leads_to_guess(screen: Screen):
    open_at(screen, "2026-12-06T12:00:00")
    solve(screen, Day(2026, 12, 6))
    screen.let_a_second_pass()
    screen.js("arguments[0].focus({focusVisible: true})", screen.by_id("again-button"))
    screen.press("Enter")
    screen.wait_for(lambda: screen.query().startswith("?n=8"), "a necklace of 8/6")
    screen.wait_for(lambda: screen.focus_name() == "Guess", "the focus on what stands there now")
    assert screen.js("return sessionStorage.length") == 0


# The archive


def entries(screen: Screen) -> list[str]:
    return [" ".join(name.split()) for name in screen.names("link", screen.find("dialog"))]


def test_the_archive_says_how_each_day_stands(screen: Screen):
    open_at(screen, "2026-12-04T12:00:00", "?game=daily&date=2026-12-01")
    solve(screen, FIRST_DAY)
    wait_for_counted(screen, [("2026-12-01", "2026-12-04")])
    screen.open("?game=daily&date=2026-12-02")
    screen.swap()
    screen.press("Enter")
    # Given up, as the coach does it; the coach itself would start its worker here.
    screen.js("localStorage['cyclomind.games'] += '\\ndaily?date=2026-12-03|#|lost 0'")
    screen.open("?game=daily&date=2026-12-03")
    screen.wait_for_status("You gave up")
    screen.button("Archive").click()
    assert entries(screen) == [
        "Tuesday, 1, Daily 1: solved in 1 guess, par or better",
        "Wednesday, 2, Daily 2: 1 guess so far",
        "Thursday, 3, Daily 3: given up before a guess",
        "Friday, 4, Daily 4: not played",
    ]
    assert len(screen.js("return [...document.querySelectorAll('.month th')]")) == 7
    here = screen.find("link", re.compile("Daily 3"))
    assert here.get_attribute("aria-current") == "page"
    # What was counted is known when its moves are forgotten.
    screen.press("Escape")
    screen.js("localStorage.removeItem('cyclomind.games')")
    screen.button("Archive").click()
    assert entries(screen)[:2] == [
        "Tuesday, 1, Daily 1: solved in 1 guess, par or better",
        "Wednesday, 2, Daily 2: not played",
    ]
    screen.find("link", re.compile("Daily 2")).click()
    screen.wait_for(lambda: "Daily 2 ·" in screen.text(), "the second day")
    assert screen.query() == "?game=daily&date=2026-12-02"


def test_the_archive_turns_months_by_keyboard(screen: Screen):
    open_at(screen, "2027-02-10T12:00:00")
    screen.button("Archive").click()
    screen.find("heading", "February 2027")
    assert entries(screen)[-1].startswith("Wednesday, 10, Daily 72:")
    assert "Daily 72" in screen.focus_name(), "the day on the board"
    screen.press("ArrowUp", "ArrowLeft")
    assert "Daily 64" in screen.focus_name()
    while screen.focus_name() != "Earlier month":
        screen.press("Tab")
    for month, days in (("January 2027", 31), ("December 2026", 31), ("December 2026", 31)):
        screen.press("Enter")
        screen.find("heading", month)
        assert screen.focus_name() == "Earlier month"
        assert len(entries(screen)) == days
    assert entries(screen)[0].startswith("Tuesday, 1, Daily 1:")
    screen.press("Tab", "Enter", "Enter", "Enter")
    screen.find("heading", "February 2027")
    screen.press("Tab")
    assert "Daily 63" in screen.focus_name()
    screen.press("Escape")
    screen.wait_for(lambda: screen.focus_name() == "Archive", "focus on Archive")


def test_every_target_is_large_enough_for_a_finger(screen: Screen):
    screen.resize(320, 568)
    open_at(screen, "2026-12-12T12:00:00", "?game=daily&date=2026-12-01")
    screen.button("Archive")
    boxes = screen.js(TARGETS)
    screen.button("Archive").click()
    screen.find("dialog", "Archive")
    boxes += screen.js(TARGETS)
    for name, width, height in boxes:
        assert min(width, height) >= least_height(name), (name, width, height)


def test_the_archive_reaches_back_over_years(screen: Screen):
    open_at(screen, "2030-06-15T12:00:00", "?game=daily&date=2028-02-29")
    screen.button("Archive").click()
    screen.find("heading", "February 2028")
    assert entries(screen)[-1].startswith("Tuesday, 29, Daily 456:")


# For everyone


@pytest.mark.parametrize("size", [(320, 568), (360, 512), (667, 375), (768, 1024)])
def test_all_that_a_guess_needs_is_on_the_screen_below_the_day(screen: Screen, size: tuple):
    screen.resize(*size)
    open_at(screen, "2027-09-29T18:48:00", "?game=daily&lang=de")
    for query in ("?game=daily&lang=de", "?game=daily&date=2027-09-26&lang=de"):
        screen.open(query)
        screen.swap()
        screen.press("Enter")
        assert_in_sight(screen, *size)
        assert screen.js("return document.documentElement.scrollWidth") <= size[0]


def test_the_day_in_german(screen: Screen):
    open_at(screen, "2026-12-12T12:00:00", "?game=daily&lang=de")
    assert heading(screen) == "Tageskette 12 · Samstag, 12. Dezember"
    assert "8 Perlen · 5 Farben · noch 12 h 0 min" in line(screen)
    screen.button("Archiv").click()
    screen.find("heading", "Dezember 2026")
    assert entries(screen)[-1] == "Samstag, 12. Tageskette 12: nicht gespielt"
    screen.press("Escape")
    solved = canonical(daily_puzzle(Day(2026, 12, 12)).secret)
    screen.arrange(daily_puzzle(Day(2026, 12, 12)).secret)
    screen.press("Enter")
    screen.wait_for_status("Gelöst in 1 Versuch! Jeden Tag kommt eine neue.")
    assert canonical(tuple(screen.beads())) == solved
    assert len(screen.find_all("button", "Üben")) == 2


def test_how_to_play_tells_of_the_days_and_then_the_rules(screen: Screen):
    open_at(screen, "2026-12-12T12:00:00")
    screen.button("How to play").click()
    panel = screen.find("dialog", "How to play")
    items = screen.wait_for(lambda: screen.find_all("listitem", None, panel), "the rules")
    assert "One necklace a day" in items[0].text
    assert "secret necklace" in screen.by_id("how-to-play-list").text
