"""The code-breaker as it is played: by keys, by touch, by ear; with slips, and without a worker."""

import re
from collections.abc import Callable

import pytest

from cyclomind.candidates import Candidates, SlipSearch
from cyclomind.games.codebreaker.answers import COLORS, Turn, answers_beside, slips
from cyclomind.scoring import Pegs, score_pegs
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tests.browser.test_access import assert_accessible, violations
from tools.sources import ROOT

LINK = "?game=codebreaker&size=5"
SHORT = "?game=codebreaker&size=4"
SECRET = (1, 3, 3, 0, 7)
SHORT_SECRET = (9, 2, 2, 5)

_GUESS = (
    "return [...document.querySelectorAll('.guess [data-digit]')]"
    ".map((number) => Number(number.dataset.digit) - 1)"
)
_TURNS = """
return [...document.querySelectorAll(".turn")].map((row) => [
  [...row.querySelectorAll("[data-digit]")].map((number) => Number(number.dataset.digit) - 1),
  row.querySelectorAll(".peg-exact").length, row.querySelectorAll(".peg-misplaced").length,
  row.querySelector(".turn-left").textContent,
]);
"""


def phase(screen: Screen) -> str:
    return str(screen.js("return document.documentElement.dataset.phase"))


def guess(screen: Screen) -> tuple:
    """Return the code on the table."""
    return tuple(screen.js(_GUESS))


def turns(screen: Screen) -> tuple:
    """Return the answered guesses as the rows show them."""
    return tuple(
        Turn(tuple(code), Pegs(exact, misplaced)) for code, exact, misplaced, _ in screen.js(_TURNS)
    )


def lefts(screen: Screen) -> list[str]:
    """Return how many codes each row says are left."""
    return [left for *_, left in screen.js(_TURNS)]


def squares(screen: Screen) -> list[str]:
    return [
        screen.js("return arguments[0].getAttribute('aria-label')", square).split(": ")[1]
        for square in screen.js("return [...document.querySelectorAll('.square')]")
    ]


def square(screen: Screen, number: int):
    return screen.find("button", re.compile(f"^Answer square {number}:"))


def wait_for_guess(screen: Screen, number: int) -> tuple:
    screen.wait_for(
        lambda: (
            phase(screen) == "answering"
            and screen.js("return document.getElementById('guess-title').textContent")
            == f"Guess {number}"
        ),
        f"guess {number}",
        30,
    )
    return guess(screen)


def play(screen: Screen, query: str = LINK, alone: bool = False) -> tuple:
    """Begin a game; alone: without the worker, which is costly to start."""
    if alone:
        screen.saves_data()
    screen.open(query)
    screen.button("Play").click()
    return wait_for_guess(screen, 1)


def mark(screen: Screen, pegs: tuple) -> None:
    """Click the squares until they show these pegs; they may be marked already."""
    wanted = ["black"] * pegs[0] + ["white"] * pegs[1]
    screen.js(
        "const [wanted] = arguments;"
        "document.querySelectorAll('.square').forEach((square, i) => {"
        "  while (square.dataset.square !== (wanted[i] || 'empty')) square.click(); });",
        wanted,
    )


def answer(screen: Screen, pegs: tuple) -> None:
    mark(screen, pegs)
    if not sum(pegs):
        screen.let_a_second_pass()  # no square was touched, and the guess is new
    screen.js("document.getElementById('submit-button').click()")


def honest_game(screen: Screen, secret: tuple) -> int:
    """Answer truly until the guess is the secret; return its number."""
    number = 1
    while wait_for_guess(screen, number) != secret:
        answer(screen, score_pegs(secret, guess(screen)))
        number += 1
    return number


def contradict(screen: Screen, most: int = 12) -> None:
    """Give answers of which no code is left in the end."""
    for number in range(1, most):
        screen.wait_for(lambda: phase(screen) in ("answering", "contradiction"), "it to go on", 30)
        if phase(screen) == "contradiction":
            break
        wait_for_guess(screen, number)
        answer(screen, (1, 1))
    screen.wait_for_status("I give up")


