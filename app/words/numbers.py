"""Numbers as the page's language writes them. Public names: `one_decimal`, `two_decimals`."""

from app.words.sentences import text


def one_decimal(number: float) -> str:
    """Return a number with one decimal; whole numbers without."""
    tenths = int(number * 10 + 0.5)
    if tenths % 10 == 0:
        return str(tenths // 10)
    return f"{tenths // 10}{text('decimal-mark')}{tenths % 10}"


def two_decimals(hundredths: int) -> str:
    """Return a number of hundredths as a number with two decimals."""
    return f"{hundredths // 100}{text('decimal-mark')}{hundredths % 100:02d}"
