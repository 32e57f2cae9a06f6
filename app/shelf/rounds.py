"""Which game of the code-breaker opens: those of one size are numbered on each device. Pure.

Public names: `MOST_ROUNDS`, `to_open`, `fresh`. A number counts as used when its game is kept, or
was counted when it ended: else a new game could look like one that is counted already.

games: the kept games as text (kept_text.py); results: the log as text (cyclomind.results).
"""

from cyclomind.games.guessing import LOST, WON

#: The highest number that a link may name.
MOST_ROUNDS = 9999


def to_open(games: str, results: str, size: int) -> int:
    """Return the number of the latest game that can go on; where there is none, a fresh one."""
    unfinished = [
        number
        for number, stands in _numbered(games, _mark(size))
        if stands.split("|")[-1].split(" ")[0] not in (WON, LOST)
    ]
    return max(unfinished) if unfinished else fresh(games, results, size)


def fresh(games: str, results: str, size: int, present: int = 0) -> int:
    """Return the number after the highest used one; after the last there is, the lowest unused.

    present: the number of a game on the page, which may not be kept yet; 0 for none.
    """
    used = {present} | {number for number, _ in _numbered(games, _mark(size))}
    used |= {number for number, _ in _numbered(results, " " + _mark(size))}
    number = max(used) + 1
    if number > MOST_ROUNDS:
        number = 1
        while number in used and number < MOST_ROUNDS:
            number += 1
    return number


def _mark(size: int) -> str:
    return f"codebreaker?size={size}&round="


def _numbered(words: str, mark: str) -> list[tuple[int, str]]:
    """Return (number, rest of the line) for each line that has the mark before a number."""
    found = []
    start = words.find(mark)
    while start >= 0:
        start += len(mark)
        end = words.find("\n", start)
        rest = words[start : end if end >= 0 else len(words)]
        number = rest.split("|")[0].split("&")[0]
        if number.isdigit() and len(number) <= len(str(MOST_ROUNDS)):
            found.append((int(number), rest))
        start = words.find(mark, start)
    return found
