"""Every example in README and docs/ does what it says.

Three forms are known: ``>>>`` in Python; a ``console`` block, in which a line that begins with
``$`` is a command and what follows is all that it prints; and a table below a line such as

    **4 beads**: `python -m cyclomind tables 4` (0.14 s)

whose last column is not compared where it is headed "seconds". Such a command is run if it takes
less than half a second by what the line says; a test names those that take longer.
"""

import contextlib
import doctest
import io
import re
import shlex

import pytest

from cyclomind.commands import main as command_line
from cyclomind.strategy.codebreaking import __main__ as averages
from tools.sources import ROOT

PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
}
PROGRAMS = {
    "cyclomind": command_line.main,
    "cyclomind.strategy.codebreaking": averages.main,
}
_LONGEST = 0.5  # seconds of a table that is printed again

_TABLES = [
    (f"{page}: {match[1]}", match[1], float(match[2]), match[3])
    for page, text in PAGES.items()
    for match in re.finditer(
        r"^\*\*.*\*\*: `(python -m .*)` \(([\d.]+) s.*\)\n\n((?:\|.*\n)+)", text, re.MULTILINE
    )
]


def _console_examples() -> list:
    """(command, what it prints) of every command in a console block."""
    found = []
    for text in PAGES.values():
        for block in re.findall(r"^```console\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, printed = example.partition("\n")
                found.append((command, printed))
    return found


def _printed_by(command: str) -> str:
    python, dash_m, module, *arguments = shlex.split(command)
    assert (python, dash_m) == ("python", "-m")
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert not PROGRAMS[module](arguments)
    return out.getvalue()


def _rows(table: str) -> list:
    """The lines of a table, without its last column if that tells seconds."""
    lines = [line.rstrip().rstrip("|").rstrip() for line in table.splitlines()]
    if lines[0].endswith("| seconds"):
        return [line.rpartition("|")[0] for line in lines]
    return lines


@pytest.mark.parametrize("page", [page for page, text in PAGES.items() if ">>>" in text])
def test_python_examples_print_what_they_say(page):
    source = re.sub(r"^```.*$", "", PAGES[page], flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(source, {}, page, page, 0)
    report = io.StringIO()
    result = doctest.DocTestRunner(verbose=False).run(examples, out=report.write)
    assert result.failed == 0, report.getvalue()
    assert result.attempted == len(re.findall(r"^\s*>>>", PAGES[page], re.MULTILINE)) > 0


@pytest.mark.parametrize(("command", "printed"), _console_examples())
def test_commands_print_what_they_say(command, printed):
    assert _printed_by(command) == printed


@pytest.mark.parametrize(
    ("command", "table"),
    [
        pytest.param(command, table, id=name)
        for name, command, seconds, table in _TABLES
        if seconds < _LONGEST
    ],
)
def test_tables_are_those_that_the_command_prints(command, table):
    rows = _rows(table)
    assert len(rows) > 2
    assert rows == _rows(_printed_by(command))


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_only_named_are_ones_that_exist(page):
    """Those of the long tables, for example; words in capitals stand for something to fill in."""
    named = re.findall(r"(?:`|^    )python -m cyclomind ([^`\n]*)", PAGES[page], re.MULTILINE)
    for arguments in named:
        if not re.search(r"\b[A-Z]{2}", arguments) and "--help" not in arguments:
            assert command_line._parser().parse_args(shlex.split(arguments, comments=True))


def test_only_these_tables_take_too_long_to_print_again():
    assert [name for name, _, seconds, _ in _TABLES if seconds >= _LONGEST] == [
        "docs/strategy.md: python -m cyclomind tables 6",
        "docs/strategy.md: python -m cyclomind tables 7",
        "docs/strategy.md: python -m cyclomind tables 8 --most-necklaces 318",
        "docs/strategy.md: python -m cyclomind pars --optimal 6",
    ]


def test_every_form_of_example_is_found():
    assert len(_console_examples()) >= 3
    assert len(_TABLES) == 11
    assert all(text.count("```") % 2 == 0 for text in PAGES.values())
