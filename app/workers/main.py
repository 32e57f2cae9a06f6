from app.workers.thinker import ask, cancel  # noqa: F401

__export__ = ["ask", "cancel"]
