"""What a player can do, by every way there is.

Public names: `Step`, `Hands`, `MOVES`, `choose`, `front_of`.

A move is a function of the player's hands; it does something and returns the `Step`, in words that
tell what was done. It has a weight, and a condition on what is to be seen.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.keys import Keys

from cyclomind.scoring import score_pegs
from tests.browser.screen import Screen
from tests.browser.wander.seen import FORGETFUL, Seen
from tests.browser.wander.truth import game_of

#: One of the elements that a selector names and that can be seen, by a number below 1; inside the
#: dialog that is open, if one is.
_PICK = """
const [css, chance] = arguments;
const within = [...document.querySelectorAll("dialog[open]")].pop() || document;
const found = [...within.querySelectorAll(css)]
  .filter((node) => node.checkVisibility({visibilityProperty: true}));
const node = found[Math.floor(chance * found.length)];
if (!node) return null;
const words = (node.id && "#" + node.id) || node.getAttribute("aria-label") ||
  node.closest("label")?.textContent || node.textContent;
return [node, words.trim().replace(/\\s+/g, " "), arguments[2] && node.matches(arguments[2])];
"""

#: Buttons that hand something to the system, which then has the keyboard.
_SYSTEM = "[id$=send-button], #results-save-button, #results-open-button"

_BUTTONS = f"button:not({_SYSTEM}), summary, input[type=checkbox], input[type=radio]"
_ON_TABLE = ".spot, .place, .square, .choice, .letter, .key, main [role=radio], .edit, .rack *"

_KEYS = (
    *"1234567",
    "0",
    "x",
    "p",
    "Enter",
    "Enter",
    "Space",
    "Backspace",
    "Delete",
    "Escape",
    "Home",
    "End",
    "Tab",
    "Shift+Tab",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
)


class Step(NamedTuple):
    """What was done, in words. is_key: by a key that leaves the
    focus in the page, as Tab need not; may_forget: one kept game may be gone.
    windows: how many there are.
    """

    words: str
    is_key: bool = False
    may_forget: bool = False
    windows: int = 1


class Hands:
    """What the player acts with: a screen with windows, chance, and what was seen last.

    room: the game that the player likes best.
    """

    def __init__(self, screen: Screen, rng: Random, room: str):
        self.screen = screen
        self.rng = rng
        self.room = room
        self.seen: Seen
        self.windows = [screen.driver.current_window_handle]

    def press(self, *keys: str) -> Step:
        """Press keys, and say so."""
        self.screen.press(*keys)
        return Step(
            "press " + " ".join(keys),
            is_key=not keys[-1].endswith("Tab"),
            may_forget=self.seen.focus_forgets,
        )

    def tap(self, css: str) -> Step:
        """Tap one of the elements that a selector names."""
        picked = self.screen.js(_PICK, css, self.rng.random(), FORGETFUL)
        if picked is None:
            return Step(f"nothing to tap: {css}")
        element, name, may_forget = picked
        try:
            element.click()
        except (ElementClickInterceptedException, ElementNotInteractableException):
            name += " (out of reach)"
        except StaleElementReferenceException:
            name += " (gone)"
        return Step(f"tap {name}", may_forget=may_forget)

    def open(self, query: str) -> None:
        """Open an address of the site."""
        self.screen.open(query, wait=False)


Condition = Callable[[Seen], bool]


class Move(NamedTuple):
    """A move, how often it is made, and when it can be."""

    weight: int
    can: Condition
    make: Callable[[Hands], Step]


def _always(seen: Seen) -> bool:
    return True


def _free(seen: Seen) -> bool:
    return seen.is_free


def _in_dialog(seen: Seen) -> bool:
    return bool(seen.dialogs)


def _tap_table(hands: Hands) -> Step:
    return hands.tap(_ON_TABLE)


def _carry(hands: Hands) -> Step:
    """Take a bead along with the mouse, and let it go on another or beside it."""
    places = hands.rng.sample(range(1, len(hands.seen.board) + 1), 2)
    here, there = [hands.screen.bead(place) for place in places]
    aside = hands.rng.choice((0, 0, 90))
    chain = hands.screen.pointer().move_to_element(here).click_and_hold()
    chain.move_to_element_with_offset(there, aside, 0).release().perform()
    return Step(f"carry bead {places[0]} to {places[1]}, {aside} pixels aside")


def _tap_submit(hands: Hands) -> Step:
    return hands.tap("#submit-button, #again-button")


def _tap_undo(hands: Hands) -> Step:
    return hands.tap("#undo-button, #redo-button")


def _tap_beside(hands: Hands) -> Step:
    return hands.tap("#beside-button, .edit")


def _tap_anything(hands: Hands) -> Step:
    return hands.tap(_BUTTONS)


def _press_key(hands: Hands) -> Step:
    return hands.press(hands.rng.choice(_KEYS))


def _press_digits(hands: Hands) -> Step:
    digits = hands.rng.choices("1234567", k=hands.rng.randint(2, 8))
    return hands.press(*digits, "Enter")


def _type_guess(hands: Hands) -> Step:
    n = len(hands.seen.board)
    board = [1 + (color or 0) for color in hands.seen.board]
    typed = hands.rng.choice(
        [
            "".join(map(str, hands.rng.sample(board, n))),
            "".join(hands.rng.choices("12345", k=n)),
            hands.rng.choice(["", "9", "1 2", "abc"]),
        ]
    )
    field = hands.screen.by_id("typed-field")
    field.clear()
    field.send_keys(typed + Keys.ENTER)
    return Step(f"type {typed!r} and Enter", is_key=True)


def _type_letters(hands: Hands) -> Step:
    letters = hands.rng.choices("ABCDEFX", k=4)
    hands.screen.by_id("letter-1").click()
    step = hands.press(*letters, "Enter")
    return step._replace(words="tap letter-1, " + step.words)


def _solve(hands: Hands) -> Step:
    """Lay out the secret, and guess it."""
    seen, screen = hands.seen, hands.screen
    game = game_of(seen)
    if seen.room in ("necklace", "quiet", "daily", "path"):
        screen.arrange(game.puzzle.secret)
        keys = ["Enter"]
    elif seen.room == "palette":
        here = screen.js(
            "return Number(document.querySelector('#board [tabindex=\"0\"]').dataset.position)"
        )
        n = game.puzzle.n
        keys = ["Delete"] if seen.board[here] is not None else []
        for color in [game.puzzle.secret[(here + i) % n] for i in range(n)]:
            keys += [str(color + 1)]
        keys += ["Enter"]
    else:
        keys = [str(color + 1) for color in game._secret] + ["Enter"]
    step = hands.press(*keys)
    return step._replace(words="solve: " + step.words)


def _can_solve(seen: Seen) -> bool:
    if seen.focus == "typed-field":
        return False  # keys in a field are no moves
    open_phases = ("arranging", "entering")
    rooms = ("necklace", "quiet", "daily", "path", "palette", "mastermind")
    if not seen.is_free or seen.room not in rooms or seen.phase not in open_phases:
        return False
    # The first key would lead back to the board, or a bead stay where it is.
    is_swapped = seen.room in ("necklace", "quiet", "daily", "path")
    return not (seen.is_compared or (is_swapped and game_of(seen).pinned))


def _answer_truly(hands: Hands) -> Step:
    """Answer the computer as a secret of this game's own would have it."""
    game = game_of(hands.seen)
    if game.guess is None:
        return Step("no guess to answer")
    secret = tuple(Random(hands.seen.query).choices(range(6), k=game.size))
    pegs = score_pegs(secret, game.guess)
    clicks = [1] * pegs.exact + [2] * pegs.misplaced
    if any(square != "empty" for square in game.squares):
        return hands.tap(".square")
    for square, count in enumerate(clicks):
        for _ in range(count):
            hands.screen.js(f"document.querySelectorAll('.square')[{square}].click()")
    return hands.tap("#submit-button")._replace(words=f"answer {tuple(pegs)}")


