"""The share code: every vector, every refusal, and any text at all."""

import base64

import pytest
from hypothesis import given

from cyclomind.errors import ShareError
from cyclomind.puzzle import read_puzzle
from cyclomind.share import REASONS, decode_secret, encode_secret
from tests.rules.given import codes, colors, positions, rings, secrets
from tests.rules.vectors import beads, table

SHARED = table("share")
MALFORMED = table("share_malformed")


def _reason(n: int, c: int, code: str) -> str:
    with pytest.raises(ShareError) as refusal:
        decode_secret(code, n, c)
    return refusal.value.reason


@pytest.mark.parametrize("row", SHARED, ids=lambda row: row["s"])
def test_codes_equal_the_vectors_both_ways(row):
    assert encode_secret(beads(row["secret"]), row["c"]) == row["s"]
    assert decode_secret(row["s"], row["n"], row["c"]) == beads(row["secret"])


@pytest.mark.parametrize("row", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_links_are_refused_for_the_reason_in_the_vectors(row):
    with pytest.raises(ShareError) as refusal:
        read_puzzle(row["n"], row["c"], row["s"])
    assert refusal.value.reason == row["reason"], row["note"]
    assert str(refusal.value)


def _unspecified(what: str) -> list:
    rows = [row for row in table("share_unspecified") if row["what"] == what]
    assert rows, what
    return rows


def test_padding_is_accepted():
    for row in _unspecified("padded"):
        bare = row["s"].rstrip("=")
        assert decode_secret(row["s"], row["n"], row["c"]) == decode_secret(
            bare, row["n"], row["c"]
        )


def test_the_standard_alphabet_is_accepted():
    for row in _unspecified("standard alphabet + and /"):
        urlsafe = row["s"].replace("+", "-").replace("/", "_")
        expected = decode_secret(urlsafe, row["n"], row["c"])
        assert decode_secret(row["s"], row["n"], row["c"]) == expected


def test_leftover_bits_are_ignored():
    for row in _unspecified("non-zero leftover bits"):
        assert decode_secret(row["s"], row["n"], row["c"]) == beads(row["strict"])


def test_degenerate_secrets_are_refused():
    for row in _unspecified("degenerate secret"):
        assert _reason(row["n"], row["c"], row["s"]) == "degenerate"


def test_the_vectors_leave_nothing_unread():
    kinds = {"padded", "standard alphabet + and /", "non-zero leftover bits", "degenerate secret"}
    assert {row["what"] for row in table("share_unspecified")} == kinds


@given(secrets())
def test_decode_inverts_encode(drawn):
    secret, palette = drawn
    assert decode_secret(encode_secret(secret, palette), len(secret), palette) == secret


@given(codes, positions, colors)
def test_any_text_is_read_or_refused_with_a_known_reason(code, n, palette):
    """What is read comes out as the plain code of the same secret: a fixed point."""
    try:
        secret = decode_secret(code, n, palette)
    except ShareError as refusal:
        assert refusal.reason in REASONS
    else:
        plain = encode_secret(secret, palette)
        assert decode_secret(plain, n, palette) == secret


@given(rings(0, 12, 12), colors)
def test_encode_refuses_whatever_decode_would_refuse(secret, palette):
    try:
        code = encode_secret(secret, palette)
    except ShareError as refusal:
        assert refusal.reason in REASONS
    else:
        assert decode_secret(code, len(secret), palette) == secret


@given(secrets())
def test_a_code_is_base64url_without_padding(drawn):
    """The standard library's codec agrees on the outer layer."""
    code = encode_secret(*drawn)
    masked = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    assert len(masked) == len(drawn[0])
    assert base64.urlsafe_b64encode(masked).decode().rstrip("=") == code


@pytest.mark.parametrize(
    ("n", "c", "reason"),
    [
        (3, 4, "n-out-of-range"),
        (9, 4, "n-out-of-range"),
        (-5, 4, "n-out-of-range"),
        (5, 1, "c-out-of-range"),
        (5, 7, "c-out-of-range"),
        (5, -4, "c-out-of-range"),
    ],
)
def test_sizes_that_no_puzzle_has_are_refused(n, c, reason):
    assert _reason(n, c, "zQtBh_E") == reason


@pytest.mark.parametrize("code", ["=", "====", "=" * 100_000])
def test_padding_alone_is_no_code(code):
    assert _reason(5, 4, code) == "empty"
