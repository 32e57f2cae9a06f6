"""What stands around the board: the bar with the main games, the sizes, the coach beside it."""

from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"
TODAY = "2026-12-01"

#: Whether a part of the page can be seen.
_SEEN = "return !!arguments[0].getClientRects().length"


def is_seen(screen: Screen, identifier: str) -> bool:
    return bool(screen.js(_SEEN, screen.by_id(identifier)))


def test_a_phone_has_the_main_games_in_a_bar(screen: Screen):
    screen.set_clock(TODAY + "T12:00:00")
    screen.resize(390, 844)
    screen.open(LINK)
    bar = screen.find("navigation", "Main games")
    assert screen.names("link", within=bar)[:2] == ["Necklace", "Daily (not played yet)"]
    assert screen.find("link", "Necklace", within=bar).get_attribute("aria-current") == "page"
    box = bar.rect
    assert box["y"] + box["height"] == 844
    screen.find("button", "More", within=bar).click()
    screen.find("link", "Mastermind")
    screen.button("Statistics").click()
    screen.find("dialog", "Statistics")
    screen.press("Escape")
    screen.wait_for(lambda: screen.focus_name() == "More", "the focus back on More")
    # Once today's is over, nothing waits; on a turned phone, and on paper, there is no bar.
    line = f"daily?date={TODAY}|!|given-up 1"
    screen.js("localStorage.setItem('cyclomind.games', arguments[0])", line)
    screen.open(LINK)
    assert "Daily" in screen.names("link", within=screen.find("navigation", "Main games"))
    screen.resize(844, 390)
    assert not is_seen(screen, "rooms-more-button")
    assert screen.button("Games")
    screen.resize(900, 700)
    assert not is_seen(screen, "rooms-more-button")
    assert is_seen(screen, "more-button")
    assert screen.link("Code-breaker")
    screen.open(LINK + "&embed=1")
    assert screen.js("return document.querySelector('.rooms-bar')") is None


def test_four_sizes_are_one_tap_away_and_remembered(screen: Screen):
    screen.resize(390, 844)
    screen.open()
    assert len(screen.beads()) == 5
    screen.by_id("sizes")
    screen.button("New game").click()
    screen.wait_for(lambda: screen.focus_name() == "Easy 5", "the present size in focus")
    box = screen.find("group", "New game")
    assert screen.names("button", within=box) == ["Easy 5", "Normal 6", "Hard 7", "Expert 8"]
    screen.button("Hard 7").click()
    screen.wait_for(lambda: len(screen.beads()) == 7, "seven beads")
    assert screen.query().startswith("?n=7&c=5&s=")
    assert screen.focus_name() == "New game"
    assert not is_seen(screen, "sizes")
    screen.back()
    screen.wait_for(lambda: len(screen.beads()) == 5, "the puzzle before")
    # Where there is room they are a row; the size is still known, and New game takes one more.
    screen.resize(1280, 800)
    screen.open()
    assert screen.query().startswith("?n=7&c=5&s=")
    before = screen.query()
    assert screen.button("Hard 7").get_attribute("aria-current") == "true"
    screen.button("New game").click()
    screen.wait_for(lambda: screen.query() != before, "another puzzle")
    assert len(screen.beads()) == 7
    screen.open("?n=4&c=3")
    assert screen.button("Same again 4").get_attribute("aria-current") == "true"
    screen.button("Expert 8").click()
    screen.wait_for(lambda: len(screen.beads()) == 8, "eight beads")


def test_the_coach_stays_open_beside_the_board(screen: Screen):
    screen.resize(1440, 900)
    screen.open(LINK)
    screen.button("Coach").click()
    coach = screen.find("dialog", "Coach")
    screen.wait_for(lambda: screen.focus_name().startswith("How many"), "the first question")
    board = screen.by_id("board").rect
    assert coach.rect["x"] >= board["x"] + board["width"], "it lies beside, not over the board"
    cross = screen.find("button", "Close", within=coach).rect
    first = screen.find("button", "How many necklaces still fit?", within=coach).rect
    assert cross["y"] + cross["height"] <= first["y"], "the cross lies over no question"
    screen.press("4")
    assert screen.armed() == [], "keys in the panel are no moves"
    screen.bead(1).click()
    screen.bead(4).click()
    screen.button("Guess").click()
    screen.wait_for_status("Guess 1")
    assert screen.js("return arguments[0].open && !arguments[0].matches(':modal')", coach)
    screen.button("Coach").click()
    screen.is_gone("dialog", "Coach")
    screen.button("Coach").click()
    screen.find("dialog", "Coach")
    screen.resize(390, 844)
    assert not screen.js(_SEEN, coach)
    screen.button("Coach").click()
    assert screen.js("return arguments[0].matches(':modal')", coach)
