"""Numbers as the page's language writes them. Pure.

Public names: `one_decimal`, `two_decimals`, `grouped`.
"""

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


def grouped(number: int) -> str:
    """Return a whole number from 0 up, its digits in groups of three.

    From how many digits on is the language's: Spanish leaves four together.
    """
    digits = str(number)
    if len(digits) < int(text("thousands-from")):
        return digits
    groups = []
    while digits:
        groups.append(digits[-3:])
        digits = digits[:-3]
    return text("thousands-mark").join(reversed(groups))
