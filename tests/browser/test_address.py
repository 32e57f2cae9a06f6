"""Puzzles in the address: links, Back and Forward, reload, and what is kept between visits."""

import json
import re
from functools import partial
from pathlib import Path
from urllib.parse import quote

import pytest

from app.locales.en.panels import WORDS
from app.locales.en.rooms import WORDS as ROOM_WORDS
from cyclomind.games.necklace import NecklaceGame
from cyclomind.puzzle import read_puzzle
from tests.browser.screen import Screen

VECTORS = json.loads(
    (Path(__file__).parent.parent / "vectors/rules.json").read_text(encoding="utf-8")
)
LINK = "?n=5&c=4&s=zgtAhPI"


def _is_at(screen: Screen, query: str) -> bool:
    return screen.query() == query


def secret_of(vector: dict) -> tuple:
    return tuple(int(digit) for digit in vector["secret"])


def query_of(vector: dict) -> str:
    """Return the link of a vector, written as any link maker would."""
    return "?" + "&".join(f"{name}={quote(str(vector[name]), safe='')}" for name in "ncs")


def visit(screen: Screen, query: str) -> None:
    """Come to a link within the page, as Back and Forward do; far quicker than loading it."""
    screen.js(
        "history.replaceState(null, '', location.pathname + arguments[0]);"
        "dispatchEvent(new PopStateEvent('popstate'))",
        query,
    )


def notice(screen: Screen) -> str:
    """Return the sentence that says what went wrong, or ""."""
    return " ".join(node.text for node in screen.find_all("alert")).strip()


def assert_opens(screen: Screen, vector: dict) -> None:
    """The puzzle on the page is the one of the vector: its start, and its secret solves it."""
    puzzle = read_puzzle(str(vector["n"]), str(vector["c"]), vector["s"])
    assert puzzle.secret == secret_of(vector)
    assert screen.beads() == list(NecklaceGame(puzzle).arrangement)
    assert notice(screen) == ""
    screen.arrange(secret_of(vector))
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")


def assert_fresh_and_playable(screen: Screen) -> None:
    n = len(screen.beads())
    assert 4 <= n <= 8
    assert screen.query().startswith(f"?n={n}&c=")
    assert len(screen.tiles()) == 1
    screen.bead(1).click()
    assert screen.armed() == [1]
    screen.bead(1).click()


# Links from anywhere


def test_the_plain_address_becomes_the_full_link_without_a_history_entry(screen: Screen):
    screen.driver.get("about:blank")
    before = screen.js("return history.length")
    screen.open()
    assert screen.query().startswith("?n=5&c=4&s=")
    assert screen.js("return history.length") == before + 1
    link, beads = screen.query(), screen.beads()
    screen.js("localStorage.clear()")
    screen.open(link)
    assert screen.beads() == beads, "the link alone is the puzzle"


def test_every_visit_to_the_plain_address_is_another_puzzle(screen: Screen):
    seen = set()
    for _ in range(3):
        screen.open()
        seen.add(screen.query())
    assert len(seen) == 3


#: A link with every letter that an address may change, and one of the largest puzzles.
PLAIN = [one for one in VECTORS["share"] if one["s"] in ("xQNKjA", "zAhCh_A", "Ke-mYRQ")]
LARGEST = [one for one in VECTORS["share"] if one["n"] == 8 and one["c"] == 6]


@pytest.mark.fault("B27")
def test_a_published_link_opens_its_puzzle_in_a_clean_profile(screen: Screen):
    for vector in PLAIN + LARGEST:
        screen.open(query_of(vector))
        assert_opens(screen, vector)
        assert screen.query() == f"?n={vector['n']}&c={vector['c']}&s={vector['s']}"
        screen.js("localStorage.clear(); localStorage.setItem('cyclomind.lesson', 'had')")


@pytest.mark.fault("B27")
def test_every_published_link_opens_its_puzzle(screen: Screen):
    screen.open()
    for vector in VECTORS["share"]:
        visit(screen, query_of(vector))
        assert_opens(screen, vector)


