"""One at a time among all windows of the site. Public name: `alone`."""

from app.browser.asking import part
from app.browser.storage import PREFIX

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any, TypeVar

    Outcome = TypeVar("Outcome")


async def alone(name: str, action: "Callable[[], Outcome]") -> "Outcome":
    """Return ``action()``, called while no other window is between its own reading and writing.

    name: of what is changed. A browser may let two windows change their common storage in the same
    moment, each with a copy of its own. Where there are no locks, or none for this page, the action
    is called at once.
    """
    outcome: list[Any] = []
    locks = part("navigator", "locks")
    if locks is not None:
        try:
            await locks.request(PREFIX + name, lambda *_: outcome.append(action()))
        except Exception:
            pass  # the browser's own, in a frame without an origin; one of ours comes again below
    return outcome[0] if outcome else action()
