"""Which of our modules a module needs, read from their import statements without running them.

Public names: `reachable`, `at_run_time`.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TypeGuard


def reachable(root: Path, entry: str, sources: list[str]) -> list[str]:
    """Return those of sources, sorted, that entry imports, itself or through others.

    entry, sources: paths relative to root. An import counts wherever it stands, also in a
    function, but under ``if False:``. The packages that a module stands in come with it.
    """
    known = set(sources)
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        path = waiting.pop()
        for name in _imported_names(path, (root / path).read_text(encoding="utf-8")):
            new = {file for file in _files_of(name) if file in known} - found
            found |= new
            waiting += new
    return sorted(found)


def at_run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield a tree and every node in it but the bodies of ``if False:``.

    They name types for annotations; MicroPython compiles nothing of them.
    """
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if _is_for_annotations(node):
            waiting += node.orelse
        else:
            waiting += ast.iter_child_nodes(node)


def _is_for_annotations(node: ast.AST) -> TypeGuard[ast.If]:
    """Tell whether a node is an ``if False:``."""
    test = node.test if isinstance(node, ast.If) else None
    return isinstance(test, ast.Constant) and test.value is False


@cache  # one build asks for each module many times, and tests build many trees that are alike
def _imported_names(path: str, source: str) -> tuple[str, ...]:
    """Return the dotted names of everything imported; some name a thing in a module."""
    names: list[str] = []
    for node in at_run_time(ast.parse(source, filename=path)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.append(node.module)
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return tuple(names)


@cache
def _files_of(name: str) -> tuple[str, ...]:
    """Return the paths that a dotted name, and the packages around it, would have."""
    path = PurePosixPath(*name.split("."))
    packages = (path, *path.parents[:-1])
    return tuple(f"{package}{ending}" for package in packages for ending in (".py", "/__init__.py"))
