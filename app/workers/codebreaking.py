"""The code-breaker's tasks for app/workers/thinker.py: the computer's guesses.

Public names: `prepare`, `think`, `think_sharp`, `contradiction`. A payload has the ``size`` and the
``turns``, each ``[guess, exact, misplaced]``; codes are texts of digits. The codes themselves stay
here: one `Guesser` a size, which remembers what fits.
"""

from collections.abc import Generator
from functools import cache
from typing import Any

from cyclomind.games.codebreaker.answers import Turn
from cyclomind.games.codebreaker.game import Thought
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs
from cyclomind.strategy.codebreaking.codes import Code
from cyclomind.strategy.codebreaking.guesser import Guesser


def prepare(payload: dict[str, Any]) -> int:
    """Make the codes of a size before the first question needs them; return their number."""
    return len(_guesser(payload["size"]).all.codes)


def think(payload: dict[str, Any]) -> dict[str, Any]:
    """Return a guess that fits, "" when none does, and how many codes each turn left."""
    guesser, turns = _guesser(payload["size"]), _turns(payload)
    left = _left(guesser, turns)
    return _told(guesser.think(turns, Rng(payload["seed"])), left)


def think_sharp(payload: dict[str, Any]) -> Generator[tuple[int, int], None, dict[str, Any]]:
    """Return the guess that leaves the fewest codes on average, else as `think`."""
    guesser, turns = _guesser(payload["size"]), _turns(payload)
    left = _left(guesser, turns)
    thought = yield from guesser.weighing(turns, Rng(payload["seed"]))
    return _told(thought, left)


def contradiction(payload: dict[str, Any]) -> dict[str, Any]:
    """Return the ``suspects``, lists of number, exact, misplaced and codes, the likeliest first.

    Where there is none, also the ``numbers`` of the fewest turns that cannot all be right.
    """
    guesser, turns = _guesser(payload["size"]), _turns(payload)
    suspects = [[number, *pegs, codes] for number, pegs, codes in guesser.suspects(turns)]
    return {
        "suspects": suspects,
        "numbers": [] if suspects else list(guesser.contradiction(turns)),
    }


@cache
def _guesser(size: int) -> Guesser:
    return Guesser(size)


def _turns(payload: dict[str, Any]) -> tuple[Turn, ...]:
    return tuple(
        Turn(_code(guess), Pegs(exact, misplaced)) for guess, exact, misplaced in payload["turns"]
    )


def _code(text: str) -> Code:
    return tuple(int(digit) for digit in text)


def _left(guesser: Guesser, turns: tuple[Turn, ...]) -> list[int]:
    """Return how many codes fit after each turn."""
    return [guesser.fitting(turns[: n + 1]).bit_count() for n in range(len(turns))]


def _told(thought: Thought, left: list[int]) -> dict[str, Any]:
    return {"left": left, "guess": "".join(map(str, thought.guess or ()))}