def test_missing_sizes_mean_the_defaults(screen: Screen):
    screen.open("?s=zgtAhPI")
    assert screen.query() == LINK
    assert_opens(screen, {"n": 5, "c": 4, "s": "zgtAhPI", "secret": "31302"})


def test_a_link_of_a_size_alone_opens_a_fresh_puzzle_of_that_size(screen: Screen):
    screen.open("?n=6&c=3")
    assert screen.query().startswith("?n=6&c=3&s=")
    assert len(screen.beads()) == 6
    assert notice(screen) == ""


#: Links as others write them, and the puzzle that each of them means.
GENEROUS = {
    "?n=4&c=2&s=xQJKjQ==": {"n": 4, "c": 2, "s": "xQJKjQ", "secret": "0011"},
    "?n=4&c=2&s=xQJKjQ%3D%3D": {"n": 4, "c": 2, "s": "xQJKjQ", "secret": "0011"},
    "?n=5&c=4&s=zAhCh/A": {"n": 5, "c": 4, "s": "zAhCh_A", "secret": "12130"},
    "?n=5&c=2&s=Ke+mYRQ": {"n": 5, "c": 2, "s": "Ke-mYRQ", "secret": "10001"},
    "?n=5&c=2&s=Ke%2BmYRQ": {"n": 5, "c": 2, "s": "Ke-mYRQ", "secret": "10001"},
    "?n=8&c=2&s=3hlRl+ItbK0=": {"n": 8, "c": 2, "s": "3hlRl-ItbK0", "secret": "11010001"},
    "?s=zgtAhPI&c=4&n=5&s=other": {"n": 5, "c": 4, "s": "zgtAhPI", "secret": "31302"},
    "?utm_source=x&n=5&c=4&s=zgtAhPI&": {"n": 5, "c": 4, "s": "zgtAhPI", "secret": "31302"},
}


def test_links_are_read_generously(screen: Screen):
    """The first is loaded, the others are come to."""
    for number, (query, vector) in enumerate(GENEROUS.items()):
        if number:
            screen.js("localStorage.removeItem('cyclomind.games')")
            visit(screen, query)
        else:
            screen.open(query)
        assert_opens(screen, vector)
        assert screen.query() == f"?n={vector['n']}&c={vector['c']}&s={vector['s']}", query


REASONS = sorted({vector["reason"] for vector in VECTORS["share_malformed"]})


@pytest.mark.parametrize("reason", REASONS)
def test_a_broken_link_is_said_in_words_and_a_fresh_puzzle_opened(screen: Screen, reason: str):
    """The first of a kind loaded, the others come to; escaped as they should be, and raw."""
    first, *others = [one for one in VECTORS["share_malformed"] if one["reason"] == reason]
    screen.open(query_of(first))
    assert screen.find("alert").text.strip() == WORDS["link." + reason]
    assert_fresh_and_playable(screen)
    fresh = screen.query()
    screen.reload()
    assert screen.query() == fresh
    assert notice(screen) == "", "the address is whole again"
    for vector in others:
        raw = "?" + "&".join(f"{name}={vector[name]}" for name in "ncs")
        for query in sorted({query_of(vector), raw}):
            visit(screen, query)
            screen.wait_for(
                lambda: notice(screen) == WORDS["link." + reason], f"{query}, {vector['note']}"
            )
            now, n = screen.js(
                "return [location.search,"
                " document.querySelectorAll('#board [data-position]').length]"
            )
            assert now.startswith(f"?n={n}&c="), query
            assert now != query
    assert_fresh_and_playable(screen)


def test_a_secret_with_nothing_to_find_is_refused(screen: Screen):
    screen.open()
    for vector in VECTORS["share_unspecified"]:
        if vector["what"] == "degenerate secret":
            visit(screen, query_of(vector))
            screen.wait_for(lambda: notice(screen) == WORDS["link.degenerate"], "the sentence")


