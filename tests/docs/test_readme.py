"""What the README promises at its top: a moving picture, and where to play."""

import re

import pytest

from tools.moving_picture import MOST_BYTES
from tools.sources import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_line_to_play_now_names_the_address_that_is_set():
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (pages,) = re.findall(r'(?m)^pages = "(https://[^"]+/)"$', settings)
    assert f"**Play it now:** <{pages}>" in README


@pytest.mark.parametrize("path", sorted(set(re.findall(r'src="(docs/[^"]+)"', README))))
def test_every_picture_is_there_and_small(path: str):
    assert 0 < (ROOT / path).stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\]\(([\w./-]+)\)", README))))
def test_every_link_leads_somewhere(path: str):
    assert (ROOT / path).is_file()
