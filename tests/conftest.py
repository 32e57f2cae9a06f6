"""What all tests share: property tests with fixed examples, and the report at the end of a run.

The examples are the same in every run, so a test that fails once fails on every machine until it
is mended; `make quick` tries fewer of them. To look for new examples:
``HYPOTHESIS_PROFILE=explore python -m pytest tests/rules``.
"""

import os
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import settings

from tests.browser.report import engine_lines, time_lines
from tests.once import made_once
from tools.build_site import build

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=15)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one process more than there are cores: tests in browsers often wait for something."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site, made once a run from the sources as they are now."""
    return made_once(tmp_path_factory, "site", build)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which browser engines the tests ran in, why one was left out, and what took long."""

    def reports(*kinds: str) -> list[pytest.TestReport]:
        found = chain.from_iterable(terminalreporter.stats.get(kind, []) for kind in kinds)
        return [report for report in found if isinstance(report, pytest.TestReport)]

    outcomes = ("passed", "failed", "skipped", "error")
    sections = {
        "browser engines": engine_lines(reports(*outcomes)),
        # What passed in setup and teardown has no name among the outcomes.
        "seconds by engine, and the slowest tests": time_lines(reports(*outcomes, "")),
    }
    for title, lines in sections.items():
        if lines:
            terminalreporter.section(title)
        for line in lines:
            terminalreporter.line(line)
