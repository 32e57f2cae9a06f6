"""Much enlarged text, by zooming or by the browser: nothing is cut, in any room or panel."""

from functools import partial
from itertools import pairwise

import pytest

from tests.browser.screen import Screen

_RING = "n=8&c=6&s=k1Mf2a9mJuI"

#: Room -> its address, what makes a first move, and the panels that differ from those before.
_ROOMS = {
    "necklace": (
        f"?{_RING}",
        "#submit-button",
        ("settings", "info", "about", "kept", "tell", "challenge", "statistics", "coach"),
    ),
    "daily": ("?game=daily", "#submit-button", ("info", "archive")),
    "path": ("?game=path&level=16", "#submit-button", ("info", "levels")),
    "palette": (f"?game=palette&{_RING}", "[data-color='1']", ("info",)),
    "mastermind": ("?game=mastermind&seed=7&places=6&colors=10&rows=20", "[data-color='1']",
                   ("settings", "info")),
    "codebreaker": ("?game=codebreaker&size=5", ".rack summary", ("settings", "info")),
    "walkthrough": ("?game=walkthrough", ".key summary", ("settings", "info")),
}  # fmt: skip

_CLOSE = """
document.querySelectorAll("dialog[open]").forEach((one) => one.close());
document.querySelectorAll(":popover-open").forEach((one) => one.hidePopover());
"""

_ON_A_RING = ("necklace", "daily", "path", "palette")

#: Everything in the topmost dialog, or in the page, that is wider than its place or the screen,
#: or has more lines than the height that it was given. Two pixels are for rounding and margins.
_CUT = """
const top = [...document.querySelectorAll("dialog[open]")].at(-1) || document.body;
const wide = document.documentElement.clientWidth;
const named = (node) => `${node.tagName} #${node.id} .${node.className} ${node.textContent.trim()}`;
const cut = [];
if (document.documentElement.scrollWidth > wide) cut.push("the page scrolls sideways");
for (const node of top.querySelectorAll("*:not(svg *, .unseen, .unseen *)")) {
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  if (!box.width || style.visibility !== "visible" || style.clipPath !== "none") continue;
  if (box.left < -2 || box.right > wide + 2) cut.push("off screen: " + named(node));
  if (node.tagName === "svg" || style.display === "inline" || !node.clientWidth) continue;
  const over = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
  if (over[0] > 2) cut.push(`${over[0]} too wide: ${named(node)}`);
  const scrolls = /auto|scroll/.test(style.overflowY) && node.clientHeight > 60;
  if (over[1] > 2 && !scrolls && !node.matches("main, input"))
    cut.push(`${over[1]} too high: ${named(node)}`);
}
return cut;
"""


def click(screen: Screen, css: str) -> None:
    """Click what may stand in a closed menu."""
    screen.wait_for(lambda: screen.js("return document.querySelector(arguments[0])", css), css)
    screen.js("document.querySelector(arguments[0]).click()", css)


def is_open(screen: Screen, panel: str) -> bool:
    """Tell whether a panel, or the menu, lies over the page."""
    css = "#menu:popover-open" if panel == "menu" else f"#{panel}-panel[open]"
    return bool(screen.js("return document.querySelector(arguments[0])", css))


def open_enlarged(screen: Screen, query: str, typed: bool) -> None:
    """Open a game with text at 200 %; typed: whether its guesses may be typed."""
    settings = '{"typing": true, "numbers": true}'
    screen.before_every_page(f"localStorage.setItem('cyclomind.settings', '{settings}')")
    screen.open(query)
    screen.tab.enlarge_text(2)
    if typed:
        screen.by_id("typed-field")


@pytest.mark.fault("C51")
@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("room", _ROOMS)
def test_nothing_is_cut_at_400_percent_with_text_at_200_percent(
    screen: Screen, room: str, language: str
):
    query, move, panels = _ROOMS[room]
    screen.resize(320, 200)
    open_enlarged(screen, f"{query}&lang={language}", typed=room in _ON_A_RING)
    assert screen.js(_CUT) == []
    click(screen, move)
    assert screen.js(_CUT) == []
    for panel in ("menu", *panels):
        click(screen, f"#{panel}-button")
        screen.wait_for(partial(is_open, screen, panel), panel)
        assert screen.js(_CUT) == [], panel
        if (panel, "about") not in pairwise(panels) and panel != "tell":
            screen.js(_CLOSE)


@pytest.mark.every_engine
@pytest.mark.fault("C57")
def test_nothing_is_cut_on_a_phone_whose_text_alone_is_enlarged(screen: Screen):
    screen.resize(360, 640)
    open_enlarged(screen, f"?{_RING}&lang=de", typed=True)
    field = screen.by_id("typed-field")
    assert float(field.value_of_css_property("font-size")[:-2]) in (
        16,
        32,
    )  # Firefox tells the first
    assert screen.js(_CUT) == []
