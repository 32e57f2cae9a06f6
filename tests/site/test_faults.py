"""The list of faults in docs/faults.md, against the tests that name them."""

import re

from tools.sources import ROOT


def test_each_fault_has_a_test_and_each_test_a_fault():
    listed = re.findall(r"^\| (\w+) \|", (ROOT / "docs" / "faults.md").read_text(), re.MULTILINE)
    named = {
        fault
        for file in (ROOT / "tests").rglob("test_*.py")
        for fault in re.findall(r'^@pytest\.mark\.fault\("(\w+)"\)', file.read_text(), re.MULTILINE)
    }
    assert sorted(listed[1:]) == sorted(named)
