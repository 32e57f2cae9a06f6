"""The one place that knows which of our files the page needs.

Public names: `ROOT`, `ENTRY`, `page_sources`, `divided`, `page_assets`,
`pyscript_config`, and for the worker that thinks `WORKER`, `WORKER_PROGRAM`, `worker_sources`,
`worker_config`.

Run it to rewrite pyscript.json and app/workers/thinker.json after adding or removing a module:

    python -m tools.sources
"""

import json
from pathlib import Path

from tools.imports import reachable

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
_COMMAND_LINE = ("cyclomind/commands/", "__main__.py")

#: Modules that the page imports by a name it puts together, by the archive that brings them in the
#: built site; a path stands for all that begin so. The home page in English is one archive.
_IMPORTED_BY_NAME = {
    "home": ("app/locales/en/home",),
    "second_load": (
        "app/panels/",
        "app/locales/en/panels",
        "app/thinking/thinker",
        "app/second_load/",
    ),
    "de": ("app/locales/de/",),
    "daily": ("app/rooms/daily", "app/locales/en/daily"),
    "rooms": ("app/rooms/", "app/locales/en/rooms"),
}

#: Where everything stands that makes the worker, and its program: it imports the rest.
WORKER = "app/workers"
WORKER_PROGRAM = f"{WORKER}/main.py"

_ASSET_PATTERNS = (
    "app/locales/*/how-to-play/*.md",
    "embed.js",
)


def page_sources(root: Path = ROOT) -> list[str]:
    """Return the paths, relative to root and sorted, of the modules that the page may import."""
    modules = [*root.glob("app/**/*.py"), *root.glob("cyclomind/**/*.py")]
    paths = sorted(module.relative_to(root).as_posix() for module in modules)
    return [path for path in paths if path != ENTRY and not path.startswith(_NOT_FOR_THE_PAGE)]


def divided(root: Path = ROOT) -> dict[str, list[str]]:
    """Return the page's modules, sorted, by the archive that brings them; ``home`` is the first.

    Home begins with what app/main.py can reach by import statements. Each other archive holds
    modules that are imported by name, and whatever they reach that home does not hold: it may
    come without the others.
    """
    sources = page_sources(root)
    home = set(reachable(root, ENTRY, sources))
    taken = set(home)
    archives = {"home": home}
    for archive, starts in _IMPORTED_BY_NAME.items():
        named = {path for path in sources if path.startswith(starts)} - taken
        reached = {found for path in named for found in reachable(root, path, sources)}
        archives[archive] = archives.get(archive, set()) | named | (reached - home)
        taken |= archives[archive]
    return {archive: sorted(modules) for archive, modules in archives.items()}


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
    (ROOT / "pyscript.json").write_text(pyscript_config(), encoding="utf-8")
    (ROOT / WORKER / "thinker.json").write_text(worker_config(), encoding="utf-8")
