"""The browser engines that tests run in, each behind the same few words.

Public names: `ENGINES`, `Engines`, `chosen`.

An engine is started when the first test asks for it and lives as long as the session. One that
this machine does not have is `Missing`, with the reason.
"""

import os

from tests.browser.engines.chromium import Chromium
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.tab import Engine, Missing
from tests.browser.engines.webkit import WebKit

#: Every engine under the name that the environment variable ENGINES has for it.
ENGINES: dict[str, type[Engine]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


def chosen() -> list[str]:
    """Return the names in ENGINES, "chromium,webkit", in our order; [] when it is not set.

    Raises: ValueError for a name that is no engine.
    """
    wanted = [name.strip() for name in os.environ.get("ENGINES", "").split(",") if name.strip()]
    unknown = sorted(set(wanted) - set(ENGINES))
    if unknown:
        raise ValueError(f"ENGINES names {', '.join(unknown)}; there are {', '.join(ENGINES)}")
    return [name for name in ENGINES if name in wanted]


class Engines:
    """The engines of one session, started when they are asked for; a context manager."""

    def __init__(self) -> None:
        self._started: dict[str, Engine] = {}
        self._missing: dict[str, str] = {}

    def __enter__(self) -> "Engines":
        return self

    def __exit__(self, *_: object) -> None:
        for engine in self._started.values():
            engine.stop()

    def why_missing(self, name: str) -> str:
        """Return why this machine does not have the engine, or "" when it runs now."""
        if name not in self._started and name not in self._missing:
            try:
                self._started[name] = ENGINES[name]()
            except Missing as reason:
                self._missing[name] = str(reason)
        return self._missing.get(name, "")

    def get(self, name: str) -> Engine:
        """Return an engine that is not missing."""
        return self._started[name]
