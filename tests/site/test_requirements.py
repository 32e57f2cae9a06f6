"""The pinned lists that the Makefile installs, against what pyproject.toml declares."""

import re

from tools.sources import ROOT


def pins(name: str) -> set[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    # One version, or one for each of some versions of Python.
    some_pythons = r'(?:; python_version [<>]=? "[\d.]+")?$'
    return set(re.findall(r"^([\w.-]+==[\w.]+)" + some_pythons, text, flags=re.MULTILINE))


def test_every_declared_version_is_the_one_that_is_installed():
    declared = re.findall(
        r'"([\w.-]+==[\w.]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert len(declared) > 3
    assert set(declared) <= pins("requirements-build.txt") | pins("requirements-test.txt")


def test_the_lists_name_versions_and_no_address():
    for name in ("requirements-build.txt", "requirements-test.txt"):
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        listed = [line for line in lines if line and not line.startswith(("#", "-r "))]
        assert len(listed) == len(pins(name)), name
