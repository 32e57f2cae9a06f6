"""Fill runtime/ with the interpreters that package-lock.json names.

Public names: `RUNTIME`, `NODE_MODULES`, `fetch`.

    python -m tools.fetch_runtime

npm is the only thing that downloads, and only when package-lock.json has changed since the last
time: the second run needs no network. The repository itself holds no third-party code.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

from tools.sources import ROOT

RUNTIME = ROOT / "runtime"
NODE_MODULES = ROOT / "node_modules"

_LOCK = ROOT / "package-lock.json"

#: folder in runtime/ -> (package, folder in the package, what is copied from it)
_PARTS = {
    "pyscript": ("@pyscript/core", "dist", ("*.js",)),
    "micropython": ("@micropython/micropython-webassembly-pyscript", ".", ("*.mjs", "*.wasm")),
    "pyodide": (
        "pyodide",
        ".",
        ("pyodide.mjs", "pyodide.asm.*", "python_stdlib.zip", "pyodide-lock.json", "package.json"),
    ),
}


def fetch() -> None:
    """Install what the lock file names and copy it into runtime/, each only where it is stale."""
    lock = hashlib.sha256(_LOCK.read_bytes()).hexdigest()
    if not _is_fresh(NODE_MODULES, lock):
        _install()
        _stamp(NODE_MODULES).write_text(lock, encoding="utf-8")
    recipe = lock + hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    if not _is_fresh(RUNTIME, recipe):
        _copy()
        _stamp(RUNTIME).write_text(recipe, encoding="utf-8")


def _stamp(folder: Path) -> Path:
    return folder / ".made-from"


def _is_fresh(folder: Path, made_from: str) -> bool:
    stamp = _stamp(folder)
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == made_from


def _install() -> None:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is missing: install Node.js 20 or newer (it brings npm), then try again.")
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit("npm could not install the runtimes: see its message above.")


def _copy() -> None:
    shutil.rmtree(RUNTIME, ignore_errors=True)
    versions = []
    for name, (package, folder, patterns) in _PARTS.items():
        source, target = NODE_MODULES / package, RUNTIME / name
        target.mkdir(parents=True)
        licences = source.glob("LICEN[CS]E*")
        wanted = [file for pattern in patterns for file in (source / folder).glob(pattern)]
        for file in [*wanted, *licences]:
            shutil.copyfile(file, target / file.name)
        versions.append(_version(source))
    text = json.dumps(versions, indent=2) + "\n"
    (RUNTIME / "versions.json").write_text(text, encoding="utf-8")


def _version(package: Path) -> dict[str, str]:
    described = json.loads((package / "package.json").read_text(encoding="utf-8"))
    return {key: described[key] for key in ("name", "version", "license")}


if __name__ == "__main__":
    fetch()
