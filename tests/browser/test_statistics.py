"""Results: each game counts once, nothing is lost, and the panel says what they come to."""

from pathlib import Path

import pytest
from selenium.webdriver.remote.webelement import WebElement

from cyclomind.daily import daily_puzzle, day_of, text_of
from cyclomind.games.mastermind import CLASSIC, Puzzle, secret_of
from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible
from tests.browser.test_troubles import _BLOCKED as BLOCKED

HEADER = "Cyclomind results 1"
#: Two games of a necklace, and one of Mastermind that was played elsewhere.
NECKLACES = (
    "2026-11-20 won 3 guesses 1 hints par 1.85 5/4 necklace?n=5&c=4&s=a\n"
    "2026-11-21 lost 4 guesses 0 hints par 1.85 5/4 necklace?n=5&c=4&s=b\n"
)
ELSEWHERE = "2026-11-22 won 5 guesses 0 hints par 4.34 4/6 mastermind?seed=9"


def stored(screen: Screen) -> str:
    return str(screen.js("return localStorage.getItem('cyclomind.results') || ''"))


def store(screen: Screen, text: str) -> None:
    screen.js("localStorage.setItem('cyclomind.results', arguments[0])", text)


def wait_for_results(screen: Screen, count: int) -> list[str]:
    """Return the lines of the log on the device, without its first."""
    screen.wait_for(lambda: len(stored(screen).split("\n")) == count + 1, f"{count} results")
    return stored(screen).split("\n")[1:]


def crack(screen: Screen, seed: int, misses: int = 0) -> None:
    """Win the Mastermind of a seed after so many misses."""
    screen.open(f"?game=mastermind&seed={seed}")
    code = secret_of(Puzzle(seed, CLASSIC))
    wrong = tuple((color + 1) % 6 for color in code)
    for row in (wrong,) * misses + (code,):
        screen.press(*[str(color + 1) for color in row], "Enter")
        screen.press("Enter")  # shows all pegs
    screen.wait_for_status("racked")


def panel(screen: Screen) -> WebElement:
    """Return the open statistics."""
    if not screen.find_all("dialog", "Statistics"):
        screen.js("document.getElementById('statistics-button').click()")
    return screen.find("dialog", "Statistics")


def figures(screen: Screen) -> dict[str, str]:
    """Return the large figures of the panel by their names."""
    within = panel(screen)
    return screen.js(
        "const texts = (name) => [...arguments[0].querySelectorAll(name)]"
        ".map((one) => one.textContent);"
        "const values = texts('.figures dd');"
        "return Object.fromEntries(texts('.figures dt').map((name, i) => [name, values[i]]))",
        within,
    )


def bars(screen: Screen) -> list[str]:
    """Return the rows of the chart as they are read."""
    chart = screen.find("list", "Games by the number of guesses", panel(screen))
    return [" ".join(row.text.split()) for row in screen.find_all("listitem", None, chart)]


def wait_for_word(screen: Screen, words: str) -> None:
    screen.wait_for(lambda: words in panel(screen).text, repr(words))


def more(screen: Screen) -> None:
    """Open the part for files and the reset."""
    panel(screen)
    screen.js("document.getElementById('statistics-more').open = true")


# A game counts once


@pytest.mark.fault("B38")
def test_a_game_counts_once_whatever_is_reloaded_and_reopened(screen: Screen):
    crack(screen, 4711, misses=1)
    (line,) = wait_for_results(screen, 1)
    assert line.endswith(" won 2 guesses 0 hints par 4.34 4/6 mastermind?seed=4711"), line
    for _ in range(2):
        screen.reload()
        screen.wait_for_status("You have cracked this code: in 2 tries.")
    screen.button("Play again").click()
    screen.back()
    screen.wait_for_status("You have cracked this code: in 2 tries.")
    screen.open("?game=mastermind&seed=4711&lang=de")
    screen.wait_for_status("Diesen Code hast du geknackt")
    screen.js("localStorage.removeItem('cyclomind.games')")
    crack(screen, 4711, misses=3)  # played anew, as on a link that was sent twice
    crack(screen, 4712)
    assert len(wait_for_results(screen, 2)) == 2
    assert figures(screen)["Games"] == "2"


def test_what_another_window_counted_stays(screen: Screen):
    screen.open("?game=mastermind&seed=1")
    first = screen.driver.current_window_handle
    screen.driver.switch_to.new_window("tab")
    crack(screen, 1)
    crack(screen, 2)
    wait_for_results(screen, 2)
    screen.driver.close()
    screen.driver.switch_to.window(first)
    crack(screen, 3)
    links = [line.rpartition("=")[2] for line in wait_for_results(screen, 3)]
    assert links == ["1", "2", "3"]


def play_daily(screen: Screen, number: int, solved: bool = True) -> None:
    """Solve the necklace of a day on that day, or give it up; wait until that is counted."""
    day = day_of(number)
    screen.set_clock(text_of(day) + "T12:00:00")
    screen.open("?game=daily")
    if solved:
        screen.arrange(daily_puzzle(day).secret)
        screen.press("Enter")
        screen.wait_for_status("Solved")
    else:
        screen.button("Coach").click()
        screen.button("I give up").click()
        screen.button("Show me the secret").click()
        screen.wait_for_status("You gave up")
    screen.wait_for(lambda: f"daily?date={text_of(day)}" in stored(screen), "its result")


