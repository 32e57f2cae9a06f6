"""Par of a game, as far as it is known before anything is thought. Pure. Public name: `par_of`."""

from app.games import BEADS, LEVEL, QUIET_BEADS, game_of
from cyclomind.errors import UnreadableError
from cyclomind.par import COUNT_PARS, PARS
from cyclomind.path import level_of, read_level

if False:  # names for annotations
    from app.shelf.summary import Summary


def par_of(summary: "Summary") -> int:
    """Return par of a game's beads or level, in hundredths of a guess; 0 where there is none."""
    held_against = game_of(summary.room).par
    if held_against == BEADS:
        return PARS.get(summary.content, 0)
    if held_against == QUIET_BEADS:
        return COUNT_PARS.get(summary.content, 0)
    if held_against == LEVEL:
        try:
            return int(level_of(read_level(summary.link.partition("=")[2])).par)
        except UnreadableError:
            return 0
    return 0
