"""What all tests share: property tests that take the same road every time.

A test that fails today fails tomorrow, on every machine. To look for new examples instead:
``HYPOTHESIS_PROFILE=explore python -m pytest tests/rules``.
"""

import os
from itertools import chain

import pytest
from hypothesis import settings

from tests.browser.report import engine_lines

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which browser engines the tests ran in, and why one was left out."""
    decided = chain.from_iterable(
        terminalreporter.stats.get(how, []) for how in ("passed", "failed", "skipped", "error")
    )
    lines = engine_lines(report for report in decided if isinstance(report, pytest.TestReport))
    if lines:
        terminalreporter.section("browser engines")
        for line in lines:
            terminalreporter.line(line)