def test_a_broken_escape_breaks_nothing(screen: Screen):
    sentences = [words for key, words in WORDS.items() if key.startswith("link.")]
    for query in ("?s=%E0%A4%A", "?s=%", "?n=%zz&s=zgtAhPI", "?s=%00", "?n&c&s"):
        screen.open(query)
        assert screen.find("alert").text.strip() in sentences, query
        assert_fresh_and_playable(screen)


def test_a_game_that_is_not_here_is_said(screen: Screen):
    screen.open("?game=chess&n=5")
    assert screen.find("alert").text.strip() == WORDS["link.room"]
    assert_fresh_and_playable(screen)


def test_what_stands_in_a_link_never_becomes_part_of_the_page(screen: Screen):
    code = quote("<img src=x onerror=document.title='hit'>", safe="")
    screen.open(f"?n={code}&c={code}&s={code}&game={code}&lang={code}")
    assert screen.js("return document.querySelectorAll('img').length") == 0
    assert screen.driver.title == "Cyclomind"
    assert "<img" not in screen.text()
    assert_fresh_and_playable(screen)


@pytest.mark.every_engine
@pytest.mark.fault("gone")
def test_a_notice_can_be_closed_and_goes_with_the_next_puzzle(screen: Screen):
    screen.open("?s=!")
    screen.find("alert")
    screen.button("Close").click()
    assert notice(screen) == ""
    screen.open("?s=!!")
    screen.find("alert")
    screen.button("New game").click()
    assert notice(screen) == ""


def test_the_language_of_the_address_stays_in_it(screen: Screen):
    screen.open("?lang=de&n=5&c=4&s=zgtAhPI")
    assert "lang=de" in screen.query()
    screen.button("Neues Spiel").click()
    assert "lang=de" in screen.query()


# What happens to links on their way: tests/site/test_addresses.py has the ways

#: A link of each room whose links name a puzzle, as the page itself writes it.
OWN_LINKS = [
    "?game=palette&n=6&c=6&s=dbf7Ok-G",
    "?game=mastermind&seed=4711&places=5&colors=8&rows=12&repeats=0",
    "?game=daily&date=2026-12-12",
    "?game=codebreaker&size=5&round=2",
]

WAYS = {
    "HTML": lambda query: query.replace("&", "&amp;"),
    "HTML by number": lambda query: query.replace("&", "&#38;"),
    "escaped": lambda query: "?" + quote(query[1:], safe=""),
    "capitals": lambda query: re.sub(r"\w+(?==)", lambda name: name[0].upper(), query),
    "glued": lambda query: query + ").",
    "quoted": lambda query: query + '"%3E',
    "followed": lambda query: query + "?fbclid=x",
}


@pytest.mark.fault("C10")
@pytest.mark.fault("C11")
@pytest.mark.parametrize("link", [pytest.param(LINK, marks=pytest.mark.every_engine), *OWN_LINKS])
def test_a_link_opens_its_puzzle_whatever_happened_to_it_on_its_way(screen: Screen, link: str):
    screen.set_clock("2026-12-13T12:00:00")
    ways = list(WAYS.values()) if link == LINK else [WAYS["escaped"], WAYS["glued"]]
    for way in ways:
        screen.open(way(link))
        assert screen.query() == link, way(link)
        assert notice(screen) == "", way(link)


@pytest.mark.fault("C11")
def test_what_cannot_be_read_all_the_same_is_said(screen: Screen):
    for query, key in (
        ("?game=mastermind&seed=47.11", "link.seed-unreadable"),
        ("?game=mastermind&seed=4711&rows=1.0)", "link.rows-out-of-range"),
        ("?game=codebreaker&size=5&round=2x.", "link.round-unreadable"),
        ("?game=codebreaker&size=4,5", "link.size-out-of-range"),
    ):
        screen.open(query)
        assert notice(screen) == {**WORDS, **ROOM_WORDS}[key], query


