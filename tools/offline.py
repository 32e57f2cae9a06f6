"""What makes the built site start without a network: the service worker and its lists.

Public name: `place_service_worker`.

The site is read as it was built, so a file that the builder adds is kept without being named
here. docs/offline.md says what the worker does with the lists.
"""

import base64
import hashlib
import json
import re
import sys
from pathlib import Path

from tools.sources import ROOT, WORKER

#: The worker in the site: at its top, since it serves what is beside it and below.
SERVICE_WORKER = "service-worker.js"

_PROGRAM = f"{WORKER}/service-worker.js"

#: What makes the thinking worker.
_THINKING = (f"{WORKER}/", "runtime/pyodide/")

#: What no page of ours asks for.
_NOT_ASKED_FOR = re.compile(r"(^|/)(embed\.js|LICEN[CS]E[^/]*|\.nojekyll)$")

#: Paths that say which content they mean: by a hash, or by the folder of a runtime's version.
_TELLING = re.compile(r"\.[0-9a-f]{10}\.|^runtime/[a-z]+/\d")


def place_service_worker(site: Path, page: str, root: Path = ROOT) -> str:
    """Write the service worker beside the files of site; return the page with its build in it.

    page: the text of index.html, which is part of the build but not in the folder yet. The
    build's name, eight hexadecimal digits, depends on the content of every file that is kept.
    """
    asked_for = [path for path in _files(site) if not _NOT_ASKED_FOR.search(path)]
    thinking = [path for path in asked_for if path.startswith(_THINKING)]
    files = [path for path in asked_for if path not in thinking]
    program = (root / _PROGRAM).read_text(encoding="utf-8")
    build = _name_of([program, page, *(f"{path} {_checksum(site / path)}" for path in files)])
    addresses = {
        path if _TELLING.search(path) else f"{path}?v={build}": _checksum(site / path)
        for path in files
    }
    for name, value in (("BUILD", build), ("FILES", addresses), ("THINKING", thinking)):
        program = _with_constant(program, name, value)
    (site / SERVICE_WORKER).write_text(program, encoding="utf-8")
    marked = page.replace("<html ", f'<html data-build="{build}" ', 1)
    if marked == page:
        sys.exit("index.html has no <html> element that could name the build.")
    return marked


def _files(site: Path) -> list[str]:
    found = [path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()]
    return sorted(found)


def _name_of(parts: list[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]


def _checksum(path: Path) -> str:
    """Return the checksum of a file as `fetch` compares it (Subresource Integrity)."""
    digest = hashlib.sha256(path.read_bytes()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def _with_constant(program: str, name: str, value: object) -> str:
    """Return the program with ``const NAME = …;``, which is empty in the sources, filled in."""
    line = re.compile(rf'^const {name} = (""|\{{\}}|\[\]);$', re.MULTILINE)
    text = json.dumps(value, indent=2)
    program, count = line.subn(lambda _: f"const {name} = {text};", program)
    if count != 1:
        sys.exit(f"{_PROGRAM}: no place for {name}.")
    return program
