"""What must hold after every step. Public names: `CHECKS`, `fault`.

A check is a function of the step, of what was seen before it and of what is seen after it; it
returns what is wrong, or "".
"""

from collections.abc import Callable

from app.games import GAMES, VARIANTS
from cyclomind.games.guessing import HINT
from cyclomind.puzzle import FIRST_CODE
from tests.browser.wander.moves import Step
from tests.browser.wander.seen import Seen
from tests.browser.wander.truth import name_of, truth_of
from tools.languages import languages, words_of
from tools.sources import ROOT

#: Of more than so many games the oldest that are over go; one that can go on stays.
_MOST_KEPT = 60

#: What a notice says when something has failed, in any language.
_ERRORS = {
    sentence
    for tag in languages(ROOT)
    for part in ("home", "panels")
    for key, sentence in words_of(ROOT, tag, part).items()
    if key.startswith("error.")
}

Check = Callable[[Step, Seen, Seen], str]


def _page_is_up(step: Step, before: Seen, after: Seen) -> str:
    rooms = [game.name for game in GAMES + VARIANTS]
    if after.state != "ready" or after.room not in rooms:
        return f"the page is {after.state!r}, the room {after.room!r}"
    return ""


def _no_error_notice(step: Step, before: Seen, after: Seen) -> str:
    return after.notice if after.notice in _ERRORS else ""


def _nothing_damaged(step: Step, before: Seen, after: Seen) -> str:
    return f"set aside as unreadable: {after.damaged}" if after.damaged else ""


def _one_dialog(step: Step, before: Seen, after: Seen) -> str:
    return f"open at once: {after.dialogs}" if len(after.dialogs) > 1 else ""


def _line_says_something(step: Step, before: Seen, after: Seen) -> str:
    return "" if after.status else "the status line is empty"


def _focus_stays(step: Step, before: Seen, after: Seen) -> str:
    """Say where a key has let the focus drop.

    A link leads to a page that nobody has touched yet.
    """
    if step.is_key and before.focus and not after.focus and not before.focus_is_link:
        return f"the focus was on {before.focus!r} and is nowhere"
    return ""


def _page_is_true(step: Step, before: Seen, after: Seen) -> str:
    """Compare board and scores with what the rules make of the address and of what is kept."""
    truth = truth_of(after)
    if truth.beads is not None and sorted(bead or 0 for bead in after.board) != truth.beads:
        return f"beads {after.board}, but the secret's are {truth.beads}"
    if step.windows > 1 and name_of(after) not in after.kept:
        return ""  # removed in the other window: here it stays on the board
    if after.scores != truth.scores:
        return f"scores {after.scores}, but true are {truth.scores}"
    if truth.board and after.board != truth.board and not after.is_compared:
        return f"on the board {after.board}, but kept is {truth.board}"
    if after.row and after.phase == "entering" and after.row != truth.row:
        return f"in the row {after.row}, but kept is {truth.row}"
    return ""


def _games_stay(step: Step, before: Seen, after: Seen) -> str:
    """Say which kept game has gone or lost guesses, unless the player wanted that.

    The game on the page may change, and the computer's own in another window goes on. There the
    coach may also answer by now, which counts as a hint. Who asks for the lesson again plays its
    puzzle anew.
    """
    kept, on_page = after.kept, name_of(after)
    said = []
    for name, rest in before.kept.items():
        now = kept.get(name)
        if "#lesson-button" in step.words and name.endswith("s=" + FIRST_CODE):
            continue
        if now is None:
            is_spare = len(kept) >= _MOST_KEPT and "|playing " not in rest
            lost = not is_spare and (_guesses(rest) > 0 or name != on_page)
        elif name.startswith("codebreaker"):
            lost = _guesses(now) < _guesses(rest) and name != on_page
        elif step.windows > 1 and _is_hinted(rest, now):
            continue
        else:
            lost = now != rest and (_guesses(now) < _guesses(rest) or name != on_page)
        if lost:
            said.append(f"kept was {name}|{rest}, now {now}")
    return "" if step.may_forget and len(said) == 1 else "; ".join(said)


def _is_hinted(before: str, after: str) -> bool:
    """Tell whether a kept game differs by nothing but hints that were taken since."""
    record, _, stands = before.rpartition("|")
    return after.startswith(f"{record} {HINT}") and after.endswith("|" + stands)


def _guesses(rest: str) -> int:
    return int(rest.rpartition(" ")[2])


def _results_stay(step: Step, before: Seen, after: Seen) -> str:
    gone = set(before.results.split("\n")) - set(after.results.split("\n")) - {"", "reset"}
    return f"results gone: {sorted(gone)}" if gone else ""


def _counted_once(step: Step, before: Seen, after: Seen) -> str:
    lines = [line for line in after.results.split("\n") if "?" in line]
    marks = [" ".join(word for word in line.split(" ") if "?" in word) for line in lines]
    twice = sorted({mark for mark in marks if marks.count(mark) > 1})
    return f"counted twice: {twice}" if twice else ""


#: The first that fails is told.
CHECKS: tuple[Check, ...] = (
    _page_is_up,
    _no_error_notice,
    _nothing_damaged,
    _one_dialog,
    _line_says_something,
    _focus_stays,
    _games_stay,
    _results_stay,
    _counted_once,
    _page_is_true,
)


def fault(step: Step, before: Seen, after: Seen) -> str:
    """Return what is wrong after a step, or ""."""
    for check in CHECKS:
        said = check(step, before, after)
        if said:
            return f"{check.__name__.strip('_').replace('_', ' ')}: {said}"
    return ""
