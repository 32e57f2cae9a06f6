"""Promises of the style sheets that no browser is needed for."""

import re

import pytest

from tools.sources import ROOT

_SHEETS = sorted((ROOT / "app/styles").glob("*.css"))

#: Begins what a frame in another page does without.
_NOT_IN_FRAMES = ":where(html:not([data-embed])) {"


@pytest.mark.fault("C16")
@pytest.mark.parametrize("sheet", _SHEETS, ids=lambda sheet: sheet.name)
def test_nothing_in_a_frame_depends_on_its_height(sheet):
    """The frame is given the height that it tells: asked for one, it would chase itself."""
    rules = sheet.read_text(encoding="utf-8")
    for query, first in re.findall(r"@media ([^{]*)\{\s*([^\n]*)", rules):
        if re.search("height|orientation|aspect", query):
            assert first == _NOT_IN_FRAMES, query
