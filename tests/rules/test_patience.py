"""How long a worker is waited for, by a clock that can be put on and stopped."""

from collections.abc import Callable

import pytest

from app.thinking.patience import Patience


class Clock:
    """Stands in for the browser's timers; a timer that is late tells once, as theirs do."""

    def __init__(self):
        self.now = 0
        self.timers: list[tuple[int, Callable[[], object]]] = []

    def after(self, milliseconds: int, action: Callable[[], object]) -> object:
        timer = (self.now + milliseconds, action)
        self.timers.append(timer)
        return timer

    def cancel(self, timer) -> None:
        if timer in self.timers:
            self.timers.remove(timer)

    def run(self, milliseconds: int) -> None:
        """Let time pass while everything is awake."""
        end = self.now + milliseconds
        while due := [timer for timer in self.timers if timer[0] <= end]:
            timer = min(due, key=lambda one: one[0])
            self.now = max(self.now, timer[0])
            self.timers.remove(timer)
            timer[1]()
        self.now = end

    def sleep(self, milliseconds: int) -> None:
        """Let time pass during which nothing runs, timers neither."""
        self.now += milliseconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_it_ends_when_its_time_is_up_and_only_once(clock: Clock):
    ended = []
    Patience(clock.after, clock.cancel).start(60_000, lambda: ended.append(clock.now))
    clock.run(59_999)
    assert not ended
    clock.run(200_000)
    assert ended == [60_000]


def test_a_sign_of_life_begins_it_anew_and_an_answer_ends_it(clock: Clock):
    ended = []
    patience = Patience(clock.after, clock.cancel)
    for _ in range(5):
        patience.start(60_000, lambda: ended.append(clock.now))
        clock.run(50_000)
    patience.stop()
    clock.run(200_000)
    assert not ended
    assert not clock.timers


@pytest.mark.fault("C56")
@pytest.mark.parametrize("asleep", [65_000, 8 * 3_600_000])
def test_sleep_costs_no_patience(clock: Clock, asleep: int):
    ended = []
    Patience(clock.after, clock.cancel).start(60_000, lambda: ended.append(clock.now))
    clock.run(10_500)
    for _ in range(3):
        clock.sleep(asleep)
        clock.run(10_000)
    assert not ended, "the worker has not had its time yet"
    clock.run(60_000)
    assert ended, "and a dead one is given up in the end"
