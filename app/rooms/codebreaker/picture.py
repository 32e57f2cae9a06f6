"""What the code-breaker's table shows, computed from the game. Pure. Public name: `picture_of`."""

from app.rooms.codebreaker.standing import left_in_words
from app.views.codebreaker_picture import Picture, Row
from app.words.numbers import grouped
from app.words.sentences import text
from cyclomind.games.codebreaker.answers import COLORS
from cyclomind.games.codebreaker.game import ANSWERING, CONTRADICTION, DONE, READY, THINKING
from cyclomind.games.codebreaker.squares import no_squares, squares_of

if False:  # names for annotations
    from typing import Any

    from app.rooms.codebreaker.state import Edit, Thoughts
    from cyclomind.games.codebreaker.game import CodebreakerGame


def picture_of(game: "CodebreakerGame", edit: "Edit | None", thoughts: "Thoughts") -> Picture:
    """Return the Picture of a game. edit: a state.Edit or None; thoughts: a state.Thoughts."""
    title, guess, squares = _guess_of(game, edit, thoughts)
    thinking = game.phase == THINKING
    counts = (COLORS**game.size,) + game.lefts
    words = [_count(left) for left in counts]
    return Picture(
        game.phase == READY,
        title,
        guess,
        squares,
        thinking,
        thinking and thoughts.is_long,
        thoughts.progress,
        left_in_words(game),
        counts,
        words[0],
        text("codebreaker.chart", counts=", ".join(words)),
        _rows(game, edit, thoughts),
    )


def _guess_of(
    game: "CodebreakerGame", edit: "Edit | None", thoughts: "Thoughts"
) -> "tuple[Any, ...]":
    """Return the title, the beads and the squares of the guess that the table shows."""
    if edit is not None:
        title = text("codebreaker.edit", number=edit.number + 1)
        return title, game.turns[edit.number].guess, edit.squares
    if game.phase == ANSWERING:
        return text("codebreaker.guess", number=game.guess_count), game.guess, game.squares
    if game.phase == DONE:
        solved = [turn for turn in game.turns if turn.pegs.exact == game.size][-1]
        return text("codebreaker.code"), solved.guess, ()
    nothing = (None,) * game.size
    if game.phase != THINKING:
        return "", nothing, ()
    if game.turns and not thoughts.is_long:
        # For the moment that it takes, what was answered stays: nothing flickers.
        title = text("codebreaker.guess", number=len(game.turns))
        return title, game.turns[-1].guess, squares_of(game.turns[-1].pegs, game.size)
    title = text("codebreaker.guess", number=len(game.turns) + 1)
    return title, nothing, no_squares(game.size)


def _rows(game: "CodebreakerGame", edit: "Edit | None", thoughts: "Thoughts") -> "tuple[Any, ...]":
    slips = {slip.number: slip.pegs for slip in game.rack_slips}
    suspects, doubted = thoughts.doubts
    if suspects:
        doubted = (suspects[0].number,)
    rows = []
    for number, turn in enumerate(game.turns):
        left, note = game.lefts[number], ""
        if number in slips:
            exact, misplaced = slips[number]
            note = text("codebreaker.row-slip", exact=exact, misplaced=misplaced)
        rows.append(
            Row(
                turn.guess,
                turn.pegs,
                "" if left is None else grouped(left),
                note,
                number in doubted or bool(note),
                turn.pegs.exact == game.size and game.phase == DONE,
                edit is not None and number == edit.number,
                game.phase in (ANSWERING, CONTRADICTION),
            )
        )
    return tuple(rows)


def _count(left: int | None) -> str:
    """Return how many codes are left in words; a question mark where that is not known."""
    return "?" if left is None else grouped(left)