def count_turns(screen: Screen) -> None:
    """Count in ``window.turns`` how often the page gets its turn while a guess is looked for.

    A page that stands still gets none. Counted, not timed: other programs may be at work here.
    """
    screen.js(
        "window.turns = []; const root = document.documentElement;"
        "new MutationObserver(() => {"
        "  if (root.dataset.phase === 'thinking') window.turns.push(0); })"
        ".observe(root, {attributes: true, attributeFilter: ['data-phase']});"
        "const {port1, port2} = new MessageChannel();"
        "port1.onmessage = () => {"
        "  if (root.dataset.phase === 'thinking') window.turns[window.turns.length - 1]++;"
        "  setTimeout(() => port2.postMessage(0), 1); }; port2.postMessage(0)"
    )


# Playing to the end


def test_a_game_by_keyboard_alone(screen: Screen):
    screen.open(SHORT)
    screen.press("Enter")
    number = 1
    while wait_for_guess(screen, number) != SHORT_SECRET:
        pegs = score_pegs(SHORT_SECRET, guess(screen))
        if number == 1:
            for _ in range(20):
                if screen.focus_name().startswith("Answer square 1"):
                    break
                screen.press("Tab")
        screen.wait_for(lambda: screen.focus_name().startswith("Answer square 1"), "the focus")
        for place in range(4):
            screen.press(*["Space"] * (1 if place < pegs[0] else 2 if place < sum(pegs) else 0))
            screen.press("ArrowRight")
        assert squares(screen) == ["black"] * pegs[0] + ["white"] * pegs[1] + ["empty"] * (
            4 - sum(pegs)
        )
        while screen.focus_name() != "Ready":
            screen.press("Tab")
        screen.press("Enter")
        number += 1
    while screen.focus_name() != "That's it":
        screen.press("Tab")
    screen.press("Space")
    screen.wait_for_status(f"Cracked in {number} guess")
    assert screen.focus_name() == "Play again"
    assert "on average" in screen.status_text()
    screen.let_a_second_pass()
    screen.press("Enter")
    wait_for_guess(screen, 1)  # no second Play
    assert screen.focus_name().startswith("Answer square 1")
    assert not turns(screen)


def test_a_game_by_touch(screen: Screen):
    screen.touch()
    screen.saves_data()
    screen.open(SHORT)
    screen.tap(screen.button("Play"))
    number = 1
    while wait_for_guess(screen, number) != SHORT_SECRET:
        pegs = score_pegs(SHORT_SECRET, guess(screen))
        for place in range(sum(pegs)):
            for _ in range(1 if place < pegs[0] else 2):
                screen.tap(square(screen, place + 1))
        if not sum(pegs):
            # At once after a guess, Ready would be the other half of a double tap.
            for _ in range(3):
                screen.tap(square(screen, 1))
        assert squares(screen).count("white") == pegs[1]
        screen.tap(screen.button("Ready"))
        number += 1
    screen.tap(screen.button("That's it"))
    screen.wait_for_status(f"Cracked in {number} guess")
    assert len(turns(screen)) == number


def test_every_guess_fits_and_the_codes_left_are_counted_right(screen: Screen):
    play(screen)
    number = honest_game(screen, SECRET)
    shown = turns(screen)
    assert len(shown) == number - 1
    for i in range(1, number - 1):
        assert not slips(shown[:i], shown[i].guess), "a guess that cannot be right"
    for i, left in enumerate(lefts(screen)):
        candidates = Candidates(5, shown[: i + 1])
        while not candidates.step(10**6):
            pass
        assert left == f"{len(candidates.codes):,}"
    chart = screen.find("image", re.compile("^Codes left, from the start on: 100,000, "))
    assert chart.accessible_name.endswith(lefts(screen)[-1])


def test_squares_go_round_and_an_impossible_answer_is_refused_with_its_reason(screen: Screen):
    first = play(screen, alone=True)
    assert squares(screen) == ["empty"] * 5
    for state in ("black", "white", "empty", "black"):
        square(screen, 2).click()
        assert squares(screen)[1] == state
    assert squares(screen)[0] == "empty"
    answer(screen, (4, 1))
    screen.wait_for_status("4 black and 1 white cannot be")
    assert guess(screen) == first
    assert squares(screen) == ["black"] * 4 + ["white"]
    assert turns(screen) == ()


