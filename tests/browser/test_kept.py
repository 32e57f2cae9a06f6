"""Kept games: there again after anything, listed, opened, removed, and an old one called old."""

import re
from functools import partial

import pytest
from selenium.webdriver.remote.webelement import WebElement

from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible
from tests.browser.test_languages import english_left
from tests.browser.test_moves import double_click

NECKLACE = "?n=5&c=4&s=zgtAhPI"
PALETTE = "?game=palette&n=4&c=3&s=gEYMyA"
MASTERMIND = "?game=mastermind&seed=4711"
CODEBREAKER = "?game=codebreaker&size=4&round=1"
WALKTHROUGH = "?game=walkthrough"
DAILY = "?game=daily&date=2026-12-02"
SECRET = (3, 1, 3, 0, 2)

#: Where each game is; keys that begin it; what its status then says; how the list calls it.
BEGUN = {
    NECKLACE: ("4 Enter", "Guess 1: ", "Necklace, 5 beads, 4 colours: 1 guess so far"),
    DAILY: ("4 Enter", "Guess 1: ", "Daily 2: 1 guess so far"),
    PALETTE: ("1 2 2 1 Enter", "Guess 1: ", "Free palette, 4 beads, 3 colours: 1 guess so far"),
    MASTERMIND: ("1 1 2 2 Enter", "Row 1: ", "Mastermind, code 4711: 1 guess so far"),
    CODEBREAKER: ("", "Mark", "Code-breaker, 4 places: begun"),
    WALKTHROUGH: ("d d d d Enter", "Attempt 1: DDDD", "How pegs are counted: 1 guess so far"),
}


def open_kept(screen: Screen) -> list[str]:
    """Open the list; return the names of its links."""
    screen.button("More").click()
    screen.button("Kept games").click()
    return listed(screen)


def panel(screen: Screen) -> WebElement:
    return screen.find("dialog", "Kept games")


def listed(screen: Screen) -> list[str]:
    return [name.replace(" :", ":") for name in screen.names("link", panel(screen))]


def is_at(screen: Screen, query: str) -> bool:
    return screen.query() == query


def keep(screen: Screen, *lines: str) -> None:
    """Keep these lines as games of earlier visits."""
    screen.open(WALKTHROUGH)
    screen.js("localStorage.setItem('cyclomind.games', arguments[0])", "\n".join(lines))


def begin(screen: Screen, query: str) -> None:
    keys, sentence, _ = BEGUN[query]
    screen.open(query)
    if query == CODEBREAKER:
        screen.button("Play").click()
    if query == WALKTHROUGH:
        screen.find("textbox", "Place 1").click()
    screen.press(*keys.split())
    screen.wait_for_status(sentence)


def test_an_unfinished_game_of_every_room_is_there_again(screen: Screen):
    screen.set_clock("2026-12-12T10:00:00")
    for query in BEGUN:
        begin(screen, query)
    screen.open("?n=5&c=4&s=zAtHgPM")  # somebody else's link
    names = open_kept(screen)
    assert names == [name for _, _, name in reversed(BEGUN.values())]
    for query, (_, sentence, name) in BEGUN.items():
        screen.find("link", name, within=panel(screen)).click()
        screen.wait_for(partial(is_at, screen, query), f"{query} in the address")
        screen.wait_ready()
        screen.wait_for_status(sentence)
        assert open_kept(screen)[len(names) - 1 - list(BEGUN).index(query)].endswith("(open now)")


def test_what_can_go_on_comes_first_and_links_keep_the_language(screen: Screen):
    keep(
        screen,
        "necklace?n=4&c=4&s=a|!|playing 1",
        "necklace?n=5&c=4&s=zgtAhPI|!|won 3",
        "mastermind?seed=2&places=5&colors=8&repeats=0|!|lost 10",
        "palette?n=6&c=2&s=b||playing 0",
        "palette?n=6&c=3&s=c|#|lost 2",
    )
    screen.open(MASTERMIND + "&lang=de")
    screen.button("Mehr").click()
    screen.button("Gespeicherte Spiele").click()
    box = screen.find("dialog", "Gespeicherte Spiele")
    assert [name.replace(" :", ":") for name in screen.names("link", box)] == [
        "Freie Farben, 6 Perlen, 2 Farben: angefangen",
        "Kette mit 4 Perlen, 4 Farben: bisher 1 Versuch",
        "Freie Farben, 6 Perlen, 3 Farben: nach 2 Versuchen aufgegeben",
        "Mastermind, Code 2, 5 Plätze, 8 Farben, keine Farbe doppelt: nicht gelöst in 10",
        "Kette mit 5 Perlen, 4 Farben: gelöst in 3",
    ]
    screen.find("link", re.compile("gelöst in 3"), within=box).click()
    screen.wait_for(lambda: screen.query() == f"{NECKLACE}&lang=de", "the necklace, in German")