def _tap_tools(hands: Hands) -> Step:
    ends = "#coach-button, #result-button, .end-actions button"
    return hands.tap(f".tools button, header button, {ends}, .day-line *")


def _new_game(hands: Hands) -> Step:
    return hands.tap("#new-button")


def _in_menu(hands: Hands) -> Step:
    hands.screen.tab.before_leaving()
    return hands.tap("#menu button, #menu a")


def _close(hands: Hands) -> Step:
    way = hands.rng.randrange(3)
    if way == 0:
        return hands.press("Escape")
    if way == 1 and hands.seen.dialogs:
        return hands.tap(".close-button")
    body = hands.screen.by_id("status")
    try:
        body.click()
    except (ElementClickInterceptedException, ElementNotInteractableException):
        hands.screen.press("Escape")
    return Step("tap beside what is open, or Escape")


def _tap_in_dialog(hands: Hands) -> Step:
    hands.screen.tab.before_leaving()
    return hands.tap(_BUTTONS + ", a[href^='?'], a[href='./'], .spot")


def _choose_option(hands: Hands) -> Step:
    hands.screen.tab.before_leaving()
    picked = hands.screen.js(_PICK, "select", hands.rng.random(), "")
    if picked is None:
        return Step("no list to choose from")
    element, name, _ = picked
    options = element.find_elements("css selector", "option")
    option = hands.rng.choice(options)
    words = option.text
    option.click()
    return Step(f"choose {words} in {name}", may_forget=True)