@pytest.mark.fault("B38")
def test_a_run_of_days_is_counted_by_dates_and_its_end_is_told(screen: Screen):
    for number in (1, 2, 3):
        play_daily(screen, number)
    screen.wait_for_status("3 days in a row.")
    screen.reload()
    screen.wait_for_status("3 days in a row.")
    assert figures(screen)["Days in a row"] == "3"
    play_daily(screen, 5)
    found = figures(screen)
    assert (found["Days in a row"], found["Most in a row"]) == ("1", "3")
    assert "in a row" not in screen.status_text()
    play_daily(screen, 6, solved=False)
    screen.wait_for_status("Your run of 1 day has ended.")
    found = figures(screen)
    assert (found["Games"], found["Won (80%)"]) == ("5", "4")
    assert (found["Days in a row"], found["Most in a row"]) == ("0", "3")
    assert bars(screen)[-1] == "not solved 1 latest"


# The panel


def test_the_panel_shows_the_present_game_first_and_others_on_wish(screen: Screen):
    screen.open("?n=5&c=4&s=zgtAhPI")
    assert "No game finished yet." in panel(screen).text
    screen.press("Escape")
    spread = [f"2026-11-2{i} won {i} guesses 0 hints par - 4/6 mastermind?seed={i}" for i in (2, 4)]
    store(screen, f"{HEADER}\n{NECKLACES}" + "\n".join(spread))
    screen.reload()
    assert figures(screen) == {
        "Games": "2",
        "Won (50%)": "1",
        "Guesses on average": "3.00",
        "Wins in a row": "0",
        "Most in a row": "1",
    }
    assert bars(screen) == ["3 guesses 1", "not solved 1 latest"]
    text = panel(screen).text
    assert "You took 1.15 more than par, which was 1.85." in text and "1 hint was taken." in text
    assert_accessible(screen)
    screen.choose(screen.find("combobox", "Game"), "mastermind")
    assert bars(screen) == ["2 guesses 1", "3 guesses 0", "4 guesses 1 latest"]
    assert "par" not in panel(screen).text
    assert screen.find("combobox", "Size").text.strip() == "4 places, 6 colours"


def test_on_a_narrow_phone_nothing_is_cut_off(screen: Screen):
    screen.resize(320, 568)
    screen.open("?lang=de")
    log = "".join(
        f"2026-11-20 won {i} guesses 0 hints par - 4/6/distinct mastermind?seed={i}\n"
        for i in range(1, 40)
    )
    store(screen, HEADER + "\n" + log)
    screen.js("document.getElementById('statistics-button').click()")
    dialog = screen.find("dialog", "Statistik")
    wide = "return [...arguments[0].querySelectorAll('*'), arguments[0]]" + (
        ".filter((one) => one.getBoundingClientRect().right > innerWidth"
        " || one.getBoundingClientRect().left < 0).map((one) => one.outerHTML)"
    )
    assert screen.js(wide, dialog) == []
    rows = [row.text for row in screen.find_all("listitem", None, dialog)]
    assert len(rows) == 12 and "12 oder mehr" in rows[-1] and "28" in rows[-1]


# Keeping, moving, resetting


@pytest.fixture
def downloads(screen: Screen, tmp_path: Path) -> Path:
    screen.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    return tmp_path


def test_the_results_are_saved_as_a_file_and_as_text(screen: Screen, downloads: Path):
    screen.set_clock("2026-12-01T12:00:00")
    screen.open()
    store(screen, f"{HEADER}\n{NECKLACES}")
    more(screen)
    screen.button("Save as a file").click()
    file = downloads / "cyclomind-results-2026-12-01.txt"
    screen.wait_for(file.exists, "the file")
    screen.wait_for(lambda: file.read_text() == f"{HEADER}\n{NECKLACES}", "its content")
    field = screen.find("textbox", "Results as text: copy them from here, or paste them here")
    assert field.get_property("value") == file.read_text()
    assert "Saved as cyclomind-results-2026-12-01.txt." in panel(screen).text


