"""The coach's tasks for app/workers/thinker.py: what the page knows of a game in, an answer out.

Public names: `count`, `fits`, `suggest`, `review`. The latter two take long, and call
``report(done, of)`` on the way. Each takes the payload of app/panels/coach.py:
``turns``, a list of [arrangement shown, exact, rotation] with the start first, and ``board``, the
arrangement that lies there now.
"""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from cyclomind.games.necklace import Turn
from cyclomind.scoring import Feedback
from cyclomind.strategy import coach

Payload = dict[str, Any]
Report = Callable[[float, float], object]


def count(payload: Payload) -> dict[str, Any]:
    """Return how many necklaces still fit."""
    return asdict(coach.count_hint(_turns(payload)))


def fits(payload: Payload) -> dict[str, Any]:
    """Return whether the board could be the secret."""
    return asdict(coach.board_hint(_turns(payload), tuple(payload["board"])))


def suggest(payload: Payload, report: Report) -> dict[str, Any]:
    """Return a guess worth making."""
    return asdict(coach.guess_hint(_turns(payload), lambda share: report(share, 1)))


def review(payload: Payload, report: Report) -> dict[str, Any]:
    """Return a look back at a finished game."""
    return asdict(coach.review(_turns(payload), lambda share: report(share, 1)))


def _turns(payload: Payload) -> list[Turn]:
    return [
        Turn(tuple(shown), Feedback(exact, rotation)) for shown, exact, rotation in payload["turns"]
    ]
