"""What each kind of first guess leaves, by answer: the tables that are published for Mastermind.

Public names: `first_guesses`, `kind_name`, `answers_to`, `Outlook`, `outlook`.

Before anything is known, the names of colours and places mean nothing: a first guess is told from
another only by how often each of its colours comes. These are its *kind*, a tuple such as
(2, 1, 1) for 1123. Pegs and codes are as in `scoring.score_pegs`, repeats allowed.

Source of the first such tables: Knuth, The computer as Master Mind, 1976.
"""

from collections import namedtuple

from cyclomind.scoring import Pegs

#: What a first guess can be expected to leave. ``answers``: how many different ones there are;
#: ``worst``: the most codes that any of them leaves; ``squares``: the sum of the squares of all
#: these numbers, which divided by the number of codes is how many are left on average.
Outlook = namedtuple("Outlook", ("answers", "worst", "squares"))


def first_guesses(places: int, colors: int) -> list[tuple[int, ...]]:
    """Return the kinds of first guesses, those with the fewest different colours first.

    Kinds with as many colours come in falling order: (3, 1) before (2, 2).
    """
    found: list[tuple[int, ...]] = []
    unfinished: list[tuple[int, ...]] = [()]
    while unfinished:
        kind = unfinished.pop()
        left = places - sum(kind)
        if not left:
            found.append(kind)
        elif len(kind) < colors:
            # The one pushed last is finished first: rising here, so that they come out falling.
            for count in range(1, min(left, kind[-1] if kind else left) + 1):
                unfinished.append(kind + (count,))
    return [kind for size in range(1, places + 1) for kind in found if len(kind) == size]


def kind_name(kind: tuple[int, ...]) -> str:
    """Return a guess of this kind, its colours numbered from 1: "1123" for (2, 1, 1)."""
    return "".join([str(color + 1) * count for color, count in enumerate(kind)])


def answers_to(kind: tuple[int, ...], colors: int) -> list[tuple[Pegs, int]]:
    """Return (answer, how many codes give it) for a guess of this kind, in rising order.

    Answers that no code gives are left out. The codes are put together place by place; of each
    beginning only matters how many beads are exact, and how many there are of each colour of the
    guess, so that at most a few hundred beginnings are told apart.
    """
    guess = [color for color, count in enumerate(kind) for _ in range(count)]
    others = colors - len(kind)
    beginnings: dict[tuple[int, ...], int] = {(0,) * (len(kind) + 1): 1}
    for wanted in guess:
        longer: dict[tuple[int, ...], int] = {}
        for beginning, codes in beginnings.items():
            if others:
                longer[beginning] = longer.get(beginning, 0) + codes * others
            for color in range(len(kind)):
                held = list(beginning)
                held[color] += 1
                held[-1] += color == wanted
                key = tuple(held)
                longer[key] = longer.get(key, 0) + codes
        beginnings = longer
    found: dict[tuple[int, int], int] = {}
    for whole, codes in beginnings.items():
        exact = whole[-1]
        shared = sum([min(whole[color], count) for color, count in enumerate(kind)])
        found[(exact, shared - exact)] = found.get((exact, shared - exact), 0) + codes
    return [(Pegs(*answer), found[answer]) for answer in sorted(found)]


def outlook(answers: list[tuple[Pegs, int]]) -> Outlook:
    """Return the Outlook of a guess that has these answers, see `answers_to`."""
    counts = [codes for _, codes in answers]
    return Outlook(len(counts), max(counts), sum([codes * codes for codes in counts]))
