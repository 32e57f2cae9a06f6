"""What a player can know: the secrets that fit all that was shown, and how likely each is.

Public names, in reading order: `Knowledge`, `knowledge_of`, `candidates`, `guess_of`,
`arrangements_of`, `Contradiction`, `contradictions`.

``turns`` is a game's record of `games.necklace.Turn`, Guess 0 first. A player sees of each turn the
arrangement as it was turned and the exact count, and of all but Guess 0 also how far the ring
turned. How far Guess 0 turned stays hidden: its turn says what was shown, and its rotation is
never looked at here.

``model`` is one of `models.MODELS`. In the count model the ring does not turn and the player sees
the exact count alone; the candidates are necklaces, each as its canonical arrangement.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd, lcm

from cyclomind.contradictions import contradicted
from cyclomind.games.necklace import Turn
from cyclomind.necklace import canonical, period, rotate_clockwise
from cyclomind.scoring import Feedback, score_guess
from cyclomind.strategy.contents import Word, arrangements
from cyclomind.strategy.models import COUNT, ROTATION
from cyclomind.strategy.partitions import BitSet, Partitioner, members


@dataclass(frozen=True)
class Knowledge:
    """The candidates and their weights.

    candidates: every arrangement that may lie hidden behind the ring, in lexicographic order;
        empty when the turns contradict each other.
    weights: by candidate, how likely it is in proportion to the others; whole numbers in
        lowest terms.
    model: what the player sees of a guess.
    """

    candidates: tuple[Word, ...]
    weights: tuple[int, ...]
    model: str = ROTATION

    @property
    def total(self) -> int:
        """The sum of the weights: a candidate's probability is its weight over it."""
        return sum(self.weights)

    @property
    def necklaces(self) -> frozenset[Word]:
        """The necklaces of the candidates; a guess is right when its necklace is."""
        return frozenset(map(canonical, self.candidates))

    def part(self, chosen: BitSet) -> "Knowledge":
        """Return the knowledge that one of these candidates, a bit set, is the secret."""
        return Knowledge(
            tuple(self.candidates[i] for i in members(chosen)),
            tuple(self.weights[i] for i in members(chosen)),
            self.model,
        )


def knowledge_of(turns: Sequence[Turn], model: str = ROTATION) -> Knowledge:
    """Return what a player knows who has seen these turns.

    Guess 0 is shown in a winning rotation, so a candidate agrees with it in exactly its count of
    places, and with no rotation of it in more. The weight of a candidate is the probability,
    before anything was shown, of this secret and of a start that would have been shown like
    this: the secret's necklace and its phase are drawn evenly, the start evenly from the
    shuffles of the beads that are no rotation of the secret.

    In the count model Guess 0 is shown as it was shuffled, and says of the secret no more than any
    other guess. There the weights differ only because a secret that repeats itself around the ring
    has fewer rotations, and so more starts that are none.

    Raises: ValueError when there are no turns.
    """
    if not turns:
        raise ValueError("nothing is known of the beads before Guess 0 is shown")
    if model == COUNT:
        return _known_by_count(turns)
    start = turns[0]
    words = arrangements_of(start.shown)
    partitioner = Partitioner(words)
    agreement = partitioner.agreement(start.shown)
    fitting = agreement.parts(0).get(Feedback(start.feedback.exact, 0), 0)
    for turn in turns[1:]:
        parts = partitioner.by_feedback(guess_of(turn))
        fitting &= parts.get(turn.feedback, 0)

    # The start was `shown` turned back by some r. From there, the winning rotations of `shown`
    # lie r further; r had to be the smallest of them, so the largest, M, must not have come
    # round: M + r < n. That leaves n - M starts, each a different arrangement: if `shown` has a
    # period p, M is at least n - p.
    n = len(start.shown)
    reaching = [counts[start.feedback.exact] for counts in agreement.at_least]
    chances = []
    for i in members(fitting):
        largest = max(r for r in range(n) if reaching[r] >> i & 1)
        chances.append((i, n - largest))
    periods = {i: period(words[i]) for i, _ in chances}
    shares = {p: p * (len(words) - p) for p in set(periods.values())}
    common = lcm(*shares.values())
    weights = [starts * (common // shares[periods[i]]) for i, starts in chances]
    return Knowledge(tuple(words[i] for i, _ in chances), _in_lowest_terms(weights))


def _known_by_count(turns: Sequence[Turn]) -> Knowledge:
    every = arrangements_of(turns[0].shown)
    necklaces = [word for word in every if canonical(word) == word]
    partitioner = Partitioner(necklaces)
    fitting = partitioner.everything
    for turn in turns:
        fitting &= partitioner.by_exact(turn.shown).get(turn.feedback.exact, 0)
    found = tuple(necklaces[i] for i in members(fitting))
    starts = {word: len(every) - period(word) for word in found}
    common = lcm(*starts.values())
    return Knowledge(found, _in_lowest_terms([common // starts[word] for word in found]), COUNT)


def _in_lowest_terms(weights: list[int]) -> tuple[int, ...]:
    shared = gcd(*weights)
    return tuple(weight // shared for weight in weights)


def candidates(turns: Sequence[Turn], model: str = ROTATION) -> tuple[Word, ...]:
    """Return the arrangements that fit all turns, in lexicographic order."""
    return knowledge_of(turns, model).candidates


def guess_of(turn: Turn) -> Word:
    """Return the guess as it was submitted: the arrangement shown, turned back."""
    return rotate_clockwise(turn.shown, -turn.feedback.rotation)


def arrangements_of(beads: Word) -> list[Word]:
    """Return every arrangement of these beads, in lexicographic order, in their own colours."""
    colors = sorted(set(beads))
    content = tuple(beads.count(color) for color in colors)
    return [tuple([colors[bead] for bead in word]) for word in arrangements(content)]


@dataclass(frozen=True)
class Contradiction:
    """Why an arrangement cannot be the secret.

    turn: the number of the guess that it contradicts; Guess 0 is the start.
    exact: the count that was shown.
    would_be: the count that guess would have had; equal to ``exact`` when it is the turning of
        the ring that does not fit.
    """

    turn: int
    exact: int
    would_be: int


def contradictions(
    turns: Sequence[Turn], beads: Word, model: str = ROTATION
) -> tuple[Contradiction, ...]:
    """Return why ``beads``, however turned, cannot be the secret; nothing if they can.

    Turning the secret changes no count, so wrong counts are named first, all of them. If every
    count is right, the turns are named that the best-fitting rotation of the beads contradicts; in
    the count model there are none then.
    """
    return tuple(
        Contradiction(i, turns[i].feedback.exact, score_guess(beads, turns[i].shown).exact)
        for i in contradicted(turns, beads, are_turns_seen=model != COUNT)
    )
