"""The page on every screen: small, wide, turned, zoomed, touched."""

import re

import pytest

from tests.browser.screen import Screen
from tools.languages import languages, words_of
from tools.sources import ROOT

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)
SMALL = (320, 568)
#: WebKit's window stays narrow, or wide, once it is there.
NARROW = (SMALL, (360, 512), (390, 844))
WIDE = ((667, 375), (768, 1024), (1440, 900))
BIG = "?n=8&c=6&s=k1Mf2a9mJuI"

#: What must be in sight for a guess, each with its box and what lies on top of its middle.
_IN_SIGHT = """
const beads = [...document.querySelectorAll("#board [data-position]")];
const tiles = [...document.querySelectorAll("#history > li")];
const parts = [...beads, document.getElementById("submit-button"), tiles.at(-1),
  document.getElementById("status")];
return parts.map((part) => {
  const box = part.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    name: part.getAttribute("aria-label") || part.textContent,
    box: [box.left, box.top, box.right, box.bottom],
    bare: part.contains(top) || !!top && top.contains(part) && top !== document.documentElement,
  };
});
"""
_TARGETS = """
return [...document.querySelectorAll("button, select, input, a[href], [role=button]")]
  .filter((node) => node.checkVisibility({visibilityProperty: true}))
  .map((node) => {
    const box = (node.matches("input") ? node.closest("label") : node).getBoundingClientRect();
    return [node.getAttribute("aria-label") || node.id || node.textContent, box.width, box.height];
  });
"""
_TOO_WIDE = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"


def assert_in_sight(screen: Screen, width: int, height: int) -> None:
    """Board, Guess, the latest tile and the score are on the screen, and nothing covers them."""
    assert screen.js("return scrollY") == 0
    for part in screen.js(_IN_SIGHT):
        left, top, right, bottom = part["box"]
        assert left >= 0, part
        assert top >= 0, part
        assert right <= width, part
        assert bottom <= height, part
        assert part["bare"], f"something lies on {part}"


def longest_language() -> str:
    """Return the language that has most to say on the home page, the panels left out."""
    return max(
        languages(ROOT),
        key=lambda language: sum(len(said) for said in words_of(ROOT, language, "home").values()),
    )


def size_name(size: tuple) -> str:
    return f"{size[0]}x{size[1]}"


@pytest.mark.every_engine
@pytest.mark.fault("B07")
@pytest.mark.parametrize("link", [LINK, BIG], ids=["few large beads", "many small beads"])
@pytest.mark.parametrize("sizes", [NARROW, WIDE], ids=["narrow", "wide"])
def test_all_that_a_guess_needs_is_on_the_screen(
    screen: Screen, sizes: tuple[tuple[int, int], ...], link: str
):
    """At the first guess and at the tenth, on each size in turn."""

    def assert_on_all_sizes() -> None:
        for size in sizes:
            screen.resize(*size)
            screen.wait_for(lambda: screen.js("return innerWidth") == size[0], size_name(size))  # noqa: B023
            assert_in_sight(screen, *size)
            assert screen.js(_TOO_WIDE) <= 0, size

    screen.resize(*sizes[0])
    screen.open(link)
    assert_on_all_sizes()
    screen.swap()
    screen.press("Enter")
    screen.wait_for(lambda: len(screen.tiles()) == 2, "the new tile")
    assert_on_all_sizes()
    screen.was_played(10)
    assert_on_all_sizes()


@pytest.mark.parametrize("size", [SMALL, (667, 375)], ids=size_name)
def test_all_that_a_guess_needs_is_on_the_screen_in_the_longest_language(
    screen: Screen, size: tuple
):
    screen.resize(*size)
    screen.open(f"{BIG}&lang={longest_language()}")
    screen.press("5", "Enter")
    assert_in_sight(screen, *size)
    assert screen.js(_TOO_WIDE) <= 0


#: How many of the guesses can be seen whole, whatever was guessed; the latest row may have but one.
_SEEN = {SMALL: 4, (360, 640): 6, (390, 844): 9, (844, 390): 9, (1280, 800): 13, (1920, 1080): 13}
_WHOLE_TILES = """
const box = document.querySelector(".tiles-box").getBoundingClientRect();
return [...document.querySelectorAll(".tile")].map((tile) => tile.getBoundingClientRect())
  .filter((tile) => tile.top >= box.top && tile.bottom <= box.bottom).length;
"""
#: The label of each tile, and the picture beside it, must not touch; nor may the label be cut.
_TOUCHING = """
return [...document.querySelectorAll(".tile")].filter((tile) => {
  const [ring, label] = ["svg", "small"].map((css) => tile.querySelector(css));
  const box = label.getBoundingClientRect();
  return ring.getBoundingClientRect().right > box.left || label.scrollWidth > label.clientWidth
    || box.right > tile.getBoundingClientRect().right;
}).map((tile) => tile.textContent);
"""


