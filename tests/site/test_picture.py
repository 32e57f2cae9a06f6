"""The picture of MicroPython's memory: the same every time, of the runtime that is there, without
anything that differs from page to page.
"""

import gzip
import json
import shutil
from pathlib import Path

import pytest

from tools import picture
from tools.build_site import build
from tools.fetch_runtime import RUNTIME
from tools.sources import divided


def about(site: Path) -> dict:
    """Return what the site's picture says of itself."""
    (file,) = site.glob("app/picture.*.bin")
    return json.loads(gzip.decompress(file.read_bytes()).split(b"\n", 1)[0])


def test_the_picture_refers_to_the_page_by_name_only(site: Path):
    names = about(site)["names"]
    assert {"document", "document.documentElement"} <= set(names)
    assert len(set(names)) == len(names)


def test_the_picture_stands_clear_of_the_stack_and_of_itself(site: Path):
    told = about(site)
    end = told["base"][0]
    for address, size in told["parts"]:
        assert address >= end and size > 0
        end = address + size


def test_the_picture_holds_the_names_of_all_modules_of_the_home_page(site: Path):
    (file,) = site.glob("app/picture.*.bin")
    content = gzip.decompress(file.read_bytes())
    for source in divided()["home"]:
        assert source.encode() in content, source


#: Changes as a newer MicroPython might have them: each breaks something that restoring relies on.
DOCTORED = {
    "other-references": ("micropython.mjs", b"proxy_js_ref=[globalThis,", b"proxy_js_ref=[null,"),
    "other-streaming": (
        "micropython.mjs",
        b"return await WebAssembly.instantiateStreaming(response,imports)",
        b"return await WebAssembly.instantiate(await response.arrayBuffer(),imports)",
    ),
    "late-request": (
        "micropython.mjs",
        b"try{var response=fetch(",
        b"try{await 0;var response=fetch(",
    ),
    "other-beginning": ("micropython.mjs", b'ccall("mp_js_init"', b'ccall("mp_js_repl_init"'),
    "other-heap": ("micropython.wasm", b"GC memory layout", b"GC memory outlay"),
}


@pytest.mark.parametrize("change", DOCTORED.values(), ids=DOCTORED)
def test_a_runtime_that_the_picture_does_not_fit_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: tuple[str, bytes, bytes]
):
    file, before, after = change
    runtime = shutil.copytree(RUNTIME / "micropython", tmp_path / "micropython")
    content = (runtime / file).read_bytes()
    assert before in content
    (runtime / file).write_bytes(content.replace(before, after))
    monkeypatch.setattr(picture, "_MICROPYTHON", runtime)
    with pytest.raises(SystemExit, match="does not fit the runtime"):
        build(tmp_path / "refused")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("SEED = fresh_seed()", "Uint32Array.new while it is imported"),
        ("import time\nNOW = time.time()", "mp_js_time_ms while modules are imported"),
        ("import random\nDRAWN = random.random()", "mp_js_random_u32 while modules are imported"),
        ("from js import document\nBODY = document.body", "document.body while it is imported"),
    ],
)
def test_what_every_page_must_get_for_itself_is_in_no_picture(
    tmp_path: Path, tree: Path, line: str, said: str
):
    with (tree / "app" / "browser" / "chance.py").open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    with pytest.raises(SystemExit, match=said):
        build(tmp_path / "refused", tree)
