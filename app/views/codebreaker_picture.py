"""What the code-breaker's table shows, as values. Pure. Public names: `Picture`, `Row`."""

from collections import namedtuple

#: One answered guess: ``guess``, a tuple of colour indices; ``pegs``; ``left``, the words that say
#: how many codes it left; ``note``, what is wrong with it or ""; ``is_doubted``; ``is_solved``;
#: ``is_edited``: its answer is being corrected; ``can_edit``.
Row = namedtuple(
    "Row",
    ("guess", "pegs", "left", "note", "is_doubted", "is_solved", "is_edited", "can_edit"),
)

#: Everything the table shows. ``choices``: whether the game is still to begin; ``title`` of the
#: guess; ``guess``: tuple of colour indices, None for beads that are still to come; ``squares``:
#: tuple of "empty", "black", "white", () where there is nothing to answer; ``locked``: nothing can
#: be answered now; ``is_long``: the thinking takes a while; ``progress`` of it: (done, of), None
#: where that is not known; ``left``: the words that say how many codes are left; ``counts``: see
#: left_chart_art, with ``most``, the first of them in words, and ``chart``, all of them; ``rows``:
#: tuple of Row.
Picture = namedtuple(
    "Picture",
    (
        "choices",
        "title",
        "guess",
        "squares",
        "locked",
        "is_long",
        "progress",
        "left",
        "counts",
        "most",
        "chart",
        "rows",
    ),
)
