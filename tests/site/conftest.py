"""What the tests of the builder are given: the built site, and a tree to change."""

from pathlib import Path

import pytest

from tests.trees import copied_tree


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Path:
    """The built site; to be read only."""
    return site_folder


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what the builder reads, for a test to change."""
    return copied_tree(tmp_path / "tree")
