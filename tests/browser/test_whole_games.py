"""A whole game of each room for who has no mouse, and for who has no sight.

The players here know the rules and nothing of the page: what they find has a role and a name,
what they hear is the live region. One acts by the keyboard, walking from stop to stop; the other
as a screen reader does, by the names alone.
"""

import itertools
import re
from collections.abc import Callable

import pytest

from cyclomind.games.palette import score_palette
from cyclomind.scoring import Pegs, score_guess, score_pegs
from tests.browser.screen import Screen

_FIRST_STOP = """
[...document.querySelectorAll("button, a[href]")].find((one) => one.checkVisibility()).focus();
"""
_ROVING = re.compile(r"(position|place|key|square) \d")


class Names:
    """Acts on what has a name, as a screen reader's "click" does."""

    def __init__(self, screen: Screen):
        self.screen = screen

    def act(self, name: str) -> None:
        self.screen.button(name).click()

    def type(self, name: str, text: str) -> None:
        self.screen.find("textbox", name).send_keys(text)

    def heard(self, pattern: str) -> re.Match[str]:
        """Return what the live region says, once it fits the pattern."""
        found = re.compile(pattern)
        match = found.search(self.screen.wait_for_status(found))
        assert match
        return match

    def names(self, pattern: str) -> list[str]:
        """Return the names of the buttons that fit the pattern, in order."""
        found = re.compile(pattern)
        return [name for name in self.screen.names("button") if found.search(name)]


class Keyboard(Names):
    """Walks by Tab, and by arrows among beads and squares; acts by Space."""

    def act(self, name: str) -> None:
        self._walk_to(name)
        self.screen.press("Space")

    def type(self, name: str, text: str) -> None:
        self._walk_to(name)
        self.screen.press(*text)

    def _walk_to(self, name: str) -> None:
        for step in range(80):
            here = self.screen.focus_name()
            if here == name:
                return
            if step and not here:
                # Behind the last stop of the page are the browser's own buttons, then the first.
                self.screen.js(_FIRST_STOP)
                continue
            near = _ROVING.search(here) and _ROVING.search(name)
            group = (
                near and _ROVING.sub("", here).split()[-2:] == _ROVING.sub("", name).split()[-2:]
            )
            self.screen.press("ArrowRight" if group else "Tab")
        raise AssertionError(f"no way to {name!r}; the last stop was {here!r}")


def _kind(name: str) -> str:
    """Return what a name counts: positions, places, keys or squares."""
    found = _ROVING.search(name)
    return found[1] if found else ""


def _color_of(name: str) -> str:
    return name.split(" bead")[0]


def _steps(words: str) -> int:
    """Return how far the ring was turned, from the words that say it."""
    count = re.search(r"turned (\d) step", words)
    return int(count[1]) if count else 0


def play_necklace(hands: Names) -> None:
    heard = hands.heard(r"Guess 0: (\d) of (\d) in place")
    beads = tuple(_color_of(name) for name in hands.names(r"bead, position \d"))
    n = len(beads)
    fitting = [
        secret
        for secret in sorted(set(itertools.permutations(beads)))
        if score_guess(secret, beads) == (int(heard[1]), 0)
    ]
    for number in itertools.count(1):
        guess = fitting[0]
        for i, wanted in enumerate(guess):
            if beads[i] != wanted:
                j = beads.index(wanted, i + 1)
                hands.act(f"{beads[i]} bead, position {i + 1} of {n}")
                hands.act(f"{beads[j]} bead, position {j + 1} of {n}")
                hands.heard(f"Positions {i + 1} and {j + 1} swapped")
                changed = list(beads)
                changed[i], changed[j] = beads[j], beads[i]
                beads = tuple(changed)
        hands.act("Guess")
        heard = hands.heard(rf"Solved in {number} guess|Guess {number}: (\d) of")
        if not heard[1]:
            return
        feedback = (int(heard[1]), _steps(hands.screen.status_text()))
        fitting = [secret for secret in fitting if score_guess(secret, beads) == feedback]
        beads = tuple(_color_of(name) for name in hands.names(r"bead, position \d"))


def play_palette(hands: Names) -> None:
    hands.heard(r"olour")
    choices = hands.names(r"bead, key \d")
    colors = [_color_of(name) for name in choices]
    n = len(hands.names(r"position \d"))
    fitting = list(itertools.product(range(len(colors)), repeat=n))
    for number in itertools.count(1):
        guess = fitting[0]
        for color in guess:
            hands.act(choices[color])
        hands.act("Guess")
        heard = hands.heard(rf"Solved in {number} guess|Guess {number}: (\d) exact, (\d) misplaced")
        if not heard[1]:
            return
        turned = _steps(hands.screen.status_text())
        feedback = (int(heard[1]), int(heard[2]), turned)
        fitting = [secret for secret in fitting if score_palette(secret, guess) == feedback]


def play_mastermind(hands: Names) -> None:
    choices = hands.names(r"bead, key \d")
    fitting = list(itertools.product(range(len(choices)), repeat=4))
    for number in itertools.count(1):
        guess = fitting[len(fitting) // 2]
        for color in guess:
            hands.act(choices[color])
        hands.act("Check")
        heard = hands.heard(rf"Cracked in {number}|Row {number}: (\d) black, (\d) white")
        if not heard[1]:
            return
        feedback = (int(heard[1]), int(heard[2]))
        fitting = [secret for secret in fitting if score_pegs(secret, guess) == feedback]


def play_codebreaker(hands: Names) -> None:
    """Hold a secret and answer truly; the computer finds it."""
    hands.act("Play")
    secret = None
    for number in itertools.count(1):
        guess = tuple(hands.heard(rf"Guess {number}: ([^.]+)\.")[1].split(", "))
        # The first guess tells four colours; the secret is made of them and never told.
        secret = secret or (guess[1], guess[0], guess[0], guess[3])
        pegs: Pegs = score_pegs(secret, guess)
        if pegs.exact == len(secret):
            hands.act("That's it")
            hands.heard(r"in \d+ guess")
            return
        for square in range(pegs.exact + pegs.misplaced):
            name = f"Answer square {square + 1}: "
            hands.act(name + "empty")
            if square >= pegs.exact:
                hands.act(name + "black")
        hands.act("Ready")


def play_walkthrough(hands: Names) -> None:
    hands.heard("Type four letters")
    for guess in ("ADAA", "AABC"):
        for place, letter in enumerate(guess):
            hands.type(f"Place {place + 1}", letter)
        hands.act("Check")
        hands.heard(guess if guess == "ADAA" else r"in 2")


GAMES: dict[str, tuple[str, Callable[[Names], None]]] = {
    "necklace": ("?n=5&c=4&s=zgtAhPI", play_necklace),
    "palette": ("?game=palette&n=4&c=3&s=gkcPyA", play_palette),
    "mastermind": ("?game=mastermind&seed=4711", play_mastermind),
    "codebreaker": ("?game=codebreaker&size=4", play_codebreaker),
    "walkthrough": ("?game=walkthrough", play_walkthrough),
}


def play_whole_game(screen: Screen, game: str, hands: type[Names]) -> None:
    query, play = GAMES[game]
    screen.open(query)
    play(hands(screen))
    assert screen.find_all("alert") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(screen: Screen, game: str):
    play_whole_game(screen, game, Keyboard)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_names(screen: Screen, game: str):
    play_whole_game(screen, game, Names)
