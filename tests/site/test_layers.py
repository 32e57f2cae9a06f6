"""Who may import whom, and who may touch the browser."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.imports import at_run_time
from tools.sources import ROOT

#: Wings of app/, and the modules beside them, with the wings that each may import. Every one may
#: import from cyclomind. docs/architecture.md draws it.
MAY_IMPORT = {
    "locales": (),
    "words": ("locales",),
    "art": (),
    "input": (),
    "browser": ("words", "input"),
    "shelf": ("words", "games", "browser"),
    "views": ("words", "art", "input", "browser"),
    "second_load": ("words", "games", "browser", "shelf", "views"),
    "thinking": ("browser", "second_load"),
    "rooms": ("words", "art", "input", "browser", "shelf", "views", "second_load", "thinking"),
    "panels": (
        "locales",
        "words",
        "games",
        "art",
        "input",
        "browser",
        "shelf",
        "views",
        "second_load",  # the help offers again what began with the page: the lesson
        "thinking",
    ),
    "page": ("words", "browser", "shelf", "second_load", "panels"),
    "start": ("words", "browser", "rooms", "page"),
    "main": ("start",),
    "workers": (),
    "games": (),
}

#: Modules that exist in a page only.
BROWSER = ("js", "jsffi", "polyscript", "pyscript")


def modules(folder: str) -> dict[str, ast.Module]:
    """Return the syntax tree of each module of a folder by its dotted name."""
    found = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def named_in(tree: ast.Module) -> Iterator[str]:
    """Yield every dotted name that may be imported: by a statement, or written in a string.

    Types that are named for annotations only do not count. A string such as ``app.rooms.`` is the
    beginning of names that are put together.
    """
    for node in at_run_time(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            name = node.value.partition(":")[0]
            if name.startswith(("app.", "cyclomind.")) and " " not in name:
                yield name


def imported(tree: ast.Module, known: dict[str, ast.Module]) -> set[str]:
    """Return the known modules that a module imports; of a beginning, all that begin so."""
    found = set()
    for name in named_in(tree):
        if name in known:
            found.add(name)
        elif name.endswith("."):
            found |= {module for module in known if module.startswith(name)}
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Return names that lead back to where they begin, or an empty list when there are none."""
    done: set[str] = set()

    def walk(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for following in sorted(graph[name]):
            found = walk(following, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    return next((found for found in (walk(name, []) for name in sorted(graph)) if found), [])


def wing(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def test_every_wing_imports_what_its_layer_allows():
    known = modules("app")
    refused = {
        f"{name} imports {other}"
        for name, tree in known.items()
        for other in imported(tree, known)
        if wing(other) and wing(other) not in (wing(name), *MAY_IMPORT[wing(name)])
    }
    assert not refused


def test_the_layers_themselves_have_no_circle():
    assert not circle({name: set(below) for name, below in MAY_IMPORT.items()})


@pytest.mark.parametrize("folder", ["app", "cyclomind"])
def test_no_module_imports_itself_through_others(folder: str):
    known = modules(folder)
    assert not circle({name: imported(tree, known) - {name} for name, tree in known.items()})


def test_only_the_browser_wing_and_the_workers_import_what_a_browser_has():
    known = {**modules("app"), **modules("cyclomind")}
    touching = {
        name
        for name, tree in known.items()
        if any(found.split(".")[0] in BROWSER for found in named_in(tree))
    }
    assert {wing(name) for name in touching} == {"browser", "workers"}


def test_the_rules_know_nothing_of_the_page():
    touching = {
        name
        for name, tree in modules("cyclomind").items()
        if any(found.split(".")[0] == "app" for found in named_in(tree))
    }
    assert not touching


def test_an_import_by_a_name_that_is_put_together_counts():
    known = {"app.rooms.ring": ast.parse(""), "app.words": ast.parse("")}
    tree = ast.parse('__import__("app.rooms." + name)')
    assert imported(tree, known) == {"app.rooms.ring"}


def test_a_circle_is_found(tmp_path: Path):
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]


def names_of(tree: ast.Module) -> set[str]:
    """Return what a module has at its top: what it defines, assigns and imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found.update(alias.asname or alias.name for alias in node.names)
    return found


def test_every_imported_name_exists():
    """A wrong name in a module that is imported late would fail only while somebody plays."""
    known = {**modules("app"), **modules("cyclomind")}
    missing = [
        f"{name}: {node.module}.{alias.name}"
        for name, tree in known.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in known
        for alias in node.names
        if f"{node.module}.{alias.name}" not in known
        and alias.name not in names_of(known[node.module])
    ]
    assert not missing


#: What is in every browser that runs the page, and throws at nobody who names it.
ALWAYS_THERE = {
    *("Blob", "Date", "Promise", "Reflect", "URL", "Uint32Array", "Uint8Array", "clearTimeout"),
    *("console", "document", "encodeURIComponent", "fetch", "location", "setTimeout", "window"),
    *("attempt", "readAddress"),  # of app/boot.js
}
OF_THE_WINDOW = {
    *("cancelAnimationFrame", "isSecureContext", "parent", "requestAnimationFrame"),
    *("bringModules", "bringPyScript"),  # of app/browser/interpreter.mjs
}


def _run(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is in a tree, without the names for annotations (``if False:``)."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "False":
            continue
        yield child
        yield from _run(child)


@pytest.mark.fault("C08")
def test_what_a_browser_may_refuse_is_asked_for_with_care():
    """JavaScript errors pass every `except`; app/browser/asking.py is the way."""
    bare = set()
    for name, tree in modules("app").items():
        if name.startswith("app.workers"):
            continue
        for node in _run(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "js":
                bare |= {f"{name}: {a.name}" for a in node.names if a.name not in ALWAYS_THERE}
            elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "window":
                bare |= {f"{name}: window.{node.attr}"} - {
                    f"{name}: window.{known}" for known in OF_THE_WINDOW
                }
    assert bare == set()
