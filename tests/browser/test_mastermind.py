"""Mastermind as it is played: by keys, by touch, by ear, on small screens and over reloads."""

import re

import pytest

from cyclomind.games.mastermind import (
    CLASSIC,
    LARGER,
    MAX_SEED,
    MastermindGame,
    Puzzle,
    link_of,
    secret_of,
    without_repeats,
)
from cyclomind.scoring import score_pegs
from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible, violations
from tests.browser.test_coach import ask, open_coach, wait_for_answer

LINK = "?game=mastermind&seed=4711"
PUZZLE = Puzzle(4711, CLASSIC)
SECRET = secret_of(PUZZLE)
COLORS = ("blue", "orange", "teal", "yellow", "purple", "wine", "grey", "sky", "green", "pink")
#: A code that differs from the secret everywhere, and so is never the winning row.
WRONG = tuple((color + 1) % 6 for color in SECRET)

#: The colour indices in the current row, None where a place is empty.
_ROW = """
return [...document.querySelectorAll(".current .place")]
  .map((place) => place.dataset.color === "" ? null : Number(place.dataset.color));
"""


def keys_of(code: tuple) -> list[str]:
    """Return the number keys that put this code, with which 0 stands for ten."""
    return [str((color + 1) % 10) for color in code]


def row(screen: Screen) -> list:
    return screen.js(_ROW)


def place(screen: Screen, position: int):
    """Return the place of the current row at a position, counted from 1."""
    return screen.find("button", re.compile(rf", place {position} of \d"))


def selected(screen: Screen) -> int:
    """Return the place, counted from 1, that the next colour is for."""
    return (
        int(
            screen.js("return document.querySelector('.place[aria-pressed=true]').dataset.position")
        )
        + 1
    )


def color(screen: Screen, index: int):
    """Return the button of a colour."""
    return screen.js("return document.querySelectorAll('.choice')[arguments[0]]", index)


def rows(screen: Screen) -> list[str]:
    """Return the names of the scored rows, oldest first."""
    return screen.js(
        "return [...document.querySelectorAll('.scored > [role=img]')]"
        ".map((row) => row.getAttribute('aria-label'))"
    )


def check(screen: Screen, code: tuple, number: int) -> None:
    """Put a code by its number keys and check it as row ``number``."""
    screen.press(*keys_of(code), "Enter")
    screen.wait_for(lambda: len(rows(screen)) == number, f"row {number}")


def lose(screen: Screen) -> None:
    for number in range(1, 11):
        check(screen, WRONG, number)


def said(number: int, guess: tuple, puzzle: Puzzle = PUZZLE) -> str:
    """Return the sentence that must be heard for a first guess."""
    game = MastermindGame(puzzle)
    for at, index in enumerate(guess):
        game.place(index, at)
    pegs = game.check().pegs
    return f"Row {number}: {pegs.exact} black, {pegs.misplaced} white."


# Puzzles and links


def test_a_plain_address_gets_a_short_fresh_seed_in_place(screen: Screen):
    screen.open("?game=mastermind")
    length = screen.js("return history.length")
    seed = re.fullmatch(r"\?game=mastermind&seed=(\d{1,4})", screen.query())
    assert seed, screen.query()
    assert length == screen.js("return history.length")
    screen.reload()
    assert screen.query() == seed[0], "a reload keeps the puzzle"


def visit(screen: Screen, query: str) -> None:
    """Follow a link within the page, as Back and Forward do: quicker than opening it anew."""
    screen.js("history.replaceState(null, '', arguments[0])", query)
    screen.js("dispatchEvent(new PopStateEvent('popstate'))")


