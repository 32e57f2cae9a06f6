"""A board that cannot be the secret is pointed out before it is guessed. Public name: `follow`.

Only where the player has chosen so, and once: the same board guessed again is scored.
"""

from app.shelf.warning import warns
from app.words.sentences import text
from cyclomind.contradictions import contradicted
from cyclomind.scoring import score_guess

if False:  # names for annotations
    from typing import Any

    from roles import Page, Ring


def follow(page: "Page") -> None:
    """Warn in page.room, where it is the room of a ring."""
    if hasattr(page.room, "doubt"):
        page.room.doubt = _Warning(page.room).doubt


class _Warning:
    """What is said in a rooms.ring.RingRoom before a guess."""

    def __init__(self, room: "Ring"):
        self._room = room
        self._warned_of: Any = None  # the puzzle and the board

    def doubt(self) -> str:
        """Return the sentence that names the first guess to rule the board out, else nothing."""
        game = self._room.game
        board = (game.puzzle, game.arrangement)
        if not warns() or self._warned_of == board:
            return ""
        broken = _numbers_ruling_out(game)
        if not broken:
            return ""
        self._warned_of = board
        return text("warning", number=broken[0])


def _numbers_ruling_out(game: "Any") -> tuple[int, ...]:
    """Return the numbers, as players count them, of the guesses that rule the board out.

    game: of a ring; it has a ``score`` of its own where it is not that of the necklace.
    """
    given = len(game.turns) - game.guess_count
    score = getattr(game, "score", score_guess)
    found = contradicted(game.turns, game.arrangement, score, given, game.are_turns_seen)
    return tuple([number + 1 - given for number in found])
