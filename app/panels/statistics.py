"""Statistics of the finished games on this device. Public name: `open_panel`.

Choosing a room and a size draws everything anew from the log (app/shelf/device_results.py).
"""

from app.browser.clock import today
from app.browser.dom import by_id, enable, listen, make
from app.browser.slices import in_slices
from app.games import BEADS, COMPUTER, GAMES, QUIET_BEADS, VARIANTS, game_of
from app.panels.guesses_chart import spread_chart
from app.panels.panel import made, show
from app.panels.transfer import CONTENT as TRANSFER
from app.panels.transfer import Transfer
from app.shelf import device_results
from app.words.numbers import two_decimals
from app.words.sentences import plural, text
from cyclomind.par import EXACT_BEADS
from cyclomind.path import first_times
from cyclomind.results import DAILY, RESET, LaterVersionError, mark_of, selected, statistics
from cyclomind.results_text import counting_lines, lines_of, reading, with_reset, without_reset

if False:  # names for annotations
    from collections.abc import Callable

    from js import Element
    from roles import Page, Room

    from cyclomind.results import Result, Statistics

#: The size that stands for all of them.
_ALL = ""

_CONTENT = f"""
<div id="statistics-choices">
<label class="field"><span data-text="statistics.room"></span>
<select id="statistics-room-select"></select></label>
<label class="field"><span data-text="statistics.size"></span>
<select id="statistics-size-select"></select></label>
</div>
<div class="statistics" id="statistics-content"></div>
<details id="statistics-more"><summary data-text="statistics.more"></summary>{TRANSFER}
<div class="sending">
<button type="button" class="second" id="statistics-reset-button" data-text="statistics.reset">
</button>
<button type="button" class="second" id="statistics-undo-button" data-text="statistics.undo">
</button></div></details>
<p class="hint" id="statistics-said" role="status"></p>
<p class="hint" data-text="statistics.stays"></p>"""

_desks: "list[_Desk]" = []  # the one _Desk of this page, once the panel has been opened


def open_panel(page: "Page", opener: "Element") -> None:
    """Show the statistics, those of page.room first."""
    if made("statistics", "statistics", _CONTENT):
        _desks.append(_Desk())
    _desks[0].sit_down(page.room)
    show("statistics", opener)


