"""What was played of the path on this device, by the log of results.

Public names: `results_by_level`, `solved_levels`.
"""

from app.shelf import device_results
from cyclomind.errors import UnreadableError
from cyclomind.path import PATH, level_in

if False:  # names for annotations
    from cyclomind.results import Result


def results_by_level() -> "dict[int, list[Result]]":
    """Return all results of each level that was played to its end, by its number."""
    found: dict[int, list[Result]] = {}
    for link, result in device_results.ended(PATH, "level=").items():
        try:
            found.setdefault(level_in(link), []).append(result)
        except UnreadableError:
            pass  # of a later version
    return found


def solved_levels() -> set[int]:
    """Return the numbers of the levels that were solved."""
    done = results_by_level()
    return {number for number, results in done.items() if any(one.won for one in results)}
