"""Beads of a code in a row, as pictures and in words. Pure.

Public names: `framed`, `bead_picture`, `row_picture`, `place_name`, `choice_name`,
`place_in_words`, `note_in_words`, `names_of`, `pegs_picture`.
Colours are indices of colors.ALL_COLORS, None where no bead lies.
"""

from app.art.beads import bead_art, hole_art
from app.art.colors import ALL_COLORS
from app.art.pegs import pegs_art
from app.words.sentences import text

if False:  # names for annotations
    from app.art.beads import Look
    from app.views.codebreaker_picture import Row
    from cyclomind.games.mastermind import Turn

# (colour, look) -> SVG text: the sines of an outline take their time
_pictures: dict[object, str] = {}


def framed(art: str) -> str:
    """Return a picture of what lies around the origin, as far as a bead of radius 20 reaches."""
    return f'<svg class="bead" viewBox="-22 -22 44 44" aria-hidden="true">{art}</svg>'


def bead_picture(color: int | None, looks: "tuple[Look, ...]") -> str:
    """Return the picture of a bead, or of a place without one. looks: beads.Look per colour."""
    key = (color, None if color is None else looks[color])
    if key not in _pictures:
        _pictures[key] = framed(
            hole_art(16) if color is None else bead_art(color, looks[color], 20)
        )
    return _pictures[key]


def row_picture(colors: tuple[int | None, ...], looks: "tuple[Look, ...]") -> str:
    """Return the pictures of beads in a row."""
    return "".join([bead_picture(color, looks) for color in colors])


def place_name(color: int | None, place: int, places: int) -> str:
    """Return the accessible name of one place of several, counted from 0, with what lies there."""
    where = {"position": place + 1, "n": places}
    if color is None:
        return text("mastermind.empty", **where)
    return text("mastermind.bead", color=text("color." + ALL_COLORS[color].name), **where)


def choice_name(color: int) -> str:
    """Return the accessible name of a colour to choose: with its key, and all of its number."""
    number, key = str(color + 1), str((color + 1) % 10)
    name = text("color.key", color=text("color." + ALL_COLORS[color].name), digit=key)
    return name if number == key else f"{number}, {name}"


def place_in_words(color: int | None, place: int) -> str:
    """Return the sentence that says what lies at a place now. color: None where nothing does."""
    if color is None:
        return text("mastermind.cleared", position=place + 1)
    name = text("color." + ALL_COLORS[color].name)
    return text("mastermind.filled", color=name, position=place + 1)


def note_in_words(note: tuple[int, int], is_crossed: bool) -> str:
    """Return the sentence that says whether a (place, colour) is crossed off now."""
    place, color = note
    key = "mastermind.crossed" if is_crossed else "mastermind.uncrossed"
    name = text("color." + ALL_COLORS[color].name)
    return text(key, color=name, position=place + 1)


def names_of(colors: tuple[int, ...]) -> str:
    """Return the names of colours in a row, as they stand in a sentence."""
    return ", ".join([text("hue." + ALL_COLORS[color].name) for color in colors])


def pegs_picture(turn: "Turn | Row") -> str:
    """Return the picture of the pegs that a turn's guess has earned."""
    return pegs_art(turn.pegs.exact, turn.pegs.misplaced, len(turn.guess))
