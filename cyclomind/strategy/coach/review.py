"""A necklace game, judged guess by guess after it was played.

Public names, in reading order: `RATINGS` (`BEST`, `GOOD`, `FAIR`, `WEAK`), `FORTUNES` (`LUCKY`,
`EVEN`, `UNLUCKY`), `GuessReview`, `Review`, `review`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from cyclomind.games.necklace import Turn
from cyclomind.scoring import Feedback
from cyclomind.strategy.coach.best_guess import EFFORT, GuessSearch, Pool
from cyclomind.strategy.coach.guess_values import GuessValue, Scale
from cyclomind.strategy.contents import Word
from cyclomind.strategy.knowledge import Knowledge, guess_of, knowledge_of
from cyclomind.strategy.long_work import IsCancelled, Progress, ignore_progress, never_cancelled
from cyclomind.strategy.models import ROTATION
from cyclomind.strategy.partitions import BitSet

BEST = "best"
GOOD = "good"
FAIR = "fair"
WEAK = "weak"
#: The words for skill, of one guess and of a whole game: each with the least skill that earns it.
RATINGS = ((BEST, 1.0), (GOOD, 0.75), (FAIR, 0.4), (WEAK, 0.0))

LUCKY = "lucky"
EVEN = "even"
UNLUCKY = "unlucky"
#: The words for luck, of a whole game: each with the least luck that earns it.
FORTUNES = ((LUCKY, 0.65), (EVEN, 0.35), (UNLUCKY, 0.0))


@dataclass(frozen=True)
class GuessReview:
    """One guess, judged by what was known when it was made.

    number: 1 for the first guess after the start.
    before, after: candidates that fitted before it, and after its feedback (none once solved).
    necklaces_before, necklaces_after: the same, rotations of one necklace counted once.
    value: what it could be expected to leave; best: the least that a guess found was to leave.
    could_be_secret: whether it could have been right.
    skill: what was expected of the guess, whatever came out: best.average_left /
        value.average_left, 1 for a best guess and for one as good as the coach's own.
    rating: the word for skill, from RATINGS; equal values get equal words.
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
    """A whole game: each guess, and skill and luck on average over the guesses.

    rating, fortune: the words for skill and luck, from RATINGS and FORTUNES.
    """

    guesses: tuple[GuessReview, ...]
    skill: float
    rating: str
    luck: float
    fortune: str


def review(
    turns: Sequence[Turn],
    progress: Progress = ignore_progress,
    is_cancelled: IsCancelled = never_cancelled,
    model: str = ROTATION,
) -> Review:
    """Return the review of a game's turns, finished or not; Guess 0 is first and not judged.

    model: what was shown of a guess, one of models.MODELS.

    Raises: Cancelled when ``is_cancelled`` says so; ValueError when no secret fits the turns, or
    none was made after Guess 0.
    """
    if len(turns) < 2:
        raise ValueError("no guess has been made yet")
    search = GuessSearch(turns[0].shown, progress, is_cancelled, model)
    known = knowledge_of(turns[:1], model)
    shares = [i / (len(turns) - 1) for i in range(len(turns))]
    reviews = []
    for number, turn in enumerate(turns[1:], start=1):
        span = shares[number - 1], shares[number]
        judged, known = _review_guess(search, known, number, turn, span)
        reviews.append(judged)
    progress(1)

    skill = sum(judged.skill for judged in reviews) / len(reviews)
    luck = sum(judged.luck for judged in reviews) / len(reviews)
    return Review(
        guesses=tuple(reviews),
        skill=skill,
        rating=_word_for(skill, RATINGS),
        luck=luck,
        fortune=_word_for(luck, FORTUNES),
    )


def _review_guess(
    search: GuessSearch, known: Knowledge, number: int, turn: Turn, shares: tuple[float, float]
) -> tuple[GuessReview, Knowledge]:
    guess = guess_of(turn)
    scale = Scale(known)
    parts = scale.partitioner.by_feedback(guess)
    if turn.feedback not in parts:
        raise ValueError(f"no secret fits guess {number}")
    after = known.part(parts[turn.feedback])
    is_solved = turn.feedback.exact == len(guess)
    measure = scale.measure(guess)
    best, best_measure, pool = search.best(scale, EFFORT, shares, extra=(guess,), ahead=False)
    share = Fraction(best_measure.cost, measure.cost) if measure.cost else Fraction(1)
    if share < 1 and search.can_look_ahead:
        _, foreseen, _ = search.best(scale, EFFORT, (shares[1], shares[1]), extra=(guess,))
        if scale.measure(guess, ahead=True).rank == foreseen.rank:
            share = Fraction(1)
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
        rating=_word_for(share, RATINGS),
        skill=float(share),
        luck=_luck(scale, parts, turn.feedback),
        pool=pool,
    )
    return judged, after


def _word_for(value: float | Fraction, words: tuple[tuple[str, float], ...]) -> str:
    return next(word for word, least in words if value >= least)


def _luck(scale: Scale, parts: dict[Feedback, BitSet], feedback: Feedback) -> float:
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
