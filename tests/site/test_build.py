"""The built site: complete, small, relative, the same every time, and never half old."""

import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from app.workers.thinker import TASKS
from tools.archive import contents_of
from tools.build_site import build
from tools.imports import reachable
from tools.languages import languages
from tools.sources import ENTRY, ROOT, divided, page_sources, worker_sources

#: What a page may weigh before the first move, in bytes as a compressing server sends them.
BUDGET = 300_000


def content(folder: Path) -> dict[str, bytes]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def addresses(page: str) -> list[str]:
    """Return the addresses of the files that a page names; links to games are no files."""
    page = re.sub(r"<a [^>]*>", "", page)
    found = re.findall(r'(?:href|src)="([^"#?]+)"', page)
    return [address for address in found if not address.startswith("data:")]


def archive(folder: Path, name: str = "home") -> Path:
    (found,) = folder.glob(f"app/{name}.*.bin")
    return found


def interpreter(folder: Path) -> str:
    (found,) = folder.glob("app/browser/interpreter.*.js")
    return found.read_text(encoding="utf-8")


def constant(program: str, name: str) -> Any:
    (value,) = re.findall(rf"^const {name} = (.*);$", program, re.MULTILINE)
    return json.loads(value)


def modules_in(packed: Path) -> list[str]:
    return list(contents_of(packed.read_bytes()))


def test_the_same_tree_gives_the_same_bytes(site: Path, tmp_path: Path):
    # In a process of its own, which remembers nothing of the first time.
    subprocess.run([sys.executable, "-m", "tools.build_site", tmp_path / "again"], check=True)
    assert content(tmp_path / "again") == content(site)


def test_every_address_in_the_page_is_relative_and_exists(site: Path):
    found = addresses((site / "index.html").read_text(encoding="utf-8"))
    assert len(found) == 6
    for address in found:
        assert ":" not in address and not address.startswith("/")
        assert (site / address).is_file(), address


def test_the_archive_holds_what_the_home_page_can_reach_as_bytecode(site: Path):
    names = modules_in(archive(site))
    expected = {*reachable(ROOT, ENTRY, page_sources()), "app/locales/en/home.py"}
    assert names == sorted(path.replace(".py", ".mpy") for path in expected)
    assert {"app/start.mpy", "cyclomind/scoring.mpy"} <= set(names)


def test_the_other_rooms_stand_in_an_archive_of_their_own(site: Path):
    home, others = modules_in(archive(site)), modules_in(archive(site, "rooms"))
    assert not set(home) & set(others)
    assert {"app/rooms/palette.mpy", "cyclomind/games/palette.mpy"} <= set(others)
    assert constant(interpreter(site), "ARCHIVES")["rooms"] == (
        f"../../app/{archive(site, 'rooms').name}"
    )


def test_each_language_stands_in_an_archive_of_its_own(site: Path):
    for language in languages(ROOT):
        if language != "en":
            assert f"app/locales/{language}/home.mpy" in modules_in(archive(site, language))


def test_a_language_is_added_by_its_folder(tmp_path: Path, tree: Path):
    """The builder makes the list, too: nothing else names a language."""
    shutil.copytree(tree / "app/locales/de", tree / "app/locales/sv")
    build(tmp_path / "more", tree)
    assert "app/locales/sv/home.mpy" in modules_in(archive(tmp_path / "more", "sv"))
    page = (tmp_path / "more" / "index.html").read_text(encoding="utf-8")
    assert '"sv":{"failed"' in page
    assert (tmp_path / "more" / "manifest.sv.webmanifest").is_file()


def test_panels_come_later_than_the_first_move(site: Path):
    home, later = modules_in(archive(site)), modules_in(archive(site, "second_load"))
    assert "app/panels/settings.mpy" in later and not set(home) & set(later)


def test_every_module_of_the_page_is_in_one_archive(site: Path):
    paths = [path for path in site.glob("app/*.bin") if not path.name.startswith("picture.")]
    packed = [module for path in paths for module in modules_in(path)]
    assert sorted(packed) == sorted(
        path.replace(".py", ".mpy") for modules in divided().values() for path in modules
    )