class _Desk:
    """The panel's content: what is chosen, and its figures."""

    def __init__(self) -> None:
        self._log = ""
        self._counting: list[str] = []  # the lines of the log that count
        self._results: tuple[Result, ...] = ()  # of the room that is chosen
        self._stop: Callable[[], None] | None = None  # ends the reading that is under way
        self._present = ("", "")  # room and size of the game on the page
        self._room = ""
        self._size = _ALL
        self._transfer = Transfer(self._say, self._turn_to)
        listen(by_id("statistics-room-select"), "change", lambda event: self._choose_room())
        listen(by_id("statistics-size-select"), "change", lambda event: self._choose_size())
        listen(by_id("statistics-reset-button"), "click", lambda event: self._reset())
        listen(by_id("statistics-undo-button"), "click", lambda event: self._undo())

    def sit_down(self, room: "Room") -> None:
        """Read the log as it is now, and turn to the room's present game."""
        summary = room.summary()
        self._present = (summary.room, summary.size)
        self._room = summary.room
        self._say("")
        self._transfer.clear()
        try:
            self._turn_to(device_results.log())
        except LaterVersionError:
            self._show_later()

    def _turn_to(self, log: str) -> None:
        """Show a log."""
        self._log = log
        self._counting = counting_lines(log)
        counting = "\n".join(self._counting)
        rooms = [one for one in self._rooms() if mark_of(one, "") in counting]
        if self._room not in rooms:
            self._room = rooms[0] if rooms else ""
        _fill("statistics-room-select", rooms, self._room, lambda one: text("game." + one))
        by_id("statistics-choices").hidden = not rooms
        by_id("statistics-more").hidden = False
        enable("statistics-reset-button", bool(self._counting))
        enable("statistics-undo-button", self._was_reset())
        self._turn_to_room()

    def _was_reset(self) -> bool:
        return RESET in self._log.split("\n")

    def _turn_to_room(self) -> None:
        """Read the results of the room: a long list takes a while."""
        if self._stop:
            self._stop()

        def finish(outcome: "tuple[tuple[Result, ...], tuple[str, ...]]") -> None:
            self._results, spoilt = outcome
            device_results.spoil(spoilt)
            self._turn_to_sizes()

        lines = first_times(lines_of(self._counting, self._room)) if self._room else []
        self._stop = in_slices(reading(lines), finish, _show_progress)

    def _turn_to_sizes(self) -> None:
        """Offer the sizes of the room that were played; choose the current one, or the latest."""
        sizes = sorted({result.size for result in self._results})
        if self._room == DAILY or not sizes:
            self._size = _ALL
        elif self._present[0] == self._room and self._present[1] in sizes:
            self._size = self._present[1]
        else:
            self._size = self._results[-1].size
        offered = [_ALL] + sizes if len(sizes) > 1 else sizes
        if self._size not in offered:
            self._size = offered[0] if offered else _ALL
        room = self._room
        _fill("statistics-size-select", offered, self._size, lambda one: _size_name(room, one))
        self._draw()

    def _rooms(self) -> list[str]:
        names = [game.name for game in GAMES + VARIANTS]
        # The present one first.
        return [self._present[0]] + [room for room in names if room != self._present[0]]

    # Choosing

    def _choose_room(self) -> None:
        room = by_id("statistics-room-select").value
        if room != self._room:
            self._room = room
            self._turn_to_room()

    def _choose_size(self) -> None:
        self._size = by_id("statistics-size-select").value
        self._draw()

    def _reset(self) -> None:
        if self._counting:
            self._change(with_reset, "statistics.was-reset")

    def _undo(self) -> None:
        if self._was_reset():
            self._change(without_reset, "statistics.was-undone")

    def _change(self, step: "Callable[[str], str]", key: str) -> None:
        try:
            self._turn_to(device_results.change(step))
        except LaterVersionError:
            self._show_later()
        else:
            self._say(text(key))

    # Showing

    def _draw(self) -> None:
        content = by_id("statistics-content")
        content.replaceChildren()
        chosen = selected(self._results, self._room, self._size)
        if not chosen:
            key = "statistics.none-since" if self._was_reset() else "statistics.none"
            content.append(_paragraph(text(key)))
            return
        found = statistics(chosen, today())
        content.append(self._figures(found))
        content.append(spread_chart(found))
        content.append(*self._about_par(found, chosen))
        if found.hints:
            content.append(_paragraph(plural("statistics.hints", found.hints)))

    def _figures(self, found: "Statistics") -> "Element":
        """Return the large figures as a list of terms."""
        share = (200 * found.wins + found.games) // (2 * found.games)
        figures = [("games", str(found.games))]
        if game_of(self._room).par != COMPUTER:
            figures.append(("won", str(found.wins)))
        if found.average is not None:
            figures.append(("average", two_decimals(found.average)))
        is_daily = self._room == DAILY
        if game_of(self._room).has_runs and (not is_daily or self._size == _ALL):
            days = "-days" if is_daily else ""
            figures.append(("run" + days, str(found.run)))
            figures.append(("best-run" + days, str(found.best_run)))
        terms = make("dl", "figures")
        for name, value in figures:
            figure = make("div")
            name = text("statistics." + name, share=share)
            figure.append(make("dt", "", name), make("dd", "", value))
            terms.append(figure)
        return terms

    def _about_par(self, found: "Statistics", chosen: "tuple[Result, ...]") -> "list[Element]":
        """Return paragraphs that hold the average against par, where there is one."""
        if found.par is None:
            return []
        against = found.against_par
        key = "over" if against > 0 else "under" if against < 0 else "even"
        values = {"difference": two_decimals(abs(against)), "par": two_decimals(found.par)}
        par = game_of(self._room).par
        if par == COMPUTER:
            sentence = text("statistics.par.computer." + key, **values)
        else:
            sentence = plural("statistics.par.you." + key, found.par_games, **values)
        note = text("statistics.par-note." + par)
        if par in (BEADS, QUIET_BEADS) and any(_beads_of(one) > EXACT_BEADS for one in chosen):
            note += " " + text("statistics.par-estimate", beads=EXACT_BEADS)
        about = _paragraph(note)
        about.className = "hint"
        return [_paragraph(sentence), about]

    def _show_later(self) -> None:
        for name in ("statistics-choices", "statistics-more"):
            by_id(name).hidden = True
        by_id("statistics-content").replaceChildren(_paragraph(text("results.later-here")))

    def _say(self, sentence: str) -> None:
        said = by_id("statistics-said")
        said.replaceChildren()
        if sentence:
            said.append(make("span", "", sentence))


def _show_progress(done: int, of: int) -> None:
    """Show how far the reading is, in the place of what will be read."""
    content = by_id("statistics-content")
    bar = content.querySelector("progress")
    if not bar:
        bar = make("progress")
        bar.setAttribute("aria-label", text("statistics.reading"))
        content.replaceChildren(bar)
    bar.setAttribute("max", str(of))
    bar.setAttribute("value", str(done))


def _fill(name: str, values: list[str], chosen: str, words_of: "Callable[[str], str]") -> None:
    """Fill the select with this id."""
    select = by_id(name)
    select.replaceChildren()
    for value in values:
        option = make("option", "", words_of(value))
        option.value = value
        select.append(option)
    select.value = chosen


def _size_name(room: str, size: str) -> str:
    """Return a size in words; as it stands when it says nothing we understand."""
    if size == _ALL:
        return text("statistics.size.all")
    first, _, rest = size.partition("/")
    second, _, third = rest.partition("/")
    if room == "codebreaker":
        key = second if second in ("random", "sharp", "both") else ""
    elif room == "mastermind":
        key = "distinct" if third else "pegs"
    else:
        key = "beads" if second else "places"
    return text("statistics.size." + key, first=first, second=second) if key else size


def _beads_of(result: "Result") -> int:
    n = result.size.split("/")[0]
    return int(n) if n.isdigit() else 0


def _paragraph(words: str) -> "Element":
    return make("p", "", words)
