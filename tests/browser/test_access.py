"""The game for everybody: what is announced, what axe-core finds, how panels hold the focus."""

from pathlib import Path

import pytest

from tests.browser.screen import Screen

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)
AXE = (Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

_RUN_AXE = """
const [options, done] = arguments;
axe.run(document, options).then(({violations, passes}) => done([
  violations.map(({id, help, nodes}) =>
    `${id}: ${help} ${nodes.map(({target, failureSummary}) => target + " " + failureSummary)}`),
  passes.length,
]), (error) => done([[String(error)], 0]));
"""

#: Collects everything that live regions say from now on, one entry for each change.
_LISTEN = """
window.heard = [];
for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
  new MutationObserver((changes) => {
    if (changes.some((change) => change.addedNodes.length)) heard.push(region.textContent.trim());
  }).observe(region, {childList: true, subtree: true, characterData: true});
}
"""


def violations(screen: Screen, **options: object) -> list[str]:
    """Return what axe-core finds wrong with the page as it is now."""
    if not screen.js("return 'axe' in window"):
        screen.js(AXE)
    found, passed = screen.driver.execute_async_script(_RUN_AXE, options)
    assert passed or found, "axe-core looked at nothing"
    return found


def assert_accessible(screen: Screen) -> None:
    """No violation, and the words readable in light and dark on every colour of the ground."""
    rules: dict[str, object] = {}
    for dark in (False, True):
        screen.prefers(dark=dark)
        for ground in ("--ground", "--ground-low"):  # axe cannot look through a gradient
            screen.js("document.body.style.background = `var(${arguments[0]})`", ground)
            assert not violations(screen, **rules), f"{'dark' if dark else 'light'} {ground}"
            rules = {"runOnly": ["color-contrast"]}  # what the other rules ask has no colour
        screen.js("document.body.style.background = ''")
    screen.prefers(dark=False)


# What is announced


def test_one_live_region_is_there_from_the_start_and_stays(screen: Screen, server):
    server.stalled("app/picture.*.bin")
    screen.open(LINK, wait=False)
    status = screen.by_id("status")
    assert status.aria_role == "status"
    assert screen.find_all("status") == [status]
    server.release()
    screen.wait_ready()
    screen.press("4", "Enter")
    screen.button("New game").click()
    assert screen.find_all("status") == [status]
    assert screen.status_text()


@pytest.mark.fault("B22")
def test_every_guess_is_announced_once_with_its_number_and_score(screen: Screen):
    screen.open(LINK)
    screen.js(_LISTEN)
    screen.press("4", "Enter", "5", "Enter", "Enter")
    screen.wait_for(lambda: len(screen.js("return heard")) >= 5, "five sentences")
    assert screen.js("return heard") == [
        "Positions 1 and 4 swapped. Next: guess 1",
        "Guess 1: 3 of 5 in place, turned 3 steps. Next: guess 2",
        "Positions 2 and 5 swapped. Next: guess 2",
        "Guess 2: 3 of 5 in place, turned 2 steps. Next: guess 3",
        "This board is scored already. Swap beads first. Next: guess 3",
    ]


@pytest.mark.every_engine
@pytest.mark.fault("B22")
def test_the_same_sentence_twice_is_announced_twice(screen: Screen):
    screen.open(LINK)
    screen.press("ArrowRight")
    screen.js(_LISTEN)
    screen.press("5", "ArrowLeft", "5")
    said = "Positions 2 and 5 swapped. Next: guess 1"
    screen.wait_for(lambda: len(screen.js("return heard")) >= 2, "two sentences")
    assert screen.js("return heard") == [said, said]


@pytest.mark.every_engine
@pytest.mark.fault("B22")
def test_the_same_notice_twice_is_announced_twice(screen: Screen):
    screen.open("?s=!")
    screen.find("alert")  # its words came later than the page
    screen.js(_LISTEN)
    for _ in range(2):
        screen.js(
            "history.replaceState(null, '', '?s=!'); dispatchEvent(new PopStateEvent('popstate'))"
        )
    notices = "return heard.filter((words) => words.startsWith('The puzzle code'))"
    screen.wait_for(lambda: len(screen.js(notices)) == 2, "the notice, twice more")


def test_swaps_undo_and_the_end_are_announced(screen: Screen):
    screen.open(LINK)
    screen.js(_LISTEN)
    screen.press("5", "Backspace")
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved in 1 guess!")
    heard = screen.js("return heard")
    assert heard[:2] == [
        "Positions 1 and 5 swapped. Next: guess 1",
        "Positions 1 and 5 swapped back. Next: guess 1",
    ]
    assert heard[-1] == "Solved in 1 guess!"
    assert heard.count("Solved in 1 guess!") == 1


def test_an_armed_bead_says_so(screen: Screen):
    screen.open(LINK)
    bead = screen.bead(2)
    assert bead.get_attribute("aria-pressed") == "false"
    bead.click()
    assert bead.get_attribute("aria-pressed") == "true"


@pytest.mark.fault("C54")
def test_beads_are_said_to_be_pressed_or_not_only_where_they_can_be(screen: Screen):
    pressed = (
        "return [...document.querySelectorAll('#board .spot')]"
        ".map((spot) => spot.getAttribute('aria-pressed'))"
    )
    screen.open(LINK)
    assert screen.js(pressed) == ["false"] * 5
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved")
    assert screen.js(pressed) == [None] * 5
    screen.open("?game=palette&n=5&c=4&s=zgtAhPI")
    assert screen.js(pressed) == ["true"] + ["false"] * 4, "the next colour is for the first"
    screen.press("1")
    assert screen.js(pressed) == ["false", "true"] + ["false"] * 3
    screen.press("Backspace", *[str(color + 1) for color in SECRET], "Enter")
    screen.wait_for_status("Solved")
    assert screen.js(pressed) == [None] * 5


# What is seen on a bead, and how it is called


#: The numbers that are seen on buttons whose name has them not as a word of its own.
_UNNAMED = """
// But for tiles: those have a picture of a whole ring, and the names of its colours beside it.
const buttons = [...document.querySelectorAll(":is(button, [role=button]):not(.tile > *)")];
return buttons.flatMap((button) => [...button.querySelectorAll("[data-digit]")]
  .filter((digit) => getComputedStyle(digit).display !== "none")
  .map((digit) => [digit.dataset.digit, button.getAttribute("aria-label")]))
  .filter(([digit, name]) => !name.split(/\\W+/).includes(digit));
"""


@pytest.mark.fault("C53")
@pytest.mark.parametrize(
    "query", [LINK, "?game=mastermind&seed=7&places=6&colors=10", "?game=codebreaker"]
)
def test_a_number_that_is_seen_on_a_button_is_in_its_name(screen: Screen, query: str):
    screen.open(query)
    if "codebreaker" in query:
        screen.js("document.querySelector('.rack summary').click()")
        screen.js("document.querySelectorAll('.rack-color')[9].click()")
    elif "mastermind" in query:
        screen.press("9", "0", "8")
    screen.button("Settings").click()
    screen.find("checkbox", "Show colour numbers").click()
    screen.press("Escape")
    assert screen.js("return [...document.querySelectorAll('[data-digit]')].length")
    assert screen.js(_UNNAMED) == []
    if query == LINK:
        names = [screen.bead(place).accessible_name for place in (1, 2)]
        colors = screen.beads()
        assert [name.split(",")[0] for name in names] == [str(color + 1) for color in colors[:2]]


# A page that reads right to left


@pytest.mark.every_engine
@pytest.mark.fault("C50")
@pytest.mark.parametrize(
    ("query", "places"),
    [
        ("?game=mastermind&seed=7", ".place, .choice"),
        ("?game=codebreaker", ".guess .bead, .rack-color"),
        ("?game=walkthrough", ".entry-place, .letter"),
    ],
    ids=["mastermind", "codebreaker", "walkthrough"],
)
def test_rows_keep_the_direction_of_their_keys(screen: Screen, query: str, places: str):
    screen.open(query)
    if "codebreaker" in query:
        screen.js("document.querySelector('.rack summary').click()")
    screen.js("document.documentElement.dir = 'rtl'")
    rows = screen.js(
        "const rows = Map.groupBy(document.querySelectorAll(arguments[0]),"
        " (node) => node.parentElement.className + node.getBoundingClientRect().top);"
        "return [...rows.values()].map((row) => row.map((node) => node.getBoundingClientRect().x))",
        places,
    )
    assert len(rows) >= 2
    for row in rows:
        assert row == sorted(row)


@pytest.mark.every_engine
@pytest.mark.fault("C52")
def test_the_guesses_are_a_list_with_a_count(screen: Screen):
    screen.open(LINK)
    screen.press("4", "Enter")
    guesses = screen.find("list", None, screen.find("region", "Guesses"))
    assert guesses.value_of_css_property("list-style-type") == "none"
    assert len(screen.find_all("listitem", None, guesses)) == 2


# axe-core, in every state of the page


def test_axe_finds_nothing_in_a_game_from_start_to_end(screen: Screen):
    screen.open(LINK)
    assert_accessible(screen)
    screen.bead(2).click()
    assert_accessible(screen)
    screen.press("4", "Enter", "5", "Enter")
    assert_accessible(screen)
    screen.arrange(SECRET)
    screen.press("Enter")
    screen.wait_for_status("Solved")
    assert_accessible(screen)


def test_axe_finds_nothing_while_the_ring_turns(screen: Screen):
    screen.prefers(reduced_motion=False)
    screen.open(LINK)
    screen.arrange(SECRET[1:] + SECRET[:1])
    screen.js("document.getAnimations().forEach((one) => one.finish())")
    with screen.standing_still():
        screen.press("Enter")
    assert screen.js(
        "const running = document.getAnimations(); running.forEach((one) => one.pause());"
        "return running.length"
    )
    assert_accessible(screen)


def test_axe_finds_nothing_beside_a_notice(screen: Screen):
    screen.open("?s=!")
    screen.find("alert")
    assert_accessible(screen)


@pytest.mark.parametrize("panel", ["Settings", "How to play", "About"])
def test_axe_finds_nothing_in_a_panel(screen: Screen, panel: str):
    screen.open(LINK)
    screen.button("Settings" if panel == "Settings" else "How to play").click()
    if panel == "About":
        screen.button("About Cyclomind").click()
    dialog = screen.find("dialog", panel)
    if panel != "Settings":
        screen.wait_for(lambda: screen.find_all("listitem", None, dialog), "the list")
    assert_accessible(screen)


def test_axe_finds_nothing_with_the_colour_numbers_on(screen: Screen):
    screen.open("?n=8&c=6&s=k1Mf2a9mJuI")
    screen.button("Settings").click()
    screen.find("checkbox", "Show colour numbers").click()
    screen.press("Escape")
    screen.press("5", "Enter")
    assert_accessible(screen)


def test_axe_finds_nothing_while_loading_and_when_it_failed(screen: Screen, server):
    server.stalled("app/picture.*.bin")
    screen.open(LINK, wait=False)
    screen.wait_for(lambda: "Stringing the beads" in screen.text(), "the words")
    assert_accessible(screen)
    screen.js("failStart('failed')")
    screen.button("Retry")
    assert_accessible(screen)


def test_axe_finds_nothing_in_the_open_menu(screen: Screen):
    screen.resize(390, 844)
    screen.open(LINK)
    screen.button("More").click()
    assert (
        screen.find("link", "Necklace", within=screen.by_id("menu")).get_attribute("aria-current")
        == "page"
    )
    assert_accessible(screen)


def test_axe_finds_nothing_in_german(screen: Screen):
    screen.open(LINK + "&lang=de")
    screen.press("4", "Enter")
    assert_accessible(screen)


# Panels


def open_by_key(screen: Screen, name: str) -> None:
    screen.js("arguments[0].focus()", screen.button(name))
    screen.press("Enter")


def inside(screen: Screen, dialog: object) -> bool:
    return screen.js("return arguments[0].contains(document.activeElement)", dialog)


@pytest.mark.every_engine
@pytest.mark.fault("B39")
@pytest.mark.parametrize("panel", ["Settings", "How to play"])
def test_a_panel_opened_by_key_holds_the_focus_and_gives_it_back(screen: Screen, panel: str):
    screen.open(LINK)
    open_by_key(screen, panel)
    dialog = screen.find("dialog", panel)
    assert inside(screen, dialog)
    seen = []
    for step in range(30):
        screen.press("Tab" if step < 24 else "Shift+Tab")
        assert inside(screen, dialog), f"outside after {step + 1} steps: {screen.focus_name()}"
        seen.append(screen.focus_name())
    assert "Close" in seen
    screen.press("Escape")
    screen.is_gone("dialog", panel)
    assert screen.focus_name() == panel


@pytest.mark.parametrize("panel", ["Settings", "How to play"])
def test_a_panel_closes_by_its_button_and_by_a_tap_beside_it(screen: Screen, panel: str):
    screen.open(LINK)
    open_by_key(screen, panel)
    dialog = screen.find("dialog", panel)
    screen.find("button", "Close", within=dialog).click()
    screen.is_gone("dialog", panel)
    assert screen.focus_name() == panel
    open_by_key(screen, panel)
    screen.find("dialog", panel)
    screen.js("document.elementFromPoint(3, 3).click()")
    screen.is_gone("dialog", panel)
    assert screen.focus_name() == panel


@pytest.mark.fault("W1")
def test_about_takes_the_place_of_the_instructions_and_closes_back_to_them(screen: Screen):
    screen.open(LINK)
    open_by_key(screen, "How to play")
    open_by_key(screen, "About Cyclomind")
    about = screen.find("dialog", "About")
    assert inside(screen, about)
    assert screen.js("return document.querySelectorAll('dialog[open]').length") == 1
    screen.press("Escape")
    screen.is_gone("dialog", "About")
    screen.wait_for(lambda: screen.focus_name() == "About Cyclomind", "the focus on the opener")
    screen.press("Escape")
    screen.is_gone("dialog", "How to play")
    screen.wait_for(lambda: screen.focus_name() == "How to play", "the focus on the opener")


@pytest.mark.fault("B39")
def test_an_open_panel_keeps_the_page_behind_it_out_of_reach(screen: Screen):
    screen.open(LINK)
    open_by_key(screen, "Settings")
    screen.find("dialog", "Settings")
    before = screen.beads()
    spot = screen.js(  # the bead farthest from the panel
        "return [...document.querySelectorAll('#board [data-position]')]"
        ".map((bead) => bead.getBoundingClientRect())"
        ".map((box) => [box.x + box.width / 2, box.y + box.height / 2])"
        ".sort((a, b) => a[0] - b[0])[0]"
    )
    for kind in ("mousePressed", "mouseReleased"):
        screen.cdp(
            "Input.dispatchMouseEvent",
            type=kind, x=spot[0], y=spot[1], button="left", clickCount=1,
        )  # fmt: skip
    screen.is_gone("dialog", "Settings")  # a tap beside a panel closes it, and no more
    assert screen.armed() == []
    assert screen.beads() == before


def test_the_focus_ring_can_be_seen_on_every_stop(screen: Screen):
    screen.resize(390, 844)
    screen.open(LINK)
    stops = set()
    for _ in range(9):
        screen.press("Tab")
        stops.add(screen.focus_name())
        visible = screen.js(
            "const node = document.activeElement, style = getComputedStyle(node);"
            "if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return true;"
            "return [...node.querySelectorAll('circle')].some((ring) =>"
            " getComputedStyle(ring).stroke !== 'none' && ring.getBBox().width > 10)"
        )
        assert visible, f"no ring around {screen.focus_name()}"
    assert len(stops) == 9


def test_forced_colours_keep_the_beads_and_mark_the_armed_one(screen: Screen):
    screen.prefers(forced_colors=True)
    screen.open(LINK)
    fills = (
        "return [...document.querySelectorAll('#board [data-position] path[fill^=\"#\"]')]"
        ".map((path) => getComputedStyle(path).fill)"
    )
    assert len(set(screen.js(fills))) == len(set(screen.beads()))
    screen.bead(2).click()
    rings = screen.js(
        "return [...document.querySelectorAll('#board [aria-pressed=true] path')]"
        ".map((ring) => getComputedStyle(ring).stroke)"
    )
    plain = screen.js(
        "return [...document.querySelectorAll('#board [aria-pressed=false] path')]"
        ".map((ring) => getComputedStyle(ring).stroke)"
    )
    assert set(rings) - set(plain), "the armed bead has an edge of its own"
