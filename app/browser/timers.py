"""Things done after a while. Public names: `after`, `cancel`."""

from js import clearTimeout, setTimeout

from app.browser.dom import guarded

if False:  # names for annotations
    from collections.abc import Callable


def after(milliseconds: int, action: "Callable[[], object]") -> object:
    """Call ``action()`` once this time has passed; return what `cancel` takes."""
    return setTimeout(guarded(lambda *_: action()), milliseconds)


def cancel(timer: object) -> None:
    """Do not call the action of this timer after all."""
    clearTimeout(timer)
