"""The walkthrough's four inputs, the letters to choose from, the totals and the guesses so far.

Public name: `Letters`. It knows no rules; it draws what it is given and reports what was typed.
"""

from app.art.letter_shapes import shape_art
from app.browser.dom import around, by_id, focused, listen, make, on_key, said
from app.words.sentences import text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element, Event

    from app.input.keys import Key

    _Guess = tuple[str, int, int, bool]

_FRAME = 'viewBox="-24 -24 48 48" aria-hidden="true"'


class Letters:
    """The inputs before the controls, the totals and the guesses in the record.

    places, attempts: how many there are; letters: the letters that can be typed; shapes: the name
    of each one's shape; on_typed(place, words) hears what an input holds now, on_enter() that
    Enter was pressed in one.
    """

    def __init__(
        self,
        places: int,
        attempts: int,
        letters: str,
        shapes: tuple[str, ...],
        on_typed: "Callable[[int, str], object]",
        on_enter: "Callable[[], object]",
    ):
        self._letters = letters
        self._typed = on_typed
        self._entered = on_enter
        self._inputs: list[Element] = []
        self._slots: list[Element] = []
        self._drawn_guesses: tuple[_Guess, ...] = ()
        _add_waiting(by_id("history"), places, attempts)
        entry = make("section", "entry")
        entry.setAttribute("aria-labelledby", "attempt-title")
        entry.innerHTML = '<h2 id="attempt-title"></h2><div class="entry-places"></div>'
        self._title = entry.firstElementChild
        for place in range(places):
            self._add_place(entry.lastElementChild, place)
        entry.appendChild(self._choices(shapes))
        controls = by_id("submit-button").parentElement
        controls.parentElement.insertBefore(entry, controls)
        totals = make("dl", "totals")
        self._totals: list[Element] = []
        for key in ("exact", "misplaced"):
            pair, total = make("div"), make("dd")
            total.id = key + "-total"
            pair.append(make("dt", "", text("walkthrough." + key)), total)
            totals.appendChild(pair)
            self._totals.append(total)
        controls.parentElement.insertBefore(totals, controls.nextElementSibling)

    def _add_place(self, row: "Element", place: int) -> None:
        box = make("div", "entry-place")
        name = f"letter-{place + 1}"
        box.innerHTML = (
            f'<svg {_FRAME}></svg><label for="{name}"></label>'
            f'<input type="text" id="{name}" autocomplete="off" autocapitalize="characters" '
            'autocorrect="off" spellcheck="false" enterkeyhint="done">'
        )
        box.querySelector("label").textContent = text("walkthrough.place", position=place + 1)
        field = box.querySelector("input")
        listen(field, "input", lambda event: self._on_input(place))
        listen(field, "beforeinput", lambda event: self._on_before_input(event, place))
        on_key(field, lambda key, event: self._on_key(key, event, place))
        for kind in ("focus", "click"):  # what is typed next replaces what is there
            listen(field, kind, lambda event: field.select())
        row.appendChild(box)
        self._inputs.append(field)
        self._slots.append(box.firstElementChild)

    def _choices(self, shapes: tuple[str, ...]) -> "Element":
        """Return the row of letters to tap, which is also the key to their shapes."""
        row = make("div", "letters")
        row.setAttribute("role", "group")
        row.setAttribute("aria-label", text("walkthrough.letters"))
        for letter, shape in zip(self._letters, shapes):
            button = make("button", "letter")
            button.setAttribute("data-letter", letter)
            button.innerHTML = (
                f"<svg {_FRAME}>{shape_art(letter)}</svg>"
                f'<span><span class="unseen">{letter} </span><span></span></span>'
            )
            button.lastElementChild.lastElementChild.textContent = text("shape." + shape)
            row.appendChild(button)
        listen(row, "click", self._on_choice)
        # The input that is being filled keeps the focus.
        listen(row, "mousedown", lambda event: event.preventDefault())
        return row

    def draw(self, title: str, inputs: tuple[str, ...], wrong: tuple[int, ...], over: bool) -> None:
        """Show the inputs; wrong: the places to correct; over: nothing more can be typed."""
        self._title.textContent = title
        for place, words in enumerate(inputs):
            field = self._inputs[place]
            if field.value != words:
                field.value = words
            field.readOnly = over
            letter = words.strip().upper()
            known = len(letter) == 1 and letter in self._letters
            art = shape_art(letter) if known else '<circle class="hole" r="17"/>'
            if self._slots[place].innerHTML != art:
                self._slots[place].innerHTML = art
            if place in wrong:
                field.setAttribute("aria-invalid", "true")
                field.setAttribute("aria-describedby", "status")
            else:
                field.removeAttribute("aria-invalid")
                field.removeAttribute("aria-describedby")

    def draw_guesses(self, guesses: "tuple[_Guess, ...]", names: tuple[str, ...]) -> None:
        """Show the totals of the latest guess, and all guesses, each under its accessible name.

        guesses: tuple of (letters, exact, misplaced, won), oldest first. They are never changed,
        so that one that is there stays.
        """
        listing = by_id("history")
        if guesses[: len(self._drawn_guesses)] != self._drawn_guesses:
            listing.replaceChildren()
            self._drawn_guesses = ()
        for i in range(len(self._drawn_guesses), len(guesses)):
            listing.appendChild(_guess_item(i + 1, guesses[i], names[i]))
        self._drawn_guesses = guesses
        for i, item in enumerate(listing.parentElement.querySelectorAll(".waiting")):
            item.hidden = i < len(guesses)
        latest = guesses[-1][1:3] if guesses else ("\u2013", "\u2013")
        for total, count in zip(self._totals, latest):
            total.textContent = str(count)

    def focus(self, place: int) -> None:
        """Put the focus on the input of this place."""
        self._inputs[place].focus()

    def focused(self) -> int | None:
        """Return the place whose input has the focus, or None."""
        for place, field in enumerate(self._inputs):
            if focused() == field:
                return place
        return None

    def _on_input(self, place: int) -> None:
        self._typed(place, self._inputs[place].value)

    def _on_before_input(self, event: "Event", place: int) -> None:
        """Let a second letter go on to the next input; in the last one it replaces the first."""
        words = said(event, "data", "")
        field = self._inputs[place]
        is_typed = said(event, "inputType", "") == "insertText"
        is_letter = is_typed and len(words) == 1 and words != " "
        caret_after_letter = field.selectionStart == field.selectionEnd and field.value.strip()
        if not is_letter or not caret_after_letter or field.readOnly:
            return
        event.preventDefault()
        target = min(place + 1, len(self._inputs) - 1)
        self._inputs[target].focus()
        self._inputs[target].value = words
        self._on_input(target)

    def _on_key(self, key: "Key", event: "Event", place: int) -> None:
        if key.key == "Enter":
            event.preventDefault()
            self._entered()
        elif key.key == "Backspace" and place and not self._inputs[place].value:
            event.preventDefault()
            self._inputs[place - 1].focus()

    def _on_choice(self, event: "Event") -> None:
        button = around(event, "button")
        if not button or self._inputs[0].readOnly:
            return
        here = self.focused()
        if here is None:
            empty = [i for i, field in enumerate(self._inputs) if not field.value.strip()]
            here = empty[0] if empty else None
        if here is not None:
            self._inputs[here].value = button.getAttribute("data-letter")
            self._on_input(here)
            if self.focused() is not None and here + 1 < len(self._inputs):
                self._inputs[here + 1].focus()


