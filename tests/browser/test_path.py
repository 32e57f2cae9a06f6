"""The path, the quiet ring, and a friend's score to beat."""

import re

from cyclomind.path import level_of
from tests.browser.screen import Screen
from tests.browser.test_access import violations

NECKLACE = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)

#: Of each list of levels: its name, the words of its links, and of what is no link.
_LISTS = """
const words = (css, list) => [...list.querySelectorAll(css)].map((one) =>
  one.textContent.replace(/\\s+/g, " ").replace(/(?<=\\d)(?=[★☆])/, " ").trim());
return [...document.querySelectorAll("#levels-panel ol[role=list]")].map((list) => [
  document.getElementById(list.getAttribute("aria-labelledby")).textContent,
  words("a[href]", list), words("span.level-entry", list)]);
"""


def results(screen: Screen) -> list[str]:
    text = str(screen.js("return localStorage.getItem('cyclomind.results') || ''"))
    return text.split("\n")[1:]


def test_a_level_is_played_by_keyboard_and_opens_the_next(screen: Screen):
    screen.open("?game=path")
    assert screen.query() == "?game=path&level=1"
    screen.find("heading", re.compile("Path 1 · First swaps"))
    screen.arrange(level_of(1).puzzle.secret)
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess")
    screen.wait_for(lambda: results(screen), "the result")
    (line,) = results(screen)
    assert line.endswith(" won 1 guesses 0 hints par 1.00 5/2 path?level=1".removeprefix(" "))

    # The list of levels, by role.
    screen.button("All levels").click()
    panel = screen.find("dialog", "All levels")
    lists = screen.js(_LISTS)
    assert [name for name, _, _ in lists][::7] == ["First swaps", "The quiet ring"]
    assert lists[0][1] == ["Level 1 ★★★ 3 of 3 stars", "Level 2 ☆☆☆ no star yet"]
    assert lists[0][2] == [f"Level {number} not open yet" for number in (3, 4, 5)]
    assert [len(closed) for _, _, closed in lists] == [3, 5, 5, 5, 5, 5, 5, 5]
    assert "1 of 40 levels solved, 3 stars." in panel.text
    assert violations(screen) == []
    screen.press("Escape")

    again = screen.by_id("again-button")
    assert again.text == "Next level"
    again.click()
    screen.find("heading", re.compile("Path 2 · First swaps"))
    screen.back()
    screen.find("heading", re.compile("Path 1 · First swaps"))
    # Again, for stars: this time in two guesses, which takes none away.
    screen.button("Play it again").click()
    screen.wait_for_status("Guess 0")
    beads = screen.beads()
    screen.press(str(1 + next(i for i, bead in enumerate(beads) if bead != beads[0])), "Enter")
    screen.wait_for(lambda: "Guess 0" not in screen.status_text(), "the score")
    assert not screen.console_errors()


def test_a_level_far_ahead_is_played_and_says_so(screen: Screen):
    screen.open("?game=path&level=37")
    screen.wait_for(
        lambda: "your path has come to level 1" in screen.text(), "how far the path has come"
    )
    before = screen.beads()
    screen.press("2")
    laid = screen.beads()
    assert sorted(laid) == sorted(before)
    screen.press("Enter")
    screen.wait_for_status(re.compile("Guess 1: . of . in place at the best fit"))
    assert screen.beads() == laid, "the ring stays quiet"
    assert violations(screen) == []

    screen.open("?game=path&level=41")
    screen.wait_for(lambda: "no level of this number" in screen.text(), "the notice")
    screen.find("heading", re.compile("Path 1 · "))


def test_a_quiet_ring_is_chosen_played_and_passed_on(screen: Screen):
    screen.open(NECKLACE)
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", "The ring"), "quiet")
    screen.wait_for(lambda: "turn=off" in screen.query(), "a quiet ring")
    screen.wait_ready()
    assert re.fullmatch(r"\?n=5&c=4&s=[\w-]+&turn=off", screen.query())

    screen.open(NECKLACE + "&turn=off")
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess")
    screen.wait_for(lambda: results(screen), "the result")
    assert results(screen)[0].endswith("par 2.73 5/4 quiet?n=5&c=4&s=zgtAhPI&turn=off")
    screen.button("Share").click()
    shared = screen.find("textbox", "Your text").get_attribute("value")
    assert shared.startswith("Cyclomind quiet ring, 5 beads: solved in 1 guess; exact 5 of 5\n")
    assert shared.endswith("/?n=5&c=4&s=zgtAhPI&turn=off")


def test_a_friends_score_is_passed_on_and_held_against_the_players(screen: Screen):
    screen.open(NECKLACE + "&beat=2")
    screen.wait_for(lambda: "A friend solved this one in 2 guesses" in screen.text(), "the score")
    assert screen.query() == NECKLACE
    screen.reload()
    screen.wait_for(lambda: "A friend solved this one in 2 guesses" in screen.text(), "it again")
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("You did better than your friend, who took 2 guesses.")
    screen.button("Share").click()
    text = screen.find("textbox", "Your text")
    assert text.get_attribute("value").endswith(NECKLACE)
    screen.find("checkbox", "With my score to beat").click()
    screen.wait_for(lambda: text.get_attribute("value").endswith(NECKLACE + "&beat=1"), "the link")

    screen.open("?n=5&c=4&s=zgtAhPI&beat=x")
    screen.wait_for(lambda: "The score to beat in this link cannot be read." in screen.text(), "so")