@pytest.mark.every_engine
def test_a_file_or_a_text_adds_what_is_new_and_nothing_else_changes(screen: Screen, tmp_path: Path):
    screen.open()
    store(screen, f"{HEADER}\n{NECKLACES}")
    more(screen)

    def bring(name: str, content: bytes) -> None:
        (tmp_path / name).write_bytes(content)
        screen.by_id("results-file").send_keys(str(tmp_path / name))

    bring("garbage", bytes(range(256)) * 4096)
    wait_for_word(screen, "This is no list of Cyclomind results.")
    bring("later", b"Cyclomind results 2\nwhatever")
    wait_for_word(screen, "This list comes from a newer version")
    assert stored(screen) == f"{HEADER}\n{NECKLACES}"
    bring("own", f"{HEADER}\r\n{ELSEWHERE}\r\n<b>spoilt\r\n{NECKLACES}".encode())
    wait_for_word(screen, "1 game was added. 1 line could not be read.")
    bring("own", f"{HEADER}\n{ELSEWHERE}".encode())
    wait_for_word(screen, "Nothing new: all its games are counted here.")
    assert stored(screen) == f"{HEADER}\n{NECKLACES}{ELSEWHERE}"
    pasted = f"{HEADER}\n{ELSEWHERE}9\n{ELSEWHERE}8"
    screen.js("document.getElementById('results-text').value = arguments[0]", pasted)
    screen.button("Bring in this text").click()
    wait_for_word(screen, "2 games were added.")
    places = screen.js("return Object.keys(localStorage)")
    assert set(places) == {"cyclomind.results", "cyclomind.lesson"}, "nothing was set aside"
    screen.choose(screen.find("combobox", "Game"), "mastermind")
    assert figures(screen)["Games"] == "3"


@pytest.mark.fault("freeze")
def test_a_long_file_leaves_the_page_free_and_can_be_cancelled(screen: Screen, tmp_path: Path):
    screen.open()
    store(screen, f"{HEADER}\n{NECKLACES}")
    more(screen)
    line = "2026-12-0{} won 3 guesses 0 hints par - 4/6 mastermind?seed={}"
    lines = [line.format(9 - seed % 9, seed) for seed in range(4000)]
    file = tmp_path / "long"
    file.write_text("\n".join([HEADER, *lines]))
    # Hands and other windows are too late for it, at times, in a browser that is quick.
    on_progress = (
        "const box = document.getElementById('results-taking');"
        "new MutationObserver((_, observer) => { observer.disconnect(); %s })"
        ".observe(box, {attributes: true, attributeFilter: ['hidden']})"
    )
    screen.js(on_progress % "box.querySelector('button').click()")
    screen.by_id("results-file").send_keys(str(file))
    wait_for_word(screen, "Cancelled.")
    assert stored(screen) == f"{HEADER}\n{NECKLACES}"
    elsewhere = f"{HEADER}\n{NECKLACES}{ELSEWHERE}99999"  # a game ends in another window
    screen.js(
        "window.__elsewhere = arguments[0];"
        + on_progress % "localStorage.setItem('cyclomind.results', window.__elsewhere)",
        elsewhere,
    )
    screen.by_id("results-file").send_keys(str(file))
    wait_for_word(screen, "4000 games were added.")
    assert screen.is_gone("button", "Cancel")
    found = stored(screen).split("\n")
    assert found[3] == ELSEWHERE + "99999"
    assert sorted(found[4:]) == sorted(lines)
    assert [one[:10] for one in found[1:]] == sorted(one[:10] for one in found[1:])


def test_a_reset_can_be_undone_and_brings_no_game_back_by_itself(screen: Screen):
    crack(screen, 5)
    wait_for_results(screen, 1)
    more(screen)
    screen.button("Reset the statistics").click()
    wait_for_word(screen, "No game finished since the reset.")
    screen.reload()
    screen.wait_for_status("You have cracked this code")
    crack(screen, 6)
    assert len(wait_for_results(screen, 3)) == 3, "two games and a reset"
    assert figures(screen)["Games"] == "1"
    more(screen)
    undo = screen.button("Undo the reset")
    undo.click()
    wait_for_word(screen, "The earlier games count again.")
    assert figures(screen)["Games"] == "2"
    assert undo.get_attribute("aria-disabled") == "true"


# Troubles


def test_without_storage_the_results_of_this_visit_count(screen: Screen):
    screen.before_every_page(BLOCKED)
    crack(screen, 7)
    screen.wait_for(lambda: figures(screen).get("Games") == "1", "one game")


def test_spoilt_lines_are_set_aside_and_the_others_count(screen: Screen):
    screen.open()
    store(screen, f"Cycl\x00mind\n{NECKLACES}2026-11-22 won <img src=x onerror=alert(1)>")
    assert figures(screen)["Games"] == "2"
    aside = screen.js("return localStorage.getItem('cyclomind.results.damaged')")
    assert aside == "Cycl?mind\n2026-11-22 won <img src=x onerror=alert(1)>"
    assert stored(screen) == f"{HEADER}\n{NECKLACES}".strip()


def test_a_game_after_a_spoilt_zero_is_counted_and_what_was_there_kept(screen: Screen):
    screen.open()
    store(screen, "\x00spoilt")
    crack(screen, 9)
    screen.wait_for(lambda: "seed=9" in stored(screen), "the game on the device")
    assert figures(screen)["Games"] == "1"
    assert screen.js("return localStorage.getItem('cyclomind.results.damaged')") == "?spoilt"


def test_a_log_of_a_later_version_is_left_as_it_is(screen: Screen):
    screen.open()
    log = "Cyclomind results 2\nwon: everything"
    store(screen, log)
    crack(screen, 8)
    assert "The results on this device come from a newer version" in panel(screen).text
    assert stored(screen) == log