@pytest.mark.fault("B15")
def test_a_double_click_on_ready_and_a_held_down_enter_answer_once(screen: Screen):
    play(screen, alone=True)
    screen.let_a_second_pass()
    button = screen.button("Ready")
    box = button.rect
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for count in (1, 2):
        for kind in ("mousePressed", "mouseReleased"):
            screen.cdp(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=count
            )
    wait_for_guess(screen, 2)
    assert len(turns(screen)) == 1
    screen.let_a_second_pass()
    screen.js("arguments[0].focus()", screen.button("Ready"))
    screen.hold("Enter", times=20)
    wait_for_guess(screen, 3)
    assert len(turns(screen)) == 2


def test_the_guess_is_announced_with_its_colours_and_the_codes_left(screen: Screen):
    play(screen, alone=True)
    assert re.search(r"Guess 1: [\w-]+(, [\w-]+){4}\.", screen.status_text())
    answer(screen, (1, 1))
    wait_for_guess(screen, 2)
    screen.wait_for_status(re.compile(r"^[\d,]+ codes left\. Guess 2: "))


# Speed


@pytest.mark.fault("freeze")
def test_the_page_goes_on_while_the_worker_looks_for_a_guess(screen: Screen):
    play(screen)
    wait_for_worker(screen)
    count_turns(screen)
    for number in range(1, 4):
        wait_for_guess(screen, number)
        answer(screen, score_pegs(SECRET, guess(screen)))
    wait_for_guess(screen, 4)
    turns_taken = screen.js("return window.turns")
    assert len(turns_taken) == 3 and min(turns_taken) >= 1, turns_taken


def wait_for_worker(screen: Screen) -> None:
    """Wait until the worker has the codes at hand."""
    screen.wait_for(
        lambda: screen.js("return document.documentElement.dataset.thinker") == "prepared",
        "the worker",
        30,
    )


# Slips


def test_a_contradiction_names_the_likeliest_slip_and_it_can_be_corrected(screen: Screen):
    play(screen, SHORT)
    answer(screen, answers_beside(score_pegs(SHORT_SECRET, guess(screen)), 4)[0])  # the slip
    for number in range(2, 14):
        screen.wait_for(lambda: phase(screen) in ("answering", "contradiction"), "it to go on", 30)
        if phase(screen) == "contradiction":
            break
        answer(screen, score_pegs(SHORT_SECRET, wait_for_guess(screen, number)))
    screen.wait_for_status("I give up")
    given = turns(screen)
    search = SlipSearch(4, given)
    while not search.step(10**7):
        pass
    likeliest = search.suspects[0]
    assert 0 in [suspect.number for suspect in search.suspects]
    marked = screen.js(
        "return [...document.querySelectorAll('.turn')]"
        ".flatMap((row, i) => row.classList.contains('doubted') ? [i] : [])"
    )
    assert marked == [likeliest.number]
    assert f"Most likely answer {likeliest.number + 1} was a slip" in screen.status_text()
    assert screen.js("return document.querySelector('.left-words').textContent") == "No code left."
    # Give the answer that it proposes, and it goes on.
    last, pegs, _ = likeliest
    edit = screen.button(f"Correct answer {last + 1}")
    screen.js("arguments[0].focus()", edit)
    screen.press("Enter")
    screen.wait_for_status(f"What should answer {last + 1} have been?")
    assert screen.focus_name().startswith("Answer square 1")
    assert squares(screen).count("black") == given[last].pegs.exact
    answer(screen, pegs)
    if pegs.exact == 4:
        screen.wait_for_status("Cracked")
        return
    wait_for_guess(screen, len(given) + 1)
    assert turns(screen)[last].pegs == pegs
    assert screen.focus_name().startswith("Answer square 1"), "ready for the next answer"
    assert "codes left" in screen.status_text() or "1 code left" in screen.status_text()


