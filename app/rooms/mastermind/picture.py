"""What a Mastermind board shows, computed from the game. Pure. Public name: `picture_of`."""

from app.rooms.mastermind.standing import title_of
from app.views.mastermind_picture import Picture
from cyclomind.games.guessing import WON

if False:  # names for annotations
    from cyclomind.games.mastermind import MastermindGame


def picture_of(game: "MastermindGame", selected: int, is_warned: bool) -> Picture:
    """Return the Picture of a game.

    selected: the place that the next colour is for; is_warned: the player has been warned that
    the row in hand cannot be the code.
    """
    rules, over = game.puzzle.rules, game.is_over
    return Picture(
        title_of(game.puzzle),
        rules.rows,
        rules.places,
        game.shown_turns,
        None if over else game.row,
        game.turns[-1] if game.is_watched else None,
        game.appeared,
        _fade_ms(game),
        selected,
        over and game.outcome == WON,
        game.broken_turns if is_warned else (),
        game.shown_secret,
    )


def _fade_ms(game: "MastermindGame") -> int:
    """Return how long one peg of the row that is being checked takes to appear."""
    return int(1000 * game.watch_seconds / max(1, sum(game.turns[-1].pegs))) if game.turns else 0