def test_the_guesses_and_a_large_board_are_in_sight_together(screen: Screen):
    """Also when a sentence takes two lines: the board keeps its place and size."""
    screen.open(BIG)
    screen.was_played(12)
    for size, least in _SEEN.items():
        screen.resize(*size)
        screen.open(f"{BIG}&lang={longest_language()}")
        assert screen.js(_WHOLE_TILES) >= least, size
        assert screen.js(_TOUCHING) == [], size
        board = screen.by_id("board").rect
        side = min(board["width"], board["height"])
        assert side >= min(820, 0.33 * size[1]), size
        if size[0] < size[1]:
            assert board["height"] - side <= 40, f"{size}: a band above and below the board"
        for words in ("Un.", "Un et deux. " * 6):
            screen.js("document.getElementById('status').textContent = arguments[0]", words)
            now = screen.by_id("board").rect
            assert all(abs(now[side] - board[side]) < 1 for side in board), (size, words)


def test_play_again_is_in_sight_when_it_is_solved(screen: Screen):
    screen.resize(*SMALL)
    screen.open(LINK)
    screen.arrange(SECRET)
    screen.press("Enter")
    box = screen.button("Play again").rect
    assert box["y"] + box["height"] <= SMALL[1]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SMALL[0]


def least_height(name: str) -> int:
    """Return how high the target of this name must be, in CSS pixels.

    Eight beads share a ring. Tiles are twice as wide as high, and six go under the smallest board.
    """
    return 24 if "position" in name else 36 if "exact" in name else 44


@pytest.mark.fault("B07")
@pytest.mark.parametrize("size", NARROW + WIDE, ids=size_name)
def test_targets_are_large_enough_for_a_finger(screen: Screen, size: tuple):
    screen.resize(*size)
    screen.open(LINK)
    for name, width, height in screen.js(_TARGETS):
        assert min(width, height) >= (36 if "exact" in name else 44), (name, width, height)
    screen.open(BIG)
    for name, width, height in screen.js(_TARGETS):
        least = least_height(name)
        assert min(width, height) >= least, (name, width, height)
    for panel in ("Settings", "How to play"):
        screen.button(panel).click()
        screen.find("dialog", panel)
        for name, width, height in screen.js(_TARGETS):
            least = least_height(name)
            assert min(width, height) >= least, (panel, name, width, height)
        screen.press("Escape")
        screen.is_gone("dialog", panel)


def test_beads_never_touch_and_always_fill_the_board(screen: Screen):
    screen.open()
    for query in ("?n=4&c=2", "?n=5&c=3", "?n=6&c=4", "?n=7&c=5", "?n=8&c=6"):
        screen.js(
            "history.replaceState(null, '', arguments[0]);"
            "dispatchEvent(new PopStateEvent('popstate'))",
            query,
        )
        boxes = screen.js(
            "return [...document.querySelectorAll('#board [data-position]')].map((bead) =>"
            " bead.querySelector('path[fill^=\"#\"]').getBoundingClientRect().toJSON())"
        )
        board = screen.find("group", "Necklace of beads").rect
        extent = min(board["width"], board["height"])
        centres = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
        reach = max(max(box["width"], box["height"]) for box in boxes)
        for (x1, y1), (x2, y2) in zip(centres, centres[1:] + centres[:1], strict=True):
            assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 > reach * 0.95
        height = max(box["bottom"] for box in boxes) - min(box["top"] for box in boxes)
        assert height > extent * 0.85, "the beads fill the board"


@pytest.mark.parametrize(
    "size", [(320, 568), (640, 450), (320, 256)], ids=["320 wide", "200 % zoom", "400 % zoom"]
)
def test_everything_can_be_reached_and_read_when_zoomed(screen: Screen, size: tuple):
    """Zoom makes the viewport smaller in CSS pixels; the page may scroll, but down only."""
    screen.resize(*size)
    screen.open(BIG)
    assert screen.js(_TOO_WIDE) <= 0
    screen.bead(1).click()
    screen.bead(5).click()
    assert screen.armed() == []
    screen.button("Guess").click()
    screen.wait_for_status("Guess 1")
    assert len(screen.tiles()) == 2
    screen.button("Undo").click()
    for panel in ("Settings", "How to play"):
        screen.button(panel).click()
        dialog = screen.find("dialog", panel)
        close = screen.find("button", "Close", within=dialog)
        assert screen.js("return arguments[0].scrollWidth - arguments[0].clientWidth", dialog) <= 0
        box = screen.js(
            "arguments[0].scrollIntoView({block: 'nearest'});"
            "return arguments[0].getBoundingClientRect().toJSON()",
            close,
        )
        assert box["bottom"] <= size[1]
        close.click()
        screen.is_gone("dialog", panel)
    assert screen.js(_TOO_WIDE) <= 0


def test_larger_text_alone_breaks_nothing(screen: Screen):
    """Text at 200 % by the browser's own font setting."""
    screen.resize(390, 844)
    screen.open(BIG)
    screen.js("document.documentElement.style.fontSize = '32px'")
    assert screen.js(_TOO_WIDE) <= 0
    screen.swap()
    screen.bead(1).click()
    screen.button("Guess").click()
    assert len(screen.tiles()) == 2


