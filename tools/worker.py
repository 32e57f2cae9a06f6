"""The worker that thinks, for the built site: Pyodide, its memory in one picture, our sources.

Public names: `place_worker`.

    runtime/pyodide/VERSION/    the interpreter and its library, as they come
    app/workers/*.bin           a picture of the interpreter's memory after its start: with it a
                                worker is there three to six times sooner
    app/workers/*.zip           our modules, as sources: bytecode would tie them to one version
    app/workers/*.js, *.py      the two small files whose addresses PyScript gets
    app/workers/*.json          names the others; the page knows its name and reads it only when
                                a thinker is started

The picture depends on Pyodide and on nothing of ours. It is made once and kept in .cache/.
"""

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.fetch_runtime import RUNTIME
from tools.hosted import hosted_name, hosted_text
from tools.sources import ROOT, WORKER, WORKER_PROGRAM, worker_sources

_PYODIDE = RUNTIME / "pyodide"
_PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
_CACHE = ROOT / ".cache"

#: Modules of the standard library that the picture holds ready, so that no worker has to compile
#: them. Not random: it would give the same numbers to everybody.
_IMPORTED = (
    "abc argparse array asyncio collections dataclasses enum functools heapq inspect itertools"
    " json math typing"
)

#: Makes the picture. Without clock and chance the same Pyodide gives the same bytes; a worker gets
#: its own chance later, from the browser.
_MAKE_SNAPSHOT = """
import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
const [module, modules, target] = process.argv.slice(1);
const fill = (bytes) => bytes.fill(7);
crypto.randomFillSync = globalThis.crypto.getRandomValues = fill;
Date.now = () => 946684800000;
performance.now = () => 1000;
const { loadPyodide } = await import(module);
const pyodide = await loadPyodide({ _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
pyodide.runPython(`import ${modules}`);
writeFileSync(target, pyodide.makeMemorySnapshot());
"""

#: Writes content at a path of the site, with a hash of it in the name, and returns that path.
Place = Callable[[Path, str, bytes], str]


def place_worker(site: Path, root: Path, place: Place) -> str:
    """Write everything the worker needs into site; return the path of the list that names it."""
    folder = _place_pyodide(site)
    snapshot = place(site, f"{WORKER}/memory.bin", _snapshot())
    interpreter = (root / WORKER / "interpreter.mjs").read_text(encoding="utf-8")
    interpreter = interpreter.replace("../../runtime/pyodide/", f"../../{folder}/")
    interpreter, count = re.subn(
        r'^const SNAPSHOT = "";$',
        f'const SNAPSHOT = "{Path(snapshot).name}";',
        interpreter,
        flags=re.MULTILINE,
    )
    if count != 1:
        sys.exit("app/workers/interpreter.mjs: no place for the address of the snapshot.")
    members = {path: (root / path).read_bytes() for path in worker_sources(root)}
    parts = {
        "program": place(site, WORKER_PROGRAM, (root / WORKER_PROGRAM).read_bytes()),
        "interpreter": place(site, f"{WORKER}/interpreter.mjs", hosted_text(interpreter).encode()),
        "sources": place(site, f"{WORKER}/thinker.zip", _packed(members)),
    }
    names = {part: Path(path).name for part, path in parts.items()}
    listed = {
        "program": names["program"],
        "interpreter": names["interpreter"],
        "files": {names["sources"]: "./*"},
    }
    return place(site, f"{WORKER}/thinker.json", json.dumps(listed).encode())


def _place_pyodide(site: Path) -> str:
    """Copy the interpreter into a folder that its version names, and return that folder."""
    version = json.loads((_PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    folder = f"runtime/pyodide/{version}"
    (site / folder).mkdir(parents=True)
    for file in (*_PYODIDE_FILES, *(path.name for path in _PYODIDE.glob("LICEN[CS]E*"))):
        # With its date: the folder's name says that it never changes.
        shutil.copyfile(_PYODIDE / file, site / folder / hosted_name(file))
    return folder


def _snapshot() -> bytes:
    """Return the picture of the interpreter's memory, compressed here since no host does it."""
    recipe = hashlib.sha256((_MAKE_SNAPSHOT + _IMPORTED).encode())
    for file in _PYODIDE_FILES:
        recipe.update((_PYODIDE / file).read_bytes())
    kept = _CACHE / f"pyodide-memory.{recipe.hexdigest()[:16]}.bin"
    if not kept.is_file():
        _CACHE.mkdir(exist_ok=True)
        module = (_PYODIDE / "pyodide.mjs").as_uri()
        modules = ", ".join(_IMPORTED.split())
        command = ["node", "--input-type=module", "--eval", _MAKE_SNAPSHOT, module, modules]
        # In a folder of its own: another build may be making the same picture now.
        with TemporaryDirectory(dir=_CACHE) as folder:
            raw, packed = Path(folder, "raw"), Path(folder, "packed")
            made = subprocess.run([*command, str(raw)], capture_output=True, text=True)
            if made.returncode:
                sys.exit(f"Pyodide did not start in Node:\n{made.stderr}")
            packed.write_bytes(gzip.compress(raw.read_bytes(), compresslevel=9, mtime=0))
            packed.replace(kept)
    return kept.read_bytes()


def _packed(members: dict[str, bytes]) -> bytes:
    """Return members (path -> content) as a .zip that depends on nothing else."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, content in sorted(members.items()):
            packed.writestr(zipfile.ZipInfo(path), content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()
