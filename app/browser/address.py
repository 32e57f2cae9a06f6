"""The address bar: what the link asks for, and the link of what is on the board.

Public names: `HOME`, `UNNAMED`, `read`, `asked_game`, `is_embedded`, `of_this_visit`, `text_of`,
`link_to`, `show`, `on_return`. What an address says is read by boot.js alone (``readAddress``),
for itself and for us.
"""

from js import attempt, encodeURIComponent, location, readAddress, window

from app.browser.dom import listen, root
from cyclomind.errors import UnreadableError

if False:  # names for annotations
    from collections.abc import Callable, Iterable
    from typing import TypeVar

    from js import Event

    T = TypeVar("T")
    Pairs = Iterable[tuple[str, str]]

#: The game that an address means when it names none.
HOME = "necklace"

#: The games whose addresses have no ``game``: in one of them ``turn=off`` stands instead, so that a
#: page that does not know it opens the plain necklace.
UNNAMED = (HOME, "quiet")

#: How much may be dropped from the ends of the values, for `readAddress`: nothing, what mail and
#: chat programs glue to a link, and also signs in which a code may end.
_NOTHING, _GLUED, _GLUED_SIGNS = 0, 1, 2

_shown: list[str] = [""]  # the query of the puzzle on the board


def read(reader: "Callable[[dict[str, str]], T]") -> "T":
    """Return ``reader(parameters)`` for the parameters of the address, a dict of texts.

    ``+`` stays a plus sign: it is a letter of the share code, and no value here has spaces. What
    was glued to the link on its way is dropped when the link cannot be read with it.

    Raises: the UnreadableError that ``reader`` raises for the address as it stands.
    """
    try:
        return reader(_parameters(_NOTHING))
    except UnreadableError as error:
        reason = error
    for dropped in (_GLUED, _GLUED_SIGNS):
        try:
            return reader(_parameters(dropped))
        except UnreadableError:
            pass
    raise reason


def _parameters(dropped: int) -> dict[str, str]:
    found = {}
    for pair in readAddress(dropped):
        found[pair[0]] = pair[1]
    return found


def asked_game() -> str:
    """Return the name of the game that the address asks for, or of none that is here."""
    return _parameters(_GLUED_SIGNS).get("game", HOME).lower()


def is_embedded() -> bool:
    """Tell whether the page stands in a frame of another page (``embed=1``)."""
    return root.hasAttribute("data-embed")


def of_this_visit() -> list[tuple[str, str]]:
    """Return the pairs that belong to the visit, not to a puzzle: they stay in every link.

    boot.js says which it has understood.
    """
    named = [("lang", root.lang)] if root.hasAttribute("data-lang") else []
    return named + ([("embed", "1")] if is_embedded() else [])


def text_of(pairs: "Pairs") -> str:
    """Return (name, value) pairs as the part of an address that says them."""
    return "&".join([f"{name}={encodeURIComponent(value)}" for name, value in pairs])


def link_to(game: str, pairs: "Pairs" = ()) -> str:
    """Return the address of a game with its (name, value) pairs, relative to the page."""
    named = [] if game in UNNAMED else [("game", game)]
    values = text_of(named + list(pairs) + of_this_visit())
    return "?" + values if values else "./"


def show(game: str, pairs: "Pairs", new_entry: bool) -> None:
    """Put the address of a game into the bar, as a new history entry or in place.

    In another page's frame always in place: that page's Back is not ours.
    """
    way = "pushState" if new_entry and not is_embedded() else "replaceState"
    # A sandboxed frame, or too many changes in a moment, may refuse: the game matters more.
    attempt("history", way, None, "", link_to(game, pairs))
    _shown[0] = location.search


def on_return(listener: "Callable[[], object]") -> None:
    """Call ``listener()`` when the player goes back or forward to another query within the page."""

    def on_pop(event: "Event") -> None:
        # A change of the fragment is told as a way back, too, and is none.
        if location.search != _shown[0]:
            _shown[0] = location.search
            listener()

    listen(window, "popstate", on_pop)