def test_every_link_opens_its_puzzle_and_its_code_cracks_it(screen: Screen):
    screen.open(LINK)
    for puzzle, title in (
        (Puzzle(0, CLASSIC), "Code 0: 4 places, 6 colours"),
        (Puzzle(MAX_SEED, LARGER), f"Code {MAX_SEED}: 5 places, 8 colours"),
        (Puzzle(12, without_repeats(LARGER)), "Code 12: 5 places, 8 colours, no repeats"),
        (Puzzle(7, CLASSIC._replace(places=6, colors=10, rows=20)), "6 places, 10 colours"),
        (Puzzle(7, CLASSIC._replace(places=3, colors=3, rows=4)), "3 places, 3 colours"),
    ):
        query = "?game=mastermind&" + "&".join(f"{name}={value}" for name, value in link_of(puzzle))
        visit(screen, query)
        assert screen.query() == query, "the link holds all of it"
        assert title in screen.text()
        assert len(row(screen)) == puzzle.rules.places
        assert screen.js("return document.querySelectorAll('.row').length") == puzzle.rules.rows
        assert (
            screen.js("return document.querySelectorAll('.choice').length") == puzzle.rules.colors
        )
        screen.press(*keys_of(secret_of(puzzle)), "Enter")
        screen.wait_for_status("Cracked in 1 try!")
    screen.reload()
    screen.wait_for_status("You have cracked this code: in 1 try.")


def test_every_broken_link_is_said_and_a_fresh_code_opened(screen: Screen):
    screen.open("?game=mastermind&seed=-1")
    for query, sentence in (
        ("seed=-1", "seed in this link is not a whole number"),
        ("seed=4711.5", "seed"),
        ("seed=%3Cb%3E", "seed"),
        ("seed=", "seed"),
        ("seed=%E0", "seed"),
        ("seed=9007199254740992", "seed"),
        ("seed=1&places=7", "places outside 3 to 6"),
        ("seed=1&colors=11", "colours outside 3 to 10"),
        ("seed=1&rows=x", "rows outside 4 to 20"),
        ("seed=1&repeats=yes", "whether colours may repeat"),
        ("places=6&colors=5&repeats=0", "more places than there are colours"),
    ):
        visit(screen, "?game=mastermind&" + query)
        notice = screen.find("alert").text
        assert sentence in notice and "fresh code" in notice, query
        assert re.search(r"seed=\d{1,4}$", screen.query()), query
    check(screen, WRONG, 1)


def test_new_games_go_on_with_the_next_seed_and_back_shows_what_was_played(screen: Screen):
    screen.open(LINK)
    check(screen, WRONG, 1)
    screen.press("3", "ArrowRight", "ArrowRight", "5")
    before = rows(screen), row(screen)
    length = screen.js("return history.length")
    for seed in (4712, 4713, 4714):
        screen.button("New game").click()
        screen.wait_for(lambda: screen.query().endswith(f"seed={seed}"), f"seed {seed}")  # noqa: B023
        assert row(screen) == [None] * 4
    for panel in ("Settings", "How to play"):
        screen.button(panel).click()
        screen.find("dialog", panel)
        screen.press("Escape")
    assert screen.js("return history.length") == length + 3
    for seed in (4713, 4712, 4711):
        screen.back()
        screen.wait_for(lambda: screen.query().endswith(f"seed={seed}"), f"seed {seed}")  # noqa: B023
    screen.wait_for(lambda: rows(screen), "the rows")
    assert (rows(screen), row(screen)) == before
    screen.reload()
    assert (rows(screen), row(screen)) == before
    screen.forward()
    screen.wait_for(lambda: row(screen) == [None] * 4, "the next puzzle")


def test_the_settings_offer_longer_codes_and_codes_without_repeats(screen: Screen):
    screen.open(LINK)
    screen.button("Settings").click()
    choice = screen.find("combobox", "Kind of code")
    assert choice.get_attribute("value") == "classic"
    screen.choose(choice, "larger-distinct")
    screen.press("Escape")
    assert screen.query() == "?game=mastermind&seed=4712&places=5&colors=8&rows=12&repeats=0"
    assert "no repeats" in screen.text()
    screen.open("?game=mastermind")
    assert "places=5" in screen.query(), "the choice is kept for the next visit"
    screen.open(LINK)
    assert len(row(screen)) == 4, "but a link means what it says"
    screen.open(LINK + "&places=6")
    screen.button("Settings").click()
    assert screen.find("combobox", "Kind of code").get_attribute("value") == "linked"


