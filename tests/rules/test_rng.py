"""The generator: the same numbers for ever, none preferred."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cyclomind.rng import Rng
from tests.rules.chance import assert_evenly_spread
from tests.rules.given import seeds

LIMITS = (2**32, 2**31 + 1, 1000, 6, 2, 1)

# Kept for ever: daily puzzles and the starts of shared links are made of these.
GOLDEN = {
    0: [2315130997, 80881715, 3973072526, 3501121382, 3779516730],
    1: [4220493885, 3562819143, 2166281559, 2863969955, 1832765069],
    4711: [1162178102, 532997392, 652907955, 817708852, 715332493],
    "start 5 4 zQtBh_E": [2113852097, 1571587437, 2875243863, 3882140430, 3068927200],
    "2026-11-30": [4258424225, 4054484667, 4194267798, 2846327816, 3437120043],
    "\xfc": [3546182076, 2695302805, 342211739, 2050872943, 2321511869],
}


def _words(seed, count: int) -> list:
    rng = Rng(seed)
    return [rng.below(2**32) for _ in range(count)]


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_numbers_never_change(seed):
    assert _words(seed, 5) == GOLDEN[seed]


def _sfc32(a: int, b: int, c: int, counter: int):
    """Yield the numbers of the published generator, written down a second time."""
    while True:
        drawn = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21) % 2**32 | c >> 11) + drawn
        c %= 2**32
        yield drawn


def test_an_empty_seed_gives_the_plain_published_generator():
    """Twelve numbers are left out, so that the seed reaches every bit."""
    plain = _sfc32(0x9E3779B9, 0x243F6A88, 0xB7E15162, 1)
    expected = [next(plain) for _ in range(32)][12:]
    assert _words("", 20) == expected


@given(st.integers(-(2**70), 2**70))
def test_a_number_and_its_text_are_one_seed(number):
    assert _words(number, 3) == _words(str(number), 3)


@given(seeds, seeds)
def test_different_seeds_give_different_numbers(a, b):
    if str(a) != str(b):
        assert _words(a, 4) != _words(b, 4)


def test_neighbouring_seeds_have_nothing_in_common():
    """A day's number plus one is another puzzle, in every bit."""
    firsts = [_words(seed, 1)[0] for seed in range(4096)]
    assert len(set(firsts)) == 4096
    for bit in range(32):
        ones = [first >> bit & 1 for first in firsts]
        assert_evenly_spread([ones.count(0), ones.count(1)])
        flips = [a ^ b for a, b in itertools.pairwise(ones)]
        assert_evenly_spread([flips.count(0), flips.count(1)])


@given(seeds, st.integers(1, 2**32))
def test_below_stays_below(seed, limit):
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_below_refuses_limits_it_cannot_serve(limit):
    rng = Rng("limits")
    with pytest.raises(ValueError, match="limit"):
        rng.below(limit)
    assert rng.below(2**32) == _words("limits", 1)[0], "a refused draw uses nothing up"


class _Scripted(Rng):
    """An Rng that draws the given 32-bit words."""

    def __init__(self, words):
        super().__init__("scripted")
        self.words = list(words)

    def _next(self):
        return self.words.pop(0) if hasattr(self, "words") else super()._next()


def test_below_draws_again_where_the_last_multiple_ends():
    """2**32 = 6 * 715,827,882 + 4: the last four words would favour 0 to 3."""
    last_multiple = 2**32 // 6 * 6
    assert _Scripted([last_multiple - 1]).below(6) == 5
    rng = _Scripted([last_multiple, 2**32 - 1, last_multiple + 2, 7])
    assert rng.below(6) == 1
    assert rng.words == []


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 10])
def test_below_spreads_evenly(limit):
    rng = Rng(f"spread {limit}")
    drawn = [rng.below(limit) for _ in range(4000)]
    assert_evenly_spread([drawn.count(result) for result in range(limit)])


@given(seeds, st.lists(st.integers()))
def test_shuffled_keeps_the_items_and_the_list(seed, items):
    before = list(items)
    shuffled = Rng(seed).shuffled(items)
    assert sorted(shuffled) == sorted(items)
    assert items == before
    assert shuffled is not items


def test_every_order_is_equally_likely():
    rng = Rng("orders")
    orders: dict = {}
    for _ in range(6000):
        order = "".join(rng.shuffled("abcd"))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert_evenly_spread(list(orders.values()))
