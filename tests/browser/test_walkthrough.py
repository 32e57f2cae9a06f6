"""The walkthrough: every sentence of its rules, typed, tapped and read."""

import re

import pytest

from cyclomind.games.walkthrough import ANSWER, ATTEMPTS, LETTERS, SHAPES
from tests.browser.screen import Screen
from tests.browser.test_access import assert_accessible

LINK = "?game=walkthrough"


def field(screen: Screen, place: int):
    """Return the input of a place, counted from 1."""
    return screen.find("textbox", f"Place {place}")


def values(screen: Screen) -> list[str]:
    return screen.js("return [...document.querySelectorAll('main input')].map((one) => one.value)")


def type_guess(screen: Screen, guess: str) -> None:
    """Type letters into the first input and on, and press Enter."""
    screen.js("document.getElementById('letter-1').focus()")
    screen.press(*guess, "Enter")


def attempt(screen: Screen, guess: str, number: int, exact: int, misplaced: int) -> None:
    """Type a guess, and see that it is scored so."""
    type_guess(screen, guess.lower())
    screen.wait_for(lambda: len(guesses(screen)) == number, f"attempt {number}")
    said = f"Attempt {number}: {guess}. Exact {exact}, misplaced {misplaced}."
    assert guesses(screen)[-1] == said
    assert totals(screen) == [str(exact), str(misplaced)]


def guesses(screen: Screen) -> list[str]:
    """Return the names of the guesses so far, oldest first."""
    return screen.js(
        "return [...document.querySelectorAll('#history [role=img]')]"
        ".map((guess) => guess.getAttribute('aria-label'))"
    )


def totals(screen: Screen) -> list[str]:
    """Return the values labelled Exact and Misplaced."""
    labelled = screen.js(
        "return [...document.querySelectorAll('dl div')]"
        ".map((pair) => [...pair.children].map((part) => part.textContent))"
    )
    assert [label for label, _ in labelled] == ["Exact", "Misplaced"]
    return [value for _, value in labelled]


def is_open(screen: Screen) -> bool:
    return bool(screen.js("return document.querySelector('details').open"))


# The scoring rule


def test_the_worked_guesses_score_as_they_must_and_the_answer_wins(screen: Screen):
    screen.open(LINK)
    attempt(screen, "AAAA", 1, 2, 0)
    attempt(screen, "ADAA", 2, 1, 1)
    attempt(screen, "BCAA", 3, 0, 4)
    attempt(screen, "AABC", 4, 4, 0)
    assert screen.status_text() == (
        "Found in 4 attempts: all four exact! 4 attempts were left over."
    )


def test_each_letter_has_its_shape_and_name(screen: Screen):
    screen.open(LINK)
    names = [f"{letter} {shape[0].upper()}{shape[1:]}" for letter, shape in zip(LETTERS, SHAPES)]
    assert names == [
        "A Triangle", "B Square", "C Circle", "D Diamond", "E Star", "F Hexagon"
    ]  # fmt: skip
    for name in names:
        screen.button(name).click()
    assert values(screen) == ["A", "B", "C", "D"], "the first empty input, until none is left"
    drawn = screen.js(
        "return [...document.querySelectorAll('.letter path')].map((path) => path.outerHTML)"
    )
    assert len(set(drawn)) == 6
    shown = screen.js(
        "return [...document.querySelectorAll('.entry-place text')].map((one) => one.textContent)"
    )
    assert shown == ["A", "B", "C", "D"], "what is typed is drawn above its input"


# Typing


def test_four_labelled_inputs_take_one_letter_each(screen: Screen):
    screen.open(LINK)
    assert screen.names("textbox") == ["Place 1", "Place 2", "Place 3", "Place 4"]
    for place, letter in enumerate("bcaa", 1):
        field(screen, place).send_keys(letter)
    assert values(screen) == list("bcaa")
    screen.press("Enter")
    screen.wait_for_status("Attempt 1: BCAA. Exact 0, misplaced 4. 7 attempts left.")


def test_letters_can_be_typed_on_or_with_tab_between_and_be_replaced(screen: Screen):
    screen.open(LINK)
    field(screen, 1).click()
    screen.press("a", "d", "a")
    assert values(screen) == ["a", "d", "a", ""]
    field(screen, 2).click()
    screen.press("b")
    assert values(screen) == ["a", "b", "a", ""], "a clicked input is typed over"
    screen.press("Tab", "c", "Tab", "e")
    assert values(screen) == ["a", "b", "c", "e"]
    screen.press("f")
    assert values(screen) == ["a", "b", "c", "f"]
    screen.press("Backspace", "Backspace", "Backspace")
    assert values(screen) == ["a", "b", "", ""]


