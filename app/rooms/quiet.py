"""The quiet ring: the necklace whose ring does not turn; a guess tells how many are in place.

Public names: `open_room`; the deck and the play that it gives to `rooms.ring`, `QuietDeck` and
`Quietly`; `quiet_standing`. Its links are those of the necklace with ``turn=off`` beside them: a
page that does not know it opens the same puzzle as a plain necklace.
"""

from app.rooms.deck import Deck
from app.rooms.necklace import Swapping
from app.rooms.ring import RingRoom
from app.words.sentences import text
from cyclomind.games.quiet import replay_quietly
from cyclomind.puzzle import DEFAULT_COLORS, DEFAULT_POSITIONS, read_puzzle, read_size

if False:  # names for annotations
    from collections.abc import Callable

    from app.browser.motion import Speed
    from cyclomind.games.necklace import NecklaceGame
    from cyclomind.puzzle import Puzzle


def open_room(speed: "Callable[[], Speed]") -> RingRoom:
    """Return the room of the quiet ring on the page; ``speed()`` returns a motion.Speed."""
    deck = QuietDeck("quiet", (DEFAULT_POSITIONS, DEFAULT_COLORS), read_puzzle, read_size)
    return RingRoom(Quietly(), deck, speed)


class QuietDeck(Deck):
    """The deck of the necklace, whose links say that the ring does not turn."""

    def link(self, puzzle: "Puzzle") -> tuple[tuple[str, str], ...]:
        """Return the parameters that name a puzzle."""
        return super().link(puzzle) + (("turn", "off"),)


class Quietly(Swapping):
    """How the quiet ring is played: as the necklace, in other words."""

    name = "quiet"

    def replay(self, puzzle: "Puzzle", record: str) -> "NecklaceGame":
        """Return the game on a puzzle as far as the record goes."""
        return replay_quietly(puzzle, record)

    def standing(self, game: "NecklaceGame") -> str:
        """Return the sentence that says how the game stands."""
        return quiet_standing(game) or super().standing(game)


def quiet_standing(game: "NecklaceGame") -> str:
    """Return how a game stands where the ring does not turn; "" where it is said as elsewhere."""
    if not game.is_open or not game.guess_count:
        return ""
    exact = game.turns[-1].feedback.exact
    return text("quiet.scored", number=game.guess_count, exact=exact, n=game.puzzle.n)
