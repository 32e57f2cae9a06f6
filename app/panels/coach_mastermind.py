"""What the coach is asked about a row of Mastermind, and what it answers.

Public name: `AboutRows`.
"""

from app.art.beads import looks_named
from app.browser.dom import make
from app.panels.review import guesses_table, left_bars
from app.views.bead_row import names_of, row_picture
from app.words.numbers import grouped, one_decimal
from app.words.sentences import plural, text
from cyclomind.games.mastermind import MAX_COLORS

if False:  # names for annotations
    from typing import Any

    from js import Element

    from app.rooms.mastermind.room import MastermindRoom
    from cyclomind.games.mastermind import MastermindGame

    _Answer = dict[str, Any]  # what the worker says, from JSON

#: So many rows are weighed where there are too many for all; as in strategy.codebreaking.weighing.
_MOST_WEIGHED = 3000


class AboutRows:
    """Mastermind as the coach's subject, see roles.Subject."""

    tasks = "mastermind_"
    words = "coach.mastermind."
    can_give_up = False  # the rows come to an end

    # MicroPython: functions as class attributes would become methods.

    def question(self, game: "MastermindGame") -> "dict[str, Any]":
        """Return what the worker needs to know of a game, as JSON can say it."""
        rules = game.puzzle.rules
        turns = [[list(turn.guess), turn.pegs.exact, turn.pegs.misplaced] for turn in game.turns]
        return {
            "rules": [rules.places, rules.colors, bool(rules.repeats)],
            "turns": turns,
            "row": list(game.row),
        }

    def board(self, game: "MastermindGame") -> "tuple[Any, ...]":
        """Return the row in hand."""
        return game.row

    def why_not(self, what: str, game: "MastermindGame") -> str:
        """Return the sentence that refuses a question about an empty row, else nothing."""
        if what == "fits" and len(game.empty_places) == len(game.row):
            return text("coach.mastermind.fits-empty")
        return ""

    def tip(self, game: "MastermindGame") -> str:
        """Return nothing: what else helps stands in the instructions."""
        return ""

    def is_to_review(self, game: "MastermindGame") -> bool:
        """Tell whether the game can be looked back at."""
        return game.is_over

    def review(self, answer: "_Answer", room: "MastermindRoom") -> "list[Element]":
        """Return the elements of the review."""
        guesses = answer["guesses"]
        elements = [
            make("p", "verdict", text("review.skill." + answer["rating"])),
            make("p", "", text("review.luck." + answer["fortune"])),
        ]
        hints = len(room.game.hints)
        if hints:
            elements.append(make("p", "", plural("review.hints", hints)))
        names = [text("review.mastermind.start")]
        names += [text("review.mastermind.after", number=guess["number"]) for guess in guesses]
        elements.append(left_bars(guesses, names, text("review.mastermind.chart")))
        elements.append(guesses_table(guesses, text("review.mastermind.table")))
        elements += [_codes_left(guess) for guess in guesses if guess["codes"]]
        if any(not guess["is_certain"] for guess in guesses):
            note = text("review.mastermind.sampled", number=grouped(_MOST_WEIGHED))
            elements.append(make("p", "hint", note))
        return elements

    def lay_out(self, room: "MastermindRoom", wanted: tuple[int, ...]) -> None:
        """Lay a suggestion out in the row."""
        room.lay_out(wanted)

    def answer(self, what: str, answer: "_Answer") -> "list[Element]":
        """Return the elements of an answer. what: count, fits or suggest."""
        if what == "count":
            return [_paragraph(_counted("coach.mastermind.count-answer", answer["codes"]))]
        if what == "fits":
            return [_paragraph(_fits(answer))]
        return _suggestion(answer)


def _counted(key: str, codes: int) -> str:
    return plural(key, codes, number=grouped(codes))


def _fits(answer: "_Answer") -> str:
    if answer["codes"]:
        return _counted("coach.mastermind.fits-answer", answer["codes"])
    if answer["number"] is None:
        return text("coach.mastermind.fits-none")
    exact, misplaced = answer["would_be"]
    number = answer["number"] + 1
    return text("coach.mastermind.fits-not", number=number, exact=exact, misplaced=misplaced)


def _suggestion(answer: "_Answer") -> "list[Element]":
    value = answer["value"]
    key = "suggest-possible" if value["could_be_secret"] else "suggest-probe"
    average, worst = one_decimal(value["average_left"]), grouped(value["worst_left"])
    candidates = grouped(answer["candidates"])
    elements = [
        _beads(value["guess"]),
        _paragraph(text("coach.mastermind." + key)),
        _paragraph(
            text(
                "coach.mastermind.suggest-why",
                average=average,
                worst=worst,
                candidates=candidates,
            )
        ),
    ]
    if not answer["is_certain"]:
        number = grouped(_MOST_WEIGHED)
        elements.append(_paragraph(text("coach.mastermind.sampled", number=number)))
    button = make("button", "plain", text("coach.lay-out"))
    button.setAttribute("data-lay-out", ",".join([str(color) for color in value["guess"]]))
    elements.append(button)
    return elements


def _codes_left(guess: "_Answer") -> "Element":
    """Return what unfolds to the codes that were left after a row."""
    box = make("details", "codes-left")
    count = len(guess["codes"])
    box.append(
        make("summary", "", plural("review.mastermind.codes", count, number=guess["number"]))
    )
    listing = make("ol")
    listing.setAttribute("role", "list")
    for code in guess["codes"]:
        item = make("li")
        item.append(_beads(code))
        listing.append(item)
    box.append(listing)
    return box


def _beads(code: tuple[int, ...]) -> "Element":
    """Return the picture of a code, with the names of its colours."""
    picture = make("div", "coach-row")
    picture.setAttribute("role", "img")
    picture.setAttribute("aria-label", names_of(code))
    picture.innerHTML = row_picture(code, looks_named("mastermind", MAX_COLORS))  # our own drawing
    return picture


def _paragraph(words: str) -> "Element":
    return make("p", "answer", words)
