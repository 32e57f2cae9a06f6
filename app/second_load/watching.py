"""The offer to watch a replay that came by a link. Public name: `offer`.

Nothing of it is shown before it is wished: the puzzle is there to be played first.
"""

from app.browser import notice
from app.browser.dom import by_id, make, root
from app.words.sentences import plural, text
from cyclomind.errors import UnreadableError
from cyclomind.games.necklace import NecklaceGame
from cyclomind.replays import Replay, decode

if False:  # names for annotations
    from roles import Page


def offer(page: "Page") -> None:
    """Offer the replay that the address named when the page was opened (boot.js), if it did.

    One that cannot be read, or does not fit the puzzle, is refused in a sentence.
    """
    words, room = root.getAttribute("data-r"), page.room
    if words is None or not isinstance(room.game, NecklaceGame):
        return
    puzzle = room.game.puzzle
    try:
        record = decode(words)
        guesses = Replay(puzzle, record, type(room.game)).whole.guess_count
    except UnreadableError:
        notice.show(text("replay.unreadable"))
        return
    bar = make("div", "notice")
    bar.id = "replay-offer"
    button = make("button", "second", text("replay.watch"))
    button.setAttribute("data-record", record)
    bar.append(make("p", "", plural("replay.offer", guesses)), button)
    by_id("notice").after(bar)
    page.attach("replay", button)

    def on_draw() -> None:
        if room.game.puzzle != puzzle:
            bar.remove()

    room.after_draw.append(on_draw)