def _add_waiting(listing: "Element", places: int, attempts: int) -> None:
    """Add a second list after the guesses: the attempts that are still to be had, to look at."""
    waiting = make("ol", "tiles waiting-attempts")
    waiting.setAttribute("role", "list")
    waiting.setAttribute("aria-hidden", "true")
    hole = f'<svg {_FRAME}><circle class="hole" r="8"/></svg>'
    waiting.innerHTML = "".join(
        [
            f'<li class="attempt waiting"><div><span class="row-number">{i + 1}</span>'
            f'<span class="attempt-letters">{hole * places}</span></div></li>'
            for i in range(attempts)
        ]
    )
    listing.after(waiting)


def _guess_item(number: int, guess: "_Guess", name: str) -> "Element":
    letters, exact, misplaced, won = guess
    item = make("li", "attempt solved" if won else "attempt")
    art = "".join([f"<svg {_FRAME}>{shape_art(letter)}</svg>" for letter in letters])
    # All of this is made of numbers, letters A to F and our own sentences.
    item.innerHTML = (
        f'<div role="img"><span class="row-number">{number}</span>'
        f'<span class="attempt-letters">{art}</span>'
        f'<span class="attempt-totals"><span><i></i> <b>{exact}</b></span>'
        f"<span><i></i> <b>{misplaced}</b></span></span></div>"
    )
    item.firstElementChild.setAttribute("aria-label", name)
    words = item.querySelectorAll("i")
    words[0].textContent = text("walkthrough.exact")
    words[1].textContent = text("walkthrough.misplaced")
    return item
