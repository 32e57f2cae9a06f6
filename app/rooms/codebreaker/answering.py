"""The player's answers: put together, given, refused once or for good, and corrected later.

Public name: `Answering`.
"""

from app.rooms.codebreaker.state import Edit
from app.views.status import say
from app.words.sentences import text
from cyclomind.games.codebreaker.answers import AnswerError
from cyclomind.games.codebreaker.game import ANSWERING, CONTRADICTION
from cyclomind.games.codebreaker.squares import clicked, pegs_of, squares_of

if False:  # names for annotations
    from roles import Answerer

    from app.views.codebreaker_table import Breaker


class Answering:
    """The squares of the table, in the player's hands.

    room: its ``game`` and ``hands`` (a state.Hands), and what it does when something else is to
    be shown (``draw()``), when the game has changed (``changed()``), when it goes on from an answer
    (``answered()``), and to say how the game stands (``say_standing()``).
    """

    def __init__(self, table: "Breaker", room: "Answerer"):
        self._table = table
        self._room = room

    @property
    def is_correction(self) -> bool:
        """Whether an earlier answer is being corrected."""
        return self._room.hands.edit is not None

    def click(self, square: int) -> None:
        """Turn a square to its next colour."""
        room, edit = self._room, self._room.hands.edit
        if edit is not None:
            room.hands.edit = Edit(edit.number, clicked(edit.squares, square))
            room.draw()
        elif room.game.phase == ANSWERING:
            room.game.cycle(square)
            room.changed()

    def give(self) -> None:
        """Answer as the squares say, or say why that cannot be."""
        game, hands = self._room.game, self._room.hands
        slip = game.marked_slip
        if hands.edit is not None:
            self._correct(hands.edit)
        elif game.why_no_answer:
            self._refuse(game.why_no_answer)
        elif slip and hands.warned_of != game.marked:
            hands.warned_of = game.marked
            say(text("codebreaker.slip", exact=slip.exact, misplaced=slip.misplaced))
        else:
            game.answer()
            self._room.answered()

    def give_all_black(self) -> None:
        """Answer that the guess is right."""
        if self._room.game.phase == ANSWERING:
            self._room.game.mark_all_black()
            self._room.draw()
            self.give()

    def take_up(self, number: int) -> None:
        """Begin to correct the answer of a turn, or leave it where that is being done."""
        room, game, edit = self._room, self._room.game, self._room.hands.edit
        if edit is not None and edit.number == number:
            self.leave()
        elif game.phase in (ANSWERING, CONTRADICTION):
            room.hands.edit = Edit(number, squares_of(game.turns[number].pegs, game.size))
            room.draw()
            self._table.focus_square(0)
            say(text("codebreaker.editing", number=number + 1))

    def leave(self) -> None:
        """Leave the answer that is being corrected, if one is, as it was."""
        edit = self._room.hands.edit
        if edit is not None:
            self._put_back(edit.number)
            self._room.say_standing()

    def _correct(self, edit: Edit) -> None:
        number, squares = edit
        try:
            is_changed = self._room.game.correct(number, pegs_of(squares))
        except AnswerError as error:
            self._refuse(error.reason)
            return
        if is_changed:
            self._room.hands.edit = None
            self._room.answered()
            self._table.focus_square(0)  # for what comes next
        else:
            self._put_back(number)
            say(text("codebreaker.unchanged", number=number + 1))

    def _put_back(self, number: int) -> None:
        self._room.hands.edit = None
        self._room.draw()
        self._table.focus_edit(number)

    def _refuse(self, reason: str) -> None:
        """Say why an answer is not taken. reason: see CodebreakerGame.why_no_answer."""
        if reason == self._room.game.phase:
            self._room.say_standing()
        else:
            say(text("codebreaker." + reason, black=self._room.game.size - 1))
