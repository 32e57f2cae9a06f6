"""Who may import whom inside cyclomind: its packages list their modules from the ground up."""

import ast
import importlib
import re
from pathlib import Path

import pytest

from tools.imports import at_run_time
from tools.sources import ROOT

PACKAGES = (
    "",
    ".games.codebreaker",
    ".strategy",
    ".strategy.coach",
    ".strategy.codebreaking",
    ".commands",
)
GAMES = {"necklace", "palette", "mastermind", "codebreaker", "walkthrough"}
#: Modules of cyclomind that only CPython and the worker run.
NOT_PORTABLE = {"strategy", "commands", "__main__"}


def _listed(package: str) -> list:
    """The modules in a package's docstring, from the ground up."""
    text = importlib.import_module(f"cyclomind{package}").__doc__ or ""
    return re.findall(r"^    (\w+)  +\S", text, re.MULTILINE)


def _imported(path: Path) -> set:
    """The full names of the modules of cyclomind that a module imports anywhere in it."""
    names: set = set()
    for node in at_run_time(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith("cyclomind.")}


def _files(folder: Path, name: str) -> list:
    module = folder / f"{name}.py"
    return [module] if module.is_file() else sorted((folder / name).rglob("*.py"))


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_lists_exactly_its_modules(package):
    folder = ROOT / f"cyclomind{package}".replace(".", "/")
    there = {path.stem for path in folder.iterdir() if path.suffix == ".py"}
    there |= {path.parent.name for path in folder.glob("*/__init__.py")}
    listed = _listed(package)
    assert len(listed) == len(set(listed))
    assert set(listed) - {"__main__"} == there - {"__init__", "__main__"}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_imports_only_what_is_listed_above_it(package):
    folder = ROOT / f"cyclomind{package}".replace(".", "/")
    listed = _listed(package)
    prefix = f"cyclomind{package}."
    for place, name in enumerate(listed):
        for path in _files(folder, name):
            siblings = {
                imported[len(prefix) :].split(".")[0]
                for imported in _imported(path)
                if imported.startswith(prefix)
            } & set(listed)
            assert siblings <= set(listed[: place + 1]), path


def test_the_rules_import_neither_the_strategies_nor_the_commands():
    for path in sorted((ROOT / "cyclomind").rglob("*.py")):
        if path.relative_to(ROOT / "cyclomind").parts[0].removesuffix(".py") in NOT_PORTABLE:
            continue
        found = {name.split(".")[1] for name in _imported(path)}
        assert not found & NOT_PORTABLE, path


def test_no_game_imports_another():
    for game in GAMES:
        for path in _files(ROOT / "cyclomind/games", game):
            others = {name.split(".")[2] for name in _imported(path) if name.count(".") > 1}
            assert not others & (GAMES - {game}), path
