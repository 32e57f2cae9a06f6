"""Bead contents: reading, naming, listing and counting them."""

import pytest

from cyclomind.errors import UnreadableError
from cyclomind.necklace import canonical, content_of, is_degenerate, necklaces
from cyclomind.strategy.contents import (
    arrangements,
    content_name,
    contents,
    count_arrangements,
    count_necklaces_of,
    necklaces_of,
    parse_content,
)

SMALL = [content for n in range(4, 7) for content in contents(n, 6)]


def test_contents_of_five_beads():
    names = [content_name(content) for content in contents(5, 4)]
    assert names == ["3/2", "3/1/1", "2/2/1", "2/1/1/1"]


@pytest.mark.parametrize("n", range(4, 9))
def test_contents_are_those_of_the_playable_necklaces(n):
    colors = 3
    playable = {content_of(beads) for beads in necklaces(n, colors) if not is_degenerate(beads)}
    assert set(contents(n, colors)) == playable


@pytest.mark.parametrize("content", SMALL, ids=content_name)
def test_counts_equal_the_lists(content):
    words = arrangements(content)
    assert words == sorted(set(words))
    assert len(words) == count_arrangements(content)
    assert necklaces_of(content) == sorted({canonical(word) for word in words})
    assert len(necklaces_of(content)) == count_necklaces_of(content)


def test_names_are_read_back():
    for content in SMALL:
        assert parse_content(content_name(content)) == content


def test_a_content_may_be_written_as_beads_or_in_any_order():
    assert parse_content("00112") == parse_content("2/1/2") == (2, 2, 1)


@pytest.mark.parametrize(
    "text", ["", "/", "2/2/x", "3", "9/9", "4/1", "00001", "5/0", "-2/2/2", " 2/2", "\u0663/2"]
)
def test_what_is_no_content_is_refused(text):
    with pytest.raises(UnreadableError):
        parse_content(text)