# By keys


def test_a_whole_game_by_keys_alone_to_the_crack(screen: Screen):
    screen.open(LINK)
    while "place 1 of 4" not in screen.focus_name():
        screen.press("Tab")
    screen.press(*keys_of(WRONG))
    assert screen.focus_name().endswith("place 4 of 4"), "the last place keeps the focus"
    screen.press("Enter")
    screen.wait_for_status(said(1, WRONG) + " 9 left.")
    assert screen.focus_name() == "Empty, place 1 of 4"
    screen.press(*keys_of(SECRET), "Enter")
    screen.wait_for_status("Cracked in 2 tries!")
    assert screen.focus_name() == "Play again"
    assert not screen.find_all("button", "Check")
    screen.press("1", "Backspace", "ArrowLeft")
    assert len(rows(screen)) == 2
    screen.press("Enter")
    screen.wait_for_status("Fill the row")
    assert screen.query().endswith("seed=4712")
    assert screen.focus_name() == "Check"


def test_ten_wrong_rows_lose_and_show_the_code(screen: Screen):
    screen.open(LINK)
    lose(screen)
    names = ", ".join(COLORS[index] for index in SECRET)
    screen.wait_for_status(f"Not cracked. The code: {names}.")
    assert screen.find("image", names)
    assert screen.button("Play again")
    screen.press("Enter")
    assert len(rows(screen)) == 10, "after the end nothing is checked"
    screen.reload()
    screen.wait_for_status("You have played this one before. Not cracked.")


def test_the_last_row_can_still_win(screen: Screen):
    screen.open(LINK)
    for number in range(1, 10):
        check(screen, WRONG, number)
    assert screen.status_text().endswith("Last row.")
    check(screen, SECRET, 10)
    assert screen.status_text() == "Cracked in 10 tries!"


def test_places_are_chosen_changed_and_cleared_by_keys(screen: Screen):
    screen.open(LINK)
    screen.press("1", "2")
    assert row(screen) == [0, 1, None, None] and selected(screen) == 3
    screen.press("ArrowLeft", "ArrowLeft", "6")
    assert row(screen) == [5, 1, None, None]
    assert selected(screen) == 3, "the next empty place is selected"
    screen.press("ArrowLeft", "Delete")
    assert row(screen) == [5, None, None, None] and selected(screen) == 2
    assert screen.status_text() == "Place 2 is empty."
    screen.press("Backspace", "Backspace")
    assert row(screen) == [None] * 4 and selected(screen) == 1
    screen.press("ArrowLeft")
    assert selected(screen) == 4, "round the end"
    screen.press("4")
    assert selected(screen) == 1
    screen.press("ArrowUp", "Space")
    assert row(screen) == [None] * 4, "Space on the selected place empties it"
    screen.press("7", "8", "9", "0")
    assert row(screen) == [None] * 4, "six colours: other numbers mean none"


@pytest.mark.fault("B02")
def test_backspace_with_nothing_focused_removes_a_bead_and_stays_on_the_page(screen: Screen):
    screen.open(LINK)
    screen.press("1", "2", "3", "4")
    for left in (3, 2, 1, 0, 0):
        screen.press("Backspace")
        assert sum(index is not None for index in row(screen)) == left
    assert screen.query() == LINK and screen.focus_name()


def test_zero_is_the_tenth_colour_and_says_so(screen: Screen):
    screen.open(LINK + "&colors=10")
    assert color(screen, 9).accessible_name == "10, Pink bead, key 0"
    screen.press("0", "9")
    assert row(screen) == [9, 8, None, None]


