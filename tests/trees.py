"""A copy of what the builder reads, for a test to change. Public name: `copied_tree`."""

import shutil
from pathlib import Path

from tools.sources import ROOT, page_assets


def copied_tree(target: Path) -> Path:
    """Copy the sources of the page into target, a new folder, and return it."""
    for folder in ("app", "cyclomind"):
        shutil.copytree(ROOT / folder, target / folder)
    for file in ("index.html", "pyscript.json", *page_assets()):
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, target / file)
    return target