def test_words_for_the_bare_sources_are_left_out(site: Path):
    assert "make dev" in (ROOT / "index.html").read_text(encoding="utf-8")
    assert "make dev" not in (site / "index.html").read_text(encoding="utf-8")


def test_the_archive_names_folders_before_what_is_in_them(site: Path):
    index = gzip.decompress(archive(site).read_bytes()).split(b"\n\n")[0].decode()
    known = {"."}
    for line in index.split("\n"):
        path = line.rstrip("/").split(" ")[-1]
        assert str(Path(path).parent) in known, path
        if line.endswith("/"):
            known.add(path)


@pytest.mark.parametrize(
    ("module", "renamed"),
    [
        ("app/start.py", {"app/home.bin", "app/picture.bin"}),
        ("app/panels/about.py", {"app/second_load.bin"}),
        (
            "cyclomind/rng.py",
            {
                *("app/home.bin", "app/picture.bin"),
                *("app/workers/thinker.zip", "app/workers/thinker.json"),
            },
        ),
    ],
)
def test_a_changed_module_renames_what_holds_it_and_nothing_else(
    site: Path, tmp_path, tree, module, renamed
):
    with (tree / module).open("a", encoding="utf-8") as file:
        file.write("\nCHANGED = True\n")
    build(tmp_path / "changed", tree)
    before, after = content(site).keys(), content(tmp_path / "changed").keys()
    left, come = set(before - after), set(after - before)
    renamed = renamed | {"app/browser/interpreter.js"}  # it names the archives
    assert {_without_hash(path) for path in left} == renamed
    assert {_without_hash(path) for path in come} == renamed
    page = (tmp_path / "changed" / "index.html").read_text(encoding="utf-8")
    page += interpreter(tmp_path / "changed")
    assert not [path for path in left if path in page]
    assert not [path for path in come if path not in page and not path.endswith(".zip")]


def _without_hash(path: str) -> str:
    return re.sub(r"\.[0-9a-f]{10}\.", ".", path)


def test_the_worker_is_made_of_what_its_list_names(site: Path):
    page = (site / "index.html").read_text(encoding="utf-8")
    (path,) = re.findall(r'data-thinker="\./([^"]+)"', page)
    listed = json.loads((site / path).read_text(encoding="utf-8"))
    folder = (site / path).parent
    for part in (listed["program"], listed["interpreter"], *listed["files"]):
        assert (folder / part).is_file(), part
    interpreter = (folder / listed["interpreter"]).read_text(encoding="utf-8")
    (snapshot,) = re.findall(r'SNAPSHOT = "([^"]+)"', interpreter)
    assert len(gzip.decompress((folder / snapshot).read_bytes())) > 20_000_000
    (pyodide,) = re.findall(r'from "([^"]+/pyodide\.js)"', interpreter)
    assert (folder / pyodide).is_file()


def test_the_workers_archive_holds_the_rules_and_the_thinking_as_sources(site: Path):
    with zipfile.ZipFile(next(site.glob("app/workers/thinker.*.zip"))) as packed:
        names = packed.namelist()
    assert names == worker_sources(ROOT)
    assert {"cyclomind/strategy/codebreaking/guesser.py", "app/workers/thinker.py"} <= set(names)
    assert not [name for name in names if name.startswith(("app/views/", "app/rooms/"))]


def test_nothing_for_tests_is_in_the_built_site(site: Path):
    held = [*content(site)]
    for packed in site.rglob("*.zip"):
        if "pyodide" not in packed.parts:
            held += zipfile.ZipFile(packed).namelist()
    for packed in site.glob("app/*.bin"):
        if not packed.name.startswith("picture."):
            held += modules_in(packed)
    assert len(held) > 150
    parts = {part for path in held for part in Path(path).parts}
    assert not [part for part in parts if re.match(r"tests?\b|test_|trial_", part)]
    # A task for tests would stand in none of the modules that do the work.
    working = {f"app.workers.{Path(path).stem}" for path in worker_sources(ROOT)}
    assert {task.partition(":")[0] for task in TASKS.values()} <= working - {"app.workers.thinker"}


