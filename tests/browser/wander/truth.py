"""What the page has to show: the rules' own game on what the address names and the device keeps.

Public names: `TODAY`, `Truth`, `name_of`, `truth_of`, `game_of`.
"""

from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from cyclomind.daily import Day, daily_puzzle, read_day, text_of
from cyclomind.games import mastermind, necklace, palette, quiet, walkthrough
from cyclomind.games.codebreaker import game as codebreaker
from cyclomind.path import level_of
from cyclomind.puzzle import read_puzzle
from tests.browser.wander.seen import Seen

#: The day on which all walks take place.
TODAY = Day(2026, 12, 16)


class Truth(NamedTuple):
    """What must be seen: the colours of the ``board`` or ``row``, and the ``scores``.

    beads: the colours that may lie on the ring, None where any may.
    """

    board: list[int | None]
    row: list[int | None]
    scores: list[list[int]]
    beads: list[int] | None = None


def parameters(seen: Seen) -> dict[str, str]:
    """Return the parameters of the address."""
    # A plus sign is a letter of a share code.
    return dict(parse_qsl(seen.query.removeprefix("?").replace("+", "%2B")))


def name_of(seen: Seen) -> str:
    """Return under which name the game on the page is kept."""
    asked = parameters(seen)
    if seen.room == "daily":
        return "daily?date=" + asked.get("date", text_of(TODAY))
    query = seen.query.removeprefix("?").split("&")
    own = [pair for pair in query if pair.partition("=")[0] not in ("", "game", "lang", "r")]
    return f"{seen.room}?{'&'.join(own)}"


def game_of(seen: Seen) -> Any:
    """Return the game that the address and the device's memory name, made by the rules anew."""
    asked, record = parameters(seen), seen.kept.get(name_of(seen), "").split("|")[0]
    if seen.room == "daily":
        day = read_day(asked["date"], TODAY) if "date" in asked else TODAY
        return necklace.replay(daily_puzzle(day), record)
    if seen.room == "necklace":
        return necklace.replay(read_puzzle(asked["n"], asked["c"], asked["s"]), record)
    if seen.room == "quiet":
        puzzle = read_puzzle(asked["n"], asked["c"], asked["s"])
        return quiet.replay_quietly(puzzle, record)
    if seen.room == "path":
        level = level_of(int(asked["level"]))
        replay = quiet.replay_quietly if level.chapter.is_quiet else necklace.replay
        return replay(level.puzzle, record)
    if seen.room == "palette":
        return palette.replay(palette.read_puzzle(asked["n"], asked["c"], asked["s"]), record)
    if seen.room == "mastermind":
        return mastermind.replay(mastermind.read_puzzle(asked["seed"], asked), record)
    if seen.room == "codebreaker":
        return codebreaker.replay(int(asked["size"]), record)
    return walkthrough.replay(record)


def truth_of(seen: Seen) -> Truth:
    """Return what must be seen of the game on the page."""
    game = game_of(seen)
    # While a score appears it is not among the shown ones.
    turns = game.turns[:-1] if seen.phase in ("spinning", "checking") else game.turns
    if seen.room in ("necklace", "quiet", "daily", "path"):
        scores = [[turn.feedback.exact] for turn in turns]
        return Truth([*game.arrangement], [], scores, sorted(game.puzzle.secret))
    if seen.room == "palette":
        scores = [[turn.feedback.exact, turn.feedback.misplaced] for turn in turns]
        return Truth([*game.arrangement], [], scores)
    scores = [[turn.pegs.exact, turn.pegs.misplaced] for turn in turns]
    return Truth([], [*game.row] if hasattr(game, "row") else [], scores)
