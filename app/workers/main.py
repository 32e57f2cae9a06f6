"""What a worker runs: `ask` and `cancel`, for the page to call."""

from app.workers.thinker import ask, cancel  # noqa: F401

__export__ = ["ask", "cancel"]
