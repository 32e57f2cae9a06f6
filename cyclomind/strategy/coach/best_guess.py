"""The guess of the necklace game that is worth most.

Public names, in reading order: `Pool`, `EFFORT`, `PAR_EFFORT`, `AHEAD_BEADS`, `GuessSearch`,
`best_guess`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cyclomind.necklace import canonical, period
from cyclomind.strategy.coach.guess_values import GuessValue, Measure, Scale
from cyclomind.strategy.contents import Word
from cyclomind.strategy.knowledge import Knowledge, arrangements_of
from cyclomind.strategy.long_work import (
    Cancelled,
    IsCancelled,
    Progress,
    ignore_progress,
    never_cancelled,
)
from cyclomind.strategy.models import COUNT, ROTATION


@dataclass(frozen=True)
class Pool:
    """The guesses that were compared to find the best one.

    considered: how many, rotations counted where they differ; available: how many there are. All
    count as considered when none can be better than the one found. When fewer were, they are an
    even sample of the candidates' necklaces and one of all necklaces, all rotations of each, and a
    better guess may exist.
    """

    considered: int
    available: int

    @property
    def is_complete(self) -> bool:
        """Whether every guess was considered."""
        return self.considered == self.available


#: Guesses times candidates that one search may compare, for a hint or for a guess in a review.
#: The largest games, 8 beads in 6 colours, come to 11 million: every guess is considered.
EFFORT = 12_000_000
#: ... for each of the hundreds of positions of a par, all but the first.
PAR_EFFORT = 8_000
#: Up to so many beads, which have 120 arrangements at most, the coach looks two guesses ahead.
AHEAD_BEADS = 5


class GuessSearch:
    """Finds best guesses for one game's beads; keeps what does not change between positions."""

    def __init__(
        self, beads: Word, progress: Progress, is_cancelled: IsCancelled, model: str = ROTATION
    ):
        every = arrangements_of(beads)
        self.necklaces = [word for word in every if canonical(word) == word]
        #: All guesses; in the count model one stands for its rotations.
        self.words = self.necklaces if model == COUNT else every
        self._model = model
        #: Whether the beads are so few that the coach looks two guesses ahead.
        self.can_look_ahead = len(beads) <= AHEAD_BEADS
        self._progress = progress
        self._is_cancelled = is_cancelled

    def pause(self, share: float) -> None:
        """Tell the share done and let the caller cancel. Raises: Cancelled."""
        self._progress(share)
        if self._is_cancelled():
            raise Cancelled

    def best(
        self,
        scale: Scale,
        effort: int,
        shares: tuple[float, float],
        extra: Sequence[Word] = (),
        ahead: bool = True,
    ) -> tuple[Word, Measure, Pool]:
        """Return the best guess of a pool of this effort, its measure and the pool.

        extra: guesses to consider in any case; shares: progress at the start and at the end;
        ahead: look two guesses ahead if the beads are few enough.
        """
        ahead = ahead and self.can_look_ahead
        self.pause(shares[0])
        candidates = scale.known.candidates
        n = len(self.words[0])
        # A candidate that solves as often as any and leaves at most one candidate whatever
        # else comes out cannot be beaten; small sets nearly always have one.
        if len(candidates) <= 2 * n:
            sure = self._unbeatable(scale, ahead)
            if sure is not None:
                return *sure, Pool(len(self.words), len(self.words))
        chosen = self._pool(candidates, effort, extra)
        best, best_measure = candidates[0], scale.measure(candidates[0], ahead)
        considered = 0
        for done, beads in enumerate(chosen):
            if done % 16 == 0:
                self.pause(shares[0] + (shares[1] - shares[0]) * done / len(chosen))
            considered += 1 if self._model == COUNT else period(beads)
            limit = None if ahead else best_measure.cost
            for guess, measure in scale.measures(beads, limit, ahead):
                if (measure.rank, guess) < (best_measure.rank, best):
                    best, best_measure = guess, measure
        return best, best_measure, Pool(considered, len(self.words))

    def _unbeatable(self, scale: Scale, ahead: bool) -> tuple[Word, Measure] | None:
        solving: dict[Word, int] = {}
        for word, weight in zip(scale.known.candidates, scale.known.weights, strict=True):
            necklace = canonical(word)
            solving[necklace] = solving.get(necklace, 0) + weight
        most = max(solving.values())
        for word in scale.known.candidates:
            if solving[canonical(word)] == most:
                measure = scale.measure(word, ahead)
                if measure.cost == scale.total - most:
                    return word, measure
        return None

    def _pool(self, candidates: Sequence[Word], effort: int, extra: Sequence[Word]) -> list[Word]:
        """Return the necklaces to consider, in order."""
        n = len(self.words[0])
        most = max(1, effort // (len(candidates) * (1 if self._model == COUNT else n)))
        if most >= len(self.necklaces):
            return self.necklaces
        chosen = _sample(sorted(set(map(canonical, candidates))), most)
        chosen += _sample(self.necklaces, most)
        return sorted(set(chosen) | set(map(canonical, extra)))


def _sample(items: list[Word], most: int) -> list[Word]:
    """Return at most this many of the items, evenly spread over their order."""
    if len(items) <= most:
        return items
    return [items[i * len(items) // most] for i in range(most)]


def best_guess(
    known: Knowledge,
    progress: Progress = ignore_progress,
    is_cancelled: IsCancelled = never_cancelled,
    effort: int = EFFORT,
) -> tuple[GuessValue, Pool]:
    """Return the coach's guess in this state of knowledge (at least one candidate).

    effort: guesses times candidates to compare at most; less makes it a sample.

    Raises: Cancelled when ``is_cancelled`` says so.
    """
    search = GuessSearch(known.candidates[0], progress, is_cancelled, known.model)
    scale = Scale(known)
    guess, measure, pool = search.best(scale, effort, (0.0, 1.0))
    progress(1.0)
    return scale.value(guess, measure), pool
