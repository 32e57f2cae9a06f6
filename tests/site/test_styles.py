"""Promises of the style sheets that no browser is needed for."""

import re

import pytest

from app.games import GAMES
from tools.sources import ROOT

_SHEETS = sorted((ROOT / "app/styles").glob("*.css"))

#: Begins what a frame in another page does without: in a sheet for all rooms, or for one.
_NOT_IN_FRAMES = (":where(html:not([data-embed])) {", "&:where(:not([data-embed])) {")

#: The games that have a sheet of their own. They load together, each for its own page.
_OWN = [game.name for game in GAMES if (ROOT / f"app/styles/{game.name}.css").is_file()]


@pytest.mark.fault("C16")
@pytest.mark.parametrize("sheet", _SHEETS, ids=lambda sheet: sheet.name)
def test_nothing_in_a_frame_depends_on_its_height(sheet):
    """The frame is given the height that it tells: asked for one, it would chase itself."""
    rules = sheet.read_text(encoding="utf-8")
    for query, first in re.findall(r"@media ([^{]*)\{\s*([^\n]*)", rules):
        if re.search("height|orientation|aspect", query):
            assert first in _NOT_IN_FRAMES, query


@pytest.mark.fault("C52")
def test_a_list_has_bullets_unless_its_role_is_said():
    """Safari takes a list without bullets for none, so that one selector gives both or neither."""
    found = [
        rule
        for sheet in _SHEETS
        for rule in re.findall(r"[^{};/]*\{[^{}]*list-style[^{}]*\}", sheet.read_text("utf-8"))
    ]
    assert [" ".join(rule.split()) for rule in found] == ['[role="list"] { list-style: none; }']


#: Selectors of which each begins with the block's own, if it names that at all.
_STAYS = re.compile(r"(&[^,&]*|[^,&]+)(, ?(&[^,&]*|[^,&]+))*")


def stray_rules(style_sheet: str, game: str) -> list[str]:
    """Return what a sheet says outside one block ``:where(html[data-game="..."])`` of its game.

    Within the block every selector stands below that one, unless ``&`` puts it elsewhere.
    """
    rules = re.sub(r"/\*.*?\*/", "", style_sheet, flags=re.DOTALL)
    depth, begun, stray = 0, 0, []
    for place in (mark.start() for mark in re.finditer(r"[{};]", rules)):
        said = " ".join(rules[begun:place].split())
        begun = place + 1
        if rules[place] == "{":
            if (depth == 0) != (said == f':where(html[data-game="{game}"])') or (
                depth and "&" in said and not _STAYS.fullmatch(said)
            ):
                stray.append(said)
            depth += 1
        elif rules[place] == "}":
            depth -= 1
        elif depth == 0:
            stray.append(said)
    return stray


_BLOCK = ':where(html[data-game="daily"]) {'


def test_most_games_have_a_sheet_of_their_own():
    assert len(_OWN) >= 4


@pytest.mark.parametrize("game", _OWN)
def test_every_rule_of_a_games_own_sheet_is_for_its_page_alone(game: str):
    sheet = (ROOT / f"app/styles/{game}.css").read_text(encoding="utf-8")
    assert not stray_rules(sheet, game)


@pytest.mark.parametrize(
    ("rule", "stray"),
    [
        (_BLOCK + "\n .day { color: red; }\n &[data-game] .a, .b { c: d } }", []),
        (".day { color: red; }", [".day"]),
        ("@media print { .day { color: red; } }", ["@media print"]),
        ("@import 'x.css';", ["@import 'x.css'"]),
        (_BLOCK + " body & { color: red } }", ["body &"]),
        (_BLOCK + " a { b: c } } .d { e: f }", [".d"]),
        (
            _BLOCK.replace("daily", "palette") + " a { b: c } }",
            [':where(html[data-game="palette"])'],
        ),
    ],
)
def test_a_stray_rule_is_found(rule: str, stray: list[str]):
    assert stray_rules(rule, "daily")[:1] == stray
