"""Things done after a while. Public names: `after`, `cancel`."""

from js import clearTimeout, setTimeout

from app.browser.dom import guarded


def after(milliseconds: int, action) -> object:
    """Call ``action()`` once this time has passed; return what `cancel` takes."""
    return setTimeout(guarded(lambda *_: action()), milliseconds)


def cancel(timer) -> None:
    """Do not call the action of this timer after all."""
    clearTimeout(timer)
