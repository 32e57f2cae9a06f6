"""The instructions of every game, as they are read and drawn."""

import pytest

from app.art.rule_pictures import PICTURES, picture
from app.games import GAMES
from app.panels.bullets import Bullet, bullets
from tools.languages import languages
from tools.sources import ROOT


def test_a_text_is_read_into_lines():
    text = """# Title

- [swap] **Swap** two:
  tap them.
- Plain.

## More

- Folded **too**
"""
    assert bullets(text) == [
        Bullet("swap", [("Swap", True), (" two: tap them.", False)], False),
        Bullet("", [("Plain.", False)], False),
        Bullet("", [("Folded ", False), ("too", True)], True),
    ]


def test_without_a_heading_nothing_is_folded():
    assert [item.is_folded for item in bullets("- One\n- Two")] == [False, False]


@pytest.mark.parametrize("language", languages(ROOT))
def test_every_game_has_a_few_lines_and_the_rest_folded(language: str):
    """The same pictures in every language; the keys are among what is folded."""
    folder, english = (ROOT / f"app/locales/{one}/how-to-play" for one in (language, "en"))
    for name in {name for game in GAMES for name in game.how_to_play}:
        found = bullets((folder / f"{name}.md").read_text("utf-8"))
        expected = bullets((english / f"{name}.md").read_text("utf-8"))
        assert 1 <= sum(not item.is_folded for item in found) <= 5, name
        for item, same in zip(found, expected, strict=True):
            assert (item.picture, item.is_folded) == (same.picture, same.is_folded), name
            assert not item.picture or picture(item.picture), item


def test_every_picture_is_drawn_and_no_other():
    for name in PICTURES:
        assert picture(name).startswith("<svg"), name
        assert picture(name).endswith("</svg>"), name
    assert picture("unheard-of") == ""
