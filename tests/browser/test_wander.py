"""A player who does anything at all walks through each room (tests/browser/wander)."""

import pytest

from app.games import GAMES
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tests.browser.wander.walk import script_of, walk

SEED, STEPS = 7, 150


@pytest.mark.parametrize("room", [game.name for game in GAMES])
def test_whatever_is_done_what_must_hold_does(screen: Screen, server: Server, room: str):
    script = script_of(SEED, metered=True)
    server.before_pages.append(script)
    screen.tab.at_end(server.before_pages.remove, script)  # all servers have this list
    walk(screen, room, SEED, STEPS)
