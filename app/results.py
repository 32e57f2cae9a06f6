"""Games that are over, remembered for the statistics. Public name: `count`.

One line a game, the latest last: room, size, what the link says, won or lost, guesses, hints, and
the day on which it was opened or else ended.
"""

from app import storage
from app.clock import today


def count(report) -> None:
    """Remember how a game ended, unless the same puzzle is remembered already."""
    name = f"{report.room} {report.size} {report.link} "
    kept = storage.read("results")
    if name in kept:
        return
    year, month, day = report.day or today()
    line = (
        f"{name}{report.outcome} {len(report.scores)} {report.hints} {year}-{month:02d}-{day:02d}"
    )
    storage.write("results", (kept + "\n" + line).strip())
