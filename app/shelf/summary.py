"""What can be told of a game: to the list of kept games, to the statistics, in a shared text.

Public name: `Summary`. Pure.
"""

from collections import namedtuple

#: A game as it stands. ``room``: what the address calls the game; ``link``: the text of the
#: puzzle's own parameters, such as ``n=5&c=4&s=zgtAhPI``; ``size``: what it is compared with,
#: such as ``5/4``, without spaces; ``outcome``: as in cyclomind.games.guessing; ``scores``:
#: a tuple of numbers for each guess; ``hints``: how many were taken; ``content``: the numbers of
#: equal beads in the secret, largest first, or (); ``day``: the daily.Day on which it was opened,
#: where that matters, or None.
Summary = namedtuple(
    "Summary", ("room", "link", "size", "outcome", "scores", "hints", "content", "day")
)
