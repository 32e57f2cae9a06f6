"""Results: each game counts once, whatever is reloaded and reopened."""

from cyclomind.mastermind import CLASSIC, Puzzle, secret_of
from tests.browser.screen import Screen

STORED = "return localStorage.getItem('cyclomind.results') || ''"


def stored(screen: Screen) -> list[str]:
    """Return the lines of the log on the device, without its first."""
    return screen.js(STORED).split("\n")[1:]


def wait_for_results(screen: Screen, count: int) -> list[str]:
    screen.wait_for(lambda: len(stored(screen)) == count, f"{count} results")
    return stored(screen)


def crack(screen: Screen, seed: int, misses: int = 0) -> None:
    """Win the Mastermind of a seed after so many misses."""
    screen.open(f"?game=mastermind&seed={seed}")
    code = secret_of(Puzzle(seed, CLASSIC))
    wrong = tuple((color + 1) % 6 for color in code)
    for row in (wrong,) * misses + (code,):
        screen.press(*[str(color + 1) for color in row], "Enter")
        screen.press("Enter")  # shows all pegs


def test_a_game_counts_once_whatever_is_reloaded_and_reopened(screen):
    crack(screen, 4711, misses=1)
    (line,) = wait_for_results(screen, 1)
    assert line.endswith(" won 2 guesses 0 hints par 4.34 4/6 mastermind?seed=4711"), line
    for _ in range(2):
        screen.reload()
        screen.wait_for_status("You have cracked this code: in 2 tries.")
    screen.button("Play again").click()
    screen.back()
    screen.wait_for_status("You have cracked this code: in 2 tries.")
    screen.open("?game=mastermind&seed=4711&lang=de")
    screen.wait_for_status("Diesen Code hast du geknackt")
    crack(screen, 4712)
    assert len(wait_for_results(screen, 2)) == 2