def test_an_answer_can_be_corrected_in_mid_game_or_left_as_it_is(screen: Screen):
    play(screen, alone=True)
    answer(screen, (1, 1))
    second = wait_for_guess(screen, 2)
    screen.button("Correct answer 1").click()
    screen.button("Cancel").click()
    assert guess(screen) == second
    screen.button("Correct answer 1").click()
    screen.press("Escape")
    assert guess(screen) == second
    screen.button("Correct answer 1").click()
    mark(screen, (4, 1))
    screen.button("Correct it").click()
    screen.wait_for_status("cannot be")
    mark(screen, (0, 2))
    screen.button("Correct it").click()
    wait_for_guess(screen, 2)
    assert turns(screen)[0].pegs == Pegs(0, 2)
    assert not slips(turns(screen), guess(screen))


@pytest.mark.fault("C25")
def test_the_focus_stays_when_a_corrected_answer_ends_in_a_contradiction_again(screen: Screen):
    play(screen, SHORT)
    contradict(screen)
    for number in range(len(turns(screen))):
        screen.js("arguments[0].focus()", screen.button(f"Correct answer {number + 1}"))
        screen.press("Enter", "Space", "Tab", "Tab", "Tab", "Tab")
        while screen.focus_name() != "Correct it":
            screen.press("Tab")
        screen.press("Enter")
        screen.wait_for(lambda: phase(screen) in ("answering", "contradiction"), "its thought", 30)
        screen.wait_for(lambda: screen.focus_name() != "", "the focus on something")
        if phase(screen) == "answering":
            break


def lay_out(screen: Screen, code: tuple) -> None:
    screen.js("document.querySelector('.rack summary').click()")
    for color in code:
        screen.js("document.querySelectorAll('.rack-color')[arguments[0]].click()", color)


def test_a_slip_is_pointed_out_at_once_when_the_code_is_laid_out(screen: Screen):
    screen.saves_data()
    screen.open(SHORT)
    lay_out(screen, SHORT_SECRET)
    screen.button("Play").click()
    first = wait_for_guess(screen, 1)
    right = score_pegs(SHORT_SECRET, first)
    wrong = Pegs(1, 0) if right != (1, 0) else Pegs(0, 1)
    answer(screen, wrong)
    screen.wait_for_status(f"gives {right.exact} black, {right.misplaced} white")
    assert turns(screen) == (), "not answered yet"
    screen.button("Ready").click()
    wait_for_guess(screen, 2)
    assert f"Your code gives {right.exact} black, {right.misplaced} white." in screen.text()
    screen.button("Correct answer 1").click()
    mark(screen, right)
    screen.button("Correct it").click()
    screen.wait_for(lambda: "Your code gives" not in screen.text(), "no slip any more")
    assert not slips(turns(screen), SHORT_SECRET)


def test_laying_the_code_out_later_points_at_earlier_slips(screen: Screen):
    first = play(screen, SHORT, alone=True)
    right = score_pegs(SHORT_SECRET, first)
    wrong = Pegs(1, 0) if right != (1, 0) else Pegs(0, 1)
    answer(screen, wrong)
    wait_for_guess(screen, 2)
    lay_out(screen, SHORT_SECRET)
    screen.wait_for_status("Answer 1 does not fit the code you laid out.")


def test_the_rack_by_keyboard(screen: Screen):
    screen.open(LINK)
    screen.js("document.querySelector('.rack summary').focus()")
    screen.press("Enter", "Tab", "1", "0", "5", "ArrowLeft", "Backspace", "7")
    shown = screen.js(
        "return [...document.querySelectorAll('.rack-place')]"
        ".map((place) => (place.querySelector('[data-digit]') || {dataset: {digit: ''}})"
        ".dataset.digit)"
    )
    assert shown == ["1", "10", "7", "", ""]
    assert screen.focus_name() == "Empty, place 4 of 5"
    screen.reload()
    assert screen.js("return document.querySelectorAll('.rack-place [data-digit]').length") == 3


# The sharper strategy


def sharp(screen: Screen) -> None:
    screen.js("document.querySelectorAll('.choice-row')[1].querySelectorAll('input')[1].click()")