def test_a_digit_counts_wherever_it_is_on_the_keyboard(screen: Screen):
    screen.open(LINK)
    for number, (key, code) in enumerate((("&", "Digit1"), ("1", "Numpad1"), ("1", "Digit1")), 1):
        screen.hold(key, code, times=3)
        assert row(screen) == [0, None, None, None], "held down, it is one bead"
        screen.press("1", "1", "1")
        screen.hold("Enter", "NumpadEnter", times=0)
        screen.wait_for(lambda: len(rows(screen)) == number, "a row")  # noqa: B023


def test_keys_with_ctrl_and_alt_are_no_moves_and_a_panel_keeps_its_keys(screen: Screen):
    screen.open(LINK)
    screen.press("1", "2")
    screen.js(
        "addEventListener('keydown', (event) => {"
        "  if (event.ctrlKey || event.altKey || event.metaKey) event.preventDefault(); })"
    )
    screen.press("Ctrl+1", "Ctrl+c", "Alt+ArrowLeft", "Meta+2", "Ctrl+Enter")
    assert row(screen) == [0, 1, None, None] and selected(screen) == 3
    screen.button("Settings").click()
    screen.find("combobox", "Kind of code")
    screen.press("Shift+Tab", "1", "Backspace", "ArrowLeft", "x", "Escape")
    screen.is_gone("dialog", "Settings")
    assert row(screen) == [0, 1, None, None]
    assert screen.focus_name() == "Settings"


def test_who_types_on_after_a_click_elsewhere_checks_with_enter(screen: Screen):
    screen.open(LINK)
    screen.button("New game").click()
    screen.press("1", "2", "3", "4", "Enter")
    screen.wait_for_status("Row 1")
    assert screen.query().endswith("seed=4712"), "Enter does not repeat the click"


def test_check_says_why_not_each_time_and_waits_for_a_full_row(screen: Screen):
    screen.open(LINK)
    button = screen.button("Check")
    assert button.get_attribute("aria-disabled") == "true"
    spoken = (
        "window.heard = []; new MutationObserver(() =>"
        " heard.push(document.getElementById('status').textContent))"
        ".observe(document.getElementById('status'), {childList: true})"
    )
    screen.js(spoken)
    screen.press("Enter")
    screen.wait_for_status("4 places are still empty.")
    screen.press("Enter")
    button.click()
    assert screen.js("return heard") == ["4 places are still empty."] * 3
    screen.press("1", "2", "3")
    button.click()
    assert screen.status_text() == "1 place is still empty."
    screen.press("4")
    assert button.get_attribute("aria-disabled") == "false"
    assert rows(screen) == []


@pytest.mark.fault("B14")
def test_one_press_is_one_check_whatever_has_the_focus(screen: Screen):
    screen.open(LINK)
    color(screen, 2).click()
    screen.press("1", "1", "1")
    assert row(screen) == [2, 0, 0, 0]
    screen.hold("Enter", times=20)
    assert len(rows(screen)) == 1, "a colour that was clicked does not take Enter"
    assert row(screen) == [None] * 4
    screen.press("1", "2", "3", "4")
    screen.js("document.getElementById('submit-button').focus()")
    screen.hold("Enter", times=20)
    assert len(rows(screen)) == 2
    screen.press("1", "2", "3", "5")
    screen.js("const b = document.getElementById('submit-button'); b.click(); b.click();")
    assert len(rows(screen)) == 3
    assert screen.status_text().startswith("Row 3"), "the second half of a double click is silent"
    screen.js("document.getElementById('new-button').focus()")
    screen.press("Space")
    assert screen.query().endswith("seed=4712")


def test_undo_and_redo_stop_at_the_rows_edge(screen: Screen):
    screen.open(LINK)
    check(screen, WRONG, 1)
    screen.press("1", "2")
    undo, redo = screen.button("Undo"), screen.button("Redo")
    for _ in range(5):
        undo.click()
    assert row(screen) == [None] * 4 and len(rows(screen)) == 1
    assert undo.get_attribute("aria-disabled") == "true"
    redo.click()
    redo.click()
    assert row(screen) == [0, 1, None, None]
    assert screen.status_text() == "Orange bead at place 2."


