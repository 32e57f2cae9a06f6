"""A module says which of its names others may use; what it says is what is there.

The sentence begins with "Public name". Free of it are modules without
public names, packages, programs (``__main__``), and the texts of a language.
"""

import ast
import re
from pathlib import Path

import pytest

from tools.sources import ROOT

MODULES = [
    path.relative_to(ROOT).as_posix()
    for tree in ("cyclomind", "app")
    for path in sorted((ROOT / tree).rglob("*.py"))
    if path.stem not in ("__init__", "__main__") and "locales" not in path.parts
]


def _public(tree: ast.Module) -> set:
    """The names without an underscore that a module defines itself."""
    names = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found = [part for target in targets for part in ast.walk(target)]
            names |= {
                part.id
                for part in found
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
            }
    return {name for name in names if not name.startswith("_")}


def _told(docstring: str | None) -> list:
    """The names that the line of public names has; a name with a dot points elsewhere."""
    line = re.search(r"\bPublic names?\b(.*?)\.(?=\s|$)", docstring or "", re.DOTALL)
    return re.findall(r"`(\w+)`", line[1]) if line else []


@pytest.mark.parametrize("path", MODULES)
def test_the_public_names_are_those_that_the_docstring_has(path):
    tree = ast.parse(Path(ROOT / path).read_text(encoding="utf-8"))
    told = _told(ast.get_docstring(tree))
    assert len(told) == len(set(told))
    assert set(told) == _public(tree)


def test_the_reader_sees_what_differs():
    """Names, tuples, annotated values and asynchronous functions count; private ones do not."""
    source = "A, B = 1, 2\nc: int = 3\n_d = 4\nasync def e(): pass\nclass F: pass\nimport g"
    assert _public(ast.parse(source)) == {"A", "B", "c", "e", "F"}
    assert _told("X.\n\nPublic names: `a`,\nfor `b.c` `d`. It needs `e`.") == ["a", "d"]
    assert _told("X, without.") == []
