"""Odd web servers: types, encodings and files that they keep to themselves."""

import pytest

from tests.browser.screen import Screen
from tests.browser.serving import Server

LINK = "?n=5&c=4&s=zgtAhPI"
SECRET = (3, 1, 3, 0, 2)


def ask_the_coach(screen: Screen) -> None:
    """Get an answer from the thinking worker."""
    screen.button("Coach").click()
    screen.button("How many necklaces still fit?").click()
    screen.wait_for(lambda: "fit everything" in screen.find("dialog").text, "the answer", 60)
    screen.press("Escape")


def solve(screen: Screen) -> None:
    screen.arrange(SECRET)
    screen.button("Guess").click()
    screen.wait_for_status("Solved in 1 guess!")


@pytest.mark.fault("C02")
@pytest.mark.parametrize("ending", [pytest.param("*.bin", marks=pytest.mark.every_engine), "*.zip"])
def test_what_is_called_sent_packed_is_unpacked_once(screen: Screen, server: Server, ending: str):
    """The browser unpacks it then, and our pages get what is in it."""
    if ending == "*.zip":
        # A zip is no gzip stream: a server that says so breaks it for every reader.
        server.typed(ending, "application/x-zip-compressed")
    else:
        server.encoded(ending, "gzip")
    screen.open(LINK)
    ask_the_coach(screen)
    solve(screen)
    screen.open("?game=mastermind&seed=4711&lang=fr")


@pytest.mark.fault("C03")
@pytest.mark.parametrize(
    "kind",
    [
        "application/octet-stream",
        "text/plain",
        pytest.param("application/x-unknown; charset=latin1", marks=pytest.mark.every_engine),
    ],
)
def test_types_of_all_but_scripts_and_styles_do_not_matter(
    screen: Screen, server: Server, kind: str
):
    for ending in ("*.wasm", "*.bin", "*.zip", "*.json", "*.py", "*.webmanifest", "*.md"):
        server.typed(ending, kind)
    screen.open(LINK)
    ask_the_coach(screen)
    screen.button("How to play").click()
    screen.wait_for(lambda: "secret necklace" in screen.find("dialog").text, "the instructions")
    screen.press("Escape")
    solve(screen)


@pytest.mark.fault("C04")
def test_what_playing_does_not_need_may_be_missing(screen: Screen, server: Server):
    screen.expect_errors()
    for pattern in ("*.md", "*.webmanifest", "app/icon-*", "app/touch*"):
        server.missing(pattern)
    screen.open(LINK)
    solve(screen)
