"""How the levels of the path are chosen: from the rules, by the coach's play.

Public names: `Plan`, `PLANS`, `DRAWN`, `Graded`, `graded`, `chosen_chapter`.

A chapter has a plan: what its levels are made of, and from which par to which they rise. For each
level some necklaces are drawn, always the same ones, and graded from their own start. Of these the
chapter takes one a level so that par rises, and where it stays the same a guess tells less and
less, as near to the plan as may be. The result is written down in cyclomind/path.py, and stays
there whatever becomes of this.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from cyclomind.games.necklace import NecklaceGame
from cyclomind.games.quiet import QuietGame
from cyclomind.necklace import canonical, period
from cyclomind.puzzle import puzzle_of
from cyclomind.rng import Rng
from cyclomind.strategy.coach.best_guess import best_guess
from cyclomind.strategy.coach.par import par_of_start
from cyclomind.strategy.contents import Content, Word
from cyclomind.strategy.knowledge import knowledge_of
from cyclomind.strategy.long_work import Cancelled, IsCancelled, never_cancelled
from cyclomind.strategy.models import COUNT, ROTATION


@dataclass(frozen=True)
class Plan:
    """What a chapter is to be.

    name: in the keys of its sentences. contents: of each level. easiest, hardest: par of the first
    and of the last level, in hundredths; those between rise evenly. model: what a guess tells.
    """

    name: str
    contents: tuple[Content, ...]
    easiest: int
    hardest: int
    model: str = ROTATION

    def wanted(self, place: int) -> float:
        """Return the par that a level is to have, in hundredths; place: 0 for the first."""
        return self.easiest + (self.hardest - self.easiest) * place / (len(self.contents) - 1)


#: The chapters in their order.
PLANS = (
    Plan("swapping", ((3, 2), (2, 2), (2, 1, 1), (3, 1, 1), (2, 2, 1)), 100, 185),
    Plan("fit", ((2, 1, 1, 1), (2, 2, 1), (2, 2, 1), (1,) * 5, (1,) * 5), 150, 205),
    Plan("together", ((2, 2, 1), (3, 2, 1), (2, 2, 1, 1), (2, 2, 1, 1), (2, 1, 1, 1)), 188, 222),
    Plan("repeated", ((3, 3), (2, 2, 2), (3, 2, 1), (3, 1, 1, 1), (2, 2, 1, 1)), 200, 222),
    Plan("beads", ((4, 2, 1), (3, 3, 1), (3, 2, 2), (3, 2, 1, 1), (4, 2, 1, 1)), 205, 240),
    Plan("few", ((4, 3, 1), (4, 4), (4, 2, 2), (3, 3, 2), (3, 3, 2)), 215, 247),
    Plan(
        "many",
        ((2, 1, 1, 1, 1), (2, 2, 1, 1, 1), (1,) * 6, (2, 1, 1, 1, 1, 1), (2, 2, 1, 1, 1, 1)),
        240,
        330,
    ),
    Plan(
        "quiet",
        ((2, 2, 1), (3, 2, 1), (2, 2, 1, 1), (2, 2, 2, 1), (3, 2, 2, 1)),
        240,
        480,
        COUNT,
    ),
)

#: How many necklaces are graded for each level.
DRAWN = 16


@dataclass(frozen=True)
class Graded:
    """A necklace as a level. par: from its own start, in hundredths; left: how many candidates the
    coach's first guess leaves on average: the more, the less a guess can tell.
    """

    secret: Word
    par: int
    left: float

    @property
    def hardness(self) -> tuple[int, float]:
        """A key that sorts levels, the easiest first."""
        return self.par, self.left

    @property
    def colors(self) -> int:
        """How many colours there are."""
        return len(set(self.secret))


def graded(secret: Word, model: str, is_cancelled: IsCancelled = never_cancelled) -> Graded:
    """Return a necklace graded from the start that its link gives everybody. Raises: Cancelled."""
    puzzle = puzzle_of(secret, len(set(secret)))
    game = (QuietGame if model == COUNT else NecklaceGame)(puzzle)
    found = par_of_start(game.turns[0], is_cancelled=is_cancelled, model=model)
    value, _ = best_guess(knowledge_of(game.turns, model), is_cancelled=is_cancelled)
    return Graded(secret, round(100 * found.expected), value.average_left)


def chosen_chapter(
    plan: Plan,
    taken: Collection[Word],
    is_cancelled: IsCancelled = never_cancelled,
    on_level: Callable[[], object] = lambda: None,
) -> list[Graded]:
    """Return the levels of a chapter, as many as its contents.

    taken: the levels of other chapters, as canonical necklaces; none of these comes again.
    on_level: called when a level's necklaces are graded.

    Raises: Cancelled; ValueError where no levels rise as they should.
    """
    # By place: (how far from the plan, the levels so far), for each way to come as far as there.
    ways: list[tuple[float, list[Graded]]] = [(0.0, [])]
    seen = set(taken)
    for place, content in enumerate(plan.contents):
        choices = []
        for secret in _drawn(plan, place, content):
            if is_cancelled():
                raise Cancelled
            if canonical(secret) not in seen:
                seen.add(canonical(secret))
                choices.append(graded(secret, plan.model, is_cancelled))
        on_level()
        best = []
        for choice in choices:
            before = [
                way
                for way in ways
                if not way[1]
                or (
                    (way[1][-1].par, way[1][-1].left) <= (choice.par, choice.left)
                    and way[1][-1].left <= choice.left
                )
            ]
            if before:
                so_far, levels = min(before, key=lambda way: way[0])
                far = (choice.par - plan.wanted(place)) ** 2
                best.append((so_far + far, [*levels, choice]))
        if not best:
            raise ValueError(f"no level {place + 1} of {plan.name} is harder than the one before")
        ways = best
    return min(ways, key=lambda way: way[0])[1]


def _drawn(plan: Plan, place: int, content: Content) -> Iterator[Word]:
    """Yield necklaces of a content at random, each equally likely, their colours shuffled."""
    rng = Rng(f"path {plan.name} {place + 1}")
    beads = [color for color, number in enumerate(content) for _ in range(number)]
    for _ in range(DRAWN):
        names = rng.shuffled(range(len(content)))
        secret = tuple(rng.shuffled(beads))
        while rng.below(len(beads)) % period(secret) or canonical(secret) == canonical(
            tuple(beads)
        ):
            secret = tuple(rng.shuffled(beads))
        yield tuple(names[bead] for bead in secret)