def test_games_that_this_version_does_not_know_are_left_alone(screen: Screen):
    lines = (
        "tower?x=1|!|playing 1",
        "?|!|won 1",
        "daily?date=2026-12-01|!|adjourned 1",
        "daily?date=2026-99-99|!|playing 1",
        "necklace?n=4&c=4&s=a|!|playing 1",
    )
    keep(screen, *lines)
    screen.set_clock("2026-12-03T10:00:00")
    screen.open("?game=daily")
    assert len(open_kept(screen)) == 2
    assert screen.js("return localStorage.getItem('cyclomind.games')") == "\n".join(lines)
    screen.press("Escape")
    screen.button("Archive").click()
    assert len(screen.names("link", screen.find("dialog", "Archive"))) == 3


def test_nothing_kept_is_said(screen: Screen):
    screen.open(NECKLACE)
    assert open_kept(screen) == []
    assert "Nothing is kept yet." in panel(screen).text


def test_the_list_can_be_used_by_everybody(screen: Screen):
    keep(screen, "necklace?n=4&c=4&s=a|!|playing 1", "mastermind?seed=2|!|lost 10")
    screen.resize(320, 568)
    screen.open("?lang=de")
    screen.button("Mehr").click()
    screen.button("Gespeicherte Spiele").click()
    box = screen.find("dialog", "Gespeicherte Spiele")
    screen.find_all("button", re.compile("Entfernen"), box)[0].click()
    assert_accessible(screen)
    assert english_left(screen) == []
    for node in screen.find_all("button", None, box) + screen.find_all("link", None, box):
        assert node.rect["height"] >= 44, node.accessible_name
    assert screen.js("return arguments[0].scrollWidth <= arguments[0].clientWidth", box)


def test_a_game_is_removed_and_put_back_where_it_was(screen: Screen):
    lines = [f"necklace?n=4&c=4&s={code}|!|playing {i}" for i, code in enumerate("abc")]
    keep(screen, *lines)
    screen.open(NECKLACE)
    names = open_kept(screen)
    remove = screen.find_all("button", "Remove: Necklace, 4 beads, 4 colours")
    assert len(remove) == 3
    remove[1].click()
    assert listed(screen) == [names[0], names[2]]
    assert screen.focus_name() == "Undo: keep Necklace, 4 beads, 4 colours"
    kept = "return localStorage.getItem('cyclomind.games')"
    assert screen.js(kept) == "\n".join([lines[0], lines[2]])
    screen.let_a_second_pass()
    screen.press("Enter")
    assert listed(screen) == names
    assert screen.focus_name() == "Remove: Necklace, 4 beads, 4 colours"
    assert screen.js(kept) == "\n".join(lines)
    screen.let_a_second_pass()
    screen.press("Enter", "Escape")
    assert open_kept(screen) == [names[0], names[2]]


@pytest.mark.fault("B15")
def test_a_double_click_removes_a_game_or_puts_it_back_never_both(screen: Screen):
    keep(screen, "necklace?n=4&c=4&s=a|!|playing 1", "necklace?n=4&c=4&s=b|!|playing 1")
    assert len(open_kept(screen)) == 2
    double_click(screen, screen.find_all("button", re.compile("Remove"))[0])
    assert len(listed(screen)) == 1
    screen.let_a_second_pass()
    double_click(screen, screen.button(re.compile("Undo")))
    assert len(listed(screen)) == 2


def test_the_present_game_begins_anew_when_it_is_removed(screen: Screen):
    screen.open(NECKLACE)
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 1")
    assert open_kept(screen) == ["Necklace, 5 beads, 4 colours: 1 guess so far (open now)"]
    screen.button("Remove: Necklace, 5 beads, 4 colours").click()
    screen.wait_for_status("Guess 0")
    screen.press("Escape")
    assert len(screen.tiles()) == 1
    screen.find("group", "Necklace of beads").click()
    screen.press("4", "Enter")
    screen.wait_for_status("Guess 1: ")
    assert len(screen.tiles()) == 2


def solve(screen: Screen, query: str) -> None:
    """Solve the game of a link, or lose it."""
    screen.open(query)
    if query == NECKLACE:
        screen.arrange(SECRET)
        screen.press("Enter")
    elif query == MASTERMIND:
        for number in range(1, 11):
            screen.press("1", "1", "1", "1", "Enter")
            screen.wait_for_status(re.compile(rf"Row {number}:|Not cracked"))
    else:
        screen.find("textbox", "Place 1").click()
        screen.press("a", "a", "b", "c", "Enter")


@pytest.mark.fault("B38")
@pytest.mark.parametrize(
    ("query", "at_once", "later"),
    [
        (NECKLACE, "Solved in 1 guess!", "You have solved this one: in 1 guess."),
        (WALKTHROUGH, "Found in 1 attempt", "You have found the answer: in 1 attempt."),
        (MASTERMIND, "Not cracked.", "You have played this one before. Not cracked. The code: "),
    ],
)
def test_an_old_game_says_so_and_is_counted_once(
    screen: Screen, query: str, at_once: str, later: str
):
    solve(screen, query)
    screen.wait_for_status(at_once)
    assert "You have" not in screen.status_text()
    for _ in range(3):
        screen.reload()
        screen.wait_for_status(later)
    screen.open("?n=4&c=4&s=")
    screen.back()
    screen.wait_for_status(later)
    results = str(screen.js("return localStorage.getItem('cyclomind.results')"))
    assert len(results.split("\n")) == 2, "a heading and one game"
