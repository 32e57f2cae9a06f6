"""The pages that are measured, each in a folder of its own.

Public names: `build_pages`, `make_plain`, `PYODIDE`.

    site      our page as it is published, made by tools/build_site.py
    plain     the same page in plain JavaScript: same HTML, style sheet, words and colours;
              pages/plain/cyclomind.js takes the place of everything that makes Python run
    pyodide   the same Python on Pyodide in the main thread, through PyScript
    blank     nothing at all, the floor
"""

import importlib
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from tools.build_site import build
from tools.fetch_runtime import RUNTIME
from tools.sources import ENTRY, ROOT, page_sources

PYODIDE = "pyodide"

_HERE = Path(__file__).parent / "pages"

#: Seconds: published files are a week old, not seconds, so that browsers keep them.
_AGE = 7 * 24 * 3600


def build_pages(folder: Path, names: list[str]) -> None:
    """Write the named pages into folders of their names; ``plain`` needs ``site`` before it."""
    makers: dict[str, Callable[[Path], None]] = {
        "site": build,
        "plain": _plain,
        "pyodide": _pyodide,
        "blank": _blank,
    }
    for name in names:
        makers[name](folder / name)
    moment = folder.stat().st_mtime - _AGE
    for file in folder.rglob("*"):
        if not file.is_symlink():
            os.utime(file, (moment, moment))


def _blank(target: Path) -> None:
    shutil.copytree(_HERE / "blank", target)


def _plain(target: Path) -> None:
    make_plain(target.parent / "site", target)


def make_plain(site: Path, target: Path) -> None:
    """Write the plain page that goes with a built site."""
    page = (site / "index.html").read_text(encoding="utf-8")
    page = re.sub(r'<link rel="(?:modulepreload|preload)".*\n', "", page)
    page = re.sub(r"<(m?py-config)[\s\S]*?</\1>\n", "", page)
    page = re.sub(r'<script type="micropython"[\s\S]*?</script>\n', "", page)
    page = re.sub(r'<script type="module".*</script>\n', "", page)
    # What watches over the start: a page of one script needs none.
    page = re.sub(r"<script>[\s\S]*?</script>\n", "", page)
    page = re.sub(r'<script type="application/json"[\s\S]*?</script>\n', "", page)
    page, count = re.subn(
        r'<script [^>]*src="app/boot[^>]*></script>',
        '<script src="cyclomind.js" defer></script>',
        page,
    )
    assert count == 1, "index.html no longer names app/boot.js as the bench knows it"
    assert "runtime/" not in page and page.count("<script") == 1, "the plain page is not plain"
    target.mkdir()
    (target / "index.html").write_text(page, encoding="utf-8")
    script = (_HERE / "plain" / "cyclomind.js").read_text(encoding="utf-8")
    (target / "cyclomind.js").write_text(_words_and_colors() + script, encoding="utf-8")
    for file in [*site.glob("app/*.css"), *site.glob("*.md"), site / "runtime" / "versions.json"]:
        copy = target / file.relative_to(site)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def _words_and_colors() -> str:
    """Return the words and colours of our page, as a JavaScript developer would write them."""
    words = {
        name: {
            key: sentence
            for part in ("home", "page")
            for key, sentence in importlib.import_module(f"app.locales.{name}.{part}").WORDS.items()
        }
        for name in ("en", "de")
    }
    colors = [paint._asdict() for paint in importlib.import_module("app.art.colors").COLORS]
    written = json.dumps(words, ensure_ascii=False, indent=2)
    return f"const WORDS = {written};\nconst COLORS = {json.dumps(colors, indent=2)};\n\n"


#: What Pyodide does differently, put right before the page's own program: `to_js` has another home,
#: nothing comes later, and a function that JavaScript keeps must be made a lasting proxy.
_PYODIDE_FIRST = """
import sys
import js
from pyodide.ffi import create_proxy
from pyscript import ffi
sys.modules["jsffi"] = ffi

async def _there_already(*_):
    pass

js.bringModules = js.bringPyScript = create_proxy(_there_already)
from app.browser import dom
guarded = dom.guarded
dom.guarded = lambda handler: create_proxy(guarded(handler))
dom.listen = lambda target, kind, handler: target.addEventListener(kind, dom.guarded(handler))
"""


#: PyScript loads and awaits each of its optional plugins unless told not to.
_PLUGINS = (
    "!deprecations-manager",
    "!donkey",
    "!error",
    "!py-editor",
    "!py-game",
    "!py-terminal",
)


def _pyodide(target: Path) -> None:
    for path in ("app", "cyclomind"):
        shutil.copytree(ROOT / path, target / path, ignore=shutil.ignore_patterns("__pycache__"))
    (target / "runtime").symlink_to(RUNTIME)
    config = {
        "interpreter": "./runtime/pyodide/pyodide.mjs",
        "plugins": _PLUGINS,
        "files": {f"./{path}": f"./{path}" for path in page_sources()},
    }
    (target / "pyscript.json").write_text(json.dumps(config), encoding="utf-8")
    entry = target / ENTRY
    entry.write_text(_PYODIDE_FIRST + entry.read_text(encoding="utf-8"), encoding="utf-8")
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    page = re.sub(r"<(m?py-config)[\s\S]*?</\1>\n", "", page)
    page = re.sub(r'<script type="module" src="app/browser.*</script>\n', "", page)
    page, count = re.subn('<script type="micropython" version="[^"]+"', '<script type="py"', page)
    assert count == 1, "index.html no longer runs MicroPython as the bench knows it"
    (target / "index.html").write_text(page, encoding="utf-8")