@pytest.mark.fault("C12")
def test_of_the_address_only_what_was_understood_goes_on(screen: Screen):
    for query, carried in (
        ("&lang=3Dde&embed=3D1", ""),
        ("&lang=%22&embed=yes", ""),
        ("&LANG=DE.&embed=", "&lang=de"),
    ):
        screen.open(LINK + query)
        assert screen.query() == LINK + carried
        links = screen.js("return [...document.querySelectorAll('#menu a')].map((a) => a.search)")
        assert links[1:] == [
            f"?game={game}{carried}"
            for game in ("daily", "path", "palette", "mastermind", "walkthrough", "codebreaker")
        ]


@pytest.mark.fault("C34")
@pytest.mark.parametrize("query", ["?s=!", "?game=chess", "?game=palette&s=!"])
def test_a_late_sentence_about_a_link_belongs_to_its_own_puzzle(screen: Screen, server, query: str):
    server.stalled("app/second_load*")
    screen.open(query)
    screen.button("New game").click()
    server.release()
    screen.button("Settings").click()
    screen.find("dialog", "Settings")
    screen.press("Escape")
    assert notice(screen) == ""


@pytest.mark.fault("C34")
@pytest.mark.parametrize(
    ("query", "select", "value"),
    [
        ("?game=mastermind&seed=x", "Kind of code", "larger"),
        ("?game=codebreaker&size=9", "Places", "4"),
        ("?s=!", "Positions", "6"),
    ],
)
def test_a_sentence_about_a_link_goes_when_other_rules_are_chosen(
    screen: Screen, query: str, select: str, value: str
):
    screen.open(query)
    screen.find("alert")
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", re.compile(select)), value)
    screen.press("Escape")
    assert notice(screen) == ""


# Back and forward


def change_fragment(screen: Screen) -> None:
    """Follow a link to a place in the page, and wait until the page has heard of it."""
    screen.js(
        "addEventListener('hashchange', () => { window.heard = true; });"
        "location.hash = 'x' + Math.random();"
    )
    screen.wait_for(lambda: screen.js("return window.heard"), "the change of the fragment")