def test_sharp_weighs_guesses_with_progress_and_compares_with_its_average(screen: Screen):
    screen.open(LINK)
    sharp(screen)
    screen.button("Play").click()
    first = wait_for_guess(screen, 1)
    assert len(set(first)) == 5
    number = honest_game(screen, SECRET)
    screen.button("That's it").click()
    screen.wait_for_status(f"Cracked in {number} guesses!")
    assert re.search(r"Playing sharp I need \d\.\d\d on average\.", screen.status_text())
    assert number <= 9


def test_a_long_thought_can_be_left_for_a_guess_at_random(screen: Screen, server: Server):
    server.with_trial_tasks()
    screen.open(LINK)
    sharp(screen)
    screen.button("Play").click()
    wait_for_guess(screen, 1)
    screen.run_python(
        "from app.thinking.opponent import Opponent\n"
        "from app.thinking import opponent\n"
        "asked = Opponent._asked\n"
        "async def slow(self, task, payload, on_progress=None):\n"
        "    if task == 'codebreaker.think-sharp':\n"
        "        task, payload = 'count', {'to': 2000, 'milliseconds': 20}\n"
        "    return await asked(self, task, payload, on_progress)\n"
        "Opponent._asked = slow"
    )
    answer(screen, (1, 1))
    screen.wait_for_status("Weighing guesses")
    bar = "return document.querySelector('.thinking progress').value"
    screen.wait_for(lambda: screen.js(bar) > 0, "progress", 30)
    assert_accessible(screen)
    screen.button("Guess at random").click()
    wait_for_guess(screen, 2)
    assert not slips(turns(screen), guess(screen))


# Without a worker


def test_without_a_worker_it_says_so_once_and_plays_on(screen: Screen, server: Server):
    screen.expect_errors()
    server.missing("*/memory.*.bin")
    play(screen)
    assert "could not be started" in screen.find("alert").text
    screen.button("Close").click()
    count_turns(screen)
    number = honest_game(screen, SECRET)
    turns_taken = screen.js("return window.turns")
    assert turns_taken[0] > 2, "the first search is long, and cut into slices"
    screen.button("That's it").click()
    screen.wait_for_status(f"Cracked in {number} guess")
    assert all(lefts(screen))
    assert not [alert for alert in screen.find_all("alert") if alert.text]


def test_without_a_worker_a_contradiction_is_named_too(screen: Screen, server: Server):
    screen.expect_errors()
    server.missing("*/thinker.*.json")
    play(screen, SHORT)
    contradict(screen)
    assert screen.js("return document.querySelectorAll('.turn.doubted').length")


def test_the_first_answers_do_not_wait_for_a_worker_on_its_way(screen: Screen, server: Server):
    server.stalled("*/memory.*.bin")
    play(screen)
    answer(screen, (1, 1))
    wait_for_guess(screen, 2)
    assert not slips(turns(screen), guess(screen))


# Coming back


def test_a_game_is_there_again_after_a_reload_and_going_back(screen: Screen):
    play(screen, alone=True)
    answer(screen, (1, 1))
    second = wait_for_guess(screen, 2)
    square(screen, 3).click()
    before = turns(screen), lefts(screen), squares(screen)
    screen.reload()
    assert guess(screen) == second
    assert (turns(screen), lefts(screen), squares(screen)) == before
    length = screen.js("return history.length")
    screen.button("New game").click()
    screen.wait_for_status("Think of a code")
    assert screen.js("return history.length") == length + 1
    screen.button("New game").click()
    assert screen.js("return history.length") == length + 1, "an untouched game stays"
    screen.back()
    screen.wait_for(lambda: guess(screen) == second, "the first game")
    assert (turns(screen), lefts(screen), squares(screen)) == before
    screen.forward()
    screen.wait_for(lambda: phase(screen) == "ready", "the second game")


#: Tells in ``window.firstLine`` what the status line says when the page can be played.
_FIRST_LINE = """
new MutationObserver(() => {
  if (document.documentElement.dataset.state === "ready")
    window.firstLine ??= document.getElementById("status").textContent;
}).observe(document, {attributes: true, subtree: true, attributeFilter: ["data-state"]});
"""


