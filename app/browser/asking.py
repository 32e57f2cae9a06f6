"""Asking the browser for what it may refuse, throw at, or leave out.

Public names: `answer`, `part`. Each returns None in these cases. An exception thrown by
JavaScript passes every ``except``, so whatever a preference, a policy or the age of a browser may
take away is asked for here; tests/site/test_layers.py lists what is always there.
"""

from js import attempt, window

if False:  # names for annotations
    from typing import Any


def answer(owner: str, method: str, *values: "Any") -> "Any":
    """Return what a method of one of the window's objects returns."""
    found = attempt(owner, method, *values)
    return found[0] if found.length else None


def part(owner: str, name: str) -> "Any":
    """Return a property of one of the window's objects."""
    return answer("Reflect", "get", getattr(window, owner), name)
