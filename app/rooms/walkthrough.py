"""The walkthrough in the player's hands: type four letters, check them, see how they count.

Public names: `open_room`, `WalkthroughRoom`.
"""

from app.browser import address, notice
from app.browser.dom import by_id, enable, listen, make, root
from app.second_load.loader import tell_result
from app.shelf import kept_games, summary
from app.views.developer_key import DeveloperKey
from app.views.letter_inputs import Letters
from app.views.status import say
from app.words.sentences import plural, text
from cyclomind.games.guessing import LOST, WON
from cyclomind.games.walkthrough import (
    ANSWER,
    ATTEMPTS,
    ENTERING,
    LETTERS,
    SHAPES,
    WORKED_GUESSES,
    LettersError,
    leftovers,
    replay,
)

if False:  # names for annotations
    from collections.abc import Callable

    from app.browser.motion import Speed
    from app.shelf.choices import Field
    from cyclomind.games.walkthrough import Turn, WalkthroughGame


def open_room(speed: "Callable[[], Speed]") -> "WalkthroughRoom":
    """Return the walkthrough on the page; nothing moves in it, so ``speed`` is not asked."""
    return WalkthroughRoom()


class WalkthroughRoom:
    """The room on the page. name: what the address calls the game. game: the game on the page."""

    name = "walkthrough"

    def __init__(self) -> None:
        self.game: WalkthroughGame = None  # type: ignore[assignment]  # until it is opened
        self._wrong: tuple[int, ...] = ()  # the places that the latest Check wants corrected
        self._letters = Letters(len(ANSWER), ATTEMPTS, LETTERS, SHAPES, self._on_typed, self._check)
        self._key = DeveloperKey(ANSWER, lambda guess: leftovers(ANSWER, guess))
        for name in ("undo-button", "redo-button"):
            by_id(name).hidden = True
        button = by_id("submit-button")
        button.setAttribute("data-text", "check")
        button.textContent = text("check")
        reset = make("button", "second-action", text("walkthrough.reset"))
        reset.id = "reset-button"
        button.parentElement.appendChild(reset)
        listen(button, "click", lambda event: self._check())
        listen(reset, "click", lambda event: self.new_game())

    def open_address(self) -> None:
        """Show the example with the guesses made on it."""
        address.show(self.name, (), False)
        self.game = kept_games.resume(self.name, "", replay)
        self._wrong = ()
        self.draw()
        self._say_standing()
        self._tell_result(True)

    def summary(self) -> summary.Summary:
        """Return how the game stands."""
        scores = tuple([turn.pegs[:] for turn in self.game.turns])
        return summary.Summary(
            self.name, "", str(len(ANSWER)), self.game.outcome, scores, 0, (), None
        )

    def _tell_result(self, reopened: bool = False) -> None:
        if self.game.phase != ENTERING:
            tell_result(self.summary(), reopened)

    def new_game(self) -> None:
        """Reset: no guesses, empty inputs, all attempts, the developer key folded."""
        notice.hide()
        self.game.reset()
        self._wrong = ()
        self._keep()
        self.draw()
        self._key.collapse()
        self._say_standing()

    def fields(self) -> "tuple[Field, ...]":
        """Return nothing: there is nothing to choose for the example."""
        return ()

    def _check(self) -> None:
        """Score what stands in the inputs, or ask for a correction; after the end do nothing."""
        was_typing = self._letters.focused() is not None
        try:
            if self.game.check() is None:
                return
        except LettersError as error:
            self._wrong = tuple([place for place, _ in error.problems])
            self.draw()
            self._letters.focus(self._wrong[0])
            sentences = [
                text("walkthrough." + problem, position=place + 1)
                for place, problem in error.problems
            ]
            say(" ".join(sentences + [text("walkthrough.free")]))
            return
        self._wrong = ()
        self._keep()
        self.draw()
        if was_typing and self.game.phase == ENTERING:
            self._letters.focus(0)
        self._say_standing()
        self._tell_result()

    def _on_typed(self, place: int, words: str) -> None:
        if self.game.phase != ENTERING:
            return
        self.game.enter(place, words)
        self._wrong = tuple([wrong for wrong in self._wrong if wrong != place])
        self._keep()
        self.draw()

    def _keep(self) -> None:
        kept_games.keep(self.summary(), self.game.record())

    def draw(self) -> None:
        """Show the game as it is."""
        game = self.game
        over = game.phase != ENTERING
        number = len(game.turns) + (0 if over else 1)
        title = text("walkthrough.attempt", number=number, attempts=ATTEMPTS)
        self._letters.draw(title, game.inputs, self._wrong, over)
        guesses = tuple(
            [
                (turn.guess, turn.pegs.exact, turn.pegs.misplaced, turn.guess == ANSWER)
                for turn in game.turns
            ]
        )
        names = tuple([_sentence(i + 1, turn) for i, turn in enumerate(game.turns)])
        self._letters.draw_guesses(guesses, names)
        own = []
        for turn in game.turns:
            if turn.guess not in WORKED_GUESSES and turn.guess not in own:
                own.append(turn.guess)
        self._key.draw(WORKED_GUESSES + tuple(own))
        enable("submit-button", not over)
        root.dataset.phase = game.phase

    def _say_standing(self) -> None:
        game = self.game
        if not game.turns:
            say(text("walkthrough.start"))
            return
        latest = _sentence(len(game.turns), game.turns[-1])
        if game.outcome == WON:
            unused = plural("walkthrough.unused", game.attempts_left)
            say(plural("walkthrough.won", len(game.turns)) + " " + unused)
        elif game.outcome == LOST:
            say(latest + " " + text("walkthrough.lost", answer=ANSWER))
        else:
            say(latest + " " + plural("walkthrough.left", game.attempts_left))


def _sentence(number: int, turn: "Turn") -> str:
    """Return a guess and its totals as a sentence."""
    return text(
        "walkthrough.scored",
        number=number,
        guess=turn.guess,
        exact=turn.pegs.exact,
        misplaced=turn.pegs.misplaced,
    )
