"""What the code-breaker's room knows beside the game. Public names: `Edit`, `Hands`, `Thoughts`."""

from collections import namedtuple

if False:  # names for annotations
    from cyclomind.scoring import Pegs

#: An earlier answer that is being corrected: the ``number`` of its turn and its ``squares``.
Edit = namedtuple("Edit", ("number", "squares"))

#: What is shown of the computer's thinking: ``is_long``, whether it takes a while; its
#: ``progress``, (done, of) or None where that is not known; ``doubts``: an answers.Doubts, about
#: turns that no code fits.
Thoughts = namedtuple("Thoughts", ("is_long", "progress", "doubts"))


class Hands:
    """What only the player's hands know of a game; each game begins with new ones.

    edit: an Edit, or None. selected: the place of the rack that the next colour is for.
    warned_of: the answer that was refused once, since the secret on the rack contradicts it; given
    again, it counts.
    """

    def __init__(self) -> None:
        self.edit: Edit | None = None
        self.selected = 0
        self.warned_of: Pegs | None = None
