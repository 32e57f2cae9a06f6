"""Mastermind's tasks for app/workers/thinker.py: hints, and the review of a game.

Public names: `Payload`, `count`, `fits`, `suggest`, `review`.

Each task takes the payload of app/panels/coach_mastermind.py: ``rules``, [places, colours, whether
colours repeat]; ``turns``, each [row, exact, misplaced]; ``row``, the row in hand with null where
a place is empty. `suggest` and `review` take long: they are generators.
"""

from collections.abc import Generator
from dataclasses import asdict
from typing import Any

from cyclomind.games.codebreaker.answers import Turn
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs
from cyclomind.strategy.codebreaking import coach
from cyclomind.strategy.codebreaking.guesser import Guesser

Payload = dict[str, Any]

#: Samples are drawn from it: the same question has the same answer.
_SEED = "mastermind coach"


def count(payload: Payload) -> dict[str, Any]:
    """Return how many codes still fit."""
    return {"codes": _guesser(payload).fitting(_turns(payload)).bit_count()}


def fits(payload: Payload) -> dict[str, Any]:
    """Return whether the row in hand could be the code."""
    return asdict(coach.possible(_guesser(payload), _turns(payload), payload["row"]))


def suggest(payload: Payload) -> Generator[tuple[float, float], None, dict[str, Any]]:
    """Return a row worth playing and what it is worth."""
    work = coach.suggesting(_guesser(payload), _turns(payload), Rng(_SEED))
    return asdict((yield from work))


def review(payload: Payload) -> Generator[tuple[float, float], None, dict[str, Any]]:
    """Return the review of a game."""
    work = coach.reviewing(_guesser(payload), _turns(payload), Rng(_SEED))
    return asdict((yield from work))


def _guesser(payload: Payload) -> Guesser:
    return coach.coach_of(*payload["rules"])


def _turns(payload: Payload) -> tuple[Turn, ...]:
    return tuple(
        Turn(tuple(row), Pegs(exact, misplaced)) for row, exact, misplaced in payload["turns"]
    )
