"""Pearson's chi-square test. All seeds are fixed, so a test that passes always passes."""

#: The normal deviate that chance exceeds once in ten thousand times.
_RARE = 3.719


def assert_evenly_spread(counts: list, weights: list | None = None) -> None:
    """Fail when so uneven a result of fair draws would come up less than once in 10,000 times.

    counts: how often each result was drawn; weights: how likely each is, equally if left out.
    """
    weights = weights or [1] * len(counts)
    drawn, weight = sum(counts), sum(weights)
    assert len(counts) == len(weights)
    expected = [drawn * w / weight for w in weights]
    assert min(expected) >= 5, "too few draws for this test to mean anything"
    chi_square = sum((seen - e) ** 2 / e for seen, e in zip(counts, expected))
    limit = _chi_square_limit(len(counts) - 1)
    assert chi_square <= limit, f"chi-square {chi_square:.1f} of at most {limit:.1f}: {counts}"


def _chi_square_limit(freedom: int) -> float:
    """Source: Wilson and Hilferty, The distribution of chi-square, 1931."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + _RARE * spread**0.5) ** 3