def _back(hands: Hands) -> Step:
    hands.screen.tab.before_leaving()
    hands.screen.back()
    if hands.screen.state() == "":
        hands.screen.forward()
    return Step("back")


def _forward(hands: Hands) -> Step:
    hands.screen.tab.before_leaving()
    hands.screen.forward()
    return Step("forward")


def _reload(hands: Hands) -> Step:
    hands.screen.reload(wait=False)
    return Step("reload")


def _other_window(hands: Hands) -> Step:
    """Go to the other window; at first, open one with the same address."""
    driver, query = hands.screen.driver, hands.seen.query
    here = driver.current_window_handle
    others = [window for window in hands.windows if window != here]
    if others:
        driver.switch_to.window(others[0])
        if hands.rng.random() < 0.4:
            hands.open(query)
            return Step(f"other window, open {query}")
        return Step("other window")
    driver.switch_to.new_window("tab")
    hands.windows.append(driver.current_window_handle)
    hands.open(query)
    return Step(f"new window, open {query}")


def _open_link(hands: Hands) -> Step:
    query = hands.rng.choice(_LINKS)
    hands.open(query)
    return Step(f"open {query}")


def front_of(room: str) -> str:
    """Return the address that opens a room. The quiet ring is a setting, and has no name there."""
    return "?n=5&c=4&turn=off" if room == "quiet" else f"?game={room}"


def _go_home(hands: Hands) -> Step:
    query = front_of(hands.room)
    hands.open(query)
    return Step(f"open {query}")


#: Links as people have them: good, bad, and for other rooms.
_LINKS = (
    "?n=5&c=4&s=zgtAhPI",
    "?n=3&c=2",
    "?n=9&c=99",
    "?game=daily",
    "?game=daily&date=2026-12-03",
    "?game=daily&date=2031-01-01",
    "?game=palette&n=5&c=4&s=zgtAhPI",
    "?game=palette&n=3&c=2",
    "?game=mastermind&seed=4711",
    "?game=mastermind&places=3&colors=4&rows=6",
    "?game=mastermind&seed=x",
    "?game=codebreaker",
    "?game=codebreaker&size=5&round=1",
    "?game=codebreaker&size=9",
    "?game=walkthrough",
    "?lang=de",
    "?game=path&level=37",
    "?game=path&level=0",
    "?n=5&c=4&turn=off",
    "?n=5&c=4&s=zgtAhPI&beat=3",
    "?game=nowhere",
)


def _in(*rooms: str) -> Condition:
    return lambda seen: seen.is_free and seen.room in rooms


MOVES: tuple[Move, ...] = (
    Move(20, _free, _tap_table),
    Move(4, _in("necklace", "quiet", "daily", "path", "palette"), _carry),
    Move(12, _free, _tap_submit),
    Move(6, _free, _tap_undo),
    Move(6, _in("codebreaker"), _tap_beside),
    Move(8, _free, _tap_anything),
    Move(14, _always, _press_key),
    Move(8, _free, _press_digits),
    Move(12, lambda seen: seen.is_free and seen.can_type, _type_guess),
    Move(14, _in("walkthrough"), _type_letters),
    Move(3, _can_solve, _solve),
    Move(12, lambda seen: _in("codebreaker")(seen) and seen.phase == "answering", _answer_truly),
    Move(8, _free, _tap_tools),
    Move(4, _free, _new_game),
    Move(3, _free, lambda hands: hands.tap("#menu-button, #more-button, #rooms-more-button")),
    Move(20, lambda seen: seen.menu_is_open, _in_menu),
    Move(12, lambda seen: not seen.is_free, _close),
    Move(25, _in_dialog, _tap_in_dialog),
    Move(10, _in_dialog, _choose_option),
    Move(4, _always, _back),
    Move(2, _always, _forward),
    Move(2, _always, _reload),
    Move(5, _always, _other_window),
    Move(1, _always, _open_link),
)


def choose(hands: Hands) -> Callable[[Hands], Step]:
    """Return the next move; who is in another room than they like soon goes home."""
    if hands.seen.room != hands.room and hands.rng.random() < 0.25:
        return _go_home
    can = [move for move in MOVES if move.can(hands.seen)]
    weights = [move.weight for move in can]
    return hands.rng.choices(can, weights)[0].make
