"""What the tests of the builder are given: the built site, and a tree to change."""

import shutil
from pathlib import Path

import pytest

from tools.build_site import build
from tools.sources import ROOT


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; to be read only."""
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what the builder reads, for a test to change."""
    copy = tmp_path / "tree"
    for folder in ("app", "cyclomind"):
        shutil.copytree(ROOT / folder, copy / folder)
    for file in ("index.html", "pyscript.json"):
        shutil.copyfile(ROOT / file, copy / file)
    return copy
