"""What package-lock.json may hold: exact versions, and no address that files come from."""

import json

from tools.sources import ROOT


def test_the_lock_file_names_no_download_address():
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert len(packages) > 3
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_the_runtimes_are_named_by_exact_versions():
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
    assert [version for version in versions if not version[0].isdigit()] == []
