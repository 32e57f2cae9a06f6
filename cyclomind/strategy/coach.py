"""The coach: hints during a game, a review after it, and par.

Public names, in reading order: `GuessValue`, `value_of`, `Pool`, `best_guess`; hints:
`CountHint`, `count_hint`, `BoardHint`, `board_hint`, `GuessHint`, `guess_hint`; afterwards: `Par`,
`par`, `RATINGS`, `GuessReview`, `Review`, `review`.

A guess is judged by the number of candidates it leaves on average, weighted by how likely each
is; one that solves leaves none. The coach plays the guess that leaves the fewest; among equals the
one likelier to solve, then the one with the better worst case. That is good play, not perfect
play: `solver` knows perfect play, but not within a second.

Results are plain dataclasses of numbers, strings and tuples (``dataclasses.asdict`` makes them
JSON). Long work calls ``progress`` with the share done, 0 to 1, and asks ``is_cancelled``; once it
says so, `cancelling.Cancelled` is raised.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from cyclomind.games.necklace import Turn
from cyclomind.necklace import canonical, period, rotate_clockwise
from cyclomind.scoring import Feedback
from cyclomind.strategy.cancelling import Cancelled
from cyclomind.strategy.knowledge import (
    Contradiction,
    Knowledge,
    Word,
    arrangements_of,
    contradictions,
    guess_of,
    knowledge_of,
)
from cyclomind.strategy.partitions import BitSet, Partitioner

Progress = Callable[[float], None]
IsCancelled = Callable[[], bool]


@dataclass(frozen=True)
class GuessValue:
    """What a guess is worth before its feedback is known.

    average_left: candidates that still fit after it, on average; a solving guess leaves none.
    worst_left: the most it can leave.
    solves: the probability that it is right.
    """

    guess: Word
    average_left: float
    worst_left: int
    solves: float


@dataclass(frozen=True)
class _Measure:
    """A guess's value in whole numbers, so that equal is equal.

    cost: average_left times the total weight; solved: the weight of what it solves.
    """

    cost: int
    solved: int
    worst: int

    def order(self, guess: Word) -> tuple[int, int, int, Word]:
        return self.cost, -self.solved, self.worst, guess


class _Scale:
    """Measures guesses against one state of knowledge."""

    def __init__(self, known: Knowledge):
        self.known = known
        self.total = known.total
        self.partitioner = Partitioner(known.candidates)
        # The weights as binary digits: digit i says which candidates have 2**i in their weight.
        digits = max(known.weights).bit_length()
        self._digits = [
            sum(1 << i for i, weight in enumerate(known.weights) if weight >> digit & 1)
            for digit in range(digits)
        ]

    def weight(self, part: BitSet) -> int:
        """Return the weight of a set of candidates."""
        total = 0
        for i, having in enumerate(self._digits):
            total += (part & having).bit_count() << i
        return total

    def measure(self, guess: Word) -> _Measure:
        """Return the value of one guess."""
        return next(self.measures(guess))[1]

    def measures(self, beads: Word, limit: int | None = None) -> Iterator[tuple[Word, _Measure]]:
        """Yield a guess and its other rotations with their values.

        Those whose cost exceeds ``limit`` are left out.
        """
        agreement = self.partitioner.agreement(beads)
        solved = self.weight(agreement.solved)
        for steps in range(period(beads)):
            cost = worst = 0
            for part in agreement.unsolved_parts(steps):
                size = part.bit_count()
                cost += self.weight(part) * size
                if limit is not None and cost > limit:
                    break
                if size > worst:
                    worst = size
            else:
                yield rotate_clockwise(beads, steps), _Measure(cost, solved, worst)

    def value(self, guess: Word, measure: _Measure) -> GuessValue:
        """Return a measure as the player sees it."""
        return GuessValue(
            guess=guess,
            average_left=measure.cost / self.total,
            worst_left=measure.worst,
            solves=measure.solved / self.total,
        )


def value_of(known: Knowledge, guess: Word) -> GuessValue:
    """Return what a guess is worth in this state of knowledge (at least one candidate)."""
    scale = _Scale(known)
    return scale.value(guess, scale.measure(guess))


@dataclass(frozen=True)
class Pool:
    """The guesses that were compared to find the best one.

    considered: how many, rotations counted; available: how many there are. All count as considered
    when none can be better than the one found. When fewer were, they are an even sample of the
    candidates' necklaces and one of all necklaces, all rotations of each, and a better guess may
    exist.
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


