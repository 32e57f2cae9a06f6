"""Guesses typed as colour numbers, for the games on a ring. Public names: `can_type`, `follow`.

The field under the board holds what lies on it; Enter lays out what stands in the field, and
guesses. Between two moves the field is the player's own.
"""

from app.browser.dom import by_id, focused, listen, make
from app.input.laying_out import lay_out
from app.input.typed_text import TypedError, read, written
from app.words.sentences import plural, text
from app.words.translation import translate

if False:  # names for annotations
    from collections.abc import Callable

    from js import Event
    from roles import Page, Ring, Room

_CONTENT = """
<label for="typed-field" data-text="typed"></label>
<input type="text" id="typed-field" data-label="typed" maxlength="80" autocomplete="off"
spellcheck="false" inputmode="numeric" enterkeyhint="go" aria-describedby="typed-hint typed-error">
<p class="hint" id="typed-hint" data-text="typed.hint"></p>
<p class="typed-error" id="typed-error" role="alert"></p>"""


# How the field on the page, if there is one, is drawn.
_shown: "list[Callable[[], object]]" = []


def can_type(room: "Room") -> bool:
    """Tell whether the guesses of this room can be typed."""
    return hasattr(room, "deck")


def follow(page: "Page") -> None:
    """Show the field in page.room, or take it away, as page.settings say."""
    form, wanted = by_id("typed-form"), page.settings.typing and can_type(page.room)
    if wanted and not form:
        _shown.append(_Field(page.room).draw)
        page.room.after_draw += _shown
    elif form and not wanted:
        page.room.after_draw.remove(_shown.pop())
        page.room.on_guess = page.room.guess
        form.remove()


class _Field:
    """The field on the page of a rooms.ring.RingRoom."""

    def __init__(self, room: "Ring"):
        self._room = room
        self._shown: tuple[int | None, ...] | None = (
            None  # the arrangement that was last written into the field
        )
        form = make("form", "typed")
        form.id = "typed-form"
        form.innerHTML = _CONTENT
        translate(form)
        by_id("submit-button").parentElement.append(form)
        self._input, self._error = by_id("typed-field"), by_id("typed-error")
        listen(form, "submit", self._on_submit)
        listen(form, "input", lambda event: self._say(""))
        room.on_guess = self._press_guess
        self.draw()

    def draw(self) -> None:
        """Write what lies on the board into the field, when that has changed."""
        arrangement = self._room.game.arrangement
        if arrangement != self._shown:
            self._shown = arrangement
            self._input.value = written(arrangement)
            self._say("")
        self._input.readOnly = self._room.game.is_over

    def _on_submit(self, event: "Event") -> None:
        event.preventDefault()
        self._room.when_arranging(self._guess)

    def _press_guess(self) -> None:
        """Guess what has been typed, if anything has: some phones' digits come without Enter."""
        if self._shown is None or self._input.value == written(self._shown):
            self._room.guess()
        else:
            self._guess()

    def _guess(self) -> None:
        room, game = self._room, self._room.game
        # Where beads are swapped, a guess is made of those that are there.
        held = game.arrangement if hasattr(game, "swap") else None
        try:
            wanted = read(self._input.value, game.puzzle.n, game.puzzle.colors, held)
        except TypedError as error:
            self._say(_sentence(error))
            return
        for position in getattr(game, "pinned", ()):
            if wanted[position] != game.arrangement[position]:
                self._say(text("typed.pinned", position=position + 1))
                return
        lay_out(room, wanted)
        room.guess()
        if focused() == self._input:
            self._input.select()  # the next guess takes its place

    def _say(self, sentence: str) -> None:
        """Show and announce what is wrong with the text; nothing, when it may be right."""
        self._input.setAttribute("aria-invalid", "true" if sentence else "false")
        self._error.replaceChildren(make("span", "", sentence))


def _sentence(error: TypedError) -> str:
    values = dict(error.values)
    if error.reason == "held":
        return plural("typed.held", values.pop("count"), **values)
    return text("typed." + error.reason, **values)
