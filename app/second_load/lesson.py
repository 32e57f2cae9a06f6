"""The first lesson on the page: it begins with a first visit, and again when it is asked for.

Public names: `attend`, `can_begin`, `begin`, `is_lesson`. A first visit is dealt the lesson's
puzzle (app/rooms/deck.py); what is said of it joins the game wherever it stands by then.
"""

from app.browser import address, storage, visits
from app.shelf import kept_games
from app.shelf.game_words import pairs_of
from app.shelf.lesson_words import prompt_of
from app.views.lesson_bubble import Bubble
from app.words.sentences import text
from cyclomind.lesson import AGAIN, GUESS, OVER, SOLVED, SWAP, TURNED, Lesson
from cyclomind.puzzle import FIRST_CODE, read_puzzle

if False:  # names for annotations
    from roles import Page, Ring, Room

    from app.shelf.summary import Summary

#: Where it is kept whether the lesson was had: nothing, or one of these.
_NAME = "lesson"
_BEGUN, _HAD = "begun", "had"

#: The beads that the first prompt points at: those nearest to it.
_FIRST_SWAP = (2, 3)

_given: "list[_Teacher]" = []  # the one _Teacher of this page, while there is a lesson


def attend(page: "Page") -> None:
    """Give the lesson if this is a first visit, or one on which it had been begun."""
    if not can_begin(page.room) or page.room.game.puzzle.code != FIRST_CODE:
        return
    kept = storage.read(_NAME)
    is_first = not kept and not storage.read("results") and not visits.asked_for("s")
    if kept == _BEGUN or is_first:
        _given.append(_Teacher(page.room))


def can_begin(room: "Room") -> bool:
    """Tell whether this is the room in which the lesson is given."""
    return room.name == address.HOME and hasattr(room, "deck")


def begin(room: "Ring") -> None:
    """Give the lesson from its beginning. room: one of which `can_begin` is true."""
    for teacher in list(_given):
        teacher.end()
    puzzle = read_puzzle(None, None, FIRST_CODE)
    kept_games.forget(room.name, address.text_of(room.deck.link(puzzle)))
    room.open(puzzle, new_entry=room.game.puzzle != puzzle)
    _given.append(_Teacher(room))


def is_lesson(summary: "Summary") -> bool:
    """Tell whether a game is the lesson's, which is not counted: its player was led through it."""
    return summary.room == address.HOME and dict(pairs_of(summary.link)).get("s") == FIRST_CODE


class _Teacher:
    """Who says what, as the game of the room goes on."""

    def __init__(self, room: "Ring"):
        self._room = room
        self._lesson = Lesson(room.game)
        self._bubble = Bubble(text("lesson.skip"), self._skip)
        storage.change(_NAME, lambda kept: _BEGUN)
        self._listener = self._draw
        room.after_draw.append(self._listener)
        self._draw()

    def end(self) -> None:
        """Take the lesson away; it has been had."""
        # Another list, since this one may be gone through just now.
        self._room.after_draw = [one for one in self._room.after_draw if one != self._listener]
        self._bubble.remove()
        if self in _given:
            _given.remove(self)
        storage.change(_NAME, lambda kept: _HAD)

    def _skip(self) -> None:
        """Go on to a puzzle that counts."""
        self._lesson.end()
        self.end()
        self._room.new_game()

    def _draw(self) -> None:
        lesson = self._lesson
        lesson.follow(self._room.game)
        self._bubble.say(prompt_of(lesson))
        if lesson.phase == OVER:
            self.end()
        elif lesson.phase == SWAP:
            self._bubble.point_at_beads(_FIRST_SWAP)
        elif lesson.phase == TURNED:
            self._bubble.point_at_beads(lesson.helpful_swap() if lesson.needs_help else ())
        elif lesson.phase in (GUESS, AGAIN):
            self._bubble.point_at_button("submit-button")
        elif lesson.phase == SOLVED:
            storage.change(_NAME, lambda kept: _HAD)
            self._bubble.end_with("again-button")
