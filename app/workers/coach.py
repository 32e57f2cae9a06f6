"""The coach's tasks for app/workers/thinker.py: hints and the review of a game.

Public names: `Payload`, `Progress`, `count`, `fits`, `suggest`, `review`.

Each takes the payload of app/panels/coach.py: ``turns``, a list of [arrangement shown, exact,
rotation] with the start first, ``board``, the arrangement that lies there now, and ``model``, what
is shown of a guess (cyclomind.strategy.models). `suggest` and `review` take long and call
``progress(done, of)`` on the way.
"""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from cyclomind.games.necklace import Turn
from cyclomind.scoring import Feedback
from cyclomind.strategy.coach import hints
from cyclomind.strategy.coach import review as reviewing

Payload = dict[str, Any]
Progress = Callable[[float, float], None]


def count(payload: Payload) -> dict[str, Any]:
    """Return how many necklaces still fit, and in how many rotations."""
    return asdict(hints.count_hint(_turns(payload), payload["model"]))


def fits(payload: Payload) -> dict[str, Any]:
    """Return whether the board could be the secret."""
    return asdict(hints.board_hint(_turns(payload), tuple(payload["board"]), payload["model"]))


def suggest(payload: Payload, progress: Progress) -> dict[str, Any]:
    """Return the coach's next guess and what it is worth."""
    return asdict(
        hints.guess_hint(_turns(payload), lambda share: progress(share, 1), model=payload["model"])
    )


def review(payload: Payload, progress: Progress) -> dict[str, Any]:
    """Return the review of a game."""
    return asdict(
        reviewing.review(_turns(payload), lambda share: progress(share, 1), model=payload["model"])
    )


def _turns(payload: Payload) -> list[Turn]:
    return [
        Turn(tuple(shown), Feedback(exact, rotation)) for shown, exact, rotation in payload["turns"]
    ]
