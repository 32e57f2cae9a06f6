"""Commands that take long: Ctrl-C ends them early, and they say how far they are.

Public names: `Interrupt`, `interruptible`, `ProgressTeller`.
"""

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cyclomind.strategy.solution import SolverProgress


class Interrupt:
    """Whether Ctrl-C was pressed."""

    asked = False


@contextmanager
def interruptible() -> Iterator[Interrupt]:
    """Turn the first Ctrl-C into a wish to stop; the second one stops at once."""
    interrupt = Interrupt()

    def ask(number: int, frame: object) -> None:
        interrupt.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)


class ProgressTeller:
    """Says on standard error how a long solve is getting on; silent for the first seconds."""

    def __init__(self, what: str):
        self._what = what
        self._start = self._told = time.monotonic()
        self._is_terminal = sys.stderr.isatty()
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
        print(f"\r{line}\033[K" if self._is_terminal else line, end="", file=sys.stderr)
        print(end="" if self._is_terminal else "\n", file=sys.stderr, flush=True)

    def finish(self) -> None:
        """Wipe the line of a terminal."""
        if self._has_told and self._is_terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
