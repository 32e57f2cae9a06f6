"""Which of our modules a module needs, read from their import statements without running them.

Public names: `reachable`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath


def reachable(root: Path, entry: str, sources: list[str]) -> list[str]:
    """Return those of sources, sorted, that entry imports, itself or through others.

    entry, sources: paths relative to root. An import counts wherever it stands, also in a
    function. The packages that a module stands in come with it.
    """
    known = set(sources)
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        path = waiting.pop()
        tree = ast.parse((root / path).read_text(encoding="utf-8"), filename=path)
        for name in _imported_names(tree):
            new = {file for file in _files_of(name) if file in known} - found
            found |= new
            waiting += new
    return sorted(found)


def _imported_names(tree: ast.AST) -> Iterator[str]:
    """Yield the dotted names of everything imported; some name a thing in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _files_of(name: str) -> Iterator[str]:
    """Yield the paths that a dotted name, and the packages around it, would have."""
    path = PurePosixPath(*name.split("."))
    for package in (path, *path.parents[:-1]):
        yield f"{package}.py"
        yield f"{package}/__init__.py"
