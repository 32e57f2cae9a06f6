"""What is made once for all processes of a test run. Public name: `made_once`."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

#: Seconds after which a folder that another process makes counts as never coming.
_PATIENCE = 300.0


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return a folder that ``make(folder)`` has filled; the first process that asks does it.

    name: of the folder, another one for other content. It is to be read only.
    Raises: AssertionError when another process could not make it.
    """
    base = factory.getbasetemp()
    # The processes of one run have their folders side by side.
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder, begun = shared / name, shared / f"{name}.begun"
    ready, failed = shared / f"{name}.ready", shared / f"{name}.failed"
    try:
        begun.mkdir()
    except FileExistsError:
        deadline = time.monotonic() + _PATIENCE
        while not ready.exists():
            assert not failed.exists(), f"another process could not make {name}"
            assert time.monotonic() < deadline, f"another process does not finish {name}"
            time.sleep(0.1)
        return folder
    try:
        make(folder)
    except BaseException:
        failed.touch()
        raise
    ready.touch()
    return folder
