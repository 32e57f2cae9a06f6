"""Build site/ from the loose tree: the same page, made of few files that can be asked for at once.

Public names: `SITE`, `build`.

    python -m tools.build_site [FOLDER]

What changes on the way, and why:

    Python              archives of bytecode (tools/archive.py): what the home page needs at once,
                        what it needs later, and the other rooms
    the start           from a picture of MicroPython's memory (tools/picture.py); app/main.py and
                        pyscript.json have no use then
    style sheets        one file
    words               the message for whoever serves the bare sources is left out
    PyScript            its core comes when the first move can be made
    preload tags        the browser asks for everything at once, not for one file after another
    the thinking        a worker's sources, interpreter and memory (tools/worker.py); the page only
                        names the list of them
    installing          a manifest, icons, and a service worker that keeps the files for playing
                        without a network (tools/manifest.py, tools/offline.py)
    names with a hash   our changing files; runtimes stand in a folder named by their version:
                        a new page never meets an old file in a cache

Addresses stay relative, so the site works under any path. Files of a runtime are placed, never
changed. What the page itself must contain is checked: a page that cannot be built is an error.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import sys
from pathlib import Path, PurePosixPath

from tools.archive import archive_of
from tools.fetch_runtime import RUNTIME, fetch
from tools.hosted import hosted_name
from tools.languages import check_menu, page_with_tables
from tools.manifest import place_manifests
from tools.offline import place_service_worker
from tools.picture import INTERPRETER, place_interpreter
from tools.sources import ENTRY, ROOT, divided, page_assets
from tools.watch import page_with_sizes, page_with_watch, without_comments
from tools.worker import place_worker

SITE = ROOT / "site"

#: What stands in the folder of a site; one whose building was ended has a part of it.
_OURS = re.compile(
    r"app|runtime|index\.html|embed\.js|service-worker\.js|manifest\.\w+\.webmanifest|\.nojekyll"
)

#: 1 January 2000, in seconds.
_LONG_AGO = 946_684_800

_STYLE_SHEET = re.compile(r'[ \t]*<link rel="stylesheet" href="([^"]+)"\s*/?>\n')
_CORE_SCRIPT = re.compile(r'<script type="module" src="runtime/pyscript/core\.js"></script>\n')
_OTHER_STYLES = re.compile(r'data-(room|panel)-styles="([^"]+)"')
_PLAIN_SCRIPT = re.compile(r'(?:<script src|data-watch)="([^"]+)"')
_INTERPRETER_SCRIPT = re.compile(rf'<script type="module" src="{re.escape(INTERPRETER)}"></script>')
_BOOT_SCRIPT = re.compile(r'<script (src="app/boot\.[^>]*></script>)\n')
_PYTHON_SCRIPT = re.compile(
    rf'<script type="micropython" version="[./]+/{re.escape(INTERPRETER)}"'
    rf' src="{re.escape(ENTRY)}" config="pyscript\.json"></script>'
)
_CORE_CHUNK = re.compile(r'from\s*"\./(core-[\w-]+\.js)"')
_ERROR_CHUNK = re.compile(r'import\("\./(error-[\w-]+\.js)"\)')


def build(site: Path = SITE, root: Path = ROOT) -> None:
    """Write the site into the folder site, which is emptied first, from the tree at root.

    Raises: SystemExit with one line when the folder has something else in it.
    """
    _check_empty_or_ours(site)
    fetch()
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    page = (root / "index.html").read_text(encoding="utf-8")
    check_menu(page, root)
    page = page_with_tables(re.sub(r"\n\s+", "\n", page), root, loose=False)
    page = page_with_watch(page, root)
    core, micropython = _place_runtimes(site)
    modules = divided(root)
    archives = {
        name: _place(site, f"app/{name}.bin", archive_of(root, sources))
        for name, sources in modules.items()
    }
    runtime = str(PurePosixPath(micropython[0]).parent)
    interpreter, picture = place_interpreter(
        site, root, _place, runtime, core, archives, modules["home"]
    )
    page, style_sheet = _with_one_style_sheet(page, root, site)
    page = _with_other_styles(page, root, site)
    page = _with_hashed_scripts(page, root, site)
    page = _replace_once(page, _CORE_SCRIPT, "")
    page = _replace_once(
        page, _INTERPRETER_SCRIPT, f'<script type="module" src="{interpreter}"></script>'
    )
    named = [place_worker(site, root, _place), place_manifests(site, page, _place, root)]
    page = _replace_once(page, _PYTHON_SCRIPT, _python_element(core, interpreter, named))
    head = [_preload_module(micropython[0])]
    head += [_preload_data(path) for path in (micropython[1], picture)]
    # Before the style sheet, which would hold it up: it begins what takes longest.
    boot = _found_once(page, _BOOT_SCRIPT)
    page = _BOOT_SCRIPT.sub("", page)
    head.append(f'<script data-wasm="{micropython[1]}" data-picture="{picture}" {boot}')
    head.append(f'<link rel="stylesheet" href="{style_sheet}">')
    page = page.replace(_STYLES_STOOD_HERE, "".join(f"{tag}\n" for tag in head))
    (site / ".nojekyll").touch()  # without it GitHub Pages, by branch, leaves files out
    for path in page_assets(root):
        _copy(root / path, site / path)
    page = page_with_sizes(page, site, _needed(page, archives))
    page = place_service_worker(site, page, root)
    (site / "index.html").write_text(page, encoding="utf-8")


def _check_empty_or_ours(site: Path) -> None:
    """End with one line unless the folder may be emptied: it is new or holds an earlier site."""
    if not site.exists():
        return
    if site.is_dir() and all(_OURS.fullmatch(entry.name) for entry in site.iterdir()):
        return
    sys.exit(f"{site} has something else in it than a site that was built: choose another folder.")


def _needed(page: str, archives: dict[str, str]) -> list[str]:
    """Return the paths of what a start may need."""
    named = re.findall(r' (?:src|href|data-room-styles)="((?:app|runtime)/[^"]+)"', page)
    return [*named, *(path for name, path in archives.items() if name != "second_load")]


def _place(site: Path, path: str, content: bytes) -> str:
    """Write content at path, with a hash of it in the name, and return the path it got."""
    digest = hashlib.sha256(content).hexdigest()[:10]
    stem, dot, suffix = path.partition(".")
    hashed = hosted_name(f"{stem}.{digest}{dot}{suffix}")
    _parent_made(site / hashed).write_bytes(content)
    _say_it_never_changes(site / hashed)
    return hashed


def _say_it_never_changes(path: Path) -> None:
    """Date a file far back; only for files whose address says which version they are.

    A server that sends a date and no lifetime leaves browsers to guess, and they guess by the
    file's age: what is old is taken from the cache without asking again.
    """
    os.utime(path, (_LONG_AGO, _LONG_AGO))


def _copy(source: Path, target: Path) -> None:
    shutil.copyfile(source, _parent_made(target))


def _parent_made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _place_runtimes(site: Path) -> tuple[str, tuple[str, str]]:
    """Copy what the first page asks for; return the paths of core and (interpreter, wasm).

    PyScript asks for its error plugin even when told to leave it out.
    """
    shim = (RUNTIME / "pyscript" / "core.js").read_text(encoding="utf-8")
    core = _found(_CORE_CHUNK, shim, "core.js names no core chunk")
    chunk = (RUNTIME / "pyscript" / core).read_text(encoding="utf-8")
    plugin = _found(_ERROR_CHUNK, chunk, f"{core} names no error plugin")
    core, _ = _place_runtime(site, "pyscript", "@pyscript/core", (core, plugin))
    micropython = _place_runtime(
        site,
        "micropython",
        "@micropython/micropython-webassembly-pyscript",
        ("micropython.mjs", "micropython.wasm"),
    )
    _copy(RUNTIME / "versions.json", site / "runtime" / "versions.json")
    return core, micropython


def _place_runtime(site: Path, name: str, package: str, files: tuple[str, str]) -> tuple[str, str]:
    """Copy files of runtime/name, and its licence, into a folder that the version names."""
    versions = json.loads((RUNTIME / "versions.json").read_text(encoding="utf-8"))
    version = next(entry["version"] for entry in versions if entry["name"] == package)
    folder = f"runtime/{name}/{version}"
    for file in (*files, *(path.name for path in (RUNTIME / name).glob("LICEN[CS]E*"))):
        target = site / folder / hosted_name(file)
        _copy(RUNTIME / name / file, target)
        _say_it_never_changes(target)
    return f"{folder}/{hosted_name(files[0])}", f"{folder}/{files[1]}"


#: Where the first style sheet was linked; the preload tags go there, before anything is rendered.
_STYLES_STOOD_HERE = "<!--styles-->\n"


def _with_one_style_sheet(page: str, root: Path, site: Path) -> tuple[str, str]:
    """Return the page with a mark instead of its style sheets, and the path of all in one."""
    paths = _STYLE_SHEET.findall(page)
    if not paths:
        sys.exit("index.html links no style sheet in the form that the builder knows.")
    page = _STYLE_SHEET.sub(_STYLES_STOOD_HERE, page, count=1)
    page = _STYLE_SHEET.sub("", page)
    return page, _place(site, "app/cyclomind.css", _joined(root, paths))


def _joined(root: Path, paths: list[str]) -> bytes:
    """Return the style sheets as one, in this order."""
    texts = [(root / path).read_text(encoding="utf-8") for path in paths]
    for path, text in zip(paths, texts, strict=True):
        if "@import" in text or re.search(r"url\((?!['\"]?(?:data:|#))", text):
            sys.exit(f"{path}: joined style sheets cannot import or point at other files.")
    # The last rule says that nothing is cut off (app/watch.js).
    return _without_notes("".join(texts)).encode() + b".end{}\n"


def _without_notes(style_sheet: str) -> str:
    """Return the rules without comments, and without space where none is needed."""
    rules = re.sub(r"/\*.*?\*/", "", style_sheet, flags=re.DOTALL).strip()
    # Every second part is a string, which stays as it is.
    parts = re.split(r'("[^"]*")', rules)
    for index in range(0, len(parts), 2):
        plain = re.sub(r"\s+", " ", parts[index])
        parts[index] = re.sub(r"(?<=[:;,{}]) | (?=[{}])", "", plain).replace(";}", "}")
    return "".join(parts)


def _with_other_styles(page: str, root: Path, site: Path) -> str:
    """Return the page with the style sheets that are linked later named after their content."""

    def renamed(match: re.Match[str]) -> str:
        path = _place(site, f"app/{match[1]}s.css", _joined(root, match[2].split()))
        return f'data-{match[1]}-styles="{path}"'

    return _OTHER_STYLES.sub(renamed, page)


def _with_hashed_scripts(page: str, root: Path, site: Path) -> str:
    """Return the page with each plain script, less its comments, renamed after its content."""

    def renamed(match: re.Match[str]) -> str:
        path = match[1]
        text = (root / path).read_text(encoding="utf-8")
        return match[0].replace(path, _place(site, path, without_comments(text).encode()))

    return _PLAIN_SCRIPT.sub(renamed, page)


def _python_element(core: str, interpreter: str, later: list[str]) -> str:
    """Return the element by which PyScript, when it comes, takes over the interpreter.

    It has no program: the game is under way by then. later: the paths of what comes later, the
    list of what makes the worker, manifest and touch icon: the element names them for
    app/thinking/thinker.py and app/browser/offline.py, as ``data-thinker`` and so on.
    """
    # PyScript looks for it from where PyScript itself stands.
    version = "../" * len(PurePosixPath(core).parent.parts) + interpreter
    named = "".join(f' data-{PurePosixPath(p).name.split(".")[0]}="./{p}"' for p in later)
    return f'<script type="micropython" version="{version}"{named}></script>'


def _preload_module(path: str) -> str:
    return f'<link rel="modulepreload" href="{path}">'


def _preload_data(path: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{path}">'


def _found(pattern: re.Pattern[str], text: str, otherwise: str) -> str:
    match = pattern.search(text)
    if match is None:
        sys.exit(f"runtime/pyscript: {otherwise}; has PyScript changed its layout?")
    return match[1]


def _replace_once(page: str, pattern: re.Pattern[str], replacement: str) -> str:
    page, count = pattern.subn(lambda _: replacement, page)
    if count != 1:
        sys.exit(f"index.html: expected once, found {count} times: {pattern.pattern}")
    return page


def _found_once(page: str, pattern: re.Pattern[str]) -> str:
    """Return what the only match of the pattern has for its group."""
    found = pattern.findall(page)
    if len(found) != 1:
        sys.exit(f"index.html: expected once, found {len(found)} times: {pattern.pattern}")
    return found[0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the site that any web server can serve.")
    parser.add_argument(
        "folder", type=Path, nargs="?", default=SITE, help="emptied first (site/ in the tree)"
    )
    build(parser.parse_args().folder)
