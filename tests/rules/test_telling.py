"""Games told in words: what other people read, and what the list of kept games says."""

from collections.abc import Iterator

import pytest

from app.shelf.game_words import name_of, pairs_of, shared_text, standing
from app.shelf.summary import Summary
from app.words import sentences as words
from cyclomind.games.guessing import LOST, PLAYING, WON

NECKLACE = "n=5&c=4&s=zgtAhPI"


@pytest.fixture(autouse=True, params=["en"])
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """Speak a language, and forget it again."""
    words.learn(request.param, "home")
    words.learn(request.param, "page")
    words.learn(request.param, "panels")
    yield
    words._words.clear()


def told(room: str, link: str, size: str, outcome: str, scores: tuple, hints: int = 0) -> str:
    return shared_text(Summary(room, link, size, outcome, scores, hints, (), None))


@pytest.mark.parametrize(
    ("summary", "expected"),
    [
        (
            ("daily", "date=2026-12-12", "5/4", WON, ((2,), (3,), (5,))),
            "Cyclomind daily 12: solved in 3; exact 2, 3, 5 of 5",
        ),
        (
            ("daily", "date=2027-01-01", "5/4", WON, ((5,),), 2),
            "Cyclomind daily 32: solved in 1 guess, with 2 hints; exact 5 of 5",
        ),
        (
            ("necklace", NECKLACE, "5/4", PLAYING, ((2,), (3,)), 1),
            "Cyclomind necklace, 5 beads: 2 guesses so far, with 1 hint; exact 2, 3 of 5",
        ),
        (
            ("necklace", NECKLACE, "5/4", PLAYING, ()),
            "Cyclomind necklace, 5 beads: can you find this necklace?",
        ),
        (
            ("necklace", NECKLACE, "5/4", LOST, ((2,),)),
            "Cyclomind necklace, 5 beads: given up after 1 guess; exact 2 of 5",
        ),
        (
            ("necklace", NECKLACE, "5/4", LOST, ()),
            "Cyclomind necklace, 5 beads: given up before a guess",
        ),
        (
            ("quiet", NECKLACE + "&turn=off", "5/4", WON, ((2,), (5,))),
            "Cyclomind quiet ring, 5 beads: solved in 2; exact 2, 5 of 5",
        ),
        (
            ("palette", "n=4&c=4&s=x", "4/4", WON, ((1, 2), (4, 0))),
            "Cyclomind free palette, 4 beads: solved in 2; exact and misplaced: 1 and 2, 4 and 0",
        ),
        (
            ("mastermind", "seed=4711", "4/6", LOST, ((1, 2),) * 10),
            "Cyclomind Mastermind, code 4711: not solved in 10; black and white: "
            + ", ".join(["1 and 2"] * 10),
        ),
        (
            ("codebreaker", "size=5&round=3", "5/random", WON, ((1, 2), (5, 0))),
            "Cyclomind code-breaker, 5 places: the computer found my code in 2 guesses",
        ),
        (
            ("walkthrough", "", "4", WON, ((0, 4), (4, 0))),
            "Cyclomind how pegs are counted: solved in 2; exact and misplaced: 0 and 4, 4 and 0",
        ),
    ],
)
def test_a_game_reads_well_aloud(summary: tuple, expected: str):
    assert told(*summary) == expected


@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
@pytest.mark.parametrize(
    ("room", "link", "score"),
    [
        ("necklace", NECKLACE, (2,)),
        ("daily", "date=2026-12-12", (2,)),
        ("palette", NECKLACE, (1, 2)),
        ("mastermind", "seed=1&places=5", (1, 2)),
        ("codebreaker", "size=4&round=1", (1, 2)),
        ("walkthrough", "", (1, 2)),
    ],
)
def test_every_room_has_words_for_every_standing(room: str, link: str, score: tuple):
    for outcome in (PLAYING, WON, LOST):
        for count in range(3):
            assert "{" not in told(room, link, "5/4", outcome, (score,) * count)
    assert standing(room, PLAYING, 2) in told(room, link, "5/4", PLAYING, (score, score))


@pytest.mark.parametrize("link", ["", "x=1", "date=x", "date=2026-12", "date=2026-12-1-2", "key=1"])
def test_an_odd_link_still_has_the_name_of_its_game(link: str):
    assert name_of("daily", link) == "Daily"
    assert name_of("necklace", link) == "Necklace"


def test_a_link_is_taken_apart_in_order():
    assert pairs_of("n=5&c=4&s=-_") == (("n", "5"), ("c", "4"), ("s", "-_"))
    assert pairs_of("") == ()


@pytest.mark.parametrize(("par", "said"), [(240, "2.40"), (200, "2.00"), (185, "1.85")])
def test_a_level_is_told_with_its_par(par: int, said: str):
    level = Summary("path", "level=17", "6/4", WON, ((4,), (4,), (6,)), 1, (), None)
    expected = f"Cyclomind path 17: solved in 3, par {said}, with 1 hint; exact 4, 4, 6 of 6"
    assert shared_text(level, par) == expected
