"""What the tests of the builder are given: the built site, and a tree to change."""

from pathlib import Path

import pytest

from tests.trees import copied_tree
from tools.build_site import build


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; to be read only."""
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what the builder reads, for a test to change."""
    return copied_tree(tmp_path / "tree")
