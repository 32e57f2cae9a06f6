"""Reading from import statements what a page needs."""

from pathlib import Path

from tools.imports import reachable


def written(root: Path, modules: dict[str, str]) -> list[str]:
    for path, text in modules.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return list(modules)


def test_every_way_to_import_counts(tmp_path: Path):
    sources = written(
        tmp_path,
        {
            "main.py": "import a.one\ndef later():\n    from b import two, name\n",
            "a/__init__.py": "",
            "a/one.py": "from js import document\nfrom a import three",
            "a/three.py": "import json",
            "a/unused.py": "",
            "b/__init__.py": "name = 1",
            "b/two.py": "from b.deep.four import thing",
            "b/deep/four.py": "thing = 4",
        },
    )
    assert reachable(tmp_path, "main.py", sources) == [
        "a/__init__.py",
        "a/one.py",
        "a/three.py",
        "b/__init__.py",
        "b/deep/four.py",
        "b/two.py",
    ]


def test_what_is_imported_for_annotations_does_not_come(tmp_path: Path):
    """It stands under ``if False:``, of which MicroPython compiles nothing."""
    modules = {
        "a.py": "if False:\n    from b import B\nelse:\n    import c",
        "b.py": "",
        "c.py": "",
    }
    assert reachable(tmp_path, "a.py", written(tmp_path, modules)) == ["c.py"]


def test_modules_that_import_each_other_end(tmp_path: Path):
    sources = written(tmp_path, {"main.py": "import a", "a.py": "import b", "b.py": "import a"})
    assert reachable(tmp_path, "main.py", sources) == ["a.py", "b.py"]
