"""The share code: a secret as a few characters that tell nothing at a glance.

Public names: `MIN_POSITIONS`, `MAX_POSITIONS`, `MIN_COLORS`, `MAX_COLORS`, `REASONS`,
`encode_secret`, `decode_secret`, `check_size`.

The secret's ASCII digits are XORed with a mask that depends on n, the number of colours and
the index, then written in base64url without ``=``. It is an existing public format: links made
elsewhere open here, and ours there. It hides the secret from a glance; it does not protect it.
``docs/share-link.md`` has the format in full.
"""

from cyclomind.errors import ShareError
from cyclomind.ring import is_degenerate

#: The sizes a puzzle can have: positions and colours, both ends included.
MIN_POSITIONS, MAX_POSITIONS = 4, 8
MIN_COLORS, MAX_COLORS = 2, 6

#: Every value of `ShareError.reason`.
REASONS = (
    "n-out-of-range",  # the number of positions is missing its number, or outside 4-8
    "c-out-of-range",  # likewise the number of colours, outside 2-6
    "empty",  # no code at all
    "non-ascii",  # a character that no link maker writes
    "bad-base64",  # a character outside the alphabet, or an impossible length
    "wrong-length",  # decodes to more or fewer beads than n
    "non-digit",  # a byte is not a digit: usually a code made for another n or c
    "digit-not-below-c",  # a bead's colour does not exist in this puzzle
    "degenerate",  # all beads alike, or all but one
)

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def encode_secret(secret: tuple[int, ...], colors: int) -> str:
    """Return the share code of a secret. secret: tuple of n colour indices below ``colors``.

    `decode_secret` inverts it for every playable secret.

    Raises: ShareError for a secret that `decode_secret` would refuse.

    Example: ``encode_secret((0, 1, 1, 0), 2) == "xQNKjA"``.
    """
    check_size(len(secret), colors)
    _check_secret(secret, colors)
    masked = [(ord("0") + bead) ^ _mask(len(secret), colors, i) for i, bead in enumerate(secret)]
    return _base64url(masked)


def decode_secret(code: str, n: int, colors: int) -> tuple[int, ...]:
    """Return the secret, a tuple of n colour indices, that a share code stands for.

    Tolerant: trailing ``=`` and the standard base64 letters ``+`` and ``/`` are fine.

    Raises: ShareError with its reason, and nothing else, for any other text.
    """
    check_size(n, colors)
    masked = _bytes_of(code)
    if len(masked) != n:
        raise ShareError("wrong-length", f"the code holds {len(masked)} beads, not {n}")
    secret = tuple([(byte ^ _mask(n, colors, i)) - ord("0") for i, byte in enumerate(masked)])
    _check_secret(secret, colors)
    return secret


def check_size(n: int, colors: int) -> None:
    """Raise ShareError unless n positions and this many colours make a puzzle."""
    if not MIN_POSITIONS <= n <= MAX_POSITIONS:
        raise ShareError("n-out-of-range", f"{n} positions: {MIN_POSITIONS} to {MAX_POSITIONS}")
    if not MIN_COLORS <= colors <= MAX_COLORS:
        raise ShareError("c-out-of-range", f"{colors} colours: {MIN_COLORS} to {MAX_COLORS}")


def _check_secret(secret: tuple[int, ...], colors: int) -> None:
    for bead in secret:
        if not 0 <= bead <= 9:
            raise ShareError("non-digit", "a bead is not a digit")
        if bead >= colors:
            raise ShareError("digit-not-below-c", f"colour {bead} in a puzzle of {colors}")
    if is_degenerate(secret):
        raise ShareError("degenerate", "all beads alike, or all but one")


def _mask(n: int, colors: int, i: int) -> int:
    """Return the byte that hides bead i. Source: the format; Marsaglia's 32-bit xorshift."""
    value = (n * 73 ^ colors * 151 ^ i * 37 ^ 0x5A) & 0xFFFFFFFF
    value ^= value << 13 & 0xFFFFFFFF
    value ^= value >> 17
    value ^= value << 5 & 0xFFFFFFFF
    return value & 0xFF


# MicroPython: base64's urlsafe functions are missing and its decoder skips junk in silence, so
# the two directions are written out. Six bits a letter, the first letter the highest.


def _base64url(values: list[int]) -> str:
    letters = []
    bits = held = 0
    for value in values:
        held = held << 8 | value
        bits += 8
        while bits >= 6:
            bits -= 6
            letters.append(_ALPHABET[held >> bits & 63])
    if bits:
        letters.append(_ALPHABET[held << 6 - bits & 63])
    return "".join(letters)


def _bytes_of(code: str) -> list[int]:
    code = code.rstrip("=")
    if not code:
        raise ShareError("empty", "there is no code")
    values = []
    bits = held = 0
    for letter in code.replace("+", "-").replace("/", "_"):
        if ord(letter) > 127:
            raise ShareError("non-ascii", "a character outside ASCII")
        sextet = _ALPHABET.find(letter)
        if sextet < 0:
            raise ShareError("bad-base64", "a character outside the base64 alphabet")
        held = (held << 6 | sextet) & 0xFFFF
        bits += 6
        if bits >= 8:
            bits -= 8
            values.append(held >> bits & 0xFF)
    if bits == 6:
        raise ShareError("bad-base64", "a length that base64 never has")
    return values