def test_turning_the_device_keeps_the_game(screen: Screen):
    screen.resize(390, 844)
    screen.open(LINK)
    screen.press("4", "Enter", "5")
    before = screen.beads(), screen.tiles()
    screen.bead(2).click()
    screen.resize(844, 390)
    assert (screen.beads(), screen.tiles()) == before
    assert screen.armed() == [2]
    assert_in_sight(screen, 844, 390)


# Touch


def touch_action(screen: Screen) -> list:
    return screen.js(
        "const all = [document.documentElement, document.getElementById('board'),"
        " ...document.querySelectorAll('button, select, input')];"
        "return all.map((node) => [node.id || node.tagName, getComputedStyle(node).touchAction])"
    )


@pytest.mark.every_engine
@pytest.mark.fault("B05")
def test_two_quick_taps_arm_and_release_and_never_zoom(screen: Screen):
    screen.touch()
    screen.open(LINK)
    bead = screen.bead(2)
    armed = []
    for _ in range(2):
        screen.tap(bead)
        armed.append(screen.armed())
    assert armed == [[2], []]
    assert screen.js("return visualViewport.scale") == 1
    for name, action in touch_action(screen):
        assert action == "manipulation", name


@pytest.mark.fault("B05")
def test_two_fingers_may_still_zoom(screen: Screen):
    screen.open(LINK)
    viewport = screen.js("return document.querySelector('meta[name=viewport]').content")
    assert not re.search(r"user-scalable\s*=\s*(no|0)|maximum-scale", viewport)
    screen.touch()
    screen.open(LINK)
    screen.cdp("Input.synthesizePinchGesture", x=195, y=400, scaleFactor=2.0, relativeSpeed=4000)
    screen.wait_for(lambda: screen.js("return visualViewport.scale") > 1.5, "the page larger")


@pytest.mark.every_engine
def test_a_whole_game_by_touch(screen: Screen):
    screen.touch()
    screen.open(LINK)
    screen.tap(screen.bead(4))
    screen.tap(screen.bead(5))
    screen.tap(screen.button("Guess"))
    screen.wait_for_status("Guess 1")
    screen.tap(screen.button("Undo"))
    for place in range(5):
        beads = screen.beads()
        source = next(at for at in range(place, 5) if beads[at] == SECRET[place])
        if source != place:
            screen.tap(screen.bead(place + 1))
            screen.tap(screen.bead(source + 1))
    assert screen.beads() == list(SECRET)
    screen.tap(screen.button("Guess"))
    screen.wait_for_status("Solved in 2 guesses!")
    screen.let_a_second_pass()
    screen.tap(screen.button("Play again"))
    screen.wait_for_status("Guess 0")
    assert screen.js("return [visualViewport.scale, scrollY]") == [1, 0]


@pytest.mark.every_engine
@pytest.mark.fault("finger")
def test_a_long_press_selects_no_text_on_the_board(screen: Screen):
    screen.open(LINK)
    style = "const style = getComputedStyle(document.getElementById('board'));"
    assert screen.js(f"{style} return style.userSelect || style.webkitUserSelect") == "none"


@pytest.mark.fault("finger")
def test_no_look_of_a_pointer_above_sticks_where_a_finger_was():
    for sheet in (ROOT / "app" / "styles").glob("*.css"):
        plain = re.sub(
            r"@media \(hover: hover\) (\{(?:[^{}]|\{[^{}]*\})*\})", "", sheet.read_text()
        )
        assert ":hover" not in plain, sheet.name


# Light, dark, paper


@pytest.mark.every_engine
def test_light_and_dark_follow_the_system(screen: Screen):
    screen.open(LINK)
    grounds = []
    for dark in (False, True):
        screen.prefers(dark=dark)
        red, green, blue = screen.js(
            "return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
        )
        grounds.append((red + green + blue) / 3)
    light, dark = grounds
    assert light > 200
    assert dark < 60


@pytest.mark.every_engine
@pytest.mark.fault("print")
def test_a_printed_game_has_no_buttons_and_all_of_its_guesses(screen: Screen):
    screen.prefers(dark=True)
    screen.open(LINK)
    screen.was_played(9)
    screen.by_id("rooms-more-button")  # comes with the style sheet for paper
    screen.prints()
    try:
        buttons = [name for name in screen.names("button") if "bead" not in name]
        assert all(" exact" in name for name in buttons), (
            f"paper has no buttons but tiles: {buttons}"
        )
        box = screen.js(
            "const box = document.querySelector('[role=group][tabindex]');"
            "return box.scrollHeight - box.clientHeight"
        )
        assert box <= 4, "a guess is cut off"
        ground, ink = screen.js(
            "return [document.body, document.getElementById('status')].map((node) =>"
            " getComputedStyle(node)).map((style, i) => i ? style.color : style.backgroundColor)"
        )
        assert ground == "rgba(0, 0, 0, 0)"
        assert sum(map(int, re.findall(r"\d+", ink)[:3])) < 200, "dark ink on white paper"
    finally:
        screen.prints(False)
