"""The computer's side of the code-breaker: in the worker when it is there, else in slices here.

Public names: `Opponent`, `Finding`, the stages `PREPARED`, `FAILED`.

The worker starts while the player answers the first guess, which needs no thinking. Until it is
there, and for good when it cannot start, a guess at random is found on the page's own thread, in
slices short enough that nobody notices; *Sharp* waits for the worker.
"""

import asyncio
from collections import namedtuple

from app.browser import chance
from app.second_load import loader
from cyclomind.candidates import Candidates, ContradictionSearch, SlipSearch, sharp_opening
from cyclomind.games.codebreaker.answers import COLORS, Doubts, Suspect
from cyclomind.games.codebreaker.game import Thought
from cyclomind.games.codebreaker.strategies import RANDOM, SHARP
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    from app.thinking.thinker import Thinker
    from cyclomind.games.codebreaker.answers import Turn

    Turns = tuple[Turn, ...]
    Progress = Callable[[int, int], object]

#: Stages that follow those of the worker: it has the codes at hand; it cannot be had.
PREPARED = "prepared"
FAILED = "failed"

#: What has been found out: the codes ``left`` after each turn, None where that is not known, and
#: the codebreaker.Thought.
Finding = namedtuple("Finding", ("left", "thought"))

#: So many branches are opened between two looks at the player: a few milliseconds.
_SLICE = 80


class Opponent:
    """Thinks about one question at a time; ``on_stage(stage)`` hears how far the worker is.

    Stages are those of app/thinking/thinker.py, and PREPARED.

    failed: whether the worker could not start, or was lost; the next `prepare` tries again.
    """

    def __init__(self, on_stage: "Callable[[str], object]"):
        self.failed = False
        self._on_stage = on_stage
        self._thinking: Any = None  # the module, once it has come
        self._thinker: Thinker | None = None
        self._asking = 0  # so many questions wait for the worker

    @property
    def is_ready(self) -> bool:
        """Whether the worker is there to be asked."""
        return self._thinker is not None and self._thinker.stage == "ready"

    async def prepare(self, size: int) -> None:
        """Start the worker and let it have the codes of this size at hand."""
        self.failed = False
        try:
            if self._thinking is None:
                self._thinking = await loader.module("app.thinking.thinker")
            if self._thinker is None:
                self._thinker = self._thinking.Thinker(self._on_stage)
        except OSError:
            self._fail()
            return
        if await self._asked("codebreaker.prepare", {"size": size}) is not None:
            self._on_stage(PREPARED)

    async def think(
        self, size: int, turns: "Turns", strategy: str, on_progress: "Progress"
    ) -> Finding | None:
        """Return a Finding, or None when it was cancelled; ``on_progress(done, of)`` may hear.

        Where *Sharp* cannot be had, the guess is at random.
        """
        rng = Rng(chance.fresh_seed())
        if not turns:
            if strategy == SHARP:
                return Finding((), Thought(COLORS**size, sharp_opening(size, rng)))
            return Finding((), Candidates(size, ()).thought(rng))
        may_wait = strategy == SHARP and self._thinker is not None and not self.failed
        if self.is_ready or may_wait:
            task = "codebreaker.think" if strategy == RANDOM else "codebreaker.think-sharp"
            question = _question(size, turns)
            question["seed"] = chance.fresh_seed()
            answer = await self._answered(task, question, on_progress)
            if answer is not None:
                return _read(answer)
            if not self.failed:
                return None
        candidates = Candidates(size, turns)
        await _in_slices(candidates)
        thought = candidates.thought(rng)
        return Finding((None,) * (len(turns) - 1) + (thought.left,), thought)

    async def doubts(self, size: int, turns: "Turns") -> Doubts | None:
        """Return the answers.Doubts about turns that no code fits; None if cancelled."""
        if self.is_ready:
            answer = await self._answered("codebreaker.contradiction", _question(size, turns))
            if answer is not None:
                return _read_doubts(answer)
            if not self.failed:
                return None
        slips = SlipSearch(size, turns)
        await _in_slices(slips)
        if slips.suspects:
            return Doubts(slips.suspects, ())
        search = ContradictionSearch(size, turns)
        await _in_slices(search)
        return Doubts((), search.numbers)

    async def count_left(self, size: int, turns: "Turns") -> int:
        """Return how many codes fit these turns."""
        candidates = Candidates(size, turns)
        await _in_slices(candidates)
        return len(candidates.codes)

    def cancel(self) -> None:
        """Give up the question that the worker is thinking about; let it prepare in peace."""
        if self._asking:
            assert self._thinker
            self._thinker.cancel()

    async def _answered(
        self, task: str, payload: "dict[str, Any]", on_progress: "Progress | None" = None
    ) -> "Any":
        self._asking += 1
        answer = await self._asked(task, payload, on_progress)
        self._asking -= 1
        return answer

    async def _asked(
        self, task: str, payload: "dict[str, Any]", on_progress: "Progress | None" = None
    ) -> "Any":
        """Return the worker's answer; None when it was cancelled, or `failed`."""
        assert self._thinker
        try:
            return await self._thinker.ask(task, payload, on_progress)
        except self._thinking.ThinkingCancelled:
            return None
        except self._thinking.ThinkingFailed:
            self._fail()
            return None

    def _fail(self) -> None:
        if not self.failed:
            self.failed = True
            self._on_stage(FAILED)


async def _in_slices(search: "Candidates | ContradictionSearch | SlipSearch") -> None:
    while not search.step(_SLICE):
        # MicroPython: sleep(0) would not let the browser paint.
        await asyncio.sleep_ms(1)  # type: ignore[attr-defined]  # MicroPython has it


def _question(size: int, turns: "Turns") -> "dict[str, Any]":
    told = [[_text(turn.guess), turn.pegs.exact, turn.pegs.misplaced] for turn in turns]
    return {"size": size, "turns": told}


def _text(code: tuple[int, ...]) -> str:
    return "".join([str(color) for color in code])


def _read(answer: "dict[str, Any]") -> Finding:
    guess = tuple([int(digit) for digit in answer["guess"]])
    left = tuple(answer["left"])
    return Finding(left, Thought(left[-1], guess if guess else None))


def _read_doubts(answer: "dict[str, Any]") -> Doubts:
    suspects = [
        Suspect(number, Pegs(exact, misplaced), codes)
        for number, exact, misplaced, codes in answer["suspects"]
    ]
    return Doubts(tuple(suspects), tuple(answer["numbers"]))
