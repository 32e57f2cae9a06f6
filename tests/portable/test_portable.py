"""One script of checks on three interpreters: the results agree letter by letter.

CPython runs the tests, MicroPython the page, Pyodide the worker. MicroPython runs the sources,
as the loose tree serves them, and the very archive of bytecode that the built site serves.
Node and a filled ``runtime/`` are needed: a missing one fails these tests.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules.vectors import table
from tools.archive import archive_of, contents_of
from tools.fetch_runtime import RUNTIME, fetch
from tools.sources import ROOT, page_sources

HERE = Path(__file__).parent
TABLES = (
    "necklaces",
    "score",
    "peg_score",
    "share",
    "share_malformed",
    "share_unspecified",
)
#: The rules, and what of the page computes without a browser.
_COVERED = ("cyclomind/", "app/__init__", "app/input/__init__", "app/input/guard")
RULES = [path for path in page_sources() if path.startswith(_COVERED)]


@pytest.fixture(scope="session", autouse=True)
def runtime() -> None:
    """Make sure that the interpreters are there."""
    assert shutil.which("node"), "these tests run MicroPython and Pyodide in Node: install it"
    fetch()


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the rules as source."""
    stage = _stage(tmp_path_factory.mktemp("sources"))
    for path in RULES:
        target = stage / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)
    return stage


@pytest.fixture(scope="session")
def bytecode(runtime: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the rules compiled as for the site."""
    stage = _stage(tmp_path_factory.mktemp("bytecode"))
    for path, content in contents_of(archive_of(ROOT, RULES)).items():
        target = stage / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    assert not list(stage.glob("cyclomind/*.py"))
    return stage


def _stage(folder: Path) -> Path:
    """Put into folder what the checks need beside the rules."""
    shutil.copyfile(HERE / "checks.py", folder / "checks.py")
    names = [path.removesuffix(".py").removesuffix("/__init__") for path in RULES]
    inputs: dict = {"modules": [name.replace("/", ".") for name in names]}
    inputs.update({name: table(name) for name in TABLES})
    # MicroPython: escaped characters beyond 16 bits would be read as two.
    text = json.dumps(inputs, ensure_ascii=False)
    (folder / "inputs.json").write_text(text, encoding="utf-8")
    return folder


def _line_of(command: list, folder: Path | None = None) -> str:
    """Return the one line that the checks print, or fail with their traceback."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("\n") == 1, ran.stdout
    return ran.stdout


def _in_node(runner: str, module: str, stage: Path) -> str:
    return _line_of(["node", str(HERE / runner), str(RUNTIME / module), str(stage)])


@pytest.fixture(scope="session")
def expected(sources: Path) -> str:
    """What CPython prints."""
    return _line_of([sys.executable, "-c", "import checks; checks.run()"], sources)


def _assert_equal(line: str, expected: str) -> None:
    for (name, result), (_, wanted) in zip(json.loads(line), json.loads(expected)):
        assert result == wanted, name
    assert line == expected


def test_cpython_passes_every_check(expected):
    results = json.loads(expected)
    assert len(results) >= 10
    assert all(result for _, result in results)
    assert expected.isascii()


def test_micropython_agrees_on_the_sources(sources, expected):
    _assert_equal(_in_node("micropython.mjs", "micropython/micropython.mjs", sources), expected)


def test_micropython_agrees_on_the_bytecode_of_the_site(bytecode, expected):
    _assert_equal(_in_node("micropython.mjs", "micropython/micropython.mjs", bytecode), expected)


def test_pyodide_agrees_on_the_sources(sources, expected):
    _assert_equal(_in_node("pyodide.mjs", "pyodide/pyodide.mjs", sources), expected)


@pytest.mark.parametrize("runner", ["micropython", "pyodide"])
def test_a_failing_check_fails_with_its_traceback(runner, tmp_path):
    """The runners must not swallow what they are there to show."""
    (tmp_path / "checks.py").write_text("def run():\n    assert 1 == 2, 'as planned'\n")
    with pytest.raises(AssertionError, match="as planned"):
        _in_node(f"{runner}.mjs", f"{runner}/{runner}.mjs", tmp_path)
