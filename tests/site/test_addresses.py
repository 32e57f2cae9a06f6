"""The one reader of addresses, in app/boot.js: what a link says, whatever happened to it."""

import json
import subprocess
from pathlib import Path

import pytest

_READER = Path(__file__).with_name("address_reader.mjs")

#: Each kind of link in one: a code, a seed with rules, a day, a numbered game.
LINKS = {
    "necklace": {"n": "5", "c": "4", "s": "zgtAhPI"},
    "palette": {"game": "palette", "n": "6", "c": "6", "s": "dbf7Ok-G"},
    "mastermind": {"game": "mastermind", "seed": "4711", "places": "5", "repeats": "0"},
    "daily": {"game": "daily", "date": "2026-11-30"},
    "codebreaker": {"game": "codebreaker", "size": "5", "round": "2"},
}


def outcomes(queries: list[str]) -> list[dict]:
    """Return what boot.js makes of each query: ``read`` by what is dropped, and ``visit``."""
    command = ["node", str(_READER), json.dumps(queries)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(answer.stdout)


def _escaped(text: str) -> str:
    return "".join(f"%{ord(letter):02X}" for letter in text)


#: What happens to a link on its way: the query of some pairs, and of all of it.
DETOURS = {
    "none": lambda pairs: pairs,
    "HTML": lambda pairs: pairs.replace("&", "&amp;"),
    "HTML twice": lambda pairs: pairs.replace("&", "&amp;amp;"),
    "HTML, no semicolon": lambda pairs: pairs.replace("&", "&amp"),
    "HTML by number": lambda pairs: pairs.replace("&", "&#38;"),
    "HTML by number with a zero": lambda pairs: pairs.replace("&", "&#038;"),
    "HTML in hexadecimal": lambda pairs: pairs.replace("&", "&#x26;").replace("=", "&#x3D;"),
    "HTML, then HTML by number": lambda pairs: pairs.replace("&", "&amp;#38;"),
    "script": lambda pairs: pairs.replace("&", r"\u0026").replace("=", r"\u003d"),
    "old script": lambda pairs: pairs.replace("&", "%u0026").replace("=", "%u003D"),
    "escaped &": lambda pairs: pairs.replace("&", "%26"),
    "escaped =": lambda pairs: pairs.replace("=", "%3D"),
    "escaped, small letters": lambda pairs: pairs.replace("&", "%26").replace("=", "%3d"),
    "escaped twice": lambda pairs: pairs.replace("&", "%2526").replace("=", "%253D"),
    "escaped thrice": lambda pairs: pairs.replace("&", "%252526").replace("=", "%25253D"),
    "every letter escaped": _escaped,
    "every letter escaped twice": lambda pairs: _escaped(pairs).replace("%", "%25"),
    "HTML, then escaped": lambda pairs: pairs.replace("&", "%26amp%3B").replace("=", "%3D"),
    "semicolons": lambda pairs: pairs.replace("&", ";"),
    "a second question mark": lambda pairs: "?" + pairs,
    "invisible signs": lambda pairs: pairs.replace("&", "\u200b&\u2066").replace("=", "=\u200f"),
    "more parameters": lambda pairs: f"utm_source=%26n%3D8%23x&{pairs}&fbclid=IwAR0",
    "more parameters, glued": lambda pairs: f"{pairs}?fbclid=IwAR0",
}


@pytest.mark.fault("C10")
@pytest.mark.parametrize("room", LINKS)
def test_a_link_that_was_escaped_on_its_way_says_the_same(room: str):
    wanted = LINKS[room]
    plain = "&".join(f"{name}={value}" for name, value in wanted.items())
    capitals = "&".join(f"{name.upper()}={value}" for name, value in wanted.items())
    queries = ["?" + detour(pairs) for detour in DETOURS.values() for pairs in (plain, capitals)]
    for query, outcome in zip(queries, outcomes(queries), strict=True):
        for read in outcome["read"]:
            assert {name: read.get(name) for name in wanted} == wanted, query
        assert outcome["visit"].get("game") == wanted.get("game"), query


#: What stands around links: the ends of sentences, brackets, quotes, marks of formatting.
GLUED = [
    *(*".,;:!?)]}>\"'`*~|", "\u2026", "\u00bb", "\u201d", "\u2019"),  # the last: …»”’
    *(
        "\u3002",
        "\u3001",
        "\uff09",
        "\u300d",
    ),  # a stop, a comma and brackets of Chinese and Japanese
    *("\u05be", "\u061f", "\u060c"),  # signs of Hebrew and Arabic
    *("%20", "%0A", "%0D%0A", "%09", "%C2%A0", "+", "%E2%80%8F", "%00"),
    *(").", ".)", '">', "</a>", "%3C/a%3E", '"%20target=_blank', "&gt;", "&quot;", "&#41;"),
    *("?fbclid=x", "&fbclid=x", "%3Ffbclid=x", "%26fbclid%3Dx", "%23top", "#top"),
]


@pytest.mark.fault("C11")
@pytest.mark.parametrize("room", LINKS)
def test_what_is_glued_to_the_end_of_a_link_can_be_dropped(room: str):
    wanted = LINKS[room]
    plain = "?" + "&".join(f"{name}={value}" for name, value in wanted.items())
    for end, outcome in zip(GLUED, outcomes([plain + end for end in GLUED]), strict=True):
        read = outcome["read"][1]
        assert {name: read.get(name) for name in wanted} == wanted, end


@pytest.mark.fault("C11")
def test_marks_in_which_codes_may_end_are_dropped_last():
    once, twice = outcomes(["?s=cLf_OE2-)."])[0]["read"][1:]
    assert (once["s"], twice["s"]) == ("cLf_OE2-", "cLf_OE2")


@pytest.mark.fault("C11")
def test_nothing_is_dropped_from_inside_a_value():
    values = ["47.11", "47,11", "47 11", "4711x", "4711é", "4711😀", "4711\uff15", "x4711", "-4711"]
    for value, outcome in zip(
        values, outcomes(["?seed=" + value for value in values]), strict=True
    ):
        assert [read["seed"] for read in outcome["read"]] == [value] * 3


def test_a_value_without_escapes_is_read_as_it_stands():
    codes = ["xQJKjQ==", "zAhCh/A", "Ke+mYRQ", " xQJKjQ", "zQ%tBh_E", "%E0%A4%A", "%"]
    for code, outcome in zip(codes, outcomes(["?s=" + code for code in codes]), strict=True):
        assert outcome["read"][0]["s"] == code


#: What the page knows of a visit, by the query.
VISITS: dict[str, dict[str, str]] = {
    "?lang=de&embed=1": {"lang": "de", "embed": "on"},
    "?LANG=DE.&Embed=1)": {"lang": "de", "embed": "on"},
    "?lang%3Dde%26embed%3D1": {"lang": "de", "embed": "on"},
    "?lang=de-AT": {"lang": "de"},
    "?lang=3Dde&embed=3D1": {},
    "?lang=xx&embed=yes&intro=0": {},
    "?lang=&embed=&lang=de": {},
    "?embed=11&lang=<img src=x>": {},
    "?__proto__=1&constructor=1&game=__proto__": {},
    "?game=chess": {},
}


@pytest.mark.fault("C12")
def test_of_the_visit_only_what_was_understood_is_known():
    visits = [outcome["visit"] for outcome in outcomes(list(VISITS))]
    assert dict(zip(VISITS, visits, strict=True)) == VISITS
