"""From an empty page to a game on it. Public name: `start`."""

from js import document, performance

from app import notice
from app.words import use_language


def start() -> None:
    """Open the room that the address names; tell the page, and whoever measures, when it is ready.

    A failure on the way is shown with a way to try again, never left as an endless start.
    """
    try:
        use_language(document.documentElement.lang)
        _open_room()
    except Exception as error:
        notice.fail_start(error)
    else:
        document.documentElement.dataset.state = "ready"
        performance.mark("cyclomind:interactive")


def _open_room() -> None:
    # Imported here and not above, so that even a module that cannot be read ends in a message.
    from app.chrome import dress
    from app.rooms.necklace import NecklaceRoom
    from app.settings import read_settings

    room = NecklaceRoom(read_settings())
    room.show_numbers()
    dress(room)
    room.open_address()