@pytest.mark.fault("W2")
def test_a_game_that_was_thinking_says_so_and_thinks_again_after_a_reload(screen: Screen):
    screen.before_every_page(_FIRST_LINE)
    play(screen, SHORT)
    contradict(screen)
    given = turns(screen)
    screen.reload()
    screen.wait_for_status("I give up")
    assert turns(screen) == given
    assert screen.js("return window.firstLine") == "Thinking …"


def test_the_plain_address_opens_the_latest_game(screen: Screen):
    first = play(screen, alone=True)
    query = screen.query()
    assert query == "?game=codebreaker&size=5&round=1"
    screen.open("?game=codebreaker")
    assert (screen.query(), guess(screen)) == (query, first)
    screen.open(SHORT)
    assert phase(screen) == "ready"
    assert len(screen.js("return [...document.querySelectorAll('.guess .bead')]")) == 4


def test_a_broken_link_is_said_and_a_game_is_there(screen: Screen):
    for broken in ("size=6", "size=", "size=4&round=0", "round=x"):
        screen.open("?game=codebreaker&" + broken)
        assert "this link" in screen.find("alert").text.lower(), broken
        assert phase(screen) == "ready", broken


def test_settings_choose_size_and_strategy(screen: Screen):
    play(screen)
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", "Places"), "4")
    screen.choose(screen.find("combobox", "The computer guesses"), "sharp")
    screen.press("Escape")
    assert "size=4" in screen.query()
    screen.back()
    screen.wait_for(lambda: phase(screen) == "answering", "the first game")
    screen.open("?game=codebreaker")
    assert "size=4" in screen.query()
    assert screen.js("return document.querySelectorAll('.choice-row input')[3].checked")


# For everybody


def test_axe_finds_nothing_from_start_to_end(screen: Screen):
    screen.saves_data()
    screen.open(SHORT)
    assert_accessible(screen)
    lay_out(screen, SHORT_SECRET)
    assert_accessible(screen)
    screen.button("Play").click()
    wait_for_guess(screen, 1)
    mark(screen, (1, 1))
    assert_accessible(screen)
    answer(screen, score_pegs(SHORT_SECRET, guess(screen)))
    wait_for_guess(screen, 2)
    screen.button("Correct answer 1").click()
    assert_accessible(screen)
    screen.press("Escape")
    honest_rest(screen)
    assert_accessible(screen)


def honest_rest(screen: Screen) -> None:
    number = 2
    while wait_for_guess(screen, number) != SHORT_SECRET:
        answer(screen, score_pegs(SHORT_SECRET, guess(screen)))
        number += 1
    screen.button("That's it").click()
    screen.wait_for_status("Cracked")


def test_axe_finds_nothing_when_it_gave_up_nor_in_german(screen: Screen):
    play(screen, SHORT)
    contradict(screen)
    assert_accessible(screen)
    screen.open(SHORT + "&lang=de")
    screen.wait_for_status("Ich gebe auf")
    assert not violations(screen)
    assert not re.search(r"\b(the|guess|codes left|answer|correct|ready)\b", screen.text(), re.I)


def test_it_fits_every_width_with_targets_for_fingers(screen: Screen):
    screen.resize(320, 568)
    play(screen, alone=True)
    answer(screen, (1, 1))
    wait_for_guess(screen, 2)
    lay_out(screen, SECRET)
    for width, height in ((320, 568), (390, 844), (768, 844), (1440, 844)):
        screen.resize(width, height)
        sizes = screen.js(
            "const page = document.documentElement; return [page.scrollWidth - page.clientWidth,"
            "[...document.querySelectorAll('.table button, .table summary')]"
            ".filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())"
            ".filter((box) => Math.min(box.width, box.height) < 44)"
            ".map((box) => [box.width, box.height])]"
        )
        assert sizes == [0, []], width
        screen.js("scrollTo(0, 0)")
        box = screen.button("Ready").rect
        assert box["y"] + box["height"] < height, f"the answer fits one screen at {width}"


def test_the_loose_tree_plays_with_its_worker(screen: Screen, serve: Callable[..., Server]):
    screen.address = serve(ROOT).address
    play(screen, SHORT)
    wait_for_worker(screen)
    answer(screen, (1, 1))
    wait_for_guess(screen, 2)
    assert COLORS == 10 and not slips(turns(screen), guess(screen))