class _Coach:
    """Finds best guesses for one game's beads; keeps what does not change between positions."""

    def __init__(self, beads: Word, progress: Progress, is_cancelled: IsCancelled):
        self.words = arrangements_of(beads)
        self.necklaces = [word for word in self.words if canonical(word) == word]
        self._progress = progress
        self._is_cancelled = is_cancelled

    def pause(self, share: float) -> None:
        """Tell the share done and let the caller cancel. Raises: Cancelled."""
        self._progress(share)
        if self._is_cancelled():
            raise Cancelled

    def best(
        self,
        scale: _Scale,
        effort: int,
        shares: tuple[float, float],
        extra: Sequence[Word] = (),
    ) -> tuple[Word, _Measure, Pool]:
        """Return the best guess of a pool of this effort, its measure and the pool.

        extra: guesses to consider in any case; shares: progress at the start and at the end.
        """
        self.pause(shares[0])
        candidates = scale.known.candidates
        n = len(self.words[0])
        # A candidate that solves as often as any and leaves at most one candidate whatever
        # else comes out cannot be beaten; small sets nearly always have one.
        if len(candidates) <= 2 * n:
            sure = self._unbeatable(scale)
            if sure is not None:
                return *sure, Pool(len(self.words), len(self.words))
        chosen = self._pool(candidates, effort, extra)
        best, best_measure = candidates[0], scale.measure(candidates[0])
        considered = 0
        for done, beads in enumerate(chosen):
            if done % 16 == 0:
                self.pause(shares[0] + (shares[1] - shares[0]) * done / len(chosen))
            considered += period(beads)
            for guess, measure in scale.measures(beads, limit=best_measure.cost):
                if measure.order(guess) < best_measure.order(best):
                    best, best_measure = guess, measure
        return best, best_measure, Pool(considered, len(self.words))

    def _unbeatable(self, scale: _Scale) -> tuple[Word, _Measure] | None:
        solving: dict[Word, int] = {}
        for word, weight in zip(scale.known.candidates, scale.known.weights, strict=True):
            necklace = canonical(word)
            solving[necklace] = solving.get(necklace, 0) + weight
        most = max(solving.values())
        for word in scale.known.candidates:
            if solving[canonical(word)] == most:
                measure = scale.measure(word)
                if measure.cost == scale.total - most:
                    return word, measure
        return None

    def _pool(self, candidates: Sequence[Word], effort: int, extra: Sequence[Word]) -> list[Word]:
        """Return the necklaces to consider, in order."""
        n = len(self.words[0])
        most = max(1, effort // (len(candidates) * n))
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


def _ignore(share: float) -> None:
    """Take no notice of progress."""


def _never() -> bool:
    """Never cancel."""
    return False


def best_guess(
    known: Knowledge,
    progress: Progress = _ignore,
    is_cancelled: IsCancelled = _never,
    effort: int = EFFORT,
) -> tuple[GuessValue, Pool]:
    """Return the coach's guess in this state of knowledge (at least one candidate).

    effort: guesses times candidates to compare at most; less makes it a sample.

    Raises: Cancelled when ``is_cancelled`` says so.
    """
    coach = _Coach(known.candidates[0], progress, is_cancelled)
    scale = _Scale(known)
    guess, measure, pool = coach.best(scale, effort, (0.0, 1.0))
    progress(1.0)
    return scale.value(guess, measure), pool


# --- hints --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CountHint:
    """Hint 1: how many necklaces still fit, and in how many rotations in all."""

    necklaces: int
    candidates: int


def count_hint(turns: Sequence[Turn]) -> CountHint:
    """Return how many necklaces fit all turns."""
    known = knowledge_of(turns)
    return CountHint(len(known.necklaces), len(known.candidates))


@dataclass(frozen=True)
class BoardHint:
    """Hint 2: whether the arrangement on the board could be the secret, and if not, why."""

    could_be_secret: bool
    contradictions: tuple[Contradiction, ...]


def board_hint(turns: Sequence[Turn], arrangement: Word) -> BoardHint:
    """Return whether guessing this arrangement could solve the game."""
    reasons = contradictions(turns, arrangement)
    return BoardHint(not reasons, reasons)


@dataclass(frozen=True)
class GuessHint:
    """Hint 3: a guess worth making, and why.

    value: what it leaves. could_be_secret: whether it may solve the game. candidates: how many
    fit now. pool: among how many guesses it is the best.
    """

    value: GuessValue
    could_be_secret: bool
    candidates: int
    pool: Pool


def guess_hint(
    turns: Sequence[Turn], progress: Progress = _ignore, is_cancelled: IsCancelled = _never
) -> GuessHint:
    """Return the coach's next guess.

    Raises: Cancelled when ``is_cancelled`` says so; ValueError when no secret fits the turns.
    """
    known = knowledge_of(turns)
    if not known.candidates:
        raise ValueError("no secret fits these turns")
    value, pool = best_guess(known, progress, is_cancelled)
    return GuessHint(value, value.solves > 0, len(known.candidates), pool)


# --- par ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Par:
    """The number of guesses that the coach takes from a start.

    expected: on average over the secrets that fit the start, by their weights; Guess 0 is not
        counted. worst: at most. is_complete: whether every guess was considered in every
        position; if not, the coach may have missed better ones, but the average is that of its
        play all the same.
    """

    expected: float
    worst: int
    is_complete: bool


def par(start: Turn, progress: Progress = _ignore, is_cancelled: IsCancelled = _never) -> Par:
    """Return par for a start: every secret that fits it is played to the end by the coach.

    Raises: Cancelled when ``is_cancelled`` says so.
    """
    known = knowledge_of((start,))
    coach = _Coach(start.shown, progress, is_cancelled)
    total, worst, is_complete = _play(coach, known, EFFORT, (0.0, 1.0))
    progress(1.0)
    return Par(total / known.total, worst, is_complete)


def _play(
    coach: _Coach, known: Knowledge, effort: int, shares: tuple[float, float]
) -> tuple[int, int, bool]:
    """Return the coach's guesses in total by weight, at most, and whether its pool was complete."""
    start, end = shares
    searched = start + (end - start) / 3  # a rough share, to keep progress rising
    scale = _Scale(known)
    guess, _, pool = coach.best(scale, effort, (start, searched))
    n = len(guess)
    total, worst, is_complete = known.total, 1, pool.is_complete
    done = 0
    for feedback, part in scale.partitioner.by_feedback(guess).items():
        size = part.bit_count()
        from_to = [
            searched + (end - searched) * count / len(known.candidates)
            for count in (done, done + size)
        ]
        done += size
        if feedback.exact == n:
            continue
        left = _part_of(known, part)
        if size == 1:
            more, deepest, complete = left.total, 1, True
        else:
            more, deepest, complete = _play(coach, left, PAR_EFFORT, (from_to[0], from_to[1]))
        total += more
        worst = max(worst, 1 + deepest)
        is_complete = is_complete and complete
    return total, worst, is_complete


def _part_of(known: Knowledge, part: BitSet) -> Knowledge:
    kept = [i for i in range(len(known.candidates)) if part >> i & 1]
    return Knowledge(
        tuple(known.candidates[i] for i in kept), tuple(known.weights[i] for i in kept)
    )


# --- review -------------------------------------------------------------------------------------

BEST = "best"
GOOD = "good"
FAIR = "fair"
WEAK = "weak"
#: How good a guess was to make, by what it leaves on average against the best: the least share
#: best / own for each word. Equal values get equal words.
RATINGS = ((BEST, 1.0), (GOOD, 0.75), (FAIR, 0.4), (WEAK, 0.0))


@dataclass(frozen=True)
class GuessReview:
    """One guess, judged by what was known when it was made.

    number: 1 for the first guess after the start.
    before, after: candidates that fitted before it, and after its feedback (none once solved).
    necklaces_before, necklaces_after: the same, rotations of one necklace counted once.
    value: what it could be expected to leave; best: the same of the best guess found.
    could_be_secret: whether it could have been right.
    rating: one of the words of RATINGS. skill: best.average_left / value.average_left, 1 for a
        best guess: what was expected of the guess, whatever came out.
    luck: the probability that the guess would have left more than it did, half of the ties
        counted: 0.5 is what was to be expected, 1 the luckiest; no matter how good it was.
    pool: among how many guesses the best was sought.
    """

    number: int
    guess: Word
    exact: int
    before: int
    after: int
    necklaces_before: int
    necklaces_after: int
    value: GuessValue
    best: GuessValue
    could_be_secret: bool
    rating: str
    skill: float
    luck: float
    pool: Pool


@dataclass(frozen=True)
class Review:
    """A whole game: each guess, par, and skill and luck on average over the guesses."""

    guesses: tuple[GuessReview, ...]
    par: Par
    skill: float
    luck: float


def review(
    turns: Sequence[Turn], progress: Progress = _ignore, is_cancelled: IsCancelled = _never
) -> Review:
    """Return the review of a game's turns, finished or not; Guess 0 is first and not judged.

    Raises: Cancelled when ``is_cancelled`` says so; ValueError when no secret fits the turns, or
    none was made after Guess 0.
    """
    if len(turns) < 2:
        raise ValueError("no guess has been made yet")
    coach = _Coach(turns[0].shown, progress, is_cancelled)
    known = knowledge_of(turns[:1])
    shares = [i / len(turns) for i in range(len(turns) + 1)]
    reviews = []
    for number, turn in enumerate(turns[1:], start=1):
        span = shares[number - 1], shares[number]
        judged, known = _review_guess(coach, known, number, turn, span)
        reviews.append(judged)

    def par_progress(share: float) -> None:
        progress(shares[-2] + (1 - shares[-2]) * share)

    return Review(
        guesses=tuple(reviews),
        par=par(turns[0], par_progress, is_cancelled),
        skill=sum(judged.skill for judged in reviews) / len(reviews),
        luck=sum(judged.luck for judged in reviews) / len(reviews),
    )


def _review_guess(
    coach: _Coach, known: Knowledge, number: int, turn: Turn, shares: tuple[float, float]
) -> tuple[GuessReview, Knowledge]:
    guess = guess_of(turn)
    scale = _Scale(known)
    parts = scale.partitioner.by_feedback(guess)
    if turn.feedback not in parts:
        raise ValueError(f"no secret fits guess {number}")
    after = _part_of(known, parts[turn.feedback])
    is_solved = turn.feedback.exact == len(guess)
    measure = scale.measure(guess)
    best, best_measure, pool = coach.best(scale, EFFORT, shares, extra=(guess,))
    share = Fraction(best_measure.cost, measure.cost) if measure.cost else Fraction(1)
    judged = GuessReview(
        number=number,
        guess=guess,
        exact=turn.feedback.exact,
        before=len(known.candidates),
        after=0 if is_solved else len(after.candidates),
        necklaces_before=len(known.necklaces),
        necklaces_after=0 if is_solved else len(after.necklaces),
        value=scale.value(guess, measure),
        best=scale.value(best, best_measure),
        could_be_secret=measure.solved > 0,
        rating=next(word for word, least in RATINGS if share >= least),
        skill=float(share),
        luck=_luck(scale, parts, turn.feedback),
        pool=pool,
    )
    return judged, after


def _luck(scale: _Scale, parts: dict[Feedback, BitSet], feedback: Feedback) -> float:
    n = scale.partitioner.n

    def left(outcome: Feedback) -> int:
        return 0 if outcome.exact == n else parts[outcome].bit_count()

    twice = 0
    for outcome, part in parts.items():
        if left(outcome) > left(feedback):
            twice += 2 * scale.weight(part)
        elif left(outcome) == left(feedback):
            twice += scale.weight(part)
    return twice / (2 * scale.total)
