"""What a player can see of the page, and what the page keeps.

Public names: `Seen`, `look`, `FORGETFUL`.
"""

from typing import Any, NamedTuple

from tests.browser.screen import Screen

#: Who uses these may want a game gone: to remove it, or to begin one anew.
FORGETFUL = ".kept-games button, #new-button, #again-button, #level-again-button, #reset-button"

#: Everything is asked for at once: each question to the browser takes its time.
_LOOK = """
const all = (css, within = document) => [...within.querySelectorAll(css)];
const isShown = (node) => node !== null && node.checkVisibility({visibilityProperty: true});
const byId = (name) => document.getElementById(name);
const colors = (css) => all(css)
  .sort((a, b) => a.dataset.position - b.dataset.position)
  .map((node) => node.dataset.color === "" ? null : Number(node.dataset.color));
const pegs = (node) => ["peg-exact", "peg-misplaced"].map((kind) => all("." + kind, node).length);
const numbers = (css, node) => all(css, node).map((one) => Number(one.textContent));
const {dataset} = document.documentElement;
const scores = {
  necklace: () => all("#history .tile").map((tile) => numbers("b", tile)),
  palette: () => all("#history .tile").map(pegs),
  mastermind: () => all(".row.scored").map(pegs),
  codebreaker: () => all(".answered .turn-pegs").map(pegs),
  walkthrough: () => all("#history .attempt").map((one) => numbers("b", one)),
};
for (const room of ["daily", "path", "quiet"]) scores[room] = scores.necklace;
const focused = document.activeElement;
return {
  state: dataset.state || "",
  query: location.search,
  room: dataset.game || "",
  phase: dataset.phase || "",
  status: byId("status")?.textContent.trim() ?? "",
  notice: isShown(byId("notice")) ? byId("notice-text").textContent : "",
  dialogs: all("dialog[open]").map((node) => node.id),
  menu_is_open: byId("menu")?.matches(":popover-open") ?? false,
  focus: focused === null || focused === document.body ? "" :
    focused.id || focused.getAttribute("aria-label") || focused.textContent.trim(),
  focus_is_link: focused?.matches("a[href]") ?? false,
  focus_forgets: focused?.matches(arguments[0]) ?? false,
  can_type: isShown(byId("typed-field")),
  board: colors("#board .spot"),
  is_compared: byId("board")?.classList.contains("compared") ?? false,
  row: isShown(document.querySelector(".row.current")) ? colors(".place") : [],
  scores: (scores[dataset.game] || (() => []))(),
  games: localStorage.getItem("cyclomind.games") || "",
  results: localStorage.getItem("cyclomind.results") || "",
  damaged: Object.keys(localStorage).filter((name) => name.endsWith(".damaged")),
};
"""


class Seen(NamedTuple):
    """The page at one moment.

    state: how far the page is; query: of its address; room: the game that it shows; phase: how far
    that is. status, notice: the sentences that stand there, "" where none does. dialogs: the ids
    of those that are open. focus: what has the keyboard focus, "" when only the page has it;
    focus_forgets: Enter there may remove a kept game.
    board: colours on the ring, None where there is no bead; is_compared: they are an earlier guess,
    to compare. row: the same of Mastermind's current
    row; scores: the numbers of each scored guess. games, results: as they are kept; damaged: the
    names under which something unreadable was set aside.
    """

    state: str
    query: str
    room: str
    phase: str
    status: str
    notice: str
    dialogs: list[str]
    menu_is_open: bool
    focus: str
    focus_is_link: bool
    focus_forgets: bool
    can_type: bool
    board: list[int | None]
    is_compared: bool
    row: list[int | None]
    scores: list[list[int]]
    games: str
    results: str
    damaged: list[str]

    @property
    def kept(self) -> dict[str, str]:
        """The kept games: what stands behind the room and the link of each."""
        lines = [line.partition("|") for line in self.games.split("\n") if line]
        return {name: rest for name, _, rest in lines}

    @property
    def is_free(self) -> bool:
        """Whether nothing lies over the game."""
        return not self.dialogs and not self.menu_is_open


def look(screen: Screen) -> Seen:
    """Return what is to be seen now."""
    found: dict[str, Any] = screen.js(_LOOK, FORGETFUL)
    return Seen(**found)
