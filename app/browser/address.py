"""The address bar: what the link asks for, and the link of what is on the board.

Public names: `HOME`, `parameters`, `is_embedded`, `text_of`, `link_to`, `show`, `on_return`.
"""

from js import attempt, encodeURIComponent, location, window

from app.browser.dom import listen

#: The game that an address means when it names none.
HOME = "necklace"

#: Parameters that belong to the visit, not to a puzzle: kept when the address changes.
_KEPT = ("lang", "embed")


def parameters() -> dict:
    """Return the parameters of the address as a dict of texts; of a repeated name, the first.

    ``+`` stays a plus sign: it is a letter of the share code, and no value here has spaces.
    A value with a broken percent escape is returned as it stands.
    """
    found = {}
    for part in location.search[1:].split("&"):
        name, _, value = part.partition("=")
        if name and name not in found:
            found[name] = _decoded(value)
    return found


def _decoded(value: str) -> str:
    answer = attempt("window", "decodeURIComponent", value)
    return answer[0] if answer.length else value


def is_embedded() -> bool:
    """Tell whether the page stands in a frame of another page (``embed=1``)."""
    return parameters().get("embed") == "1"


def text_of(pairs) -> str:
    """Return (name, value) pairs as the part of an address that says them."""
    return "&".join([f"{name}={encodeURIComponent(value)}" for name, value in pairs])


def link_to(game: str, pairs=()) -> str:
    """Return the address of a game with its (name, value) pairs, relative to the page."""
    present = parameters()
    named = [] if game == HOME else [("game", game)]
    kept = [(name, present[name]) for name in _KEPT if name in present]
    values = text_of(named + list(pairs) + kept)
    return "?" + values if values else "./"


def show(game: str, pairs, new_entry: bool) -> None:
    """Put the address of a game into the bar, as a new history entry or in place.

    In another page's frame always in place: that page's Back is not ours.
    """
    way = "pushState" if new_entry and not is_embedded() else "replaceState"
    # A sandboxed frame, or too many changes in a moment, may refuse: the game matters more.
    attempt("history", way, None, "", link_to(game, pairs))


def on_return(listener) -> None:
    """Call ``listener()`` when the player goes back or forward within the page."""
    listen(window, "popstate", lambda event: listener())
