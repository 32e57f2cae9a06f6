"""A picture of MicroPython's memory with the home page's modules imported, and what restores it.

Public name: `place_interpreter`.

Unpacking and importing our modules would take longer than all else that Python does before the
first move. The picture is made in Node while the site is built, by the same
app/browser/interpreter.mjs that restores it in the page, and tried there at once: a runtime that it
does not fit ends the build. The same runtime and sources give the same bytes.
"""

import gzip
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from tools.fetch_runtime import RUNTIME
from tools.hosted import hosted_text
from tools.worker import Place

#: What the page takes for MicroPython, below the root of the tree.
INTERPRETER = "app/browser/interpreter.mjs"

_IN_NODE = Path(__file__).parent / "in_node"
_MICROPYTHON = RUNTIME / "micropython"

#: How many beads a board has when no size was chosen.
_BEADS = 5

#: From the interpreter's folder to the page's.
_UP = "../" * len(PurePosixPath(INTERPRETER).parent.parts)


def place_interpreter(
    site: Path,
    root: Path,
    place: Place,
    runtime: str,
    pyscript: str,
    archives: dict[str, str],
    home: list[str],
) -> tuple[str, str]:
    """Write the picture and the module that restores it; return the paths (module, picture).

    runtime: the folder of MicroPython in the site. pyscript: the path in the site of PyScript's
    core. archives: that of each archive of modules. home: the sources of the modules that are in
    the picture; the archive ``home`` has them for a page that cannot use it.
    """
    text = (root / INTERPRETER).read_text(encoding="utf-8")
    packed = (site / archives["home"]).read_bytes()
    name = _name_of(text.encode(), packed, *(file.read_bytes() for file in _ingredients()))
    picture = place(site, "app/picture.bin", _picture(text, packed, _program(home), name))
    module = _filled_in(
        _with_runtime(text, f"{_UP}{runtime}/"),
        PICTURE=name,
        ARCHIVES={name: _UP + path for name, path in archives.items()},
        PYSCRIPT=_UP + pyscript,
    )
    return place(site, INTERPRETER, hosted_text(_without_comments(module)).encode()), picture


def _ingredients() -> list[Path]:
    """Return the files that decide, beside our own modules, what the picture looks like."""
    files = [*_MICROPYTHON.glob("micropython.*"), *_IN_NODE.glob("*"), Path(__file__)]
    return sorted(file for file in files if file.is_file())


def _name_of(*parts: bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:16]


def _program(sources: list[str]) -> str:
    """Return the Python that runs before the picture is taken."""
    modules = [path.removesuffix(".py").removesuffix("/__init__") for path in sources]
    imports = "".join(f"import {module.replace('/', '.')}\n" for module in modules)
    return f"{imports}app.art.beads.prepare({_BEADS})\n"


def _picture(text: str, packed: bytes, program: str, name: str) -> bytes:
    """Return the picture, compressed, after a start from it in Node has succeeded."""
    text = _with_runtime(text, f"{_MICROPYTHON.as_uri()}/")
    with TemporaryDirectory() as folder:
        here = Path(folder)
        (here / "home.gz").write_bytes(packed)
        (here / "program.py").write_text(program, encoding="utf-8")
        plain, restoring = here / "plain.mjs", here / "restoring.mjs"
        plain.write_text(_filled_in(text, ARCHIVES={"home": "./home.gz"}), encoding="utf-8")
        restoring.write_text(_filled_in(text, PICTURE=name), encoding="utf-8")
        _node("make_picture.mjs", plain, here / "program.py", name, here / "picture")
        content = gzip.compress((here / "picture").read_bytes(), compresslevel=9, mtime=0)
        (here / "picture.bin").write_bytes(content)
        _node("try_picture.mjs", restoring, here / "picture.bin")
        return content


def _node(script: str, *arguments: object) -> None:
    command = ["node", str(_IN_NODE / script), *map(str, arguments)]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode:
        sys.exit(
            "The picture of MicroPython's memory does not fit the runtime that is there:"
            f"\n{ran.stderr}\nSee docs/architecture.md, *The picture of memory*."
        )


def _with_runtime(text: str, folder: str) -> str:
    """Return the module with another place for MicroPython's files."""
    return text.replace(f"{_UP}runtime/micropython/", folder)


def _filled_in(text: str, **constants: object) -> str:
    """Return the module with values for these constants, which are empty in the sources."""
    for name, value in constants.items():
        line = re.compile(rf'^const {name} = (""|\{{\}});$', re.MULTILINE)
        written = f"const {name} = {json.dumps(value)};"
        text, count = line.subn(lambda _, written=written: written, text)  # type: ignore[misc]
        if count != 1:
            sys.exit(f"{INTERPRETER}: no place for {name}.")
    return text


def _without_comments(text: str) -> str:
    """Return the module without lines that are comments."""
    return re.sub(r"^\s*//.*\n", "", text, flags=re.MULTILINE)
