"""What a run says at its end: which engines it used, which it did not have, and where time went.

Public names: `engine_lines`, `time_lines`.
"""

from collections import Counter
from collections.abc import Iterable

import pytest

from tests.browser.engines import ENGINES, chosen


def engine_lines(reports: Iterable[pytest.TestReport]) -> list[str]:
    """Return a line for each engine: how many tests ran, how many were skipped and why.

    reports: one of each test, of the phase that decided it. No browser test, no line.
    """
    ran: Counter[str] = Counter()
    errors: Counter[str] = Counter()
    skipped: dict[str, Counter[str]] = {name: Counter() for name in ENGINES}
    versions: dict[str, str] = {}
    for report in reports:
        about = dict(report.user_properties)
        name = about.get("engine")
        if name not in ENGINES:
            continue
        versions[name] = str(about.get("version", ""))
        if report.skipped:
            skipped[name][_reason(report)] += 1
        elif report.failed and report.when == "setup":
            errors[name] += 1
        else:
            ran[name] += 1
    if not versions:
        return []
    lines = []
    for name, kind in ENGINES.items():
        title = f"{kind.title} {versions.get(name, '')}".strip()
        if name not in versions:
            left_out = "not chosen" if chosen() and name not in chosen() else "no test of it"
            lines.append(f"{title}: {left_out}")
            continue
        not_begun = f", {errors[name]} not begun" if errors[name] else ""
        lines.append(f"{title}: {ran[name]} ran, {skipped[name].total()} skipped{not_begun}")
        lines += [f"    {count} skipped: {why}" for why, count in skipped[name].most_common()]
    return lines


def time_lines(reports: Iterable[pytest.TestReport], slowest: int = 10) -> list[str]:
    """Return a line with the seconds of each engine, then one for each of the slowest tests.

    reports: of all phases, so that a test's time includes what was prepared for it.
    """
    seconds: Counter[str] = Counter()
    engines: Counter[str] = Counter()
    for report in reports:
        seconds[report.nodeid] += report.duration  # type: ignore[assignment]
        name = dict(report.user_properties).get("engine")
        title = ENGINES[name].title if name in ENGINES else "no browser"
        engines[title] += report.duration  # type: ignore[assignment]
    if not seconds:
        return []
    shares = ", ".join(f"{title} {total:.0f} s" for title, total in engines.most_common())
    return [shares, *(f"{total:6.1f} s  {test}" for test, total in seconds.most_common(slowest))]


def _reason(report: pytest.TestReport) -> str:
    said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return said.removeprefix("Skipped: ")
