"""The turning ring: it explains the score, can be cut short, and never holds the truth."""

import math

import pytest

from cyclomind.games.necklace import NecklaceGame
from cyclomind.puzzle import read_puzzle
from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"
PUZZLE = read_puzzle("5", "4", "zgtAhPI")
SECRET = PUZZLE.secret

#: Where the beads are on the screen now, as drawn, and where the board is: the round marks
#: around a bead share its centre.
_CENTRES = """
return [...document.querySelectorAll("#board [data-position]")]
  .sort((a, b) => a.dataset.position - b.dataset.position)
  .map((bead) => bead.querySelector("circle").getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
"""
_BOARD = """
const box = document.getElementById("board").getBoundingClientRect();
return [box.x + box.width / 2, box.y + box.height / 2];
"""
_HOLD = """
const running = document.getAnimations();
running.forEach((one) => {
  one.pause();
  one.currentTime = arguments[0] * one.effect.getTiming().duration;
});
return running.length;
"""
_LENGTHS = "return document.getAnimations().map((one) => one.effect.getTiming().duration)"


def turning_guess() -> tuple:
    """Return an arrangement whose guess turns the ring by at least two steps, and its turn."""
    game = NecklaceGame(PUZZLE)
    for i in range(5):
        for j in range(5):
            game = NecklaceGame(PUZZLE)
            game.swap(i, j)
            arrangement = game.arrangement
            turn = game.submit()
            if turn.feedback.rotation >= 2 and turn.feedback.exact < 5:
                return arrangement, turn
    raise AssertionError("no guess of this puzzle turns")


ARRANGEMENT, TURN = turning_guess()
ROTATION = TURN.feedback.rotation


def is_not_turned(i: int, j: int) -> bool:
    """Tell whether a swap of these positions is scored as it lies, and does not solve."""
    game = NecklaceGame(PUZZLE)
    return game.swap(i, j) and game.submit().feedback[1] == 0 and game.turns[1].feedback.exact < 5


def start_spin(screen: Screen) -> None:
    """Guess with motion on, and hold the ring a tenth of the way round."""
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.arrange(ARRANGEMENT)
    screen.js("document.getAnimations().forEach((one) => one.finish())")  # the last swap's slide
    with screen.standing_still():
        screen.press("Enter")
    assert screen.js(_HOLD, 0.1), "nothing turns"


def at_rest(screen: Screen) -> bool:
    return not screen.js("return document.getAnimations().length")


def angle(point: list, centre: list) -> float:
    """Return the degrees clockwise from the top at which a point lies around a centre."""
    return math.degrees(math.atan2(point[0] - centre[0], centre[1] - point[1])) % 360


def off_by(a: float, b: float) -> float:
    """Return how far two angles are apart."""
    return abs((a - b + 180) % 360 - 180)


def assert_beads_in_place(screen: Screen) -> None:
    """Every bead centre within one pixel of its place on one circle around the board's middle."""
    centres, (x, y) = screen.js(_CENTRES), screen.js(_BOARD)
    radius = math.dist(centres[0], (x, y))
    n = len(centres)
    for position, centre in enumerate(centres):
        turn = math.radians(360 * position / n)
        place = (x + radius * math.sin(turn), y - radius * math.cos(turn))
        assert math.dist(centre, place) < 1, f"position {position + 1}: {centre}, not {place}"


@pytest.mark.every_engine
def test_the_ring_turns_clockwise_by_exactly_the_rotation(screen: Screen):
    """At any moment of the spin, every bead is that part of the way from its old place on."""
    start_spin(screen)
    centre = screen.js(_BOARD)
    for part in (0.001, 0.25, 0.5, 0.75, 0.999):
        screen.js(_HOLD, part)
        for position, point in enumerate(screen.js(_CENTRES)):
            expected = 360 / 5 * (position - ROTATION * (1 - part))
            assert off_by(angle(point, centre), expected) < 1, (part, position)
    assert set(screen.js(_LENGTHS)) == {400 * ROTATION}


def test_the_score_is_not_shown_before_the_ring_is_home(screen: Screen):
    start_spin(screen)
    assert screen.tiles() == ["Start. Guess 0: 3 exact"]
    screen.let_time_pass(0.39 * ROTATION)
    assert "in place" not in screen.text()
    assert screen.status_text() == "Looking for the best fit …"
    assert screen.button("Guess").get_attribute("aria-disabled") == "true"
    screen.let_time_pass(0.02 * ROTATION)
    screen.wait_for_status(
        f"Guess 1: {TURN.feedback.exact} of 5 in place, turned {ROTATION} steps."
    )
    assert screen.tiles()[1:] == [f"Guess 1: {TURN.feedback.exact} exact"]
    assert screen.button("Guess").get_attribute("aria-disabled") == "false"
    assert screen.beads() == list(TURN.shown)
    assert_beads_in_place(screen)


