"""The one place that knows which of our files the page needs.

Public names: `ROOT`, `ENTRY`, `LANGUAGES`, `page_sources`, `divided`, `page_assets`,
`pyscript_config`, and for the worker that thinks `WORKER`, `WORKER_PROGRAM`, `worker_sources`,
`worker_config`.

Run it after adding or removing a module, a game or a language; it rewrites pyscript.json,
app/workers/thinker.json, app/locales/languages.py and what index.html tells app/boot.js:

    python -m tools.sources
"""

import json
from pathlib import Path

from tools.imports import reachable
from tools.languages import (
    WRITTEN_IN,
    archives,
    check_menu,
    languages,
    languages_module,
    page_with_tables,
)
from tools.watch import page_with_watch

ROOT = Path(__file__).resolve().parent.parent

#: The two lines that the page runs; everything else is imported from there.
ENTRY = "app/main.py"

#: Python that the page's interpreter never imports, though it stands in a package it does import
#: from: the thinking is in full modern Python for a worker, the command line for a terminal.
_NOT_FOR_THE_PAGE = (
    "cyclomind/strategy/",
    "cyclomind/commands/",
    "cyclomind/__main__.py",
    "app/workers/",
)

#: Python of the rules package that is for a terminal: no browser needs it.
_COMMAND_LINE = ("cyclomind/commands/", "cyclomind/strategy/compiled/", "__main__.py")

#: What the panels need, and what starts with them: imported by name, as rooms and languages are.
_SECOND_LOAD = (
    "app/panels/",
    f"app/locales/{WRITTEN_IN}/page",
    f"app/locales/{WRITTEN_IN}/panels",
    "app/thinking/thinker",
    "app/second_load/",
)

#: Where everything stands that makes the worker, and its program: it imports the rest.
WORKER = "app/workers"
WORKER_PROGRAM = f"{WORKER}/main.py"

#: The list of languages, made from their folders.
LANGUAGES = "app/locales/languages.py"

_ASSET_PATTERNS = (
    "app/locales/*/how-to-play/*.md",
    "embed.js",
)


def page_sources(root: Path = ROOT) -> list[str]:
    """Return the paths, relative to root and sorted, of the modules that the page may import."""
    modules = [*root.glob("app/**/*.py"), *root.glob("cyclomind/**/*.py")]
    paths = sorted(module.relative_to(root).as_posix() for module in modules)
    return [path for path in paths if path != ENTRY and not _is_for_others(path)]


def _is_for_others(path: str) -> bool:
    # What is said before Python runs stands in the page (tools/languages.py).
    is_first_words = path.startswith("app/locales/") and path.endswith("/start.py")
    return is_first_words or path.startswith(_NOT_FOR_THE_PAGE)


def _imported_by_name(root: Path) -> dict[str, tuple[str, ...]]:
    """Return the modules that the page imports by a name it puts together, by their archive.

    A path stands for all that begin so. The home page in English is one archive, each other
    language one, and each name in the table of games one with its rooms and their English words.
    """
    found: dict[str, tuple[str, ...]] = {
        "home": (f"app/locales/{WRITTEN_IN}/home",),
        "second_load": _SECOND_LOAD,
    }
    for language in languages(root):
        if language != WRITTEN_IN:
            found[language] = (f"app/locales/{language}/",)
    for archive, names in archives(root).items():
        if archive != "home":
            rooms = [f"app/rooms/{name}" for name in names]
            found[archive] = (*rooms, f"app/locales/{WRITTEN_IN}/{archive}")
    return found


def divided(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the page's modules, sorted, by the archive that brings them; ``home`` is the first.

    Home begins with what app/main.py can reach by import statements. Each other archive holds
    modules that are imported by name, and whatever they reach that home does not hold: it may
    come without the others.
    """
    sources = page_sources(root)
    home = set(reachable(root, ENTRY, sources))
    taken = set(home)
    found = {"home": home}
    for archive, starts in _imported_by_name(root).items():
        named = {path for path in sources if path.startswith(starts)} - taken
        reached = {other for path in named for other in reachable(root, path, sources)}
        found[archive] = found.get(archive, set()) | named | (reached - home)
        taken |= found[archive]
    return {archive: sorted(modules) for archive, modules in found.items()}


def page_assets(root: Path = ROOT) -> list[str]:
    """Return the paths, relative to root and sorted, of the files that the page fetches as data."""
    found = {path for pattern in _ASSET_PATTERNS for path in root.glob(pattern)}
    return sorted(
        path.relative_to(root).as_posix()
        for path in found
        if path.is_file() and path.suffix != ".py" and "__pycache__" not in path.parts
    )


def pyscript_config(root: Path = ROOT) -> str:
    """Return the text of pyscript.json, the configuration of the loose tree."""
    files = {f"./{path}": f"./{path}" for path in page_sources(root)}
    return json.dumps({"files": files}, indent=2) + "\n"


def worker_sources(root: Path = ROOT) -> list[str]:
    """Return the paths, relative to root and sorted, of the modules that the worker may import."""
    modules = [*root.glob(f"{WORKER}/**/*.py"), *root.glob("cyclomind/**/*.py")]
    paths = {module.relative_to(root).as_posix() for module in modules} | {"app/__init__.py"}
    return sorted(
        path
        for path in paths - {WORKER_PROGRAM}
        if not path.startswith(_COMMAND_LINE) and not path.endswith(_COMMAND_LINE)
    )


def worker_config(root: Path = ROOT) -> str:
    """Return the text of app/workers/thinker.json: what makes the worker in the loose tree.

    Addresses are relative to the file itself; app/thinking/thinker.py reads it.
    """
    up = "../" * len(Path(WORKER).parts)
    parts = {
        "program": "main.py",
        "interpreter": "interpreter.mjs",
        "files": {f"{up}{path}": f"./{path}" for path in worker_sources(root)},
    }
    return json.dumps(parts, indent=2) + "\n"


if __name__ == "__main__":
    (ROOT / LANGUAGES).write_text(languages_module(ROOT), encoding="utf-8")
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    check_menu(page, ROOT)
    page = page_with_watch(page_with_tables(page, ROOT), ROOT)
    (ROOT / "index.html").write_text(page, encoding="utf-8")
    (ROOT / "pyscript.json").write_text(pyscript_config(), encoding="utf-8")
    (ROOT / WORKER / "thinker.json").write_text(worker_config(), encoding="utf-8")
