"""From an empty page to a game on it. Public name: `start`."""

from app.browser import motion, notice
from app.browser.dom import mark, root
from app.words.sentences import learn, text
from cyclomind import __version__


def start() -> None:
    """Open the room that the address names; tell the page, and whoever measures, when it is ready.

    A failure on the way is shown with a way to try again, never left as an endless start.
    """
    try:
        learn(root.lang, "home")
        _open_room()
    except Exception as error:
        _fail(error)
    else:
        root.dataset.state = "ready"
        mark("cyclomind:interactive")


def _open_room() -> None:
    # Imported here and not above, so that even a module that cannot be read ends in a message.
    from app.page import Page

    page = Page()
    # boot.js has read the game from the address; its name is the name of the room's module.
    if root.dataset.game == "necklace":
        from app.rooms.necklace import open_room
    else:
        # No import statement: the built page gets these modules in an archive of their own.
        name = "app.rooms." + root.dataset.game
        open_room = __import__(name, None, None, ("open_room",)).open_room
        learn(root.lang, root.dataset.archive)
    page.welcome(open_room(motion.speed))


def _fail(error: Exception) -> None:
    """Show a message with *Retry* and the version in place of the start-up words."""
    notice.log(error)
    notice.cannot_start(text("failed.version", version=__version__))