@pytest.mark.fault("B21")
def test_the_focus_is_never_lost(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight")
    for step in ("2", "Backspace", "Tab", "Tab", "Enter", *keys_of(WRONG), "Tab", "Tab", "Enter"):
        screen.press(step)
        assert screen.focus_name(), f"the focus is lost after {step}"
    screen.js("document.getElementById('info-button').focus()")
    screen.press("Enter")
    screen.find("dialog", "How to play")
    screen.press("1", "Tab", "Tab", "Escape")
    screen.is_gone("dialog", "How to play")
    assert screen.focus_name() == "How to play"
    # Over an end, by the browser's Back: what had the focus is not there any more.
    screen.open(LINK.replace("4711", "4710"))
    check(screen, secret_of(Puzzle(4710, CLASSIC)), 1)
    screen.button("Play again").click()
    screen.js("document.querySelector('.choice').focus()")
    screen.back()
    screen.wait_for_status("You have cracked this code: in 1 try.")
    assert screen.focus_name() == "Play again"


# While the pegs appear


def start_check(screen: Screen) -> None:
    """Check a row with motion on, and hold its pegs back."""
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.press(*keys_of(SECRET[::-1]))
    screen.js("document.getAnimations().forEach((one) => one.finish())")
    with screen.standing_still():
        screen.press("Enter")
    assert pegs_to_be_seen(screen) == 1


def pegs_to_be_seen(screen: Screen) -> int:
    """Return how many pegs of the row that is being checked have begun to appear."""
    return screen.js(
        "return [...document.querySelectorAll('.current .peg-exact, .current .peg-misplaced')]"
        "  .filter((peg) => getComputedStyle(peg).visibility === 'visible').length"
    )


def test_pegs_appear_one_after_another_and_are_not_said_before(screen: Screen):
    start_check(screen)
    earned = sum(score_pegs(SECRET, SECRET[::-1]))
    assert earned > 1
    for number in range(1, earned):
        screen.let_time_pass(0.11)
        assert pegs_to_be_seen(screen) == number + 1
        assert rows(screen) == [] and not screen.status_text().startswith("Row")
    screen.let_time_pass(0.11)
    screen.wait_for_status(said(1, SECRET[::-1]))
    assert len(rows(screen)) == 1


@pytest.mark.every_engine
def test_left_alone_the_pegs_appear_by_themselves(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.press(*keys_of(SECRET[::-1]), "Enter")
    screen.wait_for_status(said(1, SECRET[::-1]))
    assert len(rows(screen)) == 1


@pytest.mark.every_engine
@pytest.mark.fault("B19")
def test_colours_typed_during_the_reveal_show_it_and_land_in_the_next_row(screen: Screen):
    start_check(screen)
    screen.press("1", "2", "3", "4", "Enter")
    assert row(screen) == [0, 1, 2, 3], "all four land"
    assert len(rows(screen)) == 1, "and are not checked before the pegs could be seen"
    assert ", ".join(COLORS[index] for index in SECRET[::-1]) in rows(screen)[0]


@pytest.mark.parametrize("key", ["Enter", "Space", "x"])
def test_any_other_key_shows_all_pegs_and_is_no_move(screen: Screen, key):
    start_check(screen)
    screen.press(key)
    screen.wait_for_status(said(1, SECRET[::-1]))
    assert row(screen) == [None] * 4 and len(rows(screen)) == 1


def test_a_tap_shows_all_pegs(screen: Screen):
    screen.touch()
    start_check(screen)
    screen.tap(screen.find("heading", re.compile("Code 4711")))
    screen.wait_for_status(said(1, SECRET[::-1]))


@pytest.mark.fault("B17")
def test_turning_the_device_and_reloading_in_mid_check_keep_the_row(screen: Screen):
    start_check(screen)
    screen.resize(844, 390)
    screen.resize(390, 844)
    screen.reload()
    assert len(rows(screen)) == 1
    assert screen.status_text().startswith(said(1, SECRET[::-1]))


# By touch


@pytest.mark.every_engine
def test_a_whole_game_by_touch_to_the_crack(screen: Screen):
    screen.touch()
    screen.open(LINK)
    for index in WRONG:
        screen.tap(color(screen, index))
    screen.tap(screen.button("Check"))
    screen.wait_for_status(said(1, WRONG))
    screen.tap(place(screen, 3))
    screen.tap(color(screen, SECRET[2]))
    screen.tap(place(screen, 3))
    assert row(screen)[2] == SECRET[2], "a first tap only selects"
    screen.tap(place(screen, 3))
    assert row(screen) == [None] * 4, "a second one empties"
    screen.tap(color(screen, SECRET[2]))
    for index in (SECRET[3], SECRET[0], SECRET[1]):  # the empty places, round from the third
        screen.tap(color(screen, index))
    screen.tap(screen.button("Check"))
    screen.wait_for_status("Cracked in 2 tries!")
    screen.let_a_second_pass()
    screen.tap(screen.button("Play again"))
    screen.wait_for_status("Fill the row")


def test_a_lost_game_by_touch(screen: Screen):
    screen.touch(320, 568)
    screen.open(LINK + "&rows=4")
    for number in range(1, 5):
        for index in WRONG:
            screen.tap(color(screen, index))
        screen.tap(screen.button("Check"))
        screen.wait_for(lambda: len(rows(screen)) == number, f"row {number}")  # noqa: B023
    screen.wait_for_status("Not cracked.")


def test_two_quick_taps_do_not_zoom(screen: Screen):
    screen.touch()
    screen.open(LINK)
    screen.press("1")
    one = place(screen, 1)
    screen.tap(one)
    screen.tap(one)
    assert row(screen) == [None] * 4
    assert screen.js("return visualViewport.scale") == 1
    assert screen.js(
        "return [document.documentElement, ...document.querySelectorAll('.place, .choice')]"
        ".every((node) => getComputedStyle(node).touchAction === 'manipulation')"
    )


@pytest.mark.parametrize("rules", ["", "&places=5&colors=8&rows=12", "&colors=10"])
def test_row_colours_and_check_share_one_phone_screen_from_first_row_to_last(
    screen: Screen, rules: str
):
    screen.touch(320, 568)
    screen.open(LINK + rules)
    for played in (0, 9):
        for number in range(1, played + 1):
            check(screen, (0, 1, 0, 1, 0)[: len(row(screen))], number)
        for width, height in ((320, 568), (360, 512), (390, 844), (667, 375)):
            screen.resize(width, height, mobile=True)
            for name, box in screen.js(
                "return [...document.querySelectorAll('.current, .place, .choice, #submit-button')]"
                ".map((node) => [node.className, node.getBoundingClientRect().toJSON()])"
            ):
                assert box["left"] >= 0 and box["right"] <= width, (name, box)
                assert box["top"] >= 0 and box["bottom"] <= height, (name, box)
                assert box["height"] >= 43.9, (name, box)
                # Five places beside number and pegs leave a little less on the narrowest phone.
                assert box["width"] >= (41 if name == "place" else 43.9), (name, box)
            assert screen.js(
                "const box = document.querySelector('.rows-box').getBoundingClientRect();"
                "const row = document.querySelector('.current').getBoundingClientRect();"
                "return row.top >= box.top - 1 && row.bottom <= box.bottom + 1"
            ), f"row {played + 1} is scrolled out of its box"
            assert screen.js(
                "const page = document.documentElement;"
                "return page.scrollWidth <= page.clientWidth"
                " && page.scrollHeight <= page.clientHeight"
            )


# The warning


def test_the_warning_is_off_at_first(screen: Screen):
    screen.open(LINK)
    check(screen, WRONG, 1)
    check(screen, WRONG, 2)


def test_a_guess_that_cannot_be_right_is_warned_of_once(screen: Screen):
    screen.open(LINK)
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", re.compile("Warn")), "on")
    screen.press("Escape")
    check(screen, WRONG, 1)
    screen.press(*keys_of(WRONG), "Enter")
    screen.wait_for_status("Row 1 rules this out.")
    assert len(rows(screen)) == 1
    assert screen.js("return document.querySelectorAll('.doubted').length") == 1
    screen.hold("Enter", times=5)
    assert len(rows(screen)) == 2, "a second Check takes it"
    screen.reload()
    screen.press(*keys_of(WRONG), "Enter")
    screen.wait_for_status("Row 1 rules this out.")
    screen.press("Backspace")
    assert not screen.js("return document.querySelectorAll('.doubted').length")
    for index, key in enumerate(keys_of(SECRET)):
        place(screen, index + 1).click()
        screen.press(key)
    screen.press("Enter")
    screen.wait_for_status("Cracked in 3 tries!")


# For everybody


def test_each_result_is_in_words_also_when_it_is_the_same_again(screen: Screen):
    screen.open(LINK)
    for number in (1, 2):
        check(screen, WRONG, number)
        assert screen.status_text().startswith(said(number, WRONG))
    colors = ", ".join(COLORS[index] for index in WRONG)
    assert rows(screen)[1] == f"Row 2: {colors}; " + said(2, WRONG)[7:-1]
    assert screen.find("group", "Row 3")


def test_pegs_differ_by_shape(screen: Screen):
    screen.open(LINK)
    guess = (SECRET[0], SECRET[2], SECRET[1], (set(range(6)) - set(SECRET)).pop())
    check(screen, guess, 1)
    shapes = screen.js(
        "return [...document.querySelectorAll('.scored .pegs > *')].map((node) => node.tagName)"
    )
    assert {"rect", "circle"} <= set(shapes)


def test_the_colour_numbers_stand_on_every_bead_and_choice(screen: Screen):
    screen.open(LINK)
    screen.button("Settings").click()
    screen.find("checkbox", "Show colour numbers").click()
    screen.press("Escape")
    check(screen, SECRET, 1)
    numbers = screen.js(
        "return [...document.querySelectorAll('.scored .number, .code .number')]"
        ".filter((node) => node.checkVisibility()).map((node) => node.dataset.digit)"
    )
    assert numbers == [str(index + 1) for index in SECRET] * 2


def test_axe_finds_nothing_from_the_first_row_to_either_end(screen: Screen):
    screen.open(LINK)
    assert_accessible(screen)
    check(screen, WRONG, 1)
    screen.press("1", "2")
    assert_accessible(screen)
    screen.button("New game").click()
    check(screen, secret_of(Puzzle(4712, CLASSIC)), 1)
    screen.wait_for_status("Cracked")
    assert_accessible(screen)
    screen.open(LINK + "&rows=4&lang=de&colors=10")
    for number in range(1, 5):
        check(screen, (0, 1, 0, 1), number)
    screen.wait_for_status("Nicht geknackt.")
    assert_accessible(screen)
    screen.open("?game=mastermind&seed=x&places=5&colors=8")
    assert_accessible(screen)


def test_axe_finds_nothing_while_the_pegs_appear(screen: Screen):
    start_check(screen)
    screen.js(
        "document.getAnimations().forEach((one) => {"
        "  one.currentTime = one.effect.getTiming().duration * 0.6; })"
    )
    for dark in (False, True):
        screen.prefers(dark=dark)
        assert not violations(screen)


def test_the_room_is_german_from_title_to_end(screen: Screen):
    screen.open(LINK + "&lang=de")
    assert "Code 4711: 4 Plätze, 6 Farben" in screen.text()
    screen.press("1")
    assert screen.status_text() == "Blaue Perle auf Platz 1."
    screen.press("Backspace", *keys_of(SECRET), "Enter")
    screen.wait_for_status("Geknackt in 1 Versuch!")
    screen.button("Spielregeln").click()
    screen.wait_for(lambda: "geheimer Code" in screen.text(), "the rules in German")


def test_the_instructions_explain_repeated_colours(screen: Screen):
    screen.open(LINK)
    screen.button("How to play").click()
    folded = "return document.querySelector('#how-to-play-folded li')"
    screen.wait_for(lambda: screen.js(folded), "the rest of the rules")
    screen.js("document.querySelector('#how-to-play-details summary').click()")
    screen.wait_for(lambda: "Colours can repeat" in screen.text(), "the rules")
    assert "Example" in screen.text()


def test_an_error_in_a_check_is_said_and_the_next_one_works(screen: Screen):
    screen.open(LINK)
    screen.run_python(
        "import cyclomind.games.mastermind as m; m.kept = m.score_pegs; "
        "m.score_pegs = None; result = 0"
    )
    screen.press(*keys_of(WRONG))
    screen.expect_errors()
    screen.press("Enter")
    assert "did not work" in screen.find("alert").text
    assert row(screen) == list(WRONG)
    screen.run_python("import cyclomind.games.mastermind as m; m.score_pegs = m.kept; result = 0")
    screen.press("Enter")
    screen.wait_for_status(said(1, WRONG))


# The coach, notes, and rows that must fit


def test_the_coach_counts_weighs_and_looks_back(screen: Screen):
    screen.open(LINK)
    open_coach(screen)
    ask(screen, "Could my row be the code?", answered="Put a bead into the row first")
    ask(screen, "How many codes still fit?", answered="1,296 codes fit")
    ask(screen, "Show me a row worth playing", answered="Of 1,296 codes it leaves 185.3")
    assert_accessible(screen)
    screen.button("Lay it out").click()
    screen.wait_for_status("The suggestion is in the row.")
    screen.button("Check").click()
    screen.wait_for_status("Row 1:")
    screen.press(*keys_of(SECRET)[:2])
    open_coach(screen)
    ask(screen, "Could my row be the code?", answered="Yes: ")
    screen.press("Escape")
    screen.press(*keys_of(SECRET)[2:], "Enter")
    screen.wait_for_status("Cracked in 2 tries!")
    screen.reload()
    screen.wait_for_status("You have cracked this code")
    open_coach(screen)
    told = wait_for_answer(screen, "Luck: ")
    assert "3 hints were taken." in told and "At first" in told
    assert_accessible(screen)


def test_colours_are_crossed_off_by_long_press_by_the_other_button_and_by_key(screen: Screen):
    screen.open(LINK)
    blue = screen.find("button", re.compile("^Blue bead, key 1"))
    screen.pointer().click_and_hold(blue).pause(0.7).release().perform()
    screen.wait_for_status("Blue is crossed off at place 1.")
    assert place(screen, 1).get_attribute("data-color") == "", (
        "the press that was long lays no bead"
    )
    teal = screen.find("button", re.compile("^Teal"))
    screen.pointer().context_click(teal).perform()
    screen.wait_for_status("Teal is crossed off at place 1.")
    screen.press("-", "4")
    screen.wait_for_status("Yellow is crossed off at place 1.")
    screen.button("Undo").click()
    screen.wait_for_status("Yellow is no longer crossed off at place 1.")
    screen.reload()
    screen.find("button", "Blue bead, key 1, crossed off at place 1")
    screen.press("2")  # for place 2 nothing is crossed off
    screen.find("button", "Blue bead, key 1")
    assert_accessible(screen)


def test_a_row_that_must_fit_is_refused_with_the_answer_named(screen: Screen):
    screen.open(LINK)
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", re.compile("must fit")), "on")
    screen.press("Escape")
    check(screen, WRONG, 1)
    for _ in range(2):
        screen.press(*keys_of(WRONG), "Enter")
        screen.wait_for_status("Row 1 rules this out: it earned")
        assert len(rows(screen)) == 1
    screen.press(*["Backspace"] * 8)
    screen.press(*keys_of(SECRET), "Enter")
    screen.wait_for_status("Cracked in 2 tries!")
