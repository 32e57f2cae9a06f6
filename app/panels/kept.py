"""The kept games, to go on with or to remove. Public name: `open_panel`."""

from app.browser import address
from app.browser.dom import by_id, double_clicks, make, on_click
from app.panels.panel import made, show
from app.shelf.game_words import full_name_of, pairs_of, standing
from app.shelf.kept_list import kept, put_back, take_off
from app.words.sentences import text
from cyclomind.games.guessing import PLAYING

if False:  # names for annotations
    from js import Element
    from roles import Page

    from app.shelf.kept_list import Kept

_CONTENT = """
<p class="hint" id="kept-none" data-text="kept.none"></p>
<div id="kept-unfinished"><h3 data-text="kept.unfinished"></h3>
<ul class="kept-games" role="list"></ul></div>
<div id="kept-finished"><h3 data-text="kept.finished"></h3>
<ul class="kept-games" role="list"></ul></div>"""


def open_panel(page: "Page", opener: "Element") -> None:
    """Show all kept games, the latest first."""
    made("kept", "kept", _CONTENT)
    summary = page.room.summary()
    present = (summary.room, summary.link)
    games = kept()
    by_id("kept-none").hidden = bool(games)
    _fill("kept-unfinished", [game for game in games if game.outcome == PLAYING], page, present)
    _fill("kept-finished", [game for game in games if game.outcome != PLAYING], page, present)
    show("kept", opener)


def _fill(box_name: str, games: "list[Kept]", page: "Page", present: tuple[str, str]) -> None:
    box = by_id(box_name)
    box.hidden = not games
    rows = box.querySelector("ul")
    rows.replaceChildren()
    for game in games:
        row = make("li")
        _show_game(row, game, page, (game.room, game.link) == present)
        rows.appendChild(row)


def _show_game(row: "Element", game: "Kept", page: "Page", is_present: bool) -> "Element":
    """Fill a row with the link of a game and the button that removes it; return the button."""
    name = full_name_of(game.room, game.link)
    name = name[0].upper() + name[1:]
    link = make("a")
    link.href = address.link_to(game.room, pairs_of(game.link))
    told = standing(game.room, game.outcome, game.guesses)
    if is_present:
        link.setAttribute("aria-current", "true")
        told = text("kept.present", told=told)
    link.append(make("b", "", name), text("kept.told", told=told))

    def remove() -> None:
        taken = take_off(game.room, game.link)
        if is_present:
            page.room.open_address()  # it begins anew, as it will for everybody who opens it
        undo = _button("kept.undo", name)
        said = make("span", "hint", text("kept.removed", name=name))
        row.replaceChildren(said, undo)
        undo.focus()
        on_click(undo, lambda event: restore(taken))
        double_clicks.changed()

    def restore(taken: tuple[str, str]) -> None:
        put_back(taken)
        if is_present:
            page.room.open_address()
        _show_game(row, game, page, is_present).focus()
        double_clicks.changed()

    button = _button("kept.remove", name)
    row.replaceChildren(link, button)
    on_click(button, lambda event: remove())
    return button


def _button(key: str, name: str) -> "Element":
    button = make("button", "plain", text(key))
    button.setAttribute("aria-label", text(key + ".label", name=name))
    return button
