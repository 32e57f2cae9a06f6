"""The list of modules in pyscript.json, against the tree."""

import json

from tools.sources import (
    ROOT,
    WORKER,
    page_assets,
    page_sources,
    pyscript_config,
    worker_config,
    worker_sources,
)


def test_pyscript_json_lists_exactly_the_modules_of_the_page():
    written = (ROOT / "pyscript.json").read_text(encoding="utf-8")
    assert written == pyscript_config(), "run `make sources` and commit pyscript.json"


def test_the_workers_list_names_exactly_its_modules():
    written = (ROOT / WORKER / "thinker.json").read_text(encoding="utf-8")
    assert written == worker_config(), "run `make sources` and commit app/workers/thinker.json"
    listed = json.loads(written)
    names = [listed["program"], listed["interpreter"], *listed["files"]]
    assert [name for name in names if not (ROOT / WORKER / name).is_file()] == []


def test_the_page_leaves_the_thinking_and_its_own_first_lines_out():
    sources = page_sources()
    assert "app/start.py" in sources
    assert "cyclomind/scoring.py" in sources
    assert "app/main.py" not in sources
    elsewhere = ("cyclomind/strategy/", "cyclomind/commands/")
    assert not [path for path in sources if path.startswith(elsewhere)]


def test_the_worker_leaves_the_command_line_out():
    sources = worker_sources()
    assert "cyclomind/strategy/coach/review.py" in sources
    assert not [path for path in sources if "commands/" in path or path.endswith("__main__.py")]


def test_every_listed_file_exists():
    listed = json.loads(pyscript_config())["files"]
    assert [path for path in listed if not (ROOT / path).is_file()] == []


def test_the_instructions_are_fetched_as_data():
    assert "app/locales/en/how-to-play/necklace.md" in page_assets()
    assert not [path for path in page_assets() if path.endswith(".py")]
