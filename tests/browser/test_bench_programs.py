"""The programs that the bench runs in the page still fit it."""

from tests.bench.measures import REDRAW
from tests.browser.screen import Screen


def test_the_redraws_that_are_timed_are_made(screen: Screen):
    screen.open("?n=5&c=4&s=zgtAhPI")
    times = screen.run_python(REDRAW)
    assert len(times) == 40
    assert all(milliseconds >= 0 for milliseconds in times)
