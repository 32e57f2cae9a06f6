"""New objects of the browser's own kinds, some of which it may not have. Public name: `made`."""

from js import window

from app.browser.asking import answer

if False:  # names for annotations
    from typing import Any


def made(kind: str, *values: "Any") -> "Any":
    """Return a new object of one of the window's kinds; None where it has none or refuses."""
    # As an attribute of the window it would be a method of it, which constructs nothing; and
    # functions of ours become JavaScript's only as arguments, not inside of a list.
    constructor = answer("Reflect", "get", window, kind)
    arguments = answer("Array", "of", *values)
    return answer("Reflect", "construct", constructor, arguments)
