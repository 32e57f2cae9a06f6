"""The developer key: the answer, and how the totals of a guess come about, step by step.

Public name: `DeveloperKey`. What the steps are is worked out by
`cyclomind.games.walkthrough.leftovers`; this puts them into words and pictures.
"""

from app.art.letter_shapes import shape_art
from app.browser.dom import by_id, listen, make
from app.views.status import say
from app.words.sentences import plural, text

if False:  # names for annotations
    from collections.abc import Callable

    from js import Found

    from cyclomind.games.walkthrough import Leftover, Working

_STEP = 60  # units between two places in the picture


class DeveloperKey:
    """A folded part of the page below the record.

    answer: the letters that are no secret; explain(guess): its Working.
    """

    def __init__(self, answer: str, explain: "Callable[[str], Working]"):
        self._answer = answer
        self._explain = explain
        self._guesses: tuple[str, ...] = ()
        self._shown = ""  # the guess that is worked out
        self._step = 0
        self._details = make("details", "key")
        self._details.innerHTML = (
            '<summary></summary><div class="key-content">'
            '<p class="key-answer"></p>'
            '<label class="field"><span></span><select id="worked-guess-select"></select></label>'
            f'<svg class="key-picture" role="img" viewBox="-30 -30 {_STEP * len(answer)} 148">'
            "</svg>"
            '<p class="key-step"></p>'
            '<div class="key-buttons">'
            '<button type="button" class="plain" id="step-back-button"></button>'
            '<span class="key-count"></span>'
            '<button type="button" class="plain" id="step-next-button"></button>'
            "</div></div>"
        )

        def find(css: str) -> "Found":
            return self._details.querySelector(css)

        find("summary").textContent = text("key")
        find(".key-answer").textContent = text("key.answer", answer=answer)
        find("label span").textContent = text("key.guess")
        find("#step-back-button").textContent = text("key.back")
        find("#step-next-button").textContent = text("key.next")
        self._select = find("select")
        self._picture = find(".key-picture")
        self._words = find(".key-step")
        self._count = find(".key-count")
        self._buttons = (find("#step-back-button"), find("#step-next-button"))
        by_id("history").closest("section").after(self._details)
        listen(self._select, "change", lambda event: self._choose())
        listen(self._buttons[0], "click", lambda event: self._go(self._step - 1))
        listen(self._buttons[1], "click", lambda event: self._go(self._step + 1))

    def draw(self, guesses: tuple[str, ...]) -> None:
        """Offer these guesses to be worked out; the one that is shown stays."""
        if guesses == self._guesses:
            return
        self._guesses = guesses
        chosen = self._select.value
        self._select.replaceChildren()
        for guess in guesses:
            pegs = self._explain(guess).pegs
            words = text("key.option", guess=guess, exact=pegs.exact, misplaced=pegs.misplaced)
            option = make("option", "", words)
            option.value = guess
            self._select.appendChild(option)
        if chosen in guesses:
            self._select.value = chosen
        else:
            self._step = 0
        self._draw_step()

    def collapse(self) -> None:
        """Fold the key, with its first guess at its first step."""
        self._details.open = False
        self._select.value = self._guesses[0]
        self._step = 0
        self._draw_step()

    def _choose(self) -> None:
        if self._select.value != self._shown:
            self._go(0)

    def _go(self, step: int) -> None:
        if 0 <= step < len(self._steps()):
            self._step = step
            self._draw_step()
            say(self._words.textContent)

    def _steps(self) -> "list[tuple[str, tuple[Leftover, ...]]]":
        """Return the steps, each as (name, rows): the Leftover rows that it is about."""
        working = self._explain(self._select.value)
        paired = [row for row in working.leftovers if row.pairs]
        single = [row for row in working.leftovers if not row.pairs]
        steps: list[tuple[str, tuple[Leftover, ...]]] = [("start", ()), ("cross", ())]
        steps += [("pair", (row,)) for row in paired]
        if single:
            steps.append(("single", tuple(single)))
        return steps + [("total", ())]

    def _draw_step(self) -> None:
        guess = self._shown = self._select.value
        steps = self._steps()
        working = self._explain(guess)
        name, rows = steps[self._step]
        words = _words_of(name, rows, working)
        self._words.textContent = words
        self._count.textContent = text("key.count", step=self._step + 1, steps=len(steps))
        done = [row for _, shown in steps[: self._step + 1] for row in shown if row.pairs]
        now = rows[0] if name == "pair" else None
        crossed = working.exact if self._step else ()
        self._picture.innerHTML = _picture(self._answer, guess, crossed, done, now)
        self._picture.setAttribute("aria-label", text("key.picture", guess=guess))
        last = (0, len(steps) - 1)
        for button, end in zip(self._buttons, last):
            button.setAttribute("aria-disabled", "true" if self._step == end else "false")


def _words_of(name: str, rows: "tuple[Leftover, ...]", working: "Working") -> str:
    """Return the sentence of a step."""
    if name == "cross":
        places = _listed([str(place + 1) for place in working.exact])
        return plural("key.cross", len(working.exact), places=places)
    if name == "pair":
        row = rows[0]
        counts = {"in_secret": len(row.in_secret), "in_guess": len(row.in_guess)}
        return text("key.pair", symbol=row.symbol, pairs=row.pairs, **counts)
    if name == "single":
        return text("key.single", symbols=_listed([row.symbol for row in rows]))
    if name == "total":
        return text("key.total", exact=working.pegs.exact, misplaced=working.pegs.misplaced)
    return text("key.start")


def _listed(words: list[str]) -> str:
    """Return words as a list in a sentence: ``A, B and C``."""
    if len(words) < 2:
        return "".join(words)
    return text("list", first=", ".join(words[:-1]), last=words[-1])


def _picture(
    answer: str,
    guess: str,
    crossed: tuple[int, ...],
    paired: "list[Leftover]",
    now: "Leftover | None",
) -> str:
    """Return the SVG of answer over guess: exact pairs crossed out, other pairs joined by lines.

    paired: the Leftover rows whose pairs are joined; now: the one to point at, or None.
    """
    upper, lower = set(crossed), set(crossed)
    lines = [f'<path class="key-exact" d="M{_STEP * i} 24V64"/>' for i in crossed]
    for row in paired:
        used = list(zip(row.in_secret, row.in_guess))[: row.pairs]
        style = "key-pair now" if row == now else "key-pair"
        for above, below in used:
            lines.append(f'<path class="{style}" d="M{_STEP * above} 24L{_STEP * below} 64"/>')
            upper.add(above)
            lower.add(below)
    parts = ["".join(lines)]
    for y, word, taken in ((0, answer, upper), (88, guess, lower)):
        for i, letter in enumerate(word):
            strike = '<path class="key-strike" d="M-22 22L22 -22"/>' if i in crossed else ""
            is_spoken_of = now is not None and letter == now.symbol and i not in crossed
            faded = " faded" if i in taken and not is_spoken_of else ""
            parts.append(
                f'<g class="key-letter{faded}" transform="translate({_STEP * i} {y})">'
                f"{shape_art(letter)}{strike}</g>"
            )
    return "".join(parts)
