"""What a replay says of the move it shows. Pure. Public name: `told`."""

from app.words.sentences import plural, text
from cyclomind.games.necklace import GIVEN_UP

if False:  # names for annotations
    from cyclomind.replays import Replay


def told(replay: "Replay", left: tuple[int, ...] = ()) -> str:
    """Return the sentences for the latest move, and for the start before the first.

    left: how many necklaces were left after each guess, the start first, once that is known.
    """
    game = replay.game
    if game.phase == GIVEN_UP:
        return text("replay.given-up")
    if replay.swapped:
        i, j = replay.swapped
        return text("swapped", first=i + 1, second=j + 1)
    feedback = game.turns[-1].feedback
    values = {"exact": feedback.exact, "n": game.puzzle.n}
    if not game.guess_count:
        said = text("replay.start", **values)
    else:
        said = plural("replay.guess", feedback.rotation, number=game.guess_count, **values)
    if left and feedback.exact < game.puzzle.n:
        said += " " + plural("replay.left", left[game.guess_count])
    return said
