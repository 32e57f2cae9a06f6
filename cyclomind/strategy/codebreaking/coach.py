"""The coach of Mastermind: what can be known, a row worth playing, and a game judged row by row.

Public names, in reading order: `coach_of`, `Possible`, `possible`, `Suggestion`, `suggesting`;
`MOST_LISTED`, `RowReview`, `GameReview`, `reviewing`.

Counts are exact for all rules: the codes are at most a million. Only the best row is sought among
samples where there are many codes (`weighing`), and what that means is told (``is_certain``).
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cache

from cyclomind.games.codebreaker.answers import Turn
from cyclomind.rng import Rng
from cyclomind.scoring import Pegs, score_pegs
from cyclomind.strategy.coach.review import FORTUNES, RATINGS
from cyclomind.strategy.codebreaking.codes import Code
from cyclomind.strategy.codebreaking.guesser import Guesser
from cyclomind.strategy.codebreaking.weighing import GuessValue, value_of, weighing
from cyclomind.strategy.partitions import BitSet

#: So many codes that are left are listed, and no more.
MOST_LISTED = 30


@cache
def coach_of(places: int, colors: int, repeats: bool) -> Guesser:
    """Return the Guesser that knows the codes of these rules; one for all questions."""
    return Guesser(places, colors, repeats)


@dataclass(frozen=True)
class Possible:
    """Whether the row in hand could be the code.

    codes: how many codes that fit have its beads at its places; those left empty may hold
        anything. If none has: number, of the first row (from 0) that a full row contradicts, and
        the pegs that row would have earned, ``would_be``; None for a row that is not full.
    """

    codes: int
    number: int | None
    would_be: Pegs | None


def possible(guesser: Guesser, turns: Sequence[Turn], row: Sequence[int | None]) -> Possible:
    """Return whether the row in hand could be the code, and if not, which answer says so."""
    left = guesser.fitting(tuple(turns))
    for place, color in enumerate(row):
        if color is not None:
            left &= guesser.all.showing(place, color)
    codes = left.bit_count()
    if not codes and None not in row:
        for number, turn in enumerate(turns):
            pegs = score_pegs(row, turn.guess)
            if pegs != turn.pegs:
                return Possible(codes, number, pegs)
    return Possible(codes, None, None)


@dataclass(frozen=True)
class Suggestion:
    """A row worth playing: its value, and how many codes fit now.

    is_certain: whether no better row was left out, see `weighing.Best`.
    """

    value: GuessValue
    candidates: int
    is_certain: bool


def suggesting(
    guesser: Guesser, turns: Sequence[Turn], rng: Rng
) -> Generator[tuple[int, int], None, Suggestion]:
    """Find a row worth playing; yields the work done and in all."""
    left = guesser.fitting(tuple(turns))
    best = yield from _best(guesser, left, rng)
    value, is_certain = best
    return Suggestion(value, left.bit_count(), is_certain)


@dataclass(frozen=True)
class RowReview:
    """One row, judged by what was known when it was checked.

    before, after: codes that fitted before it, and after its answer (none once it is cracked).
    value: what it could be expected to leave; best: the least that a row found was to leave.
    could_be_secret: whether it could have been right.
    skill, rating, luck: as in strategy.coach.review. codes: those left after it, where they are
    `MOST_LISTED` or fewer. is_certain: whether no better row was left out.
    """

    number: int
    before: int
    after: int
    value: GuessValue
    best: GuessValue
    could_be_secret: bool
    skill: float
    rating: str
    luck: float
    codes: tuple[Code, ...]
    is_certain: bool


@dataclass(frozen=True)
class GameReview:
    """A whole game: each row, and skill and luck on average over the rows."""

    guesses: tuple[RowReview, ...]
    skill: float
    rating: str
    luck: float
    fortune: str


def reviewing(
    guesser: Guesser, turns: Sequence[Turn], rng: Rng
) -> Generator[tuple[float, float], None, GameReview]:
    """Judge a game, finished or not; yields the work done and in all.

    Raises: ValueError when no row was checked, or no code fits them all.
    """
    if not turns or not guesser.fitting(tuple(turns)):
        raise ValueError("there is nothing to judge")
    reviews: list[RowReview] = []
    for number, turn in enumerate(turns):
        work = _judging(guesser, turns[:number], turn, rng)
        while True:
            try:
                done, of = next(work)
            except StopIteration as end:
                reviews.append(end.value)
                break
            yield number + done / of, len(turns)
    skill = sum(judged.skill for judged in reviews) / len(reviews)
    luck = sum(judged.luck for judged in reviews) / len(reviews)
    return GameReview(
        tuple(reviews), skill, _word_for(skill, RATINGS), luck, _word_for(luck, FORTUNES)
    )


def _judging(
    guesser: Guesser, turns: Sequence[Turn], turn: Turn, rng: Rng
) -> Generator[tuple[int, int], None, RowReview]:
    left = guesser.fitting(tuple(turns))
    after = guesser.fitting((*turns, turn))
    is_cracked = turn.pegs.exact == guesser.size
    value = value_of(guesser.all, left, turn.guess)
    best, is_certain = yield from _best(guesser, left, rng)
    if value.average_left <= best.average_left:
        best = value
    skill = best.average_left / value.average_left if value.average_left else 1.0
    listed = not is_cracked and after.bit_count() <= MOST_LISTED
    return RowReview(
        number=len(turns) + 1,
        before=left.bit_count(),
        after=0 if is_cracked else after.bit_count(),
        value=value,
        best=best,
        could_be_secret=value.could_be_secret,
        skill=skill,
        rating=_word_for(skill, RATINGS),
        luck=_luck(guesser, left, turn),
        codes=tuple(guesser.all.members(after)) if listed else (),
        is_certain=is_certain,
    )


def _best(
    guesser: Guesser, left: BitSet, rng: Rng
) -> Generator[tuple[int, int], None, tuple[GuessValue, bool]]:
    """Find the best row; return its value, and whether no better one was left out."""
    if left.bit_count() <= 2:  # nothing beats a row that fits
        return value_of(guesser.all, left, guesser.all.member(left, 0)), True
    best = yield from weighing(guesser.all, left, rng)
    return value_of(guesser.all, left, best.guess), best.is_certain


def _luck(guesser: Guesser, left: BitSet, turn: Turn) -> float:
    """Return the probability that the row would have left more, half of the ties counted."""
    sizes = {}
    for pegs, part in guesser.all.partition(turn.guess, left).items():
        codes = part.bit_count()
        sizes[pegs] = codes, 0 if pegs.exact == guesser.size else codes
    here = sizes[turn.pegs][1]
    twice = sum(
        codes * (2 if remain > here else 1 if remain == here else 0)
        for codes, remain in sizes.values()
    )
    return twice / (2 * left.bit_count())


def _word_for(value: float, words: tuple[tuple[str, float], ...]) -> str:
    return next(word for word, least in words if value >= least)