def test_spaces_and_case_do_not_matter(screen: Screen):
    screen.open(LINK)
    field(screen, 1).send_keys(" a ")
    field(screen, 2).send_keys("A")
    field(screen, 3).send_keys(" b")
    field(screen, 4).send_keys("c ")
    screen.button("Check").click()
    screen.wait_for_status("Found in 1 attempt: all four exact!")


def test_what_cannot_be_read_costs_nothing_and_asks_for_a_correction(screen: Screen):
    screen.open(LINK)
    for letters, wrong, sentence in (
        (("", "", "", ""), [1, 2, 3, 4], "Place 1 is empty. Place 2 is empty."),
        (("A", "", "B", "C"), [2], "Place 2 is empty. No attempt was used."),
        (("A", "B", "G", ""), [3, 4], "Place 3 needs one letter from A to F. Place 4 is empty."),
        (("1", "A", "A", "A"), [1], "Place 1 needs one letter from A to F."),
        (("A", "A", "A", "<b>"), [4], "Place 4 needs one letter from A to F."),
        (("A", "A", "AB", "A"), [3], "Place 3 needs one letter from A to F."),
    ):
        screen.js(
            "[...document.querySelectorAll('main input')].forEach((one, i) => {"
            "  one.value = arguments[0][i];"
            "  one.dispatchEvent(new InputEvent('input', {bubbles: true})); })",
            letters,
        )
        screen.button("Check").click()
        screen.wait_for_status(sentence)
        assert screen.focus_name() == f"Place {wrong[0]}"
        invalid = screen.js(
            "return [...document.querySelectorAll('[aria-invalid=true][aria-describedby=status]')]"
            ".map((one) => Number(one.id.slice(-1)))"
        )
        assert invalid == wrong
        assert values(screen) == list(letters), "what was typed stays to be corrected"
        assert guesses(screen) == []
    assert screen.find("heading", "Attempt 1 of 8")
    screen.press("a")
    assert not screen.js("return document.querySelector('[aria-invalid]')")


def test_the_same_mistake_is_said_again(screen: Screen):
    screen.open(LINK)
    screen.js(
        "window.heard = 0; new MutationObserver(() => heard++)"
        ".observe(document.getElementById('status'), {childList: true})"
    )
    screen.button("Check").click()
    screen.button("Check").click()
    screen.wait_for(lambda: screen.js("return heard") == 2, "two announcements")


# Attempts


def test_inputs_are_cleared_after_a_guess_that_is_not_the_last_and_typing_goes_on(screen: Screen):
    screen.open(LINK)
    attempt(screen, "FEDC", 1, 1, 0)
    assert values(screen) == [""] * 4
    assert screen.focus_name() == "Place 1"
    screen.press("a", "a")
    assert values(screen) == ["a", "a", "", ""]
    assert screen.find("heading", "Attempt 2 of 8")


def test_a_repeated_guess_counts_and_earlier_ones_never_change(screen: Screen):
    screen.open(LINK)
    attempt(screen, "ADAA", 1, 1, 1)
    first = screen.js("return document.querySelector('#history li').outerHTML")
    attempt(screen, "ADAA", 2, 1, 1)
    attempt(screen, "AAAA", 3, 2, 0)
    assert screen.js("return document.querySelector('#history li').outerHTML") == first
    assert "5 attempts left." in screen.status_text()


def test_eight_wrong_guesses_end_it_and_check_does_nothing(screen: Screen):
    screen.open(LINK)
    for number in range(1, ATTEMPTS + 1):
        attempt(screen, "FFFF", number, 0, 0)
    screen.wait_for_status(f"No attempts left. The answer is {ANSWER}.")
    assert values(screen) == list("FFFF"), "the last guess stays"
    before = screen.status_text(), guesses(screen)
    screen.button("Check").click()
    screen.press("Enter")
    type_guess(screen, "aabc")
    screen.js("document.querySelector('.letter').click()")
    assert (screen.status_text(), guesses(screen)) == before
    assert values(screen) == list("FFFF")
    assert screen.focus_name()


def test_the_eighth_attempt_can_still_win(screen: Screen):
    screen.open(LINK)
    for number in range(1, ATTEMPTS):
        attempt(screen, "DDDD", number, 0, 0)
    assert screen.status_text().endswith("1 attempt left.")
    attempt(screen, "AABC", ATTEMPTS, 4, 0)
    assert screen.status_text() == ("Found in 8 attempts: all four exact! It was the last attempt.")


