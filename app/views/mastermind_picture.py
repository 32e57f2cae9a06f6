"""What a Mastermind board shows, as a value. Pure. Public name: `Picture`."""

from collections import namedtuple

#: Everything the rows show. ``title``: what puzzle this is; ``rows`` and ``places``: how many
#: there are; ``turns``: the scored guesses, oldest first (``guess``: tuple of colour indices;
#: ``pegs``); ``row``: the row in hand, a tuple with None where a place is empty, or None when the
#: game is over; ``pending``: the turn whose pegs are appearing in that row, or None; ``appeared``:
#: how many of them have begun to; ``fade_ms``: how long each takes; ``selected``: the place that
#: the next colour is for; ``won``; ``doubted``: numbers of the turns to point at; ``code``: the
#: code to show, or None.
Picture = namedtuple(
    "Picture",
    (
        "title",
        "rows",
        "places",
        "turns",
        "row",
        "pending",
        "appeared",
        "fade_ms",
        "selected",
        "won",
        "doubted",
        "code",
    ),
)