@pytest.mark.every_engine
def test_left_alone_the_spin_ends_by_itself(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.arrange(ARRANGEMENT)
    screen.press("Enter")
    screen.wait_for_status("Guess 1: ")
    assert at_rest(screen)
    assert_beads_in_place(screen)


def test_a_click_on_guess_turns_the_ring_too(screen: Screen):
    """The click that starts a spin is not taken for one that cuts it short."""
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.arrange(ARRANGEMENT)
    with screen.standing_still():
        screen.button("Guess").click()
    assert max(screen.js(_LENGTHS), default=0) == 400 * ROTATION


@pytest.mark.fault("B19")
@pytest.mark.parametrize(
    "key",
    [
        *("1", "ArrowRight", "Backspace", "Escape", "x"),
        *(pytest.param(key, marks=pytest.mark.every_engine) for key in ("2", "Enter", "Space")),
    ],
)
def test_a_key_during_the_spin_ends_it_and_is_no_move(screen: Screen, key: str):
    start_spin(screen)
    focus = screen.focus_name()
    screen.press(key)
    assert screen.wait_for(lambda: at_rest(screen), "the ring to be home")
    assert screen.beads() == list(TURN.shown)
    assert len(screen.tiles()) == 2
    assert screen.armed() == []
    assert screen.focus_name().split(",")[1] == focus.split(",")[1], "the selection stays, too"
    screen.wait_for_status("Guess 1: ")


@pytest.mark.parametrize("target", ["bead", "Guess", "Undo", "Redo", "nothing"])
def test_a_click_during_the_spin_ends_it_and_is_no_move(screen: Screen, target: str):
    start_spin(screen)
    # Not the other half of a double click: time passes on the page's own clock, not in the test.
    screen.js("const now = performance.now.bind(performance); performance.now = () => now() + 999")
    if target == "bead":
        screen.bead(2).click()
    elif target == "nothing":
        screen.by_id("status").click()
    else:
        screen.button(target).click()
    assert at_rest(screen)
    assert screen.beads() == list(TURN.shown)
    assert len(screen.tiles()) == 2
    assert screen.armed() == []
    screen.wait_for_status("Guess 1: ")


def test_keys_with_ctrl_do_not_end_the_spin(screen: Screen):
    start_spin(screen)
    screen.press("Ctrl+c", "Alt+1")
    assert not at_rest(screen)
    assert len(screen.tiles()) == 1


def test_a_panel_opened_during_the_spin_finds_the_score_shown(screen: Screen):
    start_spin(screen)
    screen.button("Settings").click()
    screen.find("dialog", "Settings")
    screen.press("Escape")
    assert len(screen.tiles()) == 2
    assert screen.beads() == list(TURN.shown)


def test_after_a_spin_that_was_cut_short_the_game_goes_on(screen: Screen):
    start_spin(screen)
    screen.press("x")
    screen.bead(1).click()
    assert screen.armed() == [1]


@pytest.mark.every_engine
@pytest.mark.fault("B17")
def test_turning_the_device_in_mid_spin_leaves_every_bead_in_its_place(screen: Screen):
    screen.resize(1200, 900)
    start_spin(screen)
    screen.js(_HOLD, 0.5)
    screen.resize(500, 900)
    screen.js(_HOLD, 0.7)
    screen.resize(900, 500)
    screen.let_time_pass(2)
    screen.wait_for_status(f"Guess 1: {TURN.feedback.exact} of 5")
    assert_beads_in_place(screen)
    assert screen.beads() == list(TURN.shown)
    for place in range(1, 6):
        screen.bead(place).click()
        assert screen.armed() == [place]
        screen.bead(place).click()


@pytest.mark.fault("C35")
def test_a_page_that_was_hidden_during_the_spin_shows_the_score_when_it_is_seen(screen: Screen):
    """It had no frames, and need not get one: the sight of it is enough."""
    start_spin(screen)
    screen.js(
        "window.__said = 0; new MutationObserver(() => window.__said++)"
        ".observe(document.getElementById('status'), {childList: true})"
    )
    first = screen.driver.current_window_handle
    screen.driver.switch_to.new_window("tab")
    screen.driver.close()
    screen.driver.switch_to.window(first)
    screen.js("document.dispatchEvent(new Event('visibilitychange'))")  # as engines do by then
    assert at_rest(screen)
    assert len(screen.tiles()) == 2
    screen.wait_for_status("Guess 1: ")
    assert_beads_in_place(screen)
    assert screen.js("return window.__said") == 1, "told once"


def test_a_second_spin_takes_its_own_time_after_one_that_was_cut_short(screen: Screen):
    start_spin(screen)
    screen.let_time_pass(0.2)
    screen.press("x")
    screen.arrange(ARRANGEMENT)
    with screen.standing_still():
        screen.press("Enter")
    screen.let_time_pass(0.39 * ROTATION)
    assert len(screen.tiles()) == 2
    screen.let_time_pass(0.02 * ROTATION)
    assert len(screen.tiles()) == 3


def test_a_reload_in_mid_spin_keeps_the_guess(screen: Screen):
    start_spin(screen)
    screen.reload()
    assert len(screen.tiles()) == 2
    assert screen.beads() == list(TURN.shown)


def test_solving_is_celebrated_only_after_the_spin(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.arrange(SECRET[1:] + SECRET[:1])
    screen.js("document.getAnimations().forEach((one) => one.finish())")
    with screen.standing_still():
        screen.press("Enter")
    assert screen.js(_HOLD, 0.5)
    assert "Solved" not in screen.text()
    assert not screen.find_all("button", "Play again")
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")
    screen.wait_for(lambda: at_rest(screen), "the celebration to end by itself")
    assert screen.beads() == list(SECRET)
    assert_beads_in_place(screen)


def test_a_guess_that_needs_no_turn_is_scored_at_once(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    game = NecklaceGame(PUZZLE)
    pairs = [(i, j) for i in range(5) for j in range(i)]
    pair = next(pair for pair in pairs if is_not_turned(*pair))
    game.swap(*pair)
    screen.arrange(game.arrangement)
    screen.press("Enter")
    assert len(screen.tiles()) == 2
    screen.wait_for_status(f"Guess 1: {game.submit().feedback.exact} of 5 in place, not turned.")


def test_swapped_beads_slide_into_each_others_place(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    pair = next((i, i + 1) for i in range(1, 5) if screen.beads()[i - 1] != screen.beads()[i])
    with screen.standing_still():
        for place in pair:
            screen.bead(place).click()
    assert screen.js(_HOLD, 0) == 2
    bodies = "return [...document.querySelectorAll('#board [data-position] path')].map((path) =>"
    moved = screen.js(f"{bodies} path.getBoundingClientRect().x)")
    screen.js("document.getAnimations().forEach((one) => one.finish())")
    assert screen.js(f"{bodies} path.getBoundingClientRect().x)") != moved
    assert_beads_in_place(screen)


def test_input_need_not_wait_for_a_slide(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    before = screen.beads()
    screen.press("3", "4", "Backspace", "Backspace")
    assert screen.beads() == before
    screen.wait_for(lambda: at_rest(screen), "rest")
    assert_beads_in_place(screen)


def test_nothing_moves_for_those_who_ask_for_less_motion(screen: Screen):
    screen.prefers(reduced_motion=True)
    screen.open(LINK)
    screen.arrange(ARRANGEMENT)
    screen.press("Enter")
    assert at_rest(screen)
    assert len(screen.tiles()) == 2
    screen.arrange(SECRET[1:] + SECRET[:1])
    screen.press("Enter")
    assert at_rest(screen), "not even when it is solved"
    screen.wait_for_status("Solved in 2 guesses!")


@pytest.mark.parametrize(("speed", "step"), [("Normal", 400), ("Fast", 140), ("Off", 0)])
def test_the_animation_speed_is_the_players_choice(screen: Screen, speed: str, step: int):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.button("Settings").click()
    screen.choose(screen.find("combobox", "Animation"), speed.lower())
    screen.press("Escape")
    screen.reload()  # the choice is remembered
    screen.arrange(ARRANGEMENT)
    screen.js("document.getAnimations().forEach((one) => one.finish())")
    with screen.standing_still():
        screen.press("Enter")
    assert max(screen.js(_LENGTHS), default=0) == step * ROTATION
    if not step:
        assert len(screen.tiles()) == 2