def test_a_held_enter_is_one_attempt(screen: Screen):
    screen.open(LINK)
    field(screen, 1).click()
    screen.press(*"abcd")
    screen.hold("Enter", times=20)
    assert len(guesses(screen)) == 1
    assert screen.status_text().startswith("Attempt 1")


def test_reset_restores_everything_and_folds_the_developer_key(screen: Screen):
    screen.open(LINK)
    attempt(screen, "ADAA", 1, 1, 1)
    attempt(screen, "AABC", 2, 4, 0)
    screen.js("document.querySelector('summary').click()")
    screen.button("Next").click()
    screen.button("Reset").click()
    assert guesses(screen) == []
    assert values(screen) == [""] * 4
    assert not is_open(screen)
    assert screen.find("heading", "Attempt 1 of 8")
    assert screen.status_text().startswith("Type four letters")
    assert screen.button("Check").get_attribute("aria-disabled") == "false"
    assert not re.search(r"\d", "".join(totals(screen)))
    screen.js("document.querySelector('summary').click()")
    assert "Step 1 of" in screen.text()
    attempt(screen, "AAAA", 1, 2, 0)


@pytest.mark.fault("C36")
def test_guesses_are_kept_over_a_reload_and_new_game_stacks_no_entries(screen: Screen):
    screen.open(LINK)
    length = screen.js("return history.length")
    attempt(screen, "BCAA", 1, 0, 4)
    field(screen, 1).click()
    screen.press(*"ab")
    screen.reload()
    assert values(screen) == ["A", "B", "", ""]
    assert guesses(screen) == ["Attempt 1: BCAA. Exact 0, misplaced 4."]
    assert screen.status_text().endswith("7 attempts left.")
    screen.button("New game").click()
    assert guesses(screen) == []
    assert screen.js("return history.length") == length
    screen.reload()
    assert guesses(screen) == []


# The developer key


def test_the_developer_key_is_folded_and_opens_by_keyboard(screen: Screen):
    screen.open(LINK)
    assert not is_open(screen)
    assert ANSWER not in screen.text()
    screen.js("document.querySelector('summary').focus()")
    screen.press("Enter")
    assert is_open(screen)
    assert f"The answer is {ANSWER}" in screen.text()
    options = screen.js(
        "return [...document.querySelectorAll('#worked-guess-select option')]"
        ".map((one) => one.textContent)"
    )
    assert options == [
        "AAAA: 2 exact, 0 misplaced",
        "ADAA: 1 exact, 1 misplaced",
        "BCAA: 0 exact, 4 misplaced",
        "AABC: 4 exact, 0 misplaced",
    ]


def test_the_steps_cross_out_exact_pairs_first_then_pair_what_is_left(screen: Screen):
    screen.open(LINK)
    screen.js("document.querySelector('summary').click()")
    screen.choose(screen.find("combobox", "Guess"), "ADAA")
    steps = []
    for number in range(1, 6):
        assert f"Step {number} of 5" in screen.text()
        steps.append(screen.js("return document.querySelector('.key-step').textContent"))
        screen.button("Next").click()
    assert steps == [
        "Put the guess under the answer, place by place.",
        "Place 1 is equal on both sides. Cross it out: 1 exact.",
        "A: 1 left in the answer, 2 left in the guess. The smaller number counts: 1 misplaced.",
        "B, C and D: left on one side only, so there is no partner. That counts nothing.",
        "Together: 1 exact, 1 misplaced. The totals do not say which places they mean.",
    ]
    assert screen.status_text() == steps[-1], "each step is spoken"
    assert "Step 5 of 5" in screen.text(), "Next does nothing at the end"
    marks = "return ['.key-strike', '.key-exact', '.key-pair']"
    marks += ".map((kind) => document.querySelectorAll('.key-picture ' + kind).length)"
    assert screen.js(marks) == [2, 1, 1]
    screen.button("Back").click()
    screen.button("Back").click()
    screen.button("Back").click()
    assert screen.js(marks) == [2, 1, 0]
    screen.button("Back").click()
    assert screen.js(marks) == [0, 0, 0]


def test_any_guess_made_can_be_worked_out(screen: Screen):
    screen.open(LINK)
    attempt(screen, "CBAA", 1, 0, 4)
    screen.js("document.querySelector('summary').click()")
    screen.choose(screen.find("combobox", "Guess"), "CBAA")
    screen.button("Next").click()
    assert "No place is equal on both sides." in screen.text()
    screen.button("Next").click()
    assert "A: 2 left in the answer, 2 left in the guess." in screen.text()
    attempt(screen, "EEEE", 2, 0, 0)
    assert "Step 3 of 6" in screen.text(), "the guess that is worked out stays"


