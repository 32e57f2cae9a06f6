"""For commands that take long: stopping them by Ctrl-C, and their progress.

Public names: `Interrupt`, `interruptible`, `ProgressTeller`.
"""

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cyclomind.commands.printing import tell
from cyclomind.strategy.solution import SolverProgress


class Interrupt:
    """Whether Ctrl-C was pressed."""

    asked = False


@contextmanager
def interruptible() -> Iterator[Interrupt]:
    """Turn the first Ctrl-C into a request to stop; the second one stops at once."""
    interrupt = Interrupt()

    def ask(number: int, frame: object) -> None:
        interrupt.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def end(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    before = {}
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:  # as in a shell's background
        before[signal.SIGINT] = signal.signal(signal.SIGINT, ask)
    # A signal's default action leaves the processes that we started behind; an exception does not.
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            number = getattr(signal, name)
            before[number] = signal.signal(number, end)
    try:
        yield interrupt
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class ProgressTeller:
    """Says on standard error how a long solve is getting on; silent for the first seconds."""

    def __init__(self, what: str):
        self._what = what
        self._start = self._told = time.monotonic()
        self._is_terminal = sys.stderr is not None and sys.stderr.isatty()
        self._has_told = False

    def tell(self, progress: SolverProgress) -> None:
        """Say how far the solve is, unless that was said a moment ago."""
        now = time.monotonic()
        if now - self._told < (1 if self._is_terminal else 15):
            return
        self._told = now
        self._has_told = True
        line = (
            f"{self._what}: {now - self._start:.0f} s, {progress.searched} sets searched, "
            f"between {progress.lower} and {progress.upper}"
        )
        if self._is_terminal:
            tell(f"\r{line}\033[K", end="")
        else:
            tell(line)

    def finish(self) -> None:
        """Wipe the line of a terminal."""
        if self._has_told and self._is_terminal:
            tell("\r\033[K", end="")
