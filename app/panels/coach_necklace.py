"""What the coach is asked about a necklace, and what it answers. Public name: `AboutNecklaces`."""

from app.art.beads import ring_art
from app.browser.dom import make
from app.input.laying_out import lay_out
from app.panels.review import review_elements
from app.shelf.pars import par_of
from app.words.numbers import one_decimal
from app.words.sentences import plural, text
from cyclomind.games.necklace import SOLVED

if False:  # names for annotations
    from typing import Any

    from js import Element
    from roles import Ring

    from cyclomind.games.necklace import NecklaceGame

    _Answer = dict[str, Any]  # what the worker says, from JSON

#: With fewer beads one keeps in mind which are sure.
_PINS_HELP_FROM = 7


class AboutNecklaces:
    """The necklace as the coach's subject, see roles.Subject."""

    tasks = "coach_"
    words = "coach."
    can_give_up = True

    # MicroPython: functions as class attributes would become methods.

    def question(self, game: "NecklaceGame") -> "dict[str, Any]":
        """Return what the worker needs to know of a game, as JSON can say it."""
        turns = [
            [list(turn.shown), turn.feedback.exact, turn.feedback.rotation] for turn in game.turns
        ]
        # The models of cyclomind/strategy/models.py, which is not for this interpreter.
        model = "rotation" if game.are_turns_seen else "count"
        return {"turns": turns, "board": list(game.arrangement), "model": model}

    def board(self, game: "NecklaceGame") -> "tuple[Any, ...]":
        """Return what lies on the board."""
        return game.arrangement

    def why_not(self, what: str, game: "NecklaceGame") -> str:
        """Return nothing: everything can be asked at any time."""
        return ""

    def tip(self, game: "NecklaceGame") -> str:
        """Return what helps with a game of this size beside hints, or nothing."""
        return text("coach.pins") if game.puzzle.n >= _PINS_HELP_FROM else ""

    def is_to_review(self, game: "NecklaceGame") -> bool:
        """Tell whether the game can be looked back at."""
        return game.phase == SOLVED

    def review(self, answer: "_Answer", room: "Ring") -> "list[Element]":
        """Return the elements of the review."""
        return review_elements(answer, room.game, par_of(room.summary()))

    def lay_out(self, room: "Ring", wanted: tuple[int, ...]) -> None:
        """Lay a suggestion out on the board."""
        lay_out(room, wanted)

    def answer(self, what: str, answer: "_Answer") -> "list[Element]":
        """Return the elements of an answer. what: count, fits or suggest."""
        if what == "count":
            return [_paragraph(plural("coach.count-answer", answer["necklaces"]))]
        if what == "fits":
            return [_paragraph(_fits(answer))]
        return _suggestion(answer)


def _fits(answer: "_Answer") -> str:
    if answer["could_be_secret"]:
        return text("coach.fits-answer")
    reason = answer["contradictions"][0]
    if reason["would_be"] == reason["exact"]:
        return text("coach.fits-not-turned", number=reason["turn"])
    return text(
        "coach.fits-not",
        number=reason["turn"],
        exact=reason["exact"],
        would_be=reason["would_be"],
    )


def _suggestion(answer: "_Answer") -> "list[Element]":
    value = answer["value"]
    arrangement = value["guess"]
    picture = make("div", "suggestion")
    # Made of numbers and of our own sentences.
    picture.innerHTML = ring_art(arrangement)
    words = make("div")
    key = "coach.suggest-possible" if answer["could_be_secret"] else "coach.suggest-probe"
    words.append(
        _paragraph(text(key)),
        _paragraph(
            text(
                "coach.suggest-why",
                average=one_decimal(value["average_left"]),
                worst=value["worst_left"],
                candidates=answer["candidates"],
            )
        ),
    )
    button = make("button", "plain", text("coach.lay-out"))
    button.setAttribute("data-lay-out", ",".join([str(bead) for bead in arrangement]))
    words.append(button)
    picture.append(words)
    return [picture]


def _paragraph(words: str) -> "Element":
    return make("p", "answer", words)