# By keys alone, by touch, for everybody


def test_a_whole_run_by_keys_alone(screen: Screen):
    screen.open(LINK)
    while screen.focus_name() != "Place 1":
        screen.press("Tab")
    screen.press("a", "Tab", "d", "Tab", "a", "Tab", "a", "Enter")
    screen.wait_for_status("Attempt 1: ADAA. Exact 1, misplaced 1.")
    screen.press(*"aabc")
    while screen.focus_name() != "Check":
        screen.press("Tab")
    screen.press("Enter")
    screen.wait_for_status("Found in 2 attempts")
    while screen.focus_name() != "Reset":
        screen.press("Tab")
    screen.press("Enter")
    screen.wait_for_status("Type four letters")
    assert screen.focus_name() == "Reset"


def test_a_whole_run_by_touch(screen: Screen):
    screen.touch(320, 568)
    screen.open(LINK)
    for guess, sentence in (("DDDD", "Attempt 1"), ("AABC", "Found in 2 attempts")):
        for letter in guess:
            screen.tap(screen.js(f"return document.querySelector('[data-letter={letter}]')"))
        screen.tap(screen.button("Check"))
        screen.wait_for_status(sentence)
    screen.tap(screen.button("Reset"))
    screen.wait_for_status("Type four letters")


def test_everything_has_its_room_and_is_large_enough_to_touch(screen: Screen):
    screen.open(LINK + "&lang=de")
    for guess in ("ADAA", "FFFF"):
        type_guess(screen, guess)
    screen.js("document.querySelector('summary').click()")
    for width in (320, 390, 768, 1440):
        screen.resize(width, 700)
        assert screen.js("return document.documentElement.scrollWidth") <= width
        small = screen.js(
            "return [...document.querySelectorAll('main :is(button, input, select, summary)')]"
            ".filter((node) => node.checkVisibility())"
            ".map((node) => [node.id || node.className, node.getBoundingClientRect()])"
            ".filter(([name, box]) => box.width < 43.9 || box.height < 43.9)"
        )
        assert not small, width


def test_axe_finds_nothing_from_start_to_either_end(screen: Screen):
    screen.open(LINK)
    assert_accessible(screen)
    screen.button("Check").click()
    assert_accessible(screen)
    attempt(screen, "ADAA", 1, 1, 1)
    screen.js("document.querySelector('summary').click()")
    screen.button("Next").click()
    assert_accessible(screen)
    attempt(screen, "AABC", 2, 4, 0)
    assert_accessible(screen)
    screen.button("Reset").click()
    for number in range(1, ATTEMPTS + 1):
        attempt(screen, "BBBB", number, 1, 0)
    assert_accessible(screen)


def test_the_room_is_german(screen: Screen):
    screen.open(LINK + "&lang=de")
    assert screen.names("textbox") == ["Platz 1", "Platz 2", "Platz 3", "Platz 4"]
    assert screen.button("A Dreieck")
    type_guess(screen, "aabc")
    screen.wait_for_status("Gefunden in 1 Versuch: alle vier richtig!")
    screen.js("document.querySelector('summary').click()")
    assert "Lösungsweg" in screen.text()
    screen.button("Spielregeln").click()
    folded = "document.getElementById('how-to-play-folded').textContent"
    screen.wait_for(lambda: "acht Versuche" in screen.js("return " + folded), "German rules")


def test_typing_never_plays_anything_else_and_panels_close_back(screen: Screen):
    screen.open(LINK)
    field(screen, 1).click()
    screen.press("r", "Tab", "1", "Tab", "u", "Backspace")
    assert values(screen) == ["r", "1", "", ""]
    screen.js("document.getElementById('settings-button').focus()")
    screen.press("Enter")
    screen.find("dialog", "Settings")
    screen.press("a", "Escape")
    screen.is_gone("dialog", "Settings")
    assert screen.focus_name() == "Settings"
    assert values(screen) == ["r", "1", "", ""]


def test_an_error_in_a_check_is_said_and_the_next_one_works(screen: Screen):
    screen.open(LINK)
    screen.run_python(
        "import cyclomind.games.walkthrough as m; m.kept = m.score_pegs; "
        "m.score_pegs = None; result = 0"
    )
    screen.expect_errors()
    type_guess(screen, "adaa")
    assert "did not work" in screen.find("alert").text
    assert values(screen) == list("adaa")
    screen.run_python("import cyclomind.games.walkthrough as m; m.score_pegs = m.kept; result = 0")
    screen.press("Enter")
    screen.wait_for_status("Attempt 1: ADAA.")