@pytest.mark.every_engine
@pytest.mark.fault("C24")
def test_a_change_of_the_fragment_leaves_the_bead_in_hand_and_what_can_be_redone(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Backspace")
    screen.bead(2).click()
    before = screen.beads()
    change_fragment(screen)
    screen.back()
    screen.wait_for(lambda: not screen.js("return location.hash"), "the fragment to go")
    assert (screen.beads(), screen.armed()) == (before, [2])
    screen.button("Redo").click()
    assert screen.beads() != before


@pytest.mark.fault("C24")
def test_a_change_of_the_fragment_does_not_end_the_spin(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    with screen.standing_still():
        screen.press("4", "Enter")
        change_fragment(screen)
        assert screen.js("return document.documentElement.dataset.phase") == "spinning"


@pytest.mark.fault("C24")
def test_a_change_of_the_fragment_leaves_a_row_and_typed_letters(screen: Screen):
    screen.open("?game=mastermind&seed=4711")
    screen.press("1", "2")
    filled = screen.names("button", screen.find("group", re.compile("Row 1")))
    change_fragment(screen)
    assert screen.names("button", screen.find("group", re.compile("Row 1"))) == filled


@pytest.mark.every_engine
@pytest.mark.fault("B02")
def test_back_and_forward_restore_puzzle_guesses_and_unfinished_swaps(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter", "5", "2")
    first = screen.query(), screen.beads(), screen.tiles()
    screen.button("New game").click()
    screen.bead(1).click()  # off the button
    screen.bead(1).click()
    screen.press("3", "Enter", "2")
    second = screen.query(), screen.beads(), screen.tiles()
    screen.back()
    screen.wait_for(lambda: screen.query() == first[0], "the first puzzle")
    assert (screen.query(), screen.beads(), screen.tiles()) == first
    assert screen.armed() == []
    screen.press("Backspace")
    assert screen.beads() != first[1], "its swaps can still be undone"
    screen.forward()
    screen.wait_for(lambda: screen.query() == second[0], "the second puzzle")
    assert (screen.query(), screen.beads(), screen.tiles()) == second


@pytest.mark.every_engine
@pytest.mark.fault("B02")
def test_each_new_game_is_one_step_back(screen: Screen):
    screen.open(LINK)
    length = screen.js("return history.length")
    seen = [screen.query()]
    for _ in range(3):
        screen.button("New game").click()
        seen.append(screen.query())
    assert screen.js("return history.length") == length + 3
    for query in reversed(seen[:-1]):
        screen.back()
        screen.wait_for(partial(_is_at, screen, query), query)
        assert len(screen.tiles()) == 1
    assert seen[0] == LINK


@pytest.mark.every_engine
@pytest.mark.fault("B02")
def test_moves_guesses_and_panels_leave_the_browsers_history_alone(screen: Screen):
    screen.open(LINK)
    length = screen.js("return history.length")
    screen.press("4", "Enter", "2", "Backspace", "Enter")
    for panel in ("Settings", "How to play"):
        for _ in range(2):
            screen.button(panel).click()
            screen.find("dialog", panel)
            screen.press("Escape")
            screen.is_gone("dialog", panel)
    assert screen.js("return history.length") == length
    assert screen.query() == LINK


def test_a_solved_game_is_still_solved_after_back_and_reload(screen: Screen):
    screen.open(LINK)
    screen.arrange((3, 1, 3, 0, 2))
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")
    screen.button("Play again").click()
    screen.wait_for_status("Guess 0")
    screen.back()
    screen.wait_for_status("You have solved this one: in 1 guess.")
    assert screen.button("Play again")
    screen.reload()
    screen.wait_for_status("You have solved this one: in 1 guess.")
    assert screen.beads() == [3, 1, 3, 0, 2]
    screen.forward()
    screen.wait_for_status("Guess 0")
    assert screen.button("Guess")


@pytest.mark.every_engine
@pytest.mark.fault("B02")
def test_an_outside_link_and_back_is_the_same_game(screen: Screen, serve, site_folder: Path):
    elsewhere = serve(site_folder)
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    before = screen.beads(), screen.tiles()
    screen.driver.get(elsewhere.address)
    assert screen.driver.current_url.startswith(elsewhere.address)
    screen.back()
    screen.wait_ready()
    assert screen.query() == LINK
    assert (screen.beads(), screen.tiles()) == before
    screen.press("Backspace")
    assert screen.beads() != before[0]


@pytest.mark.every_engine
def test_a_reload_restores_the_game(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter", "5", "2")
    before = screen.beads(), screen.tiles()
    screen.reload()
    assert (screen.beads(), screen.tiles()) == before
    screen.wait_for_status("Guess 1: 3 of 5 in place")
    screen.press("Backspace", "Backspace", "Backspace")
    assert len(screen.tiles()) == 2, "undo stops at the guess, also after a reload"


def test_somebody_elses_link_does_not_lose_the_own_game(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    before = screen.beads(), screen.tiles()
    screen.open("?n=8&c=6&s=k1Mf2a9mJuI")
    screen.press("5", "Enter")
    screen.open(LINK)
    assert (screen.beads(), screen.tiles()) == before


def test_two_open_pages_keep_each_others_games(screen: Screen):
    screen.open(LINK)
    first = screen.driver.current_window_handle
    screen.driver.switch_to.new_window("tab")
    screen.open("?n=4&c=2&s=xQNKjA")
    screen.press("2", "Enter")
    screen.driver.close()
    screen.driver.switch_to.window(first)
    screen.press("4", "Enter")
    screen.open("?n=4&c=2&s=xQNKjA")
    assert len(screen.tiles()) == 2
    screen.open(LINK)
    assert len(screen.tiles()) == 2
