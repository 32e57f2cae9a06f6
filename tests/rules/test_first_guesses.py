"""What first guesses leave: published figures, a count of every code, and laws."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.first_guesses import answers_to, first_guesses, kind_name, outlook
from cyclomind.games.codebreaker.answers import COLORS
from cyclomind.scoring import Pegs, score_pegs
from tests.rules.vectors import beads, table

#: Codes left after an answer, black and white, to 1111, 1112, 1122, 1123 and 1234; six colours.
#: Source: Knuth, The computer as Master Mind, 1976.
KNUTH = """
00  625  256  256   81   16
01    0  308  256  276  152
02    0   61   96  222  312
03    0    0   16   44  136
04    0    0    1    2    9
10  500  317  256  182  108
11    0  156  208  230  252
12    0   27   36   84  132
13    0    0    0    4    8
20  150  123  114  105   96
21    0   24   32   40   48
22    0    3    4    5    6
30   20   20   20   20   20
40    1    1    1    1    1
"""


def test_the_classic_table_is_the_one_that_knuth_published():
    kinds = first_guesses(4, 6)
    tables = [dict(answers_to(kind, 6)) for kind in kinds]
    for line in KNUTH.split("\n")[1:-1]:
        pegs, *left = line.split()
        assert [table.get(Pegs(*beads(pegs)), 0) for table in tables] == [
            int(codes) for codes in left
        ]
    worst = {kind_name(kind): outlook(answers_to(kind, 6)).worst for kind in kinds}
    assert worst == {"1111": 625, "1112": 317, "1122": 256, "1123": 276, "1234": 312}


def test_ten_colours_are_as_the_vectors_say():
    for row in table("peg_counts"):
        guess = beads(row["guess"])
        kind = tuple(sorted(Counter(guess).values(), reverse=True))
        assert kind in first_guesses(row["pegs"], COLORS)
        left = dict(answers_to(kind, COLORS)).get(Pegs(row["black"], row["white"]), 0)
        assert left == row["codes"], row


@pytest.mark.parametrize(("places", "colors"), [(1, 3), (3, 2), (3, 5), (4, 3), (5, 4)])
def test_it_counts_what_a_look_at_every_code_counts(places, colors):
    for kind in first_guesses(places, colors):
        guess = beads(kind_name(kind))
        codes = itertools.product(range(1, colors + 1), repeat=places)
        counted = Counter(score_pegs(code, guess) for code in codes)
        assert answers_to(kind, colors) == sorted(counted.items())


@given(st.integers(1, 6), st.integers(1, 10))
def test_kinds_are_all_ways_to_share_the_places_out(places, colors):
    kinds = first_guesses(places, colors)
    assert len(set(kinds)) == len(kinds)
    shares = {
        tuple(sorted(Counter(guess).values(), reverse=True))
        for guess in itertools.product(range(min(places, 4)), repeat=places)
    }
    assert {kind for kind in kinds if len(kind) <= 4} == {
        kind for kind in shares if len(kind) <= colors
    }
    assert kinds == sorted(kinds, key=lambda kind: (len(kind), [-count for count in kind]))


@given(st.integers(1, 5), st.integers(1, 10))
def test_every_code_gives_one_answer(places, colors):
    for kind in first_guesses(places, colors):
        answers = answers_to(kind, colors)
        found = outlook(answers)
        assert sum(left for _, left in answers) == colors**places
        assert found.answers == len(answers)
        assert found.worst**2 <= found.squares <= found.worst * colors**places