def test_the_page_holds_one_style_sheet_with_all_rules_in_order(site: Path):
    page = (site / "index.html").read_text(encoding="utf-8")
    (path,) = re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)
    loose = (ROOT / "index.html").read_text(encoding="utf-8")
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)">', loose)
    texts = [(ROOT / sheet).read_text(encoding="utf-8") for sheet in sheets]
    without_comments = re.sub(r"/\*.*?\*/", "", "".join(texts), flags=re.DOTALL)
    whole = "".join((site / path).read_text(encoding="utf-8").split())
    assert whole == "".join(without_comments.split()).replace(";}", "}") + ".end{}"


def test_what_is_asked_for_before_the_first_move_stays_small(site: Path):
    page = (site / "index.html").read_text(encoding="utf-8")
    first = {"index.html", *addresses(page)}
    assert [path for path in first if path.startswith("app/picture.")]
    assert not [path for path in first if path.startswith(("app/home.", "app/second_load."))]
    sent = {path: len(gzip.compress((site / path).read_bytes(), 6)) for path in first}
    assert sum(sent.values()) <= BUDGET, sent


@pytest.mark.fault("C02")
@pytest.mark.fault("C03")
def test_no_name_has_an_ending_that_hosts_treat_in_their_own_way(site: Path):
    """Modules end in .js, and nothing ends in what a server may call sent packed."""
    odd = {".mjs", ".cjs", ".gz", ".tgz", ".br", ".zst", ".Z", ".tar"}
    assert not [path for path in site.rglob("*") if path.is_file() and path.suffix in odd]


@pytest.mark.fault("C04")
def test_pages_by_branch_leaves_nothing_out(site: Path):
    assert (site / ".nojekyll").is_file()
    worker = (site / "service-worker.js").read_text(encoding="utf-8")
    assert "nojekyll" not in worker, "a server may keep such files to itself"


def test_nothing_of_pyodide_is_in_the_page(site: Path):
    assert "pyodide" not in (site / "index.html").read_text(encoding="utf-8")


def test_a_page_that_does_not_start_python_is_refused(tmp_path: Path, tree: Path):
    page = tree / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace('type="micropython"', ""))
    with pytest.raises(SystemExit, match="expected once, found 0 times"):
        build(tmp_path / "refused", tree)


def test_a_style_sheet_that_points_at_files_is_refused(tmp_path: Path, tree: Path):
    sheet = next((tree / "app" / "styles").glob("*.css"))
    sheet.write_text(sheet.read_text(encoding="utf-8") + "a { background: url(cord.png) }\n")
    with pytest.raises(SystemExit, match="cannot import or point at"):
        build(tmp_path / "refused", tree)


def test_a_module_that_mpy_cross_cannot_read_is_named(tmp_path: Path, tree: Path):
    (tree / "app" / "start.py").write_text("match 1:\n    case _: pass\n")
    with pytest.raises(SystemExit, match=r"app/start\.py"):
        build(tmp_path / "refused", tree)


def test_the_archive_has_no_date_in_it(site: Path):
    assert archive(site).read_bytes()[4:8] == bytes(4)


def test_a_style_sheet_loses_its_notes_and_spaces_but_no_string(tmp_path: Path, tree: Path):
    sheet = tree / "app" / "styles" / "page.css"
    rule = '/* A dot. */\n.dot::before {\n  content: "\\b7  ";\n  color: red;\n}\n'
    sheet.write_text(sheet.read_text(encoding="utf-8") + rule, encoding="utf-8")
    build(tmp_path / "site", tree)
    (joined,) = (tmp_path / "site" / "app").glob("cyclomind.*.css")
    assert '.dot::before{content:"\\b7  ";color:red}' in joined.read_text(encoding="utf-8")


def test_only_an_earlier_site_is_emptied_to_build_one(tmp_path: Path):
    """Whoever names a folder of their own by mistake keeps what is in it."""
    mine, ended = tmp_path / "mine", tmp_path / "ended"
    for folder, name in ((mine, "notes.txt"), (mine, "index.html"), (ended, "index.html")):
        folder.mkdir(exist_ok=True)
        (folder / name).write_text("mine")
    for other in (mine, mine / "notes.txt", ROOT):
        with pytest.raises(SystemExit, match="something else"):
            build(other)
    assert sorted(entry.name for entry in mine.iterdir()) == ["index.html", "notes.txt"]
    build(ended)
    assert (ended / "service-worker.js").is_file()
